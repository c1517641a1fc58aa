"""What a table of Shards can be opened with, and which options go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckwright.games.shards.schema import First, Leaders, Mode, Relics
from deckwright.lang.game import GameOption, Opening, OptionError, OptionValue, each_alone
from deckwright.lang.texts import Text

OPTIONS = (
    GameOption(
        "mode",
        "Mode",
        "Режим",
        "free",
        (
            OptionValue("free", "Everyone for themselves", "Каждый сам за себя"),
            OptionValue("teams", "Team game, two against two", "Командная игра, двое на двое"),
            OptionValue("standoff", "Three-way standoff", "Тройное противостояние"),
        ),
        help=Text(
            "One player always plays the solo game against Nemesis.", "В одиночку вы всегда играете против Немезиды."
        ),
    ),
    GameOption(
        "expansion",
        "Expansion cards",
        "Карты дополнения",
        True,
        help=Text(
            "Shuffle the 24 cards of Relics of the Future into the centre deck.",
            "Замешать 24 карты «Реликвий будущего» в центральную колоду.",
        ),
    ),
    GameOption(
        "relics",
        "Relics",
        "Реликвии",
        "leader",
        (
            OptionValue("leader", "The two relics of your leader", "Две реликвии вашего лидера"),
            OptionValue("draft", "Relic draft", "Драфт реликвий"),
            OptionValue("secret", "Secret relics", "Тайные реликвии"),
            OptionValue("none", "No relics", "Без реликвий"),
        ),
    ),
    GameOption(
        "leaders",
        "Leaders",
        "Лидеры",
        "random",
        (
            OptionValue("random", "At random", "Случайно"),
            OptionValue("choice", "By choice", "По выбору"),
            OptionValue("auction", "Leader auction", "Аукцион лидеров"),
        ),
    ),
    GameOption(
        "team_mastery",
        "Starting mastery in the team game",
        "Начальное мастерство в командной игре",
        2,
        numbers=range(6),
    ),
    GameOption(
        "nemesis_first",
        "Who begins against Nemesis",
        "Кто начинает против Немезиды",
        "random",
        (
            OptionValue("random", "At random", "Случайно"),
            OptionValue("player", "You", "Вы"),
            OptionValue("nemesis", "Nemesis", "Немезида"),
        ),
    ),
    GameOption(
        "nemesis_match",
        "What Nemesis gains for a card of her faction",
        "Что получает Немезида за карту своей фракции",
        "mastery",
        (OptionValue("mastery", "3 mastery", "3 мастерства"), OptionValue("power", "3 power", "3 мощи")),
    ),
    GameOption(
        "nemesis_draw",
        "What Nemesis gains instead of a card",
        "Что получает Немезида вместо карты",
        "mastery",
        (OptionValue("mastery", "1 mastery", "1 мастерство"), OptionValue("power", "1 power", "1 мощь")),
    ),
    GameOption(
        "nemesis_shields",
        "Shields that Nemesis reckons with",
        "Какие щиты учитывает Немезида",
        "open",
        (
            OptionValue("open", "Those that lie open before her", "Те, что лежат перед ней открыто"),
            OptionValue("none", "None", "Никакие"),
        ),
        help=Text(
            "When she looks whether her power is enough to finish you: a champion in play that blocks, such as "
            "Praetorian-02, is known to her, cards in your hand are not.",
            "Когда она решает, хватит ли ей мощи вас добить: чемпиона в игре, блокирующего урон («Претор-02»), "
            "она видит, а карт в вашей руке — нет.",
        ),
        before="none",
    ),
    GameOption(
        "champion_damage",
        "Damage to champions",
        "Урон чемпионам",
        "single",
        (
            OptionValue("single", "One attack must destroy a champion", "Чемпиона уничтожает только одна полная атака"),
            OptionValue("turn", "Damage adds up during a turn", "Урон складывается в течение хода"),
        ),
    ),
    GameOption(
        "empty_centre",
        "When the centre deck is empty",
        "Если центральная колода пуста",
        "wait",
        (
            OptionValue("wait", "Places stay empty", "Места остаются пустыми"),
            OptionValue(
                "reshuffle", "Removed cards are shuffled into a new deck", "Удалённые карты замешиваются в новую колоду"
            ),
        ),
    ),
    GameOption(
        "zero_bid",
        "The auction may be won without a bid",
        "Аукцион можно выиграть без ставки",
        True,
    ),
    GameOption(
        "team_first",
        "Who begins the team game after an auction or draft",
        "Кто начинает командную игру после аукциона или драфта",
        "left",
        (
            OptionValue("left", "The left-hand player of that team", "Левый игрок определённой так команды"),
            OptionValue("named", "The very player whom it names", "Сам определённый так игрок"),
        ),
        help=Text(
            "Auction and draft name a player who begins; in the team game it is that player's team.",
            "Аукцион и драфт называют игрока, который начинает; в командной игре начинает его команда.",
        ),
        before="named",
    ),
    GameOption("max_bid", "Highest bid", "Наибольшая ставка", 49, numbers=range(1, 50)),
    GameOption(
        "talons",
        "Entropic Talons give power",
        "«Когти энтропии» дают мощь",
        "point",
        (
            OptionValue("point", "for every point of health", "за каждую единицу здоровья"),
            OptionValue("effect", "1 for every effect", "1 за каждый эффект"),
        ),
    ),
    GameOption(
        "heart",
        "The Heart of Nothing counts",
        "«Сердце небытия» считает",
        "lost",
        (
            OptionValue("lost", "the health that an opponent loses", "здоровье, которое теряет противник"),
            OptionValue("dealt", "all damage that is not blocked", "весь незаблокированный урон"),
        ),
        help=Text(
            "They differ when an opponent has less health left than the damage dealt.",
            "Это не одно и то же, если здоровья у противника осталось меньше, чем нанесено урона.",
        ),
        before="dealt",
    ),
    GameOption(
        "showing",
        "Unify and Dominion with cards in your hand",
        "Единство и Власть с картами в руке",
        "always",
        (
            OptionValue("always", "Apply by themselves", "Срабатывают сами"),
            OptionValue("asked", "You are asked whether to show the cards", "Вас спросят, показывать ли карты"),
        ),
        help=Text(
            "Cards that are missing are shown from the hand; you only choose which if several fit.",
            "Недостающие карты показываются из руки; вы лишь выбираете, какую, если подходит несколько.",
        ),
        before="asked",
    ),
    GameOption(
        "auction_and_draft",
        "Allow auction and draft together",
        "Разрешить аукцион вместе с драфтом",
        False,
        help=Text(
            "The draft, held second, then decides who begins.",
            "Первого игрока тогда определяет драфт, который проводится вторым.",
        ),
    ),
    GameOption(
        "numeri_relics",
        "Numeri Drones put a champion relic into play too",
        "«Дроны-номеры» вводят в игру и реликвию-чемпиона",
        True,
    ),
)


def opening(seats: int, options: dict[str, Any]) -> Opening:
    """Check that the options go together and say what they mean for the table."""
    mode = Mode.NEMESIS if seats == 1 else Mode[options["mode"].upper()]
    leaders, relics = Leaders[options["leaders"].upper()], Relics[options["relics"].upper()]
    _check(seats, mode, leaders, relics, options)
    return Opening(
        sides=2 if mode == Mode.NEMESIS else seats,
        values={
            "mode": mode,
            "leaders": leaders,
            "relics": relics,
            "expansion": int(options["expansion"]),
            "team_mastery": options["team_mastery"],
            "nemesis_first": First[options["nemesis_first"].upper()],
            "nemesis_match_power": int(options["nemesis_match"] == "power"),
            "nemesis_draw_power": int(options["nemesis_draw"] == "power"),
            "damage_adds_up": int(options["champion_damage"] == "turn"),
            "reshuffle_removed": int(options["empty_centre"] == "reshuffle"),
            "zero_bid": int(options["zero_bid"]),
            "max_bid": options["max_bid"],
            "talons_by_effect": int(options["talons"] == "effect"),
            "numeri_take_relics": int(options["numeri_relics"]),
            "asked_to_show": int(options["showing"] == "asked"),
            "nemesis_sees_shields": int(options["nemesis_shields"] == "open"),
            "heart_counts_dealt": int(options["heart"] == "dealt"),
            "named_begins": int(options["team_first"] == "named"),
        },
    )


def teams(seats: int, options: Mapping[str, Any]) -> list[list[int]]:
    """Two against two in the team game (SOI-TEAM-03), else everybody for themselves."""
    return [[0, 3], [1, 2]] if options["mode"] == "teams" else each_alone(seats, options)


def _check(seats: int, mode: Mode, leaders: Leaders, relics: Relics, options: dict[str, Any]) -> None:
    """Refuse what the rulebook does not allow, and say why."""
    if seats == 1 and options["mode"] != "free":
        raise OptionError(
            "one player plays against Nemesis; teams and the standoff need more players",
            "в одиночку играют против Немезиды; для команд и противостояния нужно больше игроков",
        )
    if mode == Mode.TEAMS and seats != 4:
        raise OptionError("the team game is for exactly 4 players", "командная игра рассчитана ровно на 4 игроков")
    if mode == Mode.STANDOFF and seats != 3:
        raise OptionError(
            "the three-way standoff is for exactly 3 players", "тройное противостояние рассчитано ровно на 3 игроков"
        )
    if mode == Mode.NEMESIS and (leaders != Leaders.RANDOM or relics == Relics.DRAFT):
        raise OptionError(
            "against Nemesis you choose both leaders, and there is nobody to bid or draft against",
            "против Немезиды вы сами выбираете обоих лидеров: аукцион, выбор и драфт здесь не с кем проводить",
        )
    if leaders == Leaders.AUCTION and not options["expansion"] and relics == Relics.NONE:
        raise OptionError(
            "the leader auction needs the expansion: without it all leaders are the same",
            "аукцион лидеров возможен только с дополнением: без него все лидеры одинаковы",
        )
    if leaders == Leaders.AUCTION and relics == Relics.DRAFT and not options["auction_and_draft"]:
        raise OptionError(
            "auction and draft both decide who begins; set auction_and_draft to let the draft decide",
            "и аукцион, и драфт определяют первого игрока; настройка auction_and_draft отдаёт решение драфту",
        )
