"""Paths and shapes: the few strokes everything here is drawn with.

Pictures are symmetric, so most shapes are drawn as their left half (x up to 0) and folded over; the left is lit and the
right lies in shade, like glass with light from one side.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from deckwright.server.drawing.colour import Palette

Point = tuple[float, float]


def num(value: float) -> str:
    """A number as short as it can be said: one digit after the point, no zero before it."""
    said = f"{value:.1f}".removesuffix(".0")
    return {"-0": "0"}.get(said, said.replace("0.", ".") if abs(value) < 1 else said)


def pack(*values: float) -> str:
    """Numbers in a row, with a space only where two would run together."""
    said = ""
    for value in values:
        word = num(value)
        said += word if not said or word[0] == "-" else f" {word}"
    return said


def line(points: Iterable[Point]) -> str:
    """A path through points."""
    said = pack(*[part for point in points for part in point])
    return f"M{said}Z"


def around(r: float, angle: float, at: Point = (0, 0)) -> Point:
    """A point on a circle; angles in degrees, 0 is up, clockwise."""
    turn = math.radians(angle)
    return at[0] + r * math.sin(turn), at[1] - r * math.cos(turn)


def circle(r: float, at: Point = (0, 0)) -> str:
    """A circle as a path."""
    arc = f"a{pack(r, r)} 0 1 1"
    return f"M{pack(at[0] - r, at[1])}{arc} {num(2 * r)} 0{arc}{num(-2 * r)} 0Z"


def ring(outer: float, inner: float, at: Point = (0, 0)) -> str:
    """A ring; fill it by the even-odd rule."""
    return circle(outer, at) + circle(inner, at)


def polygon(corners: int, r: float, turn: float = 0, at: Point = (0, 0)) -> str:
    """A regular polygon with a corner at the top, turned."""
    return line(around(r, turn + 360 * i / corners, at) for i in range(corners))


def star(points: int, outer: float, inner: float, turn: float = 0, at: Point = (0, 0)) -> str:
    """A star."""
    radii = (outer, inner)
    return line(around(radii[i % 2], turn + 180 * i / points, at) for i in range(2 * points))


def cog(teeth: int, outer: float, inner: float, turn: float = 0, at: Point = (0, 0)) -> str:
    """The outline of a gear wheel."""
    step = 360 / teeth
    points: list[Point] = []
    for i in range(teeth):
        middle = turn + i * step
        for r, share in ((inner, -0.32), (outer, -0.19), (outer, 0.19), (inner, 0.32)):
            points.append(around(r, middle + share * step, at))
    return line(points)


def rays(count: int, inner: float, outer: float, width: float, turn: float = 0, at: Point = (0, 0)) -> str:
    """Wedges that widen outwards, all round; `width` in degrees."""
    found = []
    for i in range(count):
        angle = turn + 360 * i / count
        foot = [around(inner, angle, at)] if inner else [at]
        found.append(line([*foot, around(outer, angle - width / 2, at), around(outer, angle + width / 2, at)]))
    return "".join(found)


def spikes(count: int, inner: float, outer: float, width: float, turn: float = 0, at: Point = (0, 0)) -> str:
    """Points that narrow outwards, all round; `width` in degrees at their feet."""
    found = []
    for i in range(count):
        angle = turn + 360 * i / count
        feet = around(inner, angle - width / 2, at), around(inner, angle + width / 2, at)
        found.append(line([feet[0], around(outer, angle, at), feet[1]]))
    return "".join(found)


def almond(half: float, rise: float, at: Point = (0, 0)) -> str:
    """An eye's outline: two arcs from corner to corner."""
    x, y = at
    return f"M{pack(x - half, y)}Q{pack(x, y - 2 * rise, x + half, y, x, y + 2 * rise, x - half, y)}Z"


def crescent(r: float, bite: float, at: Point = (0, 0)) -> str:
    """A moon open to the top: a disc, less a disc that lies higher by so much of its radius."""
    x, y = at
    dx = r * math.sqrt(max(0.0, 1 - bite * bite / 4))
    top = y - r * bite / 2
    return f"M{pack(x - dx, top)}A{pack(r, r, 0, 1, 0, x + dx, top)}A{pack(r, r, 0, 0, 1, x - dx, top)}Z"


def petals(count: int, inner: float, outer: float, width: float, turn: float = 0, at: Point = (0, 0)) -> str:
    """Leaves all round, from one circle to another; `width` in degrees at their middle."""
    found = []
    for i in range(count):
        angle = turn + 360 * i / count
        ends = around(inner, angle, at), around(outer, angle, at)
        sides = [around((inner + outer) / 2, angle + side * width, at) for side in (-1, 1)]
        (x, y), (end_x, end_y) = ends
        found.append(f"M{pack(x, y)}Q{pack(*sides[0], end_x, end_y)}Q{pack(*sides[1], x, y)}Z")
    return "".join(found)


def band(outer: float, inner: float, start: float, end: float, at: Point = (0, 0)) -> str:
    """A piece of a ring, from one angle to another."""
    a, b = around(outer, start, at), around(outer, end, at)
    c, d = around(inner, end, at), around(inner, start, at)
    large = int(end - start > 180)
    there, back = f"A{pack(outer, outer, 0, large, 1, *b)}", f"A{pack(inner, inner, 0, large, 0, *d)}"
    return f"M{pack(*a)}{there}L{pack(*c)}{back}Z"


@dataclass(frozen=True)
class Shape:
    """A path and its tones. Two letters: the left half in the first, folded over in the second; one: a whole shape."""

    d: str
    tones: str
    opacity: float = 1


Parts = Sequence[Shape]


def num_fine(value: float) -> str:
    """A share as short as it can be said, two digits after the point."""
    return f"{value:.2f}".rstrip("0").rstrip(".").removeprefix("0") or "0"


def _paths(group: Sequence[Shape], side: int, tones: Palette) -> str:
    said = ""
    for part in group:
        faint = f' opacity="{num_fine(part.opacity)}"' if part.opacity < 1 else ""
        said += f'<path fill="{tones[part.tones[side]]}"{faint} d="{part.d}"/>'
    return said


def _fold(part: Shape) -> str:
    if len(part.tones) == 1:
        return "whole"
    return "same" if part.tones[0] == part.tones[1] else "shaded"


def draw(parts: Parts, tones: Palette, id: str = "") -> str:
    """The parts, one over the other, halves folded over; with an id, halves that stay the same are written once."""
    said: list[str] = []
    for fold, run in groupby(parts, key=_fold):
        group = list(run)
        left = _paths(group, 0, tones)
        if fold == "whole":
            said.append(left)
        elif fold == "same" and id:
            name = f"{id}{len(said)}"
            said.append(f'<g id="{name}">{left}</g><use href="#{name}" transform="scale(-1 1)"/>')
        else:
            said.append(f'{left}<g transform="scale(-1 1)">{_paths(group, 1, tones)}</g>')
    return "".join(said)


def outline(parts: Parts) -> str:
    """The left half of a figure as one path, its dark hollows left out."""
    return "".join(part.d + "Z" for part in parts if part.tones[0] != "k")


def placed(markup: str, at: Point = (0, 0), scale: float = 1, turn: float = 0, more: str = "") -> str:
    """A drawing moved, turned and scaled, with more attributes of its group."""
    steps = f"translate({num(at[0])} {num(at[1])})" if at != (0, 0) else ""
    steps += f"rotate({num(turn)})" if turn else ""
    steps += f"scale({num_fine(scale)})" if scale != 1 else ""
    moved = f' transform="{steps}"' if steps else ""
    return f"<g{moved}{more and ' ' + more}>{markup}</g>"
