"""`deckwright rules`: the rules of a game, all of them or those that are looked for."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text as RichText

from deckwright import rulebook
from deckwright.cli import texts as T
from deckwright.cli.play import texts as P
from deckwright.cli.problems import Problem, close_to
from deckwright.lang.game import Game
from deckwright.rulebook import Rulebook, Section


def show_rules(console: Console, game: Game, words: str, lang: str) -> None:
    """Print the whole book, or what fits the words."""
    try:
        book = rulebook.load(game.id)
    except rulebook.NoRulebook:
        console.print(_without_a_book(game, lang))
        return
    if words:
        console.print(_sections(_found(book, words, lang), lang, words))
        return
    page = Group(*_opening(book, game, lang), _sections(book.sections, lang))
    if console.is_terminal and os.environ.get("TERM", "dumb") != "dumb":
        os.environ.setdefault("LESS", "-R")
        with console.pager(styles=True):
            console.print(page)
    else:
        console.print(page)


def _without_a_book(game: Game, lang: str) -> RenderableType:
    """What there is to say about a game that has no page of rules."""
    return Group(
        Line(RichText(game.said(lang), "bold"), style="grey50"),
        *([RichText(game.about.said(lang), "italic")] if game.about.said(lang) else []),
        RichText(T.NO_RULES.said(lang, game=game.said(lang))),
        RichText(T.NO_RULES_BUT.said(lang, game=game.id), "grey62"),
    )


def _found(book: Rulebook, words: str, lang: str) -> Sequence[Section]:
    found = book.find(words)
    if not found:
        known = [rule.id for rule in book] + [name for section in book.sections for name in (section.en, section.ru)]
        close = close_to(words, known) or [section.said(lang) for section in book.sections[:8]]
        raise Problem(T.NO_RULE_FOUND_BUT, given=words, names=", ".join(close))
    return found


def _opening(book: Rulebook, game: Game, lang: str) -> list[RenderableType]:
    contents = RichText(" · ").join(RichText(section.said(lang)) for section in book.sections)
    return [
        Line(RichText(game.said(lang), "bold"), style="grey50"),
        RichText(book.intro.said(lang), "italic"),
        RichText(),
        RichText(T.CONTENTS.said(lang), "bold"),
        Padding(contents, (0, 0, 0, 2)),
        RichText(T.RULES_HINT.said(lang, game=game.id), "grey62"),
    ]


def _sections(sections: Sequence[Section], lang: str, words: str = "") -> RenderableType:
    parts: list[RenderableType] = []
    pattern = "|".join(re.escape(word) for word in words.split())
    for section in sections:
        parts += [RichText(), Line(RichText(section.said(lang), "bold"), style="grey50", align="left")]
        for rule in section.rules:
            text = RichText(rule.said(lang))
            if pattern:
                text.highlight_regex(f"(?i){pattern}", "bold cyan")
            parts += [RichText(rule.id, "cyan"), Padding(text, (0, 0, 0, 2))]
    return Group(*parts)


def found_at_table(game: str, words: str, lang: str, most: int) -> RenderableType:
    """The first few rules that fit, for somebody who is playing."""
    found = rulebook.load(game).find(words)
    kept: list[Section] = []
    left = most
    for section in found:
        rules = section.rules[:left]
        left -= len(rules)
        if rules:
            kept.append(Section(section.en, section.ru, rules))
    hidden = sum(len(section.rules) for section in found) - (most - left)
    shown = [_sections(kept, lang, words)]
    if hidden:
        shown.append(RichText(P.MORE_FOUND.said(lang, rules=T.RULES_FOUND.said(lang, hidden)), "grey62"))
    return Group(*shown) if found else RichText(T.NO_RULE_FOUND.said(lang, given=words), "yellow")
