"""Words of the basic nemesis cards, plain and upgraded."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.cards import destroy, left_to_draw, ready_to_draw
from deckwright.games.aeons_end.rules.damage import hit
from deckwright.games.aeons_end.rules.life import (
    gain_charge,
    gravehold_suffers,
    share_of,
    suffer,
    unleash,
    voice,
)
from deckwright.games.aeons_end.rules.nemesis import nemesis_tier
from deckwright.games.aeons_end.rules.turn_order import nemesis_cards_taken, return_nemesis_card, show_turn_card
from deckwright.games.aeons_end.schema import Card, Player, TurnOf, table, this
from deckwright.games.aeons_end.texts import (
    DESTROY_CARD,
    DISCARD_CARD,
    WHO_IS_MEANT,
)
from deckwright.games.aeons_end.words.choosing import unleash_extent
from deckwright.games.aeons_end.words.nemesis import a_dearest_spell, dearest_in_hand
from deckwright.games.new_age.texts import ONTO_OWN_DECK
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_player, everyone, move
from deckwright.lang.words import Effect, word

BOTH_NEMESIS_CARDS = 2


@word(
    en="[unleash] 4 times", ru="[unleash] 4 раза", gives={"harm": 6.4}, short="[unleash] ×4", about={Matter.UNLEASH: 4}
)
def unleash_four_times(me: Player) -> None:
    unleash(4)


# --- on what it depends -----------------------------------------------------------------------------------------------


@word(
    en="suffers {n:damage}, and {more} more if the nemesis tier is {tier} or higher",
    ru="получает {n:damage}, а если ранг исчадия {tier} или выше, ещё {more}",
    gives={"harm": 2.2},
    short=("−{n:life} · <tier {tier}+> −{more} more", "−{n:life} · <ранг {tier}+> ещё −{more}"),
)
def suffers_by_tier(me: Player, n: int, more: int, tier: int) -> None:
    suffer(me, n + more if nemesis_tier() >= tier else n)


@word(
    en="reveal the top card of the turn order deck; if it is a player's, {effect}; if it is a nemesis card, "
    "{otherwise}",
    ru="откройте верхнюю карту колоды очерёдности хода; если это карта игрока, {effect}; если это карта «Исчадие», "
    "{otherwise}",
    gives={"effect": 0.7, "otherwise": 0.3},
    short=("<next: player> {effect} · <nemesis> {otherwise}", "<следующий: игрок> {effect} · <исчадие> {otherwise}"),
)
def by_next_turn(me: Player, effect: Effect, otherwise: Effect) -> None:
    if show_turn_card().turn_of == TurnOf.NEMESIS:
        otherwise(me)
    else:
        effect(me)


@word(
    en="{usual}; if both nemesis cards lie in the turn order discard pile, {worse} instead",
    ru="{usual}; если обе карты «Исчадие» лежат в сбросе карт очерёдности хода, вместо этого {worse}",
    gives={"usual": 0.5, "worse": 0.5},
    short=("{usual} · <→ nemesis acted twice> {worse}", "{usual} · <→ исчадие ходило дважды> {worse}"),
)
def by_nemesis_turns(me: Player, usual: Effect, worse: Effect) -> None:
    if nemesis_cards_taken() >= BOTH_NEMESIS_CARDS:
        worse(me)
    else:
        usual(me)


# --- minions ----------------------------------------------------------------------------------------------------------


@word(
    en="this minion suffers 1 damage for each player",
    ru="этот приспешник получает 1 урон за каждого игрока",
    gives=NOT_COUNTED,
    short=("itself −{life} per player", "сам −{life} за игрока"),
)
def suffers_itself_by_players(me: Player) -> None:
    card: Card = this()
    hit(me, card, table.seats)


@word(
    en="if this minion has {most:life} or less, it gains {n:life}",
    ru="если у этого приспешника {most:life} или меньше, он получает {n:life}",
    gives=NOT_COUNTED,
    short=("<≤{most:life}> itself +{n:life}", "<≤{most:life}> сам +{n:life}"),
)
def recovers(me: Player, most: int, n: int) -> None:
    card: Card = this()
    if card.life <= most:
        card.life = min(card.most_life, card.life + n)


# --- turn order -------------------------------------------------------------------------------------------------------


@word(
    en="shuffle all nemesis cards of the turn order discard pile into the turn order deck",
    ru="замешайте все карты «Исчадие» из сброса карт очерёдности хода в колоду очерёдности хода",
    gives={"harm": 5.0},
    short=("nemesis turns return", "ходы исчадия вернутся"),
    about={Matter.UNLEASH: 3},
)
def nemesis_turns_return(me: Player) -> None:
    for _ in range(nemesis_cards_taken()):
        return_nemesis_card()


@rule
def return_extent(me: Player) -> int:
    """Nemesis cards can return if there are any in the discard pile."""
    return 100 if nemesis_cards_taken() > 0 else 0


# --- charges ----------------------------------------------------------------------------------------------------------


@word(en="gains {n:charge}", ru="получает {n:charge}", gives=NOT_COUNTED, short="{n:charge}")
def gains_charges(me: Player, n: int) -> None:
    gain_charge(me, n)


@rule
def room_for_two_charges(me: Player) -> int:
    """How many of two charges a player has room for."""
    return min(2, me.most_charges - me.charges)


@rule
def unleash_and_charges_extent(me: Player) -> int:
    """Half of it is an unleash, half are two charges, as far as somebody has room for them."""
    room = max((room_for_two_charges(someone) for someone in table.players), default=0)
    return (unleash_extent(me) + share_of(2, room)) // 2


@rule
def two_charges(me: Player) -> int:
    """How many of two charges a player can lose."""
    return min(2, me.charges)


@rule
def two_charges_extent(me: Player) -> int:
    """How far somebody can lose two charges, in percent."""
    return share_of(2, max((someone.charges for someone in table.players), default=0))


# --- cards in hand ----------------------------------------------------------------------------------------------------


@word(
    en="discards a card from hand; if it is a gem, Gravehold suffers {n:damage}",
    ru="сбрасывает карту из руки; если это самоцвет, Грейвхолд получает {n:damage}",
    gives={"harm": 0.8},
    short=("discards {card} · <gem> Gravehold −{n:life}", "сбрасывает {card} · <самоцвет> Грейвхолд −{n:life}"),
)
def discards_no_gem(me: Player, n: int) -> None:
    card = choose(voice(me), me.hand, DISCARD_CARD)
    if card:
        move(card, me.discard)
        if card.gem:
            gravehold_suffers(n)


@word(
    en="discards a spell from hand",
    ru="сбрасывает заклинание из руки",
    gives={"harm": 0.6},
    short=("discards {spell} of hand", "сбрасывает {spell} из руки"),
)
def discards_spell_in_hand(me: Player) -> None:
    spell = choose(voice(me), (card for card in me.hand if card.spell), DISCARD_CARD)
    if spell:
        move(spell, me.discard)


@rule
def one_spell_in_hand(me: Player) -> int:
    """Whether a player has a spell in hand."""
    return 1 if any(card.spell for card in me.hand) else 0


@word(
    en="discards {n:gem} from hand",
    ru="сбрасывает из руки {n:gem}",
    gives={"harm": "0.5 n"},
    short=("discards {n:gem}", "сбрасывает {n:gem}"),
)
def discards_gems(me: Player, n: int) -> None:
    for _ in range(n):
        gem = choose(voice(me), (card for card in me.hand if card.gem), DISCARD_CARD)
        if gem:
            move(gem, me.discard)


@rule
def two_gems(me: Player) -> int:
    """How many of two gems a player has in hand."""
    return min(2, sum(1 for card in me.hand if card.gem))


@word(
    en="puts their most expensive card in hand on top of their deck",
    ru="кладёт самую дорогую карту из руки на верх своей колоды",
    gives={"harm": 0.7},
    short=("dearest {card} onto deck", "самую дорогую {card} на колоду"),
)
def puts_dearest_onto_deck(me: Player) -> None:
    most = dearest_in_hand(me)
    card = choose(voice(me), (card for card in me.hand if card.cost == most), ONTO_OWN_DECK)
    if card:
        move(card, me.deck)


@word(
    en="discards their {n:dearest-card} in hand",
    ru="сбрасывает {n:dearest-card} в своей руке",
    gives={"harm": "n"},
    short=("discards dearest {n:card}", "сбрасывает {n:card} дороже всех"),
)
def discards_dearest_cards(me: Player, n: int) -> None:
    for _ in range(n):
        most = dearest_in_hand(me)
        card = choose(voice(me), (card for card in me.hand if card.cost == most), DISCARD_CARD)
        if card:
            move(card, me.discard)


@word(
    en="destroys {n:card} in hand",
    ru="уничтожает в своей руке {n:card}",
    gives={"harm": "n"},
    short=("destroys {n:card} of hand", "уничтожает {n:card} из руки"),
)
def destroys(me: Player, n: int) -> None:
    for _ in range(n):
        card = choose(voice(me), me.hand, DESTROY_CARD)
        if card:
            destroy(card)


@rule
def dearest_held(me: Player) -> int:
    """The highest cost of a card in hand; less than any with an empty hand."""
    return dearest_in_hand(me) if me.hand else -1


@word(
    en="the player with the most expensive card in hand {effect}",
    ru="игрок с самой дорогой картой в руке {effect}",
    gives={"effect": 1},
    short=("<dearest {card} in hand> {effect}", "<с самой дорогой в руке> {effect}"),
)
def holder_of_dearest(me: Player, effect: Effect) -> None:
    most = max((dearest_held(someone) for someone in table.players), default=0)
    chosen = choose_player(
        everyone(), (someone for someone in table.players if dearest_held(someone) == most), WHO_IS_MEANT
    )
    if chosen:
        effect(chosen)


@word(
    en="suffers {n:damage} for each card left in hand that costs {least} or more",
    ru="получает {n:damage} за каждую оставшуюся в руке карту стоимостью {least} или больше",
    gives={"harm": "n"},
    short=("−{n:life} per {card} ≥{least:aether}", "−{n:life} за {card} ≥{least:aether}"),
)
def suffers_by_dear_cards(me: Player, n: int, least: int) -> None:
    suffer(me, n * sum(1 for card in me.hand if card.cost >= least))


# --- decks ------------------------------------------------------------------------------------------------------------


@word(
    en="destroys the {n:top-card} of their deck",
    ru="уничтожает {n:top-card} своей колоды",
    gives={"harm": "0.6 n"},
    short=("destroys {n:card} of deck", "уничтожает {n:card} колоды"),
)
def destroys_top(me: Player, n: int) -> None:
    for _ in range(n):
        if ready_to_draw(me):
            card = me.deck.top
            assert card is not None
            destroy(card)


@rule
def four_on_deck(me: Player) -> int:
    """How many of four cards a player has to destroy: a deck that runs out is renewed."""
    return min(4, left_to_draw(me))


# --- prepped spells ---------------------------------------------------------------------------------------------------


@word(
    en="the player with the most expensive prepped spell destroys it; if it costs {most} or less, {effect}",
    ru="игрок с самым дорогим подготовленным заклинанием уничтожает его; если его стоимость {most} или меньше, "
    "{effect}",
    gives={"harm": 3.0, "effect": 0.5},
    short=(
        "destroy dearest {spell} · <≤{most:aether}> {effect}",
        "уничтожить самое дорогое {spell} · <≤{most:aether}> {effect}",
    ),
)
def gnashes(me: Player, most: int, effect: Effect) -> None:
    spell = a_dearest_spell()
    if spell:
        leave_breach(spell, table.destroyed)
        if spell.cost <= most:
            effect(me)


@word(
    en="the player with the most expensive prepped spell destroys it; if it costs {most} or less or there is none, "
    "{effect}",
    ru="игрок с самым дорогим подготовленным заклинанием уничтожает его; если его стоимость {most} или меньше либо "
    "подготовленных заклинаний нет, {effect}",
    gives={"harm": 3.0, "effect": 0.6},
    short=(
        "destroy dearest {spell} · <≤{most:aether} or no {spell}> {effect}",
        "уничтожить самое дорогое {spell} · <≤{most:aether} или нет {spell}> {effect}",
    ),
)
def decays(me: Player, most: int, effect: Effect) -> None:
    spell = a_dearest_spell()
    if spell:
        leave_breach(spell, table.destroyed)
    if spell is None or spell.cost <= most:
        effect(me)
