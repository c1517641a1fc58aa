"""What The New Age adds to its family, and to War Eternal, with which it shares one world."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.games.war_eternal import schema as war_eternal
from deckwright.lang import types as lang
from deckwright.lang.types import option, value


class Card(war_eternal.Card):
    """A card of The New Age."""


Pile = lang.Pile[Card]


class Player(war_eternal.Player):
    """A player of The New Age."""

    # special breaches
    surge: int = value(0, en="Surge tokens", ru="жетоны прилива")


class Shared(war_eternal.Shared):
    """The table of The New Age."""

    # special breaches
    defender_damage: bool = option()

    players: Iterable[Player]


table = Shared()
