"""What the table tells of prepped spells before they are cast, and of relics and breaches around them."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from deckwright.faces.face import Canvas
from deckwright.games.aeons_end.blows import Blow
from deckwright.games.new_age.terminal import FACE
from deckwright.server.web.parts import draw_game
from tests.rules.new_age.scene import Scene, cast, scene
from tests.server.web.kit import scene_of


def blow_of(card: str, at: int, **arrangement: Any) -> Blow | None:
    """What the table tells of a spell prepped there."""
    s = scene(prepped=[(card, at)], **arrangement)
    view = s.table.view(0)
    number = view["players"][0]["piles"]["prepped"]["cards"][0]["id"]
    found: Blow | None = s.table.game.look.plan(view, "en").blows.get(number)
    return found


@pytest.mark.parametrize(
    ("card", "at", "arrangement"),
    [
        ("spark", 1, {"breaches": {1: "open"}}),
        ("spark", 3, {"breaches": {3: "open"}}),
        ("spark", 3, {"breaches": {3: 2}}),
        ("spark", 4, {"breaches": {4: "celestial"}}),
        ("spark", 4, {"breaches": {4: "defender"}}),
        ("spark", 4, {"breaches": {4: "defender"}, "options": {"defender_damage": False}}),
        ("spark", 1, {"breaches": {1: "ancient"}, "surge": 3}),
        ("spark", 2, {"breaches": {2: 1}, "attached": [("pain-conduit", 2)]}),
        ("bouncing-boom", 4, {"breaches": {4: "defender"}, "attached": [("pain-conduit", 4)]}),
        ("reverberating-shock", 1, {"breaches": {1: "open"}}),
        ("pyrotechnic-surge", 3, {"breaches": {3: "open", 4: "celestial"}}),
        ("torch", 3, {"breaches": {3: "open"}}),
        ("bouncing-boom", 3, {"breaches": {3: "open"}, "options": {"treasure_3": "precision-magnifier"}}),
        ("spark", 1, {"breaches": {1: "open"}, "options": {"treasure_3": "precision-magnifier"}}),
        ("tidal-surge", 1, {"breaches": {1: "open"}, "options": {"treasure_3": "prism-of-destruction"}}),
        ("spark", 1, {"breaches": {1: "open", 2: 3}, "options": {"treasure_3": "prism-of-destruction"}}),
        ("spark", 1, {"breaches": {1: "open"}, "options": {"treasure_3": "bladed-crystal"}}),
    ],
)
def test_a_spell_deals_what_the_table_tells(card: str, at: int, arrangement: dict[str, Any]) -> None:
    blow = blow_of(card, at, **arrangement)
    assert blow is not None
    s = cast(card, at, **arrangement)
    while s.asked not in ("main-phase", "casting-phase") and s.nemesis_life == 70:
        s.choose(0)
    dealt = 70 - s.nemesis_life
    told = blow.amount + blow.sharper
    assert dealt == told * (2 if blow.twice else 1) or (blow.open_end and dealt >= told)


@pytest.mark.parametrize(
    ("card", "sign"),
    [("bouncing-boom", "2×2"), ("force-amplifier", "3+"), ("imbued-smash", "4+"), ("deluge-of-power", "4")],
)
def test_a_blow_in_signs(card: str, sign: str) -> None:
    blow = blow_of(card, 1)
    assert blow is not None and blow.sign == sign


def test_what_a_treasure_adds_against_the_nemesis_is_told_apart() -> None:
    blow = blow_of("bouncing-boom", 1, options={"treasure_3": "bladed-crystal"})
    assert blow is not None
    assert (blow.sign, blow.said("en")) == ("2×2–3", "will deal 2 damage, to the nemesis 3, twice")


def around() -> Scene:
    """Spells, relics and special breaches of two mages."""
    return scene(
        breaches={1: "ancient", 4: "defender"}, surge=2, prepped=[("spark", 1), ("bouncing-boom", 4)],
        attached=[("aether-conduit", 4)], p1={"breaches": {4: ("celestial", 1)}, "attached": [("link-conduit", 4)]},
    )  # fmt: skip


def test_the_web_table_shows_relics_blows_and_what_breaches_add() -> None:
    drawn = draw_game(scene_of(around().table, 0))
    mine, others = drawn["mine"], drawn["others"]
    assert "Проводник эфира" in mine and "прикреплена к разлому" in mine and "дважды нанесёт урона: 3" in mine
    assert "Древний разлом I" in mine and "за каждый жетон прилива" in mine and ">+2<" in mine
    assert "Связующий проводник" in others and "Небесный разлом IV" in others


def test_the_terminal_shows_them_too() -> None:
    table = around().table
    console = Console(width=200, record=True)
    console.print(FACE(table.game).board(table.view(0), 0, Canvas("en", 200, False, lambda seat: f"Player {seat + 1}")))
    text = console.export_text()
    assert "Bouncing Boom ↯2×3 + ○ Aether Conduit" in text and "Spark ↯3" in text
    assert "Ancient Breach I (open; +1↯ per Surge" in text and "Celestial Breach IV (open for 10; 1 ✦ · +2↯)" in text


def test_echo_is_a_keyword_with_help() -> None:
    game = scene().table.game
    kind = game.kind("bouncing-boom")
    assert kind is not None
    assert any(token.what == "keyword" and token.key == "echo" for token in game.describe(kind, "ru"))
    assert "дважды" in game.vocabulary.keywords["echo"].meaning.said("ru")
