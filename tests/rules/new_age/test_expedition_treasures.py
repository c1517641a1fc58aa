"""Treasures on an expedition: which battle has which, who takes them, and that all come back."""

from __future__ import annotations

import pytest

from deckwright.campaigns import CampaignError
from deckwright.games.new_age.cards.treasures import LEVELS
from deckwright.table.named import told_position
from tests.rules.new_age.expedition_kit import Trek

COUNTS = ("treasures_1", "treasures_2", "treasures_3")


def numbers(trek: Trek) -> list[int]:
    return [len(getattr(trek.kept, name)) for name in COUNTS]


@pytest.mark.rule("NA-TREAS-01")
@pytest.mark.parametrize("won", [True, False])
def test_treasures_come_after_each_battle_that_is_left_behind(*, won: bool) -> None:
    trek, found = Trek(after_a_loss="on"), []
    for _ in range(3):
        found.append(numbers(trek))
        trek.fight(won)
    assert [*found, numbers(trek)] == [[0, 0, 0], [5, 0, 0], [5, 4, 0], [5, 4, 6]]


@pytest.mark.rule("NA-TREAS-01", "NA-TREAS-02", "NA-TREAS-05", "NA-TREAS-06", "NA-TREAS-07")
def test_which_levels_a_battle_has() -> None:
    trek, found = Trek(), []
    for _ in range(4):
        trek.decide(usual=True)
        trek.depart()
        options = trek.last.battle.options
        found.append([(level, options[f"treasure_{level}"]) for level in (1, 2, 3) if f"treasure_{level}" in options])
        trek.come_back(won=True)
    assert [[level for level, _ in each] for each in found] == [[], [1], [1, 2], [1, 2, 3]]
    last = dict(found[3])
    assert len(set(last[1])) == len(set(last[3])) == 2 and isinstance(last[2], str)


@pytest.mark.rule("NA-TREAS-01")
def test_battle_1_played_again_has_no_treasures() -> None:
    trek = Trek().fight(False)
    trek.answer("after_a_loss", "again")
    assert not any(name.startswith("treasure") for name in trek.next_battle.options)


@pytest.mark.rule("NA-TREAS-02", "NA-TREAS-08")
def test_two_players_cannot_take_the_same_treasure() -> None:
    trek = Trek().fight(True)
    trek.answer("mage-0", "gygar")
    assert trek.asked("treasure-1-0") is None, "first it must be clear who goes"
    trek.answer("mage-1", "rhia")
    trek.answer("treasure-1-0", "xaxoss-pyre")
    second = trek.asked("treasure-1-1")
    assert second is not None and second.seat == 1 and "Rhia" in second.en
    assert "xaxoss-pyre" not in [choice.id for choice in second.choices] and len(second.choices) == 4
    with pytest.raises(CampaignError, match="no 'xaxoss-pyre'"):
        trek.answer("treasure-1-1", "xaxoss-pyre")


@pytest.mark.rule("NA-TREAS-09")
def test_a_treasure_has_to_be_taken_while_there_are_enough() -> None:
    trek = Trek(people=4).fight(True)
    for seat in range(4):
        trek.answer(f"mage-{seat}", trek.kept.mages[seat])
    asked = [trek.asked(f"treasure-1-{seat}") for seat in range(4)]
    assert all(each is not None and (each.least, each.most) == (1, 1) for each in asked)
    assert all(f"treasure-1-{seat}" in trek.open for seat in range(4))


@pytest.mark.rule("NA-TREAS-05", "NA-TREAS-06", "NA-TREAS-07")
def test_the_table_of_the_last_battle_has_all_three() -> None:
    trek = Trek().fight(True, True, True)
    trek.answer("mage-0", "gygar")
    trek.answer("mage-1", "taqren")
    trek.answer("treasure-1-0", "kadirs-emerald-shard")
    trek.answer("treasure-2", "bones-of-deathmind")
    trek.answer("treasure-3-0", "verdant-staff")
    trek.answer("treasure-3-1", "flowing-mantle")
    trek.decide(usual=True)
    trek.depart()
    table = trek.table()
    while table.turn == 0:
        table.choose(0)  # which Crystal makes room
    position = told_position(table)
    where = {"kadirs-emerald-shard": "p0.", "bones-of-deathmind": "treasures", "flowing-mantle": "p1."}
    for name, place in {**where, "verdant-staff": "p0."}.items():
        held = [pile for pile, cards in position.items() if name in str(cards)]
        assert len(held) == 1 and held[0].startswith(place), (name, held)


@pytest.mark.rule("NA-TREAS-09", "NA-END-07")
def test_after_a_battle_all_treasures_are_back_and_chosen_anew() -> None:
    trek = Trek().fight(True)
    before = list(trek.kept.treasures_1)
    trek.fight(True)
    assert trek.kept.treasures_1 == before
    trek.answer("mage-0", "gygar")
    trek.answer("mage-1", "taqren")
    assert {"treasure-1-0", "treasure-1-1", "treasure-2"} <= set(trek.open)


def test_who_leads_several_mages_takes_a_treasure_for_each() -> None:
    trek = Trek(people=1).fight(True)
    trek.answer("mage-0", "gygar", "rhia", "taqren")
    trek.decide(usual=True)
    trek.depart()
    assert len(set(trek.last.battle.options["treasure_1"])) == 3
    assert trek.table().seats == 1


def test_every_treasure_of_the_first_expedition_is_one_of_the_box() -> None:
    trek = Trek().fight(True, True, True)
    for level, name in enumerate(COUNTS, start=1):
        assert set(getattr(trek.kept, name)) < {kind.id for kind in LEVELS[level]}
