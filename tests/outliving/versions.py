"""Other versions of the ferry, made as a release makes them: by changing its source."""

from __future__ import annotations

import importlib.util
import random
import sys
import tempfile
from functools import cache
from pathlib import Path

from deckwright import Table
from deckwright.lang.game import Game
from tests.outliving import ferry

Change = tuple[str, str]

FORMERLY = """def formerly(given: dict[str, object]) -> dict[str, object]:
    return {"gales" if name == "storms" else name: value for name, value in given.items()}


"""
# Nothing of this is seen by who plays: another layout, other numbers of options and kinds, other names of options.
MOVED: tuple[Change, ...] = (
    ("class Player(lang.Player):\n", "class Player(lang.Player):\n    tired: int = value(0)\n"),
    ("    tide: int", "    wind: int = value(3)\n    tide: int"),
    ("storms: bool", "gales: bool"),
    ('GameOption("storms", "Storms"', 'GameOption("calm", "Calm", "Штиль", True), GameOption("gales", "Gales"'),
    ("    gales: bool = option()", "    calm: bool = option()\n    gales: bool = option()"),
    ("    kinds=KINDS,", "    kinds=KINDS[::-1],"),
    (
        "    laying=",
        '    former_options=lambda given: {{"storms": "gales"}.get(n, n): v for n, v in given.items()},\n    laying=',
    ),
    ("        offer(REST)\n", ""),
    ("        for card in me.hand:\n", "        offer(REST)\n        for card in me.hand:\n"),
    ("    while True:\n        begin_turn(me)", "    tired = 0\n    while tired == 0:\n        begin_turn(me)"),
)
DEARER: tuple[Change, ...] = (('{"worth": 2, "price": 3}', '{"worth": 3, "price": 3}'),)
NO_CARRYING: tuple[Change, ...] = (
    ("            offer(CARRY, card)", "            if card.wet > 9:\n                offer(CARRY, card)"),
)
NO_BUYING: tuple[Change, ...] = (("card.price <= me.coins - spent", "card.price + 90 <= me.coins - spent"),)
MORE_DRAWN: tuple[Change, ...] = (("    for _ in range(3):\n", "    for _ in range(4):\n"),)
NO_STORMS: tuple[Change, ...] = (
    ("    storms: bool = option()\n", ""),
    ('    options=(GameOption("storms", "Storms", "Бури", False),),\n', ""),
)
NO_NUMBERS: tuple[Change, ...] = (
    ('GameOption("storms", "Storms", "Бури", False)', 'GameOption("storms", "Storms", "Бури", "off", STORMS)'),
    (
        "FERRY = Game(\n",
        'STORMS = (OptionValue("off", "Off", "Нет"), OptionValue("on", "On", "Да"))\nFERRY = Game(\n',
    ),
    ("import Game, GameOption\n", "import Game, GameOption, Opening, OptionValue\n"),
    ("    laying=", '    open=lambda seats, given: Opening(seats, {"storms": given["storms"] == "on"}),\n    laying='),
)
FEWER: tuple[Change, ...] = (
    ('    Kind("silk", "Silk", "Шёлк", 3, "quay", {"worth": 3, "price": 4}),\n', ""),
    ('"salt", "Salt", "Соль", 3', '"salt", "Salt", "Соль", 5'),
    ("    wet: int", "    damp: int"),
    ("picked.card.wet", "picked.card.damp"),
    ("tide: int", "flood: int"),
    ("table.tide", "table.flood"),
)


@cache
def version(*changes: Change) -> Game:
    """The ferry with its source changed."""
    source = Path(ferry.__file__).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in source, old
        source = source.replace(old, new)
    folder = Path(tempfile.mkdtemp(prefix="ferry-"))
    path = folder / f"ferry_{abs(hash(changes))}.py"
    path.write_text(source, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    found = module.FERRY
    assert isinstance(found, Game)
    return found


def played(game: Game = ferry.FERRY, choices: int = 60, seed: int = 7) -> Table:
    """A game of the ferry in which everybody carries, buys and rests at random."""
    table, chance = Table.open(game, 2, seed, {"storms": True}, ["Ann", "Bob"]), random.Random(seed)
    while not table.over and table.revision < choices:
        table.choose(chance.randrange(table.choices))
    return table
