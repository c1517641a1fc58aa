"""One server and one browser for all tests here; each test opens windows of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import any_browser
from tests.browser.screen import PATIENCE, Screen, opened
from tests.browser.tables import ANNA, BORIS, Prepared, at_the_end, prepare
from tests.server.serving import InThread, serving, settings_for

expect.set_options(timeout=PATIENCE)

Screens = Callable[..., Screen]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    folder = tmp_path_factory.mktemp("browser")
    with serving(settings_for(f"sqlite:///{folder}/tables.db")) as found:
        yield found


# Of the package, not of the session: while it lives, the thread of the tests has a running event loop, and tests
# elsewhere start loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with any_browser() as found:
        yield found


@pytest.fixture
def screens(server: InThread, browser: Browser) -> Iterator[Screens]:
    """Opens windows, each with cookies of its own. Afterwards nothing may have gone wrong in any of them."""
    all: list[Screen] = []

    def open_one(**wishes: object) -> Screen:
        wishes.setdefault("url", server.url)
        all.append(opened(browser, **wishes))  # type: ignore[arg-type]
        return all[-1]

    yield open_one
    troubles = [trouble for screen in all for trouble in screen.troubles]
    for screen in all:
        screen.context.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def screen(screens: Screens) -> Screen:
    """One window, in Russian, on a desktop."""
    return screens()


@pytest.fixture(scope="package")
def finished(server: InThread) -> Prepared:
    """A game that two people at one screen have played to its end."""
    return prepare(server, ANNA, BORIS, until=at_the_end, seed=3)
