"""The next release of the software, as a folder: a copy of `src` whose sources are changed as a release changes them.

A server that runs from it finds what the version before has written. The changes are of The New Age and its first
expedition: what lies in Barracks, at tables and in files that are older than it.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import deckwright

Change = tuple[str, str, str]  # in which file, what, and what instead
SOURCE = Path(deckwright.__file__).parent
NEW_AGE = "games/new_age"

# A card more, at the beginning, so that the numbers of all others are new; and everything in another order.
NEW_CARD: tuple[Change, ...] = (
    (
        f"{NEW_AGE}/cards/market.py",
        "GEMS = [\n",
        'GEMS = [\n    gem("amber-of-spring", "Amber of Spring", "Весенний янтарь", cost=3, play=[aether(2)]),\n',
    ),
    (f"{NEW_AGE}/cards/__init__.py", "spells=market.SPELLS", "spells=market.SPELLS[::-1]"),
    (f"{NEW_AGE}/cards/__init__.py", "relics=market.RELICS", "relics=market.RELICS[::-1]"),
    (f"{NEW_AGE}/cards/__init__.py", "mages=mages.MAGES", "mages=mages.MAGES[::-1]"),
    (f"{NEW_AGE}/cards/__init__.py", "treasures=treasures.TREASURES", "treasures=treasures.TREASURES[::-1]"),
)
# A card that costs another price, says something else and has another name; a nemesis that is stronger.
OTHER_NUMBERS: tuple[Change, ...] = (
    (
        f"{NEW_AGE}/cards/market.py",
        '"Exogranite",\n        "Экзогранит",\n        cost=3,\n        play=[either([aether(2)], ',
        '"Exo Granite",\n        "Экзо-гранит",\n        cost=2,\n        play=[either([aether(1)], ',
    ),
    (f"{NEW_AGE}/cards/maggoth.py", "life=45", "life=48"),
    (f"{NEW_AGE}/cards/arachnos.py", "rating=4", "rating=5"),
)
# A card that is gone, though it lies in many Barracks and in supplies.
FEWER: tuple[Change, ...] = (
    (
        f"{NEW_AGE}/cards/market.py",
        'SPELLS = [\n    spell("tethered-darts", "Tethered Darts", "Дротики на привязи", cost=3, '
        "cast=[damage(2), may_pass_on()]),\n",
        "SPELLS = [\n",
    ),
    (f"{NEW_AGE}/cards/market.py", '"tethered-darts", "force', '"bouncing-boom", "force'),
    (f"{NEW_AGE}/cards/market.py", "    may_pass_on,\n", ""),
)
# A setting more of the game and of its expeditions.
MORE_OPTIONS: tuple[Change, ...] = (
    (
        f"{NEW_AGE}/options.py",
        "_READINGS = (",
        'MILD = GameOption("mild", "Mild", "Мягче", False)\n_READINGS = (MILD, ',
    ),
    (
        f"{NEW_AGE}/schema.py",
        "    defender_damage: bool = option()",
        "    mild: bool = option()\n    defender_damage: bool = option()",
    ),
    (
        f"{NEW_AGE}/expedition/first.py",
        "AS_AFTER_A_VICTORY = Text(",
        'SONGS = GameOption("songs", "Songs", "Песни", True)\nAS_AFTER_A_VICTORY = Text(',
    ),
    (
        f"{NEW_AGE}/expedition/first.py",
        "options=(AFTER_A_LOSS, DIFFICULTY)",
        "options=(SONGS, AFTER_A_LOSS, DIFFICULTY)",
    ),
    (
        f"{NEW_AGE}/expedition/first.py",
        "    write_down(camp, won=result.won)\n",
        "    write_down(camp, won=result.won)\n    if camp.options[SONGS.id]:\n"
        '        camp.tell("They sing about it.", "Об этом поют.")\n',
    ),
)
# A treasure that is called otherwise.
RENAMED: tuple[Change, ...] = (
    (f"{NEW_AGE}/cards/treasures.py", '"garus-torch"', '"torch-of-garu"'),
    (f"{NEW_AGE}/expedition/contents.py", '"garus-torch"', '"torch-of-garu"'),
    (
        f"{NEW_AGE}/expedition/first.py",
        "FIRST_EXPEDITION = Campaign(\n",
        "def formerly(told):\n"
        '    return told | {"treasures_1": [{"garus-torch": "torch-of-garu"}.get(n, n) for n in told["treasures_1"]]}\n'
        "\n\nFIRST_EXPEDITION = Campaign(\n    version=2,\n    former=formerly,\n",
    ),
)
RELEASE = (*NEW_CARD, *OTHER_NUMBERS, *FEWER, *MORE_OPTIONS, *RENAMED)


def released(folder: Path, changes: tuple[Change, ...] = RELEASE) -> Path:
    """The next release: the folder to be put before all others on the way that Python looks for packages."""
    shutil.copytree(SOURCE, folder / "deckwright", ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in changes:
        path = folder / "deckwright" / name
        text = path.read_text("utf-8")
        assert old in text, (name, old)
        path.write_text(text.replace(old, new), "utf-8")
    return folder
