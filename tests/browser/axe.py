"""The axe accessibility checker, run in a page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

GRAVE = ("serious", "critical")


@cache
def _script() -> str:
    return files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def grave_findings(page: Page) -> list[str]:
    """What keeps somebody from using this page, told so that it can be found."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_script())
    found: list[dict[str, Any]] = page.evaluate("axe.run({resultTypes: ['violations']}).then(told => told.violations)")
    return [
        f"{finding['id']} ({finding['impact']}): {finding['help']}: {node['target']} {node['html'][:200]}"
        f" {' '.join(told['message'] for told in node['any'])}"
        for finding in found
        if finding["impact"] in GRAVE
        for node in finding["nodes"]
    ]
