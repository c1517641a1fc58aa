"""The picture of a card: a world from its family, a figure from its name, light from its deeds, a frame if it has weight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.look import Family, Look
from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.colour import Palette, palette
from deckwright.server.drawing.deeds import LIGHTS, MARKS
from deckwright.server.drawing.figures import CRESTED, FIGURES, OF_DEED
from deckwright.server.drawing.frames import FRAMES, KEYSTONES
from deckwright.server.drawing.motifs import MOTIFS, Motif
from deckwright.server.drawing.pen import Part, draw, num, placed, polygon
from deckwright.server.drawing.reading import Reading, read

_SOMEBODY = ("champion", "leader", "hero", "monster", "minion", "nemesis", "mage", "ally", "mercenary")
_NOBODY = ("relic", "construct", "gem", "spell", "treasure", "starter")
_BACKLIT = {"g": "l", "l": "b", "b": "m", "m": "d", "d": "n"}
_DIMMED = {"g": "l", "l": "b", "b": "m", "m": "d", "d": "n", "a": "s"}


@dataclass(frozen=True)
class Sketch:
    """What was decided about a picture before it is drawn."""

    reading: Reading
    motif: Motif
    tones: Palette
    weight: str
    figure: str
    chance: Chance


def _figure(kind: Kind, reading: Reading, weight: str, c: Chance) -> str:
    if reading.figure:
        return reading.figure
    facts = kind.all_facts()
    somebody = any(facts.get(fact) for fact in _SOMEBODY) and not any(facts.get(fact) for fact in _NOBODY)
    if somebody and (weight == "heavy" or c.below(2)):
        return c.pick(("helm", "mask", "sovereign", "hood", "golem", "robed"))
    return c.pick(OF_DEED[reading.deeds[0][0] if reading.deeds else ""])


def _moved(tones: Palette, by: Mapping[str, str]) -> Palette:
    return Palette({letter: tones[by.get(letter, letter)] for letter in tones.tones})


def _sky(sketch: Sketch) -> str:
    x, y = sketch.motif.glow
    tones = sketch.tones
    strong = {"plain": 0.5, "common": 0.75, "heavy": 0.9}[sketch.weight]
    return (
        f'<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="{tones["n"]}"/>'
        f'<stop offset="1" stop-color="{tones["d"]}"/></linearGradient>'
        f'<radialGradient id="h" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="46">'
        f'<stop stop-color="{tones["b"]}" stop-opacity="{num(strong)}"/>'
        f'<stop offset=".5" stop-color="{tones["m"]}" stop-opacity=".4"/>'
        f'<stop offset="1" stop-color="{tones["m"]}" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="v" gradientUnits="userSpaceOnUse" r="62" cx="0" cy="0">'
        f'<stop offset=".55" stop-color="{tones["k"]}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{tones["k"]}" stop-opacity=".85"/></radialGradient></defs>'
        '<path fill="url(#s)" d="M-50-35H50V35H-50Z"/>'
    )


def _hero(sketch: Sketch) -> str:
    """The figure with its crest, and its companions if it is one of many."""
    c, tones, motif = sketch.chance, sketch.tones, sketch.motif
    heavy = sketch.weight == "heavy"
    lit = _moved(tones, _BACKLIT) if motif.backlit else tones
    scale = {"plain": 0.74, "common": 0.8, "heavy": 0.88}[sketch.weight]
    said = ""
    if sketch.figure in CRESTED:
        said += placed(draw(motif.crest, lit), (0, -21))
        scale, down = scale * 0.94, 5.0
    else:
        down = 2.0
    said += draw(FIGURES[sketch.figure](c), lit)
    edge = f'stroke="{tones["l" if motif.backlit else "k"]}" stroke-width="{".5" if motif.backlit else ".9"}" stroke-linejoin="round"'
    out = ""
    if sketch.reading.many and not heavy:
        scale *= 0.84
        out += "".join(
            f'<use href="#f" opacity=".6" transform="translate({x} {y})scale({num(0.6)})"/>' for x, y in ((-27, 7), (27, 7))
        )
        down += 3
    return out + placed(said, (0, down), scale, more=f'id="f" {edge}')


def _marks(sketch: Sketch) -> str:
    if not sketch.reading.deeds or sketch.weight == "plain":
        return ""
    deed, n = sketch.reading.deeds[0]
    step = 4.6
    uses = "".join(
        f'<use href="#m" x="{num(step * (i - (n - 1) / 2))}"/>' for i in range(n)
    )
    return (
        f'<g fill="{sketch.tones["a"]}"><defs><path id="m" transform="translate(0 31.2)" d="{MARKS[deed]}"/></defs>{uses}</g>'
    )


def _drawn(sketch: Sketch) -> str:
    c, tones, motif = sketch.chance, sketch.tones, sketch.motif
    out = _sky(sketch)
    if sketch.weight != "plain":
        out += draw(c.pick(motif.backdrops)(c), tones)
    out += '<path fill="url(#h)" d="M-50-35H50V35H-50Z"/>'
    if sketch.reading.deeds and sketch.weight != "plain":
        deed, n = sketch.reading.deeds[0]
        out += draw(LIGHTS[deed](n, c), tones)
    hero = _hero(sketch)
    out += hero
    if sketch.weight != "plain":
        out += draw(motif.ground(c), tones)
    out += '<path fill="url(#v)" d="M-50-35H50V35H-50Z"/>'
    if sketch.weight == "heavy":
        out += draw(c.pick(FRAMES)(c), tones)
        out += draw((Part(c.pick(KEYSTONES), "lb"), Part(polygon(4, 3, at=(0, -31)), "a")), tones)
    return out + _marks(sketch)


def look_of(game: Game) -> Look:
    """How a game wants to be shown; drawing asks for it."""
    assert game.look is not None, f"{game.id} does not say how it looks"
    return game.look


def colours_of(family: Family) -> Palette:
    """The tones of a family."""
    return palette(family.colour)


def emblem(game: Game, kind: Kind) -> str:
    """The picture of a card: a whole SVG document, 100 by 70, from edge to edge of the card's upper half."""
    look = look_of(game)
    family, weight, reading = look.family_of(kind), look.weight_of(kind), read(kind)
    chance = Chance("emblem", game.id, kind.id)
    figure = _figure(kind, reading, weight, chance)
    sketch = Sketch(reading, MOTIFS[family.motif], colours_of(family), weight, figure, chance)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 70">'
        f'<g transform="translate(50 35)" fill-rule="evenodd">{_drawn(sketch)}</g></svg>'
    )
