"""Texts of the game as HTML: amounts with their symbols, keywords that open the glossary, cards that open the zoom."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import zip_longest

from markupsafe import Markup, escape

from deckwright.lang.game import Game
from deckwright.lang.texts import Token, Tokens

_AMOUNT = re.compile(r"^([+−-]?(?:\d+|∞)) ?(.*)$", re.DOTALL)
_STOP = re.compile(r"[.,;:!?)»]+")


@cache
def symbol(name: str, label: str = "") -> Markup:
    """A symbol of the sprite; with a label it speaks, without one it is decoration."""
    speaks = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return Markup(f'<svg class="sym" {speaks}><use href="#s-{escape(name)}"/></svg>')


@cache
def icon(name: str) -> Markup:
    """A sign of the pages themselves, such as that of undo."""
    return Markup(f'<svg class="icon" aria-hidden="true"><use href="#s-{escape(name)}"/></svg>')


def html(tokens: Tokens, game: Game, lang: str, *, links: bool = True) -> Markup:
    """Tokens as HTML. Without links, for the inside of buttons, names stay plain."""
    return Markup("".join(_pieces(tokens, game, links=links)))


def _pieces(tokens: Tokens, game: Game, *, links: bool) -> Iterator[str]:
    """Each token; a stop after an amount stands with it, for browsers may begin a line after any picture."""
    taken = 0
    for token, after in zip_longest(tokens, tokens[1:]):
        said = _token(replace(token, text=token.text[taken:]), game, links=links)
        taken = 0
        if token.what == "amount" and after is not None and not after.what and (stop := _STOP.match(after.text)):
            taken = stop.end()
            said = f'<span class="unbroken">{said}{escape(stop[0])}</span>'
        yield said


def _token(token: Token, game: Game, *, links: bool) -> str:
    said, key = escape(token.text), escape(token.key)
    match token.what:
        case "":
            return said
        case "amount":
            return _amount(token, game)
        case "keyword" if links:
            return f'<button type="button" class="keyword" data-keyword="{key}">{said}</button>'
        case "card" if links:
            return f'<a class="named" href="/cards/{game.id}/{key}" data-zoom="{key}">{said}</a>'
        case "player":
            return f'<b class="side-name" data-side="{key}">{said}</b>'
        case "keyword":
            return f'<span class="kw">{said}</span>'
        case "card":
            return f'<span class="named">{said}</span>'
        case "value":
            return f'<span class="value">{said}</span>'
    return said


def _amount(token: Token, game: Game) -> str:
    """`3 crystals` as 3 and the crystal's symbol; the noun stays for those who hear the page."""
    known = game.look.symbols.get(token.key)
    found = _AMOUNT.match(token.text)
    if known is None or found is None:
        return f'<span class="amount">{escape(token.text)}</span>'
    number, noun = escape(found[1]), escape(found[2])
    return f'<span class="amount a-{known}">{number}{symbol(known)}<span class="sr"> {noun}</span></span>'
