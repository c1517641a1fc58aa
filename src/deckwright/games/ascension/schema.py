"""What there is in Ascension: cards and their facts, players, the table."""

from __future__ import annotations

from enum import IntEnum

from deckwright.lang import types as lang
from deckwright.lang.types import fact, mark, option, pile, value

ROW_SIZE = 6
HAND_SIZE = 5
STARTING_CARDS = 10
WEAKEST_MONSTER = 2  # the strength of the Cultist: with less power there is nobody to fight


class Faction(IntEnum):
    """The four factions, and none."""

    NONE = 0
    ENLIGHTENED = 1
    LIFEBOUND = 2
    MECHANA = 3
    VOID = 4


class Card(lang.Card):
    """A card: of the centre deck, always available, or of a starting deck."""

    cost: int = fact()
    strength: int = fact()
    honor: int = fact()
    faction: Faction = fact(Faction.NONE)
    hero: bool = fact(False)
    construct: bool = fact(False)
    monster: bool = fact(False)
    basic: bool = fact(False)

    unbanishable: bool = fact(False)
    links: bool = fact(False)
    launches: bool = fact(False)
    gives_turn: bool = fact(False)
    needs_runes: int = fact()

    # What the card does, in tenths, as bots weigh it (features.py reads it off the declaration).
    gives_runes: int = fact()
    gives_mechana_runes: int = fact()
    gives_power: int = fact()
    gives_honor: int = fact()
    gives_cards: int = fact()
    gives_banish: int = fact()
    gives_row_banish: int = fact()
    gives_tempo: int = fact()
    plays_late: bool = fact(False)
    must_banish: bool = fact(False)

    used: bool = mark(en="used", ru="использована")
    used_second: bool = mark(en="second ability used", ru="вторая способность использована")
    answered: bool = mark(en="has answered", ru="уже сработала")
    waiting: bool = mark(en="waits", ru="ожидает")
    copied: bool = mark(en="copied", ru="скопирована")


class Pile(lang.Pile["Card"]):
    """Cards in an order."""


class Player(lang.Player):
    """A player."""

    honor: int = value(0, en="honor", ru="слава")
    score: int = value(0, en="final score", ru="итоговый счёт")
    extra_turns: int = value(0, en="extra turns", ru="дополнительные ходы")

    deck: Pile = pile("nobody", pool="personal", en="deck", ru="личная колода")
    hand: Pile = pile("owner", pool="personal", ordered=False, en="hand", ru="рука")
    discard: Pile = pile(ordered=False, en="discard pile", ru="сброс")
    play: Pile = pile(ordered=False, en="played heroes", ru="разыгранные герои")
    constructs: Pile = pile(ordered=False, en="constructs", ru="конструкты")


class Shared(lang.Shared["Player"]):
    """What the players share, the options of the game, and what lasts until the end of the turn."""

    honor_pool: int = option()
    solo: bool = option()
    solo_turns: int = option()
    solo_target: int = option()
    random_first: bool = option()
    score_everything: bool = option()
    reshuffle_void: bool = option()
    free_anywhere: bool = option()
    avatar_anywhere: bool = option()
    first_of_turn: bool = option()
    burrower_first_only: bool = option()
    librarian_may: bool = option()
    lycanthrope_sees_itself: bool = option()
    tablet_anywhere: bool = option()

    first: Player | None = value(None)
    pool: int = value(0, en="honor pool", ru="запас славы")
    turns_left: int = value(0, en="turns left", ru="осталось ходов")
    runes: int = value(0, en="runes", ru="руны")
    mechana_runes: int = value(0, en="runes for Mechana constructs", ru="руны для конструктов Механы")
    power: int = value(0, en="power", ru="могущество")
    discount: int = value(0, en="discount on the next construct", ru="скидка на следующий конструкт")
    lifebound_heroes: int = value(0)
    row_defeats: int = value(0)
    mechana_arrivals: int = value(0)

    starters: Pile = pile(en="unused starting cards", ru="неиспользуемые начальные карты")
    mystics: Pile = pile(en="Mystics", ru="Мистики")
    infantry: Pile = pile(en="Heavy Infantry", ru="Тяжёлая пехота")
    cultists: Pile = pile(en="Cultist", ru="Культист")
    centre_cards: Pile = pile("nobody", en="box", ru="коробка")
    centre: Pile = pile("nobody", en="centre deck", ru="центральная колода")
    row: Pile = pile(ordered=False, en="centre row", ru="центральный ряд")
    void: Pile = pile(ordered=False, en="Void", ru="Бездна")


class Answer(lang.Answer):
    """An answer with this game's cards and players."""

    card: Card
    player: Player


table = Shared()
