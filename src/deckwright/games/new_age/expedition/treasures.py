"""Treasures: which levels a battle has, who takes which, and how the table is told (NA-TREAS-01 to 09)."""

from __future__ import annotations

from typing import Any

from deckwright.games.new_age.expedition import advice
from deckwright.games.new_age.expedition.barracks import Barracks
from deckwright.games.new_age.expedition.deciding import led, mages_are_named, one_each
from deckwright.lang.campaign import Camp, Decision
from deckwright.lang.texts import Text

FROM_BATTLE = {1: 2, 2: 3, 3: 4}  # the first battle of a level
OF_THE_GROUP = 2  # this level is one for all
HELP = {
    1: Text(
        "It takes the place of a Crystal or a Spark in the starting deck.",
        "Оно займёт в начальной колоде место «Кристалла» или «Искры».",
    ),
    2: Text("One for the whole group: any of you may use it.", "Одно на всех: применить его может любой игрок."),
    3: Text(
        "It lies on the mat, and only its player may use it.", "Оно лежит на планшете, применяет его только хозяин."
    ),
}


def treasure_of(level: int, place: int) -> str:
    """The decision that names the treasure of a level for a mage; one of the group has no place."""
    return f"treasure-{level}" if level == OF_THE_GROUP else f"treasure-{level}-{place}"


def levels(camp: Camp[Barracks]) -> list[int]:
    """The levels that the next battle has (NA-TREAS-07); one of which there is nothing in the Barracks is not asked."""
    return [level for level, first in FROM_BATTLE.items() if camp.kept.battle >= first and camp.kept.treasures(level)]


def treasures(camp: Camp[Barracks]) -> list[Decision]:
    """Who takes what, once it is known who goes."""
    if not mages_are_named(camp):
        return []
    found = []
    for level in levels(camp):
        if level == OF_THE_GROUP:
            found.append(_for_the_group(camp))
        else:
            found += [each for place in range(len(led(camp))) if (each := _treasure(camp, level, place))]
    return found


def _treasure(camp: Camp[Barracks], level: int, place: int) -> Decision | None:
    """One treasure; none where the Barracks hold too few."""
    names, mage = camp.kept.treasures(level), _mage(camp, place)
    choices, suggested = one_each(
        camp, lambda place: treasure_of(level, place), place, names, advice.treasures, lambda place: _mage(camp, place)
    )
    if not choices:
        return None
    return Decision(
        treasure_of(level, place),
        f"Treasure of level {level}: {mage.en}",
        f"Сокровище {level}-го уровня: {mage.ru}",
        choices,
        seat=place if camp.seats > 1 else 0,
        help=HELP[level],
        suggested=suggested,
    )


def _mage(camp: Camp[Barracks], place: int) -> Text:
    """What the mage of a place is called, for whom a treasure is."""
    going = led(camp)
    kind = camp.game.kind(going[place]) if place < len(going) else None
    return Text(kind.en, kind.ru) if kind is not None else camp.name(place)


def _for_the_group(camp: Camp[Barracks]) -> Decision:
    names = camp.known(camp.kept.treasures(OF_THE_GROUP))
    return Decision(
        treasure_of(OF_THE_GROUP, 0),
        "A treasure for the group",
        "Общее сокровище",
        camp.choices(names),
        help=HELP[OF_THE_GROUP],
        suggested=advice.treasures(names)[:1],
    )


def options(camp: Camp[Barracks]) -> dict[str, Any]:
    """The treasures as options of the table."""
    found: dict[str, Any] = {}
    for level in levels(camp):
        taken = [camp.answers.get(treasure_of(level, place), ("none",))[0] for place in range(len(led(camp)))]
        found[f"treasure_{level}"] = taken[0] if level == OF_THE_GROUP else taken
    return found
