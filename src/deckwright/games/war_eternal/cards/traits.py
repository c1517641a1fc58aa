"""What always holds for some cards: facts that rules look up, with their sentences."""

from __future__ import annotations

from deckwright.lang.cards import Trait

TAKES_SPARK = Trait(
    "takes_spark",
    1,
    "[while-prepped]: in your main phase you may prep a Spark in the same breach",
    "[while-prepped]: в свою основную фазу вы можете подготовить «Искру» в этом же разломе",
    short=("takes a Spark", "вместит «Искру»"),
)
DUAL = Trait(
    "dual",
    1,
    "to prep this spell, put it into two adjacent breaches; it fills both",
    "это заклинание подготавливается сразу в двух соседних разломах и занимает оба",
    short=("fills two breaches", "занимает два разлома"),
)
