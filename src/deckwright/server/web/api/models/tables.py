"""Tables: opening one, what everybody may know of it, and what a seat sees."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from deckwright.server.web.api.models import people
from deckwright.server.web.api.models.base import (
    SAMPLE_GAME,
    AnswerModel,
    Count,
    Numbered,
    OptionGiven,
    RequestModel,
    SeatNumber,
    Seed,
    Words,
)

ChairKind = Literal["person", "friend", "bot"]
Name = Annotated[str, Field(max_length=200)]
OptionName = Annotated[str, Field(max_length=40)]


class NewSeat(RequestModel):
    """Who shall sit on a seat."""

    kind: ChairKind = Field(
        description="`person`: you get its key. `friend`: you get an invitation. `bot`: the server plays."
    )
    name: Name = Field("", description="A nickname; a long one is cut. A friend gives their own.")
    level: Annotated[str, Field(max_length=40)] | None = Field(
        None, description="Of a bot: the id of its level; without it the best one.", examples=["regular"]
    )


class NewTable(RequestModel):
    """A table to be opened."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": SAMPLE_GAME,
                    "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "regular"}],
                }
            ]
        }
    )

    game: Annotated[str, Field(max_length=40)] = Field(description="The id of a game.", examples=[SAMPLE_GAME])
    seats: list[NewSeat] = Field(min_length=1, max_length=8, description="One for each seat, in the order of play.")
    options: dict[OptionName, OptionGiven] = Field(
        default_factory=dict,
        max_length=100,
        description="Options by their ids; those not named have their defaults.",
    )
    hotseat: bool = Field(
        False,
        description="Whether all `person` seats share one screen: the link of one opens them all, and they take back "
        "freely. Else each key and each link opens its one seat.",
    )
    free_words: bool = Field(
        False, description="Whether people may write to each other what they like. Else they talk in phrases."
    )
    listed: bool = Field(
        False,
        description="Whether the lobby lists it, so that anybody may sit down on a friend's seat while one is free.",
    )
    clock: people.PaceName | None = Field(
        None, description="How long people may take: `relaxed`, `normal`, `daily`; without it there is no clock."
    )
    seed: Seed | None = Field(
        None,
        description="Equal seeds deal equal cards, so everybody is told it; without it nobody knows what is dealt.",
        examples=[7],
    )


class SeatOpened(AnswerModel):
    """A seat of a new table, with what opens it."""

    seat: SeatNumber
    kind: ChairKind
    key: str | None = Field(
        description="Of a person's seat: its key, a secret, for `Authorization: Bearer <key>`.",
        examples=["0.5f0c7e3b1d9a2e64c8b7a6958473625140f1e2d3"],
    )
    link: str | None = Field(description="The page that plays this seat in a browser; as secret as the key.")
    invitation: str | None = Field(
        description="Of a friend's seat: the page for a person, and what `join` takes from a program.",
        examples=["/t/kQ3vXw0aB9Zd/join#1.0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b"],
    )


class TableOpened(AnswerModel):
    """A new table."""

    table: str = Field(description="Its id.", examples=["kQ3vXw0aB9Zd"])
    page: str = Field(description="Where people watch it.", examples=["/t/kQ3vXw0aB9Zd"])
    n: Count
    seats: list[SeatOpened]


class Joining(RequestModel):
    """A program that sits down on a friend's seat."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"invitation": "/t/kQ3vXw0aB9Zd/join#1.0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b", "name": "Ada"}
            ]
        }
    )

    invitation: Annotated[str, Field(max_length=300)] = Field(
        "", description="The invitation, as a whole address or as its path; none is needed at an open table."
    )
    name: Name = Field("", description="A nickname; a long one is cut.")


class Joined(AnswerModel):
    """A seat that is yours now."""

    seat: SeatNumber
    key: str = Field(description="The seat key, a secret: `Authorization: Bearer <key>`.")
    link: str = Field(description="The page that plays this seat in a browser; as secret as the key.")


class Seat(AnswerModel):
    """Who sits on a seat."""

    seat: SeatNumber
    kind: ChairKind
    name: Words
    level: str | None = Field(description="Of a bot: its level.")
    taken: bool = Field(description="Whether somebody sits there.")
    here: bool = Field(description="Whether somebody looks from there now.")
    left: bool = Field(description="Whether the companion plays, since whoever sits there has left the game to it.")


class ResultModel(AnswerModel):
    """How a game ended."""

    winners: list[SeatNumber] = Field(description="Seats; nobody may have won.")
    turns: Count
    decisions: Count


class UndoAskedModel(AnswerModel):
    """Somebody asks to take back choices."""

    seat: SeatNumber = Field(description="Who asks.")
    keep: Count = Field(description="How many choices would stay.")


class TableModel(AnswerModel):
    """What everybody may know of a table."""

    table: str = Field(description="Its id.")
    game: str
    options: dict[str, bool | int | str | list[bool | int | str]]
    chosen_seed: int | None = Field(description="The seed, if whoever opened the table chose it; else it is secret.")
    seats: list[Seat]
    n: Count = Field(description="How many entries it has: whatever is done makes one.")
    choices: Count = Field(description="How many choices stand.")
    turn: Count
    to_answer: list[SeatNumber] = Field(description="The seats that may answer the question.")
    over: bool
    result: ResultModel | None
    undo_asked: UndoAskedModel | None
    undone: Count = Field(description="How often something was taken back.")
    free_words: bool = Field(
        description="Whether people may write to each other what they like. Else they talk in phrases."
    )
    clock: people.ClockModel | None = Field(description="Its clock, if it has one and the game is not over.")
    next_table: str | None = Field(description="Where the same people play again.")


class TablesToJoin(AnswerModel):
    """Tables at which anybody may sit down."""

    tables: list[TableModel]


class PromptModel(AnswerModel):
    """What is asked."""

    id: str = Field(examples=["main-phase"])
    en: str
    ru: str
    source: str | None = Field(description="The card that asks.")


class OptionModel(AnswerModel):
    """One thing that can be chosen now."""

    index: Count = Field(description="What is sent to choose it.")
    verb: str = Field(examples=["recruit"])
    card: str | None = Field(examples=["old-lamp"])
    card_id: int | None = Field(description="The number of the card, as in the piles.")
    place: str | None = Field(description="Where the card lies: `row`, or `p1.hand` for the hand of seat 1.")
    within: str | None = Field(description="The card that the card lies in, where a game has such places.")
    target: str | None
    target_id: int | None
    player: int | None
    pile: str | None
    at: str | None = Field(description="The place it leads to: `old-london`, or `p1.nest-2` of seat 1.")
    number: int | None
    en: str
    ru: str
    apart_en: str = Field(description="What `en` adds to tell it from options that would read the same; mostly empty.")
    apart_ru: str = Field(description="The same for `ru`.")


class CardModel(AnswerModel):
    """A card that may be seen. What lies on it, marks and counters, stands beside its id by name."""

    model_config = ConfigDict(extra="allow")

    id: int = Field(description="Its number at this table.")
    card: str = Field(description="Its kind.")


class PileModel(AnswerModel):
    """A pile, from the top."""

    count: Count
    cards: list[CardModel | None] = Field(description="The cards; a hidden one is null.")


class AtPlace(AnswerModel):
    """What a side has at a place of the table."""

    values: dict[str, Any]
    piles: dict[str, PileModel]


class PlaceModel(AtPlace):
    """A place, such as a battlefield: what it has itself, and what each side has there."""

    id: str = Field(examples=["old-london"])
    en: str
    ru: str
    sides: list[AtPlace] = Field(default=[], description="Of a place of the table: one for each side.")


class Side(AnswerModel):
    """A player, or a side that the rules play."""

    seat: SeatNumber
    name: str
    values: dict[str, Any] = Field(examples=[{"health": 50}])
    piles: dict[str, PileModel]
    places: dict[str, list[PlaceModel]] = Field(default={}, description="Lists of places, where the game has some.")


class View(AnswerModel):
    """A table as a seat, or a spectator, may know it."""

    n: Count = Field(description="How many entries the table has: what a choice must name.")
    game: str
    revision: Count = Field(description="How many choices stand.")
    seat: SeatNumber | None = Field(description="Who looks; null is a spectator.")
    over: bool
    winners: list[SeatNumber]
    turn: Count
    active: int | None = Field(description="Whose turn it is.")
    to_answer: list[SeatNumber] = Field(description="The seats that may answer the question.")
    prompt: PromptModel | None
    options: list[OptionModel] = Field(description="What you can choose; empty if you are not asked.")
    values: dict[str, Any]
    piles: dict[str, PileModel] = Field(description="The piles of the table, by name.")
    places: dict[str, list[PlaceModel]] = Field(default={}, description="Lists of places, where the game has some.")
    reckoned: dict[str, dict[str, int]] = Field(
        default={}, description="What cards are worth now, where the game says so: by name, then by the card's number."
    )
    foreseen: dict[str, dict[str, int]] = Field(
        default={},
        description="What choosing a card would bring at best, for who is asked: by name, then by its number.",
    )
    players: list[Side]


class Choosing(RequestModel):
    """A choice."""

    index: Numbered = Field(description="Of the option.", examples=[0])
    n: Numbered = Field(description="The `n` of the view it answers.", examples=[17])


class Undoing(RequestModel):
    """A wish to take back the last choice of one's own."""

    n: Numbered = Field(description="The `n` of the view it is about.", examples=[18])


class Undone(AnswerModel):
    """What came of it."""

    done: bool = Field(description="False: the others are asked first.")
    n: Count
    choices: Count = Field(description="How many choices stand.")


class Answering(RequestModel):
    """Whether somebody else may take back."""

    yes: bool


class Record(AnswerModel):
    """A finished game, as `Table.load` reads it."""

    deckwright: int = Field(description="The version of the format.")
    game: str
    rules: str = Field(description="A digest of the rules it was played by.")
    seats: int
    seed: int
    options: dict[str, bool | int | str | list[bool | int | str]]
    names: list[str]
    history: list[dict[str, Any]] = Field(examples=[[{"choose": 0, "meant": {"verb": "play", "card": "crystal"}}]])
    positions: list[list[Any]] = Field(
        description="The position by names as each turn ended: after how many choices, and what had changed."
    )
    over: bool
    laid: dict[str, Any] | None = Field(None, description="If the game was laid anew under other rules, how.")
    past: dict[str, Any] | None = Field(None, description="All that was before it was laid anew, told by names.")
    hash: str = Field(description="A digest of the final position.")
