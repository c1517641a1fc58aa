"""Setting up: players, turn order deck, nemesis, supply, difficulty, solo (WE-SETUP to WE-SUPPLY, WE-DIFF, WE-SOLO)."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.games import GAMES
from deckwright.table.errors import BadOptions
from tests.rules.war_eternal.scene import opened, scene


def open_table(players: int = 2, seed: int = 1, **options: Any) -> Table:
    return Table.open("war-eternal", players=players, seed=seed, options=options)


@pytest.mark.rule("WE-EX-01", "WE-SETUP-01", "WE-SETUP-02", "WE-SETUP-03", "WE-SETUP-04", "WE-SETUP-05", "WE-MAT-03")
def test_dezmodia_is_set_up_as_her_mat_shows() -> None:
    table = open_table(mage=["dezmodia", "garu"])
    deck, hand = table.cards("deck", 0), table.cards("hand", 0)
    assert sorted(hand) == ["crystal", "crystal", "oblivion-shard", "spark", "spark"]
    assert deck == ["crystal", "crystal", "crystal", "crystal", "spark"]
    seen = table.view()["players"][0]["piles"]["breaches"]["cards"]
    assert [(card["card"], card.get("open", False), card.get("stage", 0)) for card in seen] == [
        ("breach-1", True, 0), ("breach-2", False, 1), ("breach-3", False, 0), ("breach-4", False, 1),
    ]  # fmt: skip
    assert (table.value("life", 0), table.value("gravehold")) == (10, 30)


@pytest.mark.rule("WE-SETUP-07")
def test_players_begin_without_charges_discards_and_prepped_spells() -> None:
    table = open_table()
    for seat in range(2):
        assert table.value("charges", seat) == 0
        assert table.cards("discard", seat) == table.cards("prepped", seat) == []


@pytest.mark.rule("WE-SETUP-06", "WE-NSETUP-02", "WE-DIFF-05")
def test_life_never_exceeds_what_it_was_at_the_start() -> None:
    s = scene(mages=["mazahaedron", "garu"], hand=["primordial-fetish"], charges=4, life=9, gravehold=28, market=[],
              breaches={1: "open"}, p1={"breaches": {1: "open"}})  # fmt: skip
    s.play("primordial-fetish")  # no closed breach anywhere: only the life is left
    s.ability()
    assert (s.life(), s.gravehold) == (10, 30)


@pytest.mark.rule("WE-TURNDECK-01", "WE-TURNDECK-02", "WE-TURNDECK-03", "WE-TURNDECK-04", "WE-EX-02", "WE-SOLO-03")
@pytest.mark.parametrize(
    ("players", "cards"),
    [
        (1, ["turn-1", "turn-1", "turn-2", "turn-nemesis", "turn-nemesis"]),
        (2, ["turn-1", "turn-1", "turn-2", "turn-2", "turn-nemesis", "turn-nemesis"]),
        (3, ["turn-1", "turn-2", "turn-3", "turn-nemesis", "turn-nemesis", "turn-wild"]),
        (4, ["turn-1", "turn-2", "turn-3", "turn-4", "turn-nemesis", "turn-nemesis"]),
    ],
)
def test_the_turn_order_deck(players: int, cards: list[str]) -> None:
    table = open_table(players)
    assert sorted(table.cards("turns") + table.cards("turns_taken")) == cards


@pytest.mark.rule("WE-TURNDECK-05", "WE-TURN-04")
def test_the_turn_order_is_shuffled_and_hidden() -> None:
    orders = {tuple(open_table(seed=seed).cards("turns")) for seed in range(12)}
    assert len(orders) > 3
    assert set(open_table().view(0)["piles"]["turns"]["cards"]) == {None}


@pytest.mark.rule("WE-EX-05", "WE-TURN-01")
def test_the_first_card_of_the_turn_order_begins_the_game() -> None:
    table = opened(2, '{"mage": ["dezmodia", "garu"]}')
    assert table.cards("turns_taken") == ["turn-1"] and len(table.cards("turns")) == 5
    assert (table.active, table.prompt.id if table.prompt else "") == (0, "main-phase")  # nothing is there to cast


@pytest.mark.rule("WE-NSETUP-01", "WE-NSETUP-04", "WE-NSETUP-08", "WE-SOLO-02")
@pytest.mark.parametrize(("players", "sizes"), [(1, (4, 6, 10)), (2, (6, 8, 10)), (3, (8, 9, 10)), (4, (11, 10, 10))])
def test_the_nemesis_deck_by_players(players: int, sizes: tuple[int, int, int]) -> None:
    for seed in range(60):
        table = open_table(players, seed)
        if not table.cards("nemesis_discard") and not table.cards("threats") and not table.cards("resolving"):
            break
    assert tuple(len(table.cards(f"deck_{tier}")) for tier in (1, 2, 3)) == sizes


@pytest.mark.rule("WE-EX-03", "WE-NSETUP-05", "WE-NSETUP-06", "WE-NSETUP-07", "WE-NSETUP-09")
def test_the_deck_of_the_umbra_titan() -> None:
    orders = set()
    for seed in range(12):
        table = open_table(seed=seed)
        if table.cards("nemesis_discard") or table.cards("threats"):
            continue
        orders.add(tuple(table.cards("deck_3")))
        for tier in (1, 2, 3):
            cards = [table.game.kind(card) for card in table.cards(f"deck_{tier}")]
            assert all(kind is not None and kind.facts["tier"] == tier for kind in cards)
            assert sum(1 for kind in cards if kind is not None and not kind.facts["basic"]) == 3
        assert [len(table.cards(f"deck_{tier}")) for tier in (1, 2, 3)] == [6, 8, 10]
        assert table.view()["piles"]["nemesis_mat"]["cards"][0]["life"] == 70
        assert table.value("tokens") == 8
    assert len(orders) > 3


@pytest.mark.rule("WE-EX-04", "WE-SUPPLY-01", "WE-MKT-01")
def test_the_market_of_thinning() -> None:
    table = open_table(market="thinning")
    assert table.cards("market") == [
        "frozen-magmite", "scoria-slag", "erratic-ingot", "mages-totem", "primordial-fetish", "jagged-lightning",
        "fiery-torrent", "conjure-the-lost", "reduce-to-ash",
    ]  # fmt: skip
    sizes = [1 + table.cards("stock").count(card) for card in table.cards("market")]
    assert sizes == [7, 7, 7, 5, 5, 5, 5, 5, 5] and sum(sizes) == 51


@pytest.mark.rule("WE-MKT-01", "WE-MKT-02")
def test_both_recommended_markets_are_offered_to_newcomers() -> None:
    market = next(option for option in GAMES["war-eternal"].options if option.id == "market")
    offered = {choice.id: (choice.en, choice.ru) for choice in market.choices}
    for en, ru in (offered["thinning"], offered["cycling"]):
        assert "for beginners" in en and "для новичков" in ru


@pytest.mark.rule("WE-MKT-02")
def test_the_market_of_cycling() -> None:
    assert open_table(market="cycling").cards("market") == [
        "volcanic-glass", "breach-ore", "bloodstone-jewel", "cairn-compass", "vortex-gauntlet",
        "thoughtform-familiar", "kindle", "nova-forge", "crystallize",
    ]  # fmt: skip


@pytest.mark.rule("WE-SUPPLY-01", "WE-SUPPLY-02")
def test_a_random_market_is_three_gems_two_relics_four_spells() -> None:
    found = set()
    for seed in range(8):
        table = open_table(seed=seed, market="random")
        kinds = [table.game.kind(card) for card in table.cards("market")]
        assert [kind.home for kind in kinds if kind] == ["gem_box"] * 3 + ["relic_box"] * 2 + ["spell_box"] * 4
        assert len({kind.id for kind in kinds if kind}) == 9
        found |= {kind.id for kind in kinds if kind}
    assert len(found) > 20


@pytest.mark.rule("WE-SUPPLY-02")
def test_a_market_of_the_players_choice_at_the_table_and_by_options() -> None:
    table = open_table(market="choice", supply="breach-ore,,,,,kindle")
    chosen = []
    while table.prompt is not None and table.prompt.id == "choose-supply":
        assert table.to_answer == (0, 1)
        offered = [option.card for option in table.options]
        assert len(offered) == len(set(offered))
        chosen.append(offered[-1])
        table.choose(len(offered) - 1)
    assert len(chosen) == 7
    assert set(chosen) | {"breach-ore", "kindle"} == set(table.cards("market"))


@pytest.mark.rule("WE-SUPPLY-04", "WE-GAIN-03")
def test_an_emptied_pile_stays_empty() -> None:
    s = scene(aether=20, market=["scoria-slag", "mages-totem"], stock=["scoria-slag"])
    s.gain("scoria-slag")
    assert s.pile("market") == ["scoria-slag", "mages-totem"]
    s.gain("scoria-slag")
    assert s.pile("market") == ["mages-totem"] and not s.can("gain", "scoria-slag")
    assert s.discard() == ["scoria-slag", "scoria-slag"]


@pytest.mark.rule("WE-SETUP-01")
def test_mages_are_random_chosen_or_named() -> None:
    mages = {open_table(seed=seed).cards("mat", 0)[0] for seed in range(20)}
    assert len(mages) > 4
    table = open_table(mages="choice", mage=",gex")
    assert table.prompt is not None and table.prompt.id == "choose-mage" and table.to_answer == (0,)
    assert "gex" not in [option.card for option in table.options]
    table.choose("choose", card="mist")
    assert (table.cards("mat", 0), table.cards("mat", 1)) == (["mist"], ["gex"])


@pytest.mark.rule("WE-NSETUP-01")
def test_the_nemesis_is_named_random_or_chosen() -> None:
    assert open_table(nemesis="gate-witch").cards("nemesis_mat") == ["gate-witch"]
    assert len({open_table(seed=seed, nemesis="random").cards("nemesis_mat")[0] for seed in range(12)}) > 2
    table = open_table(nemesis="choice")
    assert table.prompt is not None and table.prompt.id == "choose-nemesis" and table.to_answer == (0, 1)
    table.choose("choose", card="hollow-crown")
    assert table.cards("nemesis_mat") == ["hollow-crown"]


def lives(difficulty: str, nemesis: str = "gate-witch") -> tuple[int, int, int]:
    table = open_table(nemesis=nemesis, difficulty=difficulty)
    mat = table.view()["piles"]["nemesis_mat"]["cards"][0]
    return table.value("life", 1), table.value("gravehold"), mat["life"]


@pytest.mark.rule("WE-DIFF-01", "WE-DIFF-02", "WE-DIFF-03", "WE-DIFF-04")
def test_difficulty_changes_life() -> None:
    assert lives("normal") == (10, 30, 70)
    assert lives("beginner") == (12, 35, 60)
    assert lives("expert") == (10, 30, 70)
    assert lives("extinction") == (8, 25, 80)


@pytest.mark.rule("WE-DIFF-03", "WE-DIFF-04")
@pytest.mark.parametrize(("difficulty", "tokens"), [("beginner", 8), ("normal", 8), ("expert", 5), ("extinction", 5)])
def test_increased_difficulty_of_the_umbra_titan(difficulty: str, tokens: int) -> None:
    for seed in range(30):
        table = open_table(seed=seed, difficulty=difficulty)
        if "turn-nemesis" not in table.cards("turns_taken"):
            break
    assert table.value("tokens") == tokens


@pytest.mark.rule("WE-SOLO-01")
def test_one_person_may_play_several_mages_by_the_usual_rules() -> None:
    table = open_table(1, mages_each=2, mage=["mist", "garu"])
    assert table.sides == 2
    assert sorted(table.cards("turns") + table.cards("turns_taken")).count("turn-2") == 2
    for _ in range(40):
        if table.over:
            break
        assert table.to_answer == (0,)
        table.choose(len(table.options) - 1)
    assert {table.cards("mat", 0)[0], table.cards("mat", 1)[0]} == {"mist", "garu"}


@pytest.mark.rule("WE-SOLO-04", "WE-EX-22", "WE-SOLO-08")
def test_alone_you_are_your_own_ally() -> None:
    s = scene(1, mages=["gex"], charges=5, life=5, deck=["spark"], discard=["crystal"])
    s.ability()
    s.answer("crystal")
    assert (s.hand(), s.life()) == (["spark"], 7)
    assert s.pile("destroyed") == ["crystal"]


@pytest.mark.rule("WE-SOLO-05")
def test_alone_what_hits_two_players_hits_you_twice() -> None:
    s = scene(1, nemesis="hollow-crown", mages=["gex"], threats=["holadran"])
    s.nemesis_turn("enslave")
    assert s.life() == 8


@pytest.mark.rule("WE-SOLO-06", "WE-SOLO-07", "WE-EXH-12")
def test_alone_exhaustion_is_no_defeat() -> None:
    s = scene(1, mages=["gex"], nemesis="gate-witch", life=1, breaches={2: "open"}, charges=3,
              turns_taken=["turn-nemesis"],
              threats=["howling-spinners", {"card": "cataclysmic-fate", "countdown": 1}])  # fmt: skip
    s.nemesis_turn("smite")
    assert s.won is None and s.value("exhausted", 0) == 1
    assert s.charges() == 0 and s.breaches() == {}
    # 1 too much from the Spinners, doubled; 4 of Cataclysmic Fate, doubled, for the weakest is nobody else; 2 of Smite
    assert s.gravehold == 30 - 2 - 8 - 2


@pytest.mark.rule("WE-SOLO-09", "WE-SOLO-10")
def test_the_easings_of_the_solo_game() -> None:
    table = open_table(1, solo_turns=4, solo_life="15")
    cards = table.cards("turns") + table.cards("turns_taken")
    assert len(cards) == 6 and cards.count("turn-nemesis") == 2
    assert table.value("life", 0) == 15


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"mage": ["mist", "mist"]}),
        (2, {"mage": [None, None, "mist"]}),
        (2, {"supply": ",,,,,kindle,kindle"}),
        (2, {"mages_each": 2}),
        (3, {"pair_cards": True}),
        (2, {"solo_turns": 4}),
        (2, {"solo_life": "12"}),
        (2, {"supply": ["kindle"]}),
        (5, {}),
    ],
)
def test_what_does_not_go_together_is_refused_in_both_languages(players: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        open_table(players, **options)
    assert refused.value.said("en") != refused.value.said("ru")


@pytest.mark.rule("WE-VAR-07")
def test_only_basic_cards_of_this_box_are_mixed_in() -> None:
    table = open_table(4)
    names = {card for tier in (1, 2, 3) for card in table.cards(f"deck_{tier}") + table.cards(f"basics_{tier}")}
    known = {kind.id for kind in table.game.kinds if kind.facts.get("basic")}
    assert len(known) == 25 and names - known <= {kind.id for kind in table.game.kinds if kind.home == "own_cards"}
