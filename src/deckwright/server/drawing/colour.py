"""The tones of a picture, all made from one colour."""

from __future__ import annotations

import colorsys
from collections.abc import Mapping
from dataclasses import dataclass

Rgb = tuple[float, float, float]
_INK: Rgb = (0.022, 0.03, 0.055)
_WHITE: Rgb = (1.0, 0.985, 0.95)
_GOLD: Rgb = (1.0, 0.8, 0.42)


def parse(colour: str) -> Rgb:
    """A colour written "#rrggbb"."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def written(colour: Rgb) -> str:
    """A colour as "#rrggbb", or "#rgb" where that says the same."""
    pairs = [f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in colour]
    short = all(pair[0] == pair[1] for pair in pairs)
    return "#" + "".join(pair[0] if short else pair for pair in pairs)


def mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    """So much of the first, the rest of the other."""
    red, green, blue = (a * share + b * (1 - share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def opposite(colour: Rgb) -> Rgb:
    """A bright colour from across the wheel; gold against grey."""
    hue, _, saturation = colorsys.rgb_to_hls(*colour)
    if saturation < 0.3:
        return _GOLD
    return colorsys.hls_to_rgb((hue + 0.46) % 1, 0.7, 0.92)


@dataclass(frozen=True)
class Palette:
    """The tones by their letters.

    k ink, n night, d deep, m middle, b the colour itself, l light, g gleam; a the accent, s its shade.
    """

    tones: Mapping[str, str]

    def __getitem__(self, letter: str) -> str:
        return self.tones[letter]


def palette(colour: str, accent: str = "") -> Palette:
    """The tones of a colour, with an accent from across the wheel."""
    base = parse(colour)
    bright = parse(accent) if accent else opposite(base)
    tones = {
        "k": mixed(base, _INK, 0.03),
        "n": mixed(base, _INK, 0.1),
        "d": mixed(base, _INK, 0.26),
        "m": mixed(base, _INK, 0.52),
        "b": mixed(base, _INK, 0.86),
        "l": mixed(base, _WHITE, 0.62),
        "g": mixed(base, _WHITE, 0.2),
        "a": bright,
        "s": mixed(bright, _INK, 0.6),
    }
    return Palette({letter: written(tone) for letter, tone in tones.items()})
