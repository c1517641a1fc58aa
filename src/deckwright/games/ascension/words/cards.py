"""The words that move cards."""

from __future__ import annotations

from deckwright.games.ascension.rules.acquiring import acquire, acquire_to_deck
from deckwright.games.ascension.rules.core import another_turn, banish, draw, leave_centre, on_play
from deckwright.games.ascension.rules.fighting import defeat
from deckwright.games.ascension.schema import Card, Player, table
from deckwright.games.ascension.texts import (
    ACQUIRE_FREE,
    BANISH_DISCARD,
    BANISH_HAND,
    BANISH_OWN,
    BANISH_ROW,
    BANISHES,
    CHAIN_ENDS,
    COPIES,
    COPY_HERO,
    DEFEAT_FREE,
    DISCARD_CARD,
    MAY_DISCARD,
    TAKE_ANY,
)
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import choose, move, note, this
from deckwright.lang.words import word

ANY_COST = 99
LONGEST_CHAIN = 20  # monsters of the row in one turn; only an Avatar that keeps coming back leads to more


# --- banishing --------------------------------------------------------------------------------------------------------


@word(
    en="you may banish a card of the centre row",
    ru="вы можете изгнать карту центрального ряда",
    gives={"row_banish": 1},
    short=("banish {card} of the row", "изгнать {card} из ряда"),
    keyword="banish",
)
def may_banish_row(me: Player) -> None:
    card = choose(me, (card for card in table.row if not card.unbanishable), BANISH_ROW, optional=True)
    if card:
        banish(me, card)


@word(
    en="you may banish a card of your hand or discard pile",
    ru="вы можете изгнать карту из руки или сброса",
    gives={"banish": 1},
    short=("banish {card}", "изгнать {card}"),
    keyword="banish",
)
def may_banish_own(me: Player) -> None:
    card = choose(me, (card for zone in (me.hand, me.discard) for card in zone), BANISH_OWN, optional=True)
    if card:
        banish(me, card)


@word(
    en="you may banish a card of your discard pile",
    ru="вы можете изгнать карту из сброса",
    gives={"banish": 1},
    short=("banish discarded {card}", "изгнать {card} из сброса"),
    keyword="banish",
)
def may_banish_discard(me: Player) -> None:
    card = choose(me, me.discard, BANISH_DISCARD, optional=True)
    if card:
        banish(me, card)


@word(
    en="banish a card of your hand",
    ru="изгоните карту из руки",
    gives={"banish": 0.7, "must_banish": 1},
    short=("banish {card} of hand", "изгнать {card} из руки"),
    keyword="banish",
)
def banish_hand(me: Player) -> None:
    card = choose(me, me.hand, BANISH_HAND)
    if card:
        banish(me, card)


# --- acquiring and defeating without paying ---------------------------------------------------------------------------


@word(
    en="defeat a monster of strength {n} or less without paying",
    ru="победите монстра силой не больше {n}, не тратя могущество",
    gives={"power": "0.9 n"},
    short=("free monster ≤{n:power}", "монстр ≤{n:power} даром"),
    keyword="free",
)
def defeat_free(me: Player, n: int) -> None:
    card = choose(
        me,
        (
            card
            for zone in (table.row, table.cultists)
            for card in zone
            if card.monster and card.strength <= n and (table.free_anywhere or not card.basic)
        ),
        DEFEAT_FREE,
    )
    if card:
        defeat(me, card)


@word(
    en="acquire a hero of cost {n} or less without paying and put it on top of your deck",
    ru="приобретите героя стоимостью не больше {n}, не тратя руны, и положите его на верх своей колоды",
    gives={"runes": "1.2 n"},
    short=("free hero ≤{n:rune}", "герой ≤{n:rune} даром"),
    keyword="free",
)
def acquire_free(me: Player, n: int) -> None:
    take_hero(me, n)


@word(
    en="acquire a hero without paying and put it on top of your deck",
    ru="приобретите героя любой стоимости, не тратя руны, и положите его на верх своей колоды",
    gives={"runes": 6},
    short=("any hero free", "любой герой даром"),
    keyword="free",
)
def acquire_any_free(me: Player) -> None:
    take_hero(me, ANY_COST)


@rule
def take_hero(me: Player, most: int) -> None:
    """Acquire a hero of the row, a Mystic or Heavy Infantry for nothing, on top of the deck."""
    card = choose(
        me,
        (
            card
            for zone in (table.row, table.mystics, table.infantry)
            for card in zone
            if card.hero and card.cost <= most and (not card.basic or (table.free_anywhere and is_offered(card)))
        ),
        ACQUIRE_FREE,
    )
    if card:
        acquire_to_deck(me, card)


@rule
def is_offered(card: Card) -> bool:
    """Of an always-available pile, the top card stands for all."""
    return card == table.mystics.top or card == table.infantry.top


@word(
    en="you may acquire a card of the centre row or defeat a monster in it without paying",
    ru="вы можете бесплатно приобрести карту центрального ряда или победить в нём монстра",
    gives={"tempo": 2},
    short=("any {card} of the row free", "любая карта ряда даром"),
    keyword="free",
)
def take_any_free(me: Player) -> None:
    if table.row_defeats > LONGEST_CHAIN:
        note(CHAIN_ENDS, number=LONGEST_CHAIN)
        return
    card = choose(
        me,
        (
            card
            for zone in (table.row, table.mystics, table.infantry, table.cultists)
            for card in zone
            if not card.basic or (table.avatar_anywhere and (card.monster or is_offered(card)))
        ),
        TAKE_ANY,
        optional=True,
    )
    if card:
        if card.monster:
            defeat(me, card)
        else:
            acquire(me, card)


# --- others -----------------------------------------------------------------------------------------------------------


@word(
    en="discard a card of your hand; if you do, draw {n:card}",
    ru="сбросьте карту из руки; если вы это сделали, возьмите {n:card}",
    gives={"cards": 1},
    short=("discard 1 → {n:card}", "сбросить 1 → {n:card}"),
)
def discard_to_draw(me: Player, n: int) -> None:
    if table.librarian_may:
        card = choose(me, me.hand, MAY_DISCARD, optional=True)
    else:
        card = choose(me, me.hand, DISCARD_CARD)
    if card:
        move(card, me.discard)
        draw(me, n)


@word(
    en="copy the effect of another hero you have played this turn",
    ru="скопируйте эффект другого героя, разыгранного вами в этом ходу",
    gives={"power": 1, "runes": 1, "plays_late": 1},
    short=("copy a hero", "копия героя"),
    keyword="copy",
)
def copy_hero(me: Player) -> None:
    card = choose(me, (card for card in me.play if card != this() and not card.copied), COPY_HERO)
    if card:
        note(COPIES, card, player=me)
        card.copied = True
        on_play(card, me, this())
        card.copied = False


@word(
    en="you may banish this construct; if you do, take another turn after this one",
    ru="вы можете изгнать этот конструкт; если вы это сделали, после этого хода сделайте ещё один",
    gives={"tempo": 1},
    short=("banish it → another {turn}", "изгнать → ещё {turn}"),
    keyword="banish",
)
def banish_for_turn(me: Player) -> None:
    tablet: Card = this()
    note(BANISHES, tablet, player=me)
    tablet.used = False
    move(tablet, table.void)
    another_turn(me)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def falls(me: Player) -> None:
    """A defeated monster of the row goes to the Void and its place is refilled, before its reward (ASC-FIGHT-05)."""
    leave_centre(this(), table.void)
