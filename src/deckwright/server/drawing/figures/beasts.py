"""Animals and machines."""

from __future__ import annotations

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Shape, circle, cog, polygon


def wolf(c: Chance) -> Parts:
    """The head of a hound."""
    return (
        Shape("M-12 4L-24 12L-18 14L-22 24L-14 22L-10 30H0V10", "md"),
        Shape("M-3-12L-13-28L-19-5Z", "bm"),
        Shape("M-6-13L-13-23L-15-9Z", "kk"),
        Shape("M0-15L-7-13L-18-5L-23 7L-12 10L-7 23L0 27", "bm"),
        Shape("M0-15L-7-13L-5 2L0 6", "lb"),
        Shape("M0 2L-5 5L-7 18L0 24", "gl"),
        Shape("M-5 2L-14-3L-11 4Z", "aa"),
        Shape("M0 15L-5 14L-3 19L0 20", "kk"),
    )


def dragon(c: Chance) -> Parts:
    """The head of a dragon."""
    horns = c.pick(("M-6-10C-10-20-20-22-24-30C-26-18-20-8-11-4Z", "M-6-10L-14-29L-18-20L-27-22L-21-9L-11-3Z"))
    return (
        Shape("M-9-2L-29-6L-22 3L-29 10L-19 10L-21 19L-10 10Z", "md"),
        Shape(horns, "lb"),
        Shape("M0-14L-8-12L-14-5L-10 8L-8 22L0 29", "bm"),
        Shape("M0-16L-4-8L-4 14L0 18", "gl"),
        Shape("M-4-3L-12-6L-10 1L-5 3Z", "kk"),
        Shape("M-5.6-1.6L-10.6-4L-9 .4Z", "aa"),
        Shape("M-2 18L-6 16L-5 20Z", "kk"),
        Shape("M-7 22L-4 23L-5 29Z", "gg"),
    )


def spider(c: Chance) -> Parts:
    """A spider on its threads."""
    sign = c.pick((polygon(3, 5, 180, (0, 12)), polygon(4, 5, at=(0, 12)), "M0 6L-4 10L0 14L-4 18H4L0 14L4 10Z"))
    return (
        Shape("M-4-2L-15-20L-13-32L-19-20L-6 3Z", "lb"),
        Shape("M-5 0L-21-9L-27-22L-26-6L-6 5Z", "bm"),
        Shape("M-5 3L-22 4L-30 18L-25 10L-6 8Z", "lb"),
        Shape("M-4 6L-16 15L-19 32L-13 18L-3 11Z", "bm"),
        Shape("M0 2C-11 2-13 12-10 20C-8 25-4 28 0 28", "lb"),
        Shape(sign, "a"),
        Shape("M0-10C-6-10-8-4-6 1L0 5", "gl"),
        Shape("M-2-6L-4.6-7L-4-4Z", "kk"),
        Shape("M-1-10L-4-17L-5-9Z", "lb"),
    )


def drone(c: Chance) -> Parts:
    """A flying machine with one eye."""
    hull = c.pick(
        ("M0-14L-11-9L-13 3L-7 12L0 15", "M0-13C-10-13-14-6-14 1C-14 9-8 14 0 14", "M0-16L-8-12L-15 0L-8 12L0 16")
    )
    arms = c.pick(
        (
            (Shape("M-9-7L-24-16L-26-12L-11 1Z", "md"), Shape("M-32-19H-17L-19-14H-30Z", "lb")),
            (Shape("M-11-4L-25-4L-25 3L-11 5Z", "md"), Shape("M-24-17L-29-12V12L-24 16L-21 10V-11Z", "lb")),
            (
                Shape("M-9-8L-18-22L-22-19L-12-1Z", "md"),
                Shape(circle(6.5, (-21, -20)), "bm"),
                Shape(circle(3, (-21, -20)), "kk"),
            ),
        )
    )
    legs = c.pick(
        (
            (Shape("M-7 9L-17 16L-13 30L-11 18L-2 13Z", "bm"),),
            (Shape("M-8 9L-12 24L-18 30L-7 27L-3 13Z", "bm"), Shape("M0 14L-2.4 14L0 30", "as")),
            (Shape("M-3 13H-10L-8 20H-3Z", "md"), Shape("M-4 20H-8L-6 32Z", "as")),
        )
    )
    eye = c.pick((circle(3.6), polygon(6, 4), "M-6-1.6H6V1.6H-6Z"))
    return (
        *arms,
        *legs,
        Shape(hull, "lb"),
        Shape("M-12-2L-6 3L-5 11L-8 11Z", "bm"),
        Shape("M0-14L-5-11L-4-7L0-6", "gl"),
        Shape(circle(6.4), "k"),
        Shape(eye, "a"),
    )


def automaton(c: Chance) -> Parts:
    """The head of a machine of war."""
    eyes = c.pick(
        (
            (Shape("M0-5H-11L-9 0H0", "kk"), Shape("M-3-4H-8.6L-7.6-1.4H-3.6Z", "aa")),
            (Shape(circle(4.6, (-6, -3)), "kk"), Shape(circle(2.8, (-6, -3)), "aa")),
            (Shape("M0-9H-3V4H0", "aa"), Shape("M-5-5H-11V-2H-5Z", "kk")),
        )
    )
    teeth = c.pick(
        (
            (Shape("M0 8H-7V18H0Z", "kk"), Shape("M-1 9H-2.6V17H-1ZM-4 9H-5.6V16H-4Z", "gl")),
            (Shape("M0 6L-8 9L-5 20L0 21", "md"), Shape("M0 9L-5 10L-4 12L0 11.4ZM0 14L-4 15L-3 17L0 16.4Z", "kk")),
        )
    )
    side = c.pick((cog(8, 7, 5, at=(-17, 0)), polygon(6, 7, at=(-17, 0)), "M-14-12L-22-8V10L-14 14Z"))
    return (
        Shape("M0 16L-12 18L-27 22L-29 32H0", "md"),
        Shape(side, "bm"),
        Shape("M0-22L-10-21L-15-13V8L-10 20L0 22", "lb"),
        Shape("M-15-4L-8 4L-9 20L-15 8Z", "bm"),
        Shape("M0-22L-10-21L-13-10L0-8", "gl"),
        *eyes,
        *teeth,
        Shape("M0-22L-3-21.6L-2-10H0", "as"),
    )


def bird(c: Chance) -> Parts:
    """A bird with spread wings."""
    wing = c.pick(
        (
            "M-4-4L-16-20L-30-24L-26-14L-28-10L-22-6L-22 0L-14 2L-12 7L-3 7Z",
            "M-4-6C-10-18-22-20-30-14L-23-11L-29-5L-20-4L-25 4L-15 3L-16 10L-3 8Z",
        )
    )
    return (
        Shape("M-3 8L-11 22L-6 21L-4 30H0V8", "md"),
        Shape(wing, "bm"),
        Shape("M-4-4L-14-14L-22-16L-16-8L-4 4Z", "lb"),
        Shape("M0-15C-5-15-6-11-5-8L-6 4L0 17", "gl"),
        Shape("M0-12L-3-11L0-5", "as"),
        Shape("M-2-13L-4-12.6L-3-11.4Z", "kk"),
    )


BEASTS = {"wolf": wolf, "dragon": dragon, "spider": spider, "drone": drone, "automaton": automaton, "bird": bird}
