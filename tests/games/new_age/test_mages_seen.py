"""The mages of The New Age as people see them: tokens on breaches, the Forged deck, aether for one thing alone."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from deckwright.faces.face import Canvas
from deckwright.games import load
from deckwright.games.new_age.look import LOOK
from deckwright.games.new_age.terminal import FACE
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.web.site import table_parts
from deckwright.table.errors import NotLegal
from tests.rules.new_age.scene import Scene, scene

HERE = Attendance(["person"] * 2, [""] * 2, [True] * 2)
SAID = {
    "en": ("Energize token", "Surge tokens: 3", "Forged deck: Crystals 5, Sparks 4", "for relics only"),
    "ru": ("жетон подпитки", "жетонов прилива: 3", "кованая колода: кристаллов 5, искр 4", "только на реликвии"),
}


def laid() -> Scene:
    s = scene(mages=["gygar", "lost"], breaches={1: "ancient"}, surge=3, relic_aether=2)
    s.arrange(p1__breaches=[{"card": "breach-1", "open": True, "energized": True}])
    return s


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_web_table_shows_what_mages_have(lang: str) -> None:
    parts = table_parts(load("new-age"), lang)
    seen = Painter(laid().table, 0, lang, HERE).scene()
    html = str(parts["others"](seen)) + str(parts["mine"](seen))
    for said in SAID[lang]:
        assert said in html


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_terminal_shows_what_mages_have(lang: str) -> None:
    console = Console(width=200, record=True, file=StringIO())
    console.print(FACE(load("new-age")).board(laid().table.view(0), 0, Canvas(lang, 200, False, str)))
    text = console.export_text()
    for said in SAID[lang]:
        assert said in text


def test_questions_are_explained_in_both_languages() -> None:
    view = laid().table.view(0)
    for prompt in ("help-with-ability", "energize-which", "return-which", "back-onto-deck", "forge-which"):
        assert LOOK.explain_prompt(prompt, view, 0, "en") and LOOK.explain_prompt(prompt, view, 0, "ru")
    assert LOOK.explain_prompt("casting-phase", view, 0, "en")  # and the family's as ever


def test_who_wants_an_ability_at_the_wrong_time_hears_why() -> None:
    s = scene(mages=["claudia", "garu"], charges=5)
    with pytest.raises(NotLegal, match="not for this phase"):
        s.table.choose("ability", card="claudia")


def test_why_an_ally_does_not_help_is_about_that_ally() -> None:
    s = scene(mages=["gygar", "claudia"], charges=5, p1={"charges": 2})
    with pytest.raises(NotLegal, match="needs 5 charges, your ally has 2"):
        s.table.choose("ability", card="claudia")
    s.arrange(p0__charges=1, p1__charges=5)
    s.ability()
    s.choose("no")
    with pytest.raises(NotLegal, match="your ally does not use it in this turn"):
        s.table.choose("ability", card="claudia")


def test_what_aether_for_relics_does_not_pay_is_explained() -> None:
    s = scene(market=["exogranite", "galvanized-bauble"], aether=1, relic_aether=2)
    with pytest.raises(NotLegal, match="2 more may not be spent on it"):
        s.table.choose("gain", card="exogranite")
