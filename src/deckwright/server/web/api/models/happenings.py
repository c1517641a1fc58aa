"""What happened at a table, as the API tells it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from deckwright.server.web.api.models.base import AnswerModel, Count, SeatNumber

What = Literal[
    "open", "choose", "undo", "sit", "ask-undo", "answer-undo", "rematch", "laid", "speak", "leave", "back", "taken"
]


class Piece(AnswerModel):
    """A piece of a text."""

    text: str
    what: str = Field(description="`card`, `player`, `amount`, `keyword`, `pile`, `number`, `turn`, or nothing.")
    key: str = Field(description="Which one: the id of the card, the number of the player.")


class Detail(AnswerModel):
    """A part of a line."""

    text: str
    pieces: list[Piece]


class LineModel(AnswerModel):
    """A line of the log."""

    at: Count = Field(description="Its place in the log.")
    choices: Count = Field(description="The choice it tells of, counted from 1; 0 is the set-up.")
    text: str
    pieces: list[Piece]
    turn: int | None = Field(description="Set where a turn begins.")
    player: int | None = Field(description="Whom it is about.")
    card: str | None = Field(description="Which card it is about.")
    details: list[Detail]


class EventModel(AnswerModel):
    """Something that happened, as you may know it: a card that is hidden from you is not named."""

    what: Literal["move", "change", "shuffle", "reveal", "random", "note", "turn", "mark"]
    source: str | None = Field(description="The card whose effect did it.")
    data: dict[str, Any] = Field(
        examples=[{"card": "old-lamp", "card_id": 60, "from": "centre", "to": "row", "bottom": False}]
    )


class EntryModel(AnswerModel):
    """One thing that was done at the table."""

    n: Count = Field(description="Its number, without gaps; 0 is the opening.")
    what: What
    seat: SeatNumber | None = Field(description="Who did it.")
    at: float = Field(description="When: seconds since 1970.")
    choices: Count = Field(description="How many choices stood after it.")
    taken_back: bool = Field(description="It was taken back later; what it did is not told any more.")
    data: dict[str, Any] = Field(
        description="`keep` of an undo, `name` of who sat down, `yes` of an answer, `table` of a rematch, `phrase` or "
        "`words` of who said something."
    )
    since: int | None = Field(
        description="Lines you have whose `at` is this or more are void; `lines` take their place. null: they all stay."
    )
    lines: list[LineModel]
    events: list[EventModel]


class Entries(AnswerModel):
    """What was done, in order."""

    n: Count = Field(description="How many entries the table has now.")
    more: bool = Field(description="Whether there are more: ask again after the last one.")
    entries: list[EntryModel]
