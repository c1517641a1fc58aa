"""Skill cards, minions, sorceries, attachments, and where cards lie (SOR-CARD, SKILL, MINION, SORC, ATT, ZONE, TOK)."""

from __future__ import annotations

import pytest

from deckwright import Table
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, duel
from tests.rules.sorcerer.tables import MASON, PRIESTESS, WHALE, WRECKER, kinds, play_on, to_next_round

CROWD = [MASON, WHALE, WRECKER, PRIESTESS]


# --- all cards --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-CARD-01")
def test_an_ability_of_here_reaches_only_its_battlefield() -> None:
    d = duel(hand=["narangerel"], foes=[WHALE], left_foes=[MASON, WRECKER])
    d.cast("narangerel", at=HERE)
    assert d.wounds(WHALE) == 1  # nobody else could be chosen
    d = duel(hand=["narangerel"], left_foes=[MASON, WRECKER])
    d.cast("narangerel", at=HERE)
    assert d.seat == 1 and d.wounds(MASON) == d.wounds(WRECKER) == 0
    d = duel(avatar=LEFT, foes=[WHALE], left_foes=[MASON])
    d.activate("shared-pain")  # for a skill card it is where the avatar stands
    assert (d.wounds(MASON), d.wounds(WHALE)) == (1, 0)


@pytest.mark.rule("SOR-CARD-02")
def test_a_type_matters_only_to_cards_that_name_it() -> None:
    plain = duel(here=[MASON], foes=["gorged-dandy"], omens=1)
    plain.fight()
    plain.attack(MASON)
    plain.let_lie("critical")
    plain.choose("wound", "gorged-dandy")
    assert plain.wounds("gorged-dandy") == 1  # a vampire is wounded like anybody
    d = duel("tegu", "bloodlord", here=["gorged-dandy", MASON], blood=2, omens=1)
    d.fight()
    d.attack("gorged-dandy")
    assert d.can("tactic", "blood-pool")  # this one asks for a vampire


@pytest.mark.rule("SOR-CARD-03")
def test_the_omen_symbol_gives_an_omen_when_the_card_is_played() -> None:
    d = duel(hand=["smiling-flagellant", "fakir-of-nails", "wax-doll"])
    d.cast("smiling-flagellant", at=HERE)
    assert d.omens == 1
    d.choose("channel")
    d.cast("fakir-of-nails", at=HERE)  # without the symbol
    assert d.omens == 1
    d.choose("channel")
    d.cast("wax-doll", on="fakir-of-nails")
    assert d.omens == 2


@pytest.mark.rule("SOR-CARD-03", "SOR-TERM-13")
def test_also_when_an_effect_lets_it_be_played_without_an_action() -> None:
    d = duel("zevrane", hand=["duelling-second"], avatar=HERE, energy=5)
    d.activate("at-home")
    d.choose("choose", "duelling-second")
    assert (d.omens, d.energy, d.value("actions")) == (1, 3, 5)
    assert d.minions() == ["duelling-second"]


@pytest.mark.rule("SOR-CARD-03", "SOR-TERM-14")
def test_a_card_put_into_play_brings_no_omen_and_costs_nothing() -> None:
    d = duel(hand=["crypt-wakes"], graveyard=["highgate-jackal"], energy=4)
    d.cast("crypt-wakes")
    play_on(d, "action")
    assert any("highgate-jackal" in d.minions(field) for field in (HERE, LEFT, RIGHT))
    assert (d.omens, d.energy) == (0, 0)


@pytest.mark.rule("SOR-CARD-04", "SOR-MINION-04")
def test_a_minion_comes_ready_and_attacks_in_the_same_round() -> None:
    d = duel(hand=[MASON], omens=1)
    d.cast(MASON, at=HERE)
    assert not d.marked(MASON, "exhausted")
    d.lay(p0__actions=0, p1__actions=1)
    d.choose("channel")
    d.attack(MASON)
    assert d.dice == 3


@pytest.mark.rule("SOR-CARD-04")
def test_unless_it_says_otherwise() -> None:
    d = duel(hand=["threshold-guardian"])
    d.cast("threshold-guardian", at=HERE)
    assert d.marked("threshold-guardian", "exhausted")


@pytest.mark.rule("SOR-CARD-05")
def test_what_an_ability_of_here_plays_comes_here_and_may_reach_further() -> None:
    d = duel("zevrane", hand=[PRIESTESS], avatar=RIGHT, right_foes=[WRECKER], foes=[WHALE])
    d.activate("at-home")
    d.choose("choose", PRIESTESS)
    assert d.minions(RIGHT) == [PRIESTESS]
    d = duel("zevrane", "demonologist", hand=["tarred-shirt"], avatar=RIGHT, right_foes=[WRECKER], foes=[WHALE])
    d.activate("at-home")
    d.choose("choose", "tarred-shirt")
    assert d.under(WRECKER) == ["tarred-shirt"]


# --- skill cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SKILL-01", "SOR-SKILL-02")
def test_a_character_skill_is_a_power_on_the_avatars_battlefield() -> None:
    d = duel(avatar=HERE, foes=[WHALE], left_foes=[MASON])
    d.activate("shared-pain")
    assert (d.wounds(WHALE), d.wounds(MASON), d.value("actions")) == (1, 0, 5)


@pytest.mark.rule("SOR-SKILL-03", "SOR-SKILL-01")
def test_a_lineage_skill_is_triggered_each_time_where_the_avatar_is() -> None:
    for avatar, gained in ((HERE, 2), (LEFT, 0)):
        d = duel("tegu", "bloodlord", here=[MASON], foes=["ushabti", "match-girl"], avatar=avatar, omens=1)
        d.fight()
        d.attack(MASON)
        d.let_lie("critical", "critical")
        d.choose("wound", "ushabti")
        d.choose("wound", "match-girl")
        assert d.value("blood") == gained


@pytest.mark.rule("SOR-SKILL-04", "SOR-SKILL-01")
def test_a_domain_skill_is_a_tactic_for_attacks_where_the_avatar_is() -> None:
    for avatar, dice in ((HERE, 4), (RIGHT, 3)):
        d = duel(here=[MASON, WRECKER], avatar=avatar, omens=1)
        assert not d.can("activate", "the-pack-closes-in")
        d.fight()
        d.attack(MASON)
        assert d.dice == dice


@pytest.mark.rule("SOR-SKILL-05", "SOR-SKILL-06")
def test_a_used_character_skill_is_exhausted_until_the_next_ready_phase() -> None:
    d = duel(avatar=HERE, foes=[WHALE])
    d.activate("shared-pain")
    d.choose("channel")
    assert d.marked("shared-pain", "exhausted") and not d.can("activate", "shared-pain")
    to_next_round(d)
    assert not d.marked("shared-pain", "exhausted")


@pytest.mark.rule("SOR-SKILL-05")
def test_a_domain_skill_is_exhausted_by_its_attack() -> None:
    d = duel("tegu", "necromancer", "forgotten-temple", here=[MASON, PRIESTESS], foes=[WRECKER], avatar=HERE, omens=1)
    d.lay(p1__actions=0)
    d.fight()
    d.attack(MASON)
    d.tactic("gaze-of-stone")
    play_on(d, "rerolls")
    assert d.marked("gaze-of-stone", "exhausted")
    d.let_lie()
    while d.asked != "energy":
        assert not d.can("tactic", "gaze-of-stone")
        d.choose("pass" if d.can("pass") else 0)


@pytest.mark.rule("SOR-SKILL-06")
def test_a_skill_that_an_effect_has_exhausted_is_off() -> None:
    d = duel("tegu", "bloodlord", here=[MASON], foes=["ushabti"], avatar=HERE, omens=1)
    skills = [card for card in d.table.cards("skills", 0) if card != "harvest-of-the-night"]
    d.lay(p0__skills=[*skills, {"card": "harvest-of-the-night", "exhausted": True}])
    d.fight()
    d.attack(MASON)
    d.let_lie("critical")
    d.choose("wound", "ushabti")
    assert d.foes() == [] and d.value("blood") == 0


# --- minions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-MINION-01", "SOR-SORC-02", "SOR-ATT-06")
def test_every_card_shows_what_its_kind_has() -> None:
    for minion in kinds("is_minion"):
        assert {"cost", "attack", "essence"} <= minion.facts.keys() and minion.facts["essence"] > 0
    for sorcery in kinds("is_sorcery"):
        assert not any(sorcery.facts.get(name) for name in ("omen", "flying", "legend", "attack", "essence"))
    for attachment in kinds("is_attachment"):
        assert "cost" in attachment.facts and not any(attachment.facts.get(name) for name in ("flying", "legend"))
    assert kinds("is_minion", "flying") and kinds("is_minion", "legend") and kinds("is_attachment", "omen")


@pytest.mark.rule("SOR-MINION-02")
def test_a_minion_is_cast_onto_any_battlefield_wherever_the_avatar_is() -> None:
    for there in (HERE, LEFT, RIGHT):
        d = duel(hand=[MASON], avatar=LEFT)
        d.choose("cast", MASON)
        assert {option.at for option in d.table.options} == {HERE, LEFT, RIGHT}
        d.go(there)
        assert d.minions(there) == [MASON]


@pytest.mark.rule("SOR-MINION-03")
def test_four_minions_fill_a_side() -> None:
    d = duel(here=CROWD, hand=["ushabti"], right=["ba-bird"], foes=["narangerel"])
    d.choose("cast", "ushabti")
    assert {option.at for option in d.table.options} == {LEFT, RIGHT}  # the enemy's one does not count
    d.go(LEFT)
    d.choose("channel")
    d.choose("reinforce")
    assert {option.at for option in d.options_of("move-minion") if option.card == "ba-bird"} == {LEFT}
    assert {option.at for option in d.options_of("move-minion") if option.card == "ushabti"} == set()


@pytest.mark.rule("SOR-MINION-05")
def test_a_minion_fights_only_where_it_is() -> None:
    d = duel(here=[MASON], left_foes=[WRECKER], omens=1)
    d.fight()  # the left flank first, where the wrecker attacks
    d.let_lie("hit")
    play_on(d, "energy")
    assert d.wounds(WRECKER) == 0


@pytest.mark.rule("SOR-MINION-06")
def test_without_room_a_minion_cannot_be_cast() -> None:
    d = duel(
        here=CROWD,
        left=["ushabti", "resurrection-man", "linen-footman", "ba-bird"],
        right=["highgate-jackal", "professor-mortlake", "menkhet-unburied", "narangerel"],
        hand=["mother-birch", "mummy-dust"],
    )
    assert d.choices("cast") == ["mummy-dust"]


# --- sorceries --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-SORC-01", "SOR-SORC-02")
def test_a_sorcery_is_carried_out_anywhere_and_goes_to_the_graveyard() -> None:
    d = duel(hand=["salt-in-the-wound"], avatar=HERE, left_foes=[WHALE], right_foes=[MASON])
    d.cast("salt-in-the-wound")
    assert d.choices() == [WHALE, MASON]
    d.answer(MASON)
    assert (d.wounds(MASON), d.graveyard()) == (2, ["salt-in-the-wound"])


# --- attachments ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-ATT-01")
def test_an_attachment_lies_open_under_its_minion_and_adds_to_it() -> None:
    d = duel(hand=["sultans-vane"], here=[{"card": MASON, "wounds": 4}], foes=[WHALE], omens=1)
    d.cast("sultans-vane", on=MASON)
    assert d.under(MASON) == ["sultans-vane"] and d.seen_by(1, "attached") == ["sultans-vane"]
    d.lay(p0__actions=0, p1__actions=1)
    d.choose("channel")
    d.attack(MASON)
    d.decline()  # the tactic
    assert d.dice == 3 + 1
    d.let_lie()
    d.let_lie("critical")  # the whale strikes back: five wounds of six
    d.choose("wound", MASON)
    assert d.wounds(MASON) == 5


@pytest.mark.rule("SOR-ATT-02", "SOR-ATT-06")
def test_a_curse_takes_away_and_may_be_laid_under_anybody() -> None:
    assert all(min(kind.facts.get("attack", 0), kind.facts.get("essence", 0)) < 0 for kind in kinds("curse"))
    d = duel(hand=["wax-doll"], here=[MASON], left_foes=[WHALE], avatar=RIGHT)
    d.choose("cast", "wax-doll")
    assert d.choices() == [WHALE, MASON]  # also on one's own; the avatar need not be there
    d.answer(WHALE)
    assert d.under(WHALE) == ["wax-doll"]


@pytest.mark.rule("SOR-ATT-06")
def test_any_number_of_attachments_may_lie_under_one_minion() -> None:
    under = ["sultans-vane", "heart-scarab", "canopic-jar"]
    d = duel(here=[{"card": MASON, "under": under, "curses": ["mute-pearl"]}], hand=["wax-doll"], omens=1)
    d.cast("wax-doll", on=MASON)
    assert d.under(MASON) == sorted([*under, "mute-pearl", "wax-doll"])


@pytest.mark.rule("SOR-ATT-03")
def test_when_the_minion_leaves_each_attachment_goes_to_its_own_owner() -> None:
    d = duel(here=[MASON], foes=[{"card": "ushabti", "under": ["mute-pearl"], "curses": ["sultans-vane"]}], omens=1)
    d.fight()
    d.attack(MASON)
    d.let_lie("critical", "critical", "critical")
    for _ in range(3):
        d.choose("wound", "ushabti")
    assert (d.graveyard(0), d.graveyard(1)) == (["sultans-vane"], ["mute-pearl", "ushabti"])


@pytest.mark.rule("SOR-ATT-03")
def test_also_when_it_returns_to_the_hand() -> None:
    d = duel(
        "ariaspes",
        here=[{"card": "midnight-cat", "under": ["stitched-wings"], "curses": ["calling-card"]}],
        foes=[WHALE],
        omens=1,
    )
    d.fight()
    d.attack("midnight-cat")
    d.let_lie()
    d.yes()
    assert d.hand() == ["midnight-cat"]
    assert (d.graveyard(0), d.graveyard(1)) == (["stitched-wings"], ["calling-card"])


@pytest.mark.rule("SOR-ATT-04", "SOR-TOK-02")
def test_essence_taken_or_lost_destroys_a_wounded_minion_at_once() -> None:
    d = duel(hand=["wax-doll"], foes=[{"card": MASON, "wounds": 4}])
    d.cast("wax-doll", on=MASON)
    assert (d.foes(), d.graveyard(0), d.graveyard(1)) == ([], ["wax-doll"], [MASON])


@pytest.mark.rule("SOR-ATT-04")
def test_an_attachment_needs_a_minion_and_attack_never_falls_below_nothing() -> None:
    assert not duel(hand=["sultans-vane"]).can("cast", "sultans-vane")
    d = duel(here=[{"card": "resurrection-man", "curses": ["straitjacket"]}], foes=[WHALE], omens=1)
    d.fight()
    assert d.said("attacks")[0] == "resurrection-man" and d.marked("resurrection-man", "exhausted")
    assert d.card(WHALE).get("wounds", 0) == 0 and damageless(d.table)


def damageless(table: Table) -> bool:
    """Whether no track has moved."""
    return not any(table.value(f"damage@{field}", seat) for field in (HERE, LEFT, RIGHT) for seat in (0, 1))


@pytest.mark.rule("SOR-ATT-05", "SOR-REINF-06", "SOR-TOK-01")
def test_everything_on_and_under_a_minion_moves_with_it() -> None:
    d = duel(here=[{"card": MASON, "wounds": 2, "flames": 1, "under": ["sultans-vane"], "curses": ["mute-pearl"]}])
    d.choose("reinforce")
    d.choose("move-minion", MASON, place=LEFT)
    d.decline()
    assert d.minions(LEFT) == [MASON] and d.under(MASON) == ["mute-pearl", "sultans-vane"]
    assert (d.wounds(MASON), d.card(MASON)["flames"]) == (2, 1)


# --- graveyard, grimoire, tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("SOR-ZONE-01")
def test_graveyards_lie_open_to_everybody() -> None:
    d = duel(graveyard=["narangerel", "wax-doll"], p1={"graveyard": [WHALE]})
    assert d.seen_by(1, "graveyard") == ["narangerel", "wax-doll"] and d.seen_by(0, "graveyard", 1) == [WHALE]
    spectator = d.table.view(None)["players"][0]["piles"]["graveyard"]["cards"]
    assert [card["card"] for card in spectator] == ["narangerel", "wax-doll"]


@pytest.mark.rule("SOR-ZONE-02", "SOR-TERM-07")
def test_an_empty_grimoire_gives_nothing_and_is_not_filled_again() -> None:
    d = duel(graveyard=["narangerel", "wax-doll"])
    d.choose("meditate")
    assert (d.hand(), d.graveyard(), d.winners) == ([], ["narangerel", "wax-doll"], ())


@pytest.mark.rule("SOR-ZONE-03")
def test_a_hand_may_have_any_size() -> None:
    hand = ["ushabti", "resurrection-man", "linen-footman", "ba-bird", "highgate-jackal", "narangerel", "mother-birch"]
    d = duel(hand=hand, grimoire=["wax-doll", "sultans-vane", "fakir-of-nails", "canopic-jar", "heart-scarab"])
    d.choose("meditate")
    to_next_round(d)
    assert len(d.hand()) == 9


@pytest.mark.rule("SOR-ZONE-04")
def test_players_and_avatars_are_no_targets() -> None:
    d = duel(here=[MASON], p1={"avatar": HERE}, omens=1)
    d.fight()
    d.attack(MASON)
    d.let_lie("critical", "hit")
    assert d.table.value("damage@old-london", 1) == 3  # the track was the only target, unopposed
    d = duel(here=[MASON], foes=[WHALE], p1={"avatar": HERE}, omens=1)
    d.fight()
    d.attack(MASON)
    d.let_lie("critical")
    assert {(option.verb, option.card) for option in d.table.options} == {("wound", WHALE), ("break", None)}


@pytest.mark.rule("SOR-TOK-01")
def test_wounds_stay_from_round_to_round() -> None:
    d = duel(here=[{"card": MASON, "wounds": 2}])
    to_next_round(d)
    play_on(d, "action")
    assert d.wounds(MASON) == 2


@pytest.mark.rule("SOR-TOK-05")
def test_omens_are_kept_without_limit_and_a_spent_one_is_gone() -> None:
    d = duel(hand=["smiling-flagellant"], here=[MASON], omens=30)
    d.cast("smiling-flagellant", at=RIGHT)
    assert d.omens == 31
    d.lay(p0__actions=0, p1__actions=1)
    d.choose("channel")
    play_on(d, "rerolls")
    d.choose("reroll")
    assert d.omens == 30


@pytest.mark.rule("SOR-TOK-06")
def test_a_minion_that_leaves_play_loses_its_tokens() -> None:
    cat = {"card": "midnight-cat", "wounds": 1, "flames": 2, "under": ["stitched-wings"]}
    d = duel("ariaspes", here=[{**cat, "wounds": 0}], foes=[WHALE], omens=1, energy=10)
    d.fight()
    d.attack("midnight-cat")
    d.let_lie()
    d.yes()
    play_on(d, "action")
    while d.seat != 0:
        d.choose("channel")
    d.cast("midnight-cat", at=LEFT)
    assert d.wounds("midnight-cat") == 0 and not d.card("midnight-cat").get("flames") and not d.under("midnight-cat")


def test_two_of_a_kind_on_two_battlefields_are_told_apart_by_where_they_are() -> None:
    d = duel(hand=["salt-in-the-wound"], foes=["chimney-imp"], left_foes=["chimney-imp"])
    d.cast("salt-in-the-wound")
    assert sorted(option.en for option in d.table.options) == ["Chimney Imp (Old London)", "Chimney Imp (Southwark)"]
    assert {option.apart_ru for option in d.table.options} == {"Старый Лондон", "Саутуарк"}
