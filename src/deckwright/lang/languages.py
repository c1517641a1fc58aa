"""The languages of a text: which there are, and which of two texts is meant.

This is the one place that decides between them. Whatever has words says them with `said(lang)`.
"""

from __future__ import annotations

from typing import TypeVar

LANGUAGES = ("en", "ru")
T = TypeVar("T")


def in_lang(lang: str, en: T, ru: T) -> T:
    """What belongs to a language: English where it is not known."""
    return ru if lang == "ru" else en


def next_lang(lang: str) -> str:
    """The language that a reader of this one is offered."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


class Bilingual:
    """What has a name, a sentence or a message in each language."""

    en: str
    ru: str

    def said(self, lang: str) -> str:
        """Its words in a language."""
        return in_lang(lang, self.en, self.ru)
