"""Pictures: the same everywhere, each card its own, safe to serve, and every symbol a game speaks of is there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from deckwright.games import GAMES, load
from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError
from deckwright.lang.game import Game
from deckwright.lang.look import Family
from deckwright.lang.texts import Text
from deckwright.server.drawing import SYMBOLS, card_back, emblem, favicon, game_art, logo, sigil, sprite
from deckwright.server.drawing.deeds import LIGHTS, MARKS, WIDE_LIGHTS
from deckwright.server.drawing.figures import FIGURES, FORMS, OF_DEED
from deckwright.server.drawing.motifs import MOTIFS
from deckwright.server.drawing.reading import deeds_of, read
from deckwright.server.drawing.sheet import sheet

BYTES = 6_200
ASKED_FOR = [
    "crystal",
    "power",
    "health",
    "shield",
    "card",
    "deck",
    "discard",
    "hand",
    "charge",
    "life",
    "omen",
    "fate",
    "energy",
    "action",
    "attack",
    "essence",
    "wound",
    "flame",
    "token",
    "focus",
    "champion",
    "ally",
    "relic",
    "construct",
    "hero",
    "monster",
    "spell",
    "gem",
    "minion",
    "turn",
    "undo",
    "hint",
    "log",
    "play",
    "eye",
    "loupe",
    "settings",
    "people",
    "bot",
    "person",
    "link",
    "clock",
    "crown",
    "skull",
    "arrow-left",
    "arrow-right",
    "first",
    "last",
    "pause",
    "sun",
    "moon",
    "language",
    "keyboard",
    "question",
    "check",
    "cross",
    "plus",
    "minus",
    "menu",
    "share",
    "chart",
    "branch",
    "screen",
    "lock",
]
ALL_GAMES = [load(id) for id in GAMES]
ALL_CARDS = [pytest.param(game, kind, id=f"{game.id}/{kind.id}") for game in ALL_GAMES for kind in game.kinds]
SHARDS = load("shards")
DIGEST = """
import hashlib
from deckwright.games import GAMES, load
from deckwright.server.drawing import card_back, emblem, game_art, sprite
said = []
for game in map(load, GAMES):
    said += [game_art(game), card_back(game), sprite([game.look]), *(emblem(game, kind) for kind in game.kinds)]
print(hashlib.sha256("".join(said).encode()).hexdigest())
"""


def kind(id: str) -> Kind:
    found = SHARDS.kind(id)
    assert found is not None
    return found


def shapes(svg: str) -> set[str]:
    return set(re.findall(r' d="([^"]+)"', svg))


def in_motif(motif: str) -> Game:
    """Shards, were all of it one family with this motif."""
    family = Family(motif, Text(motif, motif), "#7fb4ff", motif, "solid")
    look = replace(SHARDS.look, families=[family], family_of=lambda _kind: family)
    return replace(SHARDS, look=look)


def check_safe(svg: str) -> None:
    """Well-formed; draws and does nothing else; everything it refers to stands in it once."""
    root = ET.fromstring(svg)
    names = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(names) == len(set(names))
    drawn = {
        "svg",
        "g",
        "path",
        "rect",
        "use",
        "defs",
        "stop",
        "symbol",
        "clipPath",
        "linearGradient",
        "radialGradient",
    }
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in drawn
        for name, value in element.attrib.items():
            assert not name.startswith("on") and name != "style"
            if "href" in name:
                assert value[0] == "#" and value[1:] in names
            for target in re.findall(r"url\(([^)]*)\)", value):
                assert target[0] == "#" and target[1:] in names
    assert not any((element.text or "").strip() for element in root.iter())


@pytest.mark.parametrize(("game", "kind"), ALL_CARDS)
def test_an_emblem_is_a_small_safe_picture(game: Game, kind: Kind) -> None:
    svg = emblem(game, kind)
    check_safe(svg)
    assert ET.fromstring(svg).get("viewBox") == "0 0 100 70"
    assert len(svg.encode()) < BYTES


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_no_two_cards_of_a_game_look_the_same(game: Game) -> None:
    drawn = {kind.id: emblem(game, kind) for kind in game.kinds}
    for one, other in combinations(drawn, 2):
        assert shapes(drawn[one]) != shapes(drawn[other]), f"{one} and {other} differ in colour at most"


def test_shards_has_all_its_pictures() -> None:
    assert len({emblem(SHARDS, kind) for kind in SHARDS.kinds}) == len(SHARDS.kinds) == 73


def test_pictures_are_the_same_in_every_process() -> None:
    said = set()
    for seed in ("0", "1", "424242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        ran = subprocess.run(
            [sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True
        )
        said.add(ran.stdout)
    assert len(said) == 1


@pytest.mark.parametrize("motif", sorted(MOTIFS))
def test_every_motif_draws_every_card(motif: str) -> None:
    game = in_motif(motif)
    pictures = [emblem(game, kind) for kind in game.kinds]
    assert len(set(pictures)) == len(pictures)
    for svg in (*pictures[::6], game_art(game), card_back(game)):
        check_safe(svg)


def test_families_differ_without_their_colours() -> None:
    card = kind("nil-assassin")
    drawn = [shapes(emblem(in_motif(motif), card)) for motif in sorted(MOTIFS)]
    for one, other in combinations(drawn, 2):
        assert one - other and other - one


def test_heavy_cards_are_framed_and_starters_plain() -> None:
    look = SHARDS.look
    by_weight: dict[str, list[int]] = {}
    for card in SHARDS.kinds:
        by_weight.setdefault(look.weight_of(card), []).append(emblem(SHARDS, card).count("<path"))
    middle = {weight: sorted(counts)[len(counts) // 2] for weight, counts in by_weight.items()}
    assert middle["plain"] < middle["common"] < middle["heavy"]


def test_what_a_card_does_shows_in_its_marks() -> None:
    def marks(id: str) -> int:
        svg = emblem(SHARDS, kind(id))
        return svg.count('href="#m"') + svg.count('id="m"')

    assert [marks(id) for id in ("reactor-drone", "nil-assassin", "data-heretic", "the-grand-architect")] == [
        3,
        5,
        2,
        5,
    ]
    assert marks("decima") == 0  # it does nothing by itself


@pytest.mark.parametrize(
    ("id", "deeds"),
    [
        ("reactor-drone", [("gem", 3)]),
        ("cache-warden", [("cards", 1), ("wisdom", 1)]),
        ("portal-monk", [("call", 3)]),
        ("command-seer", [("guard", 5), ("gem", 2)]),
        ("the-heart-of-nothing", [("strike", 5), ("cards", 3)]),
        ("decima", []),
    ],
)
def test_deeds_are_read_from_words_and_facts(id: str, deeds: list[tuple[str, int]]) -> None:
    assert list(deeds_of(kind(id), SHARDS.look.deeds)) == deeds


@pytest.mark.parametrize(
    ("id", "figure", "companion", "many"),
    [
        ("kiln-drone", "drone", "flame", False),
        ("hounds-of-volos", "wolf", "", True),
        ("root-of-the-forest", "roots", "tree", False),
        ("taur-arachpriest", "robed", "spider", False),
        ("axia", "", "", False),
    ],
)
def test_a_name_chooses_the_figure(id: str, figure: str, companion: str, many: bool) -> None:
    found = read(kind(id), SHARDS.look)
    assert (found.figure, found.companion, found.many) == (figure, companion, many)


def test_all_that_can_be_asked_for_is_drawn() -> None:
    everybody = {name for motif in MOTIFS.values() for name in motif.people}
    others = {name for names in (*FORMS.values(), *OF_DEED.values()) for name in names}
    assert everybody | others <= FIGURES.keys()
    assert LIGHTS.keys() == MARKS.keys() == OF_DEED.keys() - {""}
    assert WIDE_LIGHTS.keys() <= LIGHTS.keys()


@pytest.mark.parametrize("name", ASKED_FOR)
def test_symbols_every_screen_needs(name: str) -> None:
    svg = f'<svg xmlns="http://www.w3.org/2000/svg">{SYMBOLS[name]}</svg>'
    check_safe(svg)
    assert "currentColor" in svg


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_every_symbol_a_game_speaks_of_is_drawn(game: Game) -> None:
    look = game.look
    spoken = {*look.symbols.values(), *(f.symbol for f in look.figures), *(g.symbol for g in look.gauges)}
    assert spoken <= {*SYMBOLS, *look.shapes}
    assert {family.motif for family in look.families} <= MOTIFS.keys()


def test_the_sprite_holds_every_symbol_and_sigil_once() -> None:
    looks = [game.look for game in ALL_GAMES]
    svg = sprite([*looks, *looks])
    check_safe(svg)
    names = [element.get("id") for element in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}symbol")]
    families = {family.id for look in looks for family in look.families}
    symbols = {*SYMBOLS, *(name for look in looks for name in look.shapes)}
    assert sorted(map(str, names)) == sorted([*(f"s-{name}" for name in symbols), *(f"f-{id}" for id in families)])


def test_sigils_of_different_families_may_not_share_a_name() -> None:
    eye, sun = (Family("one", Text("One", "Один"), "#ffffff", motif, "solid") for motif in ("eye", "sun"))
    assert sigil(eye) != sigil(sun)
    looks = [replace(SHARDS.look, families=[family]) for family in (eye, sun)]
    with pytest.raises(DeclarationError, match="one"):
        sprite(looks)


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize(("drawing", "box"), [(game_art, "0 0 320 200"), (card_back, "0 0 100 140")])
def test_tiles_and_backs(game: Game, drawing: Callable[[Game], str], box: str) -> None:
    svg = drawing(game)
    check_safe(svg)
    assert ET.fromstring(svg).get("viewBox") == box
    colours = {family.colour for family in game.look.families}
    if drawing is card_back:
        assert sum(colour in svg for colour in colours) >= min(2, len(colours))


@pytest.mark.parametrize("drawing", [favicon, logo])
def test_our_own_mark(drawing: Callable[[], str]) -> None:
    check_safe(drawing())


def test_the_contact_sheet_is_written(tmp_path: Path) -> None:
    out = tmp_path / "sheet.html"
    subprocess.run([sys.executable, "-m", "deckwright.server.drawing", str(out), "shards"], check=True)
    page = out.read_text(encoding="utf-8")
    assert page == sheet(SHARDS)
    assert all(kind.id in page for kind in SHARDS.kinds)
