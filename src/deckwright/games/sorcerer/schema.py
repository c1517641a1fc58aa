"""What there is in Sorcerer: cards and their facts, decks, battlefields, dice, players, the table."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from deckwright.lang import types as lang
from deckwright.lang.types import Each, PlaceName, fact, mark, option, pile, places, value

ACTIONS = 6
HAND_SIZE = 6
FIRST_ENERGY = 6
MOST_ENERGY = 10
MOST_BLOOD = 10
DEFENCE = 12
MOST_DICE = 7
A_SIDE = 4  # minions of one side on a battlefield
A_TEAM_SIDE = 6
MOST_OF_ONE = 3 * A_TEAM_SIDE  # minions of one player; on the ring only two battlefields are in reach
MOST_MINIONS = 6 * 2 * A_SIDE  # six battlefields on the ring, two sides each; three of two teams hold fewer
MOST_FALLEN = 2 * MOST_MINIONS  # at once: all who stood there, and who came and fell meanwhile
GRIMOIRE = 40  # cards of a sorcerer, the three skill cards and the blood pool apart
SKILLS = 4
ATTACHMENTS = 8  # of the three decks that have most of them
TO_CONQUER = 2
TO_SCORE = 3
SPUR = 2  # what a spurred minion attacks with more


class Mode(IntEnum):
    """The three ways to play."""

    DUEL = 0
    ROYAL = 1
    TEAMS = 2


class Making(IntEnum):
    """How sorcerers are made."""

    DEALT = 0
    DRAFT = 1


class Part(IntEnum):
    """What a sorcerer is made of: one deck of each kind (SOR-MAGE-01)."""

    CHARACTER = 0
    LINEAGE = 1
    DOMAIN = 2


class Deck(IntEnum):
    """The twelve decks; four of each part follow each other."""

    TEGU = 0
    MISELDA = 1
    ZEVRANE = 2
    ARIASPES = 3
    NECROMANCER = 4
    DEMONOLOGIST = 5
    BLOODLORD = 6
    ANIMIST = 7
    FOREST = 8
    SANCTUARY = 9
    COAST = 10
    TEMPLE = 11


class Face(IntEnum):
    """The faces of a battle die."""

    MISS = 0
    HIT = 1
    DOUBLE = 2
    CRITICAL = 3


class Reach(IntEnum):
    """Where an ability works: on its own battlefield, or on all its player may affect (SOR-CARD-01)."""

    HERE = 0
    ANYWHERE = 1


class Event(IntEnum):
    """What cards in play answer to."""

    DEATH = 0
    CAST = 1
    ATTACK = 2
    CRITICALS = 3
    STRIKE = 4
    POINT = 5  # a point of attack damage is about to wound a minion


class Card(lang.Card):
    """A card of a grimoire, or a skill card."""

    deck: Deck = fact(Deck.TEGU)
    is_minion: bool = fact(False)
    is_sorcery: bool = fact(False)
    is_attachment: bool = fact(False)
    is_skill: bool = fact(False)
    is_pool: bool = fact(False)
    cost: int = fact()
    attack: int = fact()
    essence: int = fact()
    omen: bool = fact(False)
    flying: bool = fact(False)
    legend: bool = fact(False)
    gives_flight: bool = fact(False)
    makes_vampire: bool = fact(False)

    vampire: bool = fact(False)
    thrall: bool = fact(False)
    cultist: bool = fact(False)
    demon: bool = fact(False)
    undead: bool = fact(False)
    insect: bool = fact(False)
    beast: bool = fact(False)
    spirit: bool = fact(False)
    mad: bool = fact(False)
    serpent: bool = fact(False)
    noble: bool = fact(False)
    curse: bool = fact(False)

    tactic_may: bool = fact(False)
    tactic_for_all: bool = fact(False)
    adds_dice: bool = fact(False)  # its tactic, which must be used, does nothing but add dice
    stays_ready: bool = fact(False)  # a skill card that is not exhausted when it is used (SOR-SKILL-05)
    enters_exhausted: bool = fact(False)
    plain: bool = fact(False)  # what it answers is the same before and after what other plain cards answer
    needs_foe: bool = fact(False)  # When Played it does nothing but to an enemy minion here
    tomb_price: int = fact()

    # What the card does, in tenths, as bots weigh it (features.py reads it off the declaration).
    gives_board: int = fact()
    gives_harm: int = fact()
    gives_cards: int = fact()
    gives_energy: int = fact()
    gives_luck: int = fact()
    gives_defence: int = fact()
    power_board: int = fact()  # the same of its power alone, or of what it does entombed
    power_harm: int = fact()
    power_cards: int = fact()
    power_energy: int = fact()
    power_luck: int = fact()
    power_defence: int = fact()
    # What using it does and costs, in whole things, for bots as well.
    tactic_dice: int = fact()
    costs_card: int = fact()
    costs_omen: int = fact()
    costs_blood: int = fact()
    costs_wound: int = fact()
    costs_attack: int = fact()
    costs_life: int = fact()
    costs_follower: int = fact()
    costs_flame: int = fact()
    deals: int = fact()
    mends: int = fact()
    deals_wounded: int = fact()
    deals_blanked: int = fact()
    deals_by_flame: int = fact()
    deals_by_follower: bool = fact(False)
    deals_by_attack: bool = fact(False)
    deals_by_card: int = fact()
    spreads: int = fact()
    spreads_by_pack: int = fact()
    slays_wounded: int = fact()
    slays_still: bool = fact(False)
    stills: int = fact()
    daunts: bool = fact(False)
    drags: bool = fact(False)
    burns: int = fact()
    stills_all: int = fact()
    blanks_all: bool = fact(False)
    daunts_all: bool = fact(False)
    burns_all: bool = fact(False)
    walls: int = fact()
    rallies: int = fact()
    spurs: int = fact()
    musters: int = fact()
    bleeds: int = fact()
    bled: int = fact()
    raises: int = fact()
    follows: int = fact()
    draws: int = fact()
    offers: bool = fact(False)
    seeks: bool = fact(False)
    renews: int = fact()
    wards: int = fact()
    weighed: bool = fact(False)  # what it does is weighed by whom it finds, not on average
    changes_shape: bool = fact(False)
    raves: int = fact()
    takes_along: bool = fact(False)
    hunts_along: bool = fact(False)
    passes_on: bool = fact(False)
    gathers: bool = fact(False)
    rises: bool = fact(False)
    performs_rites: bool = fact(False)

    exhausted: bool = mark(en="exhausted", ru="исчерпан")
    blanked: bool = mark(en="blanked", ru="сведён на нет")
    daunted: bool = mark(en="daunted", ru="устрашён")
    spurred: bool = mark(en="spurred", ru="воодушевлён")
    used: bool = mark(en="used this round", ru="применено в этом раунде")
    spent: bool = mark(en="used this game", ru="применено в этой партии")
    laden: bool = mark(en="equipped", ru="снаряжён")  # something lies under it
    kindled: bool = mark()  # flames that came in this End of Round phase: one, and two more
    kindled_more: bool = mark()
    fell_1: bool = mark()  # on which battlefield it was destroyed, in three bits, until its death has been heard
    fell_2: bool = mark()
    fell_4: bool = mark()
    scorched: bool = mark()  # it was burning when it was destroyed, and its death is being heard or will be
    felled: bool = mark()  # it was destroyed in its attack; and was a vampire then
    turned: bool = mark()
    dying: bool = mark()  # its When Destroyed ability has been triggered, and is still to come
    waiting: bool = mark()
    due: bool = mark()
    tried: bool = mark()

    wounds: int = value(0, en="wounds", ru="раны")
    flames: int = value(0, en="flames", ru="пламя")
    host: Card | None = value(None, place=True)


class Pile(lang.Pile["Card"]):
    """Cards in an order."""


class DeckBox(lang.Place):
    """A deck that nobody has taken yet, its skill card on top; with a second box it lies there twice (SOR-MAGE-08)."""

    cards: Pile = pile(en="deck", ru="колода")


class Battlefield(lang.Place):
    """A battlefield. What a team shares lies on the side of its first member."""

    conquered: bool = value(False, en="conquered", ru="завоёвано")
    conqueror: Player | None = value(None, en="conquered by", ru="завоеватель")
    exhausted: bool = value(False, en="exhausted", ru="исчерпано")
    damage: Each[int] = value(0, en="damage", ru="урон")
    met: Each[bool] = value(False)  # minions of this side were here in this Battle phase (SOR-TERM-26)
    minions: Each[Pile] = pile(
        most=A_TEAM_SIDE, apiece=MOST_OF_ONE, together=MOST_MINIONS, en="minions", ru="приспешники"
    )


class BattleDie(lang.Place):
    """One of the dice of a battle roll."""

    face: Face = value(Face.MISS, en="face", ru="грань")


class Player(lang.Player):
    """A sorcerer."""

    energy: int = value(0, en="energy", ru="энергия")
    actions: int = value(0, en="actions", ru="действия")
    omens: int = value(0, en="omens", ru="омены")
    blood: int = value(0, en="blood", ru="кровь")
    fate: bool = value(False, en="fate token", ru="жетон судьбы")
    points: int = value(0, en="victory points", ru="победные очки")
    avatar: Battlefield | None = value(None, en="avatar", ru="аватар")
    exchanging: bool = value(False)  # has still to decide about a mulligan

    grimoire: Pile = pile("nobody", most=GRIMOIRE, pool="personal", en="grimoire", ru="гримуар")
    hand: Pile = pile("owner", most=GRIMOIRE, pool="personal", ordered=False, en="hand", ru="рука")
    graveyard: Pile = pile(most=GRIMOIRE, en="graveyard", ru="кладбище")
    attached: Pile = pile(most=ATTACHMENTS, ordered=False, en="attachments in play", ru="довески в игре")
    followers: Pile = pile(
        most=GRIMOIRE, ordered=False, en="followers under minions", ru="последователи под приспешниками"
    )
    casting: Pile = pile(most=GRIMOIRE, en="being played", ru="разыгрывается")
    skills: Pile = pile(most=SKILLS, ordered=False, en="skill cards", ru="карты навыков")
    exile: Pile = pile(most=GRIMOIRE, ordered=False, en="exiled cards", ru="изгнанные карты")


DECKS = (
    PlaceName("tegu", "Tegu", "Тегу"),
    PlaceName("miselda", "Miselda", "Мизельда"),
    PlaceName("zevrane", "Zevrane", "Зевран"),
    PlaceName("ariaspes", "Ariaspes", "Ариасп"),
    PlaceName("necromancer", "the Necromancer", "Некромант"),
    PlaceName("demonologist", "the Demonologist", "Демонолог"),
    PlaceName("bloodlord", "the Bloodlord", "Повелитель Крови"),
    PlaceName("animist", "the Animist", "Анимист"),
    PlaceName("haunted-forest", "the Haunted Forest", "Проклятый лес"),
    PlaceName("outcast-sanctuary", "the Outcast Sanctuary", "Приют отверженных"),
    PlaceName("screaming-coast", "the Screaming Coast", "Кричащий берег"),
    PlaceName("forgotten-temple", "the Forgotten Temple", "Забытый храм"),
)
# On the ring the n-th lies between the n-th player and the left neighbour (SOR-EX-04); in a row the first is in the
# middle.
FIELDS = (
    PlaceName("old-london", "Old London", "Старый Лондон"),
    PlaceName("whitechapel", "Whitechapel", "Уайтчепел"),
    PlaceName("southwark", "Southwark", "Саутуарк"),
    PlaceName("underground-hive", "Underground Hive", "Подземный улей"),
    PlaceName("foggy-wharf", "Foggy Wharf", "Туманная пристань"),
    PlaceName("gallows-hill", "Gallows Hill", "Холм висельников"),
)


class Shared(lang.Shared["Player"]):
    """What the players share, the options of the game, and the battle that is being fought."""

    mode: Mode = option()
    making: Making = option()
    characters: list[int] = option(6)  # the deck each seat has chosen, or -1
    lineages: list[int] = option(6)
    domains: list[int] = option(6)
    second_box: bool = option()
    random_first: bool = option()
    harsh_die: bool = option()
    low_energy_die: bool = option()
    flames_double: bool = option()
    skills_exhaust: bool = option()
    late_deaths: bool = option()
    single_rerolls: bool = option()
    whole_essence: bool = option()
    silent_arrivals: bool = option()
    fixed_ring: bool = option()
    whole_mulligan: bool = option()
    powers_once: bool = option()
    own_fates: bool = option()

    round: int = value(0, en="round", ru="раунд")
    first: Player | None = value(None, en="first player", ru="первый игрок")
    here: Battlefield | None = value(None)  # where the ability that is being resolved works
    battling: bool = value(False)
    ending: bool = value(False)  # the End of Round phase is being played
    battlefield: Battlefield | None = value(None, en="battle", ru="битва")
    attacker: Card | None = value(None)
    spell: Card | None = value(None)  # the card that is being played
    bonus: int = value(0, en="attack bonus", ru="прибавка к атаке")
    rolled: int = value(0, en="dice", ru="кубики")
    unheard: int = value(0)  # how many deaths have not been heard yet
    hearing: bool = value(False)  # a death is being heard; others wait
    holding: bool = value(False)  # deaths wait until the damage is dealt
    declined: bool = value(False)  # the card that has answered made no use of its "may"
    bearer: Card | None = value(None)  # the minion that a point of attack damage is about to wound
    razed: bool = value(False)  # the battlefield was reset during this attack

    decks: list[DeckBox] = places(DECKS)
    fields: list[Battlefield] = places(FIELDS)
    dice: list[BattleDie] = places(7, en="die", ru="кубик")


class Answer(lang.Answer):
    """An answer with this game's cards, players and battlefields."""

    card: Card
    target: Card
    player: Player
    place: Battlefield


class Considered(lang.Answer):
    """An option as a judgement sees it: its place may be a battlefield, a deck or a die."""

    card: Card
    player: Player
    place: Any


class Pick(lang.Answer):
    """An answer that names a deck."""

    place: DeckBox


class Throw(lang.Answer):
    """An answer that names a die."""

    card: Card
    place: BattleDie


table = Shared()
