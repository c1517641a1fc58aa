"""The New Age at the web table: its set-up page, what its nemeses lay out and its treasures by clicks, every window."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from deckwright import Table
from deckwright.server.rooms.chairs import Chair
from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.mages import asks, my_turn, played, too_wide
from tests.browser.screen import Screen, Theme, words
from tests.browser.tables import ANNA, BORIS, NEWCOMER, Prepared, Until
from tests.server.serving import InThread

TREASURES: dict[str, Any] = {
    "treasure_1": ["bramas-buried-light", "garus-torch", "none", "none"],
    "treasure_2": "thorned-whip",
    "treasure_3": ["precision-magnifier", "prism-of-destruction", "none", "none"],
}


def at(server: InThread, *chairs: Chair, until: Until, seed: int = 1, **options: Any) -> Prepared:
    """A table of The New Age, played sensibly up to a moment."""
    return played(server, "new-age", *chairs, until=until, seed=seed, **options)


def offers(verb: str) -> Until:
    """The first seat may do this in its main phase."""
    return lambda table, seat: my_turn(1)(table, seat) and any(each.verb == verb for each in table.offered(seat))


def sells_exiled(table: Table, seat: int) -> bool:
    """The first seat may gain the top card of the exiled pile, and the supply has none of its kind."""
    exiled = table.cards("exiled")[:1]
    cards = [each.card for each in table.offered(seat) if each.verb == "gain"]
    return my_turn(1)(table, seat) and any(card in exiled and card not in table.cards("market") for card in cards)


def seated(screen: Screen, table: Prepared, seat: int = 0) -> Screen:
    """Somebody sits down and is asked."""
    screen.take_seat(table.link(seat))
    screen.wait_until_asked()
    return screen


def watched(screen: Screen, key: str) -> Locator:
    """A number on the table."""
    return screen.see(f"[data-watch='{key}']").first


# --- the set-up page --------------------------------------------------------------------------------------------------


def test_mages_and_supply_of_both_boxes_are_picked_by_their_pictures(screen: Screen) -> None:
    screen.go("/new/new-age")
    legends = screen.see("fieldset > legend:visible").all_inner_texts()
    assert legends[-2:] == ["Исчадие", "Уровень сложности"]  # the rest is folded away
    screen.page.get_by_role("group", name="Исчадие").get_by_text("Фенрикс", exact=True).click()
    screen.page.get_by_text(words("more_options")).click()
    screen.page.get_by_text("Маги и запас", exact=True).click()
    picks = {"Маг каждого игрока": ("Такрен", "Гекс"), "Стопки запаса": ("Экзогранит", "Обугливание")}
    for legend, names in picks.items():
        entries = screen.see("fieldset.list", has_text=legend).locator("details.entry")
        for entry, name in zip(entries.all()[:2], names, strict=True):
            entry.locator("summary").click()
            pick = entry.locator("label.pick", has_text=re.compile(f"^{name}$"))
            pick.click()
            expect(pick.locator("img")).to_be_visible()
            expect(entry.locator("output")).to_have_text(name)
    screen.page.get_by_text("Тонкости правил", exact=True).click()
    expect(screen.page.get_by_text("наше прочтение").first).to_be_visible()
    screen.button("open_table").click()
    screen.at_table()
    expect(screen.see("#foe-mat .who")).to_have_text("Фенрикс")
    expect(screen.see(".mage-name")).to_have_text(["Гекс", "Такрен"])
    assert {"exogranite", "carbonize"} <= set(screen.kinds(".market"))


# --- what the nemeses lay out -----------------------------------------------------------------------------------------


def test_damage_is_spread_over_a_row_of_the_nest(server: InThread, screen: Screen) -> None:
    table = at(server, ANNA, NEWCOMER, until=asks("spread-damage"), seed=2, nemesis="maggoth")
    seated(screen, table)
    row = screen.see(".nest-row.aimed")
    expect(row.locator(".cell.fly")).to_have_count(1)
    expect(screen.see("#question .help")).to_contain_text("В ряду останется жизней")
    with screen.moves_on():
        screen.see("#question .buttons").get_by_text("В ряду останется мух: 0", exact=True).click()
    expect(screen.see(".nest .cell.fly")).to_have_count(0)


def test_the_ritual_is_pushed_back(server: InThread, screens: Screens) -> None:
    screen = seated(screens(lang="en", phone=True), at(server, ANNA, until=offers("push-back"), nemesis="arachnos"))
    steps = re.compile(r"steps left: (\d+)")
    ritual = screen.page.get_by_role("region", name="Ritual")
    before = int((steps.search(ritual.inner_text()) or ["", "-1"])[1])
    aether = int(watched(screen, "aether").inner_text())
    cost = int(ritual.get_by_role("button").inner_text().split()[0])
    with screen.moves_on():
        ritual.get_by_role("button", name=re.compile("Push the ritual back")).tap()
    expect(ritual).to_contain_text(f"steps left: {before + 1}")
    expect(watched(screen, "aether")).to_have_text(str(aether - cost))


def test_an_exiled_card_is_bought(server: InThread, screen: Screen) -> None:
    table = at(server, ANNA, NEWCOMER, until=sells_exiled, nemesis="ageless-walker")
    [top, *under] = table.room.table.cards("exiled")
    seated(screen, table)
    pile = screen.page.get_by_role("region", name="Забвение")
    expect(pile.locator(f".card[data-kind='{top}']")).to_be_visible()
    with screen.moves_on():
        pile.click()
    expect(pile.locator(".card")).to_have_count(1 if under else 0)
    assert screen.kinds(".area-hand .heap") == [top]


def test_a_position_token_opens_a_claw_to_its_player(server: InThread, screens: Screens) -> None:
    screen = seated(screens(lang="en"), at(server, ANNA, until=offers("place-token"), nemesis="fenrix"))
    claw = screen.see(".claw.can").first
    expect(claw).to_contain_text("cannot be damaged")
    with screen.moves_on():
        claw.click()
    expect(screen.see(".claw.held")).to_have_count(1)
    expect(screen.see(".claw.held")).to_have_attribute("title", "Position token here: Анна")


# --- treasures --------------------------------------------------------------------------------------------------------


def test_treasures_are_used_by_clicks(server: InThread, screen: Screen) -> None:
    """The Gauntlets bring a card in the first turn; the spell of level 1 is cast later and shows what it will deal."""
    treasures = TREASURES | {"treasure_3": ["accelerating-gauntlets", "none", "none", "none"]}
    options = {"nemesis": "maggoth", "mage": ["gygar", "claudia", "any", "any"], **treasures}
    first = at(server, ANNA, NEWCOMER, until=asks("gain-which"), **options)
    seated(screen, first)
    expect(screen.page.get_by_role("group", name="Общее сокровище")).to_contain_text("Шипастый хлыст")
    expect(screen.see("#question")).to_contain_text("Рукавицы ускорения")
    card = screen.see(".market .card.can").first
    kind = card.get_attribute("data-kind")
    with screen.moves_on():
        card.click()
    assert screen.kinds(".area-hand .heap") == [kind]

    def prepped(table: Table, seat: int) -> bool:
        return asks("casting-phase")(table, seat) and "bramas-buried-light" in table.cards("prepped", 0)

    seated(screen, at(server, ANNA, NEWCOMER, until=lambda table, seat: seat == 0 and prepped(table, seat), **options))
    spell = screen.see(".area-play .spell", has=screen.see("[data-kind='bramas-buried-light']"))
    expect(spell.locator(".blow")).to_have_text("1")
    aether = int(watched(screen, "aether").inner_text())
    with screen.moves_on():
        spell.locator(".prepped.can").click()
    target = screen.see(".mat.can")
    if target.count():
        with screen.moves_on():
            target.locator(".card").click()
    expect(watched(screen, "aether")).to_have_text(str(aether + 1))


# --- every window -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (768, 1024), (1280, 720), (640, 360)])
def test_four_mages_and_their_treasures_fit(server: InThread, screens: Screens, size: tuple[int, int]) -> None:
    nemesis = "fenrix" if size[0] < 1000 else "maggoth"
    table = at(server, ANNA, BORIS, NEWCOMER, NEWCOMER, until=my_turn(8), nemesis=nemesis, **TREASURES)
    screen = seated(screens(size=size, phone=size[0] < 760, motion="reduce"), table)
    assert not too_wide(screen)
    covered = screen.page.evaluate(
        """() => {
            const board = document.querySelector('.area-board').getBoundingClientRect();
            return [...document.querySelectorAll('.area-play .breach')].map(e => e.getBoundingClientRect())
                .filter(b => b.left < board.right && b.right > board.left && b.top < board.bottom
                    && b.bottom > board.top).length;
        }"""
    )
    assert covered == 0


@pytest.mark.parametrize(
    ("nemesis", "theme", "phone"),
    [
        ("maggoth", "light", False),
        ("arachnos", "dark", True),
        ("ageless-walker", "dark", False),
        ("fenrix", "light", True),
    ],
)
def test_axe_finds_nothing_serious(server: InThread, screens: Screens, nemesis: str, theme: Theme, phone: bool) -> None:
    screen = screens(theme=theme, phone=phone, motion="reduce")
    seated(screen, at(server, ANNA, NEWCOMER, NEWCOMER, until=my_turn(8), nemesis=nemesis, **TREASURES))
    assert not grave_findings(screen.page)
    if nemesis == "maggoth":
        screen.go("/new/new-age")
        screen.page.get_by_text(words("more_options")).click()
        screen.page.get_by_text("Маги и запас", exact=True).click()
        assert not grave_findings(screen.page)
