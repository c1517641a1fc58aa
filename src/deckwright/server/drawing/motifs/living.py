"""Motifs of living things: root, leaf, wing, eye, claw."""

from __future__ import annotations

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.motifs import grounds
from deckwright.server.drawing.motifs.motif import Motif
from deckwright.server.drawing.pen import Parts, Shape, almond, around, circle, num, petals, ring, spikes


def _trunks(c: Chance) -> Parts:
    a, b = c.between(-32, -24), c.between(-40, -34)
    return (
        Shape(circle(22, (0, -10)), "d"),
        Shape(
            f"M{num(a)} 36C{num(a - 5)} 12{num(a - 2)}-8{num(a + 8)}-22C{num(a + 12)}-28-12-32-4-36"
            f"H-22C-30-30{num(a - 8)}-16{num(a - 8)} 36Z",
            "mm",
            0.7,
        ),
        Shape(f"M-51-36V36H{num(b)}C{num(b - 5)} 10{num(b - 4)}-14-24-30L-28-36Z", "mm"),
        Shape("M-46 36C-49 8-46-16-42-36H-45C-50-14-52 10-49 36Z", "dd"),
    )


def _vines(c: Chance) -> Parts:
    said, leaves = "", ""
    for x in (-46, -37, -28, -19):
        end = c.between(-14, 22) + x / 4
        said += (
            f"M{x}-36Q{num(x + 5)} {num(end / 2 - 18)} {num(x + 1)} {num(end)}"
            f"Q{num(x + 2)} {num(end / 2 - 18)} {num(x - 1.6)}-36Z"
        )
        for step in range(2):
            y = end - 7 * step - c.between(0, 4)
            leaves += f"M{num(x + 2)} {num(y)}q-6-2-6 5q6 2 6-5Z"
            leaves += f"M{num(x + 2)} {num(y - 4)}q6-2 6 5q-6 2-6-5Z"
    return (Shape(circle(27, (0, -4)), "d"), Shape(said, "mm"), Shape(leaves, "mm", 0.8))


def _tree_of_life(c: Chance) -> Parts:
    said = ""
    for i, reach in enumerate((14, 25, 36, 46)):
        y = -10 - 6 * i + c.between(-3, 3)
        tip = y + c.between(-14, 8)
        said += (
            f"M0 36C-4 10{num(-reach * 0.3)} {num(y)} {num(-reach)} {num(tip)}"
            f"C{num(-reach * 0.5)} {num(y + 4)}-5 14-3 36Z"
        )
        said += circle(c.between(2.4, 4), (-reach, tip))
    return (Shape(ring(31, 29.6, (0, -6)), "m", 0.6), Shape(said, "mm", 0.85))


def _leaf_rose(c: Chance) -> Parts:
    count = c.pick((7, 8, 9, 10))
    return (
        Shape(petals(count, 8, 42, 150 / count, 180 / count), "d"),
        Shape(petals(count, 8, 31, 130 / count), "m", 0.7),
    )


ROOT = Motif(
    backdrops=(_trunks, _vines, _tree_of_life, _leaf_rose),
    ground=grounds.blades,
    crests=(
        (
            Shape(
                "M-3 3C-5-3-12-4-14-12L-17-16L-13-14C-13-11-11-9-9-8C-10-12-9-15-6-19C-7-14-6-11-7-7C-5-5-3-4-2 2Z",
                "gl",
            ),
            Shape("M-12-9C-16-8-19-9-22-13C-20-7-16-5-11-6Z", "gl"),
        ),
        (
            Shape("M0-17C-6-11-6-4 0 3", "lb"),
            Shape("M-2 3C-11 1-15-6-14-14C-6-11-2-5-2 3Z", "bm"),
            Shape("M-4 4C-13 5-18 1-21-5C-13-5-7-2-4 4Z", "as"),
        ),
    ),
    people=("golem", "robed", "sovereign", "wolf", "warden"),
    sigil='<path d="M12 1c3 2.6 4.6 5.2 4.6 8A4.6 4.6 0 0 1 13 13.5c.2 1.9.9 3 2.3 3.9 1.9 1.2 4.6 1 6.7.2-1.5 '
    "2.4-4.3 3.5-7.3 2.8.3 1 .9 1.9 1.8 2.6-2-.1-3.5-.9-4.5-2.4-1 1.5-2.5 2.3-4.5 2.4.9-.7 1.5-1.6 1.8-2.6-3 "
    '.7-5.8-.4-7.3-2.8 2.1.8 4.8 1 6.7-.2 1.4-.9 2.1-2 2.3-3.9A4.6 4.6 0 0 1 7.4 9c0-2.8 1.6-5.4 4.6-8z"/>',
    glow=(0, -12),
)


def _big_leaf(c: Chance) -> Parts:
    veins = "".join(
        f"M0 {y}Q-14 {y - 6}-{num(c.between(22, 30))} {y - 16}Q-12 {y - 10} 0 {y - 3}Z" for y in (30, 18, 6, -6)
    )
    return (Shape("M0-36C-34-20-42 14 0 38Z", "dd"), Shape(veins, "mm", 0.8))


def _fallen_leaves(c: Chance) -> Parts:
    said = ""
    for _ in range(7):
        x, y, r = c.between(-47, -16), c.between(-30, 16), c.between(4, 8)
        said += petals(1, 0, r * 1.6, 30, c.between(0, 360), (x, y))
    return (Shape(petals(6, 4, 44, 22, 30), "d"), Shape(said, "mm"))


def _wreath(c: Chance) -> Parts:
    count = c.pick((9, 10, 11))
    said = ""
    for i in range(count):
        at = around(29, -165 + 150 * i / count)
        said += petals(1, 0, 13, 24, -165 + 150 * i / count + 40, at) + petals(
            1, 0, 11, 24, -165 + 150 * i / count - 20, at
        )
    return (Shape(ring(29.6, 28.6), "m"), Shape(said, "mm", 0.85))


LEAF = Motif(
    backdrops=(_big_leaf, _fallen_leaves, _wreath),
    ground=grounds.blades,
    crests=(
        (
            Shape("M0-18C-6-11-6-4 0 3", "lb"),
            Shape("M-2 3C-11 1-15-6-14-14C-6-11-2-5-2 3Z", "bm"),
            Shape("M-4 4C-13 5-18 1-21-5C-13-5-7-2-4 4Z", "lb"),
        ),
    ),
    people=("sovereign", "robed", "bird", "wolf"),
    sigil='<path d="M20.5 2.5C9 2 3.5 7 3.5 13.5c0 1.5.3 2.8.9 3.9L15 8.5 6.3 19.1 3.4 22l1.4 1 3-3'
    "c1.2.7 2.7 1.1 4.2 1.1 6.5 "
    '0 10-6.1 8.5-18.6z"/>',
    glow=(0, -6),
)


def _wings(c: Chance) -> Parts:
    feathers, low, high = c.pick((6, 7, 8)), c.between(-100, -86), c.between(-24, -14)
    said = ""
    for i in range(feathers):
        angle = low + (high - low) * i / (feathers - 1)
        said += petals(1, 8, 46 - 1.6 * abs(i - feathers / 2), 9, angle, (0, 14))
    return (Shape(said, "mm", 0.85), Shape(petals(1, 6, 26, 30, -50, (0, 14)), "dd"))


def _feather_rows(c: Chance) -> Parts:
    rows = ""
    for row in range(4):
        y = -30 + row * 14
        for i in range(4):
            x = -50 + i * 13 + (row % 2) * 6.5
            rows += f"M{num(x)} {y}h12q0 9-6 15q-6-6-6-15Z"
    return (Shape(rows, "dd"), Shape(circle(25, (0, -2)), "d"), Shape(ring(27, 25.6, (0, -2)), "m"))


def _flight(c: Chance) -> Parts:
    said = ""
    for i in range(4):
        x, y, s = c.between(-46, -20), -28 + 11 * i, c.between(5, 9)
        said += (
            f"M{num(x - s)} {num(y)}Q{num(x - s / 2)} {num(y - 5)} {num(x)} {num(y + 1)}"
            f"Q{num(x + s / 2)} {num(y - 5)} {num(x + s)} {num(y)}"
            f"Q{num(x + s / 2)} {num(y - 2)} {num(x)} {num(y + 3)}"
            f"Q{num(x - s / 2)} {num(y - 2)} {num(x - s)} {num(y)}Z"
        )
    return (Shape(circle(24, (0, -10)), "d"), Shape(said, "mm"))


WING = Motif(
    backdrops=(_wings, _feather_rows, _flight),
    ground=grounds.dunes,
    crests=(
        (
            Shape("M-6 6L-24-2C-21 8-15 13-8 12Z", "bm"),
            Shape("M-6 3L-25-14C-24-1-18 8-8 9Z", "lb"),
            Shape("M0-12L-3-4L0 2", "as"),
        ),
    ),
    people=("bird", "sovereign", "warden", "dragon"),
    sigil='<path d="M1 3c5 .2 9 1.8 11 6.5C14 4.8 18 3.2 23 3'
    "c-.2 3-1.2 5.2-3 6.8.6.3 1.3.4 2 .4-.7 2.3-2.2 3.9-4.4 4.7.4.4.9.6 "
    "1.5.8-1.7 2-4 2.9-7.1 5.8-3.1-2.9-5.4-3.8-7.1-5.8.6-.2 1.1-.4 1.5-.8C4.2 14.1 2.7 12.5 2 10.2"
    'c.7 0 1.4-.1 2-.4C2.2 8.2 1.2 6 1 3z"/>',
    glow=(0, -14),
)


def _great_eye(c: Chance) -> Parts:
    rise = c.between(19, 25)
    return (
        Shape(almond(62, rise + 6, (0, -2)), "d"),
        Shape(almond(56, rise, (0, -2)), "n"),
        Shape(ring(26, 24, (0, -2)) + ring(20, 19.2, (0, -2)), "m"),
        Shape(spikes(c.pick((12, 16, 20)), 19, 24, 8, 0, (0, -2)), "m"),
    )


def _eclipse(c: Chance) -> Parts:
    count, y = c.pick((9, 12, 16)), c.between(-8, -3)
    return (
        Shape(spikes(count, 20, 44, 300 / count, c.pick((0, 180 / count)), (0, y)), "d"),
        Shape(spikes(count, 20, 35, 200 / count, 180 / count, (0, y)), "m", 0.8),
        Shape(circle(25, (0, y)), "l", 0.75),
        Shape(circle(23.6, (0, y)), "k"),
    )


def _tendrils(c: Chance) -> Parts:
    said = ""
    for i, x in enumerate((-16, -26, -38)):
        lean, top = c.between(6, 14), -24 + 9 * i + c.between(-8, 2)
        said += (
            f"M{x} 36C{num(x - lean)} 14{num(x + lean / 2)} 2{num(x - lean / 2)} {num(top)}"
            f"C{num(x - lean)} {num(top - 9)}"
            f"{num(x - lean - 8)} {num(top - 4)}{num(x - lean - 7)} {num(top + 4)}"
            f"C{num(x - lean - 5)} {num(top)}{num(x - lean)} {num(top)}"
            f"{num(x - lean + 1)} {num(top + 6)}C{num(x - 2)} 8{num(x - lean - 5)} 16{num(x - 6)} 36Z"
        )
    return (Shape(circle(29, (0, -6)), "d"), Shape(said, "mm", 0.85))


def _watchers(c: Chance) -> Parts:
    lids = pupils = ""
    for x, y in ((-42, -22), (-27, -27), (-36, -6), (-45, 9), (-24, 10)):
        at, wide = (x + c.between(-2, 2), y + c.between(-2, 2)), c.between(5, 8.5)
        lids += almond(wide, wide * 0.45, at)
        pupils += circle(wide * 0.3, at)
    return (Shape(petals(8, 6, 40, 15), "d"), Shape(lids, "mm"), Shape(pupils, "nn"))


EYE = Motif(
    backdrops=(_great_eye, _eclipse, _tendrils, _watchers),
    ground=grounds.mist,
    crests=(
        (
            Shape("M-5 4C-16 4-23-5-19-19C-17-9-12-6-3-5Z", "lb"),
            Shape("M-5 4C-14 2-20-7-19-19C-22-5-16 5-7 6Z", "md"),
            Shape("M0-10L-3-3L0 3", "as"),
        ),
        (
            Shape("M0-19L-4-5L-8-15L-10-2L-17-9L-14 5H0", "lb"),
            Shape(almond(5, 2.4, (0, -1)), "a"),
            Shape(circle(1.4, (0, -1)), "k"),
        ),
    ),
    people=("mask", "hood", "sovereign", "dragon", "warden"),
    sigil='<path fill-rule="evenodd" d="M12 4.5c5 0 8.8 2.7 11.5 7.5-2.7 4.8-6.5 7.5-11.5 7.5S3.2 16.8.5 12'
    "C3.2 7.2 7 4.5 12 4.5zm0 "
    '2.3a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 0 0 0-10.4z"/><path d="M12 8c1.7 1.8 1.7 6.2 0 8-1.7-1.8-1.7-6.2 0-8z"/>',
    glow=(0, -5),
    backlit=True,
)


def _rents(c: Chance) -> Parts:
    said = ""
    for i, x in enumerate((-12, -24, -36)):
        top, deep = -34 + 4 * i + c.between(-3, 3), 26 - 6 * i
        said += (
            f"M{x} {num(top)}C{x - 9} {num(top + 16)} {x - 9} {num(deep - 14)} {x - 2} {deep}"
            f"C{x - 4} {num(deep - 16)} {x - 4} {num(top + 16)} {x} {num(top)}Z"
        )
    return (Shape(circle(30, (0, -2)), "d"), Shape(said, "mm", 0.9))


def _maw(c: Chance) -> Parts:
    count = c.pick((14, 18, 22))
    return (
        Shape(circle(38, (0, -2)), "d"),
        Shape(circle(29, (0, -2)), "k"),
        Shape(
            "".join(spikes(1, 31, 19 + (i % 2) * 5, 300 / count, 360 * i / count, (0, -2)) for i in range(count)), "m"
        ),
    )


def _carapace(c: Chance) -> Parts:
    plates = ""
    for i in range(5):
        y = -34 + 14 * i
        wide = 44 - 5 * i + c.between(-3, 3)
        plates += (
            f"M0 {y}C{num(-wide / 2)} {y} {num(-wide)} {y + 4} {num(-wide - 6)} {y + 13}"
            f"C{num(-wide / 2)} {y + 8}-10 {y + 8} 0 {y + 11}Z"
        )
    return (Shape(plates, "md", 0.8),)


CLAW = Motif(
    backdrops=(_rents, _maw, _carapace),
    ground=grounds.peaks,
    crests=((Shape("M-2 2L-5-16L-9-3L-14-12L-14 1L-21-4L-15 7L0 5", "lb"), Shape("M0-14L-2-3L0 2", "as")),),
    people=("dragon", "mask", "spider", "golem", "wolf"),
    sigil='<path d="M3 1.5c4.5 6 4.5 13-.5 21 8-4.5 9.3-14 .5-21zM11 1c4.5 6.5 4.5 14.5-.5 22'
    "C19 18 20.3 8.5 11 1zM18.5 2.5c3.2 5 3.2 10.5 "
    '0 16 5.8-3.5 6.3-11 0-16z"/>',
    glow=(0, -4),
    backlit=True,
)

LIVING = {"root": ROOT, "leaf": LEAF, "wing": WING, "eye": EYE, "claw": CLAW}
