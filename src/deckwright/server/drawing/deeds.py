"""What a card does, as light round its figure and as a row of small marks at its feet."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import (
    Part,
    Parts,
    around,
    band,
    circle,
    line,
    num,
    petals,
    polygon,
    ring,
    spikes,
    star,
)


def _strike(n: int, c: Chance) -> Parts:
    count = 6 + 2 * n
    turn = c.pick((0, 180 / count))
    return (
        Part(spikes(count, 14, 33 + n * 0.6, 240 / count, turn), "b", 0.55),
        Part(spikes(count, 14, 25, 200 / count, turn + 180 / count), "l", 0.4),
    )


def _gem(n: int, c: Chance) -> Parts:
    said = lit = ""
    for i in range(1 + (n + 1) // 2):
        x, top = -21 - 7 * i, c.between(-6, 6) + 5 * i
        wide = c.between(3, 4.4)
        said += f"M{num(x - wide)} 30V{num(top + 6)}L{num(x)} {num(top)}L{num(x + wide)} {num(top + 6)}V30Z"
        lit += f"M{num(x - wide)} 30V{num(top + 6)}L{num(x)} {num(top)}V30Z"
    return (Part(said, "bm", 0.9), Part(lit, "lb", 0.8))


def _wisdom(n: int, c: Chance) -> Parts:
    r = c.between(25, 28)
    spread = c.pick((22, 26, 30))
    seats = [spread * (i - (n - 1) / 2) for i in range(n)]
    stars = "".join(star(4, 4.6, 1.5, angle, around(r, angle, (0, 2))) for angle in seats)
    return (Part(ring(r + 0.6, r - 0.6, (0, 2)), "l", 0.6), Part(stars, "g"))


def _life(n: int, c: Chance) -> Parts:
    count = 6 + n
    return (
        Part(petals(count, 10, 31, 220 / count, c.pick((0, 180 / count)), (0, 2)), "b", 0.5),
        Part(petals(count, 8, 23, 180 / count, 180 / count, (0, 2)), "l", 0.35),
    )


def _cards(n: int, c: Chance) -> Parts:
    lean = c.pick((20, 24, 28))
    said = inner = ""
    for i in range(min(3, n + 1), 0, -1):
        corners = [around(r, a - lean * i, (0, 24)) for r, a in ((14, -16), (50, -7), (50, 7), (14, 16))]
        said += line(corners)
        inner += line([around(r, a - lean * i, (0, 24)) for r, a in ((40, -4), (46, -4), (46, 4), (40, 4))])
    return (Part(said, "mm", 0.9), Part(inner, "ll", 0.7))


def _guard(n: int, c: Chance) -> Parts:
    top = c.pick(("M0-33L-29-26C-30 6-20 24 0 34", "M0-30C-12-25-20-26-29-28L-28 6C-24 20-10 28 0 34", "M0-34L-28-18L-26 12L0 34"))
    ribs = "".join(f"M0 {y}L-24 {y - 12}V{y - 9}L0 {y + 3}Z" for y in (26, 18, 10)[: 1 + n // 3])
    return (Part(top, "bm", 0.6), Part(ribs, "lb", 0.5))


def _void(n: int, c: Chance) -> Parts:
    r = c.between(24, 27)
    chips = "".join(polygon(3, 2.6, 40 * i, around(r + 6, -35 - 34 * i)) for i in range(2 + n // 2))
    return (
        Part(circle(r, (0, -1)), "l", 0.8),
        Part(circle(r - 0.4, (0, c.pick((1, 2, -3)))), "k"),
        Part(chips, "bb"),
    )


def _loop(n: int, c: Chance) -> Parts:
    r = c.between(26, 29)
    turn = c.pick((20, 35, 50))
    said = ""
    for half in (0, 180):
        end = turn + half + 140
        said += band(r, r - 2.6, turn + half, end)
        said += line([around(r + 4, end), around(r - 6.6, end), around(r - 1.3, end + 17)])
    return (Part(said, "l", 0.7),)


def _call(n: int, c: Chance) -> Parts:
    r = c.between(19, 23)
    return (
        Part(f"M-{num(r)} 32V-8A{num(r)} {num(r)} 0 0 1 {num(r)}-8V32Z", "b", 0.5),
        Part(f"M-{num(r - 5)} 32V-8A{num(r - 5)} {num(r - 5)} 0 0 1 {num(r - 5)}-8V32Z", "l", 0.4),
    )


LIGHTS: Mapping[str, Callable[[int, Chance], Parts]] = {
    "strike": _strike,
    "gem": _gem,
    "wisdom": _wisdom,
    "life": _life,
    "cards": _cards,
    "guard": _guard,
    "void": _void,
    "loop": _loop,
    "call": _call,
}
# One mark of a row, on a field 4 wide.
MARKS: Mapping[str, str] = {
    "strike": "M0-2.4L1.2 2.4L0 1.6L-1.2 2.4Z",
    "gem": "M0-2.4L1.7 0L0 2.4L-1.7 0Z",
    "wisdom": star(4, 2.6, 0.9),
    "life": "M0-2.4C1.4-.4 1.8 .4 1.8 1A1.8 1.8 0 0 1-1.8 1C-1.8 .4-1.4-.4 0-2.4Z",
    "cards": "M-1.5-2.2H1.5V2.2H-1.5Z",
    "guard": "M-1.8-2L1.8-2C1.8 .6 1.2 1.6 0 2.4C-1.2 1.6-1.8 .6-1.8-2Z",
    "void": ring(2, 1.1),
    "loop": "M-2 1.4A2.2 2.2 0 1 1 2 1.4L.9 .8A1 1 0 1 0-.9 .8Z",
    "call": "M-1.7 2.2V-.4A1.7 1.7 0 0 1 1.7-.4V2.2Z",
}
