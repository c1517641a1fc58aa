"""What a table of War Eternal can be opened with, and which options go together."""

from __future__ import annotations

from typing import Any

from deckwright.games.aeons_end.schema import Difficulty
from deckwright.games.war_eternal.cards import SUPPLY
from deckwright.games.war_eternal.cards.mages import MAGES
from deckwright.games.war_eternal.cards.market import GEMS, RELICS, SPELLS
from deckwright.games.war_eternal.schema import Chosen, Mage, Market, Nemesis
from deckwright.games.war_eternal.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.game import Choice, GameOption, Opening, OptionError

MOST_MAGES = 4
PILES: list[list[Kind]] = [GEMS] * 3 + [RELICS] * 2 + [SPELLS] * 4
_PILE_NAMES = [("Gem", "Самоцвет")] * 3 + [("Relic", "Реликвия")] * 2 + [("Spell", "Заклинание")] * 4
LIVES = {  # of a player, of Gravehold, and what the nemesis has more (WE-DIFF)
    Difficulty.BEGINNER: (12, 35, -10),
    Difficulty.NORMAL: (10, 30, 0),
    Difficulty.EXPERT: (10, 30, 0),
    Difficulty.EXTINCTION: (8, 25, 10),
}


def _mage_option(seat: int) -> GameOption:
    return GameOption(
        f"mage_{seat}",
        f"Mage of player {seat}",
        f"Маг игрока {seat}",
        "any",
        (
            Choice("any", "Left open", "Не задан"),
            *(Choice(kind.id, kind.en, kind.ru) for kind in MAGES),
        ),
    )


def _pile_option(number: int) -> GameOption:
    en, ru = _PILE_NAMES[number - 1]
    return GameOption(
        f"supply_{number}",
        f"Supply pile {number}: {en.lower()}",
        f"Стопка запаса {number}: {ru.lower()}",
        "any",
        (
            Choice("any", "By the choice above", "По выбору выше"),
            *(Choice(kind.id, kind.en, kind.ru) for kind in PILES[number - 1]),
        ),
    )


OPTIONS = (
    GameOption(
        "nemesis",
        "Nemesis",
        "Исчадие",
        "umbra-titan",
        (
            *(
                Choice(
                    which.name.lower().replace("_", "-"),
                    VOCABULARY.name(which, "", "en"),
                    VOCABULARY.name(which, "", "ru"),
                )
                for which in Nemesis
                if which != Nemesis.ANY
            ),
            Choice("random", "At random", "Случайное"),
            Choice("choice", "Chosen at the table", "По выбору за столом"),
        ),
        help_en="From the easiest to the hardest: Umbra Titan, Hollow Crown, Magus of Cloaks, Gate Witch.",
        help_ru="От простого к сложному: Бурый Титан, Полая Корона, Маг Покровов, Ведьма Врат.",
    ),
    GameOption(
        "difficulty",
        "Difficulty",
        "Сложность",
        "normal",
        (
            Choice("beginner", "Beginner", "Новички"),
            Choice("normal", "Normal", "Нормальный"),
            Choice("expert", "Expert", "Эксперты"),
            Choice("extinction", "Extinction", "Истребление"),
        ),
        help_en="Beginner: more life for you and less for the nemesis. Expert: increased difficulty of the nemesis. "
        "Extinction: both turned against you.",
        help_ru="Новички: у вас жизней больше, у исчадия меньше. Эксперты: повышенная сложность исчадия. "
        "Истребление: и то и другое против вас.",
    ),
    GameOption(
        "mages",
        "Mages",
        "Маги",
        "random",
        (Choice("random", "At random", "Случайно"), Choice("choice", "Chosen at the table", "По выбору за столом")),
        help_en="For every player whose mage is left open.",
        help_ru="Для каждого игрока, чей маг не задан.",
    ),
    *(_mage_option(seat) for seat in range(1, MOST_MAGES + 1)),
    GameOption(
        "market",
        "Supply",
        "Запас",
        "thinning",
        (
            Choice("thinning", "Deck thinning, for beginners", "«Разрушение колоды», для новичков"),
            Choice("cycling", "Spell cycling", "«Круговорот заклинаний»"),
            Choice(
                "random", "At random: 3 gems, 2 relics, 4 spells", "Случайно: 3 самоцвета, 2 реликвии, 4 заклинания"
            ),
            Choice("choice", "Chosen at the table", "По выбору за столом"),
        ),
    ),
    *(_pile_option(number) for number in range(1, len(PILES) + 1)),
    GameOption(
        "mages_each",
        "Mages played by one person alone",
        "Сколько магов ведёт один человек",
        1,
        numbers=range(1, MOST_MAGES + 1),
        help_en="Only if you play alone: one mage by the solo rules, or several by the usual rules.",
        help_ru="Только если вы играете в одиночку: один маг по правилам одиночной игры или несколько по обычным.",
    ),
    GameOption(
        "pair_cards",
        "Four players: easier turn order deck",
        "Четыре игрока: более простая колода очерёдности",
        False,
        help_en="Two cards for players 1 and 2 and two for players 3 and 4 instead of one for each.",
        help_ru="Две карты на игроков 1 и 2 и две на игроков 3 и 4 вместо одной на каждого.",
    ),
    GameOption(
        "solo_turns",
        "One mage alone: turns of yours in a round",
        "Один маг в одиночку: ваших ходов в раунде",
        3,
        numbers=range(3, 5),
        help_en="Four makes the solo game easier.",
        help_ru="Четыре хода облегчают одиночную игру.",
    ),
    GameOption(
        "solo_life",
        "One mage alone: life at the start",
        "Один маг в одиночку: жизней в начале",
        "usual",
        (
            Choice("usual", "By the difficulty", "По сложности"),
            Choice("12", "12 life", "12 жизней"),
            Choice("15", "15 life", "15 жизней"),
        ),
        help_en="12 or 15 make the solo game easier.",
        help_ru="12 или 15 жизней облегчают одиночную игру.",
    ),
)


def opening(seats: int, options: dict[str, Any]) -> Opening:
    """Check that the options go together and say what they mean for the table."""
    sides = options["mages_each"] if seats == 1 else seats
    _check(seats, sides, options)
    difficulty = Difficulty[options["difficulty"].upper()]
    life, gravehold, more = LIVES[difficulty]
    if sides == 1 and options["solo_life"] != "usual":
        life = int(options["solo_life"])
    left_open = options["nemesis"] in ("random", "choice")
    nemesis = Nemesis.ANY if left_open else Nemesis[options["nemesis"].upper().replace("-", "_")]
    values: dict[str, int] = {
        "difficulty": difficulty,
        "alone": int(seats == 1),
        "start_life": life,
        "start_gravehold": gravehold,
        "nemesis_life": more,
        "pair_cards": int(options["pair_cards"]),
        "solo_turns": options["solo_turns"],
        "mages": Chosen[options["mages"].upper()],
        "nemesis": nemesis,
        "nemesis_choice": Chosen.CHOICE if options["nemesis"] == "choice" else Chosen.RANDOM,
        "market_from": Market[options["market"].upper()],
    }
    for seat in range(1, MOST_MAGES + 1):
        values[f"mage_{seat}"] = Mage[options[f"mage_{seat}"].upper().replace("-", "_")]
    numbers = {kind.id: number for number, kind in enumerate(SUPPLY, start=1)}
    for pile in range(1, len(PILES) + 1):
        values[f"supply_{pile}"] = numbers.get(options[f"supply_{pile}"], 0)
    values["supply_named"] = int(any(values[f"supply_{pile}"] for pile in range(1, len(PILES) + 1)))
    return Opening(sides, values)


def _check(seats: int, sides: int, options: dict[str, Any]) -> None:
    """Refuse what the rulebook does not allow, and say why."""
    mages = [options[f"mage_{seat}"] for seat in range(1, MOST_MAGES + 1)]
    wanted = [mage for mage in mages[:sides] if mage != "any"]
    if len(set(wanted)) < len(wanted):
        raise OptionError("every mage can be played only once", "каждым магом может играть только один игрок")
    if any(mage != "any" for mage in mages[sides:]):
        raise OptionError(
            f"a mage is named for a player who is not there; there are {sides}",
            f"маг задан для игрока, которого нет; игроков: {sides}",
        )
    piles = [options[f"supply_{pile}"] for pile in range(1, len(PILES) + 1)]
    named = [card for card in piles if card != "any"]
    if len(set(named)) < len(named):
        raise OptionError(
            "every card can be in the supply only once", "каждая карта может быть в запасе только в одной стопке"
        )
    if seats > 1 and options["mages_each"] != 1:
        raise OptionError(
            "several mages are for one person alone; with more people everybody has a seat of their own",
            "несколькими магами играет только один человек; если людей больше, у каждого своё место",
        )
    if options["pair_cards"] and sides != MOST_MAGES:
        raise OptionError(
            "the easier turn order deck is for exactly 4 mages",
            "более простая колода очерёдности рассчитана ровно на 4 магов",
        )
    if sides != 1 and (options["solo_turns"] != 3 or options["solo_life"] != "usual"):
        raise OptionError(
            "the easings of the solo game are for one mage", "облегчения одиночной игры — для одного мага"
        )
