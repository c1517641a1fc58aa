"""The Nest of Maggoth as people see it: on the web table, in the terminal, and in what the next nemesis turn brings."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from deckwright.faces.face import Canvas
from deckwright.games import load
from deckwright.games.new_age.look import LOOK
from deckwright.games.new_age.nest_seen import FLY, FREE, MAGGOT
from deckwright.games.new_age.terminal import FACE
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.web.site import table_parts
from tests.rules.new_age.scene import scene
from tests.rules.new_age.test_maggoth import casting, hit, maggoth

HERE = Attendance(["person"] * 2, [""] * 2, [True] * 2)


def told(s: Any, lang: str = "en") -> list[str]:
    return [each.text for each in LOOK.coming(s.table.view(0), lang)]


# --- what comes -------------------------------------------------------------------------------------------------------


def test_what_comes_says_which_rows_it_fills_and_what_they_do() -> None:
    s = maggoth((4, 0), (2, 0), threats=["null-scion", {"card": "fly-throng", "countdown": 1}, "egg-burst"])
    assert told(s) == [
        "Unleash. Fills row 1 of the Nest: Gravehold suffers 2 damage. A fly hatches.",
        "happens now: Place 3 maggots. Any player suffers 3 damage. "
        "Fills row 2 of the Nest: Gravehold suffers 3 damage. A fly hatches.",
        "happens now: Place 3 flies. Any player suffers 3 damage.",
    ]
    assert told(s, "ru")[0] == "Натиск. Заполнит 1-й ряд улья: Грейвхолд получает 2 урона. Вылупляется муха."


def test_a_row_says_that_the_next_nemesis_turn_fills_it() -> None:
    s = maggoth((4, 0), (2, 0), threats=["null-scion", {"card": "fly-throng", "countdown": 1}])
    assert [row.number for row in LOOK.plan(s.table.view(0), "en").own["nest"] if row.soon] == [2, 1]
    t = maggoth((4, 0), threats=[{"card": "fly-throng", "countdown": 2}])
    assert not any(row.soon for row in LOOK.plan(t.table.view(0), "en").own["nest"])


def test_what_waits_fills_nothing_yet() -> None:
    s = maggoth((4, 0), threats=["fly-throng"])
    assert told(s) == ["power tokens left: 2. Then: Place 3 maggots. Any player suffers 3 damage."]


def test_what_comes_counts_the_tokens_that_are_there_by_then() -> None:
    """Six tokens, and two more by an unleash: Shape Death brings none."""
    s = maggoth((0, 5), (1, 0), threats=["null-scion", {"card": "shape-death", "countdown": 1}])
    assert not any("Fills" in text for text in told(s))
    t = maggoth((0, 5), (1, 0), threats=[{"card": "shape-death", "countdown": 1}])
    assert "Fills row 2 of the Nest" in told(t)[0]


def test_what_comes_says_what_finds_no_space() -> None:
    s = maggoth((0, 5), (0, 5), (0, 5), (3, 0), threats=["savage-spawner"])
    assert told(s)[0].endswith(
        "Fills row 4 of the Nest: Gravehold suffers 4 damage. Any player suffers 4 damage. "
        "No space is left in the Nest: Gravehold suffers 1 damage."
    )


def test_what_comes_is_what_happens() -> None:
    s = maggoth((4, 0), threats=["null-scion"])
    assert "Gravehold suffers 2 damage" in told(s)[0]
    s.nemesis_turn("vile-breeder")
    assert s.gravehold == 28


def test_other_nemeses_have_no_nest() -> None:
    s = scene(threats=["null-scion"])
    assert told(s) == ["Unleash."] and LOOK.plan(s.table.view(0), "en").own["nest"] == []


# --- screens ----------------------------------------------------------------------------------------------------------


def test_rows_are_told_from_the_top_with_their_spaces() -> None:
    s = maggoth((3, 1), (1, 0))
    rows = LOOK.plan(s.table.view(0), "en").own["nest"]
    assert [row.number for row in rows] == [4, 3, 2, 1]
    assert list(rows[-1].spaces) == [FLY, MAGGOT, MAGGOT, MAGGOT, FREE] and rows[-1].free == 1
    assert [row.target for row in rows] == [False, False, True, False]
    assert [row.ours for row in rows] == [True, True, True, False]  # only the bottom row is known
    assert rows[-1].said == "Gravehold suffers 2 damage. A fly hatches."


@pytest.mark.parametrize(("lang", "reading"), [("en", "our reading"), ("ru", "наше прочтение")])
def test_the_terminal_shows_rows_of_signs_with_a_legend(lang: str, reading: str) -> None:
    s = maggoth((3, 1), (1, 0), threats=["vile-breeder"])
    console = Console(width=140, record=True, file=StringIO())
    console.print(FACE(load("new-age")).board(s.table.view(0), 0, Canvas(lang, 140, False, str)))
    text = console.export_text()
    assert "¤ ◦ ◦ ◦ ·" in text and "◦ · · · · ◂" in text and text.count(reading) == 3
    assert ("◦ maggot" if lang == "en" else "◦ личинка") in text
    assert not re.search(r"☻ (Nest|Улей)", text)  # its rows say more than a line among minions


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_web_table_shows_the_cells_and_lets_the_nest_be_hit(lang: str) -> None:
    s = casting((3, 1), (4, 0))
    s.choose("cast")
    seen = Painter(s.table, 0, lang, HERE).scene()
    html = str(table_parts(s.table.game, lang)["others"](seen))
    assert html.count('class="cell maggot"') == 7 and html.count('class="cell fly"') == 1
    assert html.count('class="cell"') == 11 and "nest-row near" in html
    found = re.search(r'class="nest can"[^>]*data-do="(\d+)"', html)
    assert found is not None
    s.choose(int(found[1]))
    assert s.value("maggots@nest-2") == 3
    assert html.count("threat f-") == 0


def test_the_question_how_to_spread_damage_says_what_is_left() -> None:
    s = casting((1, 1))
    hit(s)
    view = s.table.view(0)
    assert s.asked == "spread-damage"
    assert LOOK.explain_prompt("spread-damage", view, 0, "en").startswith("Life left in the row: 2.")
    assert "останется жизней: 2" in LOOK.explain_prompt("spread-damage", view, 0, "ru")
    assert LOOK.explain_prompt("who-suffers", view, 0, "en") != ""


def test_the_card_of_the_nest_names_no_life_but_that_of_its_row() -> None:
    s = casting((3, 1))
    html = str(table_parts(s.table.game, "en")["others"](Painter(s.table, 0, "en", HERE).scene()))
    head = html.partition('<div class="nest-head">')[2].partition("</div>")[0]
    assert re.findall(r">(\d+)<", head) == ["5"]
