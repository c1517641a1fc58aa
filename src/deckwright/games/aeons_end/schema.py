"""What there is in every Aeon's End: cards and their facts, players, the table. A game adds its own to these."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from deckwright.lang import types as lang
from deckwright.lang.types import Prompt, Seats, fact, mark, option, pile, value

HAND_SIZE = 5
START_LIFE = 10
CHARGE_COST = 2
LAST_STAGE = 3  # the yellow sector is on top: the next focus opens the breach
EXHAUSTION_UNLEASHES = 2
EMPTY_DECK_UNLEASHES = 3
PAIR_SIZE = 2
MOST_MAGES = 4
GEM_PILES = 3
RELIC_PILES = 2
SPELL_PILES = 4
MOST_PILES = GEM_PILES + RELIC_PILES + SPELL_PILES
CHEAP_GEM = 3  # aether: one gem at least costs no more
MARKET_AT_RANDOM = 0
MARKET_BY_CHOICE = -1


class Difficulty(IntEnum):
    """How hard the players want it."""

    BEGINNER = 0
    NORMAL = 1
    EXPERT = 2
    EXTINCTION = 3


class Chosen(IntEnum):
    """Whether something left open is drawn at random or chosen at the table."""

    RANDOM = 0
    CHOICE = 1


class TurnOf(IntEnum):
    """Whose turn a card of the turn order deck brings."""

    FIRST = 0
    SECOND = 1
    THIRD = 2
    FOURTH = 3
    WILD = 4
    FIRST_PAIR = 5
    SECOND_PAIR = 6
    NEMESIS = 7


class Order(IntEnum):
    """In which order a player usually puts played cards on the discard pile; the last one lies on top."""

    AS_PLAYED = 0
    LAST_FIRST = 1
    CHEAP_FIRST = 2
    DEAR_FIRST = 3


class Use(IntEnum):
    """What aether is spent on."""

    GEM = 0
    RELIC = 1
    SPELL = 2
    OTHER = 3
    BREACH = 4


class Card(lang.Card):
    """A card of a player or of the nemesis, a breach, a mat, or a turn order card."""

    # cards of players
    cost: int = fact()
    gem: bool = fact(False)
    relic: bool = fact(False)
    spell: bool = fact(False)
    use: Use = fact(Use.GEM)
    supply_number: int = fact()
    recommended: int = fact()
    starter: bool = fact(False)
    spark: bool = fact(False)
    dual: bool = fact(False)
    link: bool = fact(False)
    takes_spark: bool = fact(False)
    echo: bool = fact(False)
    makes_room: bool = fact(False)  # an attached relic: its breach holds two spells
    spent_by_casting: bool = fact(False)  # an attached relic: discarded when a spell was cast from its breach
    indestructible: bool = fact(False)  # what would destroy it only discards it

    # what the card gives, in tenths, as bots weigh it (features.py reads it off the declaration)
    gives_aether: int = fact()
    gives_damage: int = fact()
    gives_thinning: int = fact()
    gives_help: int = fact()
    threat: int = fact()
    liking: int = fact()

    # cards of the nemesis
    tier: int = fact()
    basic: bool = fact(False)
    upgrade: int = fact()  # its bit among the upgraded basic cards; 0: it is none
    attack: bool = fact(False)
    minion: bool = fact(False)
    power: bool = fact(False)
    most_life: int = fact()
    power_tokens: int = fact()
    toll: int = fact()
    horde: bool = fact(False)  # many small minions that are damaged as one; their nemesis lays them out itself

    # breaches
    position: int = fact()
    focus_cost: int = fact()
    open_cost: int = fact()
    open_step: int = fact()
    bonus: int = fact()
    special: bool = fact(False)  # only a mage of its own brings it to the table
    two_at_once: bool = fact(False)  # an effect may prep two spells there

    # mats and turn order cards
    nemesis: int = fact()
    mage: int = fact()
    box: int = fact()  # the number of its box, of what a set-up chooses from; 0: several boxes have it
    most_charges: int = fact()
    rating: int = fact()  # how complex a mage is, or how hard a nemesis, as its mat says
    helps_allies: bool = fact(False)  # a mage whose ability is for the main phase of an ally
    helps_casting: bool = fact(False)  # a mage whose ability is for the casting phase, too
    turn_of: TurnOf = fact(TurnOf.FIRST)

    open: bool = mark(en="open", ru="открыт")
    focused: bool = mark(en="focused this turn", ru="настроен в этот ход")
    occupied: bool = mark(en="occupied", ru="занят")
    awaits_spark: bool = mark(en="has room for a Spark", ru="есть место для Искры")
    awaits_link: bool = mark(en="has room for a Link spell", ru="есть место для заклинания со Связью")
    awaits_another: bool = mark(en="has room for another spell", ru="есть место ещё для заклинания")
    used: bool = mark(en="used", ru="применено")
    aimable: bool = mark(en="may be damaged", ru="можно ранить")

    life: int = value(0, en="life", ru="жизни")
    countdown: int = value(0, en="power tokens", ru="жетоны силы")
    stage: int = value(0, en="quarter turns", ru="повороты")
    breach: Card | None = value(None, place=True, en="breach", ru="разлом")


Pile = lang.Pile[Card]


class Player(lang.Player):
    """A player: a breach mage."""

    life: int = value(START_LIFE, en="life", ru="жизни")
    charges: int = value(0, en="charges", ru="энергия")
    most_charges: int = value(0, en="charges needed", ru="нужно энергии")
    exhausted: bool = value(False, en="exhausted", ru="обессиленный")
    falls: int = value(0)
    excess: int = value(0)
    holds_pair_token: bool = value(False, en="has the pair token", ru="жетон пары")
    holds_wild_token: bool = value(False, en="has the wild token", ru="жетон «Любой игрок»")
    discard_order: Order = value(0)
    gems_gained: int = value(0, en="gems gained", ru="получено самоцветов")
    counted: int = value(0)
    holds_back: bool = value(False)  # does not want to help with the ability this turn
    spells_gained: int = value(0, en="spells gained", ru="получено заклинаний")
    relics_gained: int = value(0, en="relics gained", ru="получено реликвий")

    mat: Pile = pile(en="mage", ru="маг")
    breaches: Pile = pile(en="breaches", ru="разломы")
    prepped: Pile = pile(ordered=False, en="prepped spells", ru="подготовленные заклинания")
    attached: Pile = pile(ordered=False, en="attached relics", ru="прикреплённые реликвии")
    hand: Pile = pile(ordered=False, en="hand", ru="рука")
    deck: Pile = pile("nobody", en="deck", ru="колода")
    discard: Pile = pile(en="discard pile", ru="стопка сброса")
    play: Pile = pile(
        ordered=False, en="play area", ru="игровая зона"
    )  # its cards are discarded in any order (WE-DRAW)


class Shared(lang.Shared["Player"]):
    """What the players share: Gravehold, the nemesis, the supply, the turn order, what lasts until the turn ends."""

    difficulty: Difficulty = option()
    alone: bool = option()
    start_life: int = option()
    start_gravehold: int = option()
    nemesis_life: int = option()  # what the nemesis has more
    pair_cards: bool = option()
    wild_token: bool = option()
    solo_turns: int = option()
    focus_opens: bool = option()
    outlast_at_once: bool = option()
    charges_first: bool = option()

    mages: Chosen = option()  # for those who have none named
    named_mages: list[int] = option(MOST_MAGES)  # their numbers, seat by seat; 0: none is named
    nemesis: int = option()  # its number; 0: none is named
    nemesis_choice: Chosen = option()
    market_from: int = option()  # the number of a recommended market, or one of the MARKET_… above
    boxes: int = option()  # the number of the only box that random cards come from; 0: from all
    upgraded_wanted: int = option()  # the bits of the upgraded basic cards that are asked for
    gem_piles: int = option()
    relic_piles: int = option()
    spell_piles: int = option()
    supply_named: bool = option()
    free_supply: bool = option()  # whoever chooses at the table chooses any nine piles
    named_supply: list[int] = option(MOST_PILES)  # numbers of supply cards; 0: none

    gravehold: int = value(30, en="Gravehold", ru="Грейвхолд")
    tokens: int = value(0, en="nemesis tokens", ru="жетоны исчадия")
    least_tokens: int = value(0)
    most_tokens: int = value(0)
    nemesis_turn: bool = value(False)
    active: Player | None = value(None)

    aether: int = value(0, en="aether", ru="эфир")
    gem_aether: int = value(0, en="aether not for relics and spells", ru="эфир не для реликвий и заклинаний")
    card_aether: int = value(0, en="aether for cards only", ru="эфир только на карты")
    spell_aether: int = value(0, en="aether for spells only", ru="эфир только на заклинания")
    relic_aether: int = value(0, en="aether for relics only", ru="эфир только на реликвии")
    breach_aether: int = value(0, en="aether for breaches only", ru="эфир только на разломы")
    earmarked: bool = value(False)  # this turn there was aether for some things only, or a price other than a cost
    onto_deck: bool = value(False, en="next card may go onto the deck", ru="следующую карту можно положить на колоду")
    gives_away: bool = value(False, en="next card goes to an ally", ru="следующую карту получит союзник")
    copies_for: Player | None = value(None)  # who gains the same as is gained next this turn
    helpers: bool = value(False)  # a mage at the table has an ability for the turns of allies
    onlookers: bool = value(False)  # a mage at the table answers to every spell that is cast
    foe_offers: bool = value(False)  # the nemesis has something for the main phase of players
    plays_differ: bool = value(False)
    spells_used: bool = value(False)
    dealing: int = value(0, en="damage to deal", ru="наносимый урон")
    bonus: int = value(0)
    bonus_dealt: bool = value(False)
    cast_from: Card | None = value(None)  # the breach of the last spell that was cast, the left one of a wide spell
    cast_wide: bool = value(False)  # and whether it was a wide one
    cut_short: bool = value(False)  # nothing more of the nemesis card that is being resolved happens
    unleashing: int = value(0)
    exhausting: bool = value(False)
    fallen: int = value(0)
    extra_draws: int = value(0)
    exiled_dearer: int = value(0)  # what the top card of the exiled pile costs above its own cost
    drawing_up: bool = value(False)  # a draw phase fills a hand

    turns: Pile = pile("nobody", en="turn order deck", ru="колода очерёдности хода")
    turns_taken: Pile = pile(ordered=False, en="turn order discard pile", ru="сброс карт очерёдности хода")
    nemesis_mat: Pile = pile(en="nemesis", ru="исчадие")
    deck_1: Pile = pile("nobody", pool="*tier-1", en="nemesis deck, tier 1", ru="колода исчадия, ранг 1")
    deck_2: Pile = pile("nobody", pool="*tier-2", en="nemesis deck, tier 2", ru="колода исчадия, ранг 2")
    deck_3: Pile = pile("nobody", pool="*tier-3", en="nemesis deck, tier 3", ru="колода исчадия, ранг 3")
    threats: Pile = pile(en="minions and powers in play", ru="приспешники и силы в игре")
    resolving: Pile = pile(en="attack", ru="атака")
    nemesis_discard: Pile = pile(ordered=False, en="nemesis discard pile", ru="сброс исчадия")
    market: Pile = pile(ordered=False, en="supply", ru="запас")
    stock: Pile = pile(ordered=False, en="supply piles", ru="стопки запаса")
    exiled: Pile = pile(en="exiled pile", ru="забвение")
    destroyed: Pile = pile(ordered=False, en="destroyed cards", ru="уничтоженные карты")

    starters: Pile = pile(en="starting cards in the box", ru="начальные карты в коробке")
    breach_box: Pile = pile(en="breaches in the box", ru="разломы в коробке")
    mage_box: Pile = pile(en="mages to choose from", ru="маги на выбор")
    nemesis_box: Pile = pile(en="nemeses to choose from", ru="исчадия на выбор")
    own_cards: Pile = pile(en="cards of the nemeses in the box", ru="особые карты исчадий в коробке")
    basics_1: Pile = pile("nobody", pool="*tier-1", en="basic cards, tier 1", ru="базовые карты, ранг 1")
    basics_2: Pile = pile("nobody", pool="*tier-2", en="basic cards, tier 2", ru="базовые карты, ранг 2")
    basics_3: Pile = pile("nobody", pool="*tier-3", en="basic cards, tier 3", ru="базовые карты, ранг 3")
    upgraded: Pile = pile(ordered=False, en="upgraded basic cards in the box", ru="улучшенные базовые карты в коробке")
    left_out: Pile = pile(ordered=False, en="basic cards of boxes not in use", ru="базовые карты других коробок")
    turn_box: Pile = pile(en="turn order cards in the box", ru="карты очерёдности хода в коробке")
    gem_box: Pile = pile(en="gems in the box", ru="самоцветы в коробке")
    relic_box: Pile = pile(en="relics in the box", ru="реликвии в коробке")
    spell_box: Pile = pile(en="spells in the box", ru="заклинания в коробке")


class Answer(lang.Answer):
    """An answer with this family's cards and players."""

    card: Card
    target: Card
    player: Player


table = Shared()

# What the language says of any card and player, said of this family's.
player: Callable[[int], Player] = lang.player
this: Callable[[], Card] = lang.this
ask: Callable[[Player | Seats | None, Prompt], Answer] = lang.ask
