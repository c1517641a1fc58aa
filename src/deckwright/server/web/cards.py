"""A card that lies open, as HTML. A table has dozens and every choice draws them again, so this is no template."""

from __future__ import annotations

from functools import cache
from typing import Any

from markupsafe import Markup, escape

from deckwright.server.scene.faces import CardFace
from deckwright.server.scene.scene import CardSeen
from deckwright.server.texts import TEXTS


@cache
def inside(face: CardFace) -> Markup:
    """The inside of a small card: the same wherever it lies, so it is drawn once."""
    from deckwright.server.web.site import macros

    return Markup(macros("parts/cards.html", face.lang).inside_of(face))


def card(
    c: CardSeen,
    size: str = "",
    spent: bool | None = False,
    pips: int = 0,
    said: str = "",
    id: str = "c",
    quiet: bool = False,
) -> Markup:
    """A card with its choices. `spent` turns it, `pips` are tokens on it, `said` tells its state to those who hear.

    A `quiet` one does not say why nothing can be done with it: nobody expects it to.
    """
    face = c.face
    reason = "" if quiet else c.why_not
    can, turned = (" can" if c.choices else ""), (" spent" if spent else "")
    does = f' data-do="{c.does}"' if c.choices else ""
    why = f' data-why="{escape(reason)}"' if reason else ""
    tokens = f'<span class="pips" aria-hidden="true">{pips}</span>' if pips else ""
    return Markup(
        f'<button type="button" id="{id}{c.id}" class="card {_classes(face)} {size}{can}{turned}" data-card="{c.id}" '
        f'data-kind="{face.id}" data-zoom="{face.id}"{does}{why} aria-label="{_spoken(c, said, reason)}">'
        f"{inside(face)}{tokens}</button>"
    )


SPENT = ("spent", "used", "exhausted", "activated", "tapped")  # marks that mean the same in every game


def lying(c: CardSeen, size: str = "") -> Markup:
    """A card of a game that does not say how it lies: turned if a mark says so, its first counter as tokens."""
    counters = (c.on.get(name, 0) for name in c.face.game.schema.counters)
    pips = next((number for number in counters if type(number) is int and number > 0), 0)
    spent = any(c.on.get(mark) for mark in SPENT)
    return card(c, size, spent, pips, TEXTS["spent"].said(c.face.lang) if spent else "")


@cache
def _classes(face: CardFace) -> str:
    return f"f-{face.family.id} p-{face.family.pattern} w-{face.weight}"


@cache
def _name(face: CardFace) -> str:
    return str(escape(face.spoken.rstrip(".")))


def _spoken(c: CardSeen, said: Any, reason: str) -> str:
    """All that a sighted person sees of it, in one line."""
    parts = [_name(c.face)]
    parts += [str(escape(part)) for part in (said, c.place) if part]
    if c.choices:
        can = TEXTS["can"].said(c.face.lang)
        parts.append(f"{can}: {escape('; '.join(choice.spoken for choice in c.choices))}")
    elif reason:
        parts.append(str(escape(reason)))
    return ". ".join(parts)
