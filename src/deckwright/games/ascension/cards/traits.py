"""What always holds for some Ascension cards: facts that rules look up, with their sentences."""

from __future__ import annotations

from deckwright.lang.cards import Trait

UNBANISHABLE = Trait(
    "unbanishable",
    1,
    "cannot be banished",
    "этого монстра нельзя изгнать",
    "banish",
    short=("cannot be banished", "нельзя изгнать"),
)
LINKS = Trait(
    "links",
    1,
    "you may treat all constructs as Mechana constructs",
    "вы можете считать все конструкты конструктами Механы",
    gives={"mechana_runes": 1},
    short=("{construct} = Mechana", "{construct} = Механа"),
)
LAUNCHES = Trait(
    "launches",
    1,
    "once per turn, when you acquire another Mechana construct, you may put it into play at once",
    "раз в ход, когда вы приобретаете другой конструкт Механы, вы можете сразу ввести его в игру",
    gives={"tempo": 1},
    short=("Mechana {construct} into play", "{construct} Механы сразу в игру"),
)
GIVES_TURN = Trait("gives_turn", 1, "", "")
