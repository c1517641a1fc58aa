"""Weapons and defences."""

from __future__ import annotations

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Shape, circle, polygon


def blade(c: Chance) -> Parts:
    """A sword, point up."""
    steel = c.pick(
        (
            (Shape("M0-31L-5-23L-4 10H0", "gb"), Shape("M0-20L-1.4-18V8H0", "mm")),
            (Shape("M0-31C-9-20-8-6-4 10H0", "gb"), Shape("M0-20L-2-10L-1 8H0", "lm")),
            (Shape("M0-31C-5-26-1-22-5-17C-9-11-2-8-5-2C-7 3-4 6-4 10H0", "gb"),),
            (Shape("M0-31L-8-16L-6-12L-8-8L-4 10H0", "gb"), Shape("M0-22L-3-14L-2 8H0", "lm")),
        )
    )
    guard = c.pick(
        (
            "M0 9L-14 5L-16 9L0 15",
            "M0 9C-8 9-13 5-15-1C-18 8-12 14 0 15",
            "M0 8H-13V14H0",
            "M0 9L-10 12L-16 20L-4 15H0",
        )
    )
    return (
        *steel,
        Shape("M0 13H-2.4V26H0", "md"),
        Shape(guard, "bm"),
        Shape(c.pick((circle(3.4, (0, 28)), polygon(4, 4.4, at=(0, 28)), polygon(3, 4.4, at=(0, 28)))), "b"),
        Shape(c.pick((circle(2.4, (0, 11.5)), polygon(4, 3.4, at=(0, 11.5)))), "a"),
    )


def spear(c: Chance) -> Parts:
    """A spear that pierces something round."""
    head = c.pick(
        (
            (Shape("M0-32L-8-14L-3-9H0", "gb"), Shape("M0-24L-3-14L0-11", "lm")),
            (Shape("M0-32L-4-20L-10-16L-5-6H0", "gb"), Shape("M-5-12L-13-4L-9-16Z", "lb")),
            (Shape("M0-32C-3-24-11-20-7-8L0-4", "gb"), Shape("M-6-8L-12-10L-9 0L-2-4Z", "lb")),
        )
    )
    return (
        Shape("M0-8H-2V32H0", "bm"),
        Shape("M0 2C-8 2-14 6-14 11L-11 13C-10 9-6 7 0 7", "as"),
        Shape("M-2 12L-10 17L-12 25L-2 18Z", "md"),
        *head,
        Shape("M0-9L-4-8L-3-4H0", "aa"),
    )


def axe(c: Chance) -> Parts:
    """A double axe."""
    edge = c.pick(
        (
            "M-2-18C-9-15-14-21-20-26C-27-14-27 0-20 10C-14 4-9 0-2 2Z",
            "M-2-20L-18-27L-25-8L-18 11L-2 2L-9-8Z",
            "M-2-16L-12-18L-22-28L-24 4L-12 0L-2 2Z",
        )
    )
    return (
        Shape("M0-26H-2.2V32H0", "md"),
        Shape(edge, "lb"),
        Shape("M-2-14L-13-12L-14-3L-2-1Z", "bm"),
        Shape("M0-30L-4-24L0-18", "gl"),
        Shape(polygon(4, 4.4, at=(0, -8)), "a"),
        Shape("M0 30H-4V26H0", "bm"),
    )


def hammer(c: Chance) -> Parts:
    """A war hammer."""
    return (
        Shape("M0-8H-2.6V30H0", "md"),
        Shape("M0-26H-13L-22-21V-9L-13-4H0", "lb"),
        Shape("M-13-26L-22-21V-9L-13-4Z", "gl"),
        Shape("M0-30L-6-26V-4L0-1", "bm"),
        Shape(c.pick((polygon(4, 5, at=(0, -15)), circle(4, (0, -15)), polygon(3, 5.4, at=(0, -14)))), "a"),
        Shape("M0 10H-4V13H0ZM0 17H-4V20H0Z", "as"),
        Shape("M0 26L-5 28L-3 33H0", "bm"),
    )


def scythe(c: Chance) -> Parts:
    """Two curved blades on one staff."""
    return (
        Shape("M0-28H-1.8V32H0", "md"),
        Shape("M-1-25C-14-30-27-20-27-2C-22-14-13-17-1-14Z", "gb"),
        Shape("M-1 4C-10 0-20 6-20 18C-16 10-9 9-1 12Z", "bm"),
        Shape("M0-32L-4-26L-3-12L0-9", "lb"),
        Shape(polygon(4, 4, at=(0, -20)), "a"),
    )


def talons(c: Chance) -> Parts:
    """Claws that reach down."""
    return (
        Shape("M0-22L-12-26L-24-20L-26-10L-12-8L0-12", "bm"),
        Shape("M-17-12L-26-12C-29 4-24 16-16 22C-20 10-20 0-17-12Z", "gl"),
        Shape("M-5-12L-15-12C-18 6-14 20-6 30C-9 14-8 2-5-12Z", "gb"),
        Shape("M0-14L-4-12C-4 0-3 8 0 14", "lb"),
        Shape("M0-22L-12-26L-10-17L0-15", "lb"),
        Shape("M-14-15L-20-15L-17-11Z", "aa"),
        Shape("M0-19L-4-17L0-14", "aa"),
    )


def bolt(c: Chance) -> Parts:
    """A bolt of light from a muzzle."""
    return (
        Shape("M0 8L-9 12L-12 24L-6 32H0", "md"),
        Shape("M0 12L-5 15L-6 27L0 30", "bm"),
        Shape("M0-32L-5-8L-2-10L-6 10H0", "gl"),
        Shape("M-6-8L-20-20L-11-1Z", "lb"),
        Shape("M-7 2L-24-1L-9 7Z", "bm"),
        Shape("M0-14L-2-2L0 6", "aa"),
    )


def shield(c: Chance) -> Parts:
    """A shield with a device."""
    rim = c.pick(
        (
            ("M0-26L-21-21C-22 4-15 20 0 30", "M0-20L-15-16C-16 3-11 15 0 23"),
            ("M0-28C-6-22-14-20-22-22L-22 2C-20 16-10 24 0 30", "M0-20C-5-17-10-15-16-16V2C-14 12-7 18 0 23"),
            ("M0-28L-20-16L-22 8L0 30", "M0-20L-14-12L-15 6L0 22"),
        )
    )
    device = c.pick(
        (
            (Shape("M0-14L-4-4L-12-2L-5 4L-7 12L0 8", "as"),),
            (Shape("M0-10L-12-2V4L0-4ZM0 2L-11 9L-8 14L0 8", "as"),),
            (Shape("M0-15L-6 0L0 15", "as"), Shape("M-9-6L-12 0L-9 6L-6 0Z", "as")),
            (Shape(polygon(4, 9, at=(0, 0)), "a"), Shape(circle(4), "k")),
        )
    )
    return (Shape(rim[0], "gb"), Shape(rim[1], "bm"), Shape("M-15-16L0 0L-12 10L-16 2Z", "mm", 0.35), *device)


def bastion(c: Chance) -> Parts:
    """A walled gate with towers."""
    return (
        Shape("M-11-14L-8-26L-12-31L-22-31L-26-26L-24 32H-11Z", "bm"),
        Shape("M-22-31H-19V-27H-16V-31H-12L-8-26V-22H-26V-26Z", "gl"),
        Shape("M0-12L-12-8V32H0", "lb"),
        Shape("M0-12L-12-8V-3L0-7", "gl"),
        Shape("M0 4C-7 4-8 11-8 15V32H0", "kk"),
        Shape("M0 9C-4 9-5 14-5 17V32H0", "as"),
        Shape("M-16-14H-19V-5H-16Z", "kk"),
    )


ARMS = {
    "blade": blade,
    "spear": spear,
    "axe": axe,
    "hammer": hammer,
    "scythe": scythe,
    "talons": talons,
    "bolt": bolt,
    "shield": shield,
    "bastion": bastion,
}
