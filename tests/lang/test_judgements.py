"""A judgement looks at what its seat may see, changes nothing, and gives a number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from deckwright.lang.errors import RuleError
from deckwright.lang.rules import judgement, rule, slot
from deckwright.lang.types import ask, offer, player
from deckwright.vm import isa
from tests.lang.toybox import (
    COIN,
    CROWN,
    PICK,
    STOP,
    WHAT,
    Answer,
    Card,
    Game,
    Player,
    compiled,
    kind,
    module_of,
    opened,
    table,
    weights,
)

PRELUDE = """
from __future__ import annotations
from deckwright.lang.rules import judgement, rule, slot
from deckwright.lang.types import *
from tests.lang.toybox import *

@slot(pure=True)
def worth(card: Card, me: Player) -> int: ...

@slot
def on_play(card: Card, me: Player) -> None: ...

@rule
def richest(card: Card, me: Player) -> int:
    return max((coin.cost for coin in me.hand), default=0)

@rule
def harmless(card: Card, me: Player) -> int:
    return len(me.hand) + len(me.deck)

@rule
def earn(me: Player) -> int:
    me.gold += 1
    return 1

@rule
def peek(me: Player) -> int:
    return sum(card.cost for card in me.hand)

@rule
def deeper(me: Player) -> int:
    return peek(me) + 1

@rule
def endless(me: Player) -> int:
    return endless(me) + 1

@rule
def game() -> None:
    table.a = 1

"""

REFUSED = {
    "me.gold = 3": "a judgement changes nothing",
    "me.gold += 3": "a judgement changes nothing",
    "move(option.card, me.hand)": "a judgement changes nothing and asks nothing",
    "shuffle(me.deck)": "a judgement changes nothing and asks nothing",
    "offer(STOP)": "a judgement changes nothing and asks nothing",
    "choose(me, me.hand, WHAT)": "a judgement changes nothing and asks nothing",
    "n = roll(6)": "a judgement changes nothing and asks nothing",
    "end_game()": "a judgement changes nothing and asks nothing",
    "n = earn(me)": "a judgement changes nothing",
    "on_play(option.card, me)": "a judgement may call only pure slots",
    "n = endless(me)": "a judgement cannot use a rule that calls itself",
    "n = sum(card.cost for card in me.deck)": "may not look into deck",
    "n = me.deck.top.cost": "may not look into deck",
    "n = sum(card.cost for card in me.left.hand)": "may not look into hand",
    "n = sum(card.cost for other in me.others for card in other.hand)": "may not look into hand",
    "n = table.crypt.bottom.cost": "may not look into crypt",
    "n = peek(me.left)": "may not look into hand",
    "n = deeper(me.left)": "may not look into hand",
    "place = me.left.hand\nn = place.top.cost": "a pile found this way",
    "n = option.card.pile.top.cost": "a pile found this way",
    "n = me.left.plan": "may not read plan: it is secret",
    "n = table.hidden": "may not read hidden: it is secret",
    "n = option.card.hunch": "may not read hunch: it is secret",
    "me = me.left\nn = me.plan": "me is the seat that judges",
    "for me in table.players:\n    pass": "me is the seat that judges",
    "n = worth(option.card, me.left)": "may not look into hand",
}


@pytest.mark.parametrize("body", REFUSED)
def test_a_judgement_may_not(body: str, tmp_path: Path) -> None:
    lines = "".join(f"    {line}\n" for line in body.split("\n"))
    module = module_of(
        f"{PRELUDE}@judgement\ndef taste(me: Player, option: Answer) -> int:\n{lines}    return 1\n", tmp_path
    )
    kinds = [kind("coin", 1, "box", {module.worth: module.richest})]
    with pytest.raises(RuleError) as caught:
        compiled(module.game, slots=[module.worth, module.on_play], judgements=[module.taste], kinds=kinds)
    assert REFUSED[body] in caught.value.message


ALLOWED = [
    "n = sum(card.cost for card in me.hand) + me.plan + me.left.gold",
    "n = len(me.deck) + len(me.left.hand) + sum(card.cost for card in me.left.discard)",
    "n = 1 if table.crypt else 0",
    "n = peek(me) + deeper(me)",
    "n = worth(option.card, me) + option.card.cost",
    "n = sum(card.cost for card in table.row)",
]


@pytest.mark.parametrize("body", ALLOWED)
def test_a_judgement_may(body: str, tmp_path: Path) -> None:
    module = module_of(
        f"{PRELUDE}@judgement\ndef taste(me: Player, option: Answer) -> int:\n    {body}\n    return n\n", tmp_path
    )
    kinds = [kind("coin", 1, "box", {module.worth: module.richest})]
    compiled(module.game, slots=[module.worth, module.on_play], judgements=[module.taste], kinds=kinds)


def test_a_judgement_is_run_by_the_machine_for_a_seat_and_an_option() -> None:
    @slot(default=5, pure=True)
    def bonus(card: Card) -> int: ...

    @rule
    def double(card: Card) -> int:
        return 2 * card.cost

    @judgement
    def taste(me: Player, option: Answer) -> int:
        if option.verb == STOP:
            return -1
        best = max((card.cost for card in table.row), default=0)
        return weights.gold * option.card.cost + 100 * me.seat + 1000 * best + bonus(option.card)

    @rule
    def game() -> None:
        for card in table.row:
            offer(PICK, card)
        offer(STOP)
        picked: Answer = ask(player(0), WHAT)

    kinds = [COIN, kind("gem", 2, "row", {bonus: double}, cost=3), CROWN]
    waiting = opened(game, kinds=kinds, slots=[bonus], judgements=[taste])
    assert [judged(waiting, 1, option) for option in range(4)] == [
        9 + 100 + 7000 + 6,
        9 + 100 + 7000 + 6,
        21 + 100 + 7000 + 5,
        -1,
    ]
    assert waiting.status == isa.QUESTION


def judged(game: Game, seat: int, option: int) -> int:
    """What the first judgement says, run on a copy of the state above what its rules are doing."""
    program = game.program
    other = Game(program, silent=True)
    other.state = game.state.copy()
    state: Any = other.state
    frame = int(state[isa.H_TOP]) + isa.FRAME_WORDS
    at = program.layout.options + 4 * option
    state[frame - 4 : frame] = [-1, state[isa.H_FP], state[isa.H_SNAP], state[isa.H_SOURCE]]
    state[frame : frame + 5] = [seat, *state[at : at + 4]]
    state[isa.H_FP], state[isa.H_PC], state[isa.H_STATUS] = frame, program.judgements[0], isa.RUNNING
    assert other.run() == isa.RETURNED
    return int(state[frame])
