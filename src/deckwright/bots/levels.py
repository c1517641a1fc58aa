"""How strong a bot is, said for people: levels with a name and an honest line about each."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.lang.game import Game


@dataclass(frozen=True)
class Level:
    """A bot as people choose it. `bots.make` knows it by its id."""

    id: str
    en: str
    ru: str
    about_en: str
    about_ru: str


NEWCOMER = Level(
    "random",
    "Newcomer",
    "Новичок",
    "Plays anything that is allowed, without a plan. Good for a first game.",
    "Делает любой разрешённый ход, без всякого плана. Хорош для первой партии.",
)
LEARNER = Level(
    "learner",
    "Learner",
    "Ученик",
    "Knows what cards are worth, but about one choice in four is left to chance.",
    "Знает цену картам, но примерно каждый четвёртый выбор делает наугад.",
)
GREEDY = Level(
    "greedy",
    "Bargain hunter",
    "Добытчик",
    "Always takes what looks best right now. Does not plan ahead.",
    "Всегда берёт то, что лучше всего прямо сейчас. Вперёд не загадывает.",
)


def levels(game: Game) -> tuple[Level, ...]:
    """The levels a game offers, the gentlest first and the strongest last; between them the bots that keep to a plan.

    Without a judgement only chance can play it.
    """
    plans = (Level(id, *named.name, *named.about) for id, named in game.bot_names.items())
    return (NEWCOMER, LEARNER, *plans, GREEDY) if "greedy" in game.judgements else (NEWCOMER,)
