"""Choices that name a place stand at the place: it can be clicked wherever a game has places."""

from __future__ import annotations

import re
from dataclasses import replace

from deckwright import Table
from deckwright.lang.look import Look
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance, Scene
from deckwright.server.web.brought import PLAIN
from deckwright.server.web.site import macros
from tests.lang.points.places import MARCHES

HERE = Attendance(["person"] * 2, [""] * 2, [True] * 2)
PROVINCES = ["old-ford", "mill", "high-pass"]


def seen(table: Table, seat: int | None) -> Scene:
    return Painter(table, seat, "en", HERE).scene()


def at_places(scene: Scene) -> dict[str, list[int]]:
    return {place.id: [choice.index for choice in place.choices] for place in scene.places if place.choices}


def test_a_place_offers_what_names_it() -> None:
    table = Table.open(MARCHES, 2, seed=1)
    assert table.prompt is not None and table.prompt.id == "where"
    scene = seen(table, table.seat)
    assert at_places(scene) == {option.at: [option.index] for option in table.options}
    assert scene.question is not None
    assert {choice.index for choice in scene.question.buttons} == set(range(3)), "and each stands in the panel as well"


def test_only_who_is_asked_can_choose_there() -> None:
    table = Table.open(MARCHES, 2, seed=1)
    assert table.seat is not None
    assert not at_places(seen(table, 1 - table.seat)) and not at_places(seen(table, None))


def test_the_page_lets_the_name_of_the_place_be_clicked() -> None:
    table = Table.open(MARCHES, 2, seed=1)
    html = str(macros(PLAIN, "en").shared(seen(table, table.seat)))
    for option in table.options:
        button = re.search(rf'<button[^>]*id="at-{option.at}"[^>]*>', html)
        assert button and f'data-do="{option.index}"' in button[0] and "place-do" in button[0]
    assert html.count('class="place can"') == len(PROVINCES)


def test_a_card_that_goes_to_a_place_is_chosen_by_the_card() -> None:
    table = Table.open(MARCHES, 2, seed=1)
    while table.prompt is not None and table.prompt.id != "turn":
        table.choose(0)
    marches = {option.index for option in table.options if option.verb == "march"}
    assert marches and not marches & {index for found in at_places(seen(table, table.seat)).values() for index in found}


def test_a_tower_of_my_own_is_chosen_at_my_tower() -> None:
    table = Table.open(MARCHES, 2, seed=1)
    while table.prompt is not None and table.prompt.id != "build":
        table.choose(table.choices - 1)
    scene = seen(table, table.seat)
    assert table.seat is not None
    assert [bool(place.choices) for place in scene.own_places[table.seat]] == [True, True]
    assert not any(place.choices for place in scene.own_places[1 - table.seat])


def test_places_that_are_tapped_need_no_buttons_besides() -> None:
    table = Table.open(replace(MARCHES, look=Look(tapped=frozenset({"provinces"}))), 2, seed=1)
    scene = seen(table, table.seat)
    assert scene.question is not None and not scene.question.buttons
    assert sorted(at_places(scene)) == sorted(PROVINCES)
