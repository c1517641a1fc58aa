"""What always holds for some cards: facts that rules look up, with their sentences."""

from __future__ import annotations

from deckwright.lang.cards import Trait

SHINES = Trait(
    "shines",
    1,
    "[while-prepped]: each time you focus or open a breach of yours in your turn, deal 1 damage",
    "[while-prepped]: каждый раз, когда вы в свой ход настраиваете или открываете свой разлом, нанесите 1 урон",
)
TAKES_SPARK = Trait(
    "takes_spark",
    1,
    "[while-prepped]: in your main phase you may prep a Spark in the same breach",
    "[while-prepped]: в свою основную фазу вы можете подготовить «Искру» в этот же разлом",
    short=("takes a Spark", "вместит «Искру»"),
)
DUAL = Trait(
    "dual",
    1,
    "to prep this spell, put it into two adjacent breaches; it fills both",
    "это заклинание подготавливается сразу в два соседних разлома и занимает оба",
    short=("fills two breaches", "занимает два разлома"),
)
GUARDS = Trait(
    "guards",
    1,
    "[while-prepped]: whenever you suffer damage, suffer 1 less, but at least 1",
    "[while-prepped]: каждый раз, получая урон, вы получаете на 1 урон меньше, но не меньше 1",
)
