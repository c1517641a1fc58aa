"""The table of a game that draws none of its own: whatever can be chosen can be clicked, nothing hidden is shown."""

from __future__ import annotations

import importlib
import pkgutil
import random
import re
from dataclasses import replace
from functools import cache

import pytest

from deckwright import Table
from deckwright.games import GAMES, load
from deckwright.lang.game import Game
from deckwright.lang.languages import LANGUAGES
from deckwright.lang.look import Look
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance, Scene
from deckwright.server.web.brought import GAME_PARTS, PLAIN
from deckwright.server.web.site import macros
from tests.lang import points

LONGEST = 80  # choices


@cache
def bare(game: str) -> Game:
    """One of our games, had it said nothing about its looks."""
    return replace(load(game), look=Look())


def small() -> list[Game]:
    """Every small game that shows a point of the language."""
    names = [found.name for found in pkgutil.iter_modules(points.__path__)]
    modules = [importlib.import_module(f"{points.__name__}.{name}") for name in names]
    return [game for module in modules for game in vars(module).values() if isinstance(game, Game)]


SMALL = {game.id: game for game in small()}
TABLES = [
    *((bare(id), seats) for id in GAMES for seats in (load(id).seats.start, load(id).seats.stop - 1)),
    *((game, game.seats.stop - 1) for game in SMALL.values()),
]


def drawn(scene: Scene) -> str:
    found = macros(PLAIN, scene.lang)
    return "".join(str(getattr(found, part)(scene)) for part in GAME_PARTS)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda of: of.id if isinstance(of, Game) else str(of))
def test_every_choice_about_a_thing_on_the_table_stands_there(game: Game, seats: int) -> None:
    table = Table.open(game, seats, seed=seats)
    chance = random.Random(seats)
    here = Attendance(["person"] * seats, [""] * seats, [True] * seats)
    for step in range(LONGEST):
        if table.over:
            break
        assert table.seat is not None
        scene = Painter(table, table.seat, LANGUAGES[step % 2], here).scene()
        html = drawn(scene)
        assert scene.question is not None
        shown = {int(n) for does in re.findall(r'data-(?:do|shares)="([\d ]+)"', html) for n in does.split()}
        asked = {choice.index for choice in scene.question.buttons}
        listed = {choice.index for card in scene.question.listed for choice in card.choices}
        assert shown | asked | listed == set(range(table.choices))
        ids = re.findall(r' id="([^"]+)"', html)
        assert len(ids) == len(set(ids))
        table.choose(chance.randrange(table.choices))


@pytest.mark.parametrize("game", GAMES)
def test_piles_and_values_are_called_by_their_names(game: str) -> None:
    found = bare(game)
    table = Table.open(found, 2, seed=1)
    here = Attendance(["person"] * 2, [""] * 2, [True] * 2)
    html = {lang: drawn(Painter(table, 0, lang, here).scene()) for lang in LANGUAGES}
    for lang in LANGUAGES:
        for pile in found.schema.player_piles.values():
            name = pile.declared.said(lang)
            assert not name or name.lower() in html[lang].lower()
        for gauge in found.look.gauges:
            assert gauge.name.said(lang) in html[lang]


def test_places_are_shown_with_what_each_side_has_there() -> None:
    game = next(game for game in SMALL.values() if game.schema.table_places)
    table = Table.open(game, game.seats.start, seed=1)
    here = Attendance(["person"] * table.seats, [""] * table.seats, [True] * table.seats)
    html = drawn(Painter(table, 0, "ru", here).scene())
    for places in game.schema.table_places.values():
        assert all(re.search(rf"<h3[^>]*>(<button[^>]*>)?{name.ru}<", html) for name in places.names)
    assert "стены" in html
