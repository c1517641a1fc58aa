"""Busts, masks and bodies: who stands on a card. Drawn from the top of the head at -22 to the ground at 30."""

from __future__ import annotations

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Shape, circle, polygon


def helm(c: Chance) -> Parts:
    """A soldier: a helmet over heavy shoulders."""
    shoulders = c.pick(
        (
            (Shape("M0 10L-10 12L-27 19L-29 32H0", "md"), Shape("M-8 13L-23 13L-30 27L-14 25Z", "bm")),
            (Shape("M0 12L-14 14L-24 22L-26 32H0", "md"), Shape("M-9 12C-20 10-29 17-29 27L-15 24Z", "bm")),
            (Shape("M0 10L-12 14L-22 32H0", "md"), Shape("M-9 13L-27 8L-24 20L-28 22L-24 32L-13 26Z", "bm")),
        )
    )
    dome = c.pick(
        (
            "M0-22C-9-22-14-15-14-6L-13 8L-6 17L0 19",
            "M0-24L-9-19L-14-9V6L-8 18L0 21",
            "M0-22C-10-22-15-14-15-5L-17 12L-7 10L-5 18L0 19",
        )
    )
    visor = c.pick(
        (
            (Shape("M0-5L-10-7L-10-2L-3-1L-3.4 14L0 15", "kk"), Shape("M-4.5-3L-9-4.6V-3L-5-1.6Z", "aa")),
            (
                Shape("M0-4L-12-8L-11-1L0 3", "kk"),
                Shape("M0-2.4L-8-4.6L-7.4-1.6L0 1", "aa"),
                Shape("M0 6L-5 4.6V7L0 9", "kk"),
            ),
            (
                Shape("M0-7C-8-7-10-2-9 3L-4 9L0 10", "kk"),
                Shape(circle(3.2, (0, 0)), "a"),
                Shape("M0 11L-4 10L-2 17L0 17", "md"),
            ),
            (
                Shape("M-3-6L-11-5L-9 1L-3 2Z", "kk"),
                Shape("M-5-4L-9.4-3L-8-1L-4.6-.6Z", "aa"),
                Shape("M0-8L-2.4-6L-1.6 9L0 10", "gl"),
            ),
        )
    )
    return (
        *shoulders,
        Shape(dome, "lb"),
        Shape("M-14-6L-7-4L-5 17L-13 8Z", "bm"),
        Shape("M0-10L-14-12L-14-7L0-5", "gl"),
        *visor,
    )


def hood(c: Chance) -> Parts:
    """Somebody hooded, the face in the dark."""
    light = c.pick(
        (
            (Shape("M-7.4-2.4L-2-.4L-6 2Z", "aa"),),
            (Shape(circle(2.6, (0, -3)), "a"), Shape("M0 3L-1 9L0 13", "aa")),
            (Shape("M0-1C-5-1-7 2-7 6L-4 13L0 15", "lb"), Shape("M-2 5L-5.6 4L-4.6 6.6Z", "kk")),
            (Shape("M0-8L-2-3L-8-1L-2 1L0 6", "aa"),),
            (
                Shape("M-1.4-6L-7-5V-3L-1.4-3.6Z", "aa"),
                Shape("M-1.4-1L-6.6 0V2L-1.4 1.4Z", "aa"),
                Shape("M-1.4 4L-6 5V7L-1.4 6.4Z", "aa"),
            ),
        )
    )
    cloak = c.pick(
        (
            (Shape("M0-25C-10-23-15-12-16-2C-17 8-25 15-29 32H0", "bm"), Shape("M-13 12L-21 32H-12L-8 17Z", "md")),
            (Shape("M0-27L-13-16L-17 0L-14 10L-27 20L-25 32H0", "bm"), Shape("M-14 10L-27 20L-25 32L-10 17Z", "lm")),
            (
                Shape("M0-24C-12-24-18-14-17-3L-12 14L-22 32H0", "bm"),
                Shape("M-17 4C-26 6-30 18-27 32H-17L-12 14Z", "md"),
            ),
        )
    )
    clasp = c.pick(
        (
            (Shape(polygon(4, 4, at=(0, 21)), "a"),),
            (Shape("M0 17L-8 13L-9 17L0 22", "gl"),),
            (Shape(circle(3, (0, 21)), "g"),),
        )
    )
    return (
        *cloak,
        Shape("M0-25C-9-23-14-12-15-2L-9 3C-10-7-7-14 0-17", "lb"),
        Shape("M0-17C-7-15-10-7-9.4 1C-9 8-5 13 0 17", "kk"),
        *light,
        *clasp,
    )


def mask(c: Chance) -> Parts:
    """A great mask, cut in planes."""
    brow = c.pick(
        (
            (Shape("M0-13L-13-15L-10-8L0-7", "gl"),),
            (Shape("M0-22L-5-20L-3-8L0-5", "gl"), Shape("M-3-8L-13-11L-6-6Z", "gl")),
            (Shape("M0-16L-8-12L-15-16L-10-7L0-8", "gl"), Shape(polygon(4, 3, at=(0, -16)), "a")),
        )
    )
    eyes = c.pick(
        (
            (Shape("M-2.6-3L-11-6L-9.6 0L-4 1Z", "kk"), Shape("M-5-2.4L-9-4L-8-1.4Z", "aa")),
            (Shape("M-3-5C-8-8-12-4-11 0C-8 2-4 1-3-5Z", "kk"), Shape(circle(1.8, (-7, -2.6)), "aa")),
            (Shape("M-2-4L-12-4L-10-1H-3Z", "aa"),),
        )
    )
    mouth = c.pick(
        (
            (Shape("M0 14L-5 12L-3 16L0 17", "kk"),),
            (
                Shape("M0 12L-6 11L-5 17L0 19", "kk"),
                Shape("M-1 12L-3 12L-2 15Z", "gl"),
            ),
            (Shape("M0 10H-2L-1.4 18H0", "kk"), Shape("M-4 11H-5.4L-4.6 16H-3.6Z", "kk")),
        )
    )
    jaw = c.pick(
        ("M0-22L-12-18L-15-3L-10 14L0 25", "M0-22C-12-22-17-14-16-2L-12 12L-7 22L0 24", "M0-22L-14-20L-18-6L-8 18L0 27")
    )
    return (
        Shape("M-13 6L-27 16L-29 32H0V22", "md"),
        Shape(jaw, "lb"),
        Shape("M-15-2L-5 4L-7 18L-11 13Z", "bm"),
        Shape("M0-7L-3.4 6L0 9", "gm"),
        *brow,
        *eyes,
        *mouth,
    )


def robed(c: Chance) -> Parts:
    """A priest in long robes with lifted hands."""
    arms = c.pick(
        (
            (
                Shape("M-3-3L-15-10L-19-21L-15-20L-11-14L-2 4Z", "lb"),
                Shape("M-8-5L-21 4L-14-10Z", "bm"),
                Shape(circle(2.2, (-17.6, -23)), "aa"),
            ),
            (
                Shape("M-3-2L-14 2L-10 10L-3 8Z", "lb"),
                Shape("M-6 4L-20 12L-13 2Z", "bm"),
                Shape("M0 2L-8 4L-4 9L0 10", "gl"),
            ),
            (
                Shape("M-3-3L-20-3L-25-10L-26-5L-21 3L-3 6Z", "lb"),
                Shape("M-14 1L-20 18L-22 2Z", "bm"),
                Shape(polygon(4, 3, at=(-26, -12)), "aa"),
            ),
        )
    )
    head = c.pick(
        (
            (Shape("M0-22C-5-22-7-17-6-12L0-5", "bm"), Shape("M0-18C-3-18-4-14-3-11L0-8", "gl")),
            (Shape("M0-22C-4-22-5-18-5-15C-5-11-3-9 0-8", "gl"), Shape("M0-24L-6-19L-5-14L0-17", "bm")),
            (Shape("M0-21L-5-17L-4-10L0-7", "gl"), Shape("M-1-15L-4-15.6L-3.6-13.6Z", "kk")),
        )
    )
    return (
        Shape("M0-8L-6-6L-12 12L-20 32H0", "bm"),
        Shape("M-6-4L-10 32H-16L-10 10Z", "md"),
        *arms,
        Shape("M0-5L-2.6-4L-4 32H0", c.pick(("as", "gl", "gb"))),
        *head,
    )


def golem(c: Chance) -> Parts:
    """A giant: all shoulders and fists."""
    core = c.pick(
        (
            (Shape(circle(5, (0, 6)), "k"), Shape(circle(3.2, (0, 6)), "a")),
            (Shape("M0-1L-6 5L0 15", "as"),),
            (Shape("M0 0H-7V3H0Z", "aa"), Shape("M0 6H-5V9H0Z", "aa"), Shape("M0 12H-3V15H0Z", "aa")),
        )
    )
    head = c.pick(
        (
            (Shape("M0-22L-6-20L-8-12L-4-6L0-5", "gl"), Shape("M-1.4-13L-6-15V-12L-2-11Z", "kk")),
            (Shape("M0-22C-7-22-9-16-8-10L0-6", "gl"), Shape("M0-14H-7L-6-11H0", "aa")),
            (Shape("M0-20L-8-22L-7-11L0-5", "gl"), Shape(circle(2.4, (0, -13)), "k")),
        )
    )
    return (
        Shape("M0-9L-11-11L-13 4L-8 16L-12 32H0", "bm"),
        Shape("M-9-13L-22-15L-29-4L-24 4L-12 0Z", "lb"),
        Shape("M-24 2L-28 14L-24 27L-15 27L-17 14L-14 3Z", "bm"),
        Shape("M-28 15L-30 25L-25 30L-14 28L-16 16Z", "lm"),
        Shape("M0-9L-11-6L-8 16L0 19", "lb"),
        *core,
        *head,
    )


def sovereign(c: Chance) -> Parts:
    """A face between falling hair or cloth, crowned by whatever crest its family wears."""
    veil = c.pick(
        (
            "M0-24C-16-24-20-10-19 4C-19 16-24 24-27 32H-8L-9 6L0-6",
            "M0-24L-14-20L-19-4L-24 12L-20 32H-8L-10 4L0-8",
        )
    )
    return (
        Shape("M0 12L-9 18L-25 24L-27 32H0", "md"),
        Shape(veil, "bm"),
        Shape("M-15-12L-20 8L-22 32H-15L-13 4Z", "lm"),
        Shape("M0-15C-7-15-9-9-9-2C-9 7-4 13 0 15", "gl"),
        Shape("M-9-2C-8 6-4 12 0 15V9L-5 3Z", "lb"),
        Shape("M-2.4-2L-7-3.4L-6 0Z", "kk"),
        Shape("M0 7.4L-2.6 7L0 9", "kk"),
        Shape(c.pick((polygon(4, 3.4, at=(0, -10)), circle(2.4, (0, -10)), "M0-15L-2-8L0-5L2-8Z")), "a"),
        Shape("M0 16L-7 15L-5 22L0 26", "as"),
    )


def warden(c: Chance) -> Parts:
    """A guard in full armour behind a tall shield."""
    plate = c.pick(("M0-3L-10 0V20L0 31", "M0-4C-7-2-12 0-12 8C-12 20-6 28 0 32", "M0-4H-11L-9 24L0 32"))
    device = c.pick(
        (
            polygon(4, 6, at=(0, 12)),
            circle(4.6, (0, 12)),
            "M-7 7H7V10H-7ZM-6 14H6V17H-6Z",
            "M-7 6L0 1L7 6V10L0 5L-7 10ZM-7 15L0 10L7 15V19L0 14L-7 19Z",
        )
    )
    arms = c.pick(
        (
            (Shape("M-21-34L-24-25L-22-20H-20L-18-25Z", "gl"), Shape("M-20.4-20H-21.8V32H-20.4Z", "bm")),
            (
                Shape("M-20-32L-22.5-28V4H-17.5V-28Z", "gl"),
                Shape("M-25 3H-15V6H-25Z", "as"),
                Shape("M-21 6H-19V13H-21Z", "md"),
            ),
            (Shape("M-20-30C-28-28-30-18-27-12L-20-17Z", "gl"), Shape("M-19-32H-21V32H-19Z", "md")),
        )
    )
    return (
        *arms,
        Shape("M-4 12L-12 32H0V12Z", "md"),
        Shape("M0-9L-12-10L-20-5L-22 6L-16 8L-12 3L-10 20H0", "bm"),
        Shape("M-9-11L-18-9L-22 0L-13 0Z", "lb"),
        Shape("M0-22C-6-22-8-17-8-12L-4-6L0-5", "lb"),
        Shape("M0-15L-6-16L-5-12L0-11", "aa"),
        Shape(plate, "lb"),
        Shape("M0 0L-7 3V18L0 26", "bm"),
        Shape(device, "a"),
    )


def walker(c: Chance) -> Parts:
    """A machine on two legs, larger than its pilot."""
    guns = c.pick(
        (
            (
                Shape("M-15-10H-27V-2H-15Z", "lb"),
                Shape("M-21-2L-27 14L-23 18L-17-2Z", "bm"),
                Shape("M-27 14L-31 24L-22 20Z", "gl"),
            ),
            (
                Shape("M-14-14L-24-22L-30-14L-17-4Z", "lb"),
                Shape("M-24-22L-26-33L-30-14Z", "gl"),
                Shape("M-19-8L-26 6L-20 8L-14-2Z", "bm"),
            ),
            (
                Shape("M-15-9L-29-9V5L-15 2Z", "lb"),
                Shape("M-29-6H-32V2H-29ZM-27 5H-20V18H-27Z", "bm"),
                Shape("M-26 18H-21L-23.5 25Z", "as"),
            ),
        )
    )
    return (
        Shape("M-2 8L-13 12L-16 22L-20 32H-8L-9 23L-4 14Z", "bm"),
        Shape("M-13 12L-16 22L-11 22L-8 14Z", "lb"),
        *guns,
        Shape("M0-20L-11-18L-17-8L-12 8L0 12", "lb"),
        Shape("M-17-8L-9-2L-8 10L-12 8Z", "bm"),
        Shape("M0-20L-11-18L-12-11L0-9", "gl"),
        Shape("M0-6L-8-7L-6 1L0 3", "kk"),
        Shape("M0-4L-5.6-5L-4.6-1L0 0", "aa"),
        Shape("M0 5H-5V7H0Z", "kk"),
    )


PEOPLE = {
    "helm": helm,
    "hood": hood,
    "mask": mask,
    "robed": robed,
    "golem": golem,
    "sovereign": sovereign,
    "warden": warden,
    "walker": walker,
}
