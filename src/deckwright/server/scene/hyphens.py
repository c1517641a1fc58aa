"""Where a long Russian word may be broken on a narrow card. Browsers rarely bring Russian hyphenation with them."""

from __future__ import annotations

import re

LONG = 8  # letters; shorter words fit
SOFT = "\u00ad"

_VOWELS = "аеёиоуыэюя"
_CONSONANTS = "бвгджзклмнпрстфхцчшщ"
_WORD = re.compile(r"[а-яё]+", re.IGNORECASE)
_BREAKS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?<=[йьъ])(?=[{_VOWELS}{_CONSONANTS}])",
        rf"(?<=[{_VOWELS}])(?=[{_VOWELS}])",
        rf"(?<=[{_VOWELS}][{_CONSONANTS}])(?=[{_CONSONANTS}]+[{_VOWELS}])",
        rf"(?<=[{_VOWELS}])(?=[{_CONSONANTS}][{_VOWELS}])",
    )
)


def soft(text: str) -> str:
    """The text with soft hyphens between the syllables of its long words, never next to an end of a word."""
    return _WORD.sub(lambda word: _broken(word[0]), text)


def _broken(word: str) -> str:
    if len(word) < LONG:
        return word
    places = {found.start() for pattern in _BREAKS for found in pattern.finditer(word)}
    kept = [place for place in sorted(places) if 3 <= place <= len(word) - 3]
    parts = [word[start:end] for start, end in zip([0, *kept], [*kept, len(word)], strict=True)]
    return SOFT.join(parts)
