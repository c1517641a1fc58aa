"""Treasures, tools, and made things."""

from __future__ import annotations

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Shape, circle, cog, polygon, ring, spikes, star


def gem(c: Chance) -> Parts:
    """A cut stone."""
    return c.pick(
        (
            (
                Shape("M0-28L-16-12L-12 16L0 30", "bm"),
                Shape("M0-28L-16-12L-6-8Z", "gl"),
                Shape("M0-8L-6-8L-5 14L0 30", "lb"),
                Shape("M0-28L-6-8H0", "lb"),
            ),
            (
                Shape("M0-22L-14-22L-25-8L0 29", "bm"),
                Shape("M-14-22L-10-8L-25-8Z", "gl"),
                Shape("M0-22L-14-22L-10-8H0", "lb"),
                Shape("M0-8L-10-8L0 29", "lm"),
            ),
            (
                Shape("M0-30L-9-18V14L0 30", "lb"),
                Shape("M0-30L-4-16V12L0 30", "gb"),
                Shape("M-11-10L-20 0L-19 17L-11 26Z", "bm"),
                Shape("M-11-10L-15 0V18L-11 26Z", "lb"),
            ),
        )
    )


def shard(c: Chance) -> Parts:
    """A splinter of something greater, with pieces that drift round it."""
    return (
        Shape("M-12-14L-20-8L-18 4L-11 1Z", "bm"),
        Shape("M-14 8L-23 12L-17 24L-11 18Z", "md"),
        Shape("M-9-25L-14-21L-11-17Z", "ll"),
        Shape("M0-32L-9-10L-7 12L0 32", "lb"),
        Shape("M0-32L-4-8L-3 10L0 32", "gl"),
        Shape("M0-14L-2.6-2L0 12", "as"),
    )


def reactor(c: Chance) -> Parts:
    """A core in its ring."""
    teeth = c.pick((8, 10, 12, 14))
    return (
        Shape(cog(teeth, 26, 21), "m"),
        Shape("M0-20A20 20 0 0 0 0 20", "lb"),
        Shape(circle(15), "k"),
        Shape(spikes(c.pick((3, 4, 6)), 4, 15, 50, c.pick((0, 30, 45))), "b"),
        Shape(circle(7), "g"),
        Shape(c.pick((polygon(4, 6), circle(4.4), polygon(6, 5.4))), "a"),
        Shape("M-2 21H-9L-12 32H-2Z", "bm"),
    )


def heart(c: Chance) -> Parts:
    """A heart, cut like a stone, with something burning in it."""
    return (
        Shape("M0-18C-6-28-24-28-26-12C-27 4-12 16 0 29", "bm"),
        Shape("M0-18C-6-28-24-28-26-12L-12-8L0-12", "gl"),
        Shape("M0-12L-12-8L-8 8L0 29", "lb"),
        Shape("M-26-12L-12-8L-8 8Z", "lm"),
        Shape("M0-4L-5 3L0 14", "aa"),
        Shape("M0-22L-3-28L0-32", "lb"),
    )


def crown(c: Chance) -> Parts:
    """A crown."""
    points = c.pick(
        (
            ("M0-24L-5-6L-11-14L-14-2L-26-12L-21 14H0", circle(2.6, (-26, -14)) + circle(2.4, (-11, -16))),
            (
                "M0-26C-2-16-4-8-8-4C-12-6-13-12-12-18C-17-12-16-4-19-2C-23-4-25-10-25-16C-31-6-28 6-21 14H0",
                circle(2, (-18, -10)),
            ),
            (
                "M0-22L-4-8L-9-18L-13-5L-19-14L-21-2L-28-7L-21 14H0",
                polygon(4, 3, at=(-9, -20)) + polygon(4, 3, at=(-28, -9)),
            ),
        )
    )
    return (
        Shape("M0-8C-8-10-16-4-18 8L0 12", "md"),
        Shape(points[0], "lb"),
        Shape("M0-24L-3-4L0 10", "gl"),
        Shape(points[1], "aa"),
        Shape("M0 10C-8 10-16 9-22 7L-21 20C-14 23-7 24 0 24", "bm"),
        Shape("M0 13C-8 13-15 12-21.6 10L-21.6 13C-15 15-8 16 0 16", "gl"),
        Shape(polygon(4, 4.6, at=(0, 19)), "a"),
        Shape(polygon(4, 3, at=(-11, 18)), "ss"),
        Shape("M0 27C-10 27-20 25-26 22L-22 32H0", "dd"),
    )


def mantle(c: Chance) -> Parts:
    """An empty robe that stands by itself."""
    return (
        Shape("M0-14L-7-24L-18-18L-30 8L-22 13L-24 32H0", "bm"),
        Shape("M-7-24L-18-18L-30 8L-22 13L-17-2Z", "lb"),
        Shape("M-30 8L-22 13L-23 20L-32 14Z", "as"),
        Shape("M0-14L-7-24L-10-16L-7 32H0", "gb"),
        Shape("M-7-24C-5-30 0-30 0-30V-12L-5-20Z", "md"),
        Shape("M0-27C-3-27-5-25-5-21L0-13", "kk"),
        Shape("M0-6L-4 0L0 6ZM0 9L-3 14L0 19ZM0 22L-2 26L0 30Z", "as"),
    )


def book(c: Chance) -> Parts:
    """An open book with light above it."""
    return (
        Shape("M0-2C-8-9-18-9-28-6V24C-18 20-8 21 0 28", "bm"),
        Shape("M0-5C-8-12-17-12-25-9V18C-17 15-8 16 0 22", "gl"),
        Shape("M-4 0L-20-4V-1L-4 3ZM-4 7L-20 3V6L-4 10ZM-4 14L-20 10V12L-4 16Z", "mm"),
        Shape(c.pick((star(4, 12, 3, at=(0, -19)), star(6, 11, 4, at=(0, -19)), polygon(3, 10, at=(0, -17)))), "a"),
        Shape("M-12-16L-16-26L-9-20Z", "ll"),
    )


def fan(c: Chance) -> Parts:
    """Cards in a fan."""
    return (
        Shape("M-9 26L-31 3L-20-8L-2 18Z", "md"),
        Shape("M-7 25L-24-14L-10-21L-1 16Z", "bm"),
        Shape("M-8-17L-20-12L-17-5Z", "ll"),
        Shape("M0-28H-9V16H0", "gl"),
        Shape("M0-24H-6V-2H0", "mm"),
        Shape(c.pick((star(4, 8, 2.4, at=(0, -13)), polygon(4, 7, at=(0, -13)), circle(5, (0, -13)))), "a"),
        Shape("M0 16H-9L-10 28H0", "bm"),
    )


def chalice(c: Chance) -> Parts:
    """A cup that runs over."""
    return (
        Shape("M0-20C-6-20-10-24-10-30C-4-30 0-26 0-22", "as"),
        Shape("M0-16H-20C-20 0-12 8-4 10V20L-14 27V31H0", "bm"),
        Shape("M0-16H-11C-11 0-7 8-2 10V20L-6 31H0", "lb"),
        Shape("M0-20C-12-20-21-18-21-15C-21-12-10-11 0-11", "gl"),
        Shape("M0-17C-9-17-16-16-16-15C-16-13-8-13 0-13", "ss"),
        Shape(polygon(4, 4.4, at=(0, -1)), "a"),
        Shape("M-20-10C-29-10-30 2-19 5L-17 2C-24 0-24-6-19-6Z", "lb"),
    )


def gate(c: Chance) -> Parts:
    """An open gate with light behind it."""
    arch = c.pick(
        (
            ("M0-30C-16-30-23-18-23-4V32H0", "M0-23C-11-23-16-14-16-3V32H0"),
            ("M0-32L-22-16V32H0", "M0-23L-15-11V32H0"),
            ("M0-31C-8-24-23-20-23-2V32H0", "M0-22C-6-17-16-13-16-1V32H0"),
        )
    )
    return (
        Shape("M-18 20H-29V32H0V26Z", "md"),
        Shape(arch[0], "lb"),
        Shape(arch[1], "ss"),
        Shape("M0-16C-8-14-11-6-11 2V32H0", "aa"),
        Shape("M0-6C-5-4-6 4-6 10V32H0", "gg"),
        Shape("M0 8L-4 14L-5 32H0", "kk"),
        Shape("M0 4C-2 4-3 6-2.6 8L0 10", "kk"),
        Shape("M-18-8H-22V-4H-18ZM-18 4H-22V8H-18ZM-18 16H-22V20H-18Z", "mm"),
    )


def compass(c: Chance) -> Parts:
    """A builder's compass over its circle."""
    return (
        Shape("M0-24C-4-24-6-20-5-16L-20 30L-15 24L0-10", "lb"),
        Shape("M0-6L-14 25L-15 24L0-14", "mm"),
        Shape("M0 8L-9 10L-10 14L0 13", "bm"),
        Shape(circle(5, (0, -21)), "g"),
        Shape(circle(2.2, (0, -21)), "k"),
        Shape("M0-26L-2-31H0", "ll"),
        Shape(polygon(3, 7, at=(0, 21)), "a"),
        Shape(polygon(3, 3, at=(0, 21)), "k"),
    )


def key(c: Chance) -> Parts:
    """A key."""
    bow = c.pick((circle(12, (0, -17)), polygon(6, 13, at=(0, -17)), polygon(4, 14, at=(0, -17))))
    return (
        Shape("M0-6H-2.6V31H0", "lb"),
        Shape(bow, "b"),
        Shape(c.pick((circle(7.6, (0, -17)), polygon(6, 8.4, at=(0, -17)))), "k"),
        Shape(star(4, 6.6, 2.4, at=(0, -17)), "a"),
        Shape("M-2 30H-10V27H-7V23H-10V18H-2Z", "lb"),
        Shape("M0-4L-5-3L-4 2H0", "gl"),
    )


def hourglass(c: Chance) -> Parts:
    """An hourglass."""
    return (
        Shape("M0-20H-13C-13-8-4-4-3 0C-4 5-13 9-13 21H0", "md"),
        Shape("M0-10H-10C-8-5-3-3 0 0", "as"),
        Shape("M0 11C-3 13-9 17-11 21H0", "aa"),
        Shape("M0 0H-.8V14H0", "aa"),
        Shape("M-17-22H-13V23H-17Z", "bm"),
        Shape("M0-29H-19L-17-20H0", "lb"),
        Shape("M0 21H-17L-19 30H0", "lb"),
        Shape("M-10-18C-9-10-5-7-4-3C-8-6-12-10-12-18Z", "gg"),
    )


def lantern(c: Chance) -> Parts:
    """A lit lantern."""
    return (
        Shape(ring(5, 3, (0, -27)), "l"),
        Shape("M0-24L-5-22L-13-14H0", "lb"),
        Shape("M0-14H-12L-15 18H0", "ss"),
        Shape("M0-8C-2-2-8 2-8 9C-8 14-4 17 0 17", "aa"),
        Shape("M0 2C-2 6-4 8-4 11C-4 15-2 16 0 16", "gg"),
        Shape("M-9-14H-12L-15 18H-11ZM0-14H-1V-9H0Z", "bm"),
        Shape("M0 18H-17L-13 25H0", "lb"),
        Shape("M0 25H-9L-5 31H0", "bm"),
    )


def ouroboros(c: Chance) -> Parts:
    """Two serpents that follow each other."""
    return (
        Shape("M0-26C-18-26-27-14-27 0C-27 16-14 27 0 27V19C-10 19-19 11-19 0C-19-10-12-18 0-18", "bm"),
        Shape("M0-26C-18-26-27-14-27 0H-23C-23-12-14-22 0-22", "gl"),
        Shape("M-5-30L-14-22L-4-14L2-22Z", "lb"),
        Shape("M-5-24L-8-22L-5-21Z", "kk"),
        Shape("M-23 8L-19 10L-21 13ZM-17 17L-13 17L-14 21Z", "mm"),
        Shape(c.pick((star(6, 9, 4), star(4, 11, 3), polygon(4, 8))), "a"),
    )


def twins(c: Chance) -> Parts:
    """One shape and its image, joined."""
    return (
        Shape("M-3-22L-14-30L-26-16L-22 10L-10 28L-3 16Z", "bm"),
        Shape("M-3-22L-14-30L-14-6L-3 2Z", "gl"),
        Shape("M-3 2L-14-6L-10 28L-3 16Z", "lb"),
        Shape("M-26-16L-14-6L-22 10Z", "lm"),
        Shape("M0-8L-5-1L0 6", "aa"),
    )


def wheel(c: Chance) -> Parts:
    """A wheel of fate with its marks."""
    spokes = c.pick((6, 8, 10, 12))
    return (
        Shape(spikes(spokes, 22, 31, 10), "l"),
        Shape("M0-26A26 26 0 0 0 0 26", "lb"),
        Shape(circle(20), "k"),
        Shape(star(spokes, 20, 7), "b"),
        Shape(star(spokes, 13, 5, 180 / spokes), "l"),
        Shape(circle(5), "a"),
    )


def infinity(c: Chance) -> Parts:
    """The loop that never ends."""
    return (
        Shape("M0 4L-6 10C-18 22-32 14-31 0C-32-14-18-22-6-10L0-4V5L-7-2C-15-10-23-8-23 0C-23 8-15 10-7 2L0-5", "lb"),
        Shape("M-31 0C-32-14-18-22-6-10L0-4V-.6L-9-8C-18-15-27-10-27 0Z", "gl"),
        Shape("M0-24L-6 0L0 24", "gl"),
        Shape("M0-13L-3 0L0 13", "as"),
    )


THINGS = {
    "gem": gem,
    "shard": shard,
    "reactor": reactor,
    "heart": heart,
    "crown": crown,
    "mantle": mantle,
    "book": book,
    "fan": fan,
    "chalice": chalice,
    "gate": gate,
    "compass": compass,
    "key": key,
    "hourglass": hourglass,
    "lantern": lantern,
    "ouroboros": ouroboros,
    "twins": twins,
    "wheel": wheel,
    "infinity": infinity,
}
