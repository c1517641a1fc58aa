"""What cannot be done says why, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import NotLegal


def scene(**more: Any) -> Table:
    """A first turn with little in it."""
    table = Table.open("ascension", seed=1, options={"first_player": "first_seat"})
    wanted: dict[str, Any] = {
        "p0.hand": ["apprentice"],
        "p0.constructs": [{"card": "muramasa", "used": True}, "burrower-mark-ii", "yggdrasil-staff"],
        "row": ["hedron-cannon", "landtalker", "sea-tyrant"],
        "runes": 3,
        "power": 4,
    }
    table.arrange(wanted | more)
    return table


@pytest.mark.parametrize(
    ("verb", "card", "en", "ru"),
    [
        ("play", "militia", "not in your hand", "у вас в руке нет карты"),
        ("acquire", "landtalker", "costs 6, you have 3 runes", "стоит 6, а у вас 3 руны"),
        ("acquire", "sea-tyrant", "takes 5 power, you have 4 power", "нужно 5 могущества"),
        ("acquire", "emri-one-with-the-void", "is not there", "её здесь нет"),
        ("defeat", "sea-tyrant", "takes 5 power, you have 4 power", "нужно 5 могущества, а у вас 4 могущества"),
        ("defeat", "landtalker", "is not a monster", "не монстр"),
        ("defeat", "mephit", "not in the centre row", "в центральном ряду нет монстра"),
        ("use", "muramasa", "has been used", "уже применена"),
        ("use", "burrower-mark-ii", "acts by itself", "она действует сама"),
        ("use", "shadow-star", "have no Shadow Star in play", "в игре нет карты «Теневая звезда»"),
        ("use-second", "yggdrasil-staff", "takes 4 runes, you have 3 runes", "нужно 4 руны, а у вас 3 руны"),
        ("use-second", "muramasa", "has no second ability", "нет второй способности"),
    ],
)
def test_the_reason_is_said(verb: str, card: str, en: str, ru: str) -> None:
    with pytest.raises(NotLegal) as caught:
        scene().choose(verb, card=card)
    assert en in caught.value.said("en")
    assert ru in caught.value.said("ru")


def test_a_price_is_told_as_it_is_now() -> None:
    with pytest.raises(NotLegal) as caught:
        scene(discount=1, mechana_runes=2).choose("acquire", card="hedron-cannon")
    assert "costs 7, you have 3 runes and 2 runes for Mechana constructs" in caught.value.said("en")
    assert "стоит 7, а у вас 3 руны и ещё 2 руны для конструктов Механы" in caught.value.said("ru")


def test_a_second_ability_is_used_once() -> None:
    table = scene(runes=9)
    table.choose("use-second", card="yggdrasil-staff")
    with pytest.raises(NotLegal, match="has been used this turn"):
        table.choose("use-second", card="yggdrasil-staff")
