"""Take the README's pictures of the web table: `python docs/images/shots.py`.

They need a chromium on the path and what the tests need. The game is always the same: one seed, and people who always
choose alike.
"""

from __future__ import annotations

import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser, expect

from deckwright import Table, bots
from deckwright.campaigns.entries import JOIN
from deckwright.games import load
from deckwright.server.store import CampaignRow
from deckwright.testing.campaigns import Wandering

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from tests.browser.chromium import any_browser  # noqa: E402
from tests.browser.screen import Screen, opened  # noqa: E402
from tests.browser.tables import ANNA, NEWCOMER, Prepared, Until, main_phase, prepare  # noqa: E402
from tests.server.serving import InThread, serving, settings_for  # noqa: E402

SEED = 6
NAMES = {"ru": "Анна", "en": "Anna"}
MAGES = {"nemesis": "gate-witch", "mage": "gex,dezmodia"}
MAKING = {"characters": "ariaspes,tegu", "lineages": "demonologist,necromancer"}  # the domains by chance
TREASURES = {
    "treasure_1": "bramas-buried-light,garus-torch",
    "treasure_2": "core-of-rage",
    "treasure_3": "precision-magnifier,prism-of-destruction",
}
DICE = 5  # so many make a good picture
QUALITY = 84  # the felt of the table makes lossless pictures five times as large


def greedy(table: Table, seat: int) -> int:
    """What the bot that judges would choose."""
    return bots.make("greedy", table.game).choose(table, seat)


def lively(table: Table, seat: int) -> bool:
    """Anna's turn, with champions on both sides, some cards played and something to buy."""
    if seat != 0 or not main_phase(table, seat):
        return False
    view = table.view(seat)
    options = [option.verb for option in table.offered(seat)]
    played = [side["piles"]["play"]["count"] for side in view["players"]]
    busy = view["turn"] >= 9 and played[0] >= 3 and played[1] >= 1
    return busy and options.count("recruit") >= 2 and "play" in options


def take(browser: Browser, server: InThread, table: Prepared, lang: str, *, phone: bool) -> None:
    """The lobby and the table, in one language, on one kind of screen."""
    screen = opened(browser, server.url, lang=lang, phone=phone, motion="reduce", scale=2 if phone else 1)
    kind = "phone" if phone else "desktop"
    screen.go("/")
    keep(screen, f"lobby-{kind}-{lang}")
    screen.take_seat(table.link())
    screen.wait_until_asked()
    if not phone:
        card = screen.see(".market .card.can").last
        card.hover()
        expect(screen.see("#zoom-card .card")).to_have_attribute("data-kind", card.get_attribute("data-kind") or "")
    keep(screen, f"table-{kind}-{lang}")
    screen.context.close()
    assert not screen.troubles, screen.troubles


def keep(screen: Screen, name: str) -> None:
    """Into a file, when all pictures are there."""
    screen.page.wait_for_load_state("networkidle")
    screen.page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=QUALITY, animations="disabled")


def under_way(turn: int, cards: int) -> Until:
    """Anna's turn somewhere in the middle of a game, with so many cards still to play."""

    def so(table: Table, seat: int) -> bool:
        look, prompt = table.game.look, table.prompt
        if look is None or prompt is None or prompt.id != look.main_prompt or seat != 0:
            return False
        return table.turn >= turn and [option.verb for option in table.offered(seat)].count(look.play_verb) >= cards

    return so


def about_to_cast(turn: int, spells: int) -> Until:
    """Anna's turn begins, somewhere in the middle of a game, with so many spells prepped."""

    def so(table: Table, seat: int) -> bool:
        prompt, prepped = table.prompt, table.cards("prepped", 0)
        asked = prompt is not None and prompt.id == "casting-phase" and seat == 0
        return asked and table.turn >= turn and len(prepped) >= spells

    return so


def dice_lie(round: int, minions: int) -> Until:
    """Anna may re-roll dice in a battle, with so many minions on the battlefields."""

    def so(table: Table, seat: int) -> bool:
        if seat != 0 or table.prompt is None or table.prompt.id != "rerolls" or table.value("round") < round:
            return False
        fields = table.view()["places"]["fields"]
        stand = sum(side["piles"]["minions"]["count"] for each in fields for side in each["sides"])
        return stand >= minions and table.value("rolled") >= DICE and table.choices > DICE

    return so


def take_table(browser: Browser, server: InThread, table: Prepared, name: str, *, phone: bool = False) -> None:
    """The table of another game, in Russian."""
    screen = opened(browser, server.url, lang="ru", phone=phone, motion="reduce", scale=2 if phone else 1)
    screen.take_seat(table.link())
    screen.wait_until_asked()
    keep(screen, name)
    screen.context.close()
    assert not screen.troubles, screen.troubles


def take_camp(browser: Browser, server: InThread) -> None:
    """The camp of an expedition before its last battle, in Russian."""
    game = load("new-age")
    walk = Wandering(game, game.campaigns[0], SEED, people=2)
    for won in (True, False, True, True):
        walk.decide(usual=True)
        walk.battle(won=won)
    head, now = walk.head, time.time()
    row = CampaignRow("camp", head.game, head.campaign, head.seed, dict(head.options), {}, now, now, over=False)
    names = iter((NAMES["ru"], "Борис"))
    entries = [replace(e, data=e.data | {"name": next(names)}) if e.what == JOIN else e for e in walk.entries]
    server.do(server.site.store.add_campaign(row, entries, []))
    screen = opened(browser, server.url, lang="ru", motion="reduce")
    screen.go(server.site.signer.member_link("camp", 0))
    expect(screen.see(".now")).to_be_visible()
    keep(screen, "expedition-desktop-ru")
    screen.context.close()
    assert not screen.troubles, screen.troubles


def main() -> None:
    """All of them."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(settings_for(f"sqlite:///{folder}/tables.db")) as server,
        any_browser() as browser,
    ):
        for lang, name in NAMES.items():
            for phone in (False, True):
                table = prepare(server, replace(ANNA, name=name), NEWCOMER, until=lively, seed=SEED)
                take(browser, server, table, lang, phone=phone)
        anna = replace(ANNA, name=NAMES["ru"])
        table = prepare(server, anna, NEWCOMER, until=under_way(14, 2), choose=greedy, game="ascension")
        take_table(browser, server, table, "ascension-desktop-ru")
        table = prepare(server, anna, NEWCOMER, until=under_way(9, 2), choose=greedy, game="war-eternal", **MAGES)
        take_table(browser, server, table, "war-eternal-desktop-ru")
        mages = {"nemesis": "maggoth", "mage": "gygar,taqren", **TREASURES}
        table = prepare(server, anna, NEWCOMER, until=about_to_cast(14, 2), choose=greedy, game="new-age", **mages)
        take_table(browser, server, table, "new-age-desktop-ru")
        table = prepare(
            server, anna, NEWCOMER, until=dice_lie(2, 12), choose=greedy, game="sorcerer", seed=12, **MAKING
        )
        for kind in ("desktop", "phone"):
            take_table(browser, server, table, f"sorcerer-{kind}-ru", phone=kind == "phone")
        take_camp(browser, server)


if __name__ == "__main__":
    main()
