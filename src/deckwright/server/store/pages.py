"""Pages of browsers: which others play the same seats, and which games were put away.

A browser plays the seats it holds, and those of one other whose page it was given by a link. The link gives nothing in
the other direction: what the browser held before stays its own, what it takes from then on is on both.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import CompoundSelect, Connection, Select, delete, func, insert, literal, select, union_all

from deckwright.server.store.dialects import inserting
from deckwright.server.store.rows import PageRow
from deckwright.server.store.schema import Plain, holds, page_browsers, pages, put_away


def sources(browser: str) -> CompoundSelect[tuple[str]]:
    """By whose seats a browser plays: its own, and those of the page it was given."""
    return union_all(select(literal(browser, Plain)), _given(browser))


def owners(connection: Connection, browsers: Sequence[str]) -> dict[str, list[str]]:
    """For whom each of these browsers takes a seat: for itself, and for the page it was given."""
    found = {browser: [browser] for browser in browsers}
    given = select(page_browsers.c.browser, pages.c.holder).join(pages, pages.c.id == page_browsers.c.page_id)
    for browser, holder in connection.execute(given.where(page_browsers.c.browser.in_(found))):
        found[browser].append(holder)
    return found


def page_of(connection: Connection, browser: str) -> PageRow | None:
    """The page of a browser, if it made a link."""
    many = select(func.count()).where(page_browsers.c.page_id == pages.c.id).scalar_subquery()
    row = connection.execute(select(pages.c.id, pages.c.holder, many).where(pages.c.holder == browser)).one_or_none()
    return None if row is None else PageRow(*row)


def make(connection: Connection, browser: str, id: str) -> list[str]:
    """A link by this id, in the place of an older one; which browsers lose the page by that."""
    lost = withdraw(connection, browser)
    connection.execute(insert(pages).values(id=id, holder=browser, created=time.time()))
    return lost


def withdraw(connection: Connection, browser: str) -> list[str]:
    """There is no link any more; which browsers lose the page by that."""
    page = page_of(connection, browser)
    if page is None:
        return []
    lost = list(connection.scalars(select(page_browsers.c.browser).where(page_browsers.c.page_id == page.id)))
    connection.execute(delete(pages).where(pages.c.id == page.id))
    return lost


def take(connection: Connection, browser: str, id: str) -> bool:
    """A browser is given the page of this id, in the place of another; False if there is no such page."""
    holder = connection.scalars(select(pages.c.holder).where(pages.c.id == id).with_for_update()).one_or_none()
    if holder is None:
        return False
    if holder != browser:
        leave(connection, browser)
        connection.execute(insert(page_browsers).values(browser=browser, page_id=id))
    return True


def leave(connection: Connection, browser: str) -> None:
    """A browser gives back the page it was given."""
    connection.execute(delete(page_browsers).where(page_browsers.c.browser == browser))


def is_guest(connection: Connection, browser: str) -> bool:
    """Whether a browser was given the page of another."""
    return connection.scalars(_given(browser)).one_or_none() is not None


def put(connection: Connection, browser: str, table: str, *, away: bool) -> None:
    """Put a game away from a page, or back on it; only one at which the page has a seat."""
    for holder in owners(connection, [browser])[browser]:
        if away:
            seated = select(holds.c.table_id, literal(holder, Plain)).where(
                holds.c.table_id == table, holds.c.holder.in_(sources(browser))
            )
            fresh = inserting(connection, put_away).from_select(["table_id", "holder"], seated.distinct())
            connection.execute(fresh.on_conflict_do_nothing())
        else:
            connection.execute(delete(put_away).where(put_away.c.table_id == table, put_away.c.holder == holder))


def _given(browser: str) -> Select[tuple[str]]:
    return (
        select(pages.c.holder)
        .join(page_browsers, page_browsers.c.page_id == pages.c.id)
        .where(page_browsers.c.browser == browser)
    )
