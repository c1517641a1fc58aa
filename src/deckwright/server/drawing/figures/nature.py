"""Plants, weather and the sky."""

from __future__ import annotations

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Shape, almond, circle, crescent, polygon, rays, spikes, star


def tree(c: Chance) -> Parts:
    """A tree with its roots in the open."""
    canopy = c.pick(
        (
            (
                Shape("M0-31C-8-31-12-27-13-23C-22-22-26-12-20-6C-24 0-16 5-10 2L0 0", "bm"),
                Shape("M0-26C-7-26-9-20-8-15L-16-12L-8-7L0-8", "lb"),
            ),
            (Shape("M0-32L-13-16H-8L-20-4H-13L-24 6H0", "bm"), Shape("M0-32L-7-18L-3-17L-10-5L-5-4L-11 6H0", "lb")),
            (
                Shape("M0-30C-16-28-26-16-26 0L-20-6L-16 2L-10-5L-6 2L0-2", "bm"),
                Shape("M0-26C-9-24-14-14-14-6L-8-10L-5-4L0-8", "lb"),
            ),
        )
    )
    return (
        *canopy,
        Shape("M0-10L-2-8L-4 10C-5 18-12 20-24 22C-16 24-10 25-12 32L-7 26L-4 32L-2 25L0 28", "gm"),
        Shape("M-3 0L-11-8L-9-10L-3-5Z", "gm"),
        Shape(c.pick((circle(3.6, (0, -14)), almond(3, 4, (0, -14)), polygon(4, 5, at=(0, -14)))), "a"),
    )


def roots(c: Chance) -> Parts:
    """A heart held by roots."""
    return (
        Shape("M0-30C-4-24-5-18-5-12L0-8", "lb"),
        Shape("M-2-20C-10-24-18-20-26-28C-22-14-12-12-3-12Z", "bm"),
        Shape("M-3-12C-22-12-26 4-18 14C-22 20-20 26-24 32L-17 29L-15 32C-14 25-12 22-14 16C-20 4-16-4-3-6Z", "lb"),
        Shape("M-4-6C-12 0-12 8-6 16C-8 22-6 27-9 32L-4 29L0 32V24C-4 20-2 16-4 14C-8 8-6 2 0-2V-6Z", "bm"),
        Shape("M0-4C-6-2-7 6 0 14", "as"),
        Shape("M0-1C-2.6 1-3 5 0 9", "gg"),
    )


def mushroom(c: Chance) -> Parts:
    """A great toadstool with small ones beside it."""
    spots = c.pick(
        (
            Shape(circle(3, (-8, -14)) + circle(2, (-15, -8)) + circle(1.8, (-3, -21)), "aa"),
            Shape("M-4-20L-12-15L-8-10Z", "aa"),
            Shape(circle(2.2, (-6, -18)) + circle(2.2, (-12, -12)) + circle(2.2, (-18, -5)), "aa"),
        )
    )
    return (
        Shape("M0 0H-4C-4 12-6 22-9 32H0", "gb"),
        Shape("M0-30C-16-30-26-14-26-2C-18 4-8 2 0 4", "lb"),
        Shape("M-26-2C-18 4-8 2 0 4V0C-8-2-18 0-26-2Z", "md"),
        spots,
        Shape("M-18 12C-24 12-28 18-28 22H-20L-21 32H-15L-16 22H-8C-8 18-12 12-18 12Z", "bm"),
        Shape("M-18 12C-21 13-22 18-21 22H-28C-28 18-24 12-18 12Z", "lb"),
    )


def thorns(c: Chance) -> Parts:
    """A rose in its thorns."""
    return (
        Shape("M-5 6C-18 4-24 10-24 22C-18 18-14 16-2 18V12Z", "bm"),
        Shape("M0 4H-1.8V32H0", "md"),
        Shape("M-2 20L-9 18L-2 25ZM-2 27L-8 27L-2 31Z", "lb"),
        Shape("M0-30C-8-28-16-26-19-18C-22-8-14 4 0 8", "bm"),
        Shape("M0-24C-10-24-14-16-12-8C-10-2-5 2 0 3", "lb"),
        Shape("M0-20C-6-19-8-12-6-8L0-4", "as"),
        Shape("M0-15L-3-11L0-7", "gg"),
        Shape("M-19-18L-29-22L-20-10ZM-17-2L-27 2L-13 4Z", "lb"),
    )


def sprout(c: Chance) -> Parts:
    """Two leaves and a bud that opens."""
    leaf = c.pick(
        (
            "M-1 20C-18 22-30 12-30-4C-14-8-3 4-1 20Z",
            "M-1 20C-14 26-30 20-31 4C-18-2-5 6-1 20Z",
            "M-1 20L-22 14L-30-6L-12 0Z",
        )
    )
    return (
        Shape("M0 8H-1.6V32H0", "md"),
        Shape(leaf, "bm"),
        Shape("M-1 20C-10 12-20 4-30-2C-22 8-12 16-1 20Z", "lb"),
        Shape("M0-30C-8-26-13-16-11-6C-9 2-4 6 0 8", "lb"),
        Shape("M0-22C-4-18-7-10-6-4L0 4", "gl"),
        Shape(c.pick((circle(3.4, (0, -7)), polygon(4, 4.6, at=(0, -7)))), "a"),
        Shape("M-2 26C-10 24-16 26-20 31C-12 32-6 30-2 26Z", "bm"),
    )


def lotus(c: Chance) -> Parts:
    """An open flower."""
    return (
        Shape("M-2 16L-29 6C-27 18-18 26-2 26Z", "md"),
        Shape("M-2 18C-20 14-26 0-25-12C-12-8-4 4-2 18Z", "bm"),
        Shape("M-1 18C-14 6-16-10-12-22C-4-12-1 2-1 18Z", "lb"),
        Shape("M0-30C-8-16-8 2 0 18", "gl"),
        Shape("M0-12C-4-4-4 4 0 12", "as"),
        Shape("M0 20C-10 20-20 22-24 28C-14 30-6 30 0 30", "bm"),
    )


def cloud(c: Chance) -> Parts:
    """A cloud over falling light."""
    return (
        Shape("M-6 8L-10 30L-3 8ZM-15 8L-21 26L-11 8Z", "aa"),
        Shape("M0 8L-1.6 8L0 32", "aa"),
        Shape("M0-24C-9-25-14-19-14-14C-22-16-28-8-25-2C-30 4-25 12-18 11H0", "bm"),
        Shape("M0-19C-7-19-9-12-8-8C-15-9-19-3-16 2C-18 6-15 8-12 8H0", "lb"),
        Shape("M0-6C-4-6-5-1-3 2L0 4", "gl"),
    )


def moons(c: Chance) -> Parts:
    """Two crescents back to back."""
    return (
        Shape("M-4-28C-24-28-33-10-28 6C-24 18-14 24-4 22C-14 16-18 6-16-6C-15-16-11-23-4-28Z", "gb"),
        Shape("M-4-28C-14-24-18-14-18-4C-18 8-12 18-4 22C-12 16-15 6-13-6C-12-16-9-23-4-28Z", "lm"),
        Shape("M0-16L-4-3L0 14", "as"),
        Shape("M0 18L-3 24L0 32", "gl"),
        Shape("M-2-26L-6-32L0-28", "gl"),
    )


def comet(c: Chance) -> Parts:
    """A star that falls, with its tail."""
    points = c.pick((4, 5, 6, 8))
    return (
        Shape("M0-32C-4-20-8-10-9 4L0 10", "md"),
        Shape("M-10-28L-8-2L-13 6Z", "bm"),
        Shape("M0-26L-3-8L-5 6H0", "lb"),
        Shape(star(points, 17, 7, at=(0, 12)), "l"),
        Shape(star(points, 9, 4, 180 / points, (0, 12)), "g"),
        Shape(circle(3.2, (0, 12)), "a"),
    )


def mountain(c: Chance) -> Parts:
    """Peaks under a light."""
    return (
        Shape(circle(5, (0, -25)), "a"),
        Shape("M-10 0L-18-10L-32 32H0V8", "md"),
        Shape("M0-20L-8-6L-22 32H0", "bm"),
        Shape("M0-20L-8-6L-4-8L-2-3L0-6", "gl"),
        Shape("M0-2L-4 6L-2 14L-8 32H0", "lb"),
    )


def flame(c: Chance) -> Parts:
    """A fire."""
    outer = c.pick(
        (
            "M0-31C-4-20-14-16-16-4C-20-8-19-14-18-17C-27-6-28 14-14 27H0",
            "M0-31C-10-20-8-12-14-6L-20-14C-22-4-28 4-24 14C-22 22-14 28 0 28",
            "M0-28L-6-14L-13-22L-14-8L-24-10C-26 8-20 24 0 28",
        )
    )
    return (
        Shape(outer, "bm"),
        Shape("M0-14C-4-6-14-2-14 10C-14 20-8 26 0 27", "lb"),
        Shape("M0 0C-2 5-8 8-8 15C-8 22-4 26 0 26", "gl"),
        Shape("M0 11C-3 14-4 18 0 23", "as"),
        Shape("M0 28H-13L-18 32H0", "md"),
    )


def eye(c: Chance) -> Parts:
    """An open eye."""
    lids = c.pick((12, 15, 18))
    lashes = c.pick((rays(9, 16, 30, 5, 0), spikes(12, 16, 30, 8, 0), spikes(8, 14, 31, 16, 22.5)))
    return (
        Shape(lashes, "m"),
        Shape(almond(30, lids), "g"),
        Shape(almond(30, lids - 3, (0, 2)), "l"),
        Shape(circle(lids - 1), "b"),
        Shape(spikes(c.pick((12, 16, 20)), 5, lids - 2, 14), "m"),
        Shape(c.pick((circle(6), almond(3, 9), polygon(4, 8))), "k"),
        Shape(circle(2.4, (0, 0)), "a"),
    )


def orb(c: Chance) -> Parts:
    """A world in its rings."""
    r = c.pick((14, 16, 18))
    return (
        Shape(f"M0{-r}A{r} {r} 0 0 0 0 {r}", "lb"),
        Shape(crescent(r, c.pick((0.5, 0.8))), "m"),
        Shape("M-31 5C-22-7-8-6 0-3V2C-10-2-22 0-31 5Z", "gb"),
        Shape("M-31 5C-24 14-8 16 0 13V8C-8 11-20 12-31 5Z", "gb"),
        Shape(star(4, 7, 2.2, at=(0, -r - 4)), "a"),
        Shape(circle(2, (-20, -20)), "ll"),
    )


NATURE = {
    "tree": tree,
    "roots": roots,
    "mushroom": mushroom,
    "thorns": thorns,
    "sprout": sprout,
    "lotus": lotus,
    "cloud": cloud,
    "moons": moons,
    "comet": comet,
    "mountain": mountain,
    "flame": flame,
    "eye": eye,
    "orb": orb,
}
