"""What the cards of the house keep to, beyond what `deckwright.testing` asks of every game."""

from __future__ import annotations

import pytest

from deckwright.games import GAMES, load
from deckwright.lang.languages import LANGUAGES
from deckwright.testing.texts import text_of


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_of_which_type_it_is_and_what_it_does(id: str, lang: str) -> None:
    game = load(id)
    assert [kind.id for kind in game.kinds if not game.type_line(kind, lang) or not text_of(game, kind, lang)] == []


@pytest.mark.parametrize("id", GAMES)
def test_every_keyword_names_its_rule_and_the_game_says_what_it_is_about(id: str) -> None:
    game = load(id)
    assert [keyword.id for keyword in game.vocabulary.keywords.values() if not keyword.rule] == []
    assert game.about.en and game.about.ru
