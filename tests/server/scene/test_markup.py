"""Texts of the game as HTML."""

from __future__ import annotations

from deckwright.games import load
from deckwright.lang.texts import Token
from deckwright.server.scene.markup import html

SHARDS = load("shards")


def test_no_line_begins_with_the_stop_after_an_amount() -> None:
    said = html([Token("5 кристаллов", "amount", "crystal"), Token("). Потом"), Token(" ход.")], SHARDS, "ru")
    together, _, rest = said.partition(").</span>")
    assert together.startswith('<span class="unbroken"><span class="amount') and rest == " Потом ход."


def test_other_words_after_an_amount_may_begin_a_line() -> None:
    said = html([Token("5 crystals", "amount", "crystal"), Token(" and more.")], SHARDS, "en")
    assert "unbroken" not in said and said.endswith("</span> and more.")
