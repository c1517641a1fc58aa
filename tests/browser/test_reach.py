"""Whatever a question offers can be tapped on a phone, upright and on its side, at any moment of any game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.browser.conftest import Screens
from tests.browser.measuring import settle
from tests.browser.reaching import unreached
from tests.browser.screen import Screen
from tests.browser.tables import ANNA, VERA, Prepared, prepare
from tests.server.serving import InThread

WINDOWS = ((390, 844), (844, 390))
ALIKE = 1  # so often a question with the same verbs is looked at


@dataclass(frozen=True)
class Walk:
    """A game played at random, by people who seldom stop while there is something left to do."""

    game: str
    seed: int
    seats: int = 2
    choices: int = 160
    options: dict[str, Any] = field(default_factory=dict)

    def prepared(self, server: InThread) -> Prepared:
        """The table before anything is done."""
        chairs = [ANNA, *[VERA] * (self.seats - 1)]
        return prepare(server, *chairs, seed=self.seed, game=self.game, **self.options)

    def moments(self, at: Prepared) -> Iterator[str]:
        """Play on; stop at every question to the first seat that is unlike those before, and say what is asked."""
        dice, seen = random.Random(self.seed), Counter[tuple[Any, ...]]()
        for _ in range(self.choices):
            table = at.room.table
            if table.over:
                return
            if 0 in table.to_answer and table.prompt is not None:
                like = (table.prompt.id, *sorted({option.verb for option in table.offered(0)}))
                seen[like] += 1
                if seen[like] <= ALIKE:
                    yield f"{self.game} {self.seed}, choice {at.room.n}, {table.prompt.id}"
            at.choose(lambda table, seat: _at_random(table, seat, dice))


def _at_random(table: Any, seat: int, dice: random.Random) -> int:
    options = table.offered(seat)
    goes_on = [option for option in options if option.verb not in table.game.look.closing]
    return int(dice.choice(goes_on if goes_on and dice.random() < 0.9 else options).index)


WALKS = [
    Walk("shards", 3),
    Walk("shards", 4, seats=3, options={"relics": "draft"}),
    Walk("ascension", 3),
    Walk("war-eternal", 3, options={"nemesis": "umbra-titan"}),
    Walk("war-eternal", 5, seats=3),
    Walk("new-age", 4, options={"nemesis": "maggoth"}),
    Walk("sorcerer", 3),
    Walk("sorcerer", 6, seats=4, options={"mode": "teams"}),
]


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: f"{walk.game}-{walk.seats}-{walk.seed}")
def test_every_choice_can_be_tapped(server: InThread, screens: Screens, walk: Walk) -> None:
    phone, at = screens(phone=True, motion="reduce"), walk.prepared(server)
    phone.take_seat(at.link())
    found = [f"{moment}, {each}" for moment in walk.moments(at) for each in out_of_reach(phone, at)]
    assert not found, "\n".join(found)


def out_of_reach(phone: Screen, at: Prepared) -> list[str]:
    """What cannot be tapped in one of the windows."""
    phone.wait_at(at.room.n)
    found = []
    for width, height in WINDOWS:
        phone.page.set_viewport_size({"width": width, "height": height})
        settle(phone.page)
        found += [f"{width}x{height}: {each}" for each in unreached(phone.page)]
    return found
