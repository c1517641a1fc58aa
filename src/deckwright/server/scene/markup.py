"""Texts of the game as HTML: amounts with their symbols, keywords that open the glossary, cards that open the zoom."""

from __future__ import annotations

import re

from markupsafe import Markup, escape

from deckwright.lang.game import Game
from deckwright.lang.texts import Token, Tokens

_AMOUNT = re.compile(r"^([+−-]?(?:\d+|∞)) ?(.*)$", re.DOTALL)


def symbol(name: str, label: str = "") -> Markup:
    """A symbol of the sprite; with a label it speaks, without one it is decoration."""
    if label:
        return Markup('<svg class="sym" role="img" aria-label="{1}"><use href="#s-{0}"/></svg>').format(name, label)
    return Markup('<svg class="sym" aria-hidden="true"><use href="#s-{}"/></svg>').format(name)


def html(tokens: Tokens, game: Game, lang: str, *, links: bool = True) -> Markup:
    """Tokens as HTML. Without links, for the inside of buttons, names stay plain."""
    return Markup("").join(_token(token, game, lang, links=links) for token in tokens)


def _token(token: Token, game: Game, lang: str, *, links: bool) -> Markup:
    match token.what:
        case "amount":
            return _amount(token, game)
        case "keyword" if links:
            return Markup('<button type="button" class="keyword" data-keyword="{}">{}</button>').format(
                token.key, token.text
            )
        case "card" if links:
            return Markup('<a class="named" href="/cards/{}/{}" data-zoom="{}">{}</a>').format(
                game.id, token.key, token.key, token.text
            )
        case "player":
            return Markup('<b class="side-name" data-side="{}">{}</b>').format(token.key, token.text)
        case "keyword" | "card":
            return Markup('<span class="{}">{}</span>').format("named" if token.what == "card" else "kw", token.text)
    return escape(token.text)


def _amount(token: Token, game: Game) -> Markup:
    """`3 crystals` as 3 and the crystal's symbol; the noun stays for those who hear the page."""
    known = game.look.symbols.get(token.key) if game.look else None
    found = _AMOUNT.match(token.text)
    if known is None or found is None:
        return Markup('<span class="amount">{}</span>').format(token.text)
    return Markup('<span class="amount a-{}">{}{}<span class="sr"> {}</span></span>').format(
        known, found[1], symbol(known), found[2]
    )
