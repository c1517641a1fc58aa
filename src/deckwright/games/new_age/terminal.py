"""The New Age in the terminal: as every box of its family, with what its own cards bring."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text as RichText

from deckwright.faces.face import Canvas
from deckwright.faces.paint import rows
from deckwright.faces.signs import Sign
from deckwright.games.new_age.aging_seen import WORDS as EXILED
from deckwright.games.new_age.nest_seen import FLY, FREE, MAGGOT, WORDS, RowSeen
from deckwright.games.war_eternal.terminal import WarEternalFace
from deckwright.lang.look import View

# --- Maggoth ----------------------------------------------------------------------------------------------------------
NEST_SIGNS = {MAGGOT: Sign("o", "bold khaki1"), FLY: Sign("¤", "bold green3"), FREE: Sign("·", "grey50")}
AIMED = Sign("◂", "bold orange_red1")


class NewAgeFace(WarEternalFace):
    """How The New Age looks in the terminal."""

    signs = WarEternalFace.signs | {"maggot": NEST_SIGNS[MAGGOT], "fly": NEST_SIGNS[FLY]}
    own_families = {"curse": Sign("§", "tan")}

    def _nemesis(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The family's lines, and what a nemesis of this box lays out."""
        return [*super()._nemesis(view, canvas), *self._nest(view, canvas), *self._exiled(view, canvas)]

    def _nest(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The rows of the Nest from the top, what a full one does, and what the signs mean."""
        found = self.look.plan(view, canvas.lang).own["nest"]
        if not found:
            return []
        lang, lines = canvas.lang, rows(2, no_wrap=canvas.compact)
        for row in found:
            does = f"{WORDS['nest_when_full'].said(lang)}: {row.said}"
            ours = f" ({WORDS['nest_reading'].said(lang)})" if row.ours else ""
            lines.add_row(
                f"  {WORDS['nest_row'].said(lang, n=row.number)}", _spaces(row), RichText(does + ours, "grey70")
            )
        return [RichText("  ").append_text(_legend(lang)), lines]

    def _exiled(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The exiled pile of the Ageless Walker: its top card with what it costs now, then the cards under it."""
        found = self.look.plan(view, canvas.lang).own["exiled"]
        if found is None:
            return []
        lang, cards = canvas.lang, view["piles"]["exiled"]["cards"]
        line = RichText(f"  {EXILED['exiled'].said(lang)}: ", "bold")
        if not cards:
            return [line.append(EXILED["exiled_empty"].said(lang), "grey62")]
        line.append_text(self.names(cards[:1], canvas)).append(f" ({found.price_said})")
        if found.under:
            line.append(f"  {EXILED['exiled_under'].said(lang)}: {', '.join(found.under)}", "grey62")
        return [line]


def _spaces(row: RowSeen) -> RichText:
    """The spaces of a row, each with its sign; where damage has to go, an arrow."""
    text = RichText(" ").join(RichText(NEST_SIGNS[each].symbol, NEST_SIGNS[each].style) for each in row.spaces)
    return text.append(f" {AIMED.symbol}", AIMED.style) if row.target else text


def _legend(lang: str) -> RichText:
    text = RichText(f"{WORDS['nest'].said(lang)}: ", "bold")
    for name in (MAGGOT, FLY):
        text.append(NEST_SIGNS[name].symbol, NEST_SIGNS[name].style).append(f" {WORDS[name].said(lang)}  ", "grey62")
    return text.append(AIMED.symbol, AIMED.style).append(f" {WORDS['nest_target'].said(lang)}", "grey62")


FACE = NewAgeFace
