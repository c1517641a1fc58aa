"""`deckwright replay` and `deckwright hint`: saved games told, and judged by a bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.cli.play.sayings import ending
from deckwright.cli.play.screen import Leave, Screen
from deckwright.cli.play.seating import Seating, bot_name, named_bots
from deckwright.cli.play.story import painted
from deckwright.cli.problems import Problem
from deckwright.cli.voice import grouped, percent
from deckwright.faces import Canvas, Face, face_of
from deckwright.table.showing import shown_at, told_meaning
from deckwright.table.story import Story, StoryEntry, replayed, told

if TYPE_CHECKING:
    from deckwright.table import Table
    from deckwright.table.records import Past

TOP_CHOICES = 5
INDENT = 4


def replay(screen: Screen, table: Table, seating: Seating, seat: str, lang: str, *, step: bool) -> None:
    """Tell a game turn by turn, with how everybody stands after each."""
    face = face_of(table.game)
    table.names[:] = seating.names(table.game, lang)
    viewer, everything = _whose_eyes(table, seating, seat)
    people = T.PEOPLE.said(lang, table.seats)
    screen.say(T.REPLAY_TITLE.said(lang, game=table.game.said(lang), players=people), "bold")
    if table.reloaded is not None:
        screen.say(table.reloaded.said(lang), "yellow")
    canvas = Canvas(lang, screen.console.width, True, lambda side: table.name(side, lang))
    story = Story(table.game, viewer, open=everything)
    turn: list[StoryEntry] = []
    try:
        if table.past is not None:
            _recall(screen, table, table.past, viewer, everything, face, canvas, wait=step)
        for again, events in replayed(table):
            story.add(events, again.revision)
            for entry in story.news():
                if entry.is_turn and turn:
                    _tell(screen, turn, table, face, lang)
                    _stand(screen, again, viewer, face, canvas, wait=step)
                    turn = []
                turn.append(entry)
        _tell(screen, turn, table, face, lang)
    except Leave:
        return
    if table.over:
        screen.console.print(ending(face, table, lang, canvas.name))
    else:
        screen.say(T.NOT_FINISHED.said(lang, name=canvas.name(table.seat or 0)), "yellow")


def _recall(
    screen: Screen,
    table: Table,
    past: Past,
    viewer: int | None,
    everything: bool,
    face: Face,
    canvas: Canvas,
    *,
    wait: bool,
) -> None:
    """Tell what was before a game was laid anew: how everybody stood as turns ended; choices to who may know all."""
    ends = {at for at, _ in past.wholes()}
    for at, entry in enumerate(past.told(), start=1):
        if everything and "meant" in entry:
            screen.console.print(RichText(f"  {told_meaning(table, entry['meant']).said(canvas.lang)}"))
        if at in ends:
            _stand(screen, shown_at(table, past, at), viewer, face, canvas, wait=wait)


def _whose_eyes(table: Table, seating: Seating, seat: str) -> tuple[int | None, bool]:
    """Whose view the story is told in; an unfinished game is not spoilt for the person who plays it."""
    if seat == "open":
        return None, True
    if not seat:
        return (None, True) if table.over or not seating.people else (seating.people[0], False)
    if not seat.isdigit() or not 1 <= int(seat) <= table.seats:
        raise Problem(T.NO_SUCH_SEAT, seats=table.seats)
    return int(seat) - 1, False


def _tell(screen: Screen, entries: Sequence[StoryEntry], table: Table, face: Face, lang: str) -> None:
    for line in painted(told(entries, table, lang), face):
        screen.console.print(line)


def _stand(screen: Screen, table: Table, viewer: int | None, face: Face, canvas: Canvas, *, wait: bool) -> None:
    """How everybody stands between two turns."""
    if table.turn < 2:
        return
    view = table.view(viewer)
    narrower = replace(canvas, width=canvas.width - INDENT)
    for side in range(len(view["players"])):
        screen.console.print(Padding(face.standing(view, side, narrower), (0, 0, 0, INDENT)))
    if wait:
        screen.pause(canvas.lang)


def hint(console: Console, table: Table, seating: Seating, bot: str, seconds: float, lang: str) -> None:
    """What a bot would choose now, and what it thinks of the best choices."""
    from deckwright import bots

    table.names[:] = seating.names(table.game, lang)
    prompt, seat = table.prompt, table.seat
    if prompt is None or seat is None:
        raise Problem(T.GAME_IS_OVER)
    [name] = named_bots(table.game, bot)[:1]
    with console.status(T.THINKING.said(lang)):
        advice = bots.make(name, table.game).advise(table, seat, seconds=seconds)
    options = table.offered(seat)
    said = {options[each.index].said(lang): each for each in reversed(advice)}
    ranked = list(reversed(said.items()))
    console.print(RichText(T.HINT_TITLE.said(lang, name=table.name(seat, lang), prompt=prompt.said(lang)), "bold"))
    called = bot_name(table.game, name, lang)
    console.print(RichText(T.HINT_BEST.said(lang, bot=called, option=ranked[0][0]), "bold green"))
    if ranked[0][1].win is None:
        return
    rows = Grid(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column(T.HINT_WIN.said(lang), justify="right")
    rows.add_column(T.HINT_VISITS.said(lang), justify="right")
    rows.add_column(T.HINT_CHOICE.said(lang))
    for text, each in ranked[:TOP_CHOICES]:
        win = percent(each.win, lang) if each.win is not None else "·"
        rows.add_row(win, grouped(each.visits, lang), text)
    console.print(rows)
    console.print(RichText(T.HINT_WHY.said(lang), "grey62"))
