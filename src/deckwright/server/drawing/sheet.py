"""A contact sheet: everything that is drawn, on one page, to look at while drawing."""

from __future__ import annotations

from base64 import b64encode

from deckwright.games import load
from deckwright.server.drawing.emblems import emblem, look_of


def _image(svg: str, width: int) -> str:
    return f'<img width="{width}" src="data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}">'


def sheet(id: str) -> str:
    """The page for a game."""
    game = load(id)
    look = look_of(game)
    said = [
        "<!doctype html><meta charset=utf-8><style>body{background:#0c1014;color:#ccc;font:12px sans-serif;margin:8px}"
        ".grid{display:flex;flex-wrap:wrap;gap:8px}.grid div{width:300px}.small div{width:90px;overflow:hidden}img{display:block;border-radius:4px}</style>"
    ]
    for family in look.families:
        kinds = [kind for kind in game.kinds if look.family_of(kind) is family]
        said.append(f"<h3>{family.id}</h3><div class='grid'>")
        said += [f"<div>{_image(emblem(game, kind), 300)}{kind.id} {len(emblem(game, kind))}</div>" for kind in kinds]
        said.append("</div><div class='grid small' style='margin-top:8px'>")
        said += [f"<div>{_image(emblem(game, kind), 90)}</div>" for kind in kinds]
        said.append("</div>")
    return "".join(said)
