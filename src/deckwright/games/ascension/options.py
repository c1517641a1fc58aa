"""What a table of Ascension can be opened with: the number of players, and readings of unclear rules."""

from __future__ import annotations

from typing import Any

from deckwright.lang.game import GameOption, Opening, OptionValue
from deckwright.lang.texts import Text

RULEBOOK_POOL = {2: 60, 3: 75, 4: 90}
POOL_PER_PLAYER = 30

OPTIONS = (
    GameOption(
        "honor_pool",
        "Honor pool",
        "Запас славы",
        "rulebook",
        (
            OptionValue(
                "rulebook", "60, 75 or 90 for two, three or four players", "60, 75 или 90 на двоих, троих, четверых"
            ),
            OptionValue("thirty", "30 for each player", "30 на каждого игрока"),
        ),
        help=Text(
            "The rulebook we follow says 60, 75, 90; many groups play with 30 for each player.",
            "В правилах, по которым мы играем, — 60, 75, 90; многие играют с 30 на каждого игрока.",
        ),
    ),
    GameOption(
        "solo_turns",
        "Turns of the solo race",
        "Ходов в одиночной гонке",
        15,
        numbers=range(5, 41),
        help=Text(
            "One player races against a score. This is our own variant; the rulebook has no solo game.",
            "В одиночку вы играете на счёт. Это наш вариант: в правилах одиночной игры нет.",
        ),
    ),
    GameOption(
        "solo_target",
        "Score to beat in the solo race",
        "Рекорд одиночной гонки",
        60,
        numbers=range(301),
        help=Text(
            "Your best score so far; you win with more. Our own variant, too.",
            "Ваш лучший счёт; чтобы победить, наберите больше. Это тоже наш вариант.",
        ),
    ),
    GameOption(
        "first_player",
        "Who begins",
        "Кто начинает",
        "random",
        (OptionValue("random", "At random", "Случайно"), OptionValue("first_seat", "The first seat", "Первое место")),
    ),
    GameOption(
        "scoring",
        "Cards that count at the end",
        "Какие карты приносят славу в конце",
        "all",
        (
            OptionValue("all", "All cards a player owns", "Все карты игрока"),
            OptionValue("deck_and_hand", "Only deck and hand, to the letter", "Только колода и рука, буквально"),
        ),
    ),
    GameOption(
        "empty_centre",
        "When the centre deck is empty",
        "Если центральная колода пуста",
        "reshuffle",
        (
            OptionValue(
                "reshuffle", "The Void becomes a new centre deck", "Бездна становится новой центральной колодой"
            ),
            OptionValue("wait", "Places stay empty", "Места остаются пустыми"),
        ),
    ),
    GameOption(
        "free_reach",
        "Heroes that defeat or acquire without paying reach",
        "Что доступно героям, которые побеждают или приобретают бесплатно",
        "anywhere",
        (
            OptionValue(
                "anywhere", "the centre row and always-available cards", "центральный ряд и всегда доступные карты"
            ),
            OptionValue("row", "the centre row only", "только центральный ряд"),
        ),
    ),
    GameOption(
        "avatar_reach",
        "The reward of Avatar of the Fallen reaches",
        "Что доступно в награду за Аватара Падшего",
        "row",
        (
            OptionValue("row", "the centre row only", "только центральный ряд"),
            OptionValue(
                "anywhere", "the centre row and always-available cards", "центральный ряд и всегда доступные карты"
            ),
        ),
    ),
    GameOption(
        "first_time",
        "“The first time each turn” of Snapdragon and Voidthirster means",
        "«Впервые за ход» у Львиного зева и Жаждущего Пустоты — это",
        "turn",
        (
            OptionValue(
                "turn", "the first time in the turn, seen or not", "первый раз за весь ход, даже до их появления"
            ),
            OptionValue(
                "card", "the first time since the construct is in play", "первый раз с тех пор, как конструкт в игре"
            ),
        ),
    ),
    GameOption(
        "burrower",
        "Burrower Mark II draws",
        "Бур второй модели даёт карту",
        "card",
        (
            OptionValue("card", "once per turn, each copy by itself", "раз в ход, каждая копия сама по себе"),
            OptionValue(
                "turn", "only for the first Mechana construct of a turn", "только за первый конструкт Механы за ход"
            ),
        ),
    ),
    GameOption(
        "librarian",
        "The discard of Temple Librarian",
        "Сброс карты у Храмового библиотекаря",
        "must",
        (OptionValue("must", "is obligatory", "обязателен"), OptionValue("may", "may be declined", "по желанию")),
    ),
    GameOption(
        "askara_lycanthrope",
        "For Twofold Askara, a copied Runic Lycanthrope counts as another Lifebound hero",
        "Двуликая Аскара, копируя Рунического ликантропа, считает его другим героем Жизнерождённых",
        True,
    ),
    GameOption(
        "tablet",
        "Tablet of Time's Dawn gives a turn when banished",
        "Скрижаль зари времён даёт ход, если изгнана",
        "play",
        (
            OptionValue("play", "from play, by its own ability", "из игры, своей способностью"),
            OptionValue("anywhere", "from anywhere, by any effect of its banisher", "откуда угодно, любым эффектом"),
        ),
    ),
)


def opening(seats: int, options: dict[str, Any]) -> Opening:
    """Say what the options mean for the table."""
    by_rulebook = options["honor_pool"] == "rulebook"
    pool = RULEBOOK_POOL.get(seats, 0) if by_rulebook else POOL_PER_PLAYER * seats
    return Opening(
        sides=seats,
        values={
            "honor_pool": 0 if seats == 1 else pool,
            "solo": int(seats == 1),
            "solo_turns": options["solo_turns"] if seats == 1 else 0,
            "solo_target": options["solo_target"],
            "random_first": int(options["first_player"] == "random"),
            "score_everything": int(options["scoring"] == "all"),
            "reshuffle_void": int(options["empty_centre"] == "reshuffle"),
            "free_anywhere": int(options["free_reach"] == "anywhere"),
            "avatar_anywhere": int(options["avatar_reach"] == "anywhere"),
            "first_of_turn": int(options["first_time"] == "turn"),
            "burrower_first_only": int(options["burrower"] == "turn"),
            "librarian_may": int(options["librarian"] == "may"),
            "lycanthrope_sees_itself": int(options["askara_lycanthrope"]),
            "tablet_anywhere": int(options["tablet"] == "anywhere"),
        },
    )
