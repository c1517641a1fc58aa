"""The ritual of Arachnos as people see it: on the web table, in the terminal, and in what comes."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from deckwright.faces.face import Canvas
from deckwright.games import load
from deckwright.games.new_age.look import LOOK
from deckwright.games.new_age.terminal import FACE
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance
from deckwright.server.web.site import table_parts
from tests.rules.new_age.scene import scene
from tests.rules.new_age.test_arachnos import LAST, TRACK, arachnos, with_devourer

WIDTH = 160
HERE = Attendance(["person"] * 2, [""] * 2, [True] * 2)


def told(s: Any, lang: str = "en") -> list[str]:
    return [each.text for each in LOOK.coming(s.table.view(0), lang)]


def web(s: Any, lang: str = "en") -> str:
    return str(table_parts(s.table.game, lang)["others"](Painter(s.table, 0, lang, HERE).scene()))


def terminal(s: Any, lang: str) -> str:
    console = Console(width=WIDTH, record=True, file=StringIO())
    console.print(FACE(load("new-age")).board(s.table.view(0), 0, Canvas(lang, WIDTH, False, str)))
    return console.export_text()


# --- what comes -------------------------------------------------------------------------------------------------------


def test_what_comes_says_what_completes_the_ritual_and_what_is_too_late() -> None:
    s = arachnos(ritual=LAST - 1, tokens=2, threats=["ritual-guardian", "null-scion", "the-chanters"])
    assert told(s) == [
        "Arachnos gains 1 nemesis token. Unleash.",
        "Unleash. Completes the ritual: World Devourer 3 comes with 85 life.",
        "Arachnos gains 1 nemesis token. The ritual is complete before that.",
    ]
    assert told(s, "ru")[1] == "Натиск. Завершит ритуал: придёт Пожиратель миров 3, жизней: 85."
    s.nemesis_turn("smite")
    assert s.on_card("life", "world-devourer-3") == 85  # as it was told


def test_what_comes_counts_tokens_too() -> None:
    s = arachnos(tokens=8, threats=["flame-acolyte", "the-chanters"])
    assert "Completes" not in told(s)[0] and told(s)[1].endswith("World Devourer 9 comes with 110 life.")
    t = arachnos(tokens=8, threats=["breach-stabilizer"])
    assert "Completes" not in told(t)[0]  # it waits a turn more
    u = arachnos(threats=[{"card": "the-end", "countdown": 1}])
    assert told(u)[0].endswith("World Devourer 0 comes with 75 life.")


def test_the_ritual_says_that_the_next_nemesis_turn_completes_it() -> None:
    near = arachnos(ritual=LAST, threats=["null-scion"])
    assert LOOK.plan(near.table.view(0), "en").own["ritual"].soon
    assert "Завершится в ближайший ход исчадия" in web(near, "ru")
    waits = arachnos(ritual=LAST, threats=[{"card": "the-end", "countdown": 2}])
    assert not LOOK.plan(waits.table.view(0), "en").own["ritual"].soon


def test_with_the_world_devourer_only_that_comes() -> None:
    assert told(with_devourer(7)) == ["Gravehold suffers 5 damage. The player with the lowest life suffers 4 damage."]


def test_other_nemeses_have_no_ritual() -> None:
    s = scene(threats=["null-scion"])
    assert told(s) == ["Unleash."] and LOOK.plan(s.table.view(0), "en").own["ritual"] is None
    assert 'class="ritual' not in web(s)


# --- screens ----------------------------------------------------------------------------------------------------------


def test_the_plan_tells_the_track_and_the_world_devourer_to_come() -> None:
    plan = LOOK.plan(arachnos(ritual=3, tokens=4).table.view(0), "en")
    seen = plan.own["ritual"]
    assert (seen.at, seen.left, seen.back) == (3, TRACK.length - 3, TRACK.costs[2])
    assert [space.cost for space in seen.spaces] == [0, *TRACK.costs, 0]
    assert (seen.devourer.name, seen.devourer.life) == ("World Devourer 4", 90)
    assert seen.devourer.said == "Gravehold suffers 4 damage. Any player suffers 4 damage."
    assert not plan.invulnerable and plan.draws
    after = LOOK.plan(with_devourer(4).table.view(0), "en")
    assert after.own["ritual"].complete and after.invulnerable and not after.draws


@pytest.mark.parametrize(("lang", "reading"), [("en", "our reading"), ("ru", "наше прочтение")])
def test_the_web_table_draws_the_thread_and_lets_the_ritual_be_pushed_back(lang: str, reading: str) -> None:
    s = arachnos(ritual=3, aether=TRACK.costs[2])
    html = web(s, lang)
    assert html.count('<g class="space') == TRACK.length + 1 and html.count('<g class="space spun') == 3
    assert html.count('<g class="space at') == 1 and reading in html
    found = re.search(r'class="focus can" data-do="(\d+)"', html)
    assert found is not None
    s.choose(int(found[1]))
    assert s.value("ritual") == 2


@pytest.mark.rule("NA-RITUAL-06")
@pytest.mark.parametrize(("at_eight", "limit"), [(False, 9), (True, 8)])
def test_every_screen_says_how_many_tokens_are_too_many(at_eight: bool, limit: int) -> None:
    s = arachnos(tokens=5, options={"ritual_at_eight": at_eight})
    assert f"Nemesis tokens: 5; with {limit} it is complete, too *" in web(s)
    assert f"Жетоны исчадия: 5; когда их {limit}, он тоже завершён *" in web(s, "ru")
    assert f"nemesis tokens: 5; with {limit} it is complete, too" in terminal(s, "en")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_web_table_with_the_world_devourer(lang: str) -> None:
    html = web(with_devourer(3), lang)
    assert 'class="ritual tall complete"' in html and '<svg class="thread"' not in html
    assert ("Cannot be damaged" if lang == "en" else "Неуязвимо") in html
    assert ("Draws no more cards" if lang == "en" else "Карт больше не берёт") in html


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Ritual: ━ ━ ◉ · ", "steps left: 8", "back for 2◆", "our reading", "World Devourer 1 ♥80")),
        ("ru", ("Ритуал: ━ ━ ◉ · ", "осталось шагов: 8", "назад за 2◆", "наше прочтение", "Пожиратель миров 1 ♥80")),
    ],
)
def test_the_terminal_shows_the_track(lang: str, words: tuple[str, ...]) -> None:
    text = terminal(arachnos(ritual=2, tokens=1), lang)
    assert all(word in text for word in words), text


def test_the_question_of_a_target_says_what_the_end_of_arachnos_means() -> None:
    s = arachnos(threats=["the-chanters"], prepped=[("spark", 1)], hand=["crystal"] * 5)
    s.casting()
    s.choose("cast")
    assert "the ritual is complete" in LOOK.explain_prompt("which-target", s.table.view(0), 0, "en")
    assert "ритуал завершён" in LOOK.explain_prompt("which-target", s.table.view(0), 0, "ru")
    assert "victory" in LOOK.explain_prompt("which-target", with_devourer().table.view(0), 0, "en")
