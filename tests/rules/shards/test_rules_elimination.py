"""The active player falls by an effect (SOI-WIN-04). No card of the game does that, so one is made for it here."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from deckwright import Table
from deckwright.games.shards.cards.make import STARTER, ally
from deckwright.games.shards.game import SHARDS
from deckwright.games.shards.rules.core import fallen_leave
from deckwright.games.shards.schema import Faction, Player, table
from deckwright.games.shards.words import crystals, draw, power
from deckwright.lang.game import Game
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.words import word


@word(en="lose {n:health}", ru="потеряйте {n:health}", gives=NOT_COUNTED, short="−{n:health}")
def lose_health(me: Player, n: int) -> None:
    me.health = max(0, me.health - n)
    fallen_leave()


@word(
    en="everyone loses {n:health}",
    ru="все теряют {n:health}",
    gives=NOT_COUNTED,
    short=("all −{n:health}", "все −{n:health}"),
)
def all_lose_health(me: Player, n: int) -> None:
    for someone in table.players:
        someone.health = max(0, someone.health - n)
    fallen_leave()


@cache
def game() -> Game:
    """Shards with two cards more."""
    more = [
        ally(
            "burnout",
            "Burnout",
            "Выгорание",
            Faction.NONE,
            cost=0,
            copies=1,
            play=[power(3), crystals(3), lose_health(9), draw(1)],
        ),
        ally("doomsday", "Doomsday", "Судный день", Faction.NONE, cost=0, copies=1, play=[all_lose_health(50)]),
    ]
    for kind in more:
        kind.home = STARTER
    return replace(SHARDS, kinds=[*SHARDS.kinds, *more])


def opened(card: str, players: int, health: int) -> Table:
    """I, who begin, have this card and this health."""
    opening = Table.open(game(), players=players, seed=5)
    assert opening.active == 0
    opening.arrange({"p0.hand": [card, "crystal"], "p0.health": health})
    return opening


@pytest.mark.rule("SOI-WIN-04", "SOI-LEAD-01")
def test_the_turn_of_a_player_who_falls_ends_at_once() -> None:
    three = opened("burnout", 3, 9)
    three.choose("play", card="burnout")
    assert (three.over, three.active, three.seat) == (False, 1, 1)
    assert (three.value("crystals"), three.value("power")) == (0, 0)
    assert [three.value("health", seat) for seat in range(3)] == [0, 50, 50]  # nobody was attacked
    assert three.cards("hand", 0) == three.cards("play", 0) == three.cards("deck", 0) == []
    three.choose("end-main")
    three.choose("end-main")
    assert three.active == 1  # seat 0 is skipped


@pytest.mark.rule("SOI-WIN-04")
def test_who_survives_the_effect_plays_on() -> None:
    three = opened("burnout", 3, 10)
    three.choose("play", card="burnout")
    assert (three.active, three.value("health", 0), three.value("crystals")) == (0, 1, 3)


@pytest.mark.rule("SOI-WIN-04", "SOI-WIN-02")
def test_the_last_one_left_wins_in_a_turn_that_is_not_theirs() -> None:
    two = opened("burnout", 2, 9)
    two.choose("play", card="burnout")
    assert two.result is not None and two.result.winners == (1,)


@pytest.mark.rule("SOI-WIN-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_nobody_is_left_the_game_is_a_draw(players: int) -> None:
    everyone = opened("doomsday", players, 50)
    everyone.choose("play", card="doomsday")
    assert everyone.over
    assert everyone.result is not None and everyone.result.winners == ()
