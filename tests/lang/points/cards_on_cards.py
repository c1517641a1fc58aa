"""The menagerie: cards attached to cards, an owner who is not the controller, tokens and counters on anything."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Prompt, Verb, ask, begin_turn, choose, fact, move, offer, pile, value


class Card(lang.Card):
    beast: bool = fact(False)
    bonus: int = fact()
    strength: int = fact()
    host: Card | None = value(None)
    owner: Player | None = value(None)
    counters: int = value(0)


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    fame: int = value(0)
    hand: Pile = pile("owner")
    play: Pile = pile()
    discard: Pile = pile()


class Shared(lang.Shared["Player"]):
    charm: Card | None = value(None)
    box: Pile = pile()
    attached: Pile = pile()
    wolves: Pile = pile()


class Answer(lang.Answer):
    card: Card
    target: Card


table = Shared()
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
ATTACH = Verb("attach", ("card", "target"), "Attach {card} to {target}", "Прикрепить: {card} к {target}")
STEAL = Verb("steal", ("card",), "Take control of {card}", "Захватить: {card}")
KILL = Verb("kill", ("card",), "Kill {card}", "Убить: {card}")
FEED = Verb("feed", ("card",), "Put a counter on {card}", "Жетон на: {card}")
SUMMON = Verb("summon", (), "Summon a wolf", "Призвать волка")
CHARM = Verb("charm", (), "Charm a beast", "Зачаровать зверя")
END = Verb("end", (), "End the turn", "Закончить ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")
WHICH = Prompt("which", "Which beast?", "Какого зверя?")


@rule
def menagerie() -> None:
    for me in table.players:
        for _ in range(4):
            card = table.box.top
            assert card is not None
            card.owner = me
            move(card, me.hand, bottom=True)
    for me in table.players:
        take_turn(me)
    for me in table.players:
        me.fame += sum(strength_of(card) for card in me.play)
    for me in table.players:
        me.won = all(me.fame >= other.fame for other in me.others)


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    while True:
        offer_actions(me)
        picked: Answer = ask(me, TURN)
        card = picked.card
        if picked.verb == PLAY:
            move(card, me.play, bottom=True)
        elif picked.verb == ATTACH:
            card.host = picked.target
            move(card, table.attached, bottom=True)
        elif picked.verb == STEAL:
            move(card, me.play, bottom=True)
        elif picked.verb == KILL:
            leave_play(card)
        elif picked.verb == FEED:
            card.counters += 1
        elif picked.verb == SUMMON:
            move(table.wolves.top, me.play, bottom=True)
        elif picked.verb == CHARM:
            table.charm = choose(me, (c for each in table.players for c in each.play), WHICH)
        else:
            return


@rule
def offer_actions(me: Player) -> None:
    for card in me.hand:
        if card.beast:
            offer(PLAY, card)
        for host in me.play:
            if not card.beast:
                offer(ATTACH, card, target=host)
    for enemy in me.others:
        for card in enemy.play:
            offer(STEAL, card)
    for each in table.players:
        for card in each.play:
            offer(KILL, card)
            offer(FEED, card)
    if table.wolves:
        offer(SUMMON)
    if any(each.play for each in table.players):
        offer(CHARM)
    offer(END)


@rule
def strength_of(card: Card) -> int:
    """Its own, its counters, what is attached to it, and twice all that if it is charmed."""
    found = card.strength + card.counters + sum(each.bonus for each in table.attached if each.host == card)
    return 2 * found if table.charm == card else found


@rule
def leave_play(card: Card) -> None:
    """Everything on it goes to its own owner's discard pile, so does the card; a token goes back to the supply."""
    for each in table.attached:
        if each.host == card:
            each.host = None
            to_owner(each)
    card.counters = 0
    if table.charm == card:
        table.charm = None
    to_owner(card)


@rule
def to_owner(card: Card) -> None:
    owner = card.owner
    if owner:
        move(card, owner.discard)
    else:
        move(card, table.wolves)


KINDS = [
    Kind("bear", "Bear", "Медведь", 2, "box", {"beast": 1, "strength": 4}, sets=2),
    Kind("hare", "Hare", "Заяц", 2, "box", {"beast": 1, "strength": 1}, sets=2),
    Kind("saddle", "Saddle", "Седло", 2, "box", {"bonus": 2}, sets=2),
    Kind("bell", "Bell", "Бубенец", 2, "box", {"bonus": 1}, sets=2),
    Kind("wolf", "Wolf", "Волк", 3, "wolves", {"beast": 1, "strength": 2}),
]
MENAGERIE = Game(
    id="menagerie",
    en="Menagerie",
    ru="Зверинец",
    seats=range(2, 3),
    schema=Schema(Card, Player, Shared, None, 2),
    kinds=KINDS,
    first_rule=menagerie,
)
