"""Campaigns of a game, walked without playing their battles: decisions by chance, results as a test wishes them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from typing import Any

from deckwright import Table
from deckwright.campaigns import doings
from deckwright.campaigns.journey import Journey
from deckwright.campaigns.walking import Walk, opened
from deckwright.lang.campaign import BattleResult, Campaign, Decision
from deckwright.lang.game import Game
from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import Text
from deckwright.table.named import told_position

Wins = Callable[[int], bool]  # whether the battle of this number is won, from 0


class Wandering(Walk):
    """A campaign that is walked by chance."""

    def __init__(
        self,
        game: Game,
        campaign: Campaign[Any],
        seed: int,
        people: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(game, campaign, seed, people, options)
        self.chance = random.Random(seed)

    def run(self, wins: Wins, longest: int = 60) -> Journey:
        """Battle after battle until it ends."""
        while self.journey.ending is None:
            assert len(self.journey.chapters) < longest, f"{self.journey.campaign.id} goes on after {longest} battles"
            self.decide()
            if doings.next_battle(self.journey) is None:
                self.end()
            else:
                self.battle(won=wins(len(self.journey.chapters)))
        return self.journey

    def decide(self, *, usual: bool = False) -> None:
        """Decide everything that is open, by chance or as it is suggested."""
        if usual:
            self.decide_as_suggested()
        while open := self.open_decisions():
            self.answer(open[0].id, *self._answers(open[0]))

    def _answers(self, decision: Decision) -> tuple[str, ...]:
        ids = [choice.id for choice in decision.choices]
        for _ in range(20):
            number = self.chance.randint(decision.least, min(decision.most, len(ids)))
            answers = tuple(self.chance.sample(ids, number))
            if decision.problem(answers) is None:
                return answers
        return decision.usual

    def battle(self, *, won: bool) -> Table:
        """Depart, and come back so; the table as it was opened."""
        table = opened(self.journey, self.depart())
        self.come_back(won=won, position=told_position(table))
        return table

    def come_back(self, *, won: bool, position: Mapping[str, Any] | None = None) -> None:
        """The battle that is being played has ended so."""
        chapter = self.journey.chapters[-1]
        seats = len(chapter.party)
        winners = tuple(range(seats)) if won else ()
        result = BattleResult(chapter.battle.id, chapter.attempt, won, winners, seats, 1, position=position or {})
        self.returned(result)


def check_campaign(game: Game, campaign: Campaign[Any], seed: int = 1) -> None:
    """All of the platform's promises: it ends however battles end, its tables open, what is kept is kept by names."""
    ways: dict[str, Wins] = {
        "all won": lambda number: True,
        "all lost": lambda number: False,
        "by turns": lambda number: number % 2 == 1,
    }
    for people in campaign.seats_of(game):
        for way, wins in ways.items():
            walk = Wandering(game, campaign, seed, people)
            if way == "all lost":
                walk.decide()
                walk.battle(won=False)  # a lost battle may be played again for ever: that it goes on, is enough
            else:
                walk.run(wins)
            _check_again(walk)
            _check_told(walk.journey)
    one, other = (Wandering(game, campaign, seed).run(ways["all won"]) for _ in range(2))
    assert one.kept == other.kept, "equal seeds and decisions lead to the same"


def _check_again(walk: Wandering) -> None:
    """Read from its entries it is the same, and every step follows from the one before."""
    journey = walk.journey
    again = Journey.of(journey.game, journey.campaign, walk.head, walk.entries)
    assert again.kept == journey.kept and again.ending == journey.ending
    assert journey.campaign.recalled(json.loads(json.dumps(journey.kept.told()))) == (journey.kept, [])
    assert journey.strangers() == [], "what a campaign keeps of cards are cards of its game"


def _check_told(journey: Journey) -> None:
    """Everything people read is there in both languages."""
    said = [*journey.opening, *(line for chapter in journey.chapters for line in (*chapter.told, *chapter.after))]
    named: list[Bilingual] = [journey.campaign, *journey.kept.fields(), *(stop for stop, _ in doings.stops(journey))]
    named += [chapter.battle for chapter in journey.chapters]
    for text in (*said, *(Text(each.en, each.ru) for each in named)):
        assert text.en.strip() and text.ru.strip(), f"{text!r} says nothing in one of the languages"
