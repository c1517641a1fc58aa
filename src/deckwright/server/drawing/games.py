"""Pictures of a whole game: the tile of the lobby and the back of its cards."""

from __future__ import annotations

from deckwright.lang.game import Game
from deckwright.lang.look import Family
from deckwright.server.drawing.chance import Chance
from deckwright.server.drawing.colour import Palette, palette
from deckwright.server.drawing.emblems import glow, lit_by
from deckwright.server.drawing.figures import CRESTED, FIGURES
from deckwright.server.drawing.motifs import MOTIFS
from deckwright.server.drawing.pen import around, circle, draw, line, num, placed, polygon, rays, ring, spikes, star

_WIDE, _HIGH = 320.0, 200.0
_LEAN = 26.0  # how far a pane of the tile leans
_MOST = 5  # panes of a tile
_HOLES = 'fill-rule="evenodd"'
_TILE, _BACK = 'd="M0 0H320V200H0Z"', 'd="M0 0H100V140H0Z"'


def heart_of(game: Game) -> Family:
    """The family in the middle of a game: the one its starting cards belong to, or else its first."""
    look = game.look
    plain = [look.family_of(kind) for kind in game.kinds if look.weight_of(kind) == "plain"]
    return plain[0] if plain else look.families[0]


def _others(game: Game) -> list[Family]:
    middle = heart_of(game)
    others = [family for family in game.look.families if family.id != middle.id]
    return (others or [middle])[:_MOST]


def _edged(tones: Palette, width: float) -> str:
    return f'stroke="{tones["k"]}" stroke-width="{num(width)}" stroke-linejoin="round"'


def _pane(game: Game, family: Family, index: int, count: int) -> str:
    """One family's window: its world, somebody of it, its ground."""
    c = Chance("tile", game.id, family.id)
    tones, motif = palette(family.colour), MOTIFS[family.motif]
    wide = (_WIDE + _LEAN) / count
    left = index * wide - _LEAN
    edge = line([(left + _LEAN, -2), (left + wide + _LEAN, -2), (left + wide, _HIGH + 2), (left, _HIGH + 2)])
    figure = motif.people[0]
    someone = draw(FIGURES[figure](c), lit_by(motif, tones))
    if figure in CRESTED:
        someone = placed(draw(motif.crests[0], lit_by(motif, tones)), (0, -21)) + someone
    world = (
        f'<path fill="{tones["d"]}" d="M-90-40H90V40H-90Z"/>'
        + draw(motif.backdrops[0](c), tones, f"b{index}")
        + f'<path fill="url(#h{index})" d="M-90-40H90V40H-90Z"/>'
        + placed(someone, (0, 1), 0.58, more=_edged(tones, 0.8))
        + draw(motif.ground(c), tones, f"g{index}")
    )
    return (
        f'<defs><clipPath id="p{index}"><path d="{edge}"/>'
        f"</clipPath>{glow(f'h{index}', tones['b'], (0, -6), 40)}</defs>"
        f'<g clip-path="url(#p{index})" {_HOLES}>{placed(world, (left + (wide + _LEAN) / 2, 100), 2.9)}</g>'
        f'<path fill="none" stroke="{tones["k"]}" stroke-width="5" d="{edge}"/>'
        f'<path fill="none" stroke="{tones["l"]}" d="{edge}"/>'
    )


def _heart(game: Game, family: Family, points: int) -> str:
    """What all families are about: the motif of the middle, in a disc of light."""
    tones = palette(family.colour)
    figure = FIGURES.get(family.motif, FIGURES["orb"])(Chance("tile", game.id))
    return (
        f'<path fill="{tones["l"]}" opacity=".8" d="{spikes(points * 4, 36, 58, 6)}"/>'
        f'<path fill="{tones["k"]}" d="{circle(45)}"/>'
        f'<path fill="{tones["l"]}" d="{ring(44, 41.5)}"/><path fill="{tones["a"]}" d="{ring(39.5, 38.7)}"/>'
        f'<path fill="{tones["d"]}" d="{circle(37)}"/>'
        f'<path fill="{tones["m"]}" opacity=".7" d="{rays(points * 3, 0, 36.5, 60 / points)}"/>'
        + placed(draw(figure, tones), (0, 0), 1.05, more=_edged(tones, 0.9))
    )


def game_art(game: Game) -> str:
    """The tile of a game, 320 by 200: a window of its families, and before it what they are all about."""
    families, middle = _others(game), heart_of(game)
    dark = palette(middle.colour)["k"]
    panes = "".join(_pane(game, family, i, len(families)) for i, family in enumerate(families))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'
        f'<path fill="{dark}" {_TILE}/>{panes}'
        f"<defs>{glow('c', dark, (160, 150), 90)}"
        f'<linearGradient id="q" x2="0" y2="1"><stop offset=".5" stop-color="{dark}" stop-opacity="0"/>'
        f'<stop offset="1" stop-color="{dark}" stop-opacity=".85"/></linearGradient></defs>'
        f'<path fill="url(#q)" {_TILE}/><path fill="url(#c)" {_TILE}/>'
        f"{placed(_heart(game, middle, max(3, len(families))), (160, 144), 0.88, more=_HOLES)}</svg>"
    )


def _signs(families: list[Family]) -> str:
    """The sigils of the families in a ring."""
    said = ""
    for i, family in enumerate(families):
        x, y = around(30.5, 360 * (i + 0.5) / len(families))
        sign = f'<g fill="{family.colour}">{MOTIFS[family.motif].sigil}</g>'
        said += placed(sign, (x - 6, y - 6), 0.5)
    return said


def _rose(game: Game, family: Family) -> str:
    """The middle of a back: rings, a star, and the sign of the game's heart."""
    tones, families = palette(family.colour), _others(game)
    points = 2 * max(4, len(families))
    return (
        f'<path fill="{tones["b"]}" d="{spikes(points * 2, 38, 47, 360 / points * 0.36)}"/>'
        f'<path fill="{tones["n"]}" stroke="{tones["b"]}" d="{circle(40)}"/>'
        f'<path fill="{tones["m"]}" d="{ring(38, 37.4)}{ring(22.6, 22)}"/>'
        f'<path fill="{tones["m"]}" d="{star(points, 21.4, 14.5)}"/>'
        f'<path fill="{tones["l"]}" d="{star(points, 21.4, 14.5, 180 / points)}"/>'
        f'<path fill="{tones["k"]}" d="{polygon(points, 16.6)}"/>{_signs(families)}'
        f'<g fill="{tones["g"]}">{placed(MOTIFS[family.motif].sigil, (-10.8, -10.8), 0.9)}</g>'
    )


def card_back(game: Game) -> str:
    """The back of a game's cards, 100 by 140: dark glass, lit from the edges by the colours of all families."""
    middle, families = heart_of(game), _others(game)
    tones = palette(middle.colour)
    spots = [
        (50 + 62 * x / 31, 70 + 84 * y / 31)
        for x, y in (around(31, 360 * (i + 0.5) / len(families)) for i in range(len(families)))
    ]
    lights = "".join(glow(f"l{i}", family.colour, spots[i], 88, 0.4) for i, family in enumerate(families))
    lit = "".join(f'<path fill="url(#l{i})" {_BACK}/>' for i in range(len(families)))
    weave = "".join(f"M{x} {y}l5-7 5 7-5 7Z" for y in range(0, 155, 14) for x in range(-5, 105, 10))
    turns = ("translate(100)scale(-1 1)", "translate(0 140)scale(1-1)", "translate(100 140)scale(-1)")
    corners = "".join(f'<use href="#k" transform="{turn}"/>' for turn in turns)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">'
        f"<defs>{lights}</defs>"
        f'<path fill="{tones["k"]}" {_BACK}/>{lit}'
        f'<path fill="none" stroke="{tones["l"]}" stroke-width=".3" opacity=".22" d="{weave}"/>'
        f'<path fill="none" stroke="{tones["l"]}" stroke-width="1.2" d="M5 5H95V135H5Z"/>'
        f'<path fill="none" stroke="{tones["m"]}" stroke-width=".5" d="M7.5 7.5H92.5V132.5H7.5Z"/>'
        f'<path id="k" fill="{tones["l"]}" d="M7 7H24L20 10.5H10.5V20L7 24ZM13 13H19L13 19Z"/>{corners}'
        f"{placed(_rose(game, middle), (50, 70), more=_HOLES)}</svg>"
    )
