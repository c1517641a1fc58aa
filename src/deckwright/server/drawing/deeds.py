"""What a card does, as light round its figure and as a row of small marks at its feet."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import (
    Parts,
    Shape,
    around,
    band,
    circle,
    line,
    num,
    pack,
    petals,
    polygon,
    ring,
    star,
)

Light = Callable[[int, Chance], Parts]


def _burst(n: int, c: Chance) -> Parts:
    count = 6 + n
    turn = c.pick((0, 180 / count))
    return (Shape(star(count, 35, 13, turn), "b", 0.6), Shape(star(count, 26, 12, turn + 180 / count), "m", 0.8))


def _barred_disc(n: int, c: Chance) -> Parts:
    r, y = c.between(20, 24), c.between(-8, -3)
    gaps = ""
    for i in range(min(4, n)):
        top = 3 + 4.6 * i
        half = math.sqrt(max(0.0, r * r - top * top)) + 0.3
        gaps += f"M{pack(-half, y + top)}H{num(half)}v{num(1.2 + 0.3 * i)}H{num(-half)}Z"
    return (Shape(circle(r, (0, y)), "a", 0.85), Shape(gaps, "d"))


def _blades_of_light(n: int, c: Chance) -> Parts:
    count = n + 2
    angles = [150 * (i + 0.5) / count - 75 for i in range(count)]
    said = "".join(
        line([around(12, a - 8), around(30, a - 3), around(37, a), around(30, a + 3), around(12, a + 8)])
        for a in angles
    )
    return (Shape(circle(19), "m", 0.7), Shape(said, "l", 0.5))


def _crossed_beams(n: int, c: Chance) -> Parts:
    lean = c.pick((28, 36, 44))
    beams = "".join(
        line([around(62, a - 3), around(62, a + 3), around(62, a + 177), around(62, a + 183)]) for a in (-lean, lean)
    )
    return (Shape(beams, "l", 0.4), Shape(polygon(4, 24 + n * 0.6), "b", 0.55), Shape(polygon(4, 19), "d", 0.7))


def _crystals(n: int, c: Chance) -> Parts:
    said = lit = ""
    for i in range(1 + (n + 1) // 2):
        x, top = -21 - 7 * i, c.between(-6, 6) + 5 * i
        wide = c.between(3, 4.4)
        said += f"M{num(x - wide)} 30V{num(top + 6)}L{num(x)} {num(top)}L{num(x + wide)} {num(top + 6)}V30Z"
        lit += f"M{num(x - wide)} 30V{num(top + 6)}L{num(x)} {num(top)}V30Z"
    return (Shape(said, "bm", 0.9), Shape(lit, "lb", 0.8))


def _cut_stone(n: int, c: Chance) -> Parts:
    corners = 6 + 2 * (n % 3)
    turn = c.pick((0, 180 / corners))
    return (
        Shape(polygon(corners, 32, turn), "m"),
        Shape(star(corners, 32, 19, turn), "b", 0.65),
        Shape(polygon(corners, 19, turn + 180 / corners), "d", 0.75),
    )


def _geode(n: int, c: Chance) -> Parts:
    count = 3 + n // 2
    said = lit = ""
    for i in range(count):
        angle, long = -82 + 82 * i / count, c.between(30, 38)
        foot, near, far = around(8, angle, (0, 18)), 5.2, long + 6
        left, right = around(long, angle - near, (0, 18)), around(long, angle + near, (0, 18))
        tip = around(far, angle, (0, 18))
        said += line([foot, left, tip, right])
        lit += line([foot, left, tip])
    return (Shape(said, "mm"), Shape(lit, "bb", 0.8))


def _stars_on_a_ring(n: int, c: Chance) -> Parts:
    r = c.between(25, 28)
    spread = c.pick((22, 26, 30))
    seats = [spread * (i - (n - 1) / 2) for i in range(n)]
    stars = "".join(star(4, 4.6, 1.5, angle, around(r, angle, (0, 2))) for angle in seats)
    return (Shape(ring(r + 0.6, r - 0.6, (0, 2)), "l", 0.6), Shape(stars, "g"))


def _triangle(n: int, c: Chance) -> Parts:
    up = c.pick((0, 180))
    return (
        Shape(polygon(3, 38, up, (0, 3)) + polygon(3, 34, up, (0, 3)), "l", 0.75),
        Shape(polygon(3, 34, up, (0, 3)), "b", 0.4),
        Shape("".join(circle(2.2, around(38, up + 120 * i, (0, 3))) for i in range(3)), "a"),
    )


def _steps_of_light(n: int, c: Chance) -> Parts:
    rings = "".join(ring(13 + 4.6 * i, 12 + 4.6 * i, (0, -2)) for i in range(2 + min(3, n)))
    return (Shape(circle(12, (0, -2)), "b", 0.5), Shape(rings, "l", 0.6))


def _rosette(n: int, c: Chance) -> Parts:
    count = 6 + n // 2
    return (
        Shape(petals(count, 10, 31, 220 / count, 0, (0, 2)), "b", 0.65),
        Shape(petals(count, 8, 24, 180 / count, 180 / count, (0, 2)), "m", 0.9),
    )


def _drops(n: int, c: Chance) -> Parts:
    said = ""
    for i in range(min(5, n)):
        x, y, r = -19 - 5.4 * i, c.between(-14, 8), c.between(2.4, 3.8)
        said += f"M{num(x)} {num(y - 2.2 * r)}C{num(x + r)} {num(y - r)} {num(x + r)} {num(y)} {num(x)} {num(y + r)}"
        said += f"C{num(x - r)} {num(y)} {num(x - r)} {num(y - r)} {num(x)} {num(y - 2.2 * r)}Z"
    return (Shape(circle(22, (0, -2)), "l", 0.35), Shape(said, "ll", 0.75))


def _fan(n: int, c: Chance) -> Parts:
    lean = c.pick((20, 24, 28))
    said = inner = ""
    for i in range(min(3, n + 1), 0, -1):
        said += line([around(r, a - lean * i, (0, 24)) for r, a in ((14, -16), (50, -7), (50, 7), (14, 16))])
        inner += line([around(r, a - lean * i, (0, 24)) for r, a in ((36, 0), (41, -4), (46, 0), (41, 4))])
    return (Shape(said, "bb", 0.6), Shape(inner, "gg", 0.8))


def _great_card(n: int, c: Chance) -> Parts:
    wide = c.between(17, 20)
    inset = wide - 2
    corners = "".join(polygon(4, 2.6, at=(-inset + 4, y)) for y in (-26, 24))
    return (
        Shape(f"M{num(-wide)}-32H{num(wide)}V30H{num(-wide)}Z", "b", 0.75),
        Shape(f"M{num(-inset)}-30H{num(inset)}V28H{num(-inset)}Z", "m"),
        Shape(corners, "ll"),
    )


def _pages(n: int, c: Chance) -> Parts:
    wide = c.between(9, 11)
    said = inner = ""
    for i in range(min(3, n + 1)):
        x, y = -18 - 10 * i, -16 + 5 * i
        said += f"M{num(x - wide)} {y}h{num(wide)}v30h{num(-wide)}Z"
        inner += polygon(4, 3.4, at=(x - wide / 2, y + 9))
    return (Shape(said, "bb", 0.6), Shape(inner, "gg", 0.7))


def _great_shield(n: int, c: Chance) -> Parts:
    top = c.pick(
        (
            "M0-33L-29-26C-30 6-20 24 0 34",
            "M0-30C-12-25-20-26-29-28L-28 6C-24 20-10 28 0 34",
            "M0-34L-28-18L-26 12L0 34",
        )
    )
    ribs = "".join(f"M0 {y}L-24 {y - 12}V{y - 9}L0 {y + 3}Z" for y in (26, 18, 10)[: 1 + n // 3])
    return (Shape(top, "bm", 0.55), Shape(ribs, "dd", 0.5))


def _walls(n: int, c: Chance) -> Parts:
    tops = "".join(
        f"M{x} 32V{num(y)}h3v3h2v-3h3v3h2v-3h3V32Z" for x, y in ((-34, c.between(-14, -6)), (-49, c.between(-2, 6)))
    )
    return (Shape(circle(20, (0, -6)), "l", 0.45), Shape(tops, "bb", 0.7))


def _eclipse(n: int, c: Chance) -> Parts:
    r = c.between(24, 27)
    chips = "".join(polygon(3, 2.6, 40 * i, around(r + 6, -35 - 34 * i)) for i in range(2 + n // 2))
    return (
        Shape(circle(r, (0, -1)), "l", 0.9),
        Shape(circle(r - 0.4, (0, c.pick((1, 2, -3)))), "k"),
        Shape(chips, "bb"),
    )


def _torn(n: int, c: Chance) -> Parts:
    edge = [(-c.between(14, 24) if i % 2 else -c.between(7, 12), -34 + 8.5 * i) for i in range(1, 8)]
    return (
        Shape(line([(0, -40), *edge, (0, 36)]), "ll", 0.7),
        Shape(line([(0, -33), *[(x + 2, y) for x, y in edge], (0, 36)]), "kk"),
    )


def _turning_arrows(n: int, c: Chance) -> Parts:
    r, turn = c.between(26, 29), c.pick((20, 35, 50))
    said = ""
    for half in (0, 180):
        end = turn + half + 140
        said += band(r, r - 2.6, turn + half, end)
        said += line([around(r + 4, end), around(r - 6.6, end), around(r - 1.3, end + 17)])
    return (Shape(said, "l", 0.7),)


def _echoes(n: int, c: Chance) -> Parts:
    apart = c.between(8, 13)
    rings = "".join(ring(20, 18.6, (-apart * i, 0)) for i in (1, 2))
    return (Shape(circle(20), "b", 0.5), Shape(rings, "ll", 0.55))


def _doorway(n: int, c: Chance) -> Parts:
    r = c.between(19, 23)
    return (
        Shape(f"M-{num(r)} 32V-8A{num(r)} {num(r)} 0 0 1 {num(r)}-8V32Z", "m"),
        Shape(f"M-{num(r - 5)} 32V-8A{num(r - 5)} {num(r - 5)} 0 0 1 {num(r - 5)}-8V32Z", "b", 0.6),
    )


def _banners(n: int, c: Chance) -> Parts:
    long = c.between(6, 16)
    flags = "".join(f"M{x}-30h10V{num(long + y)}l-5-5-5 5Z" for x, y in ((-32, 0), (-46, -8)))
    return (
        Shape(circle(21, (0, -4)), "l", 0.4),
        Shape(flags, "bb", 0.8),
        Shape("M-34-31H-20v1.6H-34ZM-48-31h14v1.6h-14Z", "ll"),
    )


# Lights behind a figure, and lights that also need the room beside it.
LIGHTS: Mapping[str, Sequence[Light]] = {
    "strike": (_burst, _barred_disc, _blades_of_light, _crossed_beams),
    "gem": (_cut_stone, _geode),
    "wisdom": (_stars_on_a_ring, _triangle, _steps_of_light),
    "life": (_rosette,),
    "cards": (_great_card,),
    "guard": (_great_shield,),
    "void": (_eclipse, _torn),
    "loop": (_turning_arrows, _echoes),
    "call": (_doorway,),
}
WIDE_LIGHTS: Mapping[str, Sequence[Light]] = {
    "gem": (_crystals,),
    "life": (_drops,),
    "cards": (_fan, _pages),
    "guard": (_walls,),
    "call": (_banners,),
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
