"""A game that says nothing about screens has every page; one that is broken has a trouble of its own alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from deckwright.lang.game import GameOption, OptionValue
from deckwright.lang.languages import LANGUAGES
from deckwright.server.web.lobby import read_options
from tests.games.packages import STONE, install, installed
from tests.games.pearls.game import PEARLS
from tests.games.pearls.shelved import shelved
from tests.server.web.visiting import Browser, Closed, sit_down, visiting

PAGES = ("/", "/new/pearls", "/cards/pearls", "/cards/pearls/shark", "/zoom/pearls/shark", "/rules/pearls")
DRAWN = ("/art/pearls.svg", "/art/pearls/shark.svg", "/art/pearls/_back.svg", "/games/pearls/table.css")
PROGRAMS = ("/api/v1/games", "/api/v1/games/pearls", "/api/v1/games/pearls/cards")


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with shelved(tmp_path_factory.mktemp("site")), visiting() as found:
        yield found


def read(browser: Browser, path: str, lang: str = "en", status: int = 200) -> str:
    answer = browser.get(path, headers={"accept-language": lang})
    assert answer.status_code == status, f"{path}: {answer.status_code}"
    return answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_there_in_both_languages(browser: Browser, path: str, lang: str) -> None:
    assert {"en": "Pearls", "ru": "Жемчуг"}[lang] in read(browser, path, lang) or "Shark" in read(browser, path)


@pytest.mark.parametrize("path", [*DRAWN, *PROGRAMS])
def test_drawings_styles_and_the_api_are_there(browser: Browser, path: str) -> None:
    assert read(browser, path)


def test_the_rules_page_says_what_the_game_says_of_itself(browser: Browser) -> None:
    page = read(browser, "/rules/pearls", "ru")
    assert "Ныряйте за жемчугом" in page and "Нырнуть, Всплыть" in page


def test_its_table_shows_piles_and_values_by_their_names(browser: Browser) -> None:
    table = sit_down(browser, "bot", game="pearls", level1="random")
    english, russian = (read(browser, f"/t/{table}", lang) for lang in LANGUAGES)
    for name in ("Sea", "Reef", "Chest", "Bag", "air", "Dive"):
        assert name in english
    for name in ("Море", "Риф", "Сундук", "Сумка", "воздух", "Нырнуть"):
        assert name in russian


def test_its_colours_follow_from_its_families(browser: Browser) -> None:
    styles = read(browser, "/games/pearls/table.css")
    assert len(set(re.findall(r"\.f-pearls-\w+ \{ --fam: (#\w+)", styles))) == 3
    assert "/art/pearls/_back.svg" in styles


# --- options that are lists -------------------------------------------------------------------------------------------

LISTED = (
    OptionValue("any", "Any", "Любая"),
    OptionValue("pearl", "Pearl", "Жемчужина"),
    OptionValue("coral", "Coral", "Коралл"),
)


@pytest.fixture
def with_lists(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> GameOption:
    """Pearls, were it opened with a find for each player."""
    option = GameOption("finds", "First finds", "Первые находки", "any", LISTED, each="seat")
    monkeypatch.setattr(PEARLS, "options", [option])
    return option


def test_a_list_is_picked_entry_by_entry_with_pictures(browser: Browser, with_lists: GameOption) -> None:
    page = read(browser, "/new/pearls?option.finds.1=coral", "ru")
    assert page.count('<details class="entry"') == 4
    assert re.search(r'name="option.finds.0" value="any" checked', page)
    assert re.search(r'name="option.finds.1" value="coral" checked', page)
    assert page.count('<img src="/art/pearls/pearl.svg') == 4
    assert re.search(r'data-seats="3 4"><summary><span>Игрок 3', page)


def test_what_was_picked_comes_to_the_table(browser: Browser, with_lists: GameOption) -> None:
    form = {"players": "3", "option.finds.0": "pearl", "option.finds.1": "", "option.finds.3": "coral"}
    assert read_options(PEARLS, form) == {"finds": ["pearl", "any", "any"]}
    refused = browser.post("/tables", data={"game": "pearls", "players": "2", "option.finds.0": "kraken"})
    assert refused.status_code == 400 and "kraken" in refused.text


# --- games that are broken --------------------------------------------------------------------------------------------

LOOKS = "look=Look(plan=lambda view, lang: 1 // 0),"
CLASHES = "look=Look(families=[CLASH], family_of=lambda kind: CLASH),"
CLASH = 'Family("order", Text("Order", "Порядок"), "#ffffff", "flame", "solid")'
IMPORTS = f"""
from deckwright.lang.look import Family, Look
from deckwright.lang.texts import Text

CLASH = {CLASH}
"""


def stone(look: str) -> str:
    """The smallest game, with this look."""
    begins, ends = STONE.split("STONE = Game(")
    return f"{begins}{IMPORTS}STONE = Game(\n    {look}{ends}"


def laid_out(site: Path, what: str) -> None:
    """A package with a game that is broken in this way."""
    if what == "code":
        install(site, "stone", {"stone": "stone:STONE"}, source="1 // 0")
    elif what == "signs":
        install(site, "stone", {"stone": "stone:STONE"}, source=stone(CLASHES))
    elif what == "look":
        install(site, "stone", {"stone": "stone:STONE"}, source=stone(LOOKS))
    else:
        install(site, "stone", {"stone": "stone_game.rules:STONE"}, source="")
        (site / "stone_game").mkdir()
        (site / "stone_game" / "__init__.py").touch()
        (site / "stone_game" / "rules.py").write_text(STONE, "utf-8")
        (site / "stone_game" / "table.html").write_text("{% macro mine(scene) %}", "utf-8")


@pytest.fixture(params=["code", "signs", "template"])
def with_broken(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Browser]:
    laid_out(tmp_path / "site", request.param)
    with installed(tmp_path / "site"), visiting() as found:
        yield found


def test_a_game_that_cannot_be_shown_is_named_in_the_lobby_and_harms_no_other(with_broken: Browser) -> None:
    lobby = read(with_broken, "/", "ru")
    assert 'class="alert"' in lobby and re.search(r"stone|Камень", lobby)
    assert "/new/stone" not in lobby and "/new/shards" in lobby
    for path in ("/new/stone", "/cards/stone", "/rules/stone"):
        assert re.search(r"stone|Камень", read(with_broken, path, "ru", 503))
    assert with_broken.post("/tables", data={"game": "stone", "players": "2"}).status_code == 503
    for path in ("/new/shards", "/cards/shards", "/rules/shards", f"/t/{sit_down(with_broken)}"):
        read(with_broken, path)


def test_a_look_that_stops_at_the_table_is_told_there(tmp_path: Path) -> None:
    laid_out(tmp_path / "site", "look")
    with installed(tmp_path / "site"), visiting() as browser:
        table = sit_down(browser, game="stone")
        assert "Stone cannot be shown" in read(browser, f"/t/{table}", status=503)
        with browser.at_table(table) as socket:
            assert socket.hear()["code"] == "game-unwell"
            with pytest.raises(Closed):
                socket.hear()
        assert "Stone" in read(browser, "/")
        read(browser, f"/t/{sit_down(browser)}")


def test_a_table_whose_game_is_gone_says_so(tmp_path: Path) -> None:
    install(tmp_path / "site", "stone", {"stone": "stone:STONE"})
    with visiting() as browser:
        with installed(tmp_path / "site"):
            table = sit_down(browser, game="stone")
            read(browser, f"/t/{table}")
        browser.app.state.site.keeper.lives.clear()
        assert "stone" in read(browser, "/")
        read(browser, f"/t/{table}", status=404)
