"""The eight mages of The New Age: what they begin with, and their abilities."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import OPEN, mage
from deckwright.games.aeons_end.cards.starters import CRYSTAL, SPARK
from deckwright.games.aeons_end.rules.slots import ability_taste, ability_waits, refuses, when_anyone_casts
from deckwright.games.aeons_end.words.breaches import focus_any
from deckwright.games.aeons_end.words.choosing import either
from deckwright.games.aeons_end.words.gains import gravehold_life
from deckwright.games.new_age.cards.breaches import ANCIENT, CELESTIAL, DEFENDER
from deckwright.games.new_age.cards.starters import (
    AETHERSCOPE,
    FORGED_CRYSTAL,
    FORGED_CRYSTALS,
    FORGED_SPARK,
    FORGED_SPARKS,
    FURNACIUM,
    GIFT_OF_SPIRIT,
    HEART_FORGE,
    LUCKY_COIN,
    PLANAR_POCKET,
    SPARKLING_METEORITE,
    TIDAL_SURGE,
)
from deckwright.games.new_age.mage_tastes import (
    before_prepping,
    before_the_ally_spends,
    with_enough_to_return,
    with_something_better,
    with_two_sparks,
    without_cards_of_the_supply,
)
from deckwright.games.new_age.words.mages import (
    ENERGIZE_TOKENS,
    MOST_SURGE,
    drain,
    drain_extent,
    energize,
    energize_extent,
    energy_of_breaches,
    high_tide,
    lavish,
    life_by_breaches,
    mend_extent,
    refuse_surge,
    refuse_tokens,
    share_gain,
    soar_extent,
    soaring_ash,
    star_bind,
    sublimate,
    surge_extent,
    surge_token,
    tide_extent,
)
from deckwright.games.new_age.words.market import may_return_cheap
from deckwright.games.new_age.words.starters import set_aside
from deckwright.lang.cards import Trait


def _says(en: str, ru: str, *short: str) -> Trait:
    """A rule of the mat that the cards it speaks of carry out."""
    return Trait("", 1, en, ru, short=(short[0], short[1]))


NO_FIRST_BREACH = _says("has no breach I", "разлома I нет", "no breach I", "без 1-го разлома")

MAGES = [
    mage(
        "gygar",
        "Gygar",
        "Гигар",
        hand=[(CRYSTAL, 3), (TIDAL_SURGE, 1), (SPARK, 1)],
        deck=[(CRYSTAL, 3), (TIDAL_SURGE, 1), (SPARK, 1)],
        breaches={1: (ANCIENT, OPEN), 2: OPEN, 3: 1, 4: 1},
        charges=5,
        ability=[
            either([surge_token(1)], [high_tide(2)], first_extent=surge_extent, second_extent=tide_extent),
        ],
        worth=8,
        rating=3,
        traits=[
            _says(
                f"breach I is the Ancient breach: spells cast from it deal 1 more damage for each Surge token on it, "
                f"and up to {MOST_SURGE} lie there",
                f"разлом I — древний: заклинания из него наносят на 1 урон больше за каждый жетон прилива на нём, а "
                f"жетонов там не больше {MOST_SURGE}",
                "Ancient breach I",
                "1-й разлом древний",
            )
        ],
        rules={refuses: refuse_surge},
    ),
    mage(
        "taqren",
        "Taqren",
        "Такрен",
        hand=[(GIFT_OF_SPIRIT, 1), (CRYSTAL, 4)],
        deck=[(CRYSTAL, 4), (SPARK, 1)],
        breaches={1: OPEN, 2: 1, 3: 0, 4: (DEFENDER, 1)},
        charges=4,
        ability=[focus_any(), life_by_breaches(1)],
        worth=8,
        rating=2,
        traits=[
            _says(
                "breach IV is the Defender breach: when opened, each spell cast from it makes Gravehold gain 1 life",
                "разлом IV — разлом защитника: когда он открыт, с каждым произнесённым из него заклинанием Грейвхолд "
                "получает 1 жизнь",
                "Defender breach IV",
                "4-й разлом — защитника",
            )
        ],
    ),
    mage(
        "claudia",
        "Claudia",
        "Клаудия",
        hand=[(CRYSTAL, 4), (AETHERSCOPE, 1)],
        deck=[(CRYSTAL, 4), (SPARK, 1)],
        breaches={2: 0, 3: 1, 4: 3},
        charges=5,
        ability=[either([share_gain(2)], [lavish(5)])],
        worth=8,
        rating=5,
        traits=[NO_FIRST_BREACH],
        facts={"helps_allies": 1},
        rules={ability_taste: before_the_ally_spends},
    ),
    mage(
        "sahala",
        "Sahala",
        "Сахала",
        hand=[(CRYSTAL, 3), (SPARKLING_METEORITE, 1), (SPARK, 1)],
        deck=[(CRYSTAL, 3), (SPARK, 2)],
        breaches={1: OPEN, 2: 2, 3: 0, 4: (CELESTIAL, 0)},
        charges=4,
        ability=[star_bind(3, 2)],
        worth=5,
        rating=3,
        traits=[
            _says(
                "breach IV is the Celestial breach: when opened, spells cast from it deal 2 more damage. Spells "
                "prepped there in the casting phase may be cast in the same phase (our reading)",
                "разлом IV — небесный: когда он открыт, заклинания из него наносят на 2 урона больше. Подготовленные "
                "там в фазу заклинаний можно произнести в ту же фазу (наше прочтение)",
                "Celestial breach IV",
                "4-й разлом небесный",
            )
        ],
        facts={"helps_casting": 1},
        rules={ability_taste: before_prepping},
    ),
    mage(
        "rhia",
        "Rhia",
        "Рия",
        hand=[(CRYSTAL, 3), (PLANAR_POCKET, 1), (SPARK, 1)],
        deck=[(CRYSTAL, 5)],
        breaches={2: 2, 3: 1, 4: 1},
        charges=4,
        ability=[sublimate(2, 3)],
        worth=6,
        rating=6,
        traits=[NO_FIRST_BREACH],
        rules={ability_taste: with_something_better, ability_waits: without_cards_of_the_supply},
    ),
    mage(
        "soskel",
        "Soskel",
        "Соскел",
        hand=[(CRYSTAL, 3), (LUCKY_COIN, 1), (SPARK, 1)],
        deck=[(SPARK, 1), (CRYSTAL, 4)],  # the order of this deck is not known for certain (our reading)
        breaches={1: OPEN, 2: 1, 3: 0, 4: 0},
        charges=4,
        ability=[either([energize()], [drain(4)], first_extent=energize_extent, second_extent=drain_extent)],
        worth=6,
        rating=4,
        traits=[
            _says(
                f"there are {ENERGIZE_TOKENS} Energize tokens, and one whose breach is gone can be placed again; an "
                f"echo brings the charge twice; the Spark lies on top of the deck (our reading)",
                f"жетонов подпитки {ENERGIZE_TOKENS}, и жетон с уничтоженного разлома можно положить снова; при "
                f"эхе энергию получают дважды; «Искра» лежит на верху колоды (наше прочтение)",
                f"{ENERGIZE_TOKENS} Energize tokens",
                f"жетонов подпитки: {ENERGIZE_TOKENS}",
            )
        ],
        rules={when_anyone_casts: [energy_of_breaches(1)], refuses: refuse_tokens},
    ),
    mage(
        "talix",
        "Talix",
        "Таликс",
        hand=[(FURNACIUM, 1), (SPARK, 4)],
        deck=[(SPARK, 4), (FURNACIUM, 1)],
        breaches={1: OPEN, 2: 2, 3: 1, 4: 1},
        charges=5,
        ability=[
            either([soaring_ash(2)], [gravehold_life(5)], first_extent=soar_extent, second_extent=mend_extent),
        ],
        worth=10,
        rating=6,
        rules={ability_taste: with_two_sparks},
    ),
    mage(
        "lost",
        "Lost",
        "Потерянный",
        hand=[(CRYSTAL, 2), (HEART_FORGE, 1), (SPARK, 2)],
        deck=[(CRYSTAL, 3), (SPARK, 2)],
        breaches={1: OPEN, 2: 2, 3: 0, 4: 0},
        charges=5,
        ability=[may_return_cheap(4)],
        worth=8,
        rating=5,
        traits=[
            _says(
                f"the Forged deck lies beside Lost: {FORGED_CRYSTALS} Forged Crystals and {FORGED_SPARKS} Forged "
                f"Sparks (our reading)",
                f"рядом лежит кованая колода: кованых кристаллов {FORGED_CRYSTALS}, кованых искр {FORGED_SPARKS} (наше "
                f"прочтение)",
                "Forged deck",
                "кованая колода",
            )
        ],
        aside=[set_aside(FORGED_CRYSTAL, FORGED_CRYSTALS), set_aside(FORGED_SPARK, FORGED_SPARKS)],
        rules={ability_taste: with_enough_to_return},
    ),
]
