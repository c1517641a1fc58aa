"""How strong a bot is, said for people: levels with a name and an honest line about each, for every game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from deckwright.lang.game import Game
from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import Text


@dataclass(frozen=True)
class Level(Bilingual):
    """A bot as people choose it. Its id is the bot's name: `bots.make` knows it by that."""

    id: str
    en: str
    ru: str
    about: Text


_FRIENDLY: dict[Level, str] = {
    Level(
        "newcomer",
        "Newcomer",
        "Новичок",
        Text(
            "Knows the rules and little more: plays its cards, but often does whatever comes to mind. For a "
            "first game.",
            "Знает правила, и не более того: карты разыгрывает, но часто делает что придётся. Для первой партии.",
        ),
    ): "{taste}:slips=350",
    Level(
        "companion",
        "Companion",
        "Приятель",
        Text(
            "Plays by simple good habits and slips now and then. Beatable as soon as you know the cards.",
            "Играет по простым верным привычкам и иногда ошибается. Обыграть можно, едва узнав карты.",
        ),
    ): "{taste}:slips=100",
}
_STRONG: dict[Level, str] = {
    Level(
        "regular",
        "Regular",
        "Завсегдатай",
        Text(
            "Good habits without slips, but never looks ahead: buys well, misses combinations.",
            "Верные привычки без ошибок, но вперёд не смотрит: покупает хорошо, комбинации пропускает.",
        ),
    ): "{taste}",
    Level(
        "strategist",
        "Strategist",
        "Стратег",
        Text(
            "The same good habits, and a quick look a few turns ahead before each choice.",
            "Те же верные привычки, а перед каждым выбором — быстрый взгляд на несколько ходов вперёд.",
        ),
    ): "search:iterations=150",
    Level(
        "master",
        "Master",
        "Мастер",
        Text(
            "Looks ahead longest: thinks each choice through as well as it can in the time it has.",
            "Смотрит вперёд дольше всех: продумывает каждый выбор настолько хорошо, насколько хватает времени.",
        ),
    ): "search:iterations=24000:seconds=1",
}
USUAL = "regular"

# How the same levels play at your side, where all win or lose together.
_AS_ALLIES: dict[str, Text] = {
    "newcomer": Text(
        "Knows the rules and little more: often does whatever comes to mind. "
        "To win with such an ally you must carry the game yourself.",
        "Знает правила, и не более того: часто делает что придётся. "
        "Чтобы победить с таким союзником, игру придётся вытягивать вам.",
    ),
    "companion": Text(
        "Plays by simple good habits and slips now and then. A help, but do what must not fail yourself.",
        "Играет по простым верным привычкам и иногда ошибается. Помогает, но самое важное лучше брать на себя.",
    ),
    "regular": Text(
        "Good habits without slips, but never looks ahead: you can rely on each turn, the plan is up to you.",
        "Верные привычки без ошибок, но вперёд не смотрит: на каждый ход можно положиться, а план — за вами.",
    ),
    "strategist": Text(
        "The same good habits, and before each choice a quick look at what the next turns may bring you all.",
        "Те же верные привычки, а перед каждым выбором — быстрый взгляд на то, что ждёт вас всех в ближайшие ходы.",
    ),
    "master": Text(
        "Looks ahead longest, for all of you: thinks each choice through as well as it can in the time it has.",
        "Смотрит вперёд дольше всех и думает за всю команду: продумывает каждый выбор, насколько хватает времени.",
    ),
}

# Offered no longer, but tables that were opened with it go on.
_FORMER: dict[Level, str] = {
    Level(
        "learner",
        "Learner",
        "Ученик",
        Text(
            "Knows what cards are worth, but about one choice in four is left to chance.",
            "Знает цену картам, но примерно каждый четвёртый выбор делает наугад.",
        ),
    ): "{taste}:slips=250",
}
_RECIPES = {level.id: plays for level, plays in (_FRIENDLY | _STRONG | _FORMER).items()}

# A game that has no judgement yet is searched with playouts by chance, at every level.
_WITHOUT_TASTE = {
    "newcomer": "search:iterations=20:slips=350",
    "learner": "search:iterations=30:slips=250",
    "companion": "search:iterations=40:slips=100",
    "regular": "search:iterations=100",
    "strategist": "search:iterations=500",
    "master": "search:iterations=24000:seconds=1",
}

CHANCE, GREEDY, SEARCH = "random", "greedy", "search"
_PLAIN = (
    Level(
        CHANCE,
        "Random bot",
        "Случайный бот",
        Text("Plays anything that is allowed, without a plan.", "Делает любой разрешённый ход, без всякого плана."),
    ),
    Level(
        GREEDY,
        "Greedy bot",
        "Жадный бот",
        Text(
            "Always takes what looks best right now. Does not plan ahead.",
            "Всегда берёт то, что лучше всего прямо сейчас. Вперёд не загадывает.",
        ),
    ),
    Level(
        SEARCH,
        "Thinking bot",
        "Думающий бот",
        Text("Looks ahead for as long as it is given.", "Просчитывает игру вперёд, сколько дадут времени."),
    ),
)


def levels(game: Game) -> tuple[Level, ...]:
    """The levels a game offers, from friendly to strong; amid them its own bots, which keep to a plan."""
    plans = (Level(id, *named.name, named.about) for id, named in game.bot_names.items())
    together = game.together
    found = tuple(_as_ally(level) if together else level for level in (*_FRIENDLY, *plans, *_STRONG))
    return tuple(_with_figures(level, game.shares.get(level.id), together=together) for level in found)


def _with_figures(level: Level, share: float | None, *, together: bool) -> Level:
    """A level that says how often it wins, too: two of it against the game, else one of it against the regular."""
    if share is None:
        return level
    percent = round(100 * share)
    if together:
        en = f"Two of them win about {percent} of 100 usual games." if percent else "Two of them hardly ever win."
        ru = f"Из 100 обычных партий двое таких выигрывают примерно\N{NO-BREAK SPACE}{percent}."
        ru = ru if percent else "Двое таких почти никогда не выигрывают."
    else:
        en = f"Wins about {percent} of 100 games against the Regular."
        en = en if percent else "Hardly ever wins against the Regular."
        ru = f"Из 100 партий с Завсегдатаем выигрывает примерно\N{NO-BREAK SPACE}{percent}."
        ru = ru if percent else "У Завсегдатая почти никогда не выигрывает."
    return replace(level, about=Text(f"{level.about.en} {en}", f"{level.about.ru} {ru}"))


def _as_ally(level: Level) -> Level:
    """The same bot, described to those at whose side it plays."""
    return replace(level, about=_AS_ALLIES.get(level.id, level.about))


def ladder(game: Game) -> tuple[Level, ...]:
    """The levels that follow each other in strength, from friendly to strong; bots that keep to a plan are not among
    them, nor allies: who plays at one's side is no rung."""
    rungs = {level.id for level in (*_FRIENDLY, *_STRONG)}
    return () if game.together else tuple(level for level in levels(game) if level.id in rungs)


def usual_level(game: Game) -> Level:
    """The level for somebody who knows card games but said nothing else: it plays well, and can be beaten."""
    return next(level for level in levels(game) if level.id == USUAL)


def level_named(game: Game, id: str) -> Level | None:
    """A level by its id; also one that is not offered: a plain bot, or what older tables have. None if nobody is it."""
    plain = (level for level in _PLAIN if level.id != GREEDY or GREEDY in game.judgements)
    return next((level for level in (*levels(game), *plain, *_FORMER) if level.id == id), None)


def recipe(game: Game, id: str) -> str | None:
    """How a level plays, as the name of a bot with its settings; None if it is the name of a bot itself."""
    taste = next(iter(game.judgements), "")
    if id not in _RECIPES:
        return None
    return _RECIPES[id].format(taste=taste) if taste else _WITHOUT_TASTE[id]
