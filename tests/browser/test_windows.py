"""Crowded tables in every window: Aeon's End with two mages and four, Sorcerer with two to six; nothing is covered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import expect

from deckwright import Table
from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.schema import DECKS
from tests.browser.conftest import Screens
from tests.browser.mages import played
from tests.browser.measuring import behind, covered, crowding, cut_short, faults, out_of_sight, settle
from tests.browser.screen import Screen
from tests.browser.sorcerers import asked, eager
from tests.browser.tables import ANNA, NEWCOMER, VERA, Prepared, prepare
from tests.server.serving import InThread

LARGE = [(1440, 900), (2560, 1440)]  # windows in which there is room for every word
ALL_FIT = [(768, 1024), (1280, 720), *LARGE]  # windows in which nothing needs to be scrolled
SCROLLING = [(720, 450), (844, 390)]  # a large desktop magnified twice, a phone on its side
PHONE = [(390, 844)]

COMING = ".unleash, .threat .what, .threat .toll"  # what a nemesis will do
PARTS = ("characters", "lineages", "domains")
HEAVY = {"is_skill", "is_pool"}  # cards that are never in hand

TREASURES: dict[str, Any] = {
    "treasure_1": ["bramas-buried-light", "garus-torch", "kadirs-emerald-shard", "mists-garnet-shard"],
    "treasure_2": "thorned-whip",
    "treasure_3": ["precision-magnifier", "prism-of-destruction", "verdant-staff", "flowing-mantle"],
}
FOUR = {"mage": ["lost", "gygar", "taqren", "claudia"], **TREASURES}


@dataclass(frozen=True)
class Crowded:
    """A game of sensible mages, up to a moment with much on the table."""

    nemesis: str
    seats: int
    seed: int
    prompt: str
    threats: int  # so many minions and powers are there
    spells: int = 0  # and so many spells in my breaches
    game: str = "new-age"
    options: dict[str, Any] = field(default_factory=dict)

    def come(self, table: Table, seat: int) -> bool:
        """Whether it is that moment."""
        crowd, prompt = len(table.cards("threats")), table.prompt
        asked = seat == 0 and prompt is not None and prompt.id == self.prompt
        return asked and crowd >= self.threats and len(table.cards("prepped", 0)) >= self.spells

    def prepared(self, server: InThread) -> Prepared:
        """The table at that moment."""
        chairs = [ANNA, *[NEWCOMER] * (self.seats - 1)]
        wishes = {"nemesis": self.nemesis, "difficulty": "expert", **self.options}
        return played(server, self.game, *chairs, until=self.come, seed=self.seed, **wishes)


TABLES = [
    Crowded("maggoth", 2, 6, "who-suffers", threats=4),
    Crowded("arachnos", 2, 6, "casting-phase", threats=3, spells=2),
    Crowded("gate-witch", 2, 5, "casting-phase", threats=3, spells=4, game="war-eternal"),
    Crowded("maggoth", 4, 4, "main-phase", threats=4, options=FOUR),
    Crowded("arachnos", 4, 5, "main-phase", threats=3, options=FOUR),
    Crowded("ageless-walker", 4, 2, "exile-card", threats=3, options=FOUR),
    Crowded("fenrix", 4, 2, "who-places-token", threats=5, options=FOUR),
    Crowded("hollow-crown", 4, 3, "casting-phase", threats=5, spells=3, game="war-eternal"),
]


@dataclass(frozen=True)
class Besieged:
    """A game of sensible sorcerers, up to a moment with many minions on the battlefields."""

    seats: int
    seed: int
    prompt: str
    minions: int  # so many there are on all battlefields together
    lang: str = "ru"
    options: dict[str, Any] = field(default_factory=dict)

    def come(self, table: Table, seat: int) -> bool:
        """Whether it is that moment, with more than one thing to choose."""
        asked = seat == 0 and table.prompt is not None and table.prompt.id == self.prompt
        return asked and table.choices > 2 and minions(table) >= self.minions

    def prepared(self, server: InThread) -> Prepared:
        """The table at that moment."""
        chairs = [ANNA, *[NEWCOMER] * (self.seats - 1)]
        return played(server, "sorcerer", *chairs, until=self.come, seed=self.seed, **self.options)


def minions(table: Table) -> int:
    """How many minions are in play."""
    fields = table.view()["places"]["fields"]
    return sum(side["piles"]["minions"]["count"] for each in fields for side in each["sides"])


SIEGES = [
    Besieged(2, 4, "rerolls", 9),
    Besieged(3, 8, "action", 10, lang="en"),
    Besieged(4, 6, "action", 14),
    Besieged(6, 7, "action", 22),
    Besieged(4, 9, "assign-hit", 18, options={"mode": "teams"}),
    Besieged(6, 10, "action", 24, lang="en", options={"mode": "teams"}),
]


def measured(screen: Screen, table: Prepared, windows: list[tuple[int, int]]) -> list[str]:
    """What is wrong with a table in each of these windows, each after the other."""
    found = []
    for width, height in windows:
        screen.page.set_viewport_size({"width": width, "height": height})
        if screen.page.url == "about:blank":
            screen.take_seat(table.link())
            screen.wait_until_asked()
        settle(screen.page)
        wrong = (
            out_of_sight(screen.page)
            + faults(screen.page)
            + (crowding(screen.page) if (width, height) in ALL_FIT else [])
            + (cut_short(screen.page, COMING) if (width, height) in LARGE else [])
            + (behind(screen.page) if (width, height) in PHONE else [])
        )
        found += [f"{width}x{height}: {each}" for each in wrong]
    return found


@pytest.mark.parametrize("crowded", TABLES, ids=lambda each: f"{each.nemesis}-{each.seats}-{each.prompt}")
def test_nothing_is_covered_in_any_window(server: InThread, screens: Screens, crowded: Crowded) -> None:
    table = crowded.prepared(server)
    assert not measured(screens(motion="reduce"), table, [*ALL_FIT, *SCROLLING])
    assert not measured(screens(motion="reduce", phone=True), table, PHONE)


@pytest.mark.parametrize("siege", SIEGES, ids=lambda each: f"{each.seats}-{each.options.get('mode', 'alone')}")
def test_no_battlefield_is_covered_in_any_window(server: InThread, screens: Screens, siege: Besieged) -> None:
    table = siege.prepared(server)
    assert not measured(screens(motion="reduce", lang=siege.lang), table, [*ALL_FIT, *SCROLLING])
    assert not measured(screens(motion="reduce", lang=siege.lang, phone=True), table, PHONE)


@pytest.mark.parametrize(
    ("seats", "seed", "prompt", "options"),
    [(4, 6, "assign-hit", {}), (6, 7, "rerolls", {}), (6, 10, "action", {"mode": "teams"})],
    ids=["four", "six", "teams"],
)
def test_on_a_phone_nobody_loses_sight_of_what_they_have(
    server: InThread, screens: Screens, seats: int, seed: int, prompt: str, options: dict[str, Any]
) -> None:
    """Energy, actions, omens, blood and skill cards stay below the question, dice to re-roll above it."""
    table = Besieged(seats, seed, prompt, 10, options=options).prepared(server)
    screen = screens(motion="reduce", phone=True)
    screen.take_seat(table.link())
    screen.wait_until_asked()
    settle(screen.page)
    expect(screen.see(".area-board .own")).not_to_have_count(0)
    assert not covered(screen.page, ".area-board .own, .area-board .card, .die.can, #question .button")


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("number", range(4))
def test_what_the_cards_of_a_hand_do_is_read_whole(server: InThread, screens: Screens, number: int, lang: str) -> None:
    """All cards of three decks, on a phone and at a desk: no name and no brief text is cut."""
    decks = [DECKS[number + part] for part in (0, 4, 8)]
    making = {part: f"{deck.id},any" for part, deck in zip(PARTS, decks, strict=True)}
    wishes: dict[str, Any] = {"seed": 3, "game": "sorcerer", **making}
    table = prepare(server, ANNA, VERA, until=asked("action", 1, seat=0), choose=eager, **wishes)
    mine = [kind.id for kind in ALL if DECKS[kind.facts["deck"]] in decks and not HEAVY & kind.facts.keys()]
    server.do(server.site.keeper.get(table.id)).room.table.arrange(p0__hand=mine)
    screen = screens(motion="reduce", lang=lang, size=PHONE[0])
    screen.take_seat(table.link())
    screen.wait_until_asked()
    for width, height in (*PHONE, *ALL_FIT):
        screen.page.set_viewport_size({"width": width, "height": height})
        settle(screen.page)
        assert not cut_short(screen.page, ".hand .card, .hand .name, .hand .gains")


def test_a_phone_unfolds_the_mage_whose_spell_is_asked_about(server: InThread, screens: Screens) -> None:
    """Only spells of others can be chosen: their breaches open by themselves, and close when that is done."""

    def only_theirs(table: Table, seat: int) -> bool:
        mine = set(table.cards("prepped", 0)) | set(table.cards("breaches", 0))
        asked = seat == 0 and table.prompt is not None and table.prompt.id == "discard-spell"
        return asked and not any(option.card in mine for option in table.offered(seat))

    table = played(server, "war-eternal", ANNA, NEWCOMER, until=only_theirs, seed=6)
    screen = screens(phone=True, motion="reduce")
    screen.take_seat(table.link())
    screen.wait_until_asked()
    spells = screen.see(".others .prepped.can")
    expect(spells.first).to_be_visible()
    assert not out_of_sight(screen.page)
    screen.see(".threat:not(.can) .what").first.tap()
    expect(screen.see("#zoom")).to_be_in_viewport()
    screen.page.go_back()
    expect(screen.see("#zoom")).not_to_be_in_viewport()
    with screen.moves_on():
        spells.first.tap()
    if not screen.see(".others .kit .can").count():
        expect(screen.see(".others .unfolded")).to_have_count(0)
