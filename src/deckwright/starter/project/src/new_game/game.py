"""The game, put together. What is left out here, such as how it looks, Deckwright derives from the rest."""

from __future__ import annotations

from deckwright.lang.game import Game, GameOption
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text, Vocabulary

from new_game.bot import Weights, greedy
from new_game.cards import KINDS
from new_game.rules import on_step, play
from new_game.schema import SEATS, Card, Player, Shared

NOUNS = {"gold": {"en": ("gold", "gold"), "ru": ("золото", "золота", "золота")}}  # one, many; one, few, many
OPTIONS = [
    GameOption("rounds", "Rounds", "Раунды", 8, numbers=range(4, 13)),
    GameOption(
        "ears",
        "Noise that wakes the dragon",
        "Сколько шума разбудит дракона",
        3,
        numbers=range(2, 6),
        help=Text("The more it takes, the bolder you may be.", "Чем больше, тем смелее можно быть."),
    ),
]

NEW_GAME = Game(
    id="new-game",
    en="New Game",
    ru="New Game",
    about=Text(
        "Sneak past a sleeping dragon, and know when to stop. Whoever carries home the greatest riches wins.",
        "Прокрадитесь мимо спящего дракона и вовремя остановитесь. Побеждает тот, кто унесёт больше богатств.",
    ),
    seats=SEATS,
    schema=Schema(Card, Player, Shared, Weights, SEATS[-1]),
    kinds=KINDS,
    slots=(on_step,),
    first_rule=play,
    options=OPTIONS,
    vocabulary=Vocabulary(nouns=NOUNS),
    judgements={"greedy": greedy},
)
