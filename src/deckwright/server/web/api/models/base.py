"""What all parts of the API share: texts in both languages, names of things, and how a refusal looks."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from deckwright.campaigns.forms import LARGEST_SEED
from deckwright.games import GAMES

LARGEST = 2**31 - 1

TableId = Annotated[
    str,
    Path(
        alias="table",
        pattern=r"^[A-Za-z0-9_-]{1,40}$",
        description="The id of a table.",
        examples=["kQ3vXw0aB9Zd"],
    ),
]
SAMPLE_GAME = next(iter(GAMES))
GameId = Annotated[
    str,
    Path(
        alias="game",
        pattern=r"^[a-z0-9-]{1,40}$",
        description="The id of a game.",
        examples=[SAMPLE_GAME],
    ),
]


def _whole(given: Any) -> Any:
    """In JSON 3.0 is a whole number too."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


# The bounds stand at the number itself: those put on what is read before it are checked, but told to nobody.
Numbered = Annotated[int, Field(ge=0, le=LARGEST), BeforeValidator(_whole)]
Seed = Annotated[int, Field(ge=0, le=LARGEST_SEED), BeforeValidator(_whole)]
MemberGiven = Annotated[int, Field(ge=0, le=1000), BeforeValidator(_whole)]
OneValue = Annotated[bool | int | str, BeforeValidator(_whole)]
OptionGiven = Annotated[
    OneValue | list[OneValue | None],
    Field(description="A value the option allows; of a list, one for each entry, null for the default."),
]
Count = Annotated[int, Field(ge=0)]
SeatNumber = Annotated[int, Field(ge=0)]


class RequestModel(BaseModel):
    """What a program sends: exactly what is described, nothing is guessed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class AnswerModel(BaseModel):
    """What the server answers."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Words(AnswerModel):
    """A text in both languages."""

    en: str = Field(description="In English.")
    ru: str = Field(description="In Russian.")


class ProblemModel(BaseModel):
    """What is wrong."""

    code: str = Field(description="A word a program can read.", examples=["stale"])
    message: str = Field(description="The same for people, in their language.", examples=["The table has moved on."])
    n: int | None = Field(None, description="With `stale`: how many entries the table has now.", examples=[18])


class Failure(AnswerModel):
    """The answer to anything that cannot be done."""

    error: ProblemModel


SAID = {
    400: "The body is not JSON.",
    401: "A seat key is needed.",
    403: "The key does not open this seat, or the request comes from a page of another site.",
    404: "There is no such thing.",
    409: "Not at this moment.",
    413: "The body is too large.",
    415: "The body is not sent as `application/json`.",
    422: "Something in the request is wrong; the message says what.",
    429: "Too many: a limit of this server.",
    503: "The store of games cannot be reached.",
}
ALWAYS = (422, 429, 503)
WRITING = (400, 403, 413, 415)


def failures(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How an operation may fail, for its documentation."""
    return {status: {"model": Failure, "description": SAID[status]} for status in sorted({*ALWAYS, *statuses})}
