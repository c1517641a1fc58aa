"""Motifs of the elements and the sky: shard, sun, moon, flame, wave."""

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
    crescent,
    line,
    num,
    petals,
    polygon,
    rays,
    ring,
    spikes,
    star,
)


def _burst(c: Chance) -> Parts:
    count = c.pick((7, 9, 11))
    said = "".join(
        line([around(15, a), around(c.between(26, 32), a - 5), around(c.between(38, 52), a + 1), around(27, a + 6)])
        for a in (360 * i / count for i in range(count))
    )
    return (Shape(said, "m", 0.8), Shape(rays(count, 0, 70, 5, 180 / count), "d"))


def _facets(c: Chance) -> Parts:
    x, y = c.between(-34, -26), c.between(-10, 6)
    return (
        Shape(f"M-51-36H0V-20L{num(x)} {num(y)}Z", "dd"),
        Shape(f"M-51-36L{num(x)} {num(y)}L-51 20Z", "mm", 0.5),
        Shape(f"M-51 20L{num(x)} {num(y)}L-14 36H-51Z", "dd", 0.7),
    )


def _columns(c: Chance) -> Parts:
    said = lit = ""
    for x in (-46, -37, -28):
        top, wide = c.between(-30, 2), c.between(3.4, 5)
        said += f"M{num(x - wide)} 36V{num(top + 8)}L{x} {num(top)}L{num(x + wide)} {num(top + 8)}V36Z"
        lit += f"M{num(x - wide)} 36V{num(top + 8)}L{x} {num(top)}L{num(x - 1)} {num(top + 10)}V36Z"
    return (Shape(said, "md"), Shape(lit, "mm"), Shape(polygon(6, 26, 30, (0, -4)), "d"))


SHARD = Motif(
    backdrops=(_burst, _facets, _columns),
    ground=grounds.peaks,
    crests=(
        (Shape("M0-18L-4-6L0 3", "gl"), Shape("M-5-2L-9-13L-12-1L-8 4Z", "lb"), Shape("M-12 2L-18-5L-18 5Z", "bm")),
    ),
    people=("golem", "mask", "helm", "warden"),
    sigil='<path d="M12 .5 16.5 8 15.3 16.5 12 23.5 8.7 16.5 7.5 8zM5.8 6.5 7 16l-2.2 3.5L1.5 13z'
    'M18.2 6.5 22.5 13l-3.3 6.5L17 16z"/>',
    glow=(0, 2),
)


def _great_rays(c: Chance) -> Parts:
    count = c.pick((16, 20, 24, 28))
    return (
        Shape(rays(count, 0, 70, 190 / count, c.pick((0, 180 / count)), (0, -4)), "d"),
        Shape(circle(27, (0, -4)), "m", 0.5),
        Shape(ring(29.5, 28.5, (0, -4)), "m"),
    )


def _rose_window(c: Chance) -> Parts:
    count = c.pick((7, 8, 9))
    panes = "".join(circle(6.4, around(26, 360 * i / count, (0, -3))) for i in range(count))
    return (
        Shape(circle(35, (0, -3)) + panes, "d"),
        Shape(petals(count, 8, 20, 120 / count, 180 / count, (0, -3)), "m", 0.7),
        Shape(ring(35.6, 34, (0, -3)), "m"),
    )


def _sunrise(c: Chance) -> Parts:
    count = c.pick((14, 16, 18))
    return (
        Shape(spikes(count, 30, 62, 200 / count, 0, (0, 26)), "d"),
        Shape(ring(48, 46.6, (0, 26)), "m", 0.8),
        Shape(circle(36, (0, 26)), "d"),
        Shape(circle(29, (0, 26)), "m", 0.7),
    )


def _circuit(c: Chance) -> Parts:
    count = c.pick((6, 8, 9))
    said = ""
    for i in range(count):
        angle, end = 360 * i / count + 180 / count, c.pick((30, 34, 39, 44))
        a, b = around(18, angle, (0, -3)), around(end, angle, (0, -3))
        across = around(0.6, angle + 90)
        said += line(
            [
                (a[0] - across[0], a[1] - across[1]),
                (b[0] - across[0], b[1] - across[1]),
                (b[0] + across[0], b[1] + across[1]),
                (a[0] + across[0], a[1] + across[1]),
            ]
        )
        said += circle(2.1, b)
    return (Shape(circle(22, (0, -3)), "d"), Shape(ring(24, 22.6, (0, -3)) + said, "m"))


SUN = Motif(
    backdrops=(_great_rays, _rose_window, _sunrise, _circuit),
    ground=grounds.steps,
    crests=(
        (
            Shape(ring(17, 14.6, (0, 10)), "l"),
            Shape("".join(spikes(1, 17.6, 25, 12, a, (0, 10)) for a in (-80, -54, -27, 0, 27, 54, 80)), "g"),
        ),
        (Shape("M0-15L-8-3L-7 5H0", "lb"), Shape("M0-15L-3-3L0 5", "gl"), Shape(circle(3, (0, -17)), "a")),
    ),
    people=("sovereign", "mask", "robed", "warden", "automaton"),
    sigil='<path d="M12 7.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zM12 .5 13.8 5.3h-3.6zM12 23.5l-1.8-4.8'
    "h3.6zM.5 12l4.8-1.8v3.6zM23.5 12l"
    '-4.8 1.8v-3.6zM3.9 3.9 8.5 6 6 8.5zM20.1 3.9 18 8.5 15.5 6zM3.9 20.1 6 15.5 8.5 18zM20.1 20.1 15.5 18 18 15.5z"/>',
    glow=(0, -5),
)


def _great_moon(c: Chance) -> Parts:
    return (
        Shape(circle(29, (0, -3)), "d"),
        Shape(crescent(29, c.pick((0.35, 0.6, 0.9)), (0, -3)), "m", 0.8),
        Shape("".join(star(4, 2.4, 0.7, 0, (c.between(-48, -30), c.between(-32, 12))) for _ in range(5)), "ll"),
    )


def _phases(c: Chance) -> Parts:
    y = c.between(-26, -20)
    return (
        Shape(circle(8, (-19, y)), "mm"),
        Shape(circle(8, (-15, y)), "dd"),
        Shape(circle(6, (-37, y + 7)), "mm"),
        Shape(circle(6, (-34.6, y + 7)), "nn"),
        Shape(circle(23, (0, 0)), "d"),
        Shape(ring(33, 32.2, (0, 0)), "m"),
    )


def _horned(c: Chance) -> Parts:
    return (
        Shape(crescent(34, c.pick((0.5, 0.8)), (0, 0)), "m", 0.8),
        Shape("".join(star(8, 3, 1, 0, around(c.between(34, 44), a)) for a in (-60, -30, 30, 60)), "l", 0.7),
    )


MOON = Motif(
    backdrops=(_great_moon, _phases, _horned),
    ground=grounds.mist,
    crests=((Shape("M-2 2C-14 2-21-7-18-19C-14-9-8-6 0-6", "gl"), Shape(circle(3.4, (0, -12)), "a")),),
    people=("hood", "sovereign", "mask", "bird"),
    sigil='<path d="M13.5 1.5A10.8 10.8 0 1 0 22.5 15 9.3 9.3 0 0 1 13.5 1.5z"/>'
    '<path d="m18.3 3 .9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9z"/>',
    glow=(0, -10),
)


def _fires(c: Chance) -> Parts:
    said = ""
    for x in (-46, -34, -22):
        top, wide = c.between(-30, 0), c.between(6, 9)
        said += (
            f"M{num(x - wide)} 36"
            f"C{num(x - wide)} {num(top + 22)} {num(x + 2)} {num(top + 14)} {x} {num(top)}"
            f"C{num(x + wide)} {num(top + 12)} {num(x + wide)} {num(top + 26)} {num(x + wide)} 36Z"
        )
    return (Shape(spikes(12, 12, 46, 20, 0, (0, 6)), "d"), Shape(said, "mm", 0.8))


def _blaze(c: Chance) -> Parts:
    count = c.pick((9, 11, 13))
    return (
        Shape(petals(count, 10, 46, 170 / count, 0, (0, 2)), "d"),
        Shape(petals(count, 8, 33, 150 / count, 180 / count, (0, 2)), "m", 0.75),
    )


def _sparks(c: Chance) -> Parts:
    said = "".join(
        petals(1, 0, c.between(4, 9), 20, c.between(-30, 30), (c.between(-47, -14), c.between(-24, 24)))
        for _ in range(10)
    )
    return (Shape("M0-36C-10-20-36-14-34 10C-33 24-20 34 0 36Z", "dd"), Shape(said, "mm"))


FLAME = Motif(
    backdrops=(_fires, _blaze, _sparks),
    ground=grounds.dunes,
    crests=(
        (Shape("M0-20C-1-13-8-11-7-5C-10-7-10-10-10-13C-15-7-15 1-9 5H0", "as"), Shape("M0-9C-1-5-5-3-4 3H0", "gg")),
    ),
    people=("dragon", "golem", "mask", "helm"),
    sigil='<path fill-rule="evenodd" d="M12.5.5c.6 4.8 7.5 7.3 7.5 14.3 0 4.9-3.5 8.7-8 8.7s-8-3.5-8-8'
    "c0-3.7 2-6 3.8-8.2.2 2 .9 3.2 2.2 "
    '3.9C9.7 7.3 10.5 3.4 12.5.5zM12.2 12c-.4 2.4-3.2 3.3-3.2 6a3 3 0 0 0 6 0c0-2.7-2.4-3.6-2.8-6z"/>',
    glow=(0, 10),
)


def _breakers(c: Chance) -> Parts:
    rows = ""
    for row in range(4):
        y, shift = -26 + row * 13, 8.5 * (row % 2) + c.between(-2, 2)
        for i in range(4):
            x = -56 + i * 17 + shift
            rows += f"M{num(x)} {y + 8}q2-10 11-9q5 1 5 6q-3-4-7-2q-4 3-1 6Z"
    return (Shape(circle(26, (0, -6)), "d"), Shape(rows, "mm", 0.55))


def _ripples(c: Chance) -> Parts:
    y = c.between(6, 16)
    return (Shape("".join(band(r, r - 2.2, -100, 100, (0, y)) for r in (20, 27, 35, 44, 54)), "m", 0.7),)


def _great_wave(c: Chance) -> Parts:
    lean = c.between(-4, 4)
    return (
        Shape(circle(20, (0, -8)), "d"),
        Shape(
            f"M-51 36V-12C-44-30-22-30-14-18C-8-10-12-2-18-4C-15-9-20-14-26-11C-34-6-32 12{num(-8 + lean)} 26V36Z",
            "mm",
            0.85,
        ),
        Shape(f"M-51 36V2C-46-14-30-18-27-10C-38-4-36 18{num(-16 + lean)} 36Z", "dd"),
    )


WAVE = Motif(
    backdrops=(_breakers, _ripples, _great_wave),
    ground=grounds.waves,
    crests=(
        (
            Shape("M0-12C-8-14-16-10-16-2C-15 3-9 4-7 0C-11 0-12-5-6-6C-2-6-1-2 0 2", "lb"),
            Shape(circle(2.6, (0, -14)), "a"),
        ),
    ),
    people=("sovereign", "dragon", "mask", "robed"),
    sigil='<path d="M1 9C3 4.5 6 2.5 10 2.5c4.5 0 7 2.5 6.7 5.3-.3 2.3-2.8 3.2-4.4 1.9 1.4-.3 1.9-1.4 1-2.3'
    "C11.5 5.8 8 7.3 8 11c0 3.5 3.5 5.3 7 "
    '5.3 3.3 0 6-1.2 8-3.3-1 5.3-5 8.5-10.5 8.5C5.5 21.5 1 17.5 1 9z"/>',
    glow=(0, -8),
)

ELEMENTS = {"shard": SHARD, "sun": SUN, "moon": MOON, "flame": FLAME, "wave": WAVE}
