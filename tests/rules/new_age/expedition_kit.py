"""Expeditions for tests: walked without playing their battles, unless a test wants the table."""

from __future__ import annotations

from typing import Any

from deckwright import Table
from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import CampQuestion, Chapter
from deckwright.campaigns.walking import opened
from deckwright.games import load
from deckwright.games.new_age.expedition.barracks import Barracks
from deckwright.lang.campaign import Battle, Decision
from deckwright.lang.game import Game
from deckwright.testing.campaigns import Wandering

FIRST, LATER = "first-expedition", "expedition"


class Trek(Wandering):
    """An expedition: the first one with two players, unless said otherwise."""

    def __init__(self, campaign: str = FIRST, *, seed: int = 7, people: int = 2, **options: Any) -> None:
        game: Game = load("new-age")
        declared = game.campaign(campaign)
        assert declared is not None
        super().__init__(game, declared, seed, people, options)

    @property
    def kept(self) -> Barracks:
        """What is kept."""
        found = self.journey.kept
        assert isinstance(found, Barracks)
        return found

    def fight(self, *won: bool) -> Trek:
        """Battles that end so, with everything decided as it is suggested."""
        for each in won:
            self.decide(usual=True)
            self.depart()
            self.come_back(won=each)
        return self

    def seat(self, people: int, bots: int = 0) -> None:
        """Others go into the next battle."""
        party = [PartySeat(number) for number in range(people)] + [PartySeat(level="greedy")] * bots
        self.write(e.PARTY, doings.seated(self.journey, party))

    def asked(self, id: str) -> Decision | None:
        """A decision of the camp, if it is asked."""
        return next((each.decision for each in self.questions if each.decision.id == id), None)

    @property
    def questions(self) -> list[CampQuestion]:
        """All that is asked."""
        return self.journey.questions()

    @property
    def open(self) -> list[str]:
        """What is still to be decided."""
        return [each.decision.id for each in self.questions if each.answers is None]

    @property
    def next_battle(self) -> Battle:
        """The battle that comes next, all being decided as it is suggested."""
        self.decide(usual=True)
        found = doings.next_battle(self.journey)
        assert found is not None
        return found

    @property
    def ends_here(self) -> bool:
        """Whether by what was decided no battle comes any more."""
        return doings.next_battle(self.journey) is None

    @property
    def last(self) -> Chapter:
        """The newest battle."""
        return self.journey.chapters[-1]

    def table(self) -> Table:
        """The table of the battle that has just been departed for."""
        return opened(self.journey, self.last)
