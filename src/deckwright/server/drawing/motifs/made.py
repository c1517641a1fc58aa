"""Motifs of made things: gear, ring, spire, hourglass, lantern, iris."""

from __future__ import annotations

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.motifs import grounds
from deckwright.server.drawing.motifs.motif import Motif
from deckwright.server.drawing.pen import (
    Parts,
    Shape,
    around,
    band,
    circle,
    cog,
    line,
    num,
    polygon,
    rays,
    ring,
    spikes,
    star,
)


def _one_wheel(c: Chance) -> Parts:
    teeth, r = c.pick((8, 10, 12)), c.between(32, 37)
    spokes = c.pick((4, 5, 6, 8))
    return (
        Shape(cog(teeth, r, r - 5.5, c.pick((0, 180 / teeth))) + circle(r - 11), "m", 0.75),
        Shape(rays(spokes, 5, r - 10.5, 14, c.pick((0, 180 / spokes))), "m", 0.5),
    )


def _meshed_wheels(c: Chance) -> Parts:
    teeth, y, r = c.pick((9, 10, 12)), c.between(-18, 2), c.between(20, 25)
    at = (-37.0, y)
    return (
        Shape(cog(teeth, r, r - 4.4, 0, at) + circle(r - 9, at) + circle(4, at), "mm", 0.8),
        Shape(cog(9, 15, 11.4, 20, (-40, y + r + 8)) + circle(6, (-40, y + r + 8)), "dd"),
        Shape(ring(33, 28, (0, -6)), "d"),
    )


def _girders(c: Chance) -> Parts:
    lean = c.between(8, 26)
    beams = [f"M{num(x)}-36h5L{num(x + lean + 5)} 36h-5Z" for x in (-64 + lean / 2, -52, -40 + lean / 3)]
    return (
        Shape(rays(14, 0, 70, 9, 0, (0, 26)), "d"),
        Shape("".join(beams), "mm", 0.7),
        Shape(cog(14, 30, 25, 0, (0, 26)) + circle(19, (0, 26)), "m", 0.8),
    )


def _pipes(c: Chance) -> Parts:
    columns = ""
    for x in (-49, -41, -33, -25):
        top = c.between(-34, -4) - (x + 25) / 6
        columns += f"M{x} 36V{num(top + 2)}h-.8v-2h6.6v2h-.8V36Z"
    return (
        Shape(polygon(c.pick((6, 8)), 36, c.pick((0, 22.5, 30))) + polygon(6, 26, 30), "d"),
        Shape(columns, "mm", 0.75),
    )


GEAR = Motif(
    backdrops=(_one_wheel, _meshed_wheels, _girders, _pipes),
    ground=grounds.blocks,
    crests=(
        (
            Shape("M0-13L-4-13V-6L-6-12L-9-11L-8-5L-11-9L-14-7L-10-1L-15-3L-16 0L-9 4L0 2", "as"),
            Shape("M0-5C-5-5-9-2-11 4L-8 5C-6 1-4 0 0 0", "gl"),
        ),
        (Shape("M0-17L-2.4-15L-3 3H0", "gl"), Shape("M-8 4L-16-11L-13 7Z", "bm"), Shape("M-4 2L-9-9L-9 3Z", "as")),
    ),
    people=("helm", "automaton", "golem", "walker", "warden", "drone"),
    sigil='<path fill-rule="evenodd" d="M10.2 1h3.6l.6 3 2 .9 2.6-1.7 2.6 2.6-1.7 2.6.8 2 3 .6v3.6l-3 .6-.8 2 1.7 '
    "2.6-2.6 2.6-2.6-1.7-2 .9-.6 3h-3.6l-.6-3-2-.9-2.6 1.7-2.6-2.6 1.7-2.6-.8-2-3-.6V11l3-.6.8-2L2.4 5.8 5 3.2l2.6 1.7 "
    '2-.9zM12 7.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.5 2.5 2.5L12 15l-2.5-2.5z"/>',
    glow=(0, 8),
)


def _orbits(c: Chance) -> Parts:
    r = c.between(28, 33)
    beads = "".join(circle(2.2, around(r, c.between(0, 360))) for _ in range(5))
    return (Shape(ring(r + 0.9, r - 0.9) + ring(r - 7, r - 8) + ring(r + 9, r + 8.2), "m"), Shape(beads, "l", 0.8))


def _linked_rings(c: Chance) -> Parts:
    r, apart = c.between(17, 22), c.between(14, 20)
    links = ring(r, r - 2.4, (-apart, -2)) + ring(r + 6, r + 5, (-apart, -2))
    return (Shape(links, "mm", 0.9), Shape(ring(r + 10, r + 8, (0, -2)), "d"))


def _broken_rings(c: Chance) -> Parts:
    pieces = ""
    for r in (22, 28, 34, 40):
        start = c.between(10, 60)
        pieces += band(r, r - 2.4, -start - c.between(40, 110), -start)
    return (Shape(pieces, "mm", 0.9),)


RING = Motif(
    backdrops=(_orbits, _linked_rings, _broken_rings),
    ground=grounds.dunes,
    crests=((Shape(ring(15, 12.4, (0, 7)), "g"), Shape(polygon(4, 3.4, at=(0, -8)), "a")),),
    people=("sovereign", "robed", "mask", "warden"),
    sigil='<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 3.4a7.1 7.1 0 1 1 0 14.2 '
    '7.1 7.1 0 0 1 0-14.2z"/><path d="m12 8.2 3.8 3.8-3.8 3.8L8.2 12z"/>',
    glow=(0, -4),
)


def _city_of_spires(c: Chance) -> Parts:
    towers = ""
    for x in (-48, -40, -31, -22):
        top = c.between(-32, -8)
        towers += f"M{x - 3.4} 36V{num(top + 12)}L{x} {num(top)}L{num(x + 3.4)} {num(top + 12)}V36Z"
    return (Shape(circle(24, (0, -8)), "d"), Shape(towers, "mm", 0.85))


def _one_spire(c: Chance) -> Parts:
    wide = c.between(12, 18)
    tiers = f"M0-36L-3-20H-6V-8H-10V4H-14V16H{num(-wide - 4)}V36H0"
    return (Shape(rays(16, 0, 70, 8, 0, (0, -30)), "d"), Shape(tiers, "md"), Shape("M-30 36L-36 4L-42 36Z", "mm", 0.8))


def _buttresses(c: Chance) -> Parts:
    arcs = "".join(band(r, r - 2.6, -90, 0, (0, 36)) for r in (36, 46, 56))
    columns = "".join(f"M{x} 36V{num(-20 - x / 3 * c.between(0.4, 1))}h3V36Z" for x in (-47, -38, -29))
    return (Shape(arcs, "dd"), Shape(columns, "mm", 0.8))


SPIRE = Motif(
    backdrops=(_city_of_spires, _one_spire, _buttresses),
    ground=grounds.roofs,
    crests=((Shape("M0-19L-3-4L-7-12L-9 0L-14-5L-12 4H0", "lb"), Shape("M0-19L-1.4-2L0 4", "as")),),
    people=("warden", "sovereign", "helm", "bastion"),
    sigil='<path d="M12 .8 14.6 10H16l2-3.4L19.6 14h.9v8.7h-6.3v-4.2a2.2 2.2 0 0 0-4.4 0v4.2H3.5V14h.9'
    'L6 6.6 8 10h1.4z"/>',
    glow=(0, -12),
)


def _great_glass(c: Chance) -> Parts:
    wide = c.between(26, 34)
    return (
        Shape(f"M{num(-wide)}-36C{num(-wide)}-14-6-10-5 0C-6 10{num(-wide)} 14{num(-wide)} 36H0V-36Z", "dd"),
        Shape(f"M{num(-wide)}-20C-22-8-5-6 0 0V-12H-20Z", "mm", 0.6),
        Shape("M0 16C-10 20-20 26-26 36H0Z", "mm", 0.8),
    )


def _falling_sand(c: Chance) -> Parts:
    grains = "".join(polygon(4, c.between(0.7, 1.6), at=(c.between(-48, -14), c.between(-32, 20))) for _ in range(14))
    return (Shape(star(2, 60, 7, 0), "d"), Shape(star(2, 60, 7, 90), "d"), Shape(grains, "ll", 0.7))


def _dial(c: Chance) -> Parts:
    hours = c.pick((12, 16, 24))
    return (
        Shape(ring(33, 31) + ring(23, 22.2), "m"),
        Shape(rays(hours, 24.5, 29.5, 3.6), "m"),
        Shape(spikes(4, 34, 42, 8), "m"),
    )


HOURGLASS = Motif(
    backdrops=(_great_glass, _falling_sand, _dial),
    ground=grounds.dunes,
    crests=((Shape("M0-4L-9-15H0ZM0-4L-9 5H0Z", "lb"), Shape("M0-6L-5-12H0", "as")),),
    people=("hood", "mask", "robed", "sovereign"),
    sigil='<path d="M4.5 1.5h15v3h-1.6c0 4.2-2.6 5.8-4 7.5 1.4 1.7 4 3.3 4 7.5h1.6v3h-15v-3h1.6'
    "c0-4.2 2.6-5.8 4-7.5-1.4-1.7-4-3.3"
    '-4-7.5H4.5z"/>',
    glow=(0, 0),
)


def _lamp_light(c: Chance) -> Parts:
    turn = c.pick((0, 7.5))
    return (Shape(rays(24, 0, 66, 6, turn), "d"), Shape(circle(26), "d"), Shape(circle(19), "m", 0.6))


def _hung_lamps(c: Chance) -> Parts:
    lamps, chains = "", ""
    for x in (-44, -33, -22):
        y = c.between(-26, 2)
        chains += f"M{num(x - 0.3)}-36h.6V{num(y)}h-.6Z"
        lamps += f"M{x} {num(y)}l4 4-1 8h-6l-1-8Z"
    return (Shape(chains, "mm"), Shape(lamps, "ll", 0.65), Shape(circle(25, (0, 0)), "d"))


def _street(c: Chance) -> Parts:
    arches = "".join(f"M{x} 36V0a7 7 0 0 1 14 0V36Z" for x in (-50, -34))
    return (
        Shape(f"M-51-{num(c.between(18, 30))}L-14-8V36H-51Z", "dd"),
        Shape(arches, "nn"),
        Shape(circle(9, (0, -20)), "m"),
    )


LANTERN = Motif(
    backdrops=(_lamp_light, _hung_lamps, _street),
    ground=grounds.roofs,
    crests=(
        (
            Shape("M0-15L-5-10L-4 0L-7 4H0", "lb"),
            Shape("M0-11L-2.6-8L-2 0H0", "aa"),
            Shape("M-10-9L-16-13L-11-5ZM-9 1L-15 2L-9 4Z", "aa"),
        ),
    ),
    people=("hood", "sovereign", "robed", "mask"),
    sigil='<path fill-rule="evenodd" d="M12 .8a3 3 0 0 1 3 3l4 4.2-1.2 1.6 1.4 9.4 1 1.2-3.4 3H7.2'
    "l-3.4-3 1-1.2 1.4-9.4L5 8l4-4.2a3 "
    '3 0 0 1 3-3zM9 10.4l-1.1 8.2h8.2L15 10.4z"/><path d="M12 10.8c.4 2 2.4 2.8 2.4 5'
    'a2.4 2.4 0 0 1-4.8 0c0-2.2 2-3 2.4-5z"/>',
    glow=(0, -2),
)


def _open_iris(c: Chance) -> Parts:
    leaves, r = c.pick((6, 7, 8, 9)), c.between(29, 34)
    petals = ""
    for i in range(leaves):
        at = 360 * i / leaves
        petals += line([around(r, at), around(r, at + 360 / leaves * 0.82), around(13, at + 360 / leaves * 1.35)])
    return (Shape(petals, "m", 0.8), Shape(ring(r + 5, r + 3), "m"))


def _crack(c: Chance) -> Parts:
    edge = [(-1.0, -36.0)]
    for i in range(1, 8):
        edge.append((-c.between(3, 9) - (5 - abs(i - 4)) * 2.2, -36 + i * 9))
    return (
        Shape(line([(0, -36), *edge, (0, 36)]), "mm"),
        Shape(line([(0, -36), *[(x * 0.55, y) for x, y in edge], (0, 36)]), "ss", 0.5),
    )


def _quarter_arcs(c: Chance) -> Parts:
    pieces = ""
    for i, r in enumerate((20, 26, 32, 38)):
        turn = 90 * c.below(4) + 45 * (i % 2)
        pieces += band(r, r - 3.4, turn, turn + 82) + band(r, r - 3.4, turn + 180, turn + 262)
    return (Shape(pieces, "m", 0.9),)


IRIS = Motif(
    backdrops=(_open_iris, _crack, _quarter_arcs),
    ground=grounds.peaks,
    crests=((Shape("M-3-2L-6-14L-12-8L-10-3L-16-2L-12 5L0 2", "lb"), Shape("M0-12L-2-5L0 2", "as")),),
    people=("hood", "robed", "golem", "mask"),
    sigil='<path d="M12 1a11 11 0 0 1 9.7 5.8l-6.9 1.9zM22.7 9.5a11 11 0 0 1-2.7 10l-4.2-6zM17.6 21.5A11 11 0 0 1 7 '
    '21.8l4.3-5.6zM4.7 20.2a11 11 0 0 1-3.3-9.7l6.8 2zM2 8A11 11 0 0 1 9.5 1.3L9.2 8.5z"/>',
    glow=(0, 0),
    backlit=True,
)

MADE = {"gear": GEAR, "ring": RING, "spire": SPIRE, "hourglass": HOURGLASS, "lantern": LANTERN, "iris": IRIS}
