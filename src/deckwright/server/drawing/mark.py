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
