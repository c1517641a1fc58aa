"""Playing by clicks, as somebody who wants to win and reads little."""

from __future__ import annotations

from tests.browser.screen import Screen

# In the order in which a beginner finds them: all easy cards, then whatever glows, then the button that ends it.
WAYS = (
    "#question [data-say='play-all']",
    ".hand .card.can",
    ".area-play .card.can",
    ".market .card.can",
    ".focus.can",
    "#question .chooser .card.can",
    "#question .buttons [data-do]",
)


def click_something(screen: Screen) -> None:
    """Do the next thing there is to do."""
    found = next(found for way in WAYS if (found := screen.see(way)).count())
    found.first.click()
    menu = screen.see("#choice-menu")
    if menu.is_visible():
        menu.get_by_role("menuitem").first.click()
