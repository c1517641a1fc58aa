"""Words are found in whatever form they are looked for."""

from __future__ import annotations

import pytest

from deckwright.lang.stems import holds, stem


@pytest.mark.parametrize(
    "forms",
    [
        "мощь мощи мощью",
        "герой героя героев герои героем",
        "карта карт карты картами картой",
        "разлом разломы разломов",
        "монах монахи монаха",
        "кристалл кристаллы кристаллов",
        "реликвия реликвий реликвии",
        "здоровье здоровья здоровьем",
        "предмет предмета предметов",
        "начальная начальной начальных",
        "смерть смерти",
        "заклинание заклинаний",
        "энергия энергии энергию",
        "phase phases",
        "ally allies",
        "hero heroes",
        "shield shields",
        "play plays played playing",
    ],
)
def test_the_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(word) for word in forms.split()}) == 1


@pytest.mark.parametrize("words", ["карта кристалл", "мощь мастерство", "герой монстр", "ally all", "power play"])
def test_other_words_have_other_stems(words: str) -> None:
    assert len({stem(word) for word in words.split()}) == 2


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("мощь", True),
        ("мощи щитов", True),
        ("ЩИТЫ", True),
        ("желудь", True),
        ("получ", True),  # what is still being typed
        ("кристаллов", False),
        ("мощь кристалл", False),
        ("", True),
    ],
)
def test_a_text_holds_words_in_any_form(wanted: str, found: bool) -> None:
    assert holds("Получите 3 мощи и щит за каждый жёлудь.", wanted) is found
