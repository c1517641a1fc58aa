"""What The New Age adds to its family, and to War Eternal, with which it shares one world."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.games.new_age.nest import ROWS
from deckwright.games.war_eternal import schema as war_eternal
from deckwright.lang import types as lang
from deckwright.lang.types import PlaceName, fact, option, pile, places, value


class Card(war_eternal.Card):
    """A card of The New Age."""

    # the Ageless Walker
    curse: bool = fact(False)


Pile = lang.Pile[Card]


class Player(war_eternal.Player):
    """A player of The New Age."""

    # special breaches
    surge: int = value(0, en="Surge tokens", ru="жетоны прилива")


# --- Maggoth ----------------------------------------------------------------------------------------------------------


class NestRow(lang.Place):
    """A row of the Nest of Maggoth, counted from the bottom."""

    maggots: int = value(0, en="maggots", ru="личинки")
    flies: int = value(0, en="flies", ru="мухи")


NEST_ROWS = tuple(PlaceName(f"nest-{n}", f"row {n} of the Nest", f"{n}-й ряд улья") for n in range(1, ROWS + 1))


class Shared(war_eternal.Shared):
    """The table of The New Age."""

    # special breaches
    defender_damage: bool = option()

    players: Iterable[Player]
    threats: Pile

    # Maggoth: its Nest, and what the rows of it have and do
    nest_spaces: list[int] = option(ROWS)
    nest_gravehold: list[int] = option(ROWS)
    nest_player: list[int] = option(ROWS)
    nest_hatches: list[int] = option(ROWS)
    nest_overflow: int = option()
    nest: list[NestRow] = places(NEST_ROWS)
    nest_box: Pile = pile(en="the empty Nest", ru="пустой улей")

    # the Ageless Walker: its curse, and how that is read
    curse_box: Pile = pile(en="curses in the box", ru="проклятия в коробке")
    curse_refills: bool = option()


table = Shared()
