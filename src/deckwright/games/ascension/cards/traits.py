"""What always holds for some Ascension cards: facts that rules look up, with their sentences."""

from __future__ import annotations

from deckwright.lang.cards import Trait

UNBANISHABLE = Trait("unbanishable", 1, "cannot be banished", "этого монстра нельзя изгнать", "banish")
LINKS = Trait(
    "links",
    1,
    "you may treat all constructs as Mechana constructs",
    "вы можете считать все конструкты конструктами Механы",
)
LAUNCHES = Trait(
    "launches",
    1,
    "once per turn, when you acquire another Mechana construct, you may put it into play at once",
    "раз в ход, когда вы приобретаете другой конструкт Механы, вы можете сразу ввести его в игру",
)
GIVES_TURN = Trait("gives_turn", 1, "", "")
