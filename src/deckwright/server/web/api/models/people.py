"""How people treat each other at a table, as the API tells it: what they say, and how long they may take."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from deckwright.server.web.api.models.base import AnswerModel, RequestModel, SeatNumber, Words

PaceName = Literal["relaxed", "normal", "daily"]


class ClockModel(AnswerModel):
    """The clock of a table."""

    pace: PaceName
    seats: list[SeatNumber] = Field(description="For whom it runs now; for nobody while a bot or a friend is awaited.")
    turn: float = Field(description="Seconds that are left of the turn.")
    reserve: float = Field(description="Seconds that are left of the reserve, which lasts for the whole game.")


class PhraseModel(AnswerModel):
    """Something that may be said at any table."""

    id: str = Field(description="What is sent to say it.", examples=["good-luck"])
    text: Words
    symbol: bool = Field(description="Whether pages show it as a symbol; its text says which.")


class Phrases(AnswerModel):
    """All that may be said at any table."""

    phrases: list[PhraseModel]


class Speaking(RequestModel):
    """Something to be said: a phrase, or words of one's own where the table allows them."""

    phrase: Annotated[str, Field(max_length=40)] = Field("", description="The id of a phrase.", examples=["good-luck"])
    words: Annotated[str, Field(max_length=400)] = Field(
        "", description="Words of your own; long ones are cut.", examples=[""]
    )
