"""A schema with places of the table and of players, and lists, to try the language with."""

from __future__ import annotations

from typing import Any

from deckwright.lang import types as lang
from deckwright.lang.rules import rule
from deckwright.lang.types import (
    Die,
    Each,
    Prompt,
    Verb,
    ask,
    move,
    offer,
    option,
    pile,
    place_of,
    places,
    player,
    roll,
    value,
)

__all__ = [
    "DIE",
    "GO",
    "WHERE",
    "Answer",
    "Any",
    "Card",
    "Die",
    "Field",
    "Pile",
    "Player",
    "Room",
    "Seen",
    "Shared",
    "Weights",
    "ask",
    "end",
    "lang",
    "move",
    "offer",
    "place_of",
    "player",
    "roll",
    "rule",
    "table",
]  # fmt: skip


class Card(lang.Card):
    pass


class Pile(lang.Pile["Card"]):
    pass


class Field(lang.Place):
    taxes: int = value(1)
    here: Field | None = value(None)
    walls: Each[int] = value(2)
    secret: Each[int] = value(0, secret=True)
    army: Each[Pile] = pile()
    hidden: Each[Pile] = pile("owner")
    heap: Pile = pile()


class Room(lang.Place):
    size: int = value(1)
    safe: int = value(0, secret=True)
    chest: Pile = pile("owner")


class Player(lang.Player):
    gold: int = value(0)
    hand: Pile = pile("owner")
    rooms: list[Room] = places(3)


class Shared(lang.Shared["Player"]):
    n: int = value(0)
    best: Field | None = value(None)
    sizes: list[int] = option(3)
    box: Pile = pile()
    fields: list[Field] = places(2)
    woods: list[Field] = places(2, en="wood", ru="лес")


class Weights(lang.Weights):
    pass


class Answer(lang.Answer):
    place: Any


class Seen(lang.Answer):
    place: Field


table = Shared()
DIE = Die((2, 4))
GO = Verb("go", ("place",), "Go to {place}", "Идти: {place}")
WHERE = Prompt("where", "Where?", "Куда?")


@rule
def end() -> None:
    offer(GO, place=table.fields[0])
    ask(player(0), WHERE)
