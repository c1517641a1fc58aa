"""What there is in Shards of Infinity: cards and their facts, players, the table."""

from __future__ import annotations

from enum import IntEnum

from deckwright.lang import types as lang
from deckwright.lang.types import fact, mark, option, pile, value

MOST_HEALTH = 50
MOST_MASTERY = 30
ROW_SIZE = 6
HAND_SIZE = 5
RELIC_MASTERY = 10
NEMESIS_KEYWORD_MASTERY = 15
NEMESIS_MATCH_GAIN = 3
INFINITE = 1_000_000  # power that stays infinite whatever is spent of it


class Faction(IntEnum):
    """The four factions, and none."""

    NONE = 0
    HOMODEUS = 1
    ORDER = 2
    UNDERGROWTH = 3
    WRAETHE = 4


class Leader(IntEnum):
    """The four leaders, and none."""

    NONE = 0
    DECIMA = 1
    KO_SYN_WU = 2
    TETRA = 3
    VOLOS = 4


class Mode(IntEnum):
    """How the players stand against each other."""

    FREE = 0
    TEAMS = 1
    STANDOFF = 2
    NEMESIS = 3


class Leaders(IntEnum):
    """How leaders are handed out."""

    RANDOM = 0
    CHOICE = 1
    AUCTION = 2


class Relics(IntEnum):
    """Which relics a player gets."""

    NONE = 0
    LEADER = 1
    DRAFT = 2
    SECRET = 3


class First(IntEnum):
    """Who begins the game against Nemesis."""

    RANDOM = 0
    PLAYER = 1
    NEMESIS = 2


class Card(lang.Card):
    """A card: of the centre deck, a starting card, a relic or a leader."""

    cost: int = fact()
    faction: Faction = fact(Faction.NONE)
    champion: bool = fact(False)
    mercenary: bool = fact(False)
    relic: bool = fact(False)
    starter: bool = fact(False)
    health: int = fact()
    shield: int = fact()
    leader: Leader = fact(Leader.NONE)
    expansion: bool = fact(False)
    solo_extra: Leader = fact(Leader.NONE)

    unattackable: bool = fact(False)
    protector: bool = fact(False)
    guarded_by_general: bool = fact(False)
    general: bool = fact(False)
    outranks: bool = fact(False)
    mastery_shield: bool = fact(False)
    returns_with_champions: bool = fact(False)
    needs_dominion: bool = fact(False)

    # What the card does, in tenths, as bots weigh it (features.py reads it off the declaration).
    gives_crystals: int = fact()
    gives_power: int = fact()
    gives_mastery: int = fact()
    gives_health: int = fact()
    gives_cards: int = fact()
    gives_removal: int = fact()
    gives_tempo: int = fact()

    played: bool = mark(en="played this turn", ru="разыграна в этот ход")
    activated: bool = mark(en="activated", ru="активирована")
    fast_played: bool = mark(en="fast-played", ru="разыграна моментально")
    copied: bool = mark(en="copied", ru="скопирована")
    shown: bool = mark(en="shown", ru="показана")
    wounds: int = value(en="damage", ru="урон")


class Pile(lang.Pile["Card"]):
    """Cards in an order."""


class Player(lang.Player):
    """A player, or Nemesis."""

    health: int = value(MOST_HEALTH, en="health", ru="здоровье")
    mastery: int = value(0, en="mastery", ru="мастерство")
    leader: Leader = value(0)
    alive: bool = value(False)
    nemesis: bool = value(False)
    team: int = value(0)
    focused: bool = value(False, en="Focus used", ru="Концентрация использована")
    relic_taken: bool = value(False)
    assigned: int = value(0, en="power assigned", ru="назначено мощи")
    blocked: int = value(0, en="blocked", ru="заблокировано")
    excess: int = value(0)
    bid: int = value(0, en="bid", ru="ставка")
    bidding: bool = value(False)

    deck: Pile = pile("nobody", pool="personal", en="deck", ru="колода")
    hand: Pile = pile("owner", pool="personal", ordered=False, en="hand", ru="рука")
    discard: Pile = pile(ordered=False, en="discard pile", ru="сброс")
    play: Pile = pile(ordered=False, en="play zone", ru="игровая зона")
    relics: Pile = pile("owner", pool="*relics", ordered=False, en="relics", ru="реликвии")
    board: Pile = pile(en="leader", ru="лидер")


class Shared(lang.Shared["Player"]):
    """What the players share, the options of the game, and what lasts until the end of the turn."""

    mode: Mode = option()
    leaders: Leaders = option()
    relics: Relics = option()
    expansion: bool = option()
    team_mastery: int = option()
    nemesis_first: First = option()
    nemesis_match_power: bool = option()
    nemesis_draw_power: bool = option()
    damage_adds_up: bool = option()
    reshuffle_removed: bool = option()
    zero_bid: bool = option()
    max_bid: int = option()
    talons_by_effect: bool = option()
    numeri_take_relics: bool = option()
    asked_to_show: bool = option()
    nemesis_sees_shields: bool = option()
    heart_counts_dealt: bool = option()
    named_begins: bool = option()

    crystals: int = value(0, en="crystals", ru="кристаллы")
    power: int = value(0, en="power", ru="мощь")
    active: Player | None = value(None)
    landing: int = value(0)
    copier: Card | None = value(None)
    talons: int = value(0)
    piercing: bool = value(False)
    extra_cards: int = value(0)
    extra_cards_damage: int = value(0)
    hardest_hit: int = value(0)
    hardest_loss: int = value(0)

    starters: Pile = pile(en="starting cards", ru="начальные карты")
    base_cards: Pile = pile(en="base cards", ru="карты базовой игры")
    expansion_cards: Pile = pile(en="expansion cards", ru="карты дополнения")
    leader_cards: Pile = pile(en="free leaders", ru="свободные лидеры")
    relic_box: Pile = pile("nobody", pool="*relics", en="relics in the box", ru="реликвии в коробке")
    draft: Pile = pile(en="relics to choose from", ru="реликвии на выбор")
    centre: Pile = pile("nobody", en="centre deck", ru="центральная колода")
    row: Pile = pile(ordered=False, en="centre row", ru="центральный ряд")
    returning: Pile = pile("nobody", ordered=False, en="returning mercenaries", ru="возвращаемые наёмники")
    removed: Pile = pile(ordered=False, en="removed pile", ru="стопка удалённых карт")
    box: Pile = pile("nobody", en="box", ru="коробка")


class Answer(lang.Answer):
    """An answer with this game's cards and players."""

    card: Card
    player: Player


table = Shared()
