"""Bots of a game: every judgement and every level sits down and plays."""

from __future__ import annotations

import random
import re

from deckwright.bots import Bot, levels, make
from deckwright.lang.game import Game
from deckwright.lang.languages import LANGUAGES
from deckwright.table import Table
from deckwright.testing.playing import Playthrough

LETTERS = {"en": re.compile("[a-z]", re.IGNORECASE), "ru": re.compile("[а-яё]", re.IGNORECASE)}
GLANCE = 6  # rounds of a search; enough to see that it plays


def check_whole_games(game: Game, longest: int) -> None:
    """Every judgement plays a game to its end at the smallest and at the largest table; equal seeds choose equally."""
    for name in game.judgements:
        for players in {game.seats[0], game.seats[-1]}:
            table = Table.open(game, players, seed=players)
            one, other = (Bot(name, game, players) for _ in range(2))
            while table.seat is not None:
                assert table.revision < longest, f"{name}, players: {players}: no end after {longest} choices"
                choice = one.choose(table, table.seat)
                assert other.choose(table, table.seat) == choice, f"{name} does not choose the same for the same seed"
                table.choose(choice)


def check_levels(played: Playthrough) -> None:
    """Every level has a name and a sentence in both languages, and chooses something that is there."""
    game, chance = played.table.game, random.Random(played.trial.seed)
    found = levels(game)
    assert len({level.id for level in found}) == len(found), "two levels have the same id"
    for level in found:
        for lang in LANGUAGES:
            for said in (level.said(lang), level.about.said(lang)):
                assert LETTERS[lang].search(said), f"level {level.id} says nothing in {lang}"
        table = played.at(chance.randrange(len(played.states) - 1))
        seat = table.to_answer[-1]
        bot = make(level.id, game, 1)
        assert bot.name == level.id and 0 <= bot.choose(table, seat, iterations=GLANCE) < table.choices
