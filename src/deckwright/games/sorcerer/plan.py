"""What the table of Sorcerer shows and no single card says: where the battlefields lie, what an attack may bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.games.sorcerer import odds
from deckwright.games.sorcerer.odds import Foothold
from deckwright.games.sorcerer.schema import DEFENCE, FIELDS
from deckwright.lang.cards import Kind
from deckwright.lang.look import View

CENTRE, RIGHT_FLANK, LEFT_FLANK = 0, 1, 2  # of the row, as the first seat sees it
A_ROW = 3


@dataclass(frozen=True)
class SidePlan:
    """One side of a battlefield: whose it is, what is left of its defence."""

    captain: int  # whose track it is
    seats: tuple[int, ...]
    left: int
    avatars: tuple[int, ...]
    minions: int
    attack: int  # of all its minions that are ready, together


@dataclass(frozen=True)
class FieldPlan:
    """A battlefield: the viewer's side is the near one."""

    id: str
    near: SidePlan
    far: SidePlan
    order: int  # as the how manieth it is fought in this round
    begins: int  # the captain of the side that attacks first
    fought: bool = False
    conqueror: int | None = None
    exhausted: bool = False
    front: bool = False  # the one that a narrow screen shows large
    standing: str = ""  # another one as soon as anything happens there


@dataclass(frozen=True)
class Worth:
    """A minion as it stands now, and what its attack would bring."""

    attack: int
    essence: int
    left: int
    followers: int
    dice: int
    expected: str


@dataclass(frozen=True)
class DieSeen:
    """A rolled die."""

    id: str
    face: str
    key: str  # another one for every roll


@dataclass(frozen=True)
class Roll:
    """The attack that is being made, or the dice as they fell in the last one."""

    attacker: int | None
    owner: int | None
    dice: Sequence[DieSeen]
    to_come: int  # dice of the coming roll
    expected: str
    unopposed: bool
    criticals: int
    hits: int
    defender: int | None  # the captain of the side that is attacked


@dataclass(frozen=True)
class Situation:
    """All of it."""

    large: Sequence[FieldPlan]
    strips: Sequence[FieldPlan]
    roll: Roll | None
    worth: Mapping[int, Worth] = field(default_factory=dict)
    tactics: Mapping[int, str] = field(default_factory=dict)  # what a tactic does to the expected damage, by its card
    under: Mapping[int, Sequence[int]] = field(default_factory=dict)  # what lies under a minion, by their numbers
    drafting: Sequence[str] = ()  # the decks that are being chosen from
    next: int | None = None  # who acts after the one who acts now
    phase: str = "make"  # make, ready, action, battle
    attacker_name: str = ""
    pools: Sequence[bool] = ()  # who has a blood pool
    mates: Sequence[int] = ()  # the viewer's team, without the viewer


def plan(kinds: Sequence[Kind]) -> Callable[[View, str], Situation]:
    """Works it out of what a viewer may see."""
    by_id = {kind.id: kind for kind in kinds}

    def work_out(view: View, lang: str) -> Situation:
        return _Planner(view, lang, by_id).plan()

    return work_out


class _Planner:
    """One view, thought through."""

    def __init__(self, view: View, lang: str, kinds: Mapping[str, Kind]) -> None:
        self.view, self.lang, self.kinds = view, lang, kinds
        self.pools = {kind.id for kind in kinds.values() if kind.facts.get("is_pool")}
        self.values, self.players = view["values"], view["players"]
        self.seats = len(self.players)
        self.me = view["seat"] or 0
        self.ring, self.teams = self.values["mode"] == "royal", self.values["mode"] == "teams"
        self.fields = {place["id"]: place for place in view["places"]["fields"]}

    def plan(self) -> Situation:
        numbers = self._in_order()
        large = numbers[:2] if self.ring else numbers
        front = self._front([FIELDS[number].id for number in large])
        return Situation(
            large=[self._field(number, front) for number in large],
            strips=[self._field(number, front) for number in numbers[len(large) :]],
            roll=self._roll(),
            worth=self._worths(),
            tactics={card: odds.signed(more, self.lang) for card, more in odds.tactics(self.view).items()},
            under=self._under(),
            drafting=self._drafting(),
            next=self._next(),
            phase=self._phase(),
            attacker_name=self._attacker(),
            pools=[
                any(card["card"] in self.pools for card in each["piles"]["skills"]["cards"]) for each in self.players
            ],
            mates=[seat for seat in odds.members(self.view, self.me % 2) if seat != self.me] if self.teams else [],
        )

    def _phase(self) -> str:
        """What is going on."""
        if self.values["battling"]:
            return "battle"
        if self._drafting():
            return "make"
        settled = all(player["values"]["avatar"] for player in self.players)
        asked = self.view["prompt"] or {"id": ""}
        return "action" if settled and self.values["round"] and asked["id"] != "energy" else "ready"

    def _attacker(self) -> str:
        """What attacks, by its name."""
        number = self.values["attacker"]
        for place in self.fields.values():
            for side in place["sides"]:
                for card in side["piles"]["minions"]["cards"]:
                    if card["id"] == number:
                        return self.kinds[card["card"]].said(self.lang)
        return ""

    # --- where the battlefields lie -----------------------------------------------------------------------------------

    def _in_order(self) -> list[int]:
        """From the viewer's left to right; on the ring the two of their own, then on around."""
        if not self.ring:
            row = [LEFT_FLANK, CENTRE, RIGHT_FLANK]
            return row if self.me % 2 == 0 else row[::-1]
        left, right = self.me, (self.me - 1) % self.seats
        return [left, right, *((self.me + step) % self.seats for step in range(1, self.seats - 1))]

    def _fought(self) -> list[tuple[int, int]]:
        """The battlefields as they are fought in this round, and who attacks first there."""
        first = self.values["first"] or 0
        if not self.ring:
            row = [LEFT_FLANK, CENTRE, RIGHT_FLANK]
            order = row if first % 2 == 0 else row[::-1]
            return [(number, first % 2 if number == CENTRE else 1 - first % 2) for number in order]
        odd = self.values["round"] % 2 == 1 or self.values["fixed_ring"]
        if odd:
            return [((first - step) % self.seats, (first - step) % self.seats) for step in range(self.seats)]
        at = [(first - 1 + step) % self.seats for step in range(self.seats)]
        return [(number, (number + 1) % self.seats) for number in at]

    def _sides(self, id: str) -> tuple[int, int]:
        """The captains of both sides of a battlefield, the nearer to the viewer first."""
        one, other = odds.captains(self.view, id)
        return (other, one) if other == (self.me if self.ring else self.me % 2) else (one, other)

    def _field(self, number: int, front: str) -> FieldPlan:
        id = FIELDS[number].id
        values = self.fields[id]["values"]
        order = [fought for fought, _ in self._fought()].index(number)
        near, far = self._sides(id)
        return FieldPlan(
            id,
            self._side(id, near),
            self._side(id, far),
            order + 1,
            self._fought()[order][1],
            fought=self.values["battlefield"] == id,
            conqueror=values["conqueror"] if values["conquered"] else None,
            exhausted=bool(values["exhausted"]),
            front=id == front,
            standing=self._standing(id),
        )

    def _standing(self, id: str) -> str:
        """All that a glance at a battlefield takes in: defence, minions, their wounds and flames."""
        sides = self.fields[id]["sides"]
        minions = [
            f"{card['id']}:{card.get('wounds', 0)}:{card.get('flames', 0)}"
            for side in sides
            for card in side["piles"]["minions"]["cards"]
        ]
        return f"{id} {','.join(str(side['values']['damage']) for side in sides)} {','.join(minions)}"

    def _side(self, id: str, captain: int) -> SidePlan:
        sides = self.fields[id]["sides"]
        seats = odds.members(self.view, captain)
        minions = [card for seat in seats for card in sides[seat]["piles"]["minions"]["cards"]]
        return SidePlan(
            captain,
            seats,
            max(0, DEFENCE - int(sides[captain]["values"]["damage"])),
            tuple(seat for seat in seats if self.players[seat]["values"]["avatar"] == id),
            len(minions),
            sum(self._number("attack-now", card["id"]) for card in minions if not card.get("exhausted")),
        )

    def _front(self, ids: Sequence[str]) -> str:
        """The battlefield a narrow screen shows large: the one that is fought over, or where the viewer stands."""
        for id in (self.values["battlefield"], self.players[self.me]["values"]["avatar"]):
            if id in ids:
                return str(id)
        return ids[len(ids) // 2]

    # --- minions ------------------------------------------------------------------------------------------------------

    def _number(self, what: str, card: int) -> int:
        return odds.reckoned(self.view, what, card)

    def _worths(self) -> dict[int, Worth]:
        found = {}
        for id, place in self.fields.items():
            for seat, side in enumerate(place["sides"]):
                for card in side["piles"]["minions"]["cards"]:
                    found[card["id"]] = self._worth(card, id, seat)
        return found

    def _worth(self, card: Mapping[str, Any], field: str, seat: int) -> Worth:
        attack, essence = self._number("attack-now", card["id"]), self._number("essence-now", card["id"])
        dice = odds.dice_for(attack)
        return Worth(
            attack,
            essence,
            max(0, essence - int(card.get("wounds", 0))),
            self._number("followers", card["id"]),
            dice,
            odds.said(dice * odds.of_a_die(self.view, Foothold(seat, field)), self.lang),
        )

    def _under(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for player in self.players:
            for pile in ("attached", "followers"):
                for card in player["piles"][pile]["cards"]:
                    if card is not None and card.get("host") is not None:
                        found.setdefault(card["host"], []).append(card["id"])
        return found

    # --- dice ---------------------------------------------------------------------------------------------------------

    def _roll(self) -> Roll | None:
        attacker, rolled = self.values["attacker"], int(self.values["rolled"])
        if attacker is None and not rolled:
            return None
        place = odds.place_of(self.view, attacker)
        free = place is not None and odds.unopposed(self.view, place)
        dice = [die["values"]["face"] for die in self.view["places"]["dice"][:rolled]]
        key = f"{self.values['round']}.{attacker}"
        to_come = odds.dice_to_come(self.view)
        return Roll(
            attacker,
            place.seat if place else None,
            [DieSeen(f"die-{i + 1}", face, f"{key}.{i}.{face}") for i, face in enumerate(dice)],
            to_come,
            odds.said(to_come * odds.of_a_die(self.view, place), self.lang) if place else "",
            free,
            dice.count("critical") * (2 if free else 1),
            dice.count("hit") + 2 * dice.count("double"),
            odds.facing(self.view, place) if place else None,
        )

    # --- who, and which decks -----------------------------------------------------------------------------------------

    def _next(self) -> int | None:
        """Who takes the next action: the next one around who has any left."""
        active = self.view["active"]
        if active is None or self._phase() != "action":
            return None
        left = [int(player["values"]["actions"]) for player in self.players]
        around = [(active + step) % self.seats for step in range(1, self.seats + 1)]
        if self.teams:
            around = sorted(around, key=lambda seat: (seat % 2 == active % 2, -left[seat]))
        return next((seat for seat in around if left[seat] > (seat == active)), None)

    def _drafting(self) -> list[str]:
        """Decks to choose from: those on offer; for who only looks on, all that lie there."""
        prompt = self.view["prompt"]
        if prompt is None or prompt["id"] != "draft":
            return []
        offered = [option["at"] for option in self.view["options"] if option["at"]]
        if offered:
            return offered
        part = min(sum(1 for _ in player["piles"]["skills"]["cards"]) for player in self.players)
        decks = self.view["places"]["decks"][4 * min(part, 2) : 4 * min(part, 2) + 4]
        return [deck["id"] for deck in decks if deck["piles"]["cards"]["count"]]
