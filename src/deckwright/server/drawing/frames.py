"""Frames for cards of weight: architecture from edge to edge, with the light inside."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.pen import Part, Parts, circle, polygon

_EDGE = "M-51-36H51V36H-51Z"


def _pointed_arch(c: Chance) -> Parts:
    return (
        Part("M-51-36H0C-16-31-40-20-42 36H-51Z", "bm"),
        Part("M-51-36H-7C-22-30-43-18-44.6 36H-51Z", "nn"),
        Part("M-48 36V-8H-46.8V36Z", "bb"),
        Part("M-51-10H-43.6L-45-6H-51Z", "lb"),
        Part(polygon(4, 4.6, at=(-41, -26)), "mm"),
    )


def _round_arch(c: Chance) -> Parts:
    return (
        Part("M-51-36H0V-33.5C-24-33.5-39.5-20-39.5 0V36H-51Z", "bm"),
        Part("M-51-36H0V-35C-26-35-41.5-21-41.5 0V36H-51Z", "nn"),
        Part("M-51 2H-39.5V-1.5H-51Z", "lb"),
        Part("M-48 36V4H-46.6V36ZM-45 36V4H-43.6V36Z", "mm"),
        Part(circle(3, (-42, -27)), "bb"),
    )


def _hexagon(c: Chance) -> Parts:
    return (
        Part("M-51-36H0V-33.5H-22L-42.5 0L-26 36H-51Z", "bm"),
        Part("M-51-36H0V-35H-23L-44.5 0L-29 36H-51Z", "nn"),
        Part("M-51-14L-40-33H-36L-51-7Z", "mm"),
        Part("M-51 12L-44 27H-48L-51 21Z", "mm"),
        Part(polygon(3, 3.4, 90, (-47, 0)), "ll"),
    )


def _mandorla(c: Chance) -> Parts:
    return (
        Part("M-51-36H0C-22-34-38-20-40 0C-38 20-26 30-14 36H-51Z", "bm"),
        Part("M-51-36H-8C-26-32-40-19-42 0C-40 20-30 31-19 36H-51Z", "nn"),
        Part("M-49-34L-38-31C-43-27-45-24-46-20Z", "lb"),
        Part("M-48 34L-37 32C-42 28-45 25-46 20Z", "mm"),
        Part(polygon(4, 2.6, at=(-46.5, 0)), "ll"),
    )


FRAMES: Sequence[Callable[[Chance], Parts]] = (_pointed_arch, _round_arch, _hexagon, _mandorla)
KEYSTONES: Sequence[str] = (
    "M0-36H-9L-6-29L0-25",
    "M0-36H-7V-30L0-26",
    "M0-36H-11L-7-31H-4L0-25",
)
