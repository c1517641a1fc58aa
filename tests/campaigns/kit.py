"""Campaigns for tests: journeys that are walked without a server, and battles that are won or lost at will."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from deckwright import Table
from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.journey import CampaignHead, Journey
from deckwright.campaigns.record import CampaignRecord
from deckwright.campaigns.results import result_of
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game
from tests.campaigns.cave import CAVE, DESCENT


class Walk:
    """A journey and its entries, as a store would keep them; the tables of its battles by their ids."""

    def __init__(
        self,
        seed: int = 7,
        game: Game = CAVE,
        campaign: Campaign[Any] = DESCENT,
        people: int = 1,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self.head = CampaignHead(game.id, campaign.id, seed, campaign.read_options(options or {}))
        self.journey = Journey.of(game, campaign, self.head, ())
        self.entries: list[CampEntry] = []
        self.tables: dict[str, Table] = {}
        self.write(e.BEGIN, doings.begun(self.journey))
        for number in range(people):
            self.write(e.JOIN, doings.joined(self.journey, f"Ann {number}"))

    def write(self, what: str, data: dict[str, Any], member: int | None = 0) -> None:
        entry = CampEntry(len(self.entries) + 1, what, member, data, 1e9 + len(self.entries))
        self.entries.append(entry)
        self.journey.apply(entry)

    def decide(self, decision: str, *answers: str, member: int = 0) -> None:
        self.write(e.DECIDE, doings.decided(self.journey, decision, answers, member), member)

    def decide_all(self) -> None:
        """Whatever is usual, each by whoever decides it."""
        while open := [each.decision for each in self.journey.questions() if each.answers is None]:
            owner = self.journey.party[open[0].seat].member if open[0].seat is not None else 0
            self.decide(open[0].id, *open[0].usual, member=owner or 0)

    def depart(self) -> Table:
        battle, number = doings.next_battle(self.journey), f"t{len(self.tables)}"
        assert battle is not None
        seats = len(self.journey.party)
        table = Table.open(self.journey.game, seats, battle.seed or 0, battle.options, ["Ann"])
        self.write(e.DEPART, doings.departed(self.journey, number))
        self.tables[number] = table
        return table

    def battle(self, *, win: bool) -> None:
        """Decide, go, play to the end, and come back."""
        self.decide_all()
        table = self.depart()
        play(table, win=win)
        self.come_back()

    def come_back(self) -> None:
        chapter = self.journey.under_way
        assert chapter is not None
        result = result_of(self.tables[chapter.table], chapter.battle.id, chapter.attempt, chapter.people)
        self.write(e.RESULT, doings.resulted(self.journey, result))

    def record(self) -> CampaignRecord:
        """All of it, as a file would hold it."""
        return CampaignRecord(self.head, self.entries, {id: table.save() for id, table in self.tables.items()})

    def again(self, entries: Iterable[CampEntry] | None = None) -> Journey:
        """The same campaign, read from its entries."""
        found = self.entries if entries is None else entries
        return Journey.of(self.journey.game, self.journey.campaign, self.head, found)


def play(table: Table, *, win: bool) -> None:
    """Play a cave to its end."""
    while not table.over:
        table.choose("climb" if win else "turn-back")


def walked(wins: Sequence[bool], seed: int = 7) -> Walk:
    """A campaign after these battles."""
    walk = Walk(seed)
    for win in wins:
        walk.battle(win=win)
    return walk
