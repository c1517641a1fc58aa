"""A referee of Sorcerer who plays nothing: told what happens at a table, it says where that breaks the rules.

It is written from the rules alone, with a board of its own. Texts of cards it does not know: where one may have its
say, it is silent.

    referee = Referee(table)
    while not table.over:
        referee.asked(option)
        referee.told(table.choose(option))
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from typing import Any

from deckwright import Option, Table
from deckwright.games.sorcerer.rules.slots import adds_attack, adds_essence
from tests.rules.sorcerer.board import KINDS, ROW, UNDER, Board, Body
from tests.rules.sorcerer.tables import RING

MOST = {"energy": 10, "blood": 10, "actions": 6}
DEFENCE, DICE, ACTIONS = 12, 7, 6
HIT, DOUBLE, CRITICAL = 1, 2, 3  # faces of a die, as it shows them
ENDLESS = 30  # rounds after which a draw may be called
LASTING = ("blanked", "daunted", "spurred")  # what lasts for the round


@dataclasses.dataclass
class Blow:
    """One attack."""

    attacking: int
    defending: int
    field: str
    dice: int = -1  # before they are rolled
    track: int = 0
    unopposed: bool = False
    alone: bool = False  # nobody stands there to defend it
    left: bool = False  # somebody has gone from there meanwhile
    broken: int = 0
    criticals: int = 0  # points that were asked about
    ordinary: int = 0
    asked: list[int] = dataclasses.field(default_factory=list)
    passed: set[int] = dataclasses.field(default_factory=set)


class Referee(Board):
    """Watches a table from its opening on."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.phase, self.order = "setup", [-1]
        self.acts: list[int] = []  # who has acted in this round
        self.fields: list[str] = []  # battles of this round
        self.attacks: list[int] = []  # sides that attacked on the battlefield
        self.met: set[tuple[int, str]] = set()  # who has had minions where in this Battle phase
        self.blow = Blow(-1, -1, "")
        self.winner = -1
        self.doomed: list[tuple[Body, str]] = []  # who stood on a battlefield that is being reset
        self.moving: dict[int, Body] = {}  # what has moved since the last question
        self.rolled_anew = False
        self.told(table.opening_events)

    def moved(self, data: Any) -> None:
        """Every card stays its owner's; sides have room for so many (SOR-ATT-03, SOR-LIN-13, SOR-MINION-03)."""
        super().moved(data)
        card = self.cards[data["card_id"]]
        pile, before = data["from"]
        self.blow.left = self.blow.left or pile == f"minions@{self.blow.field}"
        assert before is None or before == card.owner, f"{card.id} passes from player {before} to {card.owner}"
        self.moving[card.number] = card
        if card.field and card.owner is not None:
            assert card.field in self.reach(card.owner), f"{card.id} of {card.owner} stands in {card.field}"
            if self.phase == "battle":
                self.met.add((self.side(card.owner), card.field))

    def changed(self, data: Any) -> None:
        """Tracks have their ends; only what is ready is exhausted; ruins do not change (SOR-CONQ-06, SOR-TERM-15)."""
        name, new = data["value"], int(data["new"])
        assert new >= 0 or data["old"] >= 0 or new == -1, f"{name} is {new}"
        if name == "exhausted" and new:
            assert not self.card(data).exhausted, f"{data['card']} is exhausted twice"
        if "player" in data:
            assert new <= MOST.get(name, new), f"player {data['player']}: {name} is {new}"
            assert not name.startswith("damage@") or (new <= DEFENCE and not self.shared["conquered" + name[6:]])
        super().changed(data)
        if name == "attacker":
            if new >= 0:
                self.attack_begins(self.cards[new])
            else:
                self.attack_ends()
        elif name.startswith("conqueror@"):
            assert new == self.winner, f"{name} is {new}, not {self.winner}"
        elif name.startswith("face@"):
            self.rolled_anew = True

    def on_random(self, data: Any) -> None:
        """A die was rolled, whatever it shows."""
        self.rolled_anew = self.rolled_anew or "face" in data

    # --- rounds -------------------------------------------------------------------------------------------------------

    def on_first_player(self, data: Any) -> None:
        """Fate passes on in the Ready phase of every round but the first (SOR-READY-01, SOR-TEAM-12)."""
        before, first = self.order[0], data["player"]
        if before >= 0:
            left = 1 - before if self.teams else (before + 1) % self.seats
            assert first == left, f"fate goes from {before} to {first}"
        self.order = [(first + step) % self.seats for step in range(self.seats)]
        holders = [seat for seat in range(self.seats) if self.own["fate"][seat]]
        team = self.mates(self.side(first)) if self.options["fates"] == "own" else [first]
        assert holders == (team if self.teams else [first]), f"{holders} hold a full token, not {first}"

    def on_round_begins(self, data: Any) -> None:
        """After the End of Round phase of the one before (SOR-ROUND-02, SOR-ENDR-04)."""
        assert data["number"] == self.shared["round"] and self.phase in ("setup", "end")
        for card in self.cards.values():
            lasting = [mark for mark in LASTING if card.values.get(mark)]
            assert not lasting, f"{card.id} is still {lasting} in the next round"
        self.phase, self.acts, self.fields = "action", [], []

    def on_turn(self, data: Any) -> None:
        """An action is to be taken by the right one (SOR-ACT-01, SOR-TEAM-05)."""
        seat = data["player"]
        assert self.phase == "action"
        left = self.own["actions"]
        assert left[seat] > 0
        if self.teams:
            sides = [self.side(self.order[0]), 1 - self.side(self.order[0])]
            team = self.mates(self.side(seat))
            assert left[seat] == max(left[each] for each in team), f"{seat} acts though a partner has more actions"
            last = self.side(self.acts[-1]) if self.acts else sides[1]
            due = next(side for side in (1 - last, last) if any(left[each] for each in self.mates(side)))
            assert self.side(seat) == due
        else:
            at = self.order.index(self.acts[-1]) + 1 if self.acts else 0
            round_table = self.order[at:] + self.order[:at]
            assert seat == next(each for each in round_table if left[each]), f"{seat} acts out of turn"
        if not self.acts:
            self.check_ready()
        self.acts.append(seat)

    def check_ready(self) -> None:
        """At the first action of a round nothing is exhausted, and all have their actions (SOR-READY-02, -05)."""
        in_play = ("attached", "skills")
        tired = [card.id for card in self.cards.values() if card.exhausted and (card.field or card.pile in in_play)]
        assert not tired, f"{tired} were not readied"
        assert not any(self.shared[f"exhausted@{field}"] for field in RING)
        assert [self.own["actions"][seat] for seat in range(self.seats)] == [ACTIONS] * self.seats
        assert all(self.own["avatar"][seat] >= 0 for seat in range(self.seats))

    def on_battle_begins(self, _: Any) -> None:
        """When all actions are used (SOR-ACT-03)."""
        assert not any(self.own["actions"].values()) and len(self.acts) == ACTIONS * self.seats
        self.phase = "battle"
        self.met = {(self.side(card.owner or 0), card.field) for card in self.minions()}

    def on_round_ends(self, _: Any) -> None:
        """After the battles."""
        self.battle_over()
        for place in self.battle_order():
            skipped = place not in self.fields and not self.closed(place)
            assert not (skipped and self.minions_ready(place)), f"no battle in {place}"
        self.phase = "end"

    # --- battles ------------------------------------------------------------------------------------------------------

    def battle_order(self) -> list[str]:
        """Where it is fought in this round, in order (SOR-BATTLE-01, SOR-BR-07)."""
        first = self.order[0]
        if not self.royal:
            return list(ROW if first == 0 else ROW[::-1])
        odd = self.shared["round"] % 2 == 1 or self.options["ring"] == "left"
        step = -1 if odd else 1
        start = first if odd else (first - 1) % self.seats
        return [RING[(start + step * n) % self.seats] for n in range(self.seats)]

    def begins(self, field: str) -> int:
        """Who attacks first there (SOR-BATTLE-02, SOR-BR-06)."""
        if not self.royal:
            first = self.side(self.order[0])
            return first if field == "old-london" else 1 - first
        odd = self.shared["round"] % 2 == 1 or self.options["ring"] == "left"
        return self.sides(field)[0 if odd else 1]

    def minions_ready(self, field: str) -> bool:
        """Whether anybody can attack there."""
        return any(self.ready(side, field) for side in self.sides(field))

    def on_battle_at(self, data: Any) -> None:
        """The next battlefield in order; those passed over had no battle in them (SOR-BATTLE-06)."""
        self.battle_over()
        field = data["at"]
        order = self.battle_order()
        assert not self.closed(field) and field not in self.fields
        assert self.phase == "battle" and all(order.index(field) > order.index(other) for other in self.fields)
        self.fields.append(field)
        self.attacks = []

    def battle_over(self) -> None:
        """Nobody who could have attacked is left (SOR-BATTLE-05)."""
        if self.phase == "battle" and self.fields and not self.closed(self.fields[-1]):
            assert not self.minions_ready(self.fields[-1]), f"the battle of {self.fields[-1]} ends too early"

    def attack_begins(self, card: Body) -> None:
        """The right side attacks with a minion of that battlefield, exhausted by it (SOR-BATTLE-03, SOR-ATTACK-01)."""
        field = self.fields[-1]
        assert card.field == field and not self.closed(field) and card.owner is not None
        assert card.exhausted, f"{card.id} attacks and stays ready"
        side = self.side(card.owner)
        last = self.attacks[-1] if self.attacks else self.across(self.begins(field), field)
        due = self.across(last, field)
        assert side == due or not self.ready(due, field), f"side {side} attacks in {field} out of turn"
        self.attacks.append(side)
        self.blow = Blow(side, self.across(side, field), field)

    def on_attacks(self, data: Any) -> None:
        """As many dice as attack (SOR-ATTACK-03); whether it is unopposed is known (SOR-TERM-24)."""
        card, number, blow = self.cards[data["card_id"]], data["number"], self.blow
        assert card.field == blow.field and 0 <= number <= DICE
        assert number == self.dice_of(card) or self.texts_about(card.field, adds_attack)
        blow.dice, blow.track = number, self.track(blow.defending, blow.field)
        blow.unopposed = (blow.defending, blow.field) not in self.met
        blow.alone = not self.minions(blow.field, blow.defending)

    def faces(self) -> Counter[int]:
        """What the dice show."""
        return Counter(self.shared[f"face@die-{n + 1}"] for n in range(self.blow.dice))

    def on_breaks(self, data: Any) -> None:
        """Damage of a roll on the defence."""
        self.blow.broken += data["number"]

    def attack_ends(self) -> None:
        """All damage has been assigned while somebody or something was there to take it (SOR-DMG-06)."""
        blow, faces = self.blow, self.faces()
        if blow.dice < 0:
            return  # who attacked fell before the roll (SOR-TERM-19)
        criticals, ordinary = faces[CRITICAL], faces[HIT] + 2 * faces[DOUBLE]
        if blow.alone:
            points = criticals * (2 if blow.unopposed else 1) + ordinary
            assert blow.broken == min(points, DEFENCE - blow.track), f"{blow.broken} of {points} points"
        elif not blow.left and not self.closed(blow.field):
            assert (blow.criticals, blow.ordinary) == (criticals, ordinary)
        assert blow.criticals <= criticals and blow.ordinary <= ordinary
        if self.options["rerolls"] == "two_passes" and blow.dice:
            sides = (blow.attacking, blow.defending)
            for seat in (seat for side in sides for seat in self.mates(side)):
                able = self.own["omens"][seat] > 0
                assert not able or seat in blow.passed or blow.asked[-1:] == [], f"{seat} was not asked about the dice"

    # --- conquest -----------------------------------------------------------------------------------------------------

    def on_conquers(self, data: Any) -> None:
        """By the side across, when the track is full (SOR-CONQ-01)."""
        field = data["at"]
        full = [side for side in self.sides(field) if self.track(side, field) == DEFENCE]
        assert len(full) == 1
        self.winner = self.across(full[0], field)
        if self.royal:
            self.doomed += [(card, field) for card in self.minions(field)]

    def on_destroyed(self, data: Any) -> None:
        """A minion on its way to the graveyard (SOR-BR-04)."""
        card = self.cards[data["card_id"]]
        self.doomed = [(other, field) for other, field in self.doomed if other is not card]

    def conquests(self, side: int) -> int:
        """What a side has conquered, or its points."""
        if self.royal:
            return self.own["points"][side]
        return sum(self.shared[f"conquered@{field}"] and self.shared[f"conqueror@{field}"] == side for field in ROW)

    # --- what is asked ------------------------------------------------------------------------------------------------

    def asked(self, option: Option) -> None:
        """A question, and what is chosen: the position is a true one, and the right one is asked."""
        prompt = self.table.prompt
        assert prompt is not None and self.table.seat is not None
        self.check_board()
        sides = range(self.seats if self.royal else 2)
        assert not any(self.conquests(side) >= (3 if self.royal else 2) for side in sides), "somebody has won already"
        ask = getattr(self, "ask_" + prompt.id.replace("-", "_"), None)
        if ask:
            ask(self.table.seat, option)
        self.rolled_anew = False

    def check_end(self) -> None:
        """Who has won has conquered enough, and nobody else (SOR-WIN-01, SOR-BR-05, SOR-TEAM-01)."""
        assert self.table.result is not None
        enough = [side for side in range(self.seats) if self.conquests(side) >= (3 if self.royal else 2)]
        winners = [seat for side in enough for seat in self.mates(side)]
        assert list(self.table.result.winners) == winners and (winners or self.shared["round"] >= ENDLESS)

    def check_board(self) -> None:
        """Nobody lives without life, tokens lie in play, nothing lies under nobody (SOR-TOK-02, -06, SOR-ATT-03)."""
        assert not self.doomed, f"{self.doomed} stand on a battlefield that was reset"
        waiting = self.shared["holding"] or self.options["distribution"] == "printed"
        crowds = Counter((card.field, self.side(card.owner or 0)) for card in self.standing.values())
        assert max(crowds.values(), default=0) <= (6 if self.teams else 4), f"{crowds}"
        for card in self.standing.values():
            under = self.under(card.number, "attached")
            essence = self.printed(card, "essence") + sum(self.printed(each, "essence") for each in under)
            spoken = waiting or any(adds_essence in KINDS[each.id].slots for each in under)
            assert spoken or card.wounds < essence, f"{card.id} lives with {card.wounds} wounds"
        for card in self.lying.values():
            assert self.cards[card.host].field, f"{card.id} lies under {self.cards[card.host].id}, who is gone"
        for card in self.moving.values():
            bare = card.field or not (card.wounds or card.flames or card.host >= 0)
            assert bare or card.pile in UNDER, f"{card.id} has tokens on it in {card.pile}"
        self.moving = {}

    def ask_rerolls(self, seat: int, option: Option) -> None:
        """The attacker first, nobody twice without a new roll, sides one after the other (SOR-REROLL-01 to -03)."""
        blow = self.blow
        if self.rolled_anew:
            blow.passed = set()
        assert self.side(seat) in (blow.attacking, blow.defending)
        if self.options["rerolls"] == "two_passes":
            assert seat not in blow.passed, f"{seat} is asked again though nothing was rolled"
            before = blow.asked[-1] if blow.asked else None
            if before is not None and self.side(before) != self.side(seat):
                waiting = [each for each in self.mates(self.side(before)) if self.own["omens"][each]]
                assert set(waiting) <= blow.passed, f"{waiting} have not all passed yet"
            elif before is None and self.side(seat) == blow.defending:
                assert not any(self.own["omens"][each] for each in self.mates(blow.attacking))
        blow.asked.append(seat)
        if option.verb == "pass":
            blow.passed.add(seat)

    def ask_assign_critical(self, _: int, __: Option) -> None:
        """By the attacker, before all else (SOR-DMG-02)."""
        assert list(self.table.to_answer) == self.mates(self.blow.attacking) and not self.blow.ordinary
        self.blow.criticals += 1

    def ask_assign_hit(self, _: int, __: Option) -> None:
        """By the defender (SOR-DMG-03)."""
        assert list(self.table.to_answer) == self.mates(self.blow.defending)
        self.blow.ordinary += 1

    def ask_who_attacks(self, _: int, __: Option) -> None:
        """Any ready minion of the side (SOR-BATTLE-04, SOR-TEAM-06)."""
        field = self.fields[-1]
        side = self.side(self.table.to_answer[0])
        assert list(self.table.to_answer) == self.mates(side)
        offered = {option.card_id for option in self.table.options}
        assert offered == {card.number for card in self.ready(side, field)}

    def ask_reinforce(self, seat: int, option: Option) -> None:
        """To an adjacent battlefield with room, or any if it flies (SOR-REINF-01, -05)."""
        for move in self.table.options:
            if move.verb == "move-minion" and move.card_id is not None:
                card = self.cards[move.card_id]
                lent = [self.printed(each, "gives_flight") for each in self.under(move.card_id, "attached")]
                flies = self.printed(card, "flying") or any(lent)
                assert str(move.at) in self.reach(seat) and move.at != card.field
                assert self.royal or flies or "old-london" in (move.at, card.field)
                assert len(self.minions(str(move.at), self.side(seat))) < (6 if self.teams else 4)
                assert card.owner == seat

    def ask_action(self, seat: int, option: Option) -> None:
        """Who can pay may cast, and all five actions are there (SOR-ACT-02, SOR-ACT-06)."""
        offered = {each.verb for each in self.table.options}
        assert {"channel", "meditate", "reinforce"} <= offered
        assert all((each.number or 0) <= self.own["energy"][seat] for each in self.table.options)

    def ask_avatar(self, seat: int, _: Option) -> None:
        """From the first player on (SOR-SETUP-05, SOR-READY-07)."""
        placed = [each for each in range(self.seats) if self.own["avatar"][each] > 0]
        if self.teams:
            half = self.side(self.order[0]) if len(placed) < self.seats // 2 else 1 - self.side(self.order[0])
            assert self.side(seat) == half
        else:
            assert seat == self.order[len(placed)]
        assert {option.at for option in self.table.options} == set(self.reach(seat))

    def ask_mulligan(self, _: int, __: Option) -> None:
        """Of anything but minions (SOR-SETUP-09)."""
        given = [option.card for option in self.table.options if option.verb == "exchange"]
        assert not any(KINDS[card].facts.get("is_minion") for card in given if card)

    def dice_of(self, card: Body) -> int:
        """Attack, what lies under the minion, what lasts for the round, and the bonus of tactics, at most seven."""
        found = self.printed(card, "attack") + len(self.under(card.number, "followers"))
        found += sum(self.printed(each, "attack") for each in self.under(card.number, "attached"))
        found += 2 * bool(card.spurred) - bool(card.daunted)
        return min(DICE, max(0, max(0, found) + self.shared["bonus"]))

    def texts_about(self, field: str, slot: Any) -> bool:
        """Whether a text of that kind may have a say on a battlefield."""
        about = [*self.lying.values(), *self.minions(field)]
        return any(slot in KINDS[card.id].slots for card in about)
