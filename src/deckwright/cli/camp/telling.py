"""A campaign told as text: the road, what is kept, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.text import Text as RichText

from deckwright.campaigns import Journey, doings
from deckwright.campaigns.journey import Chapter, KeptChange
from deckwright.cli.camp import texts as C
from deckwright.lang.texts import Text

MARKS = {"won": "●", "lost": "✗", "next": "◉", "ahead": "○", "under-way": "◉"}
STYLES = {"won": "green", "lost": "red", "next": "bold yellow", "ahead": "grey62", "under-way": "bold yellow"}


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
    for field in journey.kept.fields():
        value = getattr(journey.kept, field.id)
        said = cards(journey, journey.kept.names(field.id), lang) if field.cards else str(value)
        console.print(RichText.assemble((f"  {field.said(lang)}: ", "bold"), said or C.EMPTY.said(lang)))
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
    show_changes(console, journey, (*chapter.changed, *chapter.brought), C.GONE, C.CAME, lang)
    tell(console, chapter.after, lang)


def show_changes(
    console: Console, journey: Journey, changes: Iterable[KeptChange], going: Text, coming: Text, lang: str
) -> None:
    """What goes and what comes."""
    for change in changes:
        for names, text, style in ((change.gone, going, "red"), (change.come, coming, "green")):
            if names:
                said = text.said(lang, name=change.field.said(lang), cards=cards(journey, names, lang))
                console.print(RichText(f"  {said}", style))


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
