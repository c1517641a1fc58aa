"""How it is played. A rule is compiled, never run as Python: so it may stop in the middle and ask somebody."""

from __future__ import annotations

from deckwright.lang.rules import rule, slot
from deckwright.lang.types import ask, begin_turn, move, move_all, note, offer, offered, shuffle

from new_game.schema import SEATS, Answer, Card, Player, table
from new_game.texts import GO_ON, LEAVE, STEP, STOP, TAKE, TAKES, WAKES, WHICH

MOST_PLAYERS = SEATS[-1]
HOARD = 4  # treasures lie open


@slot
def on_step(card: Card, me: Player) -> None:
    """A slot is a place on a card: here stands what the card does when it is turned over."""


@rule
def play() -> None:
    """The whole game. When this rule ends, the game is over (RULE-END-1)."""
    deal()
    for _ in range(table.rounds):
        for me in table.players:
            take_turn(me)
    for me in table.players:
        me.won = all(riches(me) >= riches(other) for other in me.others)


@rule
def deal() -> None:
    """Everybody gets the same small deck; treasures lie in the cave (RULE-SETUP-1, RULE-SETUP-2)."""
    share = len(table.box) // MOST_PLAYERS
    for me in table.players:
        for _ in range(share):
            move(table.box.top, me.deck)
        shuffle(me.deck)
    shuffle(table.cave)
    fill_hoard()


@rule
def fill_hoard() -> None:
    """As long as the cave has any (RULE-SETUP-2)."""
    while table.cave and len(table.hoard) < HOARD:
        move(table.cave.top, table.hoard)


@rule
def take_turn(me: Player) -> None:
    """Sneak, and unless the dragon wakes, take a treasure (RULE-TURN-1)."""
    begin_turn(me)
    me.gold = 0
    me.noise = 0
    sneak(me)
    if me.noise < table.ears:
        take_treasure(me)
    else:
        note(WAKES, player=me)
    move_all(me.path, me.discard)
    fill_hoard()


@rule
def sneak(me: Player) -> None:
    """Turn over cards until you stop, your deck is used up, or the dragon wakes (RULE-TURN-2, RULE-TURN-3)."""
    while me.noise < table.ears:
        if not me.deck:
            move_all(me.discard, me.deck)
            shuffle(me.deck)
        card = me.deck.top
        if not card:
            return
        offer(STEP)
        offer(STOP)
        picked: Answer = ask(me, GO_ON)
        if picked.verb == STOP:
            return
        move(card, me.path)
        me.noise += card.noise
        on_step(card, me)


@rule
def take_treasure(me: Player) -> None:
    """One that your gold can pay for (RULE-TURN-4)."""
    for card in table.hoard:
        if card.cost <= me.gold:
            offer(TAKE, card, number=card.cost)
    if offered() == 0:
        return
    offer(LEAVE)
    picked: Answer = ask(me, WHICH)
    if picked.verb == TAKE:
        move(picked.card, me.discard)
        note(TAKES, picked.card, player=me)


@rule
def riches(me: Player) -> int:
    """What all your cards are worth (RULE-END-1)."""
    return sum(card.worth for card in me.deck) + sum(card.worth for card in me.discard)
