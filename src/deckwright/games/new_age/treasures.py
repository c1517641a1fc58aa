"""Treasures as options of a table, and what they are worth to somebody who has to choose among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deckwright.games.aeons_end.options import BoxOption, Values
from deckwright.games.aeons_end.options_of_boxes import NONE, RANDOM, named
from deckwright.games.aeons_end.schema import MOST_MAGES
from deckwright.games.new_age.cards.treasures import LEVELS, TREASURES
from deckwright.games.new_age.treasure_rules import RANDOM as AT_RANDOM
from deckwright.lang.game import OptionError, OptionPart, OptionValue
from deckwright.lang.texts import Text

NUMBERS = {NONE: 0, RANDOM: AT_RANDOM} | {kind.id: number for number, kind in enumerate(TREASURES, start=1)}
CHOICES = {
    level: (OptionValue(NONE, "None", "Нет"), OptionValue(RANDOM, "At random", "Случайное"), *named(kinds))
    for level, kinds in LEVELS.items()
}
SEATS = tuple(OptionPart(f"Player {seat}", f"Игрок {seat}") for seat in range(1, MOST_MAGES + 1))


# --- options ----------------------------------------------------------------------------------------------------------
def _means(id: str) -> Callable[[Any], Values]:
    """The numbers of treasures that are asked for, by seat or for the group."""
    return lambda given: {id: NUMBERS[given] if isinstance(given, str) else [NUMBERS[each] for each in given]}


def check_seats(given: Sequence[str], sides: int) -> None:
    """Each treasure is there once (NA-TREAS-08), and nobody who is not there takes one."""
    by_name = [id for id in given if id not in (NONE, RANDOM)]
    if len(set(by_name)) < len(by_name):
        raise OptionError(
            "every treasure is there only once, so only one player can have it",
            "каждое сокровище только одно, и взять его может лишь один игрок",
        )
    if any(id != NONE for id in given[sides:]):
        raise OptionError(
            f"a treasure is named for a player who is not there; there are {sides}",
            f"сокровище задано для игрока, которого нет; игроков: {sides}",
        )


FIRST = BoxOption(
    "treasure_1",
    "Level 1 treasures",
    "Сокровища 1-го уровня",
    NONE,
    CHOICES[1],
    help=Text(
        "A gem takes the place of a Crystal in your starting deck, a spell that of a Spark.",
        "Самоцвет заменяет «Кристалл» в начальной колоде, заклинание — «Искру».",
    ),
    each=SEATS,
    means=_means("treasure_1"),
    check=check_seats,
)
GROUPS = BoxOption(
    "treasure_2",
    "Level 2 treasure of the group",
    "Общее сокровище 2-го уровня",
    NONE,
    CHOICES[2],
    help=Text("It lies open and serves all players.", "Лежит на столе и служит всем игрокам."),
    means=_means("treasure_2"),
)
THIRD = BoxOption(
    "treasure_3",
    "Level 3 treasures",
    "Сокровища 3-го уровня",
    NONE,
    CHOICES[3],
    help=Text(
        "It lies on the mat of its player and serves nobody else.",
        "Лежит на планшете игрока и служит только ему.",
    ),
    each=SEATS,
    means=_means("treasure_3"),
    check=check_seats,
)
OPTIONS = (FIRST, GROUPS, THIRD)


# --- what they are worth ----------------------------------------------------------------------------------------------
# Of a hundred games against Arachnos and the Umbra Titan, so many more did two greedy mages win with it: one of them
# had it, or the group (2,000 games each, so give or take 2).
WORTH = {
    "bramas-buried-light": 10,
    "garus-torch": 0,
    "kadirs-emerald-shard": 0,
    "mists-garnet-shard": 1,
    "xaxoss-pyre": 9,
    "adelheims-amethyst-shard": 3,
    "gexs-shattered-geode": 6,
    "jians-moonstone-shard": 3,
    "lashs-quartz-shard": 9,
    "xaxoss-flare": 10,
    "carapace-fragment": 8,
    "imbued-shackles": 0,
    "shimmering-cloak-of-the-magus": 9,
    "bones-of-deathmind": 10,
    "thorned-whip": 14,
    "cleansing-amulet": 0,
    "core-of-rage": 8,
    "gluttons-tooth": 13,
    "verdant-staff": 6,
    "flowing-mantle": 1,
    "forgotten-trinket": 10,
    "accelerating-gauntlets": 9,
    "shroud-of-obfuscation": 22,
    "precision-magnifier": 17,
    "prism-of-destruction": 7,
    "bladed-crystal": 14,
    "brooch-of-attunement": 1,
    "essence-extractor": 1,
}


def by_worth(ids: Sequence[str]) -> list[str]:
    """Treasures from the best to the worst, for a choice that somebody leaves to us."""
    return sorted(ids, key=lambda id: -WORTH.get(id, 0))
