"""Campaigns of a game, walked without playing their battles: decisions by chance, results as a test wishes them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from deckwright import Table
from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.journey import CampaignHead, Chapter, Journey
from deckwright.lang.campaign import BattleResult, Campaign, Decision
from deckwright.lang.game import Game
from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import Text
from deckwright.table.named import told_position

Wins = Callable[[int], bool]  # whether the battle of this number is won, from 0


class Wandering:
    """A campaign that is walked from its beginning, and the entries it has made."""

    def __init__(self, game: Game, campaign: Campaign[Any], seed: int, people: int | None = None) -> None:
        self.chance = random.Random(seed)
        self.head = CampaignHead(game.id, campaign.id, seed, campaign.read_options({}))
        self.journey = Journey.of(game, campaign, self.head, ())
        self.entries: list[CampEntry] = []
        self._write(e.BEGIN, doings.begun(self.journey))
        for number in range(people or campaign.seats_of(game).start or 1):
            self._write(e.JOIN, doings.joined(self.journey, f"Player {number}"))

    def run(self, wins: Wins, longest: int = 60) -> Journey:
        """Battle after battle until it ends."""
        while self.journey.ending is None:
            assert len(self.journey.chapters) < longest, f"{self.journey.campaign.id} goes on after {longest} battles"
            self.decide()
            self.battle(won=wins(len(self.journey.chapters)))
        return self.journey

    def decide(self) -> None:
        """Decide everything that is open, by chance or as it is suggested."""
        while open := [question.decision for question in self.journey.questions() if question.answers is None]:
            self._write(e.DECIDE, doings.decided(self.journey, open[0].id, self._answers(open[0])))

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
        self._write(e.DEPART, doings.departed(self.journey, f"table-{len(self.journey.chapters)}"))
        chapter = self.journey.chapters[-1]
        table = opened(self.journey, chapter)
        winners = tuple(range(table.seats)) if won else ()
        position = told_position(table)
        result = BattleResult(chapter.battle.id, chapter.attempt, won, winners, table.seats, 1, position=position)
        self._write(e.RESULT, doings.resulted(self.journey, result))
        return table

    def _write(self, what: str, data: dict[str, Any]) -> None:
        entry = CampEntry(self.journey.n + 1, what, None, json.loads(json.dumps(data)), float(self.journey.n))
        self.journey.apply(entry)
        self.entries.append(entry)


def opened(journey: Journey, chapter: Chapter) -> Table:
    """The table of a battle, as it is before anybody chose."""
    return Table.open(journey.game, len(chapter.party), chapter.battle.seed or 0, chapter.battle.options)


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
