"""The breach: a spell wakes the nemesis, whose card exhausts a player, who unleashes it twice; then back again."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import rule, slot
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Note,
    Prompt,
    Verb,
    ask,
    begin_turn,
    choose,
    choose_player,
    everyone,
    move,
    note,
    offer,
    pile,
    value,
)


class Card(lang.Card):
    pass


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    life: int = value(3)
    charges: int = value(1)
    aether: int = value(0)
    exhausted: bool = value(False)
    hand: Pile = pile("owner")
    breaches: Pile = pile()


class Shared(lang.Shared["Player"]):
    gravehold: int = value(12)
    unleashed: int = value(0)
    spells: Pile = pile()
    openings: Pile = pile()
    nemesis: Pile = pile("nobody")
    gone: Pile = pile()


class Answer(lang.Answer):
    card: Card
    player: Player


table = Shared()
CAST = Verb("cast", ("card",), "Cast {card}", "Применить: {card}")
END = Verb("end", (), "End the turn", "Закончить ход")
LOSE_CHARGE = Verb("lose-charge", ("player",), "{player} loses a charge", "{player} теряет заряд")
HIT_GRAVEHOLD = Verb("hit-gravehold", (), "Gravehold suffers 2", "Грейвхолд получает 2 урона")
TURN = Prompt("turn", "Your turn", "Ваш ход")
WHO_SUFFERS = Prompt("who-suffers", "Who suffers 2 damage?", "Кто получит 2 урона?")
WHICH_BREACH = Prompt("which-breach", "Which breach is destroyed?", "Какая брешь будет уничтожена?")
UNLEASH = Prompt("unleash", "The nemesis is unleashed", "Немезида высвобождается")
EXHAUSTED = Note("exhausted", "{player} is exhausted", "{player} без сил", ("player",))
GAINS = Note("gains", "{player} gains {number} aether", "{player}: {number} эфира", ("player", "number"))


@slot
def on_cast(card: Card, me: Player) -> None: ...


@slot
def on_draw(card: Card) -> None: ...


@rule
def breach() -> None:
    for me in table.players:
        move(table.spells.top, me.hand)
        move(table.openings.top, me.breaches)
        move(table.openings.top, me.breaches)
    for me in table.players:
        take_turn(me)
    for me in table.players:
        me.won = table.gravehold > 0


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    while True:
        for card in me.hand:
            offer(CAST, card)
        offer(END)
        picked: Answer = ask(me, TURN)
        if picked.verb == END:
            return
        move(picked.card, table.gone)
        on_cast(picked.card, me)


@rule
def waking_spell(card: Card, me: Player) -> None:
    """Three aether, and one more for every time the nemesis was unleashed meanwhile."""
    before = table.unleashed
    gained = 3
    drawn = table.nemesis.top
    if drawn:
        move(drawn, table.gone)
        on_draw(drawn)
    gained += table.unleashed - before
    me.aether += gained
    note(GAINS, player=me, number=gained)


@rule
def double_strike(card: Card) -> None:
    """Twice, the players choose who suffers 2 damage; Gravehold suffers what was really lost."""
    lost = 0
    for _ in range(2):
        victim = choose_player(everyone(), (each for each in table.players if each.life > 0), WHO_SUFFERS)
        if victim:
            lost += suffer(victim, 2)
    table.gravehold -= lost


@rule
def suffer(me: Player, n: int) -> int:
    """Lose life, not below 0; who comes to 0 is exhausted. How much was lost is the answer."""
    lost = min(n, me.life)
    me.life -= lost
    if me.life == 0 and not me.exhausted:
        me.exhausted = True
        note(EXHAUSTED, player=me)
        breach_lost = choose(me, me.breaches, WHICH_BREACH)
        if breach_lost:
            move(breach_lost, table.gone)
        unleash()
        unleash()
    return lost


@rule
def unleash() -> None:
    table.unleashed += 1
    for each in table.players:
        if each.charges > 0:
            offer(LOSE_CHARGE, player=each)
    offer(HIT_GRAVEHOLD)
    picked: Answer = ask(everyone(), UNLEASH)
    if picked.verb == LOSE_CHARGE:
        picked.player.charges -= 1
    else:
        table.gravehold -= 2


KINDS = [
    Kind("waking", "Waking", "Пробуждение", 3, "spells", {}, {on_cast: waking_spell}),
    Kind("first-breach", "First Breach", "Первая брешь", 3, "openings", {}, sets=3),
    Kind("second-breach", "Second Breach", "Вторая брешь", 3, "openings", {}, sets=3),
    Kind("double-strike", "Double Strike", "Двойной удар", 2, "nemesis", {}, {on_draw: double_strike}),
]
BREACH = Game(
    id="breach",
    en="Breach",
    ru="Брешь",
    seats=range(1, 4),
    schema=Schema(Card, Player, Shared, None, 3),
    kinds=KINDS,
    slots=(on_cast, on_draw),
    first_rule=breach,
)
