"""Paint the icons of the web table and the picture of its links: `python docs/images/icons.py`.

Phones and messengers take no SVG, so our drawings lie in `static` as PNG, too. They need a chromium on the path.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from deckwright.server import drawing

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from tests.browser.chromium import any_browser  # noqa: E402

STATIC = HERE.parent.parent / "src" / "deckwright" / "server" / "static"
ICONS = (180, 192, 512)
PREVIEW = (1200, 630)
QUALITY = 86


def paint(browser: Browser, svg: str, width: int, height: int, to: Path) -> None:
    """One drawing, as large as it is wanted."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}</style>{svg}")
    if to.suffix == ".jpg":
        page.screenshot(path=to, type="jpeg", quality=QUALITY)
    else:
        page.screenshot(path=to)
    page.close()


if __name__ == "__main__":
    with any_browser() as browser:
        for size in ICONS:
            paint(browser, drawing.app_icon(), size, size, STATIC / f"icon-{size}.png")
        paint(browser, drawing.preview(), *PREVIEW, STATIC / "preview.jpg")
