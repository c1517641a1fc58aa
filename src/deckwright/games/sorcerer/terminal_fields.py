"""The battlefields of Sorcerer in the terminal: side by side where there is room, else line by line."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.faces.face import Canvas, Card, Face
from deckwright.faces.paint import bar, card_name, known_cards, labelled, rows
from deckwright.games.sorcerer.plan import FieldPlan, SidePlan, Situation
from deckwright.games.sorcerer.schema import DEFENCE
from deckwright.games.sorcerer.terminal_signs import (
    ATTACK,
    AVATAR,
    CONQUERED,
    CROWN,
    DEFENDED,
    ELSEWHERE,
    ESSENCE,
    FIRST,
    FLAME,
    FOLLOWER,
    NO_BATTLE,
    OPPONENTS,
    STATES,
    WOUND,
    YOUR_TEAM,
)
from deckwright.lang.look import View

BY_SIDE_FROM = 72  # columns: the battlefields stand side by side from here on
TRACK = 6  # columns of a bar
NAME = 10  # columns of a player's name on a battlefield


class Battlefields:
    """The battlefields of one view, on one canvas."""

    def __init__(self, face: Face, view: View, plan: Situation, canvas: Canvas) -> None:
        self.face, self.view, self.plan, self.canvas = face, view, plan, canvas
        self.under = self._what_lies_under()

    def lines(self) -> Iterator[RenderableType]:
        """Those the viewer fights on, as large as there is room for; the others of a ring with less."""
        if self.canvas.compact or self.canvas.width < BY_SIDE_FROM:
            for field in self.plan.large:
                yield from self._in_lines(field)
        else:
            yield self._by_side()
        if self.plan.strips and self.canvas.compact:
            yield labelled(ELSEWHERE.said(self.canvas.lang), self._strips())
        else:
            for field in self.plan.strips:
                yield from self._in_lines(field)

    def _by_side(self) -> RenderableType:
        """A column for each battlefield: its name, the far side, the near side."""
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in self.plan.large:
            grid.add_column(ratio=1)
        grid.add_row(*(self._field_name(field) for field in self.plan.large))
        grid.add_row(*(self._state(field) for field in self.plan.large))
        for sides in ([field.far for field in self.plan.large], [field.near for field in self.plan.large]):
            grid.add_row(*(self._track(side) for side in sides))
            both = zip(self.plan.large, sides, strict=True)
            grid.add_row(*(self._minions(field, side) for field, side in both))
        return grid

    def _field_name(self, field: FieldPlan) -> RichText:
        return RichText(self.face.place_name(field.id, self.canvas), "bold underline" if field.fought else "bold")

    def _state(self, field: FieldPlan) -> RichText:
        """What becomes of a battlefield in this round: as the how manieth it is fought, and who attacks first."""
        lang = self.canvas.lang
        if field.conqueror is not None:
            return RichText(CONQUERED.said(lang, name=_short(self.canvas.name(field.conqueror))), CROWN.style)
        if field.exhausted:
            return RichText(NO_BATTLE.said(lang), STATES["exhausted"].style)
        return RichText(FIRST.said(lang, order=field.order, name=_short(self.canvas.name(field.begins))), "grey50")

    def _track(self, side: SidePlan) -> RichText:
        """Whose side it is, what is left of its defence, and whose avatars stand there."""
        text = RichText.assemble((DEFENDED.symbol, DEFENDED.style), f" {side.left:>2} ")
        text.append_text(bar(side.left, DEFENCE, TRACK, DEFENDED.style))
        if len(side.seats) == 1:
            text.append(f" {_short(self.canvas.name(side.captain))}")
            return text.append(f" {AVATAR.symbol}", AVATAR.style) if side.avatars else text
        ours = any(seat in side.seats for seat in self.plan.mates)
        text.append(f" {(YOUR_TEAM if ours else OPPONENTS).said(self.canvas.lang)}")
        if side.avatars:
            names = ", ".join(_short(self.canvas.name(seat)) for seat in side.avatars)
            text.append(f" {AVATAR.symbol} ", AVATAR.style).append(names, "grey70")
        return text

    def _minions(self, field: FieldPlan, side: SidePlan) -> RenderableType:
        """The minions of a side, a line each, with what lies under them."""
        lines = rows(1)
        for seat, card in self._there(field, side):
            worth = self.plan.worth[card["id"]]
            figures = RichText.assemble((f" {worth.attack}", ATTACK.style), "/", (str(worth.left), ESSENCE.style))
            lines.add_row(figures, self._minion(card, seat, side))
            for burden in self.under.get(card["id"], ()):
                lines.add_row(RichText("└", "grey50", justify="right"), self._burden(burden, seat))
        return lines if lines.row_count else RichText(" –", "grey50")

    def _in_lines(self, field: FieldPlan) -> Iterator[RenderableType]:
        """A battlefield where there is little room: its name, and a line for each side."""
        yield RichText("  ").join((RichText(), self._field_name(field), self._state(field)))
        for side in (field.far, field.near):
            said = []
            for seat, card in self._there(field, side):
                worth = self.plan.worth[card["id"]]
                text = RichText.assemble((str(worth.attack), ATTACK.style), "/", (str(worth.left), ESSENCE.style), " ")
                text.append_text(self._minion(card, seat, side))
                for burden in self.under.get(card["id"], ()):
                    text.append(" └ ", "grey50").append_text(self._burden(burden, seat))
                said.append(text)
            line = Grid.grid(padding=(0, 1, 0, 0))
            line.add_column(no_wrap=True)
            line.add_column()
            track = RichText("    ").append_text(self._track(side)).append(":" if said else "")
            line.add_row(track, RichText(", ").join(said))
            yield line

    def _strips(self) -> RichText:
        """Battlefields of others in as few words as possible: defence, minions and their attack on both sides."""

        def side(one: SidePlan) -> RichText:
            text = RichText(f"{_short(self.canvas.name(one.captain))} ").append(
                f"{DEFENDED.symbol}{one.left}", DEFENDED.style
            )
            return text.append(f" {ATTACK.symbol}{one.attack}", ATTACK.style) if one.minions else text

        lines = (
            RichText(f"{self.face.place_name(field.id, self.canvas)} ", "bold")
            .append_text(side(field.far))
            .append(" – ", "grey50")
            .append_text(side(field.near))
            for field in self.plan.strips
        )
        return RichText(" · ", "grey50").join(lines)

    # --- minions ------------------------------------------------------------------------------------------------------

    def _there(self, field: FieldPlan, side: SidePlan) -> Iterator[tuple[int, Card]]:
        """The minions of a side on a battlefield, each with its owner's seat."""
        place = next(place for place in self.view["places"]["fields"] if place["id"] == field.id)
        for seat in side.seats:
            for card in known_cards(place["sides"][seat]["piles"]["minions"]):
                yield seat, card

    def _what_lies_under(self) -> dict[int, list[Card]]:
        """What lies under each minion: attachments and followers of anybody."""
        found: dict[int, list[Card]] = {}
        for player in self.view["players"]:
            for name in ("attached", "followers"):
                for card in known_cards(player["piles"][name]):
                    found.setdefault(card["host"], []).append({**card, "owner": player["seat"], "pile": name})
        return found

    def _minion(self, card: Card, seat: int, side: SidePlan) -> RichText:
        """A minion's name, the tokens on it, how it is; in a team, whose it is."""
        text = card_name(self.face, self.face.kind_of(card), self.canvas.lang)
        if len(side.seats) > 1:
            text.append(f" {_short(self.canvas.name(seat))}", "grey62")
        followers = self.plan.worth[card["id"]].followers
        tokens = ((WOUND, card.get("wounds", 0)), (FLAME, card.get("flames", 0)), (FOLLOWER, followers))
        for sign, n in tokens:
            if n:
                text.append(f" {sign.symbol}{n}", sign.style)
        marked(text, card)
        if self.plan.roll is not None and self.plan.roll.attacker == card["id"]:
            text.stylize("reverse", 0, len(self.face.kind_of(card).said(self.canvas.lang)) + 2)
        return text

    def _burden(self, card: Card, host: int) -> RichText:
        """A card under a minion; a follower has its token, a card of another player its owner."""
        text = card_name(self.face, self.face.kind_of(card), self.canvas.lang)
        if card["pile"] == "followers":
            text = RichText.assemble((FOLLOWER.symbol, FOLLOWER.style), " ", (text.plain, "grey62"))
        if card["owner"] != host:
            text.append(f" ({_short(self.canvas.name(card['owner']))})", "grey62")
        return marked(text, card)


def marked(text: RichText, card: Card) -> RichText:
    """Signs for how a card is; one that is exhausted is pale."""
    if card.get("exhausted"):
        text.stylize("dim")
    for mark, sign in STATES.items():
        if card.get(mark):
            text.append(f" {sign.symbol}", sign.style)
    return text


def _short(name: str) -> str:
    """A player's name where there is little room."""
    return name if len(name) <= NAME else f"{name[: NAME - 1]}…"
