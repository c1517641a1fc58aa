"""The round table: a turn deck says who plays next, in rings of 2 to 6 seats, alone, in teams or all against fate."""

from __future__ import annotations

from enum import IntEnum

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game, GameOption, OptionValue
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Note,
    Prompt,
    Verb,
    ask,
    begin_turn,
    choose,
    end_game,
    everyone,
    fact,
    move,
    move_all,
    note,
    offer,
    option,
    pile,
    player,
    shuffle,
    value,
)

SEATS = 6
FATE = 6


class Mode(IntEnum):
    ALONE = 0
    TEAMS = 1
    TOGETHER = 2


class Card(lang.Card):
    turn_of: int = fact()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    life: int = value(2)
    alive: bool = value(True)
    team: int = value(0)


class Shared(lang.Shared["Player"]):
    mode: Mode = option()
    doom: int = value(0)
    box: Pile = pile()
    turns: Pile = pile("nobody")
    taken: Pile = pile()


class Answer(lang.Answer):
    player: Player


table = Shared()
HIT = Verb("hit", ("player",), "Hit {player}", "Ударить: {player}")
PASS_ON = Verb("pass-on", (), "Pass the turn on", "Передать ход")
TURN = Prompt("turn", "Your turn", "Ваш ход")
FATE_STRIKES = Prompt("fate-strikes", "Which turn card goes to the bottom?", "Какую карту хода положить вниз?")
OUT = Note("out", "{player} is out", "{player} выбывает", ("player",))


@rule
def round_table() -> None:
    for me in table.players:
        me.team = me.seat % 2 if table.mode == Mode.TEAMS else me.seat
    for card in table.box:
        if card.turn_of < table.seats or (card.turn_of == FATE and table.mode == Mode.TOGETHER):
            move(card, table.turns)
    shuffle(table.turns)
    while True:
        next_turn()


@rule
def next_turn() -> None:
    """Draw who plays; when all have, the turn deck is shuffled anew."""
    if not table.turns:
        move_all(table.taken, table.turns)
        shuffle(table.turns)
    card = table.turns.top
    assert card is not None
    move(card, table.taken)
    if card.turn_of == FATE:
        fate()
    else:
        take_turn(player(card.turn_of))


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    left = next_alive(me)
    right = last_alive(me)
    offer(HIT, player=left)
    if right != left:
        offer(HIT, player=right)
    offer(PASS_ON)
    picked: Answer = ask(me, TURN)
    if picked.verb == HIT:
        hit(picked.player)


@rule
def next_alive(me: Player) -> Player:
    """The neighbour on the left who is still in the game."""
    found = me.left
    while not found.alive:
        found = found.left
    return found


@rule
def last_alive(me: Player) -> Player:
    found = me.right
    while not found.alive:
        found = found.right
    return found


@rule
def hit(victim: Player) -> None:
    victim.life -= 1
    if victim.life == 0:
        victim.alive = False
        note(OUT, player=victim)
        for place in (table.turns, table.taken):
            for card in place:
                if card.turn_of == victim.seat:
                    move(card, table.box)
        check_end()


@rule
def fate() -> None:
    """It dooms everybody; those who know the turns taken may hide one of them at the bottom of the deck."""
    table.doom += 1
    if table.doom == 2:
        end_game()
    card = choose(everyone(), (c for c in table.taken if c.turn_of != FATE), FATE_STRIKES, optional=True)
    if card:
        move(card, table.turns, bottom=True)


@rule
def check_end() -> None:
    """One player, or one team, is left; together, the last one to stand saves all."""
    survivor: Player | None = None
    for each in table.players:
        if each.alive:
            if survivor and survivor.team != each.team:
                return
            survivor = each
    for each in table.players:
        each.won = table.mode == Mode.TOGETHER or (survivor is not None and each.team == survivor.team)
    end_game()


KINDS = [
    *[
        Kind(f"turn-{seat + 1}", f"Turn {seat + 1}", f"Ход {seat + 1}", 1, "box", {"turn_of": seat})
        for seat in range(SEATS)
    ],
    Kind("fate", "Fate", "Судьба", 1, "box", {"turn_of": FATE}),
]
OPTIONS = (
    GameOption(
        "mode",
        "Mode",
        "Режим",
        "alone",
        (
            OptionValue("alone", "Alone", "Каждый за себя"),
            OptionValue("teams", "Teams", "Команды"),
            OptionValue("together", "Together", "Вместе"),
        ),
    ),
)
ROUND_TABLE = Game(
    id="round-table",
    en="Round Table",
    ru="Круглый стол",
    seats=range(2, SEATS + 1),
    schema=Schema(Card, Player, Shared, None, SEATS),
    kinds=KINDS,
    first_rule=round_table,
    options=OPTIONS,
)
