"""The words that destroy, discard, take and reveal cards of players, and look at the turn order deck."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.cards import destroy, ready_to_draw, take
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.rules.turn_order import show_turn_card
from deckwright.games.aeons_end.schema import Answer, Card, Player, TurnOf, ask, table, this
from deckwright.games.aeons_end.texts import (
    DESTROY_CARD,
    DESTROY_THIS,
    LEAVE_ON_TOP,
    MAY_DESTROY,
    MAY_DISCARD,
    MAY_DISCARD_SPELL,
    MAY_TAKE,
    TO_BOTTOM,
    TURN_CARD,
)
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, confirm, move, offer, reveal
from deckwright.lang.words import Effect, word


@word(
    en="destroy this",
    ru="уничтожьте эту карту",
    gives=NOT_COUNTED,
    short=("destroy this", "уничтожить её"),
    about={Matter.LIFE: 2},
)
def destroy_this(me: Player) -> None:
    destroy(this())


@rule
def destroy_played_extent(me: Player) -> int:
    """A played card can be destroyed if another one was played this turn."""
    return 100 if any(card != this() for card in me.play) else 0


@word(
    en="destroy a gem or relic you played this turn",
    ru="уничтожьте самоцвет или реликвию, разыгранные вами в этом ходу",
    gives={"thinning": 1},
    short=("destroy played {card}", "уничтожить разыгранную {card}"),
    about={Matter.THINNING: 2},
)
def destroy_played(me: Player) -> None:
    card = choose(voice(me), (card for card in me.play if card != this()), DESTROY_CARD)
    if card:
        destroy(card)


@word(
    en="you may destroy this; if you do, {effect}",
    ru="вы можете уничтожить эту карту; если вы это сделали, {effect}",
    gives={"effect": 1},
    short=("destroy this → {effect}", "уничтожить → {effect}"),
)
def may_destroy_this(me: Player, effect: Effect) -> None:
    if confirm(voice(me), DESTROY_THIS):
        destroy(this())
        effect(me)


@word(
    en="you may destroy a card in your discard pile",
    ru="вы можете уничтожить карту в своей стопке сброса",
    gives={"thinning": 0.8},
    short=("destroy {card} of discard", "уничтожить {card} из сброса"),
)
def may_destroy_discarded(me: Player) -> None:
    card = choose(voice(me), (card for card in me.discard if not card.indestructible), MAY_DESTROY, optional=True)
    if card:
        destroy(card)


@word(
    en="you may destroy a card in your hand or discard pile",
    ru="вы можете уничтожить карту в руке или в своей стопке сброса",
    gives={"thinning": 1.2},
    short=("destroy {card}", "уничтожить {card}"),
)
def may_destroy_card(me: Player) -> None:
    card = choose(
        voice(me),
        (card for place in (me.hand, me.discard) for card in place if not card.indestructible),
        MAY_DESTROY,
        optional=True,
    )
    if card:
        destroy(card)


@word(
    en="may destroy a card in their hand",
    ru="может уничтожить карту в своей руке",
    gives={"thinning": 0.5},
    short=("destroys {card} of hand", "уничтожает {card} из руки"),
)
def may_destroy_in_hand(me: Player) -> None:
    card = choose(voice(me), me.hand, MAY_DESTROY, optional=True)
    if card:
        destroy(card)


@word(
    en="you may destroy the top card of any ally's discard pile",
    ru="вы можете уничтожить верхнюю карту стопки сброса любого союзника",
    gives=NOT_COUNTED,
    short=("destroy {card} of an ally", "уничтожить {card} союзника"),
)
def may_destroy_top_of_ally(me: Player) -> None:
    card = choose(
        voice(me),
        (
            card
            for someone in table.players
            if is_ally(me, someone)
            for card in someone.discard
            if lies_on_top(card) and not card.indestructible
        ),
        MAY_DESTROY,
        optional=True,
    )
    if card:
        destroy(card)


@word(
    en="you may take the top card of any ally's discard pile into your hand",
    ru="вы можете взять в руку верхнюю карту стопки сброса любого союзника",
    gives=NOT_COUNTED,
    short=("take {card} of an ally", "взять {card} союзника"),
)
def may_take_top_of_ally(me: Player) -> None:
    card = choose(
        voice(me),
        (card for someone in table.players if is_ally(me, someone) for card in someone.discard if lies_on_top(card)),
        MAY_TAKE,
        optional=True,
    )
    if card:
        take(me, card)


@rule
def is_ally(me: Player, other: Player) -> bool:
    """Everybody else is an ally (AE-TERM-01); alone you are your own (AE-SOLO-04)."""
    return me != other or table.seats == 1


@rule
def lies_on_top(card: Card) -> bool:
    """Whether the card is the first of its pile."""
    return card == card.pile.top


@word(
    en="you may discard a prepped spell of yours; if you do, {effect}",
    ru="вы можете сбросить своё подготовленное заклинание; если вы это сделали, {effect}",
    gives={"effect": 0.2},
    short=("discard {spell} → {effect}", "сбросить {spell} → {effect}"),
)
def may_discard_spell(me: Player, effect: Effect) -> None:
    spell = choose(voice(me), me.prepped, MAY_DISCARD_SPELL, optional=True)
    if spell:
        leave_breach(spell, me.discard)
        effect(me)


@word(
    en="you may discard a card from your hand; if you do, {effect}",
    ru="вы можете сбросить карту из руки; если вы это сделали, {effect}",
    gives={"effect": 1},
    short=("discard {card} → {effect}", "сбросить {card} → {effect}"),
)
def may_discard_card(me: Player, effect: Effect) -> None:
    card = choose(voice(me), me.hand, MAY_DISCARD, optional=True)
    if card:
        move(card, me.discard)
        effect(me)


@word(
    en="at the beginning of your casting phase, reveal the top card of your deck; you may destroy it",
    ru="в начале своей фазы заклинаний откройте верхнюю карту своей колоды; вы можете уничтожить её",
    gives={"thinning": 0.7},
    short=("destroy {card} on top of deck", "уничтожить {card} сверху колоды"),
)
def may_destroy_top_of_deck(me: Player) -> None:
    if ready_to_draw(me):
        card = me.deck.top
        assert card is not None
        reveal(card)
        unwanted = choose(
            voice(me), (top for top in me.deck if top == card and not top.indestructible), MAY_DESTROY, optional=True
        )
        if unwanted:
            destroy(unwanted)


# --- the turn order deck ----------------------------------------------------------------------------------------------


@rule
def may_put_below(me: Player, card: Card) -> None:
    """The revealed turn order card stays on top, or goes under the deck."""
    offer(LEAVE_ON_TOP, card)
    offer(TO_BOTTOM, card)
    picked: Answer = ask(voice(me), TURN_CARD)
    if picked.verb == TO_BOTTOM:
        move(card, table.turns, bottom=True)


@word(
    en="reveal the top card of the turn order deck; you may put it on the bottom",
    ru="откройте верхнюю карту колоды очерёдности хода; вы можете положить её под низ этой колоды",
    gives={"help": 0.7},
    short=("may delay a turn", "можно отложить ход"),
)
def delay_turn(me: Player) -> None:
    may_put_below(me, show_turn_card())


@word(
    en="reveal the top card of the turn order deck; if it is a nemesis card, you may put it on the bottom",
    ru="откройте верхнюю карту колоды очерёдности хода; если это карта «Исчадие», вы можете положить её "
    "под низ этой колоды",
    gives={"help": 0.5},
    short=("may delay the nemesis", "можно отложить исчадие"),
)
def delay_nemesis(me: Player) -> None:
    card = show_turn_card()
    if card.turn_of == TurnOf.NEMESIS:
        may_put_below(me, card)
