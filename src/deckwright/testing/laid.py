"""Positions laid at random, however odd: each is refused with a reason, or played on until the rules say why not."""

from __future__ import annotations

import random
from typing import Any

from deckwright.bots import Bot
from deckwright.lang import schema as ty
from deckwright.lang.game import Game
from deckwright.lang.schema import Field
from deckwright.table import Table
from deckwright.table.errors import BadArrangement, RulesStopped
from deckwright.vm import isa

ODD_NUMBERS = (-1, 0, 0, 1, 1, 2, 3, 5, 7, 20, 50, 1000, isa.LIMIT)
FEW_CHANGES = (0, 1, 1, 2, 4)
CROWDED = 0.3  # how often one pile gets as many cards as there are


def odd_position(table: Table, chance: random.Random) -> dict[str, Any]:
    """Some piles and values of a table, as nobody would lay them."""
    layout, sides = table.program.layout, int(table.state[isa.H_PLAYERS])
    piles = [(pile.name, pile.owner) for pile in layout.piles if pile.owner is None or pile.owner < sides]
    values: list[tuple[str, int | None, Field]] = [(name, None, spot.field) for name, spot in layout.shared.items()]
    values += [(name, side, spot.field) for name, spot in layout.sided.items() for side in range(sides)]
    values = [each for each in values if each[2].declared.what == "value"]
    cards = [kind.id for kind in table.game.kinds for _ in range(kind.copies)]
    chance.shuffle(cards)
    wanted: dict[str, Any] = {}
    for name, owner in chance.sample(piles, min(len(piles), chance.choice(FEW_CHANGES))):
        many = len(cards) if chance.random() < CROWDED else chance.randrange(12)
        laid, cards = cards[:many], cards[many:]
        wanted[_named(name, owner)] = laid + (["..."] if chance.random() < 0.3 else [])
    for name, owner, field in chance.sample(values, min(len(values), chance.choice(FEW_CHANGES))):
        wanted[_named(name, owner)] = _odd_value(field, sides, chance)
    return wanted


def _named(name: str, owner: int | None) -> str:
    return name if owner is None else f"p{owner}.{name}"


def _odd_value(field: Field, sides: int, chance: random.Random) -> Any:
    if field.type.choices is not None:
        return chance.choice(list(field.type.choices)).name
    if field.type == ty.BOOL:
        return chance.random() < 0.5
    if field.type == ty.PLAYER:
        return chance.choice([None, *range(sides)])
    if field.type == ty.SEATS:
        return chance.sample(range(sides), chance.randint(0, sides))
    return chance.choice(ODD_NUMBERS) if field.type == ty.INT else None


def check_laid(game: Game, players: int, options: dict[str, Any], seed: int, tries: int, choices: int) -> int:
    """Lay so many odd positions, and play on from each by chance and by judgements; how many were played on.

    Whatever the machine does, cards are neither lost nor made, and what stops it leaves the position before.
    """
    chance, played_on = random.Random(seed), 0
    bots = [Bot(name, game, seed) for name in game.judgements]
    for number in range(tries):
        table = Table.open(game, players, seed + number, options)
        _play(table, chance, [], chance.randrange(30))
        if table.over:
            continue
        phase = chance.choice([None, *table.program.phases])
        whose = phase is not None and table.program.phases[phase].of_player
        try:
            table.arrange(odd_position(table, chance), at=phase, seat=chance.randrange(players) if whose else None)
        except BadArrangement:
            continue
        played_on += 1
        _play(table, chance, bots, choices)
    return played_on


def _play(table: Table, chance: random.Random, bots: list[Bot], choices: int) -> None:
    for _ in range(choices):
        seat = table.seat
        if seat is None:
            break
        bot = chance.choice(bots) if bots and chance.random() < 0.5 else None
        choice = bot.choose(table, seat) if bot else chance.randrange(table.choices)
        before = table.hash()
        try:
            table.choose(choice)
        except RulesStopped:
            assert table.hash() == before, "what stopped the rules left its traces"
            break
        table.machine.check(table.state)
