"""Grounds: the dark foot of a picture. Left halves, from the edge at -51 to the middle, folded over."""

from __future__ import annotations

from collections.abc import Callable

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Point, Shape, line, num, pack


def _two(back: str, front: str) -> Parts:
    return (Shape(back, "mm"), Shape(front, "kk"))


def _raised(points: list[Point], by: float) -> list[Point]:
    return [(x, y - by) for x, y in points]


def _closed(points: list[Point]) -> str:
    return line([(-51, 36), *points, (0, 36)])


def blocks(c: Chance) -> Parts:
    """Roofs and chimneys."""
    points: list[Point] = []
    x = -51.0
    while x < -8:
        top = 20 + c.below(7) + (x + 51) / 7
        wide = 5 + c.below(4)
        points += [(x, top), (x + wide, top)]
        x += wide
    points += [(x, 30), (0, 30)]
    return _two(_closed(_raised(points, 0.9)), _closed(points))


def steps(c: Chance) -> Parts:
    """The steps of a temple."""
    rise, count = c.between(1.8, 2.6), c.pick((4, 5, 6))
    points: list[Point] = []
    for i in range(count):
        x = -51 + 37 * i / count
        points += [(x, 34 - rise * i), (-51 + 37 * (i + 1) / count, 34 - rise * i)]
    points += [(points[-1][0], 34 - rise * count), (0, 34 - rise * count)]
    return _two(_closed(_raised(points, 0.8)), _closed(points))


def blades(c: Chance) -> Parts:
    """High grass and young roots."""

    def bank(low: float, high: float) -> str:
        said, x = "M-51 36V24", -51.0
        while x < -2:
            wide = c.between(5, 8)
            tip = low + (high - low) * c.below(5) / 4 + (x + 51) / 9
            said += f"Q{pack(x + wide * 0.4, tip + 6, x + wide * 0.1, tip)}Q{pack(x + wide * 0.8, tip + 5)}"
            x += wide
            said += f" {pack(min(x, 0), 31.5)}"
        return said + "L0 36Z"

    return (Shape(bank(13, 22), "mm"), Shape(bank(18, 26), "kk"))


def mist(c: Chance) -> Parts:
    """Banks of fog."""

    def bank(level: float) -> str:
        a, b = c.between(2, 6), c.between(2, 6)
        return (
            f"M-51 36V{num(level - a)}C-40 {num(level - a - 4)}-36 {num(level + 4)}-26 {num(level)}"
            f"S-14 {num(level - b)} 0 {num(level + 1)}V36Z"
        )

    return (Shape(bank(24), "mm", 0.5), Shape(bank(27), "dd"), Shape(bank(31), "kk"))


def peaks(c: Chance) -> Parts:
    """Splinters that stand up."""
    points: list[Point] = []
    x = -53.0
    while x < -10:
        wide = c.between(5, 9)
        points += [(x, 33), (x + wide * c.between(0.3, 0.7), c.between(12, 24) + (x + 51) / 6)]
        x += wide
    points += [(x, 32), (0, 32)]
    return _two(_closed(_raised(points, 1.2)), _closed(points))


def waves(c: Chance) -> Parts:
    """Water."""

    def row(level: float, count: int) -> str:
        wide = 51 / count
        said = f"M-51 36V{num(level)}"
        for _ in range(count):
            said += f"q{num(wide * 0.55)} -5.5 {num(wide * 0.7)} -1.4q{num(wide * 0.05)} 2 {num(wide * 0.3)} 1.4"
        return said + "L0 36Z"

    return (Shape(row(25, c.pick((2, 3))), "mm"), Shape(row(28, 3), "dd"), Shape(row(31.4, c.pick((3, 4))), "kk"))


def dunes(c: Chance) -> Parts:
    """Low hills."""

    def hill(level: float) -> str:
        return f"M-51 36V{num(level - c.between(0, 6))}Q-30 {num(level - c.between(0, 5))} 0 {num(level + 1)}V36Z"

    return (Shape(hill(27), "mm"), Shape(hill(29), "dd"), Shape(hill(32), "kk"))


def roofs(c: Chance) -> Parts:
    """The roofs of a city at night, windows lit."""
    points: list[Point] = []
    windows = ""
    x = -51.0
    while x < -9:
        wide, top = c.between(6, 9), 18 + c.below(6) + (x + 51) / 6
        points += [(x, top + 4), (x + wide / 2, top), (x + wide, top + 4)]
        windows += f"M{num(x + wide / 2 - 1)} {num(top + 5)}h2v3h-2Z"
        x += wide
    points += [(x, 33), (0, 33)]
    return (*_two(_closed(_raised(points, 0.9)), _closed(points)), Shape(windows, "aa", 0.8))


GROUNDS: dict[str, Callable[[Chance], Parts]] = {
    "blocks": blocks,
    "steps": steps,
    "blades": blades,
    "mist": mist,
    "peaks": peaks,
    "waves": waves,
    "dunes": dunes,
    "roofs": roofs,
}
