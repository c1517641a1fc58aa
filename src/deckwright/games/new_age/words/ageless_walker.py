"""Words of the Ageless Walker: cards are exiled onto a pile that sells them again, and everybody ages."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.cards import destroy, draw, leave_supply, left_to_draw, ready_to_draw
from deckwright.games.aeons_end.rules.life import suffer, voice
from deckwright.games.aeons_end.schema import Card, Difficulty, this
from deckwright.games.aeons_end.words.cards import lies_on_top
from deckwright.games.new_age.schema import Player, table
from deckwright.games.new_age.texts import (
    AGES,
    CURSE_HELD,
    CURSE_MISPLACED,
    EXILE_CARD,
    EXILE_DEAREST,
    EXILED,
    EXILED_NO_CARD,
)
from deckwright.lang.meaning import LEAST, NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, everyone, move, note
from deckwright.lang.words import Effect, word

# --- exiling ----------------------------------------------------------------------------------------------------------


@rule
def exile(card: Card) -> None:
    """An exiled card goes face up on top of the exiled pile."""
    note(EXILED, card)
    move(card, table.exiled)


@rule
def to_exile(me: Player) -> int:
    """How many cards of a player's hand can be exiled."""
    return sum(1 for card in me.hand if not card.indestructible)


@rule
def two_to_exile(me: Player) -> int:
    """How many of two cards a player can exile."""
    return min(2, to_exile(me))


@rule
def one_to_exile(me: Player) -> int:
    """Whether a player can exile a card."""
    return min(1, to_exile(me))


@rule
def dearest_pile() -> int:
    """The highest cost of a supply pile that is not empty."""
    return max((card.cost for card in table.market), default=0)


@rule
def exile_from_supply() -> None:
    """A card of the most expensive supply pile; the players decide between equals (NA-AMB-02)."""
    most = dearest_pile()
    card = choose(everyone(), (card for card in table.market if card.cost == most), EXILE_DEAREST)
    if card:
        leave_supply(card)
        exile(card)


# --- the mat ----------------------------------------------------------------------------------------------------------


@word(
    en="each player begins with a Curse of Aging in the discard pile",
    ru="у каждого игрока в стопке сброса с самого начала лежит «Проклятие старения»",
    gives=NOT_COUNTED,
    short=("each player: a curse", "каждому игроку проклятие"),
)
def everybody_is_cursed(me: Player) -> None:
    for someone in table.players:
        move(table.curse_box.top, someone.discard)


@word(
    en="a card of the most expensive supply pile begins the [exiled-pile]",
    ru="первой в [exiled-pile|стопку забвения] уходит карта из самой дорогой стопки запаса",
    gives=NOT_COUNTED,
    short=("begins with dearest {card}", "сначала самая дорогая {card}"),
)
def begins_exiled_pile(me: Player) -> None:
    exile_from_supply()


@word(
    en="whoever takes a turn may gain the top card of the [exiled-pile] as from the supply, for {n} aether more than "
    "it costs; only aether buys it (our reading)",
    ru="верхнюю карту [exiled-pile|стопки забвения] в свой ход можно получить, как из запаса, на {n:aether} дороже её "
    "стоимости; только за эфир (наше прочтение)",
    gives=NOT_COUNTED,
    short=("top exiled {card}: cost +{n:aether}", "верхняя {card} забвения: цена +{n:aether}"),
)
def sells_exiled(me: Player, n: int) -> None:
    table.exiled_dearer = n


@word(
    en="any player [exile|exiles] a card in hand or the top card of their discard pile",
    ru="любой игрок [exile|предаёт забвению] карту из руки или верхнюю карту своей стопки сброса",
    gives={"harm": 1.2},
    short=("exile {card} of hand or top of discard", "в забвение {card} из руки или с верха сброса"),
)
def ages_pass(me: Player) -> None:
    card = choose(
        everyone(),
        (
            card
            for someone in table.players
            for place in (someone.hand, someone.discard)
            for card in place
            if not card.indestructible and (card in someone.hand or lies_on_top(card))
        ),
        EXILE_CARD,
    )
    if card:
        exile(card)


@rule
def nothing_ages(card: Card) -> bool:
    """Whether an unleash could exile nothing."""
    return all(nothing_to_exile(someone) for someone in table.players)


@rule
def nothing_to_exile(me: Player) -> bool:
    """Whether a player has no card in hand and none on top of the discard pile that can be exiled."""
    return to_exile(me) == 0 and not any(lies_on_top(card) and not card.indestructible for card in me.discard)


# --- the curse --------------------------------------------------------------------------------------------------------


@word(
    en="as soon as this is in a player's hand, that player suffers {n:damage} and draws a card, then discards this. "
    "Increased difficulty: they draw no card, not even in the draw phase (our reading; an option)",
    ru="как только эта карта оказалась в руке игрока, он получает {n:damage}, берёт карту и сбрасывает эту. "
    "Повышенная сложность: карту он не берёт, даже в фазу добора (наше прочтение; есть настройка)",
    gives=NOT_COUNTED,
    short=("in hand: −{n:life}, {card}, discard this", "в руке: −{n:life}, {card}, сброс"),
)
def player_ages(me: Player, n: int) -> None:
    curse: Card = this()
    note(AGES, curse, player=me)
    suffer(me, n)
    if table.difficulty < Difficulty.EXPERT or (table.drawing_up and table.curse_refills):
        draw(me, 1)
    if curse in me.hand:
        move(curse, me.discard)


# --- its cards --------------------------------------------------------------------------------------------------------


@word(
    en="any player [exile|exiles] a spell of their hand or discard pile",
    ru="любой игрок [exile|предаёт забвению] заклинание из руки или из своей стопки сброса",
    gives={"harm": 1.5},
    short=("exile {spell} of hand or discard", "в забвение {spell} из руки или сброса"),
)
def exile_spell(me: Player) -> None:
    card = choose(
        everyone(),
        (
            card
            for someone in table.players
            for place in (someone.hand, someone.discard)
            for card in place
            if card.spell
        ),
        EXILE_CARD,
    )
    if card:
        exile(card)


@word(
    en="any player [exile|exiles] a card in hand",
    ru="любой игрок [exile|предаёт забвению] карту из руки",
    gives={"harm": 1.5},
    short=("exile {card} of hand", "в забвение {card} из руки"),
)
def exile_from_hand(me: Player) -> None:
    exile_from_hands(1)


@word(
    en="the players together [exile] {n:card} of their hands",
    ru="игроки сообща [exile|предают забвению] {n:card} из рук",
    gives={"harm": "1.5 n"},
    short=("all exile {n:card} of hands", "все: в забвение {n:card} из рук"),
)
def together_exile(me: Player, n: int) -> None:
    exile_from_hands(n)


@rule
def exile_from_hands(n: int) -> None:
    """So many cards, one after the other, of any hands."""
    for _ in range(n):
        card = choose(
            everyone(),
            (card for someone in table.players for card in someone.hand if not card.indestructible),
            EXILE_CARD,
        )
        if card:
            exile(card)


@word(
    en="the players together [exile] {n:card} of their hands or discard piles that cost {least} or more",
    ru="игроки сообща [exile|предают забвению] {n:card} стоимостью {least} или больше из рук или стопок сброса",
    gives={"harm": "2.5 n"},
    short=("all exile {n:card} ≥{least:aether}", "все: в забвение {n:card} ≥{least:aether}"),
)
def together_exile_dear(me: Player, n: int, least: int) -> None:
    for _ in range(n):
        card = choose(
            everyone(),
            (
                card
                for someone in table.players
                for place in (someone.hand, someone.discard)
                for card in place
                if card.cost >= least
            ),
            EXILE_CARD,
        )
        if card:
            exile(card)


@word(
    en="[exile|exiles] {n:card} of their hand",
    ru="[exile|предаёт забвению] {n:card} из руки",
    gives={"harm": "1.2 n"},
    short=("exiles {n:card} of hand", "предаёт забвению {n:card} из руки"),
)
def exiles(me: Player, n: int) -> None:
    for _ in range(n):
        card = choose(voice(me), (card for card in me.hand if not card.indestructible), EXILE_CARD)
        if card:
            exile(card)


@word(
    en="discards the top card of their deck",
    ru="сбрасывает верхнюю карту своей колоды",
    gives={"harm": 0.3},
    short=("discards top {card} of deck", "сбрасывает верхнюю {card} колоды"),
)
def discards_top(me: Player) -> None:
    if ready_to_draw(me):
        move(me.deck.top, me.discard)


@rule
def one_on_deck(me: Player) -> int:
    """Whether a player has a card to discard: a deck that has run out is renewed."""
    return min(1, left_to_draw(me))


@word(
    en="[exile] a card of the most expensive supply pile",
    ru="карту из самой дорогой стопки запаса [exile|предают забвению]",
    gives={"harm": 0.5},
    short=("exile {card} of dearest pile", "в забвение {card} самой дорогой стопки"),
)
def exile_dearest(me: Player) -> None:
    exile_from_supply()


@word(
    en="destroy all cards of the [exiled-pile]",
    ru="уничтожьте все карты [exiled-pile|стопки забвения]",
    gives=NOT_COUNTED,
    short=("destroy the exiled pile", "уничтожить стопку забвения"),
)
def destroy_exiled(me: Player) -> None:
    for card in table.exiled:
        destroy(card)


@word(
    en="if the top card of the [exiled-pile] costs more than 0, {dear}. Otherwise, or if there is none, {cheap}",
    ru="если верхняя карта [exiled-pile|стопки забвения] стоит больше 0, {dear}. Иначе, а также если карт там нет, "
    "{cheap}",
    gives=LEAST,
    short=("<top exiled 1+> {dear} · <else> {cheap}", "<верх забвения ≥1> {dear} · <иначе> {cheap}"),
)
def by_top_exiled(me: Player, dear: Effect, cheap: Effect) -> None:
    top = table.exiled.top
    if top and top.cost > 0:
        dear(me)
    else:
        cheap(me)


# --- positions that were laid -----------------------------------------------------------------------------------------


@rule
def refuse_aging(nemesis: Card) -> None:
    """A curse rests in no hand and is exiled by nobody, and what is exiled are cards of players.

    It is still in a hand while its damage exhausts somebody, and lies revealed only while whose turn it is decides
    where the revealed cards go.
    """
    for me in table.players:
        for held in me.hand:
            if held.indestructible and not table.exhausting:
                note(CURSE_HELD, held, player=me)
        for played in me.play:
            if played.indestructible:
                note(CURSE_MISPLACED, played)
        for revealed in me.shown:
            if revealed.indestructible and (table.nemesis_turn or table.active != me):
                note(CURSE_MISPLACED, revealed)
    for exiled in table.exiled:
        if not exiled.gem and not exiled.relic and not exiled.spell:
            note(EXILED_NO_CARD, exiled)
