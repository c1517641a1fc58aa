"""Playing by clicks, as somebody who wants to win and reads little."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.screen import Screen

PLAY_ALL = "#question [data-say='play-all']"
# In the order in which a beginner finds them: whatever glows, then the button that ends it.
WAYS = (
    ".hand .card.can",
    ".area-play .card.can",
    ".market .card.can",
    ".focus.can",
    "#question .chooser .card.can",
    "#question .buttons [data-do]",
)


def click_something(screen: Screen) -> None:
    """Do the next thing there is to do; all easy cards at once."""
    if screen.see(PLAY_ALL).count():
        screen.see(PLAY_ALL).click()
        expect(screen.see(PLAY_ALL)).to_have_count(0)
        return
    found = next(found for way in WAYS if (found := screen.see(way)).count())
    found.first.click()
    menu = screen.see("#choice-menu")
    if menu.is_visible():
        menu.get_by_role("menuitem").first.click()


def end_turn(screen: Screen) -> None:
    """Play to the end of the turn."""
    turn = screen.see(".turn-number").inner_text()
    while screen.see(".turn-number").inner_text() == turn and not screen.see("#result, #curtain").count():
        screen.wait_until_asked()
        with screen.moves_on():
            click_something(screen)
