"""Frames for cards of weight: architecture from edge to edge, with the light inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Parts, Shape, circle, polygon


def _pointed_arch(c: Chance) -> Parts:
    return (
        Shape("M-51-36H0C-16-31-40-20-42 36H-51Z", "bm"),
        Shape("M-51-36H-7C-22-30-43-18-44.6 36H-51Z", "nn"),
        Shape("M-48 36V-8H-46.8V36Z", "bb"),
        Shape("M-51-10H-43.6L-45-6H-51Z", "lb"),
        Shape(polygon(4, 4.6, at=(-41, -26)), "mm"),
    )


def _round_arch(c: Chance) -> Parts:
    return (
        Shape("M-51-36H0V-33.5C-24-33.5-39.5-20-39.5 0V36H-51Z", "bm"),
        Shape("M-51-36H0V-35C-26-35-41.5-21-41.5 0V36H-51Z", "nn"),
        Shape("M-51 2H-39.5V-1.5H-51Z", "lb"),
        Shape("M-48 36V4H-46.6V36ZM-45 36V4H-43.6V36Z", "mm"),
        Shape(circle(3, (-42, -27)), "bb"),
    )


def _hexagon(c: Chance) -> Parts:
    return (
        Shape("M-51-36H0V-33.5H-22L-42.5 0L-26 36H-51Z", "bm"),
        Shape("M-51-36H0V-35H-23L-44.5 0L-29 36H-51Z", "nn"),
        Shape("M-51-14L-40-33H-36L-51-7Z", "mm"),
        Shape("M-51 12L-44 27H-48L-51 21Z", "mm"),
        Shape(polygon(3, 3.4, 90, (-47, 0)), "ll"),
    )


def _mandorla(c: Chance) -> Parts:
    return (
        Shape("M-51-36H0C-22-34-38-20-40 0C-38 20-26 30-14 36H-51Z", "bm"),
        Shape("M-51-36H-8C-26-32-40-19-42 0C-40 20-30 31-19 36H-51Z", "nn"),
        Shape("M-49-34L-38-31C-43-27-45-24-46-20Z", "lb"),
        Shape("M-48 34L-37 32C-42 28-45 25-46 20Z", "mm"),
        Shape(polygon(4, 2.6, at=(-46.5, 0)), "ll"),
    )


def _columns(c: Chance) -> Parts:
    return (
        Shape("M-51-36H0V-32L-38-27H-51Z", "bm"),
        Shape("M-51-36H0V-33.5L-39-28.5H-51Z", "nn"),
        Shape("M-50-26H-39V-23H-50ZM-49-23H-40L-41 30H-48Z", "mm"),
        Shape("M-47.5-22H-45.5L-46 30H-47Z", "ll"),
        Shape("M-51 29H-38V36H-51Z", "bm"),
    )


def _trefoil(c: Chance) -> Parts:
    return (
        Shape("M-51-36H0C-12-35-20-30-22-24C-34-26-43-16-38-4C-42 6-42 20-40 36H-51Z", "bm"),
        Shape("M-51-36H-4C-15-34-22-30-24-26C-36-28-45-16-40-4C-44 6-44 20-42 36H-51Z", "nn"),
        Shape(circle(2.4, (-36, -29)) + circle(2.4, (-45, -12)), "ll"),
        Shape("M-51 6L-45 12L-51 18Z", "mm"),
    )


FRAMES: Sequence[Callable[[Chance], Parts]] = (_pointed_arch, _round_arch, _hexagon, _mandorla, _columns, _trefoil)
KEYSTONES: Sequence[str] = (
    "M0-36H-9L-6-29L0-25",
    "M0-36H-7V-30L0-26",
    "M0-36H-11L-7-31H-4L0-25",
)
