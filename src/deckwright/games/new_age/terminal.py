"""The New Age in the terminal: as every box of its family, with what its own cards bring."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text as RichText

from deckwright.faces.face import Canvas, Card, Side
from deckwright.faces.paint import rows
from deckwright.faces.signs import Sign
from deckwright.games.aeons_end.terminal import AETHER, LIFE
from deckwright.games.new_age.aging_seen import WORDS as EXILED
from deckwright.games.new_age.claws_seen import WORDS as CLAW_WORDS
from deckwright.games.new_age.claws_seen import ClawSeen, ClawsSeen
from deckwright.games.new_age.mage_look import forged_deck, tokens_on
from deckwright.games.new_age.nest_seen import FLY, FREE, MAGGOT, WORDS, RowSeen
from deckwright.games.new_age.ritual_seen import WORDS as RITUAL_WORDS
from deckwright.games.new_age.ritual_seen import RitualSeen
from deckwright.games.new_age.treasure_look import WORDS as TREASURE_WORDS
from deckwright.games.new_age.treasure_look import pile_beside, treasures_of
from deckwright.games.war_eternal.terminal import WarEternalFace
from deckwright.lang.look import View

# --- Maggoth ----------------------------------------------------------------------------------------------------------
NEST_SIGNS = {MAGGOT: Sign("◦", "bold khaki1"), FLY: Sign("¤", "bold green3"), FREE: Sign("·", "grey50")}
AIMED = Sign("◂", "bold orange_red1")

# --- treasures --------------------------------------------------------------------------------------------------------
TREASURE = Sign("❖", "gold1")

# --- Arachnos ---------------------------------------------------------------------------------------------------------
SPUN, HERE, TO_COME, END = (
    Sign("━", "bold medium_orchid"),
    Sign("◉", "bold medium_orchid1"),
    Sign("·", "grey50"),
    Sign("✕", "bold orange_red1"),
)


class NewAgeFace(WarEternalFace):
    """How The New Age looks in the terminal."""

    signs = WarEternalFace.signs | {"maggot": NEST_SIGNS[MAGGOT], "fly": NEST_SIGNS[FLY]}
    own_families = {"curse": Sign("§", "tan"), "treasure": TREASURE}

    # mages
    def also(self, view: View, side: Side, lang: str) -> Sequence[str]:
        """Trophies, the Forged deck, and a treasure on the mat."""
        forged = forged_deck(view, side, lang)
        treasures = [f"{TREASURE.symbol} {kind.said(lang)}" for kind in treasures_of(side)]
        return (*super().also(view, side, lang), *([forged] if forged else ()), *treasures)

    def _supply(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The supply, and the treasure of the group with the pile next to it."""
        return [*super()._supply(view, canvas), *self._treasure(view, canvas)]

    def _treasure(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The treasure of the group, what it does, and next to which pile it lies."""
        lang, lines = canvas.lang, []
        for card in view["piles"]["treasures"]["cards"]:
            kind, pair = self.kind_of(card), pile_beside(view, self.game.kind)
            line = RichText(f"  {TREASURE_WORDS['groups_treasure'].said(lang)}: ", "bold")
            line.append_text(self.names([card], canvas)).append(f"  {self.brief(kind, lang)}", "grey70")
            lines.append(line.append(f"  ({pair[1].said(lang)})") if pair else line)
        return [*lines]

    def on_breach(self, side: Side, breach: Card, lang: str) -> Sequence[str]:
        """Surge and Energize tokens."""
        return [token.said for token in tokens_on(side, breach, lang)]

    def _nemesis(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The family's lines, and what a nemesis of this box lays out."""
        return [
            *super()._nemesis(view, canvas),
            *self._nest(view, canvas),
            *self._ritual(view, canvas),
            *self._exiled(view, canvas),
            *self._claws(view, canvas),
        ]

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

    def _ritual(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """How far the ritual has come, what a step back costs, and the World Devourer at its end."""
        seen: RitualSeen | None = self.look.plan(view, canvas.lang).own["ritual"]
        if seen is None or seen.complete:
            return []
        lang, said, comes = canvas.lang, RITUAL_WORDS, seen.devourer
        line = RichText(f"  {said['ritual'].said(lang)}: ", "bold").append_text(_track(seen))
        line.append(f"  {said['ritual_left'].said(lang)}: {seen.left}", "grey70")
        if seen.back:
            line.append(f"  {said['ritual_back'].said(lang, n=seen.back)}{AETHER.symbol}", "grey70")
        line.append(f"  {said['ritual_fed'].said(lang, n=seen.tokens, of=seen.too_many)}", "grey70")
        line.append(f"  ({said['ritual_reading'].said(lang)})", "grey62")
        end = f"  {said['ritual_comes'].said(lang)}: {comes.name} {LIFE.symbol}{comes.life}. {comes.said}"
        return [line, RichText(end, "grey70")]

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

    def _claws(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The claws with their life and who stands before each, the claw deck, and where other tokens are."""
        found: ClawsSeen | None = self.look.plan(view, canvas.lang).own["claws"]
        if found is None:
            return []
        lang, lines = canvas.lang, rows(2, no_wrap=canvas.compact)
        for claw in found.claws:
            name = CLAW_WORDS["claw"].said(lang, n=claw.number) if claw.number else claw.name
            lines.add_row(f"  {name}", RichText(f"{LIFE.symbol}{claw.life}", LIFE.style), _before(claw, canvas))
        said = [
            CLAW_WORDS["claws_left"].said(lang, n=found.left, of=found.of),
            CLAW_WORDS["claw_tokens"].said(lang, n=found.tokens, of=found.needed),
            *([CLAW_WORDS["claws_expected"].said(lang, n=found.expected)] if found.expected else []),
            *([CLAW_WORDS["claw_fury"].said(lang, n=found.fury)] if found.fury else []),
        ]
        aside = [(CLAW_WORDS["tokens_aside"].said(lang), found.aside)] if found.claws and found.aside else []
        on = [(CLAW_WORDS["tokens_on"].said(lang, card=card), seats) for card, seats in found.elsewhere.items()]
        told = [f"{where}: {_names(seats, canvas)}" for where, seats in (*aside, *on)]
        head = RichText(f"  {CLAW_WORDS['claws'].said(lang)}: ", "bold").append("; ".join((*said, *told)), "grey62")
        return [head, lines] if found.claws else [head]


def _track(seen: RitualSeen) -> RichText:
    """The spaces of the track, each with its sign."""
    text = RichText()
    for space in seen.spaces:
        sign = HERE if space.number == seen.at else SPUN if space.number < seen.at else TO_COME
        sign = END if space.number == seen.length else sign
        text.append(f"{sign.symbol} ", sign.style)
    return text


def _before(claw: ClawSeen, canvas: Canvas) -> RichText:
    """Who can damage a claw."""
    if not claw.seats:
        said = CLAW_WORDS["claw_out_of_reach"].said(canvas.lang)
        return RichText(said, "grey50")
    return RichText(CLAW_WORDS["claw_open_to"].said(canvas.lang, names=_names(claw.seats, canvas)), "bold")


def _names(seats: Sequence[int], canvas: Canvas) -> str:
    return ", ".join(canvas.name(seat) for seat in seats)


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
