"""Ascension, won by a person: with two, three and four seats, in both languages, by mouse and by touch, and alone."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Position, ViewportSize, expect

from deckwright import Table, bots
from deckwright.games import load
from deckwright.games.ascension.guide import STAT_SCORE
from deckwright.games.ascension.look import LEGEND
from deckwright.games.ascension.options import RULEBOOK_POOL
from tests.browser.axe import grave_findings
from tests.browser.conftest import Screens
from tests.browser.play import PLAY_ALL
from tests.browser.screen import DESKTOP, PHONE, Screen, Theme, words
from tests.browser.tables import ANNA, NEWCOMER, prepare
from tests.browser.test_phone import holds
from tests.browser.test_whole_games import MOST, ends
from tests.server.api.kit import PERSON, Opened, Program
from tests.server.serving import InThread

NAME = {"ru": "Анна", "en": "Anna"}
LAPTOP, WIDE = (1280, 720), (1920, 1080)


# --- sitting down -----------------------------------------------------------------------------------------------------


def sit_down(screen: Screen, lang: str, seats: int, seed: int, game: str = "ascension", **options: int) -> None:
    """Open a table in the lobby: newcomers at all other seats, the options as numbers."""
    page = screen.page
    screen.go("/")
    screen.see(f".tile.game-{game}").get_by_role("link", name=words("set_up", lang)).click()
    screen.field("your_name", lang).fill(NAME[lang])
    page.get_by_role("group", name=words("how_many", lang)).get_by_text(str(seats), exact=True).click()
    newcomer = {"ru": "Новичок", "en": "Newcomer"}[lang]
    for seat in range(2, seats + 1):
        page.get_by_role("group", name=words("seat", lang, n=seat)).get_by_text(newcomer, exact=True).click()
    declared = {option.id: option for option in load(game).options}
    for id, number in options.items():
        page.get_by_label(declared[id].ru if lang == "ru" else declared[id].en).select_option(str(number))
    page.get_by_text(words("more_options", lang)).click()
    screen.field("seed", lang).fill(str(seed))
    screen.button("open_table", lang).click()
    screen.at_table()


# --- playing ----------------------------------------------------------------------------------------------------------


# Play and use everything, take the dearest of the row, give away the cheapest; then the button that ends it.
NEXT_THING = """() => {
    const see = selector => [...document.querySelectorAll(selector)];
    const price = card => Number(card.querySelector('.at-cost b')?.textContent ?? 0);
    const by_price = cards => cards.sort((one, other) => price(one) - price(other));
    const own = see('.hand .card.can, .area-play .card.can, #question .chooser .card.can');
    const offered = by_price(see('.shared .card.can'));
    if (see("#question [data-say='play-all']").length) return "#question [data-say='play-all']";
    const chosen = see('#question.own-turn').length && own[0] || offered.at(-1) || by_price(own)[0];
    return chosen ? '#' + chosen.id : '#question .buttons [data-do] >> nth=0';
}"""


def press(control: Locator, *, by_touch: bool) -> None:
    """Click or tap near the left edge: in a full hand the next card lies over the rest."""
    where = Position(x=14, y=20)
    if by_touch:
        control.tap(position=where)
    else:
        control.click(position=where)


def do_something(screen: Screen, *, by_touch: bool) -> None:
    chosen = screen.page.evaluate(NEXT_THING)
    press(screen.see(chosen), by_touch=by_touch)
    if chosen == PLAY_ALL:
        expect(screen.see(PLAY_ALL)).to_have_count(0)
    menu = screen.see("#choice-menu")
    if menu.is_visible():
        press(menu.get_by_role("menuitem").first, by_touch=by_touch)


def play_to_the_end(screen: Screen, *, by_touch: bool = False, look_at: int) -> None:
    """A whole game. In every own turn my board lies open; once, from the turn `look_at` on, axe looks at all of it."""
    turn, looked = 0, False
    for _ in range(MOST):
        if ends(screen):
            break
        if turn != (turn := turn_number(screen)):
            assert_board_lies_open(screen)
            if by_touch:
                holds(screen)
            if turn >= look_at and not looked:
                assert not (found := grave_findings(screen.page)), "\n".join(found)
                looked = True
        with screen.moves_on():
            do_something(screen, by_touch=by_touch)
    assert looked, "the game was too short to look at it"


def turn_number(screen: Screen) -> int:
    return int(re.sub(r"\D", "", screen.see(".turn-number").inner_text()))


# --- looking ----------------------------------------------------------------------------------------------------------


def assert_board_lies_open(screen: Screen) -> None:
    """Nothing lies over my own numbers, and the page does not move sideways."""
    hidden = screen.page.evaluate(
        """() => [...document.querySelectorAll('.area-board .gauge, .area-board .purse')].filter(each => {
            const box = each.getBoundingClientRect();
            return ![0.1, 0.9].every(part => document.elementFromPoint(
                box.left + box.width / 2, box.top + box.height * part)?.closest('.area-board'));
        }).map(each => each.title)"""
    )
    assert not hidden, f"hidden: {', '.join(hidden)}"
    assert screen.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def assert_won(screen: Screen, lang: str, seats: int) -> None:
    """The result says so, the score sheet agrees, and its curves tell how it went."""
    result = screen.page.get_by_role("dialog", name=words("you_won", lang))
    expect(result).to_be_visible()
    row = result.get_by_role("row").filter(has=screen.page.get_by_role("rowheader", name=STAT_SCORE.said(lang)))
    expect(row.get_by_role("cell")).to_have_count(seats)
    scores = [int(score) for score in row.get_by_role("cell").all_inner_texts()]
    assert scores[0] == max(scores)
    honor = result.get_by_role("img", name=re.compile(rf"^{LEGEND['honor'].said(lang)}: ", re.IGNORECASE))
    told = honor.first.get_attribute("aria-label") or ""
    assert re.search(rf"{NAME[lang]} 0 → [1-9]", told) and told.count("→") == seats


@pytest.mark.parametrize(
    ("seats", "lang", "size", "theme", "seed"),
    [(2, "ru", DESKTOP, "dark", 10), (4, "ru", PHONE, "dark", 5)],
)
def test_a_person_wins(screens: Screens, seats: int, lang: str, size: tuple[int, int], theme: Theme, seed: int) -> None:
    phone = size == PHONE
    screen = screens(lang=lang, phone=phone, size=size, theme=theme, motion="reduce")
    sit_down(screen, lang, seats, seed)
    expect(screen.see("#part-others .board")).to_have_count(seats - 1)
    expect(screen.see("[data-watch='pool']")).to_have_text(str(RULEBOOK_POOL[seats]))
    play_to_the_end(screen, by_touch=phone, look_at=8 * seats)
    assert_won(screen, lang, seats)
    expect(screen.see("[data-watch='pool']")).to_have_text("0")


def last_rounds(table: Table, seat: int) -> bool:
    """Anna's turn, and there is little honor left in the pool."""
    return seat == 0 and table.prompt is not None and table.prompt.id == "main" and table.value("pool") <= 10


def greedy_and_clumsy(table: Table, seat: int) -> int:
    """Anna plays well, the others as it comes."""
    return bots.make("greedy", table.game).advise(table, 0)[0].index if seat == 0 else 0


def test_a_person_wins_among_three(server: InThread, screens: Screens) -> None:
    """The last rounds, in English, on a laptop, by daylight."""
    anna = replace(ANNA, name=NAME["en"])
    table = prepare(
        server, anna, NEWCOMER, NEWCOMER, until=last_rounds, choose=greedy_and_clumsy, seed=2, game="ascension"
    )
    screen = screens(lang="en", size=LAPTOP, theme="light", motion="reduce")
    screen.take_seat(table.link())
    expect(screen.see("#part-others .board")).to_have_count(2)
    play_to_the_end(screen, look_at=1)
    assert_won(screen, "en", 3)
    expect(screen.see("[data-watch='pool']")).to_have_text("0")


def test_the_race_of_one(screens: Screens) -> None:
    """Alone against a score; on a phone, in English, by daylight."""
    screen = screens(lang="en", phone=True, theme="light", motion="reduce")
    sit_down(screen, "en", 1, seed=4, solo_turns=8, solo_target=9)
    left = screen.see("[data-watch='turns_left']")
    expect(left).to_have_text("8")
    expect(screen.see("#part-mine .target")).to_contain_text("9")
    expect(screen.see("#part-others .board")).to_have_count(0)
    play_to_the_end(screen, by_touch=True, look_at=5)
    assert_won(screen, "en", 1)
    expect(left).to_have_text("0")


def test_what_is_always_there_can_run_out(server: InThread, screens: Screens) -> None:
    """Somebody buys all Mystics; their place stays empty."""
    with Program(server.url) as program:
        wanted = {"game": "ascension", "seats": [PERSON], "options": {"solo_turns": 40}, "seed": 1}
        opened = program.post("/tables", wanted)
        buyer = Opened(program, opened["table"], opened).seat(0)
        view = buyer.view()
        while view["piles"]["mystics"]["count"]:
            options = view["options"]
            fits = [o for o in options if o["verb"] == "play" or (o["verb"], o["card"]) == ("acquire", "mystic")]
            view = buyer.choose((fits or options[-1:])[0]["index"], view["n"])
    screen = screens()
    screen.take_seat(opened["seats"][0]["link"])
    expect(screen.see("[data-watch='mystics']")).to_have_text("0")
    expect(screen.see(".supplies .card[data-kind]")).to_have_count(2)


@pytest.mark.parametrize(("game", "seats"), [("ascension", 1), ("ascension", 4), ("shards", 4)])
def test_a_full_table_does_not_hide_my_board(screens: Screens, game: str, seats: int) -> None:
    """Whatever the window and however many sit there, the numbers of one's own board are to be seen."""
    screen = screens(motion="reduce")
    sit_down(screen, "ru", seats, seed=1, game=game)
    screen.wait_until_asked()
    for width, height in (LAPTOP, DESKTOP, WIDE, PHONE):
        screen.page.set_viewport_size(ViewportSize(width=width, height=height))
        assert_board_lies_open(screen)
