"""The cards of a game as a reviewed snapshot shows them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from deckwright.faces import face_of
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.languages import LANGUAGES
from deckwright.testing.texts import text_of

Numbers = Mapping[str, Sequence[tuple[str, str]]]  # by language: facts and what they are called


def page_of(game: Game, kind: Kind, numbers: Numbers) -> Iterator[str]:
    """A card as the snapshot shows it: its text, and in brief."""
    yield kind.id
    facts = kind.all_facts()
    for lang in LANGUAGES:
        said = [f"{word} {facts[fact]}" for fact, word in numbers[lang] if facts.get(fact)]
        yield f"  {kind.said(lang)} — {game.type_line(kind, lang)}{''.join(f'; {n}' for n in said)}"
        yield f"    {text_of(game, kind, lang)}"
        yield f"    {face_of(game).brief(kind, lang)}"


def check_snapshot(game: Game, numbers: Numbers, snapshot: Path) -> None:
    """The texts are as reviewed; with DECKWRIGHT_RENEW=1 they are written anew."""
    pages = "\n\n".join("\n".join(page_of(game, kind, numbers)) for kind in game.kinds) + "\n"
    if os.environ.get("DECKWRIGHT_RENEW"):
        snapshot.write_text(pages, encoding="utf-8")
    assert pages == snapshot.read_text(encoding="utf-8"), "if the change is meant, renew the snapshot (see this file)"
