"""Campaigns: beginning one, what everybody may know of it, and what its members decide."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import ConfigDict, Field

from deckwright.server.web.api.models.base import (
    AnswerModel,
    Count,
    MemberGiven,
    Numbered,
    OptionGiven,
    RequestModel,
    Seed,
    Words,
)
from deckwright.server.web.api.models.tables import Name, OptionName

CampaignId = Annotated[
    str,
    Path(
        alias="campaign",
        pattern=r"^[A-Za-z0-9_-]{1,40}$",
        description="The id of a campaign.",
        examples=["Zd3vXw0aB9kQ"],
    ),
]
Id = Annotated[str, Field(max_length=80)]
MemberNumber = Annotated[int, Field(ge=0)]
Seen = Annotated[Numbered, Field(description="The `n` of the campaign it answers.", examples=[4])]


class NewCampaign(RequestModel):
    """A campaign to be begun."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"game": "some-game", "campaign": "some-campaign", "name": "Ada", "seed": 7}]}
    )

    game: Id = Field(description="The id of a game.")
    campaign: Id = Field(description="Which of its campaigns.")
    name: Name = Field("", description="A nickname; a long one is cut.")
    options: dict[OptionName, OptionGiven] = Field(
        default_factory=dict, max_length=100, description="Options by their ids; those not named have their defaults."
    )
    seed: Seed | None = Field(None, description="Groups with equal seeds get the same campaign.", examples=[7])


class Membership(AnswerModel):
    """A campaign in which you take part, with what shows that it is you."""

    campaign: str = Field(description="Its id.", examples=["Zd3vXw0aB9kQ"])
    page: str = Field(description="Where people see it.", examples=["/c/Zd3vXw0aB9kQ"])
    member: MemberNumber = Field(description="Your number among those who take part.")
    key: str = Field(description="The member key, a secret: `Authorization: Bearer <key>`.")
    link: str = Field(description="The page that makes a browser this member; as secret as the key.")
    invitation: str = Field(description="Whoever has this may take part: a page for people, and what `join` takes.")


class JoiningCampaign(RequestModel):
    """A program that takes part."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"invitation": "/c/Zd3vXw0aB9kQ/join#0.0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b"}]
        }
    )

    invitation: Annotated[str, Field(max_length=300)] = Field(
        description="The invitation, as a whole address or as its path."
    )
    name: Name = Field("", description="A nickname; a long one is cut.")


class MemberModel(AnswerModel):
    """Somebody who takes part."""

    member: MemberNumber
    name: str
    gone: bool = Field(description="Whether they have left.")


class PartyModel(AnswerModel):
    """A seat of the next battle."""

    member: int | None = Field(description="Who sits there; null is a bot.")
    level: str = Field(description="Of a bot: its level; empty is the usual one.")


class StopModel(AnswerModel):
    """A place on the road."""

    id: str
    name: Words
    status: Literal["won", "lost", "next", "ahead", "under-way"]


class CampChoiceModel(AnswerModel):
    """One possible answer."""

    id: str = Field(description="What is sent to choose it.")
    name: Words
    about: Words = Field(description="More about it; may be empty.")


class ForetoldModel(AnswerModel):
    """What will follow if it stays as decided."""

    text: Words
    cards: list[str] = Field(description="The cards it is about.")
    loss: bool = Field(description="Whether they will be gone.")
    warns: bool = Field(description="Whether somebody should think again before it stays so.")


class DecisionModel(AnswerModel):
    """Something to be decided at the camp."""

    id: str
    name: Words
    help: Words = Field(description="More about it; may be empty.")
    choices: list[CampChoiceModel]
    least: Count = Field(description="The fewest answers.")
    most: Count = Field(description="The most answers.")
    seat: int | None = Field(description="Whose decision it is: a seat of the party; null is everybody's.")
    suggested: list[str] = Field(description="What somebody would answer who has no wish.")
    answers: list[str] | None = Field(description="What is decided; null if nothing is yet.")
    foretold: list[ForetoldModel] = Field(description="What follows from the answers.")


class BattleModel(AnswerModel):
    """A battle that was opened: its table, and what came of it."""

    id: str
    name: Words
    attempt: int = Field(description="Which try of this battle it is, from 1.")
    table: str = Field(description="The id of its table.")
    party: list[PartyModel]
    won: bool | None = Field(description="null while it is being played.")
    abandoned: bool = Field(description="Whether it was given up.")
    story: list[Words] = Field(description="What was told before and after it.")


class EndingModel(AnswerModel):
    """How a campaign ended."""

    won: bool
    opens: list[str] = Field(description="Campaigns of the game that it opens.")


class CampaignModel(AnswerModel):
    """What everybody may know of a campaign."""

    id: str
    game: str
    campaign: str = Field(description="Which of the game's campaigns it is.")
    options: dict[str, bool | int | str]
    chosen_seed: int | None = Field(description="The seed, if whoever began it chose one; else it is secret.")
    n: Count = Field(description="How many entries it has: what a decision must name.")
    counted: bool = Field(description="False: a battle has ended, and counts with the next thing done here.")
    kept: dict[str, Any] = Field(description="What is kept, by the campaign's own names.")
    unknown: list[str] = Field(description="Names that are kept, but which this version does not know.")
    notes: list[Words] = Field(description="What could not be proved when it came in as a file.")
    story: list[Words] = Field(description="How it began.")
    members: list[MemberModel]
    party: list[PartyModel] = Field(description="Who goes into the next battle, by seats.")
    road: list[StopModel]
    decisions: list[DecisionModel] = Field(description="What is to be decided now; more may follow from an answer.")
    ready: bool = Field(description="Whether the next battle can be opened.")
    battles: list[BattleModel] = Field(description="All battles, the oldest first.")
    under_way: str | None = Field(description="The table of the battle that is being played.")
    ending: EndingModel | None


class Deciding(RequestModel):
    """A decision."""

    decision: Id = Field(examples=["pack"])
    answers: list[Id] = Field(max_length=200, examples=[["rope", "lamp"]])
    n: Seen


class Retracting(RequestModel):
    """A decision that is to be open again."""

    decision: Id = Field(examples=["pack"])
    n: Seen


class PartyPlace(RequestModel):
    """Who shall sit on a seat."""

    member: MemberGiven | None = Field(None, description="A member's number; without it a bot.")
    level: Annotated[str, Field(max_length=40)] = Field("", description="Of a bot: its level; empty is the usual one.")


class PartyWanted(RequestModel):
    """Who goes into the next battle."""

    seats: list[PartyPlace] = Field(max_length=8, description="One for each seat, in the order of play.")
    n: Seen


class Departing(RequestModel):
    """The wish to open the next battle."""

    n: Seen


class CampaignFile(AnswerModel):
    """A campaign as a file: it can be brought in elsewhere, where all of it is checked."""

    model_config = ConfigDict(extra="allow", json_schema_extra={"properties": {}})


class CampaignBrought(RequestModel):
    """A campaign from a file, exactly as it was written."""

    model_config = ConfigDict(extra="allow")
