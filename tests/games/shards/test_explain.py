"""What cannot be done says why, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import NotLegal, TableError


def scene(**more: Any) -> Table:
    """A first turn with little in it."""
    table = Table.open("shards", seed=1)
    me = table.seat
    you = 1 - (me or 0)
    wanted: dict[str, Any] = {
        f"p{me}.hand": ["crystal"],
        f"p{me}.play": [{"card": "optio-crusher", "activated": True}, "zetta-the-encryptor", "giga-source-adept"],
        f"p{you}.play": ["li-hin-the-shattered", "general-decurion"],
        f"p{me}.mastery": 9,
        "row": ["axia", "nil-assassin", "data-heretic", "spore-cleric", "mining-drones", "kiln-drone"],
        "crystals": 3,
        "power": 5,
    }
    table.arrange(wanted | {name.replace("me_", f"p{me}."): given for name, given in more.items()})
    return table


@pytest.mark.parametrize(
    ("verb", "card", "en", "ru"),
    [
        ("play", "blaster", "not in your hand", "у вас в руке нет карты"),
        ("recruit", "axia", "costs 6, you have 3 crystals", "стоит 6, а у вас 3 кристалла"),
        ("recruit", "evokatus", "not in the centre row", "в центральном ряду нет карты"),
        ("fast-play", "kiln-drone", "not a mercenary", "не наёмник"),
        ("activate", "optio-crusher", "has been activated", "уже активирована"),
        ("activate", "zetta-the-encryptor", "nothing to activate", "нет Активации"),
        ("activate", "giga-source-adept", "needs Dominion", "нет Власти"),
        ("activate", "evokatus", "not in your play zone", "в вашей игровой зоне нет карты"),
        ("attack", "general-decurion", "has 7 health left, you have 5 power", "7 здоровья, а у вас 5 мощи"),
        ("attack", "li-hin-the-shattered", "cannot be attacked", "нельзя атаковать"),
        ("attack", "axia", "no opponent has", "ни у кого"),
        ("recruit-relic", "entropic-talons", "does not lie before you", "перед вами нет реликвии"),
    ],
)
def test_the_reason_is_said(verb: str, card: str, en: str, ru: str) -> None:
    with pytest.raises(NotLegal) as caught:
        scene().choose(verb, card=card)
    assert en in caught.value.said("en")
    assert ru in caught.value.said("ru")


def test_the_health_is_what_the_champion_has_now() -> None:
    table = Table.open("shards", seed=1)
    you = 1 - (table.seat or 0)
    table.arrange({f"p{you}.play": ["evokatus", "ferrata-guard"], f"p{you}.board": ["decima"], "power": 3})
    with pytest.raises(NotLegal, match="Evokatus has 4 health left, you have 3 power"):
        table.choose("attack", card="evokatus")


def test_the_champion_of_a_partner_is_no_target() -> None:
    table = Table.open("shards", players=4, seed=1, options={"mode": "teams"})
    partner = 3 - (table.seat or 0)
    table.arrange({f"p{partner}.play": ["evokatus"], "power": 1})
    with pytest.raises(NotLegal, match="no opponent has Evokatus"):
        table.choose("attack", card="evokatus")


def test_a_relic_wants_ten_mastery_and_only_one_is_taken() -> None:
    table = scene()
    mine = table.cards("relics", table.seat)[0]
    with pytest.raises(NotLegal, match="needs 10 mastery, you have 9"):
        table.choose("recruit-relic", card=mine)
    table = scene(me_mastery=10)
    first, second = table.cards("relics", table.seat)
    table.choose("recruit-relic", card=first)
    with pytest.raises(NotLegal, match="have recruited your relic"):
        table.choose("recruit-relic", card=second)


def test_focus_says_whether_it_is_used_or_cannot_be_paid() -> None:
    with pytest.raises(NotLegal, match="costs 1 crystal"):
        scene(crystals=0).choose("focus")
    table = scene()
    table.choose("focus")
    with pytest.raises(NotLegal, match="have used Focus"):
        table.choose("focus")


def test_a_card_that_does_not_exist_is_unknown() -> None:
    with pytest.raises(TableError, match="no card"):
        scene().choose("play", card="no-such-card")
