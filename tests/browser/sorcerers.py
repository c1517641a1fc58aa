"""People at a table of Sorcerer: what they choose, and what they click."""

from __future__ import annotations

from deckwright import Table
from tests.browser.screen import Screen
from tests.browser.tables import Prepared, Until

# What somebody in a hurry does: cast, attack, strike at the walls, take what comes on one's own; let the dice lie.
EAGER = ("cast", "attack", "break", "pass", "keep", "take-four", "wound", "channel")
# The same by clicks: whatever glows on the table itself, and the panel for the rest.
NEXT_THING = """() => {
    const see = selector => document.querySelector(selector);
    const wanted = ['#question .chooser .card.can', '.track.can', "#question [data-closing]", '.hand .card.can',
        '.stand .card.can', '.skills .card.can', '.place.can .place-do', '#question .buttons [data-do]'];
    const found = wanted.find(see);
    if (!found) throw new Error('nothing glows');
    see(found).setAttribute('data-next', '');
    return found;
}"""


def eager(table: Table, seat: int) -> int:
    """The index of what somebody in a hurry chooses."""
    options = table.offered(seat)
    for verb in EAGER:
        if fits := [option for option in options if option.verb == verb]:
            return fits[0].index
    return options[0].index


def asked(prompt: str, round: int, *, seat: int | None = None, options: int = 1) -> Until:
    """A moment of the game: this question, in this round or later, with so many choices."""
    return lambda table, who: (
        table.prompt is not None
        and table.prompt.id == prompt
        and table.value("round") >= round
        and seat in (None, who)
        and table.choices >= options
    )


def do_something(screen: Screen, *, by_touch: bool = False) -> str:
    """Click the next thing; whatever menu or warning comes is answered, too. What was clicked."""
    found: str = screen.page.evaluate(NEXT_THING)
    control = screen.see("[data-next]")
    control.scroll_into_view_if_needed()
    if by_touch:
        control.tap()
    else:
        control.click(force=True)
    menu, sure = screen.see("#choice-menu"), screen.see("#sure-dialog[open] [data-sure]")
    if menu.is_visible():
        menu.get_by_role("menuitem").first.click()
    if sure.is_visible():
        sure.click()
    return found


def sat_down(screen: Screen, at: Prepared, seat: int = 0) -> None:
    """At a seat of a table, and asked."""
    screen.take_seat(at.link(seat))
    screen.wait_until_asked()
