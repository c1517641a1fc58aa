"""Whole games, with every nemesis and every number of players: what must hold at any moment of any of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from deckwright import Table
from deckwright.games.war_eternal.game import WAR_ETERNAL
from deckwright.testing import Conformance, Trial

pytestmark = pytest.mark.slow

SEATINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "solo": (1, {"nemesis": "umbra-titan"}),
    "alone-with-three": (1, {"mages_each": 3, "nemesis": "hollow-crown"}),
    "two": (2, {"market": "random", "nemesis": "magus-of-cloaks"}),
    "three": (3, {"market": "cycling", "nemesis": "gate-witch"}),
    "four": (4, {"market": "random", "difficulty": "expert", "nemesis": "umbra-titan"}),
    "four-in-pairs": (4, {"pair_cards": True, "difficulty": "extinction", "nemesis": "hollow-crown"}),
    "choosing": (2, {"mages": "choice", "nemesis": "choice", "market": "choice", "difficulty": "beginner"}),
}
SHUFFLED = {"turns", "acolyte_deck"}
SET_UP = {"stack_tier", "add_upgraded", "face"}
LIE_IN_PEACE = ("hand", "discard", "mat")  # where no card bears a mark
OPEN = ("hand", "discard", "prepped", "breaches", "mat", "play")


class TestWarEternal(Conformance):
    game = WAR_ETERNAL
    modes = SEATINGS
    mixtures = 5
    longest = 5_000
    # Hands are open, decks are not (WE-MAT-10, WE-DRAW-09): nothing here is read from the schema.
    face_down: ClassVar = {
        *("deck", "turns", "acolyte_deck"),
        *("deck_1", "deck_2", "deck_3", "basics_1", "basics_2", "basics_3"),
    }
    own: ClassVar = frozenset[str]()
    prices: ClassVar = {"gain": "aether", "focus": "aether", "open": "aether", "discard-power": "aether"}

    @pytest.mark.rule("WE-COMP-14", "WE-DMG-03")
    def test_no_number_leaves_its_bounds(self, trial: Trial) -> None:
        for table in self.played(trial).tables():
            if table.turn:  # mages may be chosen before they are given their lives
                check_bounds(table, self.raised(table))
                check_breaches(table)

    def raised(self, table: Table) -> int:
        """The life that minions in play may have beyond what is printed."""
        return 0

    def test_marks_stay_on_what_is_prepped_or_in_play(self, trial: Trial) -> None:
        for table in self.played(trial).tables():
            if table.prompt is not None and table.prompt.id == "main-phase":
                check_marks(table)

    @pytest.mark.rule("WE-END-06")
    def test_all_win_or_nobody(self, trial: Trial) -> None:
        table = self.played(trial).table
        assert table.result is not None
        assert table.result.winners in ((), tuple(range(table.seats)))

    @pytest.mark.rule("WE-DRAW-06", "WE-NSETUP-07")
    def test_the_decks_of_players_and_nemesis_are_never_shuffled(self, trial: Trial) -> None:
        """Only turn order and acolytes are, and a player's deck by Chaos Flail."""
        for event in (event for events in self.played(trial).events[1:] for event in events):
            if event.what == "shuffle":
                name = event.data["pile"][0]
                assert name in SHUFFLED or event.rule in SET_UP or (name == "deck" and event.rule == "flails")

    @pytest.mark.rule("WE-MAT-10", "WE-DRAW-09")
    def test_a_seat_is_told_and_shown_exactly_what_it_may_know(self, trial: Trial) -> None:
        super().test_a_seat_is_told_and_shown_exactly_what_it_may_know(trial)

    def test_hands_discards_and_spells_are_open_to_all(self, trial: Trial) -> None:
        for revision in self.played(trial).moments(8):
            for player in self.played(trial).at(revision).view(0)["players"]:
                for name in OPEN:
                    assert None not in player["piles"][name]["cards"]


def check_bounds(table: Table, raised: int) -> None:
    """No number leaves its bounds."""
    assert 0 <= table.value("gravehold") <= table.value("start_gravehold")
    assert table.value("tokens") >= 0
    for name in ("aether", "gem_aether", "card_aether", "spell_aether"):
        assert table.value(name) >= 0
    for side in range(table.sides):
        assert 0 <= table.value("life", side) <= table.value("start_life")
        assert 0 <= table.value("charges", side) <= table.value("most_charges", side)
        assert table.value("exhausted", side) == 0 or table.value("life", side) == 0
    for threat in table.view()["piles"]["threats"]["cards"]:
        kind = table.game.kind(threat["card"])
        assert kind is not None
        check_life(threat.get("life", 0), kind.all_facts(), raised)


def check_life(life: int, facts: Mapping[str, Any], raised: int) -> None:
    """What is in play has no more life than is printed, unless a minion sets its life itself as it comes."""
    assert life >= 0
    if not facts.get("minion") or facts.get("most_life"):
        assert life <= facts.get("most_life", 0) + raised


def check_breaches(table: Table) -> None:
    """Every prepped spell lies in a breach of its player, and no breach holds too much."""
    for player in table.view()["players"]:
        breaches = {card["id"]: card for card in player["piles"]["breaches"]["cards"]}
        inside: Counter[int] = Counter()
        for spell in player["piles"]["prepped"]["cards"]:
            assert spell["breach"] in breaches
            inside[spell["breach"]] += 1
        assert all(n <= 2 for n in inside.values())
        for id, breach in breaches.items():
            assert not inside[id] or breach.get("occupied")


def check_marks(table: Table) -> None:
    """Marks and counters stay with what is prepped or in play, and are gone when it leaves."""
    view = table.view()
    for player in view["players"]:
        for name in LIE_IN_PEACE:
            for card in player["piles"][name]["cards"]:
                used = {"used"} if table.value("spells_used") else set()  # until the turn ends, wherever the spell goes
                assert card.keys() <= {"id", "card"} | used, f"{card} in {name}"
        if player["seat"] != table.active:
            for card in (*player["piles"]["breaches"]["cards"], *player["piles"]["prepped"]["cards"]):
                assert not card.get("focused") and not card.get("used"), card
    for card in (*view["piles"]["nemesis_discard"]["cards"], *view["piles"]["acolytes_gone"]["cards"]):
        assert card.keys() <= {"id", "card"}, card
    for card in view["piles"]["threats"]["cards"]:
        assert not card.get("aimable"), card
