"""What The New Age adds to its family, and to War Eternal, with which it shares one world."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.games.aeons_end import schema as family
from deckwright.games.new_age.nest import ROWS
from deckwright.games.new_age.ritual import LONGEST
from deckwright.games.war_eternal import schema as war_eternal
from deckwright.lang import types as lang
from deckwright.lang.types import PlaceName, fact, mark, option, pile, places, value


class Card(war_eternal.Card):
    """A card of The New Age."""

    # mages
    counts_as_crystal: bool = fact(False)
    carries_surge: bool = fact(False)
    energized: bool = mark(en="Energize token", ru="жетон подпитки")
    # Fenrix
    claw: bool = fact(False)
    rests: bool = mark(en="does not act this turn", ru="в этот ход не действует")
    claw_number: int = value(0, en="claw number", ru="номер когтя")  # tells the claws in play apart
    # Arachnos
    devourer: bool = fact(False)
    grows_by: int = fact()  # the life that the World Devourer has more than Arachnos
    # the Ageless Walker
    curse: bool = fact(False)
    # treasures
    treasure: int = fact()  # its number; 0: it is none
    treasure_level: int = fact()
    gem_treasure: bool = fact(False)
    spell_treasure: bool = fact(False)
    group_treasure: bool = fact(False)
    own_treasure: bool = fact(False)
    from_pile: bool = mark()  # it is being gained from a supply pile
    last_of_pile: bool = mark()  # and nothing is left of that pile


Pile = lang.Pile[Card]


class Player(war_eternal.Player):
    """A player of The New Age."""

    # special breaches
    surge: int = value(0, en="Surge tokens", ru="жетоны прилива")

    # mages
    shown: Pile = pile(en="revealed cards", ru="открытые карты")
    breaches: Pile
    prepped: Pile
    hand: Pile
    discard: Pile
    # Fenrix
    token_on: Card | None = value(None, en="Position token on", ru="жетон позиции на карте")
    # treasures
    treasures: Pile = pile(en="treasure", ru="сокровище")
    has_begun: bool = value(False)  # has had a turn
    spells_cast: int = value(0)  # in the casting phase of this turn


# --- Maggoth ----------------------------------------------------------------------------------------------------------


class NestRow(lang.Place):
    """A row of the Nest of Maggoth, counted from the bottom."""

    maggots: int = value(0, en="maggots", ru="личинки")
    flies: int = value(0, en="flies", ru="мухи")
    room: int = value(0)  # its spaces that are free


NEST_ROWS = tuple(PlaceName(f"nest-{n}", f"row {n} of the Nest", f"{n}-й ряд улья") for n in range(1, ROWS + 1))


class Shared(war_eternal.Shared):
    """The table of The New Age."""

    # special breaches
    defender_damage: bool = option()

    # mages
    forged: Pile = pile(en="Forged deck", ru="кованая колода")
    turns_taken: Pile

    players: Iterable[Player]
    active: Player | None
    threats: Pile

    # Maggoth: its Nest, and what the rows of it have and do
    nest_spaces: list[int] = option(ROWS)
    nest_gravehold: list[int] = option(ROWS)
    nest_player: list[int] = option(ROWS)
    nest_hatches: list[int] = option(ROWS)
    nest_overflow: int = option()
    nest_pulse_flies: bool = option()
    nest: list[NestRow] = places(NEST_ROWS)
    nest_size: int = option()  # all its spaces
    nest_tokens: int = value(0)  # maggots and flies in all rows
    nest_height: int = value(0)  # the highest row that holds a token, counted from 1; 0: none does
    nest_left: int = value(0)  # the life that damage leaves in a row, while it is chosen which tokens go
    nest_box: Pile = pile(en="the empty Nest", ru="пустой улей")

    # Arachnos: how far his ritual has come, its track, what waits at its end
    ritual: int = value(0, en="ritual", ru="ритуал")
    ritual_length: int = option()
    ritual_costs: list[int] = option(LONGEST)
    ritual_at_eight: bool = option()
    devourers: Pile = pile(en="World Devourers to come", ru="Пожиратели миров, которые ещё не пришли")
    swallowed: Pile = pile(ordered=False, en="swallowed nemesis cards", ru="поглощённые карты исчадия")

    # the Ageless Walker: its curse, and how that is read
    curse_box: Pile = pile(en="curses in the box", ru="проклятия в коробке")
    curse_refills: bool = option()

    # Fenrix: his claws, and whether Position tokens can be placed in this turn
    no_placing: bool = value(
        False, en="no Position tokens on claws this turn", ru="в этот ход жетоны на когти не помещают"
    )
    claw_deck: Pile = pile("nobody", en="claw deck", ru="колода когтей")
    claw_box: Pile = pile(en="claws in the box", ru="когти в коробке")
    beside_mat: Pile = pile(en="beside the nemesis mat", ru="рядом с планшетом исчадия")

    # treasures: those asked for, those on the table, the pile next to one, and what they have to know of a turn
    treasure_1: list[int] = option(family.MOST_MAGES)
    treasure_2: int = option()
    treasure_3: list[int] = option(family.MOST_MAGES)
    treasures: Pile = pile(en="treasure of the group", ru="общее сокровище")
    treasure_box: Pile = pile(ordered=False, en="treasures in the box", ru="сокровища в коробке")
    treasured: bool = value(False)  # somebody, or the group, has a treasure that may do something
    beside: int = value(0)  # the number of the supply card whose pile lies next to the treasure of the group; 0: none
    jewel_aether: int = value(0, en="aether for gems only", ru="эфир только на самоцветы")
    casting: bool = value(False)  # it is the casting phase of a player
    by_spell: bool = value(False)  # damage is dealt with a spell that is being cast
    answered: Card | None = value(None)  # the card that a treasure answers to


class Answer(family.Answer):
    """An answer with cards and players of The New Age."""

    card: Card
    target: Card
    player: Player


table = Shared()
