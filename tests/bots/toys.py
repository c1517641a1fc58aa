"""Small games with an obvious right answer: together against a fire, two teams of archers, a wager, a guess, a flip."""

from __future__ import annotations

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game, all_together
from deckwright.lang.rules import judgement, rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Prompt,
    Verb,
    ask,
    begin_turn,
    choose,
    choose_player,
    confirm,
    end_game,
    everyone,
    fact,
    move,
    offer,
    pile,
    random_below,
    shuffle,
    value,
)


class Card(lang.Card):
    worth: int = fact()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    alive: bool = value(True)
    team: int = value(0)
    water: int = value(2)
    hand: Pile = pile("owner", pool="*all")


class Shared(lang.Shared["Player"]):
    fire: int = value(4)
    box: Pile = pile()
    deck: Pile = pile("nobody", pool="*all")
    shown: Pile = pile()


class Answer(lang.Answer):
    player: Player
    card: Card


class Weights(lang.Weights):
    pass


table = Shared()
DOUSE = Verb("douse", (), "Pour water", "Залить водой")
WATCH = Verb("watch", (), "Watch it burn", "Смотреть")
FLIP = Verb("flip", (), "Flip a coin", "Бросить монету")
FLEE = Verb("flee", (), "Run away", "Убежать")
TURN = Prompt("turn", "What do you do?", "Что вы делаете?")
SHOOT = Prompt("shoot", "Whom do you shoot?", "В кого стрелять?")
RISK = Prompt("risk", "Risk it?", "Рискнуть?")
SHOW = Prompt("show", "Which card do you show?", "Какую карту показать?")
TOGETHER = Prompt("together", "Pour water together?", "Залить вместе?")


@rule
def fire() -> None:
    """Everybody must pour water on every turn, or the house is lost for all."""
    for _ in range(2):
        for me in table.players:
            begin_turn(me)
            offer(WATCH)
            offer(DOUSE)
            offer(FLEE)
            picked: Answer = ask(me, TURN)
            if picked.verb == FLEE:
                end_game()
            if picked.verb == DOUSE and me.water > 0:
                me.water -= 1
                table.fire -= 1
    if table.fire == 1 and confirm(everyone(), TOGETHER):
        table.fire = 0
    for me in table.players:
        me.won = table.fire <= 0


@rule
def archers() -> None:
    """Seats 0 and 2 against 1 and 3; one shot each, and a team without archers has lost."""
    for me in table.players:
        me.team = me.seat % 2
    for me in table.players:
        if me.alive:
            begin_turn(me)
            victim = choose_player(me, (each for each in me.others if each.alive), SHOOT)
            if victim:
                victim.alive = False
        for team in range(2):
            if not any(each.alive and each.team == team for each in table.players):
                for each in table.players:
                    each.won = each.team != team
                end_game()
    for me in table.players:
        me.won = True


@rule
def wager() -> None:
    """Who risks it wins one time in six; who does not, and lets the others try, mostly wins."""
    for me in table.players:
        begin_turn(me)
        if confirm(me, RISK):
            lucky = random_below(6) == 0
            for each in table.players:
                each.won = (each == me) == lucky
            end_game()
    for me in table.players:
        me.won = True


@rule
def highest() -> None:
    """Four cards each; show one; the highest wins. Everybody should show the best they have."""
    for card in table.box:
        move(card, table.deck)
    shuffle(table.deck)
    for me in table.players:
        for _ in range(4):
            dealt = table.deck.top
            if dealt:
                move(dealt, me.hand)
    best = 0
    for me in table.players:
        begin_turn(me)
        shown = choose(me, me.hand, SHOW)
        if shown:
            if shown.worth > best:
                best = shown.worth
                for each in table.players:
                    each.won = each == me
            move(shown, table.shown)


@rule
def flips() -> None:
    """One by one, in any order: flip a coin for water, which may cost some, or watch. Then it is over."""
    for me in table.players:
        begin_turn(me)
        flipped = False
        watched = False
        for _ in range(2):
            if not flipped:
                offer(FLIP)
            if not watched:
                offer(WATCH)
            offer(FLEE)
            picked: Answer = ask(me, TURN)
            if picked.verb == FLIP:
                flipped = True
                me.water += 1 if random_below(2) == 0 else -1
            elif picked.verb == WATCH:
                watched = True
            else:
                end_game()
        me.won = me.water > 2


@judgement
def flips_first(me: Player, option: Answer) -> int:
    """The coin before all else."""
    if option.verb == FLIP:
        return 2
    return 1 if option.verb == WATCH else 0


@judgement
def lowest_first(me: Player, option: Answer) -> int:
    """A bad habit: search must find out that it is one."""
    if option.card:
        return 0 - option.card.worth
    return 0


KINDS = [Kind(f"card-{n}", f"Card {n}", f"Карта {n}", 3, "box", {"worth": n}) for n in range(1, 7)]
ONE = [Kind("token", "Token", "Жетон", 1, "box", {})]


def _game(id: str, first: object, kinds: list[Kind], seats: range, **more: object) -> Game:
    schema = Schema(Card, Player, Shared, Weights if "judgements" in more else None, 4)
    return Game(id=id, en=id, ru=id, seats=seats, schema=schema, kinds=kinds, first_rule=first, **more)  # type: ignore[arg-type]


FIRE = _game("fire", fire, ONE, range(2, 3), teams=all_together)
ARCHERS = _game("archers", archers, ONE, range(4, 5), teams=lambda seats, options: [[0, 2], [1, 3]])
WAGER = _game("wager", wager, ONE, range(2, 5))
FLIPS = _game("flips", flips, ONE, range(2, 3), judgements={"greedy": flips_first})
HIGHEST = _game("highest", highest, KINDS, range(2, 5), judgements={"greedy": lowest_first})
