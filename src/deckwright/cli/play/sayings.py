"""Longer things the terminal table says: help, how to play, rules found, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.cli.play import texts as P
from deckwright.faces import Canvas, Face
from deckwright.faces.paint import known_cards, labelled
from deckwright.faces.plain import called
from deckwright.lang.look import View
from deckwright.rulebook import NoRulebook
from deckwright.table.story import replayed

if TYPE_CHECKING:
    from deckwright.lang.game import Game
    from deckwright.table import Table

MOST_RULES = 6  # of a search are shown at the table
ROOM = 76  # columns: a line of the last page


def how_to_play(face: Face, view: View, lang: str) -> tuple[str, Sequence[RenderableType]]:
    """A title and a few lines for somebody who has never played: the game, what to type, the signs."""
    typing = P.HOW_TO_TYPE if face.look.plays_easily else P.HOW_TO_CHOOSE
    said = [*face.look.how_to_play(view, lang), typing.said(lang)]
    lines = [RichText(f"{i}. {line}") for i, line in enumerate(said, 1)]
    return P.HOW_TO_PLAY.said(lang, game=face.game.said(lang)), [*lines, _signs(face, lang)]


def help_page(face: Face, lang: str) -> RenderableType:
    """What can be typed, and what the signs mean."""
    rows = Grid.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True, style="bold")
    rows.add_column()
    for typed, meaning in P.COMMANDS:
        if typed is not P.PLAY_ALL or face.look.plays_easily:
            rows.add_row(typed.said(lang), meaning.said(lang))
    return Group(
        Panel(rows, title=P.HELP_TITLE.said(lang), title_align="left", border_style="grey50"),
        Panel(_signs(face, lang), title=P.LEGEND.said(lang), title_align="left", border_style="grey50"),
    )


def _signs(face: Face, lang: str) -> RichText:
    """What the signs mean."""
    return RichText("   ").join(
        RichText.assemble((sign.symbol, sign.style), f" {meaning}") for sign, meaning in face.legend(lang)
    )


def open_piles(face: Face, view: View, canvas: Canvas) -> RenderableType:
    """The cards of every pile that anybody may read and the table only counts: graveyards, discard piles."""
    homes = {kind.home for kind in face.game.kinds}
    own = face.game.schema.player_piles
    heaps = [(view["piles"][name], field, None) for name, field in face.game.schema.table_piles.items()]
    heaps += [(side["piles"][name], field, side["seat"]) for side in view["players"] for name, field in own.items()]
    lines: list[RenderableType] = []
    for pile, field, seat in heaps:
        counted = field.declared.en and field.name not in face.look.open_piles
        if counted and not (seat is None and field.name in homes) and known_cards(pile):
            name = called(field, canvas.lang)
            label = name[:1].upper() + name[1:] if seat is None else f"{canvas.name(seat)}, {name}"
            lines.append(labelled(label, face.names(known_cards(pile), canvas)))
    return Group(*lines) if lines else RichText(P.NO_PILES.said(canvas.lang), "yellow")


def rules_found(game: Game, words: str, lang: str) -> RenderableType:
    """Rules that contain some words, the first few."""
    from deckwright.cli.pages.rules import found_at_table

    if not words:
        return RichText(P.RULES_OF_WHAT.said(lang), "yellow")
    try:
        return found_at_table(game.id, words, lang, MOST_RULES)
    except NoRulebook:
        return RichText(T.NO_RULES.said(lang, game=game.said(lang)), "yellow")


def ending(face: Face, table: Table, lang: str, name: Callable[[int], str]) -> RenderableType:
    """Who won, and a few numbers."""
    result = table.result
    assert result is not None
    sides = range(len(table.view()["players"]))
    winners = [side for side in sides if table.value("won", side)]
    if not winners:
        title = P.NOBODY_WON.said(lang)
    else:
        text = P.WON if len(winners) == 1 else P.WON_SEVERAL
        title = text.said(lang, names=", ".join(name(side) for side in winners))
    said = face.look.ending(table.view(), lang)
    numbers = _numbers(face, table, lang, winners, name)
    last = P.LAST_WORDS.said(
        lang,
        turns=P.TURNS.said(lang, result.turns),
        decisions=P.DECISIONS.said(lang, result.decisions),
        seed=table.seed,
    )
    again = P.AGAIN.said(lang, game=face.game.id)
    parts = [*([RichText(said)] if said else []), numbers, RichText(f"{last}\n{again}", "grey62")]
    return Panel(Group(*parts), title=title, border_style="gold1")


def _numbers(face: Face, table: Table, lang: str, winners: Sequence[int], name: Callable[[int], str]) -> RenderableType:
    """What the game counts, side by side; of a game that counts nothing, how everybody stands at the end."""
    view = table.view()
    sides = range(len(view["players"]))
    events = [event for _, events in replayed(table) for event in events]
    statistics = face.look.statistics(events, view)
    if not statistics:
        canvas = Canvas(lang, ROOM, False, name)
        return Group(*(face.standing(view, side, canvas) for side in sides))
    rows = Grid(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column("")
    for side in sides:
        rows.add_column(name(side), justify="right", style="bold" if side in winners else "")
    for label, numbers in statistics:
        rows.add_row(label.said(lang), *(str(number) for number in numbers))
    return rows
