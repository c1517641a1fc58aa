"""What a table of Sorcerer can be opened with: the way to play, the decks, and readings of unclear rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.sorcerer.schema import DECKS, Making, Mode
from deckwright.lang.game import GameOption, Opening, OptionError, OptionValue, each_alone
from deckwright.lang.texts import Text

BY_CHANCE = OptionValue("any", "By chance", "Случайно")
READINGS = Text("Readings of unclear rules", "Спорные места правил")
TEAM_SIZES = (4, 6)
ONE_BOX = 4  # players whom the decks of one box are enough for


def _decks(first: int) -> tuple[OptionValue, ...]:
    return (BY_CHANCE, *(OptionValue(deck.id, deck.en, deck.ru) for deck in DECKS[first : first + 4]))


def _yes_no(
    id: str, en: str, ru: str, default: str, one: tuple[str, str, str], other: tuple[str, str, str]
) -> GameOption:
    """A reading of a rule: one of two, the first recommended."""
    return GameOption(id, en, ru, default, (OptionValue(*one), OptionValue(*other)), group=READINGS)


OPTIONS = (
    GameOption(
        "mode",
        "Way to play",
        "Вариант игры",
        "usual",
        (
            OptionValue("usual", "Duel; three or more: battle royale", "Дуэль; от трёх игроков — королевская битва"),
            OptionValue("teams", "Two teams (4 or 6 players)", "Две команды (4 или 6 игроков)"),
        ),
    ),
    GameOption(
        "making",
        "Decks that are not chosen",
        "Колоды, которые не выбраны",
        "dealt",
        (OptionValue("dealt", "By chance", "Случайно"), OptionValue("draft", "Draft", "Драфт")),
        help=Text(
            "A sorcerer is a character, a lineage and a domain, one deck of each.",
            "Маг — это персонаж, род и регион, по одной колоде каждого вида.",
        ),
    ),
    GameOption("characters", "Character", "Персонаж", "any", _decks(0), each="seat"),
    GameOption("lineages", "Lineage", "Род", "any", _decks(4), each="seat"),
    GameOption("domains", "Domain", "Регион", "any", _decks(8), each="seat"),
    GameOption(
        "second_box",
        "A deck may be met twice",
        "Колода может встретиться дважды",
        False,
        help=Text(
            "As from a second box. With five or six players it is always so.",
            "Как из второй коробки. Впятером и вшестером — всегда так.",
        ),
    ),
    GameOption(
        "first_player",
        "Who begins",
        "Кто начинает",
        "random",
        (OptionValue("random", "At random", "Случайно"), OptionValue("first_seat", "The first seat", "Первое место")),
    ),
    _yes_no(
        "battle_die",
        "The battle die",
        "Боевой кубик",
        "usual",
        ("usual", "2 misses, 2 hits, a double, a critical", "2 промаха, 2 попадания, двойное, критическое"),
        ("harsh", "3 misses, a hit, a double, a critical", "3 промаха, попадание, двойное, критическое"),
    ),
    _yes_no(
        "energy_die",
        "The energy die",
        "Кубик энергии",
        "eight",
        ("eight", "From 1 to 8", "От 1 до 8"),
        ("low", "From 1 to 4, each twice", "От 1 до 4, каждое дважды"),
    ),
    _yes_no(
        "flames",
        "At the end of a round, flames",
        "В конце раунда пламя",
        "burn",
        ("burn", "wound: as much as there are", "ранит: по числу жетонов"),
        ("double", "double, to the letter", "удваивается, буквально"),
    ),
    _yes_no(
        "skills",
        "When used, skill cards",
        "Применённые карты навыков",
        "printed",
        ("printed", "are exhausted unless they say otherwise", "исчерпываются, если на них не сказано иное"),
        ("all", "are exhausted, every one", "исчерпываются, любые"),
    ),
    _yes_no(
        "deaths",
        "When Destroyed abilities of a battle roll",
        "Способности «при гибели» во время боевого броска",
        "at_once",
        ("at_once", "follow at once, before the next point", "срабатывают сразу, до следующей единицы урона"),
        ("after", "wait until all damage is assigned", "ждут, пока распределён весь урон"),
    ),
    _yes_no(
        "rerolls",
        "Re-rolls end",
        "Перебросы заканчиваются",
        "two_passes",
        ("two_passes", "with two passes in a row", "двумя пасами подряд"),
        ("one_turn", "after one turn of each side", "после одного хода каждой стороны"),
    ),
    _yes_no(
        "distribution",
        "When distributing, a minion gets at most",
        "При распределении приспешник получает не больше",
        "left",
        ("left", "the essence it has left", "оставшейся сущности"),
        ("printed", "its essence, whatever its wounds", "своей сущности, каковы бы ни были раны"),
    ),
    _yes_no(
        "put_into_play",
        "When Played abilities of minions that are put into play",
        "Способности «при розыгрыше» у приспешников, введённых в игру эффектом",
        "work",
        ("work", "work", "срабатывают"),
        ("silent", "do not work", "не срабатывают"),
    ),
    _yes_no(
        "ring",
        "Battle royale: who attacks first",
        "Королевская битва: кто атакует первым",
        "alternating",
        ("alternating", "odd rounds on the left, even ones on the right", "в нечётных раундах слева, в чётных справа"),
        ("left", "always on the left", "всегда слева"),
    ),
    _yes_no(
        "mulligan",
        "The mulligan",
        "Пересдача",
        "some",
        ("some", "any cards that are not minions", "любые карты, кроме приспешников"),
        ("all", "all cards that are not minions, or none", "все карты, кроме приспешников, или ни одной"),
    ),
    _yes_no(
        "powers",
        "A power of a minion or attachment",
        "Спецсвойство приспешника или довеска",
        "again",
        ("again", "may be used with every action", "можно применять каждым действием"),
        ("once", "once per round", "раз в раунд"),
    ),
    _yes_no(
        "fates",
        "Teams: the fate token",
        "Команды: жетон судьбы",
        "shared",
        ("shared", "is the team's, and all must agree", "общий, нужно согласие всех"),
        ("own", "every member has one", "у каждого члена команды свой"),
    ),
)


def mode_of(seats: int, options: Mapping[str, Any]) -> Mode:
    """The way to play."""
    if options.get("mode") == "teams":
        return Mode.TEAMS
    return Mode.DUEL if seats == 2 else Mode.ROYAL


def teams(seats: int, options: Mapping[str, Any]) -> Sequence[Sequence[int]]:
    """Who wins and loses as one: every other seat (SOR-TEAM-01)."""
    if mode_of(seats, options) != Mode.TEAMS:
        return each_alone(seats, options)
    return [list(range(0, seats, 2)), list(range(1, seats, 2))]


def _chosen(given: Sequence[str], first: int) -> list[int]:
    """The numbers of decks, -1 for by chance, for all six seats."""
    ids = [deck.id for deck in DECKS]
    found = [-1 if deck == "any" else ids.index(deck) for deck in given]
    return found + [-1] * (6 - len(found))


def _refuse_doubles(decks: Sequence[int], copies: int) -> None:
    for deck in set(decks) - {-1}:
        if decks.count(deck) > copies:
            name = DECKS[deck]
            raise OptionError(
                f"{name.en}: there are not so many copies of this deck", f"{name.ru}: столько копий этой колоды нет"
            )


def opening(seats: int, options: dict[str, Any]) -> Opening:
    """Say what the options mean for the table."""
    mode = mode_of(seats, options)
    if mode == Mode.TEAMS and seats not in TEAM_SIZES:
        raise OptionError("two teams are four or six players", "две команды — это четыре или шесть игроков")
    doubled = options["second_box"] or seats > ONE_BOX
    chosen = {part: _chosen(options[part], 0) for part in ("characters", "lineages", "domains")}
    for decks in chosen.values():
        _refuse_doubles(decks, 2 if doubled else 1)
    return Opening(
        sides=seats,
        values={
            **chosen,
            "mode": mode,
            "making": Making.DRAFT if options["making"] == "draft" else Making.DEALT,
            "second_box": int(doubled),
            "random_first": int(options["first_player"] == "random"),
            "harsh_die": int(options["battle_die"] == "harsh"),
            "low_energy_die": int(options["energy_die"] == "low"),
            "flames_double": int(options["flames"] == "double"),
            "skills_exhaust": int(options["skills"] == "all"),
            "late_deaths": int(options["deaths"] == "after"),
            "single_rerolls": int(options["rerolls"] == "one_turn"),
            "whole_essence": int(options["distribution"] == "printed"),
            "silent_arrivals": int(options["put_into_play"] == "silent"),
            "fixed_ring": int(options["ring"] == "left"),
            "whole_mulligan": int(options["mulligan"] == "all"),
            "powers_once": int(options["powers"] == "once"),
            "own_fates": int(options["fates"] == "own" and mode == Mode.TEAMS),
        },
    )
