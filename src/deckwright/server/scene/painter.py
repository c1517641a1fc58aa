"""Makes the scene of a table for one viewer: every choice attached to the thing it is about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import replace
from operator import is_
from typing import Any

from markupsafe import Markup

from deckwright import Table
from deckwright.lang.languages import in_lang
from deckwright.lang.look import Gauge, View
from deckwright.lang.texts import plain
from deckwright.server.scene.faces import face
from deckwright.server.scene.markup import html
from deckwright.server.scene.scene import (
    Attendance,
    CardSeen,
    Choice,
    ComingSeen,
    GaugeSeen,
    PileSeen,
    PlaceSeen,
    Question,
    Scene,
    SideSeen,
    answering,
)
from deckwright.server.scene.unused import unused
from deckwright.table import Option
from deckwright.table.changes import Glance

_SAYINGS: dict[tuple[Any, ...], tuple[Markup, str]] = {}


class Painter:
    """Makes the scene of one table for one viewer.

    `before` painted the same table for the same eyes earlier: what has not changed since is taken from there, the very
    same objects, so that whoever draws them can see that nothing is to be drawn anew.
    """

    def __init__(
        self,
        table: Table,
        seat: int | None,
        lang: str,
        attendance: Attendance,
        *,
        open: bool = False,
        past: bool = False,
        before: Painter | None = None,
    ) -> None:
        self.table, self.seat, self.lang, self.attendance = table, seat, lang, attendance
        self.game, self.look = table.game, table.game.look
        self.glance: Glance = table.glance(seat, open=open, since=None if before is None else before.glance)
        self.view: View = self.glance.view
        self.by_card: dict[int, list[Choice]] = defaultdict(list)
        self.by_side: dict[int, list[Choice]] = defaultdict(list)
        self.by_pile: dict[str, list[Choice]] = defaultdict(list)
        self.by_place: dict[str, list[Choice]] = defaultdict(list)
        self.loose: list[Choice] = []
        self._tapped: set[str] | None = None
        self._seen: dict[tuple[str, int | None], tuple[Mapping[str, Any], PileSeen]] = {}  # piles by name and owner
        self.choices: list[Choice] = []
        self.mine = seat is not None and seat in self.view["to_answer"] and not past
        self.options = [Option(**each) for each in self.view["options"]] if self.mine else []
        for option in self.options:
            self._attach(option)
        self.sides = [self._side(side, before) for side in self.view["players"]]
        self.piles = {name: self._pile(name, None, pile, before) for name, pile in self.view["piles"].items()}
        self.places = self._places(self.view, None, before)
        self.own_places = {
            side.seat: self._places(self.view["players"][side.seat], side.seat, before) for side in self.sides
        }
        self.question = self._question()
        self.coming, self.plan = self._coming(), self.look.plan(self.view, self.lang)
        if before is not None:
            self._keep(before)

    def _keep(self, before: Painter) -> None:
        """Keep what is equal; a question of mine has choices, and those are always new."""
        if not self.mine and self.question == before.question:
            self.question = before.question
        if all(map(_same, self.own_places.values(), before.own_places.values())):
            self.own_places = before.own_places
        if self.coming == before.coming:
            self.coming = before.coming
        if self.plan == before.plan:
            self.plan = before.plan

    def _attach(self, option: Option) -> None:
        said, deed = self._said(option)
        choice = Choice(
            option.index,
            option.verb,
            said,
            option.said(self.lang),
            option.verb in self.look.closing,
            self.look.warn(self.view, option, self.lang),
            option.number,
            gloss.said(self.lang) if (gloss := self.look.glosses.get(option.verb)) else "",
            deed,
        )
        self.choices.append(choice)
        if option.card_id is not None:
            self.by_card[option.card_id].append(choice)
        elif option.player is not None:
            self.by_side[option.player].append(choice)
        elif option.pile is not None:
            self.by_pile[option.pile].append(choice)
        else:
            if option.at is not None:
                self.by_place[option.at].append(choice)
            if option.at is None or not self._is_tapped(option.at):
                self.loose.append(choice)

    def _said(self, option: Option) -> tuple[Markup, str]:
        """An option with its symbols, and its deed. What names no player is said once for all tables."""
        if option.player is not None or option.pile is not None:
            return self._said_anew(option)
        key = (self.game.id, self.lang, option.apart.said(self.lang), *option.meaning)
        said = _SAYINGS.get(key)
        if said is None:
            said = _SAYINGS[key] = self._said_anew(option)
        return said

    def _said_anew(self, option: Option) -> tuple[Markup, str]:
        tokens = self.table.reader.option_tokens(option, self.lang)
        names_it = bool(tokens) and tokens[-1].what == "card"
        deed = plain(tokens[:-1]).rstrip(": ") if names_it else plain(tokens)
        return html(tokens, self.game, self.lang, links=False), deed

    def _is_tapped(self, place: str) -> bool:
        """Whether a place lies so plainly on the table that its choices need no buttons elsewhere."""
        if self._tapped is None:
            held = [("", self.view), *((f"p{side['seat']}.", side) for side in self.view["players"])]
            self._tapped = {
                f"{owner}{each['id']}"
                for owner, seen in held
                for name in self.look.tapped
                for each in seen.get("places", {}).get(name, ())
            }
        return place in self._tapped

    # --- parts --------------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """All of it."""
        return Scene(
            self.game,
            self.lang,
            self.seat,
            self.view,
            self.sides,
            self.piles,
            self.question,
            self.view["values"],
            self.options,
            self.coming,
            self.plan,
            self.places,
            self.own_places,
        )

    def _coming(self) -> dict[int, ComingSeen]:
        found = self.look.coming(self.view, self.lang)
        return {
            each.card: ComingSeen(each.left, html(each.tokens, self.game, self.lang, links=False), each.text)
            for each in found
        }

    def _side(self, side: Mapping[str, Any], before: Painter | None) -> SideSeen:
        seat = int(side["seat"])
        found = self._side_anew(seat, side, before)
        if before is not None:
            kept = before.sides[seat]
            if all(pile is kept.piles[name] for name, pile in found.piles.items()) and found == kept:
                return kept
        return found

    def _side_anew(self, seat: int, side: Mapping[str, Any], before: Painter | None) -> SideSeen:
        attended = seat < len(self.attendance.kinds)
        values = side["values"]
        return SideSeen(
            seat=seat,
            name=self.table.name(seat, self.lang),
            kind=self.attendance.kinds[seat] if attended else "rules",
            about=self.attendance.about[seat] if attended else "",
            here=self.attendance.here[seat] if attended else True,
            mine=seat == self.seat,
            active=seat == self.view["active"],
            asked=seat in self.view["to_answer"],
            won=seat in self.view["winners"],
            values=values,
            gauges=[self._gauge(gauge, values) for gauge in self.look.gauges],
            piles={name: self._pile(name, seat, pile, before) for name, pile in side["piles"].items()},
            choices=self.by_side[seat],
            deadly=self.look.deadly(self.view, seat) if seat in self.by_side else 0,
        )

    def _gauge(self, gauge: Gauge, values: Mapping[str, Any]) -> GaugeSeen:
        number = int(values[gauge.value])
        percent = None if gauge.full is None else max(0, min(100, round(100 * number / gauge.full)))
        return GaugeSeen(gauge, gauge.name.said(self.lang), number, percent)

    def _pile(self, name: str, owner: int | None, pile: Mapping[str, Any], before: Painter | None) -> PileSeen:
        place = name if owner is None else f"p{owner}.{name}"
        plain = not self.mine or self._is_plain(name, place, owner, pile)
        if before is not None and plain:
            looked, kept = before._seen[name, owner]
            if kept.plain and looked is pile:
                self._seen[name, owner] = looked, kept
                return kept
        found = self._pile_anew(name, owner, pile, place, plain)
        self._seen[name, owner] = pile, found
        return found

    def _pile_anew(self, name: str, owner: int | None, pile: Mapping[str, Any], place: str, plain: bool) -> PileSeen:
        schema = self.game.schema
        bare, at, _ = name.partition("@")
        fields = schema.place_piles if at else schema.table_piles if owner is None else schema.player_piles
        declared = fields[bare].declared
        label = declared.said(self.lang) or bare
        cards = [None if card is None else self._card(card, name, owner) for card in pile["cards"]]
        return PileSeen(name, label, int(pile["count"]), cards, self.by_pile[place], plain)

    def _places(self, seen: Mapping[str, Any], owner: int | None, before: Painter | None) -> list[PlaceSeen]:
        """The places of the table, or of a side, one list after another; those that look the same are the same."""
        found = [self._place(place, owner, before) for all in seen.get("places", {}).values() for place in all]
        if before is None:
            return found
        kept = before.places if owner is None else before.own_places[owner]
        return [old if new.piles_stayed(old) and new == old else new for new, old in zip(found, kept, strict=True)]

    def _place(self, place: Mapping[str, Any], owner: int | None, before: Painter | None) -> PlaceSeen:
        id = str(place["id"])

        def part(held: Mapping[str, Any], whose: int | None, sides: Mapping[int, PlaceSeen]) -> PlaceSeen:
            piles = [self._pile(f"{name}@{id}", whose, pile, before) for name, pile in held["piles"].items()]
            return PlaceSeen(id, place[self.lang], held["values"], piles, sides)

        sides = {seat: part(held, seat, {}) for seat, held in enumerate(place.get("sides", ()))}
        choices = self.by_place.get(id if owner is None else f"p{owner}.{id}", [])
        return replace(part(place, owner, sides), choices=choices)

    def _is_plain(self, name: str, place: str, owner: int | None, pile: Mapping[str, Any]) -> bool:
        """Whether nothing can be done with a pile or its cards, and nobody expects it."""
        if place in self.by_pile or any(card is not None and card["id"] in self.by_card for card in pile["cards"]):
            return False
        return self._usual(name, owner) is None or not pile["cards"]

    def _usual(self, pile: str, owner: int | None) -> str | None:
        """What one usually does with a card that lies there, if anything."""
        if pile not in self.look.open_piles or self.game.why_not is None:
            return None
        mine = self.seat is not None and owner == self.look.before(self.view, self.seat)
        return self.look.usual.get(pile if owner is None or mine else f"others.{pile}")

    def _card(self, card: Mapping[str, Any], pile: str, owner: int | None) -> CardSeen:
        choices = self.by_card.get(card["id"], [])
        why = self._why_not(card, pile, owner) if self.mine and not choices else ""
        return CardSeen(card["id"], face(self.game, card["card"], self.lang), card, choices, why)

    def _why_not(self, card: Mapping[str, Any], pile: str, owner: int | None) -> str:
        """Why nothing can be done with a card that lies where something usually can."""
        verb = self._usual(pile, owner)
        if verb is None or self.game.why_not is None:
            return ""
        reason = self.game.why_not(self.table, verb, card)
        return "" if reason is None else in_lang(self.lang, *reason)

    # --- the question -------------------------------------------------------------------------------------------------

    def _question(self) -> Question | None:
        asked = self.view["prompt"]
        if asked is None:
            return None
        main = self.look.is_main(asked["id"], asked["source"])
        help = ""
        if self.mine and self.seat is not None:
            help = self.look.explain_prompt(asked["id"], self.view, self.seat, self.lang)
            if main:
                help = self.look.advice(self.view, self.options, self.lang)
        return Question(
            id=asked["id"],
            text=asked[self.lang],
            source=face(self.game, asked["source"], self.lang) if asked["source"] else None,
            mine=self.mine,
            waiting_for=[side.name for side in answering(self.sides) if not side.mine],
            help=help,
            buttons=self.loose,
            listed=self._listed(),
            is_main=main,
            choices=self.choices,
            unused=unused(self.look, self.view, self.options, self.lang) if self.mine and main else "",
            together=sum(side.asked and side.kind != "bot" for side in self.sides) > 1,
        )

    def _listed(self) -> list[CardSeen]:
        """Cards to choose from that do not lie open on the table."""
        found = []
        places = [*self.places, *(place for own in self.own_places.values() for place in own)]
        for pile in [
            *self.piles.values(),
            *(pile for side in self.sides for pile in side.piles.values()),
            *(pile for place in places for pile in place.all_piles),
        ]:
            if not pile.plain and pile.name.partition("@")[0] not in self.look.open_piles:
                found += [_placed(card, pile.label) for card in pile.seen if card.choices]
        return found


def _same(now: list[PlaceSeen], before: list[PlaceSeen]) -> bool:
    """Whether all places of two lists are the same objects."""
    return all(map(is_, now, before))


def _placed(card: CardSeen, place: str) -> CardSeen:
    return CardSeen(card.id, card.face, card.on, card.choices, card.why_not, place)
