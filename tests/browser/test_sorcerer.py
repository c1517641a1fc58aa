"""A duel of Sorcerer: by mouse, by touch, by keys, in both languages; set up, watched and looked back at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from deckwright import Table
from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.guide import ENDINGS, FULL_ENERGY
from deckwright.games.sorcerer.look import LOOK
from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.mages import sensible
from tests.browser.screen import DESKTOP, words
from tests.browser.sorcerers import asked, do_something, eager, sat_down
from tests.browser.tables import ANNA, BORIS, NEWCOMER, VERA, Prepared, at_the_end, prepare
from tests.browser.test_whole_games import MOST, ends
from tests.server.serving import InThread

# --- a duel -----------------------------------------------------------------------------------------------------------


def test_a_whole_duel_by_clicks(screens: Screens) -> None:
    screen = screens(motion="reduce")
    screen.go("/")
    screen.see(".tile.game-sorcerer").get_by_role("link", name=words("set_up")).click()
    screen.field("your_name").fill("Анна")
    screen.page.get_by_role("group", name=words("seat", n=2)).get_by_text("Новичок").click()
    screen.page.get_by_text(words("more_options")).click()
    screen.field("seed").fill("7")
    screen.button("open_table").click()
    screen.at_table()
    clicked = set()
    for _ in range(MOST):
        if ends(screen):
            break
        with screen.moves_on():
            clicked.add(do_something(screen))
    result = screen.see("#result")
    expect(result).to_be_visible()
    expect(result).to_contain_text(ENDINGS["conquered"].ru.split(":")[0])
    curves = result.get_by_role("img")
    expect(curves.first).to_have_attribute("aria-label", re.compile(rf"^{LOOK.charts[0].name.ru}: Анна 36 → \d+"))
    assert {".hand .card.can", ".stand .card.can", ".place.can .place-do"} <= clicked


@pytest.fixture(scope="module")
def rolled(server: InThread) -> Prepared:
    """Dice lie on the table, and Anna may re-roll them."""
    return prepare(
        server, ANNA, VERA, until=asked("rerolls", 1, seat=0, options=4), choose=eager, seed=11, game="sorcerer"
    )


def test_a_die_is_tapped_for_an_omen_and_can_be_passed(screens: Screens, rolled: Prepared) -> None:
    screen = screens(motion="reduce")
    sat_down(screen, rolled)
    omens, dice = int(screen.numbers()["p0.omens"]), screen.see(".dice .die").count()
    assert dice == rolled.room.table.value("rolled")
    expect(screen.see("#question .buttons [data-do]")).to_have_count(screen.see(".say-so [data-do]").count())
    with screen.moves_on():
        screen.see(".dice .die").first.click()
    assert int(screen.numbers()["p0.omens"]) == omens - 1
    expect(screen.see(".dice .die")).to_have_count(dice)
    with screen.moves_on():
        screen.page.keyboard.press("e")


def test_the_attack_says_what_to_expect(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=asked("who-attacks", 1, seat=0), choose=eager, seed=12, game="sorcerer")
    screen = screens(lang="en")
    sat_down(screen, table)
    view = table.room.table.view(0)
    for option in view["options"]:
        dice = min(7, view["reckoned"]["attack-now"][str(option["card_id"])])
        odds = screen.see(f"#c{option['card_id']} .odds b")
        expect(odds).to_have_text(re.compile(rf"^≈({dice:.1f}|{dice * 5 / 6:.1f})$"))
    assert not (found := grave_findings(screen.page)), "\n".join(found)


def test_a_hit_is_taken_by_the_lamps_or_by_a_minion(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=asked("assign-hit", 1, options=2), choose=eager, seed=13, game="sorcerer")
    screen, seat = screens(), table.asked
    sat_down(screen, table, seat)
    lamps = screen.see(".half.near .track.can b")
    left = int(lamps.inner_text())
    key = lamps.get_attribute("data-watch")
    expect(screen.see(".half.near .minion .card.can")).not_to_have_count(0)
    with screen.moves_on():
        screen.see(".half.near .track.can").click()
    assert int(screen.numbers()[str(key)]) == left - 1


def test_battlefields_lie_as_each_player_sees_them(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=asked("action", 1), choose=eager, seed=14, game="sorcerer")
    names = ["Southwark", "Old London", "Whitechapel"]
    for seat, row in ((0, names), (1, names[::-1])):
        screen = screens(lang="en")
        screen.take_seat(table.link(seat))
        expect(screen.see(".ward h3")).to_have_text(row)


def test_damage_can_be_taken_back_until_it_is_final(server: InThread, screens: Screens) -> None:
    table = prepare(
        server, ANNA, NEWCOMER, until=asked("assign-hit", 1, seat=0, options=2), choose=eager, seed=13, game="sorcerer"
    )
    screen = screens(motion="reduce")
    sat_down(screen, table)
    before = screen.numbers()
    with screen.moves_on():
        screen.see(".half.near .track.can").click()
    assert screen.numbers() != before
    with screen.moves_on():
        screen.button("undo").click()
    assert screen.numbers() == before
    expect(screen.see(".half.near .track.can")).to_have_count(1)


def test_a_graveyard_is_open_to_read(server: InThread, screens: Screens) -> None:
    def buried(table: Table, seat: int) -> bool:
        return bool(table.cards("graveyard", 1)) and asked("action", 2, seat=0)(table, seat)

    table = prepare(server, ANNA, VERA, until=buried, choose=eager, seed=13, game="sorcerer")
    screen = screens()
    sat_down(screen, table)
    screen.see(".rival .count[data-open-pile]").first.click()
    dialog = screen.see("dialog[open]")
    for card in table.room.table.cards("graveyard", 1):
        expect(dialog.locator(f"[data-kind='{card}']").first).to_be_visible()


# --- set up, watched, looked back at ----------------------------------------------------------------------------------


def test_decks_are_chosen_where_the_seats_are_set_up(screens: Screens) -> None:
    screen = screens(lang="en")
    screen.go("/new/sorcerer")
    seats = screen.see(".panel:has(#name)"), screen.see("[data-seat='1']")
    for seat, decks in zip(seats, (("Ariaspes", "The Animist"), ("Tegu", "The Bloodlord")), strict=True):
        for deck in decks:
            seat.get_by_text(deck, exact=True).click()
    skill = next(kind for kind in ALL if kind.id == LOOK.pictures["animist"])
    expect(seats[0].locator("small:visible", has_text=skill.en)).to_have_count(1)
    screen.button("open_table", "en").click()
    screen.at_table()
    for place, decks in (("#part-mine", ("ariaspes", "animist")), (".rival", ("tegu", "bloodlord"))):
        for deck in decks:
            expect(screen.see(f"{place} .skills [data-kind='{LOOK.pictures[deck]}']")).to_have_count(1)


def test_who_only_watches_sees_the_dice_and_no_hand(screens: Screens, rolled: Prepared) -> None:
    screen = screens(lang="en")
    screen.go(rolled.path)
    screen.at_table()
    expect(screen.see(".dice .die")).to_have_count(rolled.room.table.value("rolled"))
    expect(screen.see(".minion .plaque").first).to_be_visible()
    assert not screen.kinds(".hand") and not screen.see("#table [data-do]").count()


def test_a_replay_shows_the_dice_as_they_fell(screens: Screens, rolled: Prepared) -> None:
    screen, table = screens(), rolled.room.table
    screen.go(f"{rolled.path}/replay?at={rolled.room.n}")
    screen.wait_at(rolled.room.n)
    faces = [die["values"]["face"] for die in table.view()["places"]["dice"][: table.value("rolled")]]
    dice = screen.see(".dice .die")
    expect(dice).to_have_count(len(faces))
    for at, face in enumerate(faces):
        expect(dice.nth(at)).to_have_class(re.compile(rf"\bof-{face}\b"))
    screen.page.keyboard.press("Home")
    screen.wait_at(0)
    expect(dice).to_have_count(0)


@pytest.fixture(scope="module")
def over(server: InThread) -> Prepared:
    """A duel that was fought to its end."""
    return prepare(server, ANNA, BORIS, until=at_the_end, choose=sensible, seed=5, game="sorcerer")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_curves_of_a_replay_count_rounds_and_lead_to_them(screens: Screens, over: Prepared, lang: str) -> None:
    screen, rounds = screens(lang=lang), int(over.room.table.value("round"))
    screen.go(f"{over.path}/replay?at=0")
    graphs = screen.see(".graphs figure")
    expect(graphs.locator("figcaption")).to_have_text([chart.name.said(lang) for chart in LOOK.charts])
    for graph in graphs.all():
        labels = graph.locator("text").all_text_contents()
        assert labels[-2:] == [LOOK.pace.name.said(lang, n=0), str(rounds)]
    chances = screen.see("figure.chances svg[data-moments]")
    expect(chances.locator("text").filter(has_text=LOOK.pace.name.said(lang, n=1))).to_have_count(1)

    curve = graphs.first.locator("svg")
    ats = [int(at) for at in (curve.get_attribute("data-moments") or "").split()]
    assert len(ats) == rounds + 1 and ats[-1] == over.room.n
    cursor = curve.locator(".cursor")
    start, box = cursor.bounding_box(), curve.bounding_box()
    assert start and box
    curve.click(position={"x": box["width"] * 0.97, "y": box["height"] / 2})
    screen.wait_at(ats[-1])
    end = cursor.bounding_box()
    assert end and start["x"] < end["x"]
    screen.go(f"{over.path}/replay?at={ats[1]}")
    expect(screen.see(".cobbles .phase b")).to_have_text(LOOK.pace.name.said(lang, n=2))


# --- phone and keys ---------------------------------------------------------------------------------------------------


def test_on_a_phone_nothing_to_choose_is_hidden(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=asked("action", 1, seat=0), choose=eager, seed=17, game="sorcerer")
    screen = screens(phone=True, motion="reduce")
    sat_down(screen, table)
    for _ in range(14):
        hidden = screen.page.evaluate(
            """() => [...document.querySelectorAll('#table [data-do]')].filter(each =>
                !each.closest('#choices') && !each.closest('.say-so') && !each.getClientRects().length
            ).map(each => each.id || each.textContent.trim())"""
        )
        assert not hidden, hidden
        assert screen.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
        with screen.moves_on():
            do_something(screen, by_touch=True)
        screen.wait_until_asked()


def test_on_a_phone_one_battlefield_is_large_and_others_unfold(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=asked("action", 1, seat=0), choose=eager, seed=17, game="sorcerer")
    screen = screens(phone=True, motion="reduce")
    sat_down(screen, table)
    expect(screen.see(".ward .half:visible")).to_have_count(2)
    screen.see(".ward:not(.front) .unfold").first.tap()
    expect(screen.see(".ward .half:visible")).to_have_count(4)


def cast_a_minion(table: Table, seat: int) -> int:
    """The first one that can be cast."""
    minions = {kind.id for kind in ALL if kind.facts.get("is_minion")}
    return next(each.index for each in table.offered(seat) if each.verb == "cast" and each.card in minions)


def test_on_a_phone_a_strip_lights_up_when_something_happens_there(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, VERA, until=asked("action", 1, seat=1), choose=eager, seed=17, game="sorcerer")
    screen = screens(phone=True, motion="reduce", lang="en")
    screen.take_seat(table.link(0))
    expect(screen.see(".ward.fresh")).to_have_count(0)
    front = screen.see(".ward.front").get_attribute("class") or ""
    table.choose(cast_a_minion)
    screen.wait_at(table.choose(lambda now, seat: next(o.index for o in now.offered(seat) if str(o.at) not in front)))
    expect(screen.see(".ward.fresh:not(.front)")).to_have_count(1)


def test_dice_are_rolled_again_by_keys(screens: Screens, server: InThread) -> None:
    table = prepare(
        server, ANNA, NEWCOMER, until=asked("rerolls", 1, seat=0, options=4), choose=eager, seed=11, game="sorcerer"
    )
    screen = screens(motion="reduce", lang="en")
    sat_down(screen, table)
    omens = int(screen.numbers()["p0.omens"])
    screen.see(".dice .die.can").first.focus()
    with screen.moves_on():
        screen.page.keyboard.press("Enter")
    assert int(screen.numbers()["p0.omens"]) == omens - 1


def test_by_keys_alone(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, NEWCOMER, until=asked("avatar", 1, seat=0), choose=eager, seed=18, game="sorcerer")
    screen = screens(motion="reduce", size=DESKTOP)
    sat_down(screen, table)
    screen.see(".place-do").first.focus()
    with screen.moves_on():
        screen.page.keyboard.press("Enter")
    screen.wait_until_asked()
    while screen.page.evaluate("() => Number(document.querySelector('[data-watch=\"p0.energy\"]').textContent)") < 10:
        with screen.moves_on():
            screen.page.keyboard.press("1")
        screen.wait_until_asked()
    screen.page.keyboard.press("1")
    warning = screen.see("#sure-dialog")
    expect(warning).to_contain_text(FULL_ENERGY.ru.split(":")[-1])
    screen.page.keyboard.press("Escape")
    expect(warning).to_be_hidden()
    with screen.moves_on():
        screen.page.keyboard.press("2")


def test_two_people_at_one_screen_have_a_curtain(server: InThread, screens: Screens) -> None:
    table = prepare(server, ANNA, BORIS, until=asked("action", 1), choose=eager, seed=19, game="sorcerer")
    screen, names = screens(motion="reduce"), [chair.name for chair in (ANNA, BORIS)]
    screen.take_seat(table.link())
    for seat in (table.asked, 1 - table.asked):
        expect(screen.see("#curtain-title")).to_have_text(words("curtain_title", name=names[seat]))
        expect(screen.see(".hand .card[data-kind]")).to_have_count(0)
        screen.lift_curtain()
        expect(screen.see(".hand .card[data-kind]")).not_to_have_count(0)
        with screen.moves_on():
            screen.see("#question .buttons [data-do]").first.click()
