"""No page has a serious finding of axe: lobby, set-up, table, replay, cards and rules, in both themes, on both sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.screen import DESKTOP, PHONE, Screen
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, Prepared, prepare, removing, turn
from tests.server.serving import InThread

Going = Callable[[Screen, InThread, Prepared], None]


def to(path: str) -> Going:
    """A page that is simply there."""
    return lambda screen, server, finished: screen.go(path)


def own_turn(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(prepare(server, ANNA, NEWCOMER, until=lambda t, s: turn(8)(t, s) and s == 0).link())
    screen.wait_until_asked()


def others_turn(screen: Screen, server: InThread, finished: Prepared) -> None:
    table = prepare(server, ANNA, VERA, until=turn(8))
    screen.take_seat(table.link(1 - table.asked))


def choosing(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(prepare(server, ANNA, BORIS, until=removing, seed=51).link())
    screen.lift_curtain()


def curtain(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(prepare(server, ANNA, BORIS, until=turn(4)).link())
    screen.see("#curtain").wait_for()


def end(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.take_seat(finished.link())
    screen.see("#result svg[role=img]").first.wait_for()


def replay(screen: Screen, server: InThread, finished: Prepared) -> None:
    screen.go(f"{finished.path}/replay?at={finished.room.n // 2}&seen=0")


PAGES: dict[str, Going] = {
    "lobby": to("/"),
    "set-up": to("/new/shards"),
    "cards": to("/cards/shards"),
    "card": to("/cards/shards/infinity-shard"),
    "rules": to("/rules/shards"),
    "own turn": own_turn,
    "turn of another": others_turn,
    "choosing": choosing,
    "curtain": curtain,
    "end": end,
    "replay": replay,
}
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_stands_in_anybodys_way(name: str, screens: Screens, server: InThread, finished: Prepared) -> None:
    found = []
    for lang in ("ru", "en"):
        screen = screens(lang=lang, motion="reduce")
        PAGES[name](screen, server, finished)
        for size, (width, height) in SIZES.items():
            screen.page.set_viewport_size(ViewportSize(width=width, height=height))
            for theme in ("dark", "light"):
                screen.page.emulate_media(color_scheme=theme)
                found += [f"{lang}, {size}, {theme}: {finding}" for finding in grave_findings(screen.page)]
    assert not found, "\n".join(found)
