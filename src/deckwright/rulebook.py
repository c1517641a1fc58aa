"""The rules of a game as a book: sections of numbered rules in both languages, read from the `rules.md` of its folder.

A page is written as `## English | Русский` for a section, `### ID` for a rule, then a paragraph in English and one in
Russian, the latter quoted with `> `.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from deckwright import games
from deckwright.lang.languages import Bilingual
from deckwright.lang.stems import folded, holds


class RulebookError(Exception):
    """A page is not written as it should be."""


class NoRulebook(RulebookError):
    """There is no such page."""


@dataclass(frozen=True)
class RuleText(Bilingual):
    """One rule, in both languages."""

    id: str
    en: str
    ru: str


@dataclass(frozen=True)
class Section(Bilingual):
    """Rules that belong together."""

    en: str
    ru: str
    rules: tuple[RuleText, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game."""

    title: str
    intro: RuleText
    sections: tuple[Section, ...] = field(default=())

    def __iter__(self) -> Iterator[RuleText]:
        return (rule for section in self.sections for rule in section.rules)

    def rule(self, id: str) -> RuleText | None:
        """A rule by its id, in any case of letters."""
        return next((rule for rule in self if rule.id.casefold() == id.casefold()), None)

    def find(self, text: str) -> tuple[Section, ...]:
        """What a person may mean: an id or the beginning of one, a section's name, or words that a rule contains.

        The answer is sections, cut down to the rules that fit; empty if nothing does.
        """
        wanted = _plain(text)
        for fits in (_is_id, _is_part_of_id, _is_section, _is_in_section, _is_in_rule):
            found = [
                Section(section.en, section.ru, tuple(rule for rule in section.rules if fits(wanted, section, rule)))
                for section in self.sections
            ]
            if wanted and any(section.rules for section in found):
                return tuple(section for section in found if section.rules)
        return ()


def _plain(text: str) -> str:
    return folded(text.strip())


def _is_id(wanted: str, section: Section, rule: RuleText) -> bool:
    return _plain(rule.id) == wanted


def _is_part_of_id(wanted: str, section: Section, rule: RuleText) -> bool:
    """Whether `soi-atk`, `atk` or `atk-03` means an id such as soi-atk-03."""
    id = _plain(rule.id)
    _, _, rest = id.partition("-")
    return any(whole == wanted or whole.startswith(wanted + "-") for whole in (id, rest))


def _is_section(wanted: str, section: Section, rule: RuleText) -> bool:
    return wanted in (_plain(section.en), _plain(section.ru))


def _is_in_section(wanted: str, section: Section, rule: RuleText) -> bool:
    return wanted in _plain(section.en) or wanted in _plain(section.ru)


def _is_in_rule(wanted: str, section: Section, rule: RuleText) -> bool:
    """Whether the rule contains all the words, in one of the languages, in whatever form."""
    return any(holds(text, wanted) for text in (rule.en, rule.ru))


@cache
def load(game: str) -> Rulebook:
    """The rulebook of a game; NoRulebook if it has none."""
    page = games.load(game).file("rules.md") if game in games.GAMES else None
    if page is None:
        raise NoRulebook(f"there is no page of rules for {game}")
    return parse(page.read_text(encoding="utf-8"))


def parse(text: str) -> Rulebook:
    """Read a page."""
    title = ""
    intro = RuleText("", "", "")
    sections: list[tuple[str, str, list[RuleText]]] = []
    id = ""
    paragraphs: dict[str, str] = {}

    def keep() -> None:
        nonlocal intro
        rule = RuleText(id, paragraphs.get("en", ""), paragraphs.get("ru", ""))
        paragraphs.clear()
        if not id:
            intro = intro if intro.en else rule
        elif not (rule.en and rule.ru):
            raise RulebookError(f"the rule {id} must have a paragraph in each language")
        elif not sections:
            raise RulebookError(f"the rule {id} stands before the first section")
        else:
            sections[-1][2].append(rule)

    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif line.startswith("## "):
            keep()
            en, bar, ru = (part.strip() for part in line[3:].partition("|"))
            if not bar:
                raise RulebookError(f"the section {en!r} must be named in both languages")
            sections.append((en, ru, []))
            id = ""
        elif line.startswith("### "):
            keep()
            id = line[4:].strip()
        elif line.strip():
            lang = "ru" if line.startswith(">") else "en"
            paragraphs[lang] = f"{paragraphs.get(lang, '')} {line.lstrip('> ').strip()}".strip()
    keep()
    return Rulebook(title, intro, tuple(Section(en, ru, tuple(rules)) for en, ru, rules in sections))
