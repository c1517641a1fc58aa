"""Kept games: how one is written down, read, and played again by what its choices mean."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from deckwright import Option, Table
from deckwright.games import load
from deckwright.table.named import differences, found_choice, told_choice, told_position

HOME = Path(__file__).parent / "games"
SAVES = Path(__file__).parent / "saves"
CAMPAIGNS = Path(__file__).parent / "campaigns"
MANIFEST = Path(__file__).parent / "manifest.json"
RENAMED: dict[str, str] = json.loads((Path(__file__).parent / "renamed.json").read_text())
GONE: dict[str, list[str]] = json.loads((Path(__file__).parent / "gone.json").read_text())
Position = dict[str, Any]


@dataclass
class Kept:
    """A game as it was once played: its record, its choices by name, its position by name as each turn ended."""

    record: dict[str, Any]
    choices: list[dict[str, Any]]
    positions: list[tuple[int, Position]]  # after how many choices, and only what is other than in the one before

    @classmethod
    def read(cls, path: Path) -> Kept:
        """A kept game from its file."""
        told = json.loads(gzip.decompress(path.read_bytes()))
        choices = [_as_called_today(choice) for choice in told["choices"]]
        return cls(told["record"], choices, [(at, changed) for at, changed in told["positions"]])

    def write(self, path: Path) -> None:
        """Keep it in a file; the same game is always the same bytes."""
        text = json.dumps(vars(self), ensure_ascii=False, separators=(",", ":"))
        path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))

    def whole_positions(self) -> Iterator[tuple[int, Position]]:
        """The positions, each whole."""
        whole: Position = {}
        for at, changed in self.positions:
            whole = whole | changed
            yield at, whole


def _as_called_today(choice: dict[str, Any]) -> dict[str, Any]:
    """A choice from before games were saved by meaning: some verbs had their English sentences and a bot's hint."""
    if choice["verb"] not in RENAMED:
        return choice
    return {name: part for name, part in choice.items() if name != "number"} | {"verb": RENAMED[choice["verb"]]}


def _as_told_today(game: str, position: Position) -> Position:
    """A position less the values and piles that the game has no more, if nothing was kept in them."""
    gone = GONE.get(game, [])
    return {name: told for name, told in position.items() if told or name.split(".")[-1].split("@")[0] not in gone}


def keep(table: Table, choices: list[dict[str, Any]], positions: list[tuple[int, Position]]) -> Kept:
    """A game that was played, with its positions told as changes."""
    before: Position = {}
    changes: list[tuple[int, Position]] = []
    for at, position in positions:
        changes.append((at, {name: told for name, told in position.items() if before.get(name) != told}))
        before = position
    return Kept(json.loads(table.save()), choices, changes)


def ends_turn(table: Table, turn: int) -> bool:
    """Whether a choice has ended the turn, or the game."""
    return table.over or table.turn != turn


def as_saved(kept: Kept) -> str:
    """A kept game as a saved one, with all that a saved game holds today."""
    history = [entry | {"meant": meant} for entry, meant in zip(kept.record["history"], kept.choices, strict=True)]
    more = {"deckwright": 2, "history": history, "positions": kept.positions, "over": True}
    return json.dumps(kept.record | more)


def read_save(path: Path) -> bytes:
    """A saved game of the corpus."""
    return gzip.decompress(path.read_bytes())


def digests() -> dict[str, str]:
    """All files of the corpus, with a digest of what is in them."""
    files = [*HOME.glob("*.json.gz"), *SAVES.glob("*.json.gz"), *CAMPAIGNS.glob("*.json.gz")]
    return {f"{path.parent.name}/{path.name}": sha256(path.read_bytes()).hexdigest() for path in sorted(files)}


def _all(options: list[Option]) -> list[dict[str, Any]]:
    return [told_choice(options, index) for index in range(len(options))]


class Parts(AssertionError):
    """A kept game is no longer what it was, from this choice on."""

    def __init__(self, choice: int, why: str) -> None:
        super().__init__(f"choice {choice}: {why}")
        self.choice = choice


def play_again(kept: Kept, *, recalled: bool = True) -> Table:
    """Play a kept game by what its choices mean, and compare the position at the end of each turn.

    It is opened as a saved game is, with the readings of its time where they are options now, or by today's defaults.
    """
    record = kept.record
    options = load(record["game"]).recalled(record["options"]) if recalled else record["options"]
    table = Table.open(record["game"], record["seats"], record["seed"], options)
    awaited = {at: _as_told_today(record["game"], position) for at, position in kept.whole_positions()}
    for number, told in enumerate(kept.choices, start=1):
        turn, options = table.turn, table.options
        index = found_choice(options, told)
        if index is None:
            raise Parts(number, f"{told} is not possible; possible are {_all(options)}")
        table.choose(index)
        if ends_turn(table, turn) != (number in awaited):
            raise Parts(number, "it ends a turn only in one of the versions")
        if number in awaited and (other := differences(awaited[number], told_position(table))):
            raise Parts(number, f"turn {turn} ends otherwise: {other}")
    return table
