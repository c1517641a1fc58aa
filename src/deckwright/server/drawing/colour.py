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


def leaning(colour: Rgb, towards: float, by: float) -> Rgb:
    """The colour with its hue turned towards another, by so many degrees at most: shadows are cool, light is warm."""
    hue, light, saturation = colorsys.rgb_to_hls(*colour)
    away = (towards / 360 - hue + 0.5) % 1 - 0.5
    step = max(-by / 360, min(by / 360, away))
    return colorsys.hls_to_rgb((hue + step) % 1, light, saturation)


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
    cool, cooler, warm = leaning(base, 262, 12), leaning(base, 262, 30), leaning(base, 55, 12)
    bright = parse(accent) if accent else opposite(base)
    tones = {
        "k": mixed(cooler, _INK, 0.035),
        "n": mixed(cooler, _INK, 0.13),
        "d": mixed(cooler, _INK, 0.3),
        "m": mixed(cool, _INK, 0.55),
        "b": mixed(base, _INK, 0.9),
        "l": mixed(warm, _WHITE, 0.6),
        "g": mixed(warm, _WHITE, 0.16),
        "a": bright,
        "s": mixed(bright, _INK, 0.6),
    }
    return Palette({letter: written(tone) for letter, tone in tones.items()})
