"""A contact sheet: everything that is drawn for a game, on one page, to look at while drawing."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import replace
from html import escape

from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.look import Family
from deckwright.lang.texts import Text
from deckwright.server.drawing.emblems import emblem
from deckwright.server.drawing.games import card_back, game_art
from deckwright.server.drawing.mark import favicon, logo
from deckwright.server.drawing.motifs import MOTIFS
from deckwright.server.drawing.symbols import SYMBOLS, sprite

_STYLE = """
body { margin: 0; font: 12px sans-serif; background: #0c1014; color: #a8b4c0 }
section { padding: 10px } .light { background: #efe8da; color: #40352a }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; margin-bottom: 10px }
figure { margin: 0 } img { display: block; border-radius: 5px } h2 { font-size: 14px; margin: 4px 0 }
.sym { width: 24px; height: 24px } .tiny { width: 14px; height: 14px } .signs figure { width: 76px }
"""
_SAMPLES = 5  # cards shown for each motif
_COLOURS = ("#ff9a5c", "#e8c35a", "#8fd66a", "#57d0b4", "#5fb4ff", "#a58bff", "#ff7fb0", "#c9b79a")


def _image(svg: str, width: int) -> str:
    return f'<img alt="" width="{width}" src="data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}">'


def _figure(svg: str, width: int, said: str) -> str:
    return f"<figure>{_image(svg, width)}<figcaption>{escape(said)}</figcaption></figure>"


def _row(parts: list[str], more: str = "") -> str:
    return f'<div class="row {more}">{"".join(parts)}</div>'


def _family(game: Game, family: Family) -> str:
    look = game.look
    drawn = {kind.id: emblem(game, kind) for kind in game.kinds if look.family_of(kind).id == family.id}
    large = [_figure(svg, 290, f"{id}, {len(svg)}") for id, svg in drawn.items()]
    return f"<h2>{family.id}</h2>{_row(large)}{_row([_image(svg, 90) for svg in drawn.values()])}"


def _in_motif(game: Game, motif: str, colour: str) -> str:
    """A few cards of the game as they would look in a family with another motif."""
    family = Family(motif, Text(motif, motif), colour, motif, "solid")
    other = replace(game, look=replace(game.look, family_of=lambda kind: family))
    step = len(game.kinds) // _SAMPLES
    start = sorted(MOTIFS).index(motif) % step
    samples: list[Kind] = game.kinds[start::step][:_SAMPLES]
    return f"<h2>{motif}</h2>{_row([_figure(emblem(other, kind), 290, kind.id) for kind in samples])}"


def _signs(game: Game) -> str:
    names = [
        *(f"s-{name}" for name in (*SYMBOLS, *game.look.shapes)),
        *(f"f-{family.id}" for family in game.look.families),
    ]
    shown = [
        f'<figure><svg class="sym"><use href="#{name}"/></svg> <svg class="tiny"><use href="#{name}"/></svg>'
        f"<figcaption>{name[2:]}</figcaption></figure>"
        for name in names
    ]
    return _row(shown, "signs")


def sheet(game: Game) -> str:
    """The page: the game's tile and back, symbols on dark and on light, all emblems, and every motif."""
    wide = [
        _image(game_art(game), 640),
        _image(game_art(game), 320),
        _image(card_back(game), 280),
        _image(card_back(game), 110),
    ]
    marks = [_image(logo(), 96), _image(favicon(), 96), _image(favicon(), 32), _image(favicon(), 16)]
    head = f"{_row(wide)}{_row(marks)}{_signs(game)}"
    cards = "".join(_family(game, family) for family in game.look.families)
    motifs = "".join(_in_motif(game, motif, _COLOURS[i % len(_COLOURS)]) for i, motif in enumerate(sorted(MOTIFS)))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Deckwright: drawings</title>'
        f"<style>{_STYLE}</style>"
        f'{sprite([game.look])}<section>{head}</section><section class="light">{head}</section>'
        f"<section>{cards}</section><section>{motifs}</section></html>"
    )
