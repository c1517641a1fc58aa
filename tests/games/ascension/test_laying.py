"""Positions of Ascension: what follows from them, what cannot be, and how a turn begins in them."""

from __future__ import annotations

from typing import Any

import pytest

from deckwright import Table
from deckwright.table.errors import BadArrangement


@pytest.fixture
def table() -> Table:
    return Table.open("ascension", players=3, seed=5, options={"first_player": "first_seat"})


def test_lifebound_heroes_that_lie_there_were_played_this_turn(table: Table) -> None:
    table.arrange({"p0.play": ["druids-of-the-stone-circle"]})
    assert table.value("lifebound_heroes") == 1
    table.arrange({"p0.play": ["druids-of-the-stone-circle"], "lifebound_heroes": 3})
    assert table.value("lifebound_heroes") == 3


@pytest.mark.parametrize(
    ("wanted", "en", "ru"),
    [
        ({"p1.hand": ["mephit"]}, "Mephit is a monster and belongs to nobody", "это монстр, он никому не принадлежит"),
        ({"p0.constructs": ["apprentice"]}, "Apprentice is no construct", "Ученик: это не конструкт"),
        ({"row": ["mystic"] * 7}, "the centre row has 6 places", "в центральном ряду 6 мест"),
        ({"runes": -1}, "honor, runes and power are never below 0", "славы, рун и могущества не бывает меньше 0"),
    ],
)
def test_what_cannot_be_is_refused(table: Table, wanted: dict[str, Any], en: str, ru: str) -> None:
    with pytest.raises(BadArrangement) as found:
        table.arrange(wanted)
    assert en in found.value.said("en") and ru in found.value.said("ru")


def test_a_turn_begins_and_the_round_goes_on_to_its_end(table: Table) -> None:
    table.arrange({"pool": 0, "p1.hand": ["apprentice"], "runes": 2}, at="turn", seat=1)
    assert (table.active, table.value("runes")) == (1, 2)
    table.choose("end-turn")
    assert table.active == 2
    table.choose("end-turn")
    assert table.over, "the round that the first seat began is over, and there is no honor left"
