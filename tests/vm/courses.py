"""Games played by a fixed generator, with the hash of the table at every question: `python -m tests.vm.courses`.

The compiled machine and the interpreted one must print the same.
"""

from __future__ import annotations

import random
from typing import Any

from deckwright.bots import make
from deckwright.lang.game import Game
from deckwright.table import Table
from deckwright.vm.jit import INTERPRETED
from tests.lang.points.copied_effects import WORKSHOP
from tests.lang.points.dice import SKIRMISH
from tests.lang.points.ordered_decks import ARCHIVE
from tests.lang.points.places import MARCHES
from tests.lang.points.triggers import AMBUSH
from tests.lang.vault import VAULT

COURSES: dict[str, tuple[str | Game, int, dict[str, Any]]] = {
    "shards-solo": ("shards", 1, {}),
    "shards-two": ("shards", 2, {}),
    "shards-standoff": ("shards", 3, {"mode": "standoff", "relics": "draft"}),
    "shards-teams": ("shards", 4, {"mode": "teams", "relics": "secret"}),
    "shards-auction": ("shards", 2, {"leaders": "auction", "champion_damage": "turn", "empty_centre": "reshuffle"}),
    "ascension-solo": ("ascension", 1, {}),
    "ascension-two": ("ascension", 2, {}),
    "ascension-three": ("ascension", 3, {"honor_pool": "thirty", "first_time": "card", "tablet": "anywhere"}),
    "workshop": (WORKSHOP, 2, {}),
    "skirmish": (SKIRMISH, 2, {}),
    "archive": (ARCHIVE, 2, {}),
    "ambush": (AMBUSH, 2, {}),
    "vault": (VAULT, 3, {}),
    "marches": (MARCHES, 3, {"weather": ["storm"]}),
}
MOST = 1000  # choices: enough for any of these games, a random one in the ambush may go on longer


def course(name: str) -> list[str]:
    """A line for every question of a game, and one for its end."""
    game, players, options = COURSES[name]
    table, generator = Table.open(game, players, 11, options), random.Random(name)
    lines = [f"{name} {table.hash()}"]
    while not table.over and table.revision < MOST:
        table.choose(generator.randrange(len(table.options)))
        lines.append(f"{name} {table.hash()}")
        if table.revision % 50 == 0:
            lines.append(f"{name} planned {table.determinized(0, 5).hash()}")
        if table.revision in (5, 60) and table.seat is not None:
            advice = make("search", table.game, 3).advise(table, table.seat, iterations=5)
            lines.append(f"{name} searched {[(each.index, each.visits) for each in advice]}")
    return [*lines, f"{name} {table.result}"]


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled")
    for each in COURSES:
        print(*course(each), sep="\n")
