"""A campaign walked in one process: what is open is decided, a table is opened, a result comes back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.journey import CampaignHead, Chapter, Journey
from deckwright.lang.campaign import BattleResult, Campaign, Decision
from deckwright.lang.game import Game
from deckwright.table import Table


class Walk:
    """A campaign that is walked from its beginning, and the entries it has made."""

    def __init__(
        self,
        game: Game,
        campaign: Campaign[Any],
        seed: int,
        people: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.head = CampaignHead(game.id, campaign.id, seed, campaign.read_options(options or {}))
        self.journey = Journey.of(game, campaign, self.head, ())
        self.entries: list[CampEntry] = []
        self.write(e.BEGIN, doings.begun(self.journey))
        for number in range(people or campaign.seats_of(game).start or 1):
            self.write(e.JOIN, doings.joined(self.journey, f"Player {number}"))

    def open_decisions(self) -> list[Decision]:
        """What is still to be decided."""
        return [question.decision for question in self.journey.questions() if question.answers is None]

    def answer(self, decision: str, *answers: str) -> None:
        """Decide one thing."""
        self.write(e.DECIDE, doings.decided(self.journey, decision, answers))

    def decide_as_suggested(self) -> None:
        """Decide everything that is open as somebody would who wants to be on the road."""
        while open := self.open_decisions():
            self.answer(open[0].id, *open[0].usual)

    def end(self) -> None:
        """Let it end at the camp, as it was decided."""
        self.write(e.DEPART, doings.departed(self.journey, ""))

    def depart(self) -> Chapter:
        """Open the next battle."""
        self.write(e.DEPART, doings.departed(self.journey, f"table-{len(self.journey.chapters)}"))
        return self.journey.chapters[-1]

    def returned(self, result: BattleResult) -> None:
        """The battle that is being played has ended so."""
        self.write(e.RESULT, doings.resulted(self.journey, result))

    def write(self, what: str, data: dict[str, Any]) -> None:
        """One thing more is done."""
        entry = CampEntry(self.journey.n + 1, what, None, json.loads(json.dumps(data)), float(self.journey.n))
        self.journey.apply(entry)
        self.entries.append(entry)


def opened(journey: Journey, chapter: Chapter) -> Table:
    """The table of a battle, as it is before anybody chose."""
    return Table.open(journey.game, len(chapter.party), chapter.battle.seed or 0, chapter.battle.options)
