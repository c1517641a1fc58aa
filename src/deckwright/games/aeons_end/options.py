"""What a table of a world can be opened with, and which options go together."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deckwright.games.aeons_end.box import World
from deckwright.games.aeons_end.options_of_boxes import (
    ALONE,
    ANY,
    CHOICE,
    FINE_POINTS,
    MAGES_AND_SUPPLY,
    RANDOM,
    box_options,
    box_values,
    check_boxes,
    check_recipe,
    check_upgraded,
    named,
    nine_piles,
    piles,
    repeats,
    upgraded_options,
    upgraded_wanted,
)
from deckwright.games.aeons_end.schema import (
    GEM_PILES,
    MARKET_AT_RANDOM,
    MARKET_BY_CHOICE,
    MOST_MAGES,
    MOST_PILES,
    RELIC_PILES,
    SPELL_PILES,
    Chosen,
    Difficulty,
)
from deckwright.lang.game import GameOption, Opening, OptionError, OptionPart, OptionValue
from deckwright.lang.texts import Text

AT_THE_TABLE = OptionValue(CHOICE, "Chosen at the table", "По выбору за столом")
SOLO_TURNS = 3
MAGES_FOR_WILD = 3
PILES = {
    "gem": (Text("Gem", "Самоцвет"), GEM_PILES),
    "relic": (Text("Relic", "Реликвия"), RELIC_PILES),
    "spell": (Text("Spell", "Заклинание"), SPELL_PILES),
}
FORMER = re.compile("mage_[1-4]|supply_[1-9]")
LIVES = {  # of a player, of Gravehold, and what the nemesis has more (WE-DIFF)
    Difficulty.BEGINNER: (12, 35, -10),
    Difficulty.NORMAL: (10, 30, 0),
    Difficulty.EXPERT: (10, 30, 0),
    Difficulty.EXTINCTION: (8, 25, 10),
}


@dataclass(frozen=True)
class Ruleset:
    """What a rulebook takes for granted where the boxes differ; the players may choose the other way."""

    pair_cards: bool = False  # four players: two cards for each pair instead of one for each player
    wild_token: bool = False  # three players: the wild card means whoever has a token, not whom they choose
    free_supply: bool = False  # the supply has nine piles of any types, not three gems, two relics and four spells
    focus_opens: bool = True  # a focus of a fully turned breach opens it
    outlast_at_once: bool = False  # an empty nemesis deck and nothing in play wins at once, not as a turn ends
    charges_first: bool = True  # an ability costs its charges before it is used, so that it may itself give some


Values = Mapping[str, int | Sequence[int]]


@dataclass(frozen=True)
class BoxOption(GameOption):
    """An option of a box that means more to the table than one value of its own name, or not with any others."""

    means: Callable[[Any], Values] = lambda given: {}
    check: Callable[[Any, int], None] = lambda given, sides: None  # refuses what cannot be with so many mages


# --- the options ------------------------------------------------------------------------------------------------------


def options(world: World, ruleset: Ruleset, own: Sequence[GameOption] = ()) -> tuple[GameOption, ...]:
    """All of them; `own` are those that only a box has."""
    return (
        _nemesis(world),
        DIFFICULTY,
        MAGES,
        _mage(world),
        _market(world),
        nine_piles(world) if ruleset.free_supply else _supply(world),
        _free_supply(ruleset),
        *box_options(world),
        *upgraded_options(world),
        MAGES_EACH,
        _pair_cards(ruleset),
        _wild_token(ruleset),
        SOLO_TURNS_OPTION,
        SOLO_LIFE,
        _focus_opens(ruleset),
        _outlast_at_once(ruleset),
        _charges_first(ruleset),
        *own,
    )


def _nemesis(world: World) -> GameOption:
    mats = [foe.mat for foe in world.foes]
    return GameOption(
        "nemesis",
        "Nemesis",
        "Исчадие",
        mats[0].id,
        (*named(mats), OptionValue(RANDOM, "At random", "Случайное"), AT_THE_TABLE),
        help=_by_difficulty(world),
    )


def _by_difficulty(world: World) -> Text:
    """The nemeses of each box in their order, which is that of their difficulty."""
    en, ru = "From the easiest to the hardest", "От простого к сложному"
    rows = [(box.name, [foe.mat for foe in box.foes]) for box in world.boxes]
    if len(rows) == 1:
        [(_, mats)] = rows
        return Text(f"{en}: {', '.join(mat.en for mat in mats)}.", f"{ru}: {', '.join(mat.ru for mat in mats)}.")
    return Text(
        f"{en}. " + " ".join(f"{name.en}: {', '.join(mat.en for mat in mats)}." for name, mats in rows),
        f"{ru}. " + " ".join(f"{name.ru}: {', '.join(mat.ru for mat in mats)}." for name, mats in rows),
    )


def _mage(world: World) -> GameOption:
    return GameOption(
        "mage",
        "The mage of each player",
        "Маг каждого игрока",
        ANY,
        (OptionValue(ANY, "Left open", "Не задан"), *named(world.mages)),
        each=tuple(OptionPart(f"Player {seat}", f"Игрок {seat}") for seat in range(1, MOST_MAGES + 1)),
        group=MAGES_AND_SUPPLY,
    )


def _market(world: World) -> GameOption:
    recommended = [OptionValue(market.id, market.name.en, market.name.ru) for market in world.markets]
    en = f"At random: {GEM_PILES} gems, {RELIC_PILES} relics, {SPELL_PILES} spells"
    ru = f"Случайно: {GEM_PILES} самоцвета, {RELIC_PILES} реликвии, {SPELL_PILES} заклинания"
    choices = (*recommended, OptionValue(RANDOM, en, ru), AT_THE_TABLE)
    return GameOption("market", "Supply", "Запас", choices[0].id, choices, group=MAGES_AND_SUPPLY)


def _supply(world: World) -> GameOption:
    kinds = {"gem": world.gems, "relic": world.relics, "spell": world.spells}
    left_open = OptionValue(ANY, "By the choice above", "По выбору выше")
    parts = [
        OptionPart(f"{name.en} {number}", f"{name.ru} {number}", (left_open, *named(kinds[type])))
        for type, (name, piles) in PILES.items()
        for number in range(1, piles + 1)
    ]
    return GameOption("supply", "Piles of the supply", "Стопки запаса", ANY, each=tuple(parts), group=MAGES_AND_SUPPLY)


def _free_supply(ruleset: Ruleset) -> GameOption:
    usual = f"{GEM_PILES} gems, {RELIC_PILES} relics and {SPELL_PILES} spells"
    usual_ru = f"{GEM_PILES} самоцвета, {RELIC_PILES} реликвии и {SPELL_PILES} заклинания"
    return GameOption(
        "free_supply",
        "Supply: any nine piles",
        "Запас: любые девять стопок",
        ruleset.free_supply,
        help=Text(
            f"If you choose the supply yourselves, {usual} are only advice; without this they are a rule.",
            f"Если запас выбираете вы, {usual_ru} — только совет; без этой настройки — правило.",
        ),
        group=MAGES_AND_SUPPLY,
    )


def _focus_opens(ruleset: Ruleset) -> GameOption:
    return GameOption(
        "focus_opens",
        "A fully turned breach: one more focus opens it",
        "Разлом, повёрнутый до конца: ещё одна настройка открывает его",
        ruleset.focus_opens,
        help=Text(
            "Without this no effect can focus such a breach; it is opened only for aether.",
            "Без этого никакой эффект не настроит такой разлом; открыть его можно только за эфир.",
        ),
        group=FINE_POINTS,
    )


def _outlast_at_once(ruleset: Ruleset) -> GameOption:
    return GameOption(
        "outlast_at_once",
        "An empty nemesis deck: victory at once",
        "Колода исчадия пуста: победа сразу",
        ruleset.outlast_at_once,
        help=Text(
            "With nothing of the nemesis in play you win at that very moment, otherwise when the turn ends.",
            "Если при этом в игре ничего нет, вы побеждаете в тот же миг; без этой настройки — в конце хода.",
        ),
        group=FINE_POINTS,
    )


def _charges_first(ruleset: Ruleset) -> GameOption:
    return GameOption(
        "charges_first",
        "An ability: its charges are removed first",
        "Способность: энергия снимается до неё",
        ruleset.charges_first,
        help=Text(
            "So charges that the ability itself gives are kept; without this they are removed, too.",
            "Поэтому энергия, которую даёт сама способность, остаётся; без этой настройки снимается и она.",
        ),
        group=FINE_POINTS,
    )


def _pair_cards(ruleset: Ruleset) -> GameOption:
    return GameOption(
        "pair_cards",
        "Four players: easier turn order deck",
        "Четыре игрока: более простая колода очерёдности",
        ruleset.pair_cards,
        help=Text(
            "Two cards for players 1 and 2 and two for players 3 and 4 instead of one for each.",
            "Две карты на игроков 1 и 2 и две на игроков 3 и 4 вместо одной на каждого.",
        ),
        group=FINE_POINTS,
    )


def _wild_token(ruleset: Ruleset) -> GameOption:
    return GameOption(
        "wild_token",
        "Three players: a token for the wild card",
        "Три игрока: жетон для карты «Любой игрок»",
        ruleset.wild_token,
        help=Text(
            "Whoever has the token takes the turn of the wild card and then passes it to the left; without the "
            "token you choose together each time.",
            "Ход по карте «Любой игрок» делает тот, у кого жетон, и передаёт его налево; без жетона вы каждый раз "
            "выбираете сообща.",
        ),
        group=FINE_POINTS,
    )


DIFFICULTY = GameOption(
    "difficulty",
    "Difficulty",
    "Уровень сложности",
    "normal",
    (
        OptionValue("beginner", "Beginner", "Новички"),
        OptionValue("normal", "Normal", "Нормальный"),
        OptionValue("expert", "Expert", "Эксперты"),
        OptionValue("extinction", "Extinction", "Истребление"),
    ),
    help=Text(
        "Beginner: more life for you and less for the nemesis. Expert: increased difficulty of the nemesis. "
        "Extinction: both turned against you.",
        "Новички: у вас жизней больше, у исчадия меньше. Эксперты: повышенная сложность исчадия. "
        "Истребление: и то и другое против вас.",
    ),
)
MAGES = GameOption(
    "mages",
    "Mages",
    "Маги",
    RANDOM,
    (OptionValue(RANDOM, "At random", "Случайно"), AT_THE_TABLE),
    help=Text("For every player whose mage is left open.", "Для каждого игрока, чей маг не задан."),
    group=MAGES_AND_SUPPLY,
)
MAGES_EACH = GameOption(
    "mages_each",
    "Mages played by one person alone",
    "Сколько магов ведёт один человек",
    1,
    numbers=range(1, MOST_MAGES + 1),
    help=Text(
        "Only if you play alone: one mage by the solo rules, or several by the usual rules.",
        "Только если вы играете в одиночку: один маг по правилам одиночной игры или несколько по обычным.",
    ),
    group=ALONE,
)
SOLO_TURNS_OPTION = GameOption(
    "solo_turns",
    "One mage alone: turns of yours in a round",
    "Один маг в одиночку: ваших ходов в раунде",
    SOLO_TURNS,
    numbers=range(SOLO_TURNS, SOLO_TURNS + 2),
    help=Text("Four makes the solo game easier.", "Четыре хода облегчают одиночную игру."),
    group=ALONE,
)
SOLO_LIFE = GameOption(
    "solo_life",
    "One mage alone: life at the start",
    "Один маг в одиночку: жизней в начале",
    "usual",
    (
        OptionValue("usual", "By the difficulty", "По сложности"),
        OptionValue("12", "12 life", "12 жизней"),
        OptionValue("15", "15 life", "15 жизней"),
    ),
    help=Text("12 or 15 make the solo game easier.", "12 или 15 жизней облегчают одиночную игру."),
    group=ALONE,
)


# --- what they mean for the table -------------------------------------------------------------------------------------


def opening(world: World, ruleset: Ruleset, own: Sequence[GameOption] = ()) -> Callable[[int, dict[str, Any]], Opening]:
    """Checks that the options go together and says what they mean for the table.

    An option of a box is a value of the table by the same name: yes or no, a number, or which of the choices it is;
    unless it says itself what it means.
    """
    mages = _numbers(kind.id for kind in world.mages)
    nemeses = _numbers(foe.mat.id for foe in world.foes)
    supply = _numbers(kind.id for kind in world.supply)
    markets = _numbers(market.id for market in world.markets)
    markets |= {RANDOM: MARKET_AT_RANDOM, CHOICE: MARKET_BY_CHOICE}

    def open(seats: int, options: dict[str, Any]) -> Opening:
        sides = options["mages_each"] if seats == 1 else seats
        _check(seats, sides, options, ruleset)
        check_upgraded(options)
        check_recipe(world, options)
        check_boxes(world, sides, options)
        difficulty = Difficulty[options["difficulty"].upper()]
        life, gravehold, more = LIVES[difficulty]
        if sides == 1 and options["solo_life"] != "usual":
            life = int(options["solo_life"])
        values: dict[str, int | Sequence[int]] = {
            "difficulty": difficulty,
            "alone": int(seats == 1),
            "start_life": life,
            "start_gravehold": gravehold,
            "nemesis_life": more,
            "pair_cards": int(options["pair_cards"] and sides == MOST_MAGES),
            "wild_token": int(options["wild_token"] and sides == MAGES_FOR_WILD),
            "solo_turns": options["solo_turns"],
            "mages": Chosen[options["mages"].upper()],
            "nemesis": nemeses.get(options["nemesis"], 0),
            "nemesis_choice": Chosen.CHOICE if options["nemesis"] == CHOICE else Chosen.RANDOM,
            "market_from": markets[options["market"]],
            "named_mages": [mages.get(id, 0) for id in options["mage"]],
            **box_values(world, options),
            "upgraded_wanted": upgraded_wanted(world, options),
            **piles(world, options["supply"]),
            "supply_named": int(any(id != ANY for id in options["supply"])),
            "named_supply": [supply.get(id, 0) for id in options["supply"]],
            "free_supply": int(options["free_supply"]),
            "focus_opens": int(options["focus_opens"]),
            "outlast_at_once": int(options["outlast_at_once"]),
            "charges_first": int(options["charges_first"]),
        }
        for option in own:
            if isinstance(option, BoxOption):
                option.check(options[option.id], sides)
            values |= _values(option, options[option.id])
        return Opening(sides, values)

    return open


def _numbers(ids: Any) -> dict[str, int]:
    return {id: number for number, id in enumerate(ids, start=1)}


def _values(option: GameOption, given: Any) -> Values:
    """What an option of a box is to the rules."""
    if isinstance(option, BoxOption):
        return option.means(given)
    if option.choices:
        return {option.id: [choice.id for choice in option.choices].index(given)}
    return {option.id: int(given)}


def _check(seats: int, sides: int, options: dict[str, Any], ruleset: Ruleset) -> None:
    """Refuse what the rulebook does not allow, and say why."""
    mages = options["mage"]
    if repeats(mages[:sides]):
        raise OptionError("every mage can be played only once", "каждым магом может играть только один игрок")
    if any(mage != ANY for mage in mages[sides:]):
        raise OptionError(
            f"a mage is named for a player who is not there; there are {sides}",
            f"маг задан для игрока, которого нет; игроков: {sides}",
        )
    if repeats(options["supply"]):
        raise OptionError(
            "every card can be in the supply only once", "каждая карта может быть в запасе только в одной стопке"
        )
    if seats > 1 and options["mages_each"] != 1:
        raise OptionError(
            "several mages are for one person alone; with more people everybody has a seat of their own",
            "несколькими магами играет только один человек; если людей больше, у каждого своё место",
        )
    if options["pair_cards"] != ruleset.pair_cards and sides != MOST_MAGES:
        raise OptionError(
            "the easier turn order deck is for exactly 4 mages",
            "более простая колода очерёдности рассчитана ровно на 4 магов",
        )
    if options["wild_token"] != ruleset.wild_token and sides != MAGES_FOR_WILD:
        raise OptionError(
            "the token of the wild card is for exactly 3 mages",
            "жетон карты «Любой игрок» рассчитан ровно на 3 магов",
        )
    if sides != 1 and (options["solo_turns"] != SOLO_TURNS or options["solo_life"] != "usual"):
        raise OptionError(
            "the easings of the solo game are for one mage", "облегчения одиночной игры — для одного мага"
        )


def former_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """Options as they are today: mages and piles of the supply were once an option each (`mage_1`, `supply_9`)."""
    today = {name: value for name, value in given.items() if not FORMER.fullmatch(name)}
    for name, many in (("mage", MOST_MAGES), ("supply", MOST_PILES)):
        if any(f"{name}_{n}" in given for n in range(1, many + 1)):
            today[name] = [given.get(f"{name}_{n}", ANY) for n in range(1, many + 1)]
    return today
