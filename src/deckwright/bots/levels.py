"""Five levels for people, from friendly to strong, for every game."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.lang.game import Game


@dataclass(frozen=True)
class Level:
    """A level as a lobby shows it. Its id is a bot's name."""

    id: str
    en: str
    ru: str
    about_en: str
    about_ru: str

    def name(self, lang: str) -> str:
        """What it is called."""
        return self.ru if lang == "ru" else self.en

    def about(self, lang: str) -> str:
        """How strong it is, in a sentence."""
        return self.about_ru if lang == "ru" else self.about_en


_LEVELS: dict[Level, str] = {
    Level(
        "newcomer",
        "Newcomer",
        "Новичок",
        "Knows the rules and little more: plays its cards, but often does whatever comes to mind. For a first game.",
        "Знает правила, и не более того: карты разыгрывает, но часто делает что придётся. Для первой партии.",
    ): "{taste}:slips=350",
    Level(
        "companion",
        "Companion",
        "Приятель",
        "Plays by simple good habits and slips now and then. Beatable as soon as you know the cards.",
        "Играет по простым верным привычкам и иногда ошибается. Обыграть можно, едва узнав карты.",
    ): "{taste}:slips=100",
    Level(
        "regular",
        "Regular",
        "Завсегдатай",
        "Good habits without slips, but never looks ahead: buys well, misses combinations.",
        "Верные привычки без ошибок, но вперёд не смотрит: покупает хорошо, комбинации пропускает.",
    ): "{taste}",
    Level(
        "strategist",
        "Strategist",
        "Стратег",
        "Looks a few turns ahead, quickly. Beats the Regular more often than not.",
        "Быстро просчитывает несколько ходов вперёд. Чаще обыгрывает Завсегдатая, чем проигрывает ему.",
    ): "search:iterations=60",
    Level(
        "master",
        "Master",
        "Мастер",
        "The strongest: thinks each choice through as well as it can in the time it has.",
        "Сильнейший: продумывает каждый выбор настолько хорошо, насколько хватает времени.",
    ): "search:iterations=4000:seconds=2",
}


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, from friendly to strong."""
    return tuple(_LEVELS)


def level_named(id: str) -> Level | None:
    """A level by its id."""
    return next((level for level in _LEVELS if level.id == id), None)


def recipe(id: str, game: Game) -> str | None:
    """How a level plays, as the name of a bot with its settings; None if there is no such level."""
    taste = next(iter(game.judgements), "")
    for level, plays in _LEVELS.items():
        if level.id == id:
            return plays.format(taste=taste) if taste else _WITHOUT_TASTE[id]
    return None


# A game that has no judgement yet is searched with playouts by chance, at every level.
_WITHOUT_TASTE = {
    "newcomer": "search:iterations=20:slips=350",
    "companion": "search:iterations=40:slips=100",
    "regular": "search:iterations=100",
    "strategist": "search:iterations=500",
    "master": "search:iterations=4000:seconds=2",
}
