"""A table whose Stroke of Mercy distributes four damage: no card of the game does, but the rules say how it is done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any

from deckwright import Table
from deckwright.games import GAMES
from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.features import features
from deckwright.games.sorcerer.game import SORCERER
from deckwright.games.sorcerer.schema import Deck
from deckwright.games.sorcerer.words.basic import distribute_damage
from deckwright.lang.game import Game
from tests.rules.sorcerer.laying import DULL, HERE, PILES, Duel
from tests.rules.sorcerer.tables import RING, to_actions

SPREAD = "stroke-of-mercy"


@cache
def odd_game() -> Game:
    """Sorcerer with that one card changed."""
    card = Builder(Deck.TEGU).sorcery(SPREAD, "Spread", "Россыпь", cost=3, play=[distribute_damage(4)])
    card.facts |= features(card)
    return replace(SORCERER, kinds=[card if kind.id == SPREAD else kind for kind in SORCERER.kinds])


@contextmanager
def spreading(foes: list[Any], **options: Any) -> Iterator[Duel]:
    """I have cast the card on these minions of the enemy's in Old London."""
    with GAMES.lent(odd_game()):
        decks = {"characters": ["tegu", "miselda"], "lineages": ["necromancer", "demonologist"]}
        opened = {"first_player": "first_seat"} | decks | options
        table = to_actions(Table.open(odd_game(), players=2, seed=3, options=opened))
        wanted: dict[str, Any] = {f"p{seat}.minions@{field}": [] for seat in (0, 1) for field in RING}
        for seat in (0, 1):
            wanted |= {f"p{seat}.{name}": [] for name in PILES}
            wanted |= {f"p{seat}.{name}": value for name, value in DULL.items()}
        table.arrange(wanted | {f"p1.minions@{HERE}": foes, "p0.hand": [SPREAD]})
        d = Duel(table)
        d.cast(SPREAD)
        if d.asked == "which-field":
            d.go(HERE)
        yield d
