"""No game outside games/: neither its name nor a word of its own stands in any other part of the house."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import deckwright
from deckwright.games import ids, load
from deckwright.lang.game import Game

HOME = Path(deckwright.__file__).parent
PARTS = ("vm", "lang", "faces", "table", "bots", "study", "cli", "server", "rulebook.py")
KINDS = (".py", ".html", ".css", ".js")
# Nouns and families of our games that any game may have, and cards whose names are what any sentence may say.
GENERAL = frozenset(
    {"action", "ally", "animist", "at home", "attack", "blood", "breach", "card", "champion", "charge", "construct"}
    | {"crystal", "damage", "defence", "die", "energy", "essence", "flame", "gem", "health", "life", "minion", "omen"}
    | {"necromancer", "order", "point", "power", "relic", "shield", "spell", "the end", "token", "treasure", "turn"}
    | {"void", "wound"}
)


def names(game: Game) -> set[str]:
    """What the game itself is called, and its folders."""
    return {game.id, game.en, game.ru, *(package.rpartition(".")[2] for package in game.packages)}


def own_words(game: Game) -> Iterator[str]:
    """What only this game speaks of: nouns, families, values with a proper name, cards named by several words."""
    values = (game.schema.table_values | game.schema.player_values).values()
    yield from (value.declared.en for value in values if value.declared.en[:1].isupper())
    yield from (noun for noun in game.vocabulary.nouns if noun not in GENERAL)
    yield from (family.name.en for family in game.look.families if family.name.en.casefold() not in GENERAL)
    cards = {name for kind in game.kinds for name in (kind.id, kind.en, kind.ru) if re.search(r"[\s-][^\W\d]", name)}
    yield from (name for name in cards if name.casefold() not in GENERAL)


def files(folder: Path) -> list[Path]:
    """What is written by hand in a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix in KINDS)


@pytest.mark.parametrize("id", ids())
def test_a_game_is_named_only_in_its_folder(id: str) -> None:
    game = load(id)
    words = sorted({*names(game), *own_words(game)}, key=len, reverse=True)
    pattern = re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, words)) + r")s?(?![\w-])", re.IGNORECASE)
    found = [
        f"{path.relative_to(HOME)}:{n}: {match[1]}"
        for part in PARTS
        for path in ([HOME / part] if part.endswith(".py") else files(HOME / part))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (match := pattern.search(line))
    ]
    assert found == []
