"""Words as people look for them: in any of their forms. A light stemmer for the two languages, enough to search by.

It takes endings off and keeps what is left if that can still be a word. It does not know verbs: those are found by how
they begin.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_SHORTEST = 3  # letters that are left of a word, at least

# Endings of Russian nouns and adjectives, the longest first.
_RUSSIAN = re.findall(
    r"\S+",
    """
    иями ями ами ыми ими ией ого его ому ему ием иям иях
    ая яя ое ее ие ые ий ый ой ей ом ем им ым ую юю ия ья ью ию ье ьи ии ов ев ам ям ах ях их ых ою ею
    а я о е и ы у ю ь й
    """,
)
_RUSSIAN_VOWELS = "аеиоуыэюяьй"
_ENGLISH = ("ing", "ed", "es", "s")


def folded(text: str) -> str:
    """For comparing: one case of letters, е for ё."""
    return text.casefold().replace("ё", "е")


@cache
def stem(word: str) -> str:
    """A word, folded, without its endings; also what only looks like one, for other forms end behind it: разлом-ы."""
    if re.search("[а-я]", word):
        found = _bare(_without(word, _RUSSIAN), _RUSSIAN_VOWELS)
        return found if found == word else stem(found)
    if word.endswith("ss"):
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    return _bare(_without(word.removesuffix("'s"), _ENGLISH), "e")


def _without(word: str, endings: Sequence[str]) -> str:
    return next((word[: -len(e)] for e in endings if word.endswith(e) and len(word) - len(e) >= _SHORTEST), word)


def _bare(word: str, letters: str) -> str:
    """Without what a stem does not end in: геро- of герой and of героев."""
    while len(word) > _SHORTEST and word[-1] in letters:
        word = word[:-1]
    return word


def holds(text: str, wanted: str) -> bool:
    """Whether a text has all the wanted words, as they are written or in another form."""
    plain = folded(text)
    words = folded(wanted).split()
    missing = [word for word in words if word not in plain]
    if not missing:
        return True
    stems = {stem(part) for word in _WORD.findall(plain) for part in (word, *re.split("['’-]", word))}
    return all(stem(word) in stems for word in missing)
