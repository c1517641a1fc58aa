"""Every face says what its card does, and all of what it says can be read, on a card of any width."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from deckwright.games import load
from deckwright.lang.game import Game
from deckwright.lang.languages import LANGUAGES
from deckwright.server.scene.faces import CardFace, face
from deckwright.server.web.cards import inside
from tests.browser.conftest import Screens
from tests.browser.tables import ANNA, NEWCOMER, prepare
from tests.server.serving import InThread

GAMES = ("shards", "ascension", "war-eternal", "new-age", "sorcerer")
NARROW = 70  # pixels: so narrow that long words end in dots
WIDTHS = (84, 108, 140, 190)  # on these all of it can be read

_LAY = """([faces, width]) => {
    const cloth = document.createElement('div');
    cloth.id = 'faces';
    cloth.style.cssText = `position: fixed; inset: 0; overflow: auto; z-index: 99; display: flex; flex-wrap: wrap; \
        place-content: start; align-items: start; gap: 12px; --w: ${width}px; background: #222`;
    cloth.innerHTML = faces;
    document.querySelector('#faces')?.remove();
    document.body.append(cloth);
}"""

_MEASURE = """whole => {
    const found = [];
    for (const card of document.querySelectorAll('#faces .card')) {
        const all = card.getBoundingClientRect();
        const told = wrong => found.push(`${card.dataset.kind}: ${wrong}`);
        const [name, words] = ['.name', '.gains'].map(part => card.querySelector(part));
        if (Math.abs(all.height - all.width * 1.4) > 2) told(`${all.width} wide and ${all.height} high`);
        for (const part of [name, words, ...words.querySelectorAll('.gain')]) {
            const box = part.getBoundingClientRect();
            if (!part.checkVisibility()) continue;
            if (box.bottom > all.bottom + 1 || box.top < all.top - 1) told(`${part.className} beyond the card`);
            if (!whole) continue;
            if (part.scrollHeight > part.clientHeight + 1) told(`${part.className} is cut off below`);
            if (part.clientWidth && part.scrollWidth > part.clientWidth + 1) told(`${part.className} is cut off`);
            if (parseFloat(getComputedStyle(part).fontSize) < 12) told(`${part.className} is tiny`);
        }
        if (!words.querySelector('.gain')?.getBoundingClientRect().height) told('says nothing');
        const corners = [...card.querySelectorAll('.corner')].map(each => each.getBoundingClientRect());
        for (const [i, one] of corners.entries()) for (const other of corners.slice(i + 1)) {
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (Math.min(wide, high) > 0.4 * Math.min(one.width, other.width)) told('numbers lie over each other');
        }
        const foot = name.getBoundingClientRect().bottom;
        if (foot > words.getBoundingClientRect().top + 1) told('the name lies over the words');
    }
    return found;
}"""


def drawn(shown: CardFace) -> Markup:
    """A card of this kind, as it lies on a table."""
    classes = f"card f-{shown.family.id} p-{shown.family.pattern} w-{shown.weight}"
    return Markup('<span class="{}" data-kind="{}">{}</span>').format(classes, shown.id, inside(shown))


def faces(game: Game, lang: str) -> list[CardFace]:
    """The faces of all cards of a game."""
    return [face(game, kind.id, lang) for kind in game.kinds]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_face_says_can_be_read(server: InThread, screens: Screens, game: str, lang: str) -> None:
    screen = screens(lang=lang, motion="reduce")
    screen.take_seat(prepare(server, ANNA, NEWCOMER, game=game).link())
    all = str(Markup("").join(drawn(each) for each in faces(load(game), lang)))
    wrong = []
    for width in (NARROW, *WIDTHS):
        screen.page.evaluate(_LAY, [all, width])
        wrong += [f"{width} px: {each}" for each in screen.page.evaluate(_MEASURE, width != NARROW)]
    assert not wrong, "\n".join(wrong)
