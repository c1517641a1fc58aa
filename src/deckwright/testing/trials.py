"""Which tables a game is tried at: every number of players, every mode its author names, and its options mixed."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deckwright.lang.game import Game, GameOption, OptionError

Mode = tuple[int, Mapping[str, Any]]  # so many players, with these options
TRIES = 40  # mixtures of the other options in which a value is tried before it counts as impossible


@dataclass(frozen=True)
class Trial:
    """A table to be opened."""

    name: str
    players: int
    options: tuple[tuple[str, Any], ...]
    seed: int

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options)
        return f"{self.name} (players: {self.players}, seed: {self.seed}{', ' if options else ''}{options})"


def values_of(option: GameOption, seats: int = 1, *, every_number: bool = True) -> list[Any]:
    """Everything an option can be set to; of its numbers all, or only the first and the last.

    A list is set one entry at a time, as people write it: `,,mist` names the third.
    """
    if option.each:
        entries = enumerate(option.entries(seats))
        return [
            f"{',' * at}{value}".lower()
            for at, entry in entries
            for value in values_of(entry, every_number=every_number)
        ]
    if option.choices:
        return [choice.id for choice in option.choices]
    if option.numbers is None:
        return [False, True]
    return list(option.numbers) if every_number else [option.numbers[0], option.numbers[-1]]


def some_of(option: GameOption, seats: int, chance: random.Random) -> Any:
    """A value at random: of a list, each entry or none."""
    if option.each:
        return ",".join(str(chance.choice(["", *values_of(entry)])).lower() for entry in option.entries(seats))
    return chance.choice(values_of(option))


def opens(game: Game, players: int, options: Mapping[str, Any]) -> bool:
    """Whether a table can be opened so."""
    try:
        game.open(players, game.read_options(players, options))
    except OptionError:
        return False
    return True


def mixed(game: Game, mode: Mode, chance: random.Random, fresh: set[tuple[str, Any]]) -> dict[str, Any]:
    """The options of a mode, and of the others whatever fits it, values that were not had yet first."""
    players, options = mode[0], dict(mode[1])
    others = [option for option in game.options if option.id not in options]
    for option in chance.sample(others, len(others)):
        values = [value for value in values_of(option, players) if (option.id, value) in fresh]
        tried = [chance.choice(values)] if values else []
        tried.append(some_of(option, players, chance))
        options |= next(({option.id: v} for v in tried if opens(game, players, options | {option.id: v})), {})
    return options


def trials(game: Game, modes: Mapping[str, Mode], mixtures: int, seed: int) -> Iterator[Trial]:
    """Each mode once, each number of players that no mode has, and so many mixtures of all there is."""
    chance = random.Random(seed)
    sizes = set(game.seats) - {players for players, _ in modes.values()}
    wanted: list[tuple[str, Mode]] = [*modes.items(), *((f"{n}-players", (n, {})) for n in sorted(sizes))]
    if game.options:
        wanted += [(f"mixed-{n + 1}", (chance.choice(game.seats), {})) for n in range(mixtures)]
    fresh = {(option.id, value) for option in game.options for value in values_of(option, game.seats[-1])}
    for number, (name, mode) in enumerate(wanted):
        options = mixed(game, mode, chance, fresh)
        fresh -= set(options.items())
        yield Trial(name, mode[0], tuple(options.items()), seed + number)


def check_options(game: Game, modes: Mapping[str, Mode]) -> None:
    """Every value of every option opens a table: with some number of players and others beside it, if need be."""
    chance = random.Random(0)
    bases: Sequence[Mode] = [*((players, {}) for players in game.seats), *modes.values()]
    for option in game.options:
        for value in values_of(option, game.seats[-1], every_number=False):
            found = any(opens(game, players, {**given, option.id: value}) for players, given in bases)
            found = found or any(
                opens(game, players, mixed(game, (players, {}), chance, set()) | {option.id: value})
                for players in chance.choices(game.seats, k=TRIES)
            )
            assert found, f"no table can be opened with {option.id}={value}"
