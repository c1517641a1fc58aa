"""What a choice would bring, worked out by a rule of the game for who is asked, before anything is chosen."""

from __future__ import annotations

from dataclasses import replace

from deckwright import Table
from deckwright.lang.rules import rule
from deckwright.lang.types import Note, Prompt, move, note, offer
from deckwright.lang.types import ask as put
from tests.lang.points.standing_modifiers import BUY, COURT, END, TURN, Answer, Card, table, total_attack

ATTACK_AFTER = Note("attack-after", "{card}: {number}", "{card}: {number}", ("card", "number"))
WHICH_TOO = Prompt("which-too", "Who comes along?", "Кто ещё?")


@rule
def attack_with(card: Card) -> None:
    for me in table.players:
        if me.seat == 0:
            move(card, me.court, bottom=True)
            note(ATTACK_AFTER, card, number=total_attack(me))


@rule
def attack_with_another(card: Card) -> None:
    for me in table.players:
        if me.seat == 0:
            move(card, me.court, bottom=True)
            for each in table.row:
                offer(BUY, each, number=0)
            offer(END)
            picked: Answer = put(me, WHICH_TOO)
            if picked.verb == BUY:
                move(picked.card, me.court, bottom=True)
            note(ATTACK_AFTER, card, number=total_attack(me))


def foreseen(game: Table) -> dict[str, int]:
    """The attack after each card that can be bought, by its kind."""
    view = game.view(0)
    numbers = view["foreseen"]["attack-after"]
    return {option["card"]: numbers[str(option["card_id"])] for option in view["options"] if option["verb"] == "buy"}


def test_each_option_says_what_it_would_bring_and_nothing_has_happened() -> None:
    game = Table.open(replace(COURT, foreseen={TURN.id: attack_with}), 2, seed=1)
    before = game.hash()
    said = foreseen(game)
    assert (said["smith"], said["monk"], said["guard"]) == (2, 1, 0)
    assert game.hash() == before
    game.choose("buy", card="smith")
    assert foreseen(game)["monk"] == 3


def test_where_the_rule_asks_in_turn_the_best_answer_counts() -> None:
    game = Table.open(replace(COURT, foreseen={TURN.id: attack_with_another}), 2, seed=1)
    said = foreseen(game)
    assert (said["smith"], said["guard"]) == (4, 2)  # with the other smith, or with one


def test_only_who_is_asked_is_told() -> None:
    game = Table.open(replace(COURT, foreseen={TURN.id: attack_with}), 2, seed=1)
    assert "foreseen" not in game.view(1) and "foreseen" not in game.view()
    assert "foreseen" not in Table.open(COURT, 2, seed=1).view(0)
