"""The abilities of the mages of The New Age, and what else their mats say."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import open_breaches, reaches
from deckwright.games.aeons_end.rules.cards import destroy, leave_supply_for, ready_to_draw, take, take_gained
from deckwright.games.aeons_end.rules.casting import cast
from deckwright.games.aeons_end.rules.life import (
    gain_charge,
    gain_life,
    room_for_life,
    room_in_gravehold,
    share_of,
    voice,
)
from deckwright.games.aeons_end.rules.main_phase import prep
from deckwright.games.aeons_end.rules.turn_order import first_of_pair, is_in_pair, is_pair
from deckwright.games.aeons_end.schema import Answer, TurnOf, ask, player
from deckwright.games.aeons_end.texts import (
    CAST_WHICH,
    DESTROY_CARD,
    GAIN_WHICH,
    PREP,
    WHERE_TO_PREP,
)
from deckwright.games.new_age.matters import Own
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.games.new_age.texts import (
    BACK_ONTO_DECK,
    DRAIN_WHICH,
    ENERGIZE_WHICH,
    ENERGIZED,
    MANY_ENERGIZE,
    MANY_SURGE,
    RETURN_WHICH,
    SURGES,
    TAKE_REVEALED_SPELL,
    TURN_CARD_RETURNS,
    WHO_GAINS_LIFE,
)
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import PASS, choose, choose_player, move, note, offer, offered, shuffle
from deckwright.lang.words import word

MOST_SURGE = 10
ENERGIZE_TOKENS = 4  # how many there are is not known (our reading)


# --- Gygar ------------------------------------------------------------------------------------------------------------
@rule
def ancient_breach(me: Player) -> Card | None:
    """The breach that carries Surge tokens, if it is still there."""
    for breach in me.breaches:
        if breach.carries_surge:
            return breach
    return None


@rule
def lies_in_ancient(me: Player, spell: Card) -> bool:
    """Whether a spell is prepped in the Ancient breach."""
    ancient = ancient_breach(me)
    return ancient is not None and reaches(spell, ancient)


@rule
def surge_extent(me: Player) -> int:
    """A Surge token needs the Ancient breach, and no more than so many lie on it."""
    return 100 if ancient_breach(me) is not None and me.surge < MOST_SURGE else 0


@word(
    en="put {n} Surge token on your Ancient breach",
    ru="положите {n} жетон прилива на свой древний разлом",
    gives=NOT_COUNTED,
    short=("Surge +{n}", "прилив +{n}"),
    about={Matter.OWN: int(Own.SURGE)},
)
def surge_token(me: Player, n: int) -> None:
    if ancient_breach(me) is not None:
        me.surge = min(MOST_SURGE, me.surge + n)
        note(SURGES, number=me.surge)


@rule
def tide_extent(me: Player) -> int:
    """Charges can always be gained then; a spell can be cast if one lies in the Ancient breach."""
    return 100 if any(lies_in_ancient(me, spell) for spell in me.prepped) else 50


@rule
def refuse_surge(card: Card) -> None:
    """No position has more Surge tokens than lie on a breach, or less than none."""
    owner: Player = card.pile.owner
    if owner.surge < 0 or owner.surge > MOST_SURGE:
        note(MANY_SURGE, number=MOST_SURGE)


@word(
    en="cast a spell prepped in your Ancient breach and gain {n:charge}",
    ru="произнесите заклинание, подготовленное в вашем древнем разломе, и получите {n:charge}",
    gives=NOT_COUNTED,
    short=("cast {spell} of the Ancient breach, {n:charge}", "{spell} древнего разлома, {n:charge}"),
    about={Matter.OWN: int(Own.TIDE)},
)
def high_tide(me: Player, n: int) -> None:
    spell = choose(voice(me), (spell for spell in me.prepped if lies_in_ancient(me, spell)), CAST_WHICH)
    if spell:
        cast(me, spell)
    gain_charge(me, n)


# --- Taqren -----------------------------------------------------------------------------------------------------------
@word(
    en="any player gains {n:life} for each opened breach you have",
    ru="любой игрок получает {n:life} за каждый ваш открытый разлом",
    gives=NOT_COUNTED,
    short=("any player {n:life} per opened breach", "любой игрок {n:life} за открытый разлом"),
)
def life_by_breaches(me: Player, n: int) -> None:
    chosen = choose_player(voice(me), table.players, WHO_GAINS_LIFE)
    if chosen:
        gain_life(chosen, n * open_breaches(me))


# --- Claudia ----------------------------------------------------------------------------------------------------------
@word(
    en="in an ally's main phase, that ally gains {n:aether}, and the next time this turn they gain a card from the "
    "supply, you gain one of the same pile",
    ru="в основную фазу союзника он получает {n:aether}, а когда он в следующий раз в этом ходу получит карту из "
    "запаса, вы получаете карту из той же стопки",
    gives=NOT_COUNTED,
    short=("ally {n:aether}, you gain the same card", "союзник {n:aether}, вам такая же карта"),
    about={Matter.OWN: int(Own.SHARE)},
)
def share_gain(me: Player, n: int) -> None:
    table.aether += n
    table.copies_for = me


@word(
    en="that ally gains {n:aether}",
    ru="этот союзник получает {n:aether}",
    gives=NOT_COUNTED,
    short=("ally {n:aether}", "союзник {n:aether}"),
    about={Matter.OWN: int(Own.LAVISH)},
)
def lavish(me: Player, n: int) -> None:
    table.aether += n


# --- Sahala -----------------------------------------------------------------------------------------------------------
@word(
    en="in your casting or main phase, reveal the top {n:card} of your deck and put a spell among them into your hand; "
    "the rest goes back on top in any order. Then, if your Celestial breach is opened and empty, you may prep up to "
    "{most} spells in it",
    ru="в свою фазу заклинаний или основную фазу откройте {n} верхние карты своей колоды и возьмите в руку одно "
    "заклинание из их числа; остальные верните на верх колоды в любом порядке. Затем, если ваш небесный разлом открыт "
    "и пуст, вы можете подготовить в нём до {most} заклинаний",
    gives=NOT_COUNTED,
    short=(
        "{spell} of top {n:card} · prep {most} in Celestial",
        "{spell} из {n} верхних · {most} в небесный разлом",
    ),
)
def star_bind(me: Player, n: int, most: int) -> None:
    for _ in range(n):
        if ready_to_draw(me):
            move(me.deck.top, me.shown, bottom=True)
    spell = choose(voice(me), (card for card in me.shown if card.spell), TAKE_REVEALED_SPELL)
    if spell:
        take(me, spell)
    while me.shown:
        move(choose(voice(me), me.shown, BACK_ONTO_DECK), me.deck)
    for breach in me.breaches:
        if breach.two_at_once and breach.open and not breach.occupied:
            fill(me, breach, most)


@rule
def fill(me: Player, breach: Card, most: int) -> None:
    """Prep up to so many spells in one breach; a wide one does not fit into it."""
    for _ in range(most):
        for card in me.hand:
            if card.spell and not card.dual:
                offer(PREP, card, target=breach)
        if offered() == 0:
            return
        offer(PASS)
        picked: Answer = ask(voice(me), WHERE_TO_PREP)
        if picked.verb == PASS:
            return
        prep(me, picked.card, breach)


# --- Rhia -------------------------------------------------------------------------------------------------------------
@word(
    en="return a card of the supply from your hand or discard pile to its pile. Then gain a card that costs up to {n} "
    "more than it, or up to {relic} more if it was a relic, and put it into your hand",
    ru="верните карту запаса из руки или стопки сброса в её стопку. Затем получите в руку карту, которая дороже неё "
    "не больше чем на {n}, а если это была реликвия — не больше чем на {relic}",
    gives=NOT_COUNTED,
    short=("{card} → {card} for +{n}{aether}, relic +{relic}", "{card} → {card} за +{n}{aether}, реликвия +{relic}"),
)
def sublimate(me: Player, n: int, relic: int) -> None:
    card = choose(
        voice(me), (card for place in (me.hand, me.discard) for card in place if card.supply_number > 0), RETURN_WHICH
    )
    if card:
        most = card.cost + (relic if card.relic else n)
        return_to_supply(card)
        gained = choose(voice(me), (other for other in table.market if other.cost <= most), GAIN_WHICH)
        if gained:
            leave_supply_for(me, gained)
            take_gained(me, gained)


@rule
def return_to_supply(card: Card) -> None:
    """A card goes back to its supply pile, or is all of it if nothing was left."""
    if any(other.kind == card.kind for other in table.market):
        move(card, table.stock, bottom=True)
    else:
        move(card, table.market, bottom=True)


# --- Soskel -----------------------------------------------------------------------------------------------------------
@rule
def energized_breaches() -> int:
    """How many Energize tokens lie on breaches."""
    return sum(1 for someone in table.players for breach in someone.breaches if breach.energized)


@rule
def refuse_tokens(card: Card) -> None:
    """No position has more Energize tokens than there are."""
    if energized_breaches() > ENERGIZE_TOKENS:
        note(MANY_ENERGIZE, number=ENERGIZE_TOKENS)


@rule
def energize_extent(me: Player) -> int:
    """A token can be put on a breach that has none, while there is one left."""
    free = any(not breach.energized for someone in table.players for breach in someone.breaches)
    return 100 if free and energized_breaches() < ENERGIZE_TOKENS else 0


@word(
    en="put an Energize token on a breach of any player that has none",
    ru="положите жетон подпитки на разлом любого игрока, на котором такого жетона нет",
    gives=NOT_COUNTED,
    short=("Energize a breach", "подпитать разлом"),
    about={Matter.OWN: int(Own.ENERGIZE)},
)
def energize(me: Player) -> None:
    if energized_breaches() < ENERGIZE_TOKENS:
        breach = choose(
            voice(me),
            (breach for someone in table.players for breach in someone.breaches if not breach.energized),
            ENERGIZE_WHICH,
        )
        if breach:
            breach.energized = True
            note(ENERGIZED, breach)


@rule
def drain_extent(me: Player) -> int:
    """A token can be removed if there is one; then its player gains 4 life, as far as there is room."""
    most = max(
        (
            share_of(4, room_for_life(someone))
            for someone in table.players
            for breach in someone.breaches
            if breach.energized
        ),
        default=-100,
    )
    return (100 + most) // 2


@word(
    en="remove an Energize token from a breach of any player; that player gains {n:life}",
    ru="уберите жетон подпитки с разлома любого игрока; этот игрок получает {n:life}",
    gives=NOT_COUNTED,
    short=("−Energize → {n:life}", "−подпитка → {n:life}"),
    about={Matter.OWN: int(Own.DRAIN)},
)
def drain(me: Player, n: int) -> None:
    breach = choose(
        voice(me), (breach for someone in table.players for breach in someone.breaches if breach.energized), DRAIN_WHICH
    )
    if breach:
        breach.energized = False
        owner: Player = breach.pile.owner
        gain_life(owner, n)


@word(
    en="whoever casts a spell from a breach with an Energize token gains {n:charge}",
    ru="игрок, который произносит заклинание из разлома с жетоном подпитки, получает {n:charge}",
    gives=NOT_COUNTED,
    short=("<cast, Energize> {n:charge}", "<произнесение, подпитка> {n:charge}"),
)
def energy_of_breaches(me: Player, n: int) -> None:
    home = table.cast_from
    assert home is not None
    for someone in table.players:
        if home in someone.breaches:
            for breach in someone.breaches:
                beside = table.cast_wide and breach.position == home.position + 1
                if breach.energized and (breach == home or beside):
                    gain_charge(me, n)


# --- Talix ------------------------------------------------------------------------------------------------------------
@rule
def is_turn_of(me: Player, card: Card) -> bool:
    """Whether a turn order card bears the number of a player, alone or as one of two; the wild card bears none."""
    if card.turn_of == TurnOf.NEMESIS or card.turn_of == TurnOf.WILD:
        return False
    if table.seats == 1:
        return True
    if is_pair(card):
        return is_in_pair(me, first_of_pair(card))
    return player(int(card.turn_of)) == me


@rule
def soar_extent(me: Player) -> int:
    """Two Sparks of the hand, and a turn order card of one's own that lies in the discard pile."""
    sparks = min(2, sum(1 for card in me.hand if card.spark))
    return 25 * sparks + (50 if any(is_turn_of(me, card) for card in table.turns_taken) else 0)


@word(
    en="destroy {n} Sparks in your hand, then shuffle a turn order card of yours from the discard pile into the turn "
    "order deck",
    ru="уничтожьте {n} «Искры» в руке, затем замешайте свою карту очерёдности хода из сброса в колоду очерёдности хода",
    gives=NOT_COUNTED,
    short=("{n} Sparks destroyed → a turn", "уничтожить {n} Искры → ещё ход"),
    about={Matter.OWN: int(Own.SOAR)},
)
def soaring_ash(me: Player, n: int) -> None:
    for _ in range(n):
        spark = choose(voice(me), (card for card in me.hand if card.spark), DESTROY_CARD)
        if spark:
            destroy(spark)
    for card in table.turns_taken:
        if is_turn_of(me, card):
            note(TURN_CARD_RETURNS, card)
            move(card, table.turns)
            shuffle(table.turns)
            return


@rule
def mend_extent(me: Player) -> int:
    """Gravehold can gain 5 life as far as it has room."""
    return share_of(5, room_in_gravehold())
