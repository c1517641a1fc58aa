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
from deckwright.faces import Face
from deckwright.lang.look import View
from deckwright.rulebook import RulebookError
from deckwright.table.story import replayed

if TYPE_CHECKING:
    from deckwright.table import Table

MOST_RULES = 6  # of a search are shown at the table


def how_to_play(face: Face, view: View, lang: str) -> tuple[str, Sequence[RenderableType]]:
    """A title and a few lines for somebody who has never played: the game, what to type, the signs."""
    said = [*face.look.how_to_play(view, lang), T.HOW_TO_TYPE.said(lang)]
    lines = [RichText(f"{i}. {line}") for i, line in enumerate(said, 1)]
    return T.HOW_TO_PLAY.said(lang, game=face.game.name(lang)), [*lines, _signs(face, lang)]


def help_page(face: Face, lang: str) -> RenderableType:
    """What can be typed, and what the signs mean."""
    rows = Grid.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True, style="bold")
    rows.add_column()
    for typed, meaning in T.COMMANDS:
        rows.add_row(typed.said(lang), meaning.said(lang))
    return Group(
        Panel(rows, title=T.HELP_TITLE.said(lang), title_align="left", border_style="grey50"),
        Panel(_signs(face, lang), title=T.LEGEND.said(lang), title_align="left", border_style="grey50"),
    )


def _signs(face: Face, lang: str) -> RichText:
    """What the signs mean."""
    return RichText("   ").join(
        RichText.assemble((sign.symbol, sign.style), f" {meaning}") for sign, meaning in face.legend(lang)
    )


def rules_found(game: str, words: str, lang: str) -> RenderableType:
    """Rules that contain some words, the first few."""
    from deckwright.cli.pages.rules import found_at_table

    if not words:
        return RichText(T.RULES_OF_WHAT.said(lang), "yellow")
    try:
        return found_at_table(game, words, lang, MOST_RULES)
    except RulebookError as error:
        return RichText(T.NO_RULEBOOK.said(lang, reason=str(error)), "yellow")


def ending(face: Face, table: Table, lang: str, name: Callable[[int], str]) -> RenderableType:
    """Who won, and a few numbers."""
    result = table.result
    assert result is not None
    sides = range(len(table.view()["players"]))
    winners = [side for side in sides if table.value("won", side)]
    if not winners:
        title = T.NOBODY_WON.said(lang)
    else:
        text = T.WON if len(winners) == 1 else T.WON_SEVERAL
        title = text.said(lang, names=", ".join(name(side) for side in winners))
    rows = Grid(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column("")
    for side in sides:
        rows.add_column(name(side), justify="right", style="bold" if side in winners else "")
    events = [event for _, events in replayed(table) for event in events]
    for label, numbers in face.look.statistics(events, table.view()):
        rows.add_row(label.said(lang), *(str(number) for number in numbers))
    last = T.LAST_WORDS.said(
        lang,
        turns=T.TURNS.said(lang, result.turns),
        decisions=T.DECISIONS.said(lang, result.decisions),
        seed=table.seed,
    )
    again = T.AGAIN.said(lang, game=face.game.id)
    return Panel(Group(rows, RichText(f"{last}\n{again}", "grey62")), title=title, border_style="gold1")
