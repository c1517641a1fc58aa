"""Games as the API lists them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from deckwright.server.web.api.models.base import SAMPLE_GAME, AnswerModel, Count, Words


class OptionValueModel(AnswerModel):
    """One value of an option."""

    id: str = Field(description="What is sent to choose it.", examples=["draft"])
    name: Words


class Numbers(AnswerModel):
    """The numbers an option may have."""

    least: int
    most: int


class OptionPartModel(AnswerModel):
    """One entry of an option that is a list."""

    name: Words
    values: list[OptionValueModel] = Field(description="Of a choice: what can be chosen.")


class GameOptionModel(AnswerModel):
    """Something a table can be opened with."""

    id: str = Field(examples=["relics"])
    kind: Literal["choice", "number", "switch"] = Field(description="A switch is true or false.")
    name: Words
    help: Words = Field(description="More about it; may be empty.")
    default: bool | int | str
    values: list[OptionValueModel] = Field(description="Of a choice: what can be chosen.")
    numbers: Numbers | None = Field(description="Of a number: from where to where.")
    parts: list[OptionPartModel] = Field(
        description="Of a list: its entries, with the most seats; each has the same default."
    )


class LevelModel(AnswerModel):
    """How well a bot plays."""

    id: str = Field(description="What is sent to have such a bot.", examples=["regular"])
    name: Words
    about: Words


class CampaignOffered(AnswerModel):
    """A campaign of a game."""

    id: str = Field(description="What is sent to begin it.")
    name: Words
    about: Words
    options: list[GameOptionModel]


class GameModel(AnswerModel):
    """A game of this server."""

    id: str = Field(examples=[SAMPLE_GAME])
    name: Words
    about: Words
    fewest: int = Field(description="The smallest number of seats.", examples=[1])
    most: int = Field(description="The largest number of seats.", examples=[4])
    options: list[GameOptionModel]
    levels: list[LevelModel] = Field(description="The bots, the weakest first.")
    campaigns: list[CampaignOffered] = Field(description="Battles that follow each other; many games have none.")


class Games(AnswerModel):
    """All games of this server."""

    games: list[GameModel]


class KindModel(AnswerModel):
    """A kind of card."""

    id: str = Field(description="By this id views, options and events name it.", examples=["old-lamp"])
    name: Words
    type: Words = Field(description="The line under its name.")
    text: Words = Field(description="What it does.")
    group: Words = Field(description="Where lists of cards put it, such as its faction.")
    copies: Count = Field(description="How many there are in one box of the game.")
    facts: dict[str, bool | int | str] = Field(description="What the rules look up, by name.", examples=[{"cost": 3}])


class Cards(AnswerModel):
    """All kinds of cards of a game."""

    game: str
    cards: list[KindModel]
