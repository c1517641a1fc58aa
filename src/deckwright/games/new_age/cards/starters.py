"""The starting cards of the mages of The New Age, and the Forged deck of one of them."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.make import gem, relic, spell
from deckwright.games.aeons_end.words.choosing import either
from deckwright.games.aeons_end.words.gains import aether, charge
from deckwright.games.aeons_end.words.spells import damage, damage_extent
from deckwright.games.new_age.cards.readings import ALLY_DECIDES
from deckwright.games.new_age.words.starters import (
    ally_draws,
    ally_draws_extent,
    borrow_charge,
    borrow_extent,
    breach_aether,
    forge,
    forge_extent,
    may_burn_spells,
    may_return_itself,
    may_spend_charge,
    relic_aether,
)
from deckwright.lang.cards import Kind, Trait

# How many forged cards there are is not known; so many as Lost begins with Crystals and Sparks (our reading).
FORGED_CRYSTALS = 5
FORGED_SPARKS = 4

AETHERSCOPE = gem(
    "aetherscope",
    "Aetherscope",
    "Эфироскоп",
    cost=0,
    play=[either([aether(1)], [borrow_charge(2)], second_extent=borrow_extent)],
    traits=[ALLY_DECIDES],
    copies=1,
)
TIDAL_SURGE = spell("tidal-surge", "Tidal Surge", "Приливная волна", cost=0, cast=[charge(1)], copies=2)
HEART_FORGE = gem(
    "heart-forge",
    "Heart Forge",
    "Кузница сердца",
    cost=0,
    play=[either([aether(1)], [forge()], second_extent=forge_extent)],
    copies=1,
)


def _counts_as(fact: str, en: str, ru: str) -> Trait:
    """A forged card is what it was forged from."""
    return Trait(fact, 1, f"counts as a {en}", f"считается картой «{ru}»", short=(f"a {en}", f"«{ru}»"))


FORGED_CRYSTAL = gem(
    "forged-crystal",
    "Forged Crystal",
    "Кованый кристалл",
    cost=0,
    play=[aether(2)],
    traits=[_counts_as("counts_as_crystal", "Crystal", "Кристалл")],
    copies=FORGED_CRYSTALS,
)
FORGED_SPARK = spell(
    "forged-spark",
    "Forged Spark",
    "Кованая искра",
    cost=0,
    cast=[damage(2)],
    traits=[_counts_as("spark", "Spark", "Искра")],
    copies=FORGED_SPARKS,
)
PLANAR_POCKET = gem(
    "planar-pocket", "Planar Pocket", "Планарный карман", cost=0, play=[aether(1), relic_aether(2)], copies=1
)
SPARKLING_METEORITE = gem(
    "sparkling-meteorite",
    "Sparkling Meteorite",
    "Искрящийся метеорит",
    cost=0,
    play=[either([aether(1)], [breach_aether(3)])],
    copies=1,
)
LUCKY_COIN = gem(
    "lucky-coin", "Lucky Coin", "Счастливая монета", cost=0, play=[aether(1), may_spend_charge(2)], copies=1
)
FURNACIUM = relic(
    "furnacium",
    "Furnacium",
    "Горнилий",
    cost=0,
    play=[aether(1), may_burn_spells(3), may_return_itself()],
    copies=2,
)
GIFT_OF_SPIRIT = spell(
    "gift-of-spirit",
    "Gift of Spirit",
    "Дар духа",
    cost=0,
    cast=[either([damage(1)], [ally_draws(1)], first_extent=damage_extent, second_extent=ally_draws_extent)],
    copies=1,
)
CARDS: list[Kind] = [
    TIDAL_SURGE, GIFT_OF_SPIRIT, AETHERSCOPE, SPARKLING_METEORITE, PLANAR_POCKET, LUCKY_COIN, FURNACIUM, HEART_FORGE,
    FORGED_CRYSTAL, FORGED_SPARK,
]  # fmt: skip
