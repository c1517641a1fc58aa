"""Deckwright's own mark: cards in a fan, opened by a light."""

from __future__ import annotations

_INK, _BRASS, _AMBER, _IVORY = "#10161d", "#8a5a2b", "#e0a34c", "#f6ead2"
_CARD = "M-10-14A2.5 2.5 0 0 1-7.5-16.5H7.5A2.5 2.5 0 0 1 10-14V12A2.5 2.5 0 0 1 7.5 14.5H-7.5A2.5 2.5 0 0 1-10 12Z"
_LIGHT = "M0-11.5C.8-4.5 3-2.3 7-1.5 3-.7 .8 1.5 0 8.5-.8 1.5-3-.7-7-1.5-3-2.3-.8-4.5 0-11.5Z"


def _fan() -> str:
    return (
        f'<g transform="translate(24 25.5)"><g stroke="{_INK}" stroke-width="1.6">'
        f'<path fill="{_BRASS}" transform="rotate(-19 0 20)" d="{_CARD}"/>'
        f'<path fill="{_AMBER}" transform="rotate(19 0 20)" d="{_CARD}"/>'
        f'<path fill="{_IVORY}" d="{_CARD}"/></g><path fill="{_INK}" d="{_LIGHT}"/></g>'
    )


def logo() -> str:
    """The mark on nothing, 48 by 48."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{_fan()}</svg>'


def favicon() -> str:
    """The mark on a dark tile, for the corner of a browser."""
    tile = f'<rect width="48" height="48" rx="11" fill="{_INK}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{tile}{_fan()}</svg>'


def app_icon() -> str:
    """The mark to its edges, for the screen of a phone: it may be cut to a circle, so the middle holds all of it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<rect width="48" height="48" fill="{_INK}"/><g transform="translate(5.5 5) scale(.77)">{_fan()}</g></svg>'
    )


def preview() -> str:
    """What messengers show beside a link, 1200 by 630: the mark under a lamp, the name, a row of cards face down."""
    rows = "".join(
        f'<g transform="translate({150 + 180 * n} {598 + 14 * (n - 2.5) ** 2}) rotate({5 * (n - 2.5)}) scale(6)">'
        f'<path fill="#1a222d" stroke="{_BRASS}" stroke-width=".7" d="{_CARD}"/>'
        f'<path fill="{_BRASS}" d="{_LIGHT}" opacity=".8"/></g>'
        for n in range(6)
    )
    lamp = (
        '<radialGradient id="l" cx=".5" cy=".2" r=".85"><stop offset="0" stop-color="#333f4f"/>'
        f'<stop offset=".55" stop-color="{_INK}"/><stop offset="1" stop-color="#080b10"/></radialGradient>'
    )
    name = (
        f'<text x="600" y="430" text-anchor="middle" font-family="Georgia, Liberation Serif, serif" font-size="104" '
        f'font-weight="600" fill="{_IVORY}">Deckwright</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs>{lamp}</defs>'
        f'<rect width="1200" height="630" fill="url(#l)"/>{rows}'
        f'<g transform="translate(444 26) scale(6.5)">{_fan()}</g>'
        f"{name}</svg>"
    )
