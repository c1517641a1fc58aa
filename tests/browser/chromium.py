"""Debian's chromium, driven by Playwright: found on the path, started without what only an open network needs."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def found_chromium() -> str | None:
    """Where a chromium lies, if there is one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def launched(program: str) -> Iterator[Browser]:
    """A browser for as long as the block runs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def any_browser() -> Iterator[Browser]:
    """A browser; where there is none the test is skipped, and where CI is true, it fails."""
    program = found_chromium()
    if program is None:
        missing = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        missing(f"no browser is installed (none of {', '.join(NAMES)} on PATH): apt-get install chromium")
    with launched(program) as browser:
        yield browser
