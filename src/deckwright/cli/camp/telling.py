"""A campaign told as text: the road, what is kept, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.campaigns import Journey, doings
from deckwright.campaigns.journey import Chapter, KeptChange
from deckwright.cli.camp import texts as C
from deckwright.faces import face_of
from deckwright.faces.paint import card_name, signed
from deckwright.lang.campaign import CampChoice
from deckwright.lang.game import Game
from deckwright.lang.texts import Text

MARKS = {"won": "●", "lost": "✗", "next": "◉", "ahead": "○", "under-way": "◉"}
COLOURS = {"went": "red", "lost": "red", "harder": "yellow", "came": "green"}  # of changes
PAST = {"went": C.GONE, "lost": C.LOST_TO, "harder": C.HARDER, "came": C.CAME}
SOON = {"went": C.WILL_GO, "lost": C.WILL_BE_LOST, "harder": C.WILL_BE_HARDER, "came": C.WILL_COME}
STYLES = {"won": "green", "lost": "red", "next": "bold yellow", "ahead": "grey62", "under-way": "bold yellow"}


def show_choices(console: Console, game: Game, choices: Sequence[CampChoice], lang: str) -> None:
    """Numbered answers; cards with what they are and do."""
    face = face_of(game)
    rows = Grid.grid(padding=(0, 2, 0, 0))
    for number, choice in enumerate(choices, start=1):
        kind = game.kind(choice.card or choice.id)
        about = RichText(choice.about.said(lang), "yellow")
        if kind is None:
            rows.add_row(f"  {number}", choice.said(lang), "", about)
        else:
            said = signed(face.brief(kind, lang), face.signs.values())
            rows.add_row(f"  {number}", card_name(face, kind, lang), face.figures(kind), said.append_text(about))
    console.print(rows)


def standing(journey: Journey, lang: str) -> str:
    """Where it stands, in a few words."""
    if journey.ending is not None:
        return (C.ENDED_WON if journey.ending.won else C.ENDED_LOST).said(lang)
    if journey.under_way is not None:
        return C.IN_BATTLE.said(lang, name=journey.under_way.battle.said(lang))
    return C.AT_CAMP.said(lang)


def show_road(console: Console, journey: Journey, lang: str) -> None:
    """The map, a line for each place."""
    for stop, status in doings.stops(journey):
        said = f"  {MARKS[status]} {stop.said(lang)} · {C.ROAD[status].said(lang)}"
        console.print(RichText(said, STYLES[status]))


def show_kept(console: Console, journey: Journey, lang: str) -> None:
    """What is kept, a line for each thing."""
    bare = []
    for field in journey.kept.fields():
        value = getattr(journey.kept, field.id)
        said = cards(journey, journey.kept.names(field.id), lang) if field.cards else str(value)
        if said:
            console.print(RichText.assemble((f"  {field.said(lang)}: ", "bold"), said))
        else:
            bare.append(field.said(lang))
    if bare:
        console.print(RichText(f"  {C.EMPTY.said(lang, names=', '.join(bare))}", "grey62"))
    if strangers := journey.strangers():
        console.print(RichText(C.STRANGERS.said(lang, names=", ".join(strangers)), "yellow"))


def show_history(console: Console, journey: Journey, lang: str) -> None:
    """What happened, battle by battle."""
    tell(console, journey.opening, lang)
    for chapter in journey.chapters:
        show_chapter(console, journey, chapter, lang)


def show_chapter(console: Console, journey: Journey, chapter: Chapter, lang: str) -> None:
    """One battle: what was told, what came of it, and what it brought."""
    tell(console, chapter.told, lang)
    if chapter.result is None:
        return
    result = chapter.result
    text = C.GIVEN_UP if result.abandoned else C.WON if result.won else C.LOST
    console.print(RichText(text.said(lang, name=chapter.battle.said(lang)), "bold green" if result.won else "bold red"))
    show_changes(console, journey, (*chapter.changed, *chapter.brought), PAST, lang)
    tell(console, chapter.after, lang)


def show_changes(
    console: Console, journey: Journey, changes: Iterable[KeptChange], when: Mapping[str, Text], lang: str
) -> None:
    """What goes and what comes. What is lost is told once, by the place of what is gone."""
    all = list(changes)
    lost = [name for change in all if change.field.gone for name in change.come]
    for change in all:
        gone = () if change.field.gone else [name for name in change.gone if name not in lost]
        came = "lost" if change.field.gone else "harder" if change.field.against else "came"
        for names, kind in ((gone, "went"), (change.come, came)):
            if names:
                said = when[kind].said(lang, name=change.field.said(lang), cards=cards(journey, names, lang))
                console.print(RichText(f"  {said}", COLOURS[kind]))


def tell(console: Console, lines: Sequence[Text], lang: str) -> None:
    """Lines of the story."""
    for line in lines:
        console.print(RichText(line.said(lang), "italic"))


def cards(journey: Journey, names: Iterable[str], lang: str) -> str:
    """Cards by what people call them, equal ones together."""
    all = list(names)
    said = []
    for name in dict.fromkeys(all):
        kind = journey.game.kind(name)
        called = kind.said(lang) if kind is not None else name
        said.append(called if all.count(name) == 1 else f"{called} ×{all.count(name)}")
    return ", ".join(said)
