"""What the table of a game that draws none of its own is made of: its piles sorted by how they lie, its values said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from deckwright.lang import schema as ty
from deckwright.lang.game import Game
from deckwright.server.scene.scene import PileSeen, PlaceSeen, Scene, SideSeen

MOST_IN_A_ROW = 12  # an open pile with more cards lies in a stack, unless one of them is to be chosen


@dataclass(frozen=True)
class Stated:
    """A value with its name: a number with a symbol, or a word."""

    value: str
    name: str
    said: str
    symbol: str = ""


@dataclass(frozen=True)
class Laid:
    """Piles by how they lie: face down, held in a hand, side by side, in an open stack; or out of play in a box."""

    decks: list[PileSeen]
    held: list[PileSeen]
    rows: list[PileSeen]
    heaps: list[PileSeen]
    boxes: list[PileSeen]


def laid(scene: Scene, side: SideSeen | None = None) -> Laid:
    """The piles of a side, or of the table. A pile without a name, or a home, is shown only if cards lie in it."""
    game = scene.game
    fields = game.schema.table_piles if side is None else game.schema.player_piles
    piles = (scene if side is None else side).piles
    found = Laid([], [], [], [], [])
    homes = {kind.home for kind in game.kinds} if side is None else set()
    for name, field in fields.items():
        pile, declared = piles[name], field.declared
        if not pile.count and (name in homes or not (declared.en or declared.ru)):
            continue
        if declared.sees == "nobody":
            found.decks.append(pile)
        elif declared.sees == "owner":
            found.held.append(pile)
        elif name in scene.look.open_piles and _fits(pile):
            found.rows.append(pile)
        elif name in homes and not pile.choices and not any(card.choices for card in pile.seen):
            found.boxes.append(pile)
        else:
            found.heaps.append(pile)
    return found


def _fits(pile: PileSeen) -> bool:
    return pile.count <= MOST_IN_A_ROW or any(card.choices for card in pile.seen)


def stated(scene: Scene, side: SideSeen | None = None) -> list[Stated]:
    """The values of a side beside its gauges, or of the table: those with a name that say something."""
    schema = scene.game.schema
    fields = schema.table_values if side is None else schema.player_values
    shown = {gauge.value for gauge in scene.look.gauges} if side is not None else set()
    values = (scene if side is None else side).values
    return list(_said(scene, (field for name, field in fields.items() if name not in shown and name in values), values))


def stated_at(scene: Scene, place: PlaceSeen) -> list[Stated]:
    """The values of a place, or of a side there, that have a name."""
    fields = (field for name, field in scene.game.schema.place_values.items() if name in place.values)
    return list(_said(scene, fields, place.values))


def _said(scene: Scene, fields: Iterable[ty.Field], values: Mapping[str, Any]) -> Iterable[Stated]:
    for field in fields:
        name = field.declared.said(scene.lang)
        said = _word(scene, field, values[field.name])
        if name and said is not None:
            yield Stated(field.name, name, said, scene.look.symbols.get(field.name, "") if field.type is ty.INT else "")


def _word(scene: Scene, field: ty.Field, value: Any) -> str | None:
    """A value in words; None if there is nothing to say, such as a no."""
    if field.type is ty.INT:
        return str(value)
    if field.type is ty.BOOL:
        return "" if value else None
    if field.type is ty.PLAYER:
        return None if value is None else scene.sides[value].name
    return _member(scene.game, field, value, scene.lang) if field.type.choices is not None else None


def _member(game: Game, field: ty.Field, value: Any, lang: str) -> str | None:
    """The name of an enum member, if the vocabulary has one."""
    assert field.type.choices is not None
    names = game.vocabulary.names.get(f"{field.type.choices.__name__}.{str(value).upper()}")
    return names[lang] if names else None
