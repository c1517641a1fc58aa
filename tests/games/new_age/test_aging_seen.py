"""The exiled pile of the Ageless Walker as people see it: on the web table, in the terminal, and in what comes."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from deckwright.faces.face import Canvas
from deckwright.games import load
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.look import LOOK
from deckwright.games.new_age.terminal import FACE
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.web.site import table_parts
from tests.rules.new_age.scene import scene
from tests.rules.new_age.test_ageless_walker import walker

HERE = Attendance(["person"] * 2, [""] * 2, [True] * 2)
PRICE = WORLD.by_id["scoria-slag"].facts["cost"] + 1


def told(s: Any, lang: str = "en") -> list[str]:
    return [each.text for each in LOOK.coming(s.table.view(0), lang)]


# --- what comes -------------------------------------------------------------------------------------------------------


def test_what_comes_names_the_most_expensive_piles() -> None:
    s = walker(market=["aurora", "kindle"], threats=[{"card": "rush-of-madness", "countdown": 1}])
    assert told(s)[0].endswith("Gravehold suffers 4 damage. The most expensive piles now: Aurora.")
    assert told(s, "ru")[0].endswith(f"Самые дорогие стопки сейчас: {WORLD.by_id['aurora'].ru}.")


def test_what_comes_says_what_lies_on_the_exiled_pile() -> None:
    s = walker(exiled=["crystal", "aurora"], threats=["siege-of-dust"])
    assert told(s)[0].endswith("On top now: Crystal, cost 0.")
    assert told(walker(threats=["siege-of-dust"]))[0].endswith("The exiled pile is empty now.")


def test_other_nemeses_exile_nothing() -> None:
    s = scene(threats=["null-scion"])
    assert told(s) == ["Unleash."] and LOOK.plan(s.table.view(0), "en").own["exiled"] is None


# --- screens ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "name", "under"), [("en", "Exiled pile", "under it"), ("ru", "Забвение", "под ней")])
def test_the_terminal_shows_the_top_card_its_price_and_the_cards_under_it(lang: str, name: str, under: str) -> None:
    s = walker(exiled=["scoria-slag", "spark", "crystal"])
    names = [WORLD.by_id[card].said(lang) for card in ("scoria-slag", "spark", "crystal")]
    text = board(s, lang)
    line = next(line for line in text.splitlines() if name in line)
    assert names[0] in line and str(PRICE) in line and f"{under}: {names[1]}, {names[2]}" in line


@pytest.mark.parametrize(("lang", "empty"), [("en", "nothing is exiled"), ("ru", "в забвении пусто")])
def test_the_terminal_shows_an_empty_pile(lang: str, empty: str) -> None:
    assert empty in board(walker(), lang)
    assert empty not in board(scene(), lang)


def board(s: Any, lang: str) -> str:
    console = Console(width=160, record=True, file=StringIO())
    console.print(FACE(load("new-age")).board(s.table.view(0), 0, Canvas(lang, 160, False, str)))
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_web_table_sells_the_top_card(lang: str) -> None:
    s = walker(exiled=["scoria-slag", "spark"], aether=PRICE, market=[])
    html = page(s, lang)
    price = re.search(r'<span class="price">([^<]*)</span>', html)
    assert 'class="exiled slim can"' in html and price is not None and f" {PRICE} " in price[1]
    assert 'data-holds="scoria-slag spark"' in html
    part = html[html.index('class="exiled slim can"') :]
    found = re.search(r'data-do="(\d+)"', part)
    assert found is not None
    s.choose(int(found[1]))
    assert s.discard() == ["scoria-slag"] and s.pile("exiled") == ["spark"]


def test_the_web_table_lets_an_exiled_card_be_chosen_from_a_discard_pile() -> None:
    s = walker(hand=["crystal"] * 5, discard=["spark"], threats=["null-scion"])
    s.nemesis_turn("rush-of-madness")
    assert s.asked == "exile-card"
    assert LOOK.explain_prompt("exile-card", s.table.view(0), 0, "en").startswith("It goes on top of the exiled pile")
    assert "забвения" in LOOK.explain_prompt("exile-card", s.table.view(0), 0, "ru")
    page(s, "en")


def page(s: Any, lang: str) -> str:
    seen = Painter(s.table, 0, lang, HERE).scene()
    return str(table_parts(s.table.game, lang)["others"](seen))


@pytest.mark.parametrize(
    ("card", "lang", "said"),
    [
        (
            "curse-of-aging",
            "en",
            "As soon as this is in a player's hand, that player suffers 1 damage and draws a card, then discards this.",
        ),
        ("ageless-walker", "en", "Each player begins with a Curse of Aging in the discard pile."),
        ("ageless-walker", "ru", "Натиск: любой игрок предаёт забвению карту из руки"),
        ("rush-of-madness", "ru", "Карту из самой дорогой стопки запаса предают забвению."),
        ("forget", "en", "Any player exiles 2 cards of their hand, then draws 2 cards. Gravehold suffers 5 damage."),
        ("temporal-leap", "ru", "игроки сообща предают забвению 2 карты из рук."),
    ],
)
def test_cards_say_what_they_do(card: str, lang: str, said: str) -> None:
    game = load("new-age")
    text = "".join(token.text for token in game.describe(WORLD.by_id[card], lang))
    assert said in text, text
