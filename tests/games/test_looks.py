"""What a look names is there in its game: screens ask for it by these names."""

from __future__ import annotations

import pytest

from deckwright.games import GAMES, load
from deckwright.lang.look import Look
from deckwright.lang.program import Program
from deckwright.lang.types import STANDARD_VERBS
from deckwright.server.drawing.motifs import MOTIFS
from deckwright.server.drawing.symbols import SYMBOLS
from tests.games.pearls.game import PEARLS


@pytest.fixture(params=[*GAMES, PEARLS], ids=[*GAMES, "pearls, which brings no look"])
def game(request: pytest.FixtureRequest) -> tuple[Look, Program]:
    found = request.param if request.param is PEARLS else load(request.param)
    return found.look, found.program


def test_what_is_told_is_there(game: tuple[Look, Program]) -> None:
    look, program = game
    schema = program.schema
    piles = {*schema.table_piles, *schema.player_piles}
    values = {*schema.table_values, *schema.player_values, *schema.counters}
    assert set(look.told.counted) <= values
    assert {pile for pair in look.told.moves for pile in pair} <= piles
    assert look.told.by_effects <= {*look.told.moves, *look.told.counted}
    notes = {note.id: note for note in program.notes}
    for note, value in look.told.gathered.items():
        assert "number" in notes[note].takes and value in look.told.counted
    rules = {rule for _, _, rule in program.where}
    assert look.told.silent_rules <= rules


def test_verbs_prompts_and_places_are_there(game: tuple[Look, Program]) -> None:
    look, program = game
    verbs = {verb.id for verb in (*program.verbs, *STANDARD_VERBS)}
    assert {*look.verbs, *(look.closing - Look().closing)} <= verbs
    assert look.play_verb in {*verbs, ""}
    assert look.main_prompt in {*(prompt.id for prompt in program.prompts), ""}
    piles = {*program.schema.table_piles, *program.schema.player_piles}
    assert {*look.places, *look.open_piles} <= piles


def test_symbols_are_explained(game: tuple[Look, Program]) -> None:
    look, _ = game
    symbols = {*look.symbols.values(), *(f.symbol for f in look.figures), *(g.symbol for g in look.gauges)}
    assert symbols == set(look.legend)


def test_every_noun_that_is_told_has_a_symbol(game: tuple[Look, Program]) -> None:
    look, _ = game
    assert {noun or value for value, noun in look.told.counted.items()} <= set(look.symbols)


def test_symbols_and_motifs_can_be_drawn(game: tuple[Look, Program]) -> None:
    look, _ = game
    assert set(look.legend) <= set(SYMBOLS)
    assert {family.motif for family in look.families} <= set(MOTIFS)
