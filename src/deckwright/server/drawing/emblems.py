"""The picture of a card: a world from its family, a figure from its name, light from its deeds, perhaps a frame."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.colour import Palette, palette
from deckwright.server.drawing.deeds import LIGHTS, MARKS, WIDE_LIGHTS
from deckwright.server.drawing.figures import CRESTED, FIGURES, FORMS, OF_DEED
from deckwright.server.drawing.frames import FRAMES, KEYSTONES
from deckwright.server.drawing.motifs import MOTIFS, Motif
from deckwright.server.drawing.pen import Parts, Point, Shape, draw, num, outline, placed, polygon
from deckwright.server.drawing.reading import Reading, read

_BACKLIT = {"l": "m", "b": "d", "m": "n", "d": "k"}
_CIRCLET: Parts = (Shape("M0-3L-6-2L-12 4L-11 8L-6 3L0 2", "gl"), Shape(polygon(4, 3.6, at=(0, -3)), "a"))
_EDITION = "emblem 84"  # of many tried, the one in which the cards of a family look least alike
_ALL = 'd="M-50-35H50V35H-50Z"'
_BRIGHT = {"plain": 0.5, "common": 0.75, "heavy": 0.9}
_SIZE = {"plain": 0.74, "common": 0.8, "heavy": 0.88}


@dataclass(frozen=True)
class Sketch:
    """What was decided about a picture before it is drawn."""

    reading: Reading
    motif: Motif
    tones: Palette
    weight: str
    figure: str
    chance: Chance


def lit_by(motif: Motif, tones: Palette) -> Palette:
    """The tones of a figure: turned dark where the light of its world stands behind it."""
    by = _BACKLIT if motif.backlit else {}
    return Palette({letter: tones[by.get(letter, letter)] for letter in tones.tones})


def _figure(somebody: bool, reading: Reading, motif: Motif, weight: str, c: Chance) -> str:
    if reading.figure:
        return c.pick(FORMS.get(reading.figure, (reading.figure,)))
    if somebody and (weight == "heavy" or c.below(2)):
        return c.pick(motif.people)
    return c.pick(OF_DEED[reading.deeds[0][0] if reading.deeds else ""])


def glow(id: str, tone: str, at: Point, r: float, strength: float = 0.9, then: str = "") -> str:
    """A round light that fades to nothing, by way of the stops in `then`."""
    where = f'cx="{num(at[0])}" cy="{num(at[1])}" r="{num(r)}"'
    return (
        f'<radialGradient id="{id}" gradientUnits="userSpaceOnUse" {where}>{_stop(tone, strength)}{then}'
        f"{_stop(tone, 0, 1)}</radialGradient>"
    )


def _stop(tone: str, opacity: float, offset: float = 0) -> str:
    where = f' offset="{num(offset)}"' if offset else ""
    faint = f' stop-opacity="{num(opacity)}"' if opacity < 1 else ""
    return f'<stop{where} stop-color="{tone}"{faint}/>'


def _lights(sketch: Sketch) -> str:
    """The gradients: the sky, the glow behind the figure, the dark of the corners."""
    tones, bright = sketch.tones, sketch.tones["l" if sketch.motif.backlit else "b"]
    dark = f'<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="62">{_stop(tones["k"], 0, 0.5)}'
    return (
        f'<defs><linearGradient id="s" x2="0" y2="1">{_stop(tones["n"], 1)}{_stop(tones["d"], 1, 1)}</linearGradient>'
        f"{glow('h', bright, sketch.motif.glow, 46, _BRIGHT[sketch.weight], _stop(tones['m'], 0.4, 0.5))}"
        f"{dark}{_stop(tones['k'], 0.9, 1)}</radialGradient>"
        f"{'' if sketch.motif.backlit else glow('o', tones['k'], (0, 4), 30, 0.8)}</defs>"
    )


def _supporters(sketch: Sketch) -> str:
    """What else the name speaks of, as a pair of small shapes beside the figure."""
    c = sketch.chance
    x, y = c.pick(((-33, -8), (-33, 2), (-30, -13)))
    tone = sketch.tones["b"]
    shape = (
        f'<path id="c" d="{outline(FIGURES[sketch.reading.companion](c))}"/><use href="#c" transform="scale(-1 1)"/>'
    )
    style = f'id="w" fill="{tone}" stroke="{tone}" fill-rule="nonzero" opacity=".8"'
    return placed(shape, (x, y), 0.31, more=style) + '<use href="#w" transform="scale(-1 1)"/>'


def _hero(sketch: Sketch) -> str:
    """The figure with its crest, and who stands beside it."""
    c, motif, lit = sketch.chance, sketch.motif, lit_by(sketch.motif, sketch.tones)
    scale, down, said, beside = _SIZE[sketch.weight], 2.0, "", ""
    if sketch.figure in CRESTED:
        crest = c.pick(motif.crests) if sketch.weight == "heavy" else c.pick((*motif.crests, _CIRCLET, ()))
        said += placed(draw(crest, lit), (0, -21)) if crest else ""
        scale, down = scale * 0.94, 5.0
    if sketch.reading.many and sketch.weight != "heavy":
        scale, down = scale * 0.84, down + 3
        beside = "".join(f'<use href="#f" opacity=".6" transform="translate({x} 7)scale(.6)"/>' for x in (-27, 27))
    elif sketch.reading.companion and sketch.weight != "plain":
        beside = _supporters(sketch)
    said += draw(FIGURES[sketch.figure](c), lit)
    line = f'"{sketch.tones["l"]}" stroke-width=".8"' if motif.backlit else f'"{sketch.tones["k"]}" stroke-width=".9"'
    return beside + placed(said, (0, down), scale, more=f'id="f" stroke={line} stroke-linejoin="round"')


def _marks(sketch: Sketch) -> str:
    """How much of its strongest deed a card does, in small shapes at its feet."""
    deed, n = sketch.reading.deeds[0]
    first = num(-4.6 * (n - 1) / 2)
    shape = f'<path id="m" transform="translate({first} 31.2)" d="{MARKS[deed]}"/>'
    more = "".join(f'<use href="#m" x="{num(4.6 * i)}"/>' for i in range(1, n))
    return f'<g fill="{sketch.tones["a"]}">{shape}{more}</g>'


def _light(sketch: Sketch) -> Parts:
    """The light of the strongest deed; a wide one only where nobody stands beside the figure."""
    deed, n = sketch.reading.deeds[0]
    alone = not sketch.reading.companion and not sketch.reading.many
    lights = (*LIGHTS[deed], *WIDE_LIGHTS.get(deed, ())) if alone else LIGHTS[deed]
    return sketch.chance.pick(lights)(n, sketch.chance)


def _drawn(sketch: Sketch) -> str:
    c, tones, motif = sketch.chance, sketch.tones, sketch.motif
    plain, deeds = sketch.weight == "plain", sketch.reading.deeds
    out = [_lights(sketch), f'<path fill="url(#s)" {_ALL}/>']
    if not plain:
        out.append(draw(c.pick(motif.backdrops)(c), tones, "b"))
    out.append(f'<path fill="url(#h)" {_ALL}/>')
    if deeds and not plain:
        out.append(draw(_light(sketch), tones, "l"))
    if not plain and not motif.backlit:
        out.append(f'<path fill="url(#o)" {_ALL}/>')
    out.append(_hero(sketch))
    if not plain:
        out.append(draw(motif.ground(c), tones, "g"))
    out.append(f'<path fill="url(#v)" {_ALL}/>')
    if sketch.weight == "heavy":
        keystone = (Shape(c.pick(KEYSTONES), "lb"), Shape(polygon(4, 3, at=(0, -31)), "a"))
        out.append(draw((*c.pick(FRAMES)(c), *keystone), tones, "r"))
    if deeds and not plain:
        out.append(_marks(sketch))
    return "".join(out)


def emblem(game: Game, kind: Kind) -> str:
    """The picture of a card: a whole SVG document, 100 by 70, from edge to edge of the card's upper half."""
    look = game.look
    family, weight, reading = look.family_of(kind), look.weight_of(kind), read(kind, look)
    motif, chance = MOTIFS[family.motif], Chance(_EDITION, game.id, kind.id)
    figure = _figure(look.is_somebody(kind), reading, motif, weight, chance)
    sketch = Sketch(reading, motif, palette(family.colour), weight, figure, chance)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 70">'
        f'<g transform="translate(50 35)" fill-rule="evenodd">{_drawn(sketch)}</g></svg>'
    )
