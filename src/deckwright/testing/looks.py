"""What a look names is there in its game: screens ask for it by these names."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from deckwright.lang.game import Game
from deckwright.lang.look import Look
from deckwright.lang.types import STANDARD_VERBS
from deckwright.server.drawing.motifs import MOTIFS
from deckwright.server.drawing.symbols import SYMBOLS


def check_told(game: Game) -> None:
    """The story tells of values, piles, notes and rules that are there."""
    told, program, schema = game.look.told, game.program, game.schema
    piles = {*schema.table_piles, *schema.player_piles, *schema.place_piles}
    values = {*schema.table_values, *schema.player_values, *schema.place_values, *schema.counters}
    _there("values that are told", set(told.counted), values)
    _there("piles of moves that are told", {pile for pair in told.moves for pile in pair}, piles)
    _there("moves and values told of effects", told.by_effects, {*told.moves, *told.counted})
    _there("moves told of who gets the card", told.taken, {*told.moves})
    notes = {note.id for note in program.notes if "number" in note.takes}
    _there("notes with a number that a turn gathered", set(told.gathered), notes)
    _there("values that a turn gathers", set(told.gathered.values()), set(told.counted))
    _there("rules that are not told of", told.silent_rules, {rule for _, _, rule in program.where})
    _there("nouns that are told", {noun or name for name, noun in told.counted.items()}, set(game.look.symbols))


def check_names(game: Game) -> None:
    """Verbs, prompts, piles and options that the look speaks of are there."""
    look, program, schema = game.look, game.program, game.schema
    verbs = {verb.id for verb in (*program.verbs, *STANDARD_VERBS)}
    _there("verbs", {*look.verbs, *look.glosses, *(look.closing - Look().closing)} | ({look.play_verb} - {""}), verbs)
    _there("the question of a turn", {look.main_prompt} - {""}, {prompt.id for prompt in program.prompts})
    piles = {*schema.table_piles, *schema.player_piles, *schema.place_piles}
    _there("piles", {*look.places, *look.open_piles}, piles)
    _there("first options", set(look.first_options), {option.id for option in game.options})
    _there("options of seats", set(look.seat_options), {option.id for option in game.options if option.each == "seat"})
    _there("pictures", set(look.pictures.values()), {kind.id for kind in game.kinds})
    _there("facts that are printed", {figure.fact for figure in look.figures}, set(schema.facts))
    _there("gauges", {gauge.value for gauge in look.gauges}, set(schema.player_values))


def check_symbols(game: Game) -> None:
    """Every symbol is explained and can be drawn, and so can the motif of every family.

    A legend may explain shapes of the game's own besides, such as the faces of its dice.
    """
    look = game.look
    used = {*look.symbols.values(), *(f.symbol for f in look.figures), *(g.symbol for g in look.gauges)}
    explained = set(look.legend)
    assert used <= explained, f"the legend does not explain {used - explained}"
    assert explained <= used | set(look.shapes), f"nothing is shown as {explained - used - set(look.shapes)}"
    _there("symbols", used, {*SYMBOLS, *look.shapes})
    _there("motifs", {family.motif for family in look.families}, set(MOTIFS))
    families = {family.id for family in look.families}
    _there("families of cards", {look.family_of(kind).id for kind in game.kinds}, families)


def _there(what: str, named: Set[Any], known: Set[Any]) -> None:
    assert named <= known, f"the look names {what} that are not there: {sorted(named - known)}"
