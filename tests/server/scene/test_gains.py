"""What a small card shows of what a card does."""

from __future__ import annotations

import pytest

from deckwright.games import load
from deckwright.lang.brief import Glyph, text_of
from deckwright.server.scene.gains import Gain, gains


def shown(game: str, kind: str, lang: str = "en") -> list[Gain]:
    """The gains of a card."""
    found = load(game).kind(kind)
    assert found is not None
    return gains(load(game).brief(found, lang))


def test_an_amount_is_a_number_with_its_symbol() -> None:
    assert shown("shards", "reactor-drone") == [Gain((Glyph("3 crystals", "crystal", "3"),), (), False)]


def test_a_gate_of_signs_is_shown_and_one_of_words_is_only_an_arrow() -> None:
    always, mastery = shown("shards", "cache-warden")
    assert not always.gated and mastery.gated
    assert [(glyph.symbol, glyph.text) for glyph in mastery.gate] == [("mastery", "mastery"), ("", "10"), ("", "+")]
    unify = shown("shards", "undergrowth-aspirant")[1]
    assert (unify.gated, unify.gate) == (True, ())


def test_what_needs_no_condition_comes_first() -> None:
    assert [gain.gated for gain in shown("shards", "limiter-drones")] == [False, True]


def test_where_a_card_lies_is_nothing_it_gives() -> None:
    [strikes] = shown("new-age", "core-of-rage")
    assert (strikes.gated, text_of(strikes.glyphs)) == (True, "2 damage")


def test_only_what_has_room_is_shown_but_always_something() -> None:
    """The first sentence of the Panconscious Crown has room; a whole line of words has none beside it."""
    assert len(shown("shards", "panconscious-crown")) == 3
    assert [text_of(gain.glyphs) for gain in shown("ascension", "avatar-of-the-fallen")] == ["4 honor"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_words_side_by_side_are_one(lang: str) -> None:
    (gain,) = shown("war-eternal", "fiery-torrent", lang)
    assert [bool(glyph.symbol) for glyph in gain.glyphs] == [True, False]
