"""A card's text set out for reading: what always happens, then each condition with its sign set apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markupsafe import Markup

from deckwright.lang.game import Game
from deckwright.lang.texts import Token, Tokens, capital
from deckwright.server.scene.markup import html

_GATE = re.compile(r"^ (\d+)\+")


def clauses(tokens: Tokens, game: Game, lang: str) -> Markup:
    """The text in paragraphs. `Level 10+:` becomes a gate that can light up, another keyword with a colon a chip."""
    return Markup("").join(_clause(part, game, lang) for part in _parts(tokens))


def _parts(tokens: Tokens) -> Iterator[Tokens]:
    """Break the text before each keyword that begins a sentence."""
    part: Tokens = []
    for token in tokens:
        before = "".join(each.text for each in part)
        if token.what == "keyword" and part and re.search(r"[.!?]\s*$", before):
            yield part
            part = []
        part.append(token)
    if part:
        yield part


def _clause(part: Tokens, game: Game, lang: str) -> Markup:
    head, rest = _split(part)
    body = html(rest, game, lang)
    if not head:
        return Markup('<p class="clause">{}</p>').format(body)
    gate = _gate(head)
    signs = Markup(' data-gate="{}" data-of="{}"').format(gate, head[0].key) if gate else Markup("")
    return Markup('<p class="clause when"{}><span class="sign">{}</span> {}</p>').format(
        signs, html(head, game, lang), body
    )


def _split(part: Tokens) -> tuple[Tokens, Tokens]:
    """The condition before the colon, and what it gives, with a capital."""
    if part[0].what != "keyword":
        return [], part
    for i, token in enumerate(part[1:], start=1):
        before, colon, after = token.text.partition(": ")
        if colon and not token.what:
            head = [*part[:i], *([Token(before)] if before else [])]
            return head, capital([*([Token(after)] if after else []), *part[i + 1 :]])
        if "." in token.text:
            break
    return [], part


def _gate(head: Tokens) -> str:
    """The number that has to be reached, if the condition is one."""
    found = _GATE.match(head[1].text) if len(head) > 1 else None
    return found[1] if found else ""
