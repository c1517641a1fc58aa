"""What the page of a campaign shows, for one viewer: the road, what is kept, what is to be decided, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from deckwright import bots
from deckwright.campaigns import CampaignError, doings
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import CampQuestion, Chapter, Journey, KeptChange, Member
from deckwright.lang.campaign import Battle, CampChoice, Decision, Foretold, Stop
from deckwright.lang.ledger import KeptField
from deckwright.lang.texts import Text
from deckwright.server.rooms.camps import CampLook
from deckwright.server.scene.faces import CardFace, face


@dataclass(frozen=True)
class CardKept:
    """A card that is kept, so many times; one that today's game does not know has only its name."""

    name: str
    count: int
    face: CardFace | None


@dataclass(frozen=True)
class Shelved:
    """A list of cards that is kept."""

    field: KeptField
    cards: list[CardKept]


@dataclass(frozen=True)
class StopSeen:
    """A place on the map."""

    stop: Stop
    status: str
    face: CardFace | None
    tries: int


@dataclass(frozen=True)
class AnswerSeen:
    """A possible answer."""

    choice: CampChoice
    face: CardFace | None
    picked: bool
    suggested: bool


@dataclass(frozen=True)
class ForetoldSeen:
    """What will follow."""

    foretold: Foretold
    cards: list[CardKept]


@dataclass(frozen=True)
class DecisionSeen:
    """Something to be decided: by whom, and whether the viewer may."""

    decision: Decision
    answers: list[AnswerSeen]
    decided: bool
    mine: bool
    who: str
    foretold: list[ForetoldSeen]


class CampScene:
    """A campaign as somebody sees it who holds these members."""

    def __init__(self, look: CampLook, held: Sequence[int], lang: str) -> None:
        self.look, self.held, self.lang = look, held, lang
        self.journey: Journey = look.journey
        self.game, self.campaign = self.journey.game, self.journey.campaign
        self.id, self.n = look.row.id, look.n

    @property
    def tag(self) -> str:
        """Changes whenever the page would look different."""
        over = self.look.room is not None and self.look.room.room.table.over
        return f"{self.n}.{int(self.look.counted)}.{int(over)}"

    @cached_property
    def road(self) -> list[StopSeen]:
        """The map."""
        results = [result.battle for result in self.journey.results]
        return [
            StopSeen(stop, status, self._face(stop.card or stop.id), results.count(stop.id))
            for stop, status in doings.stops(self.journey)
        ]

    @cached_property
    def shelves(self) -> list[Shelved]:
        """What is kept of cards."""
        fields = [field for field in self.journey.kept.fields() if field.cards]
        return [Shelved(field, self.cards(self.journey.kept.names(field.id))) for field in fields]

    @cached_property
    def numbers(self) -> list[tuple[KeptField, Any]]:
        """What is kept besides cards."""
        kept = self.journey.kept
        return [(field, getattr(kept, field.id)) for field in kept.fields() if not field.cards]

    @cached_property
    def decisions(self) -> list[DecisionSeen]:
        """What is to be decided now."""
        return [self._decision(question) for question in self.journey.questions()]

    def _decision(self, question: CampQuestion) -> DecisionSeen:
        decision, picked = question.decision, question.answers
        owner = self.journey.party[decision.seat].member if decision.seat is not None else None
        answers = [
            AnswerSeen(each, self._face(each.card or each.id), each.id in (picked or ()), each.id in decision.usual)
            for each in decision.choices
        ]
        mine = bool(self.held) and (owner is None or owner in self.held)
        who = self.name(self.journey.members[owner]) if owner is not None else ""
        return DecisionSeen(decision, answers, picked is not None, mine, who, self.foretold(question.foretold))

    def foretold(self, found: Iterable[Foretold]) -> list[ForetoldSeen]:
        """What will follow, with its cards."""
        return [ForetoldSeen(each, self.cards(each.cards)) for each in found]

    @cached_property
    def next_battle(self) -> Battle | None:
        """The battle that can be opened now, if all is decided."""
        return doings.next_battle(self.journey) if self.journey.ready else None

    @cached_property
    def changes(self) -> list[tuple[KeptChange, list[CardKept], list[CardKept]]]:
        """What will have gone and come when it is opened."""
        try:
            found = doings.before_departing(self.journey)
        except CampaignError:
            return []
        return self.changed(found)

    def changed(self, found: Sequence[KeptChange]) -> list[tuple[KeptChange, list[CardKept], list[CardKept]]]:
        """Changes with their cards: what has gone, and what has come."""
        return [(change, self.cards(change.gone), self.cards(change.come)) for change in found]

    @property
    def under_way(self) -> Chapter | None:
        """The battle that is being played."""
        return self.journey.under_way

    @property
    def chapters(self) -> list[Chapter]:
        """All battles, the newest first."""
        return list(reversed(self.journey.chapters))

    @property
    def lines(self) -> Sequence[Text]:
        """The newest lines of the story."""
        told = [self.journey.opening, *(part for each in self.journey.chapters for part in (each.told, each.after))]
        return next((lines for lines in reversed(told) if lines), ())

    @property
    def may(self) -> bool:
        """Whether the viewer takes part."""
        return bool(self.held)

    @cached_property
    def levels(self) -> list[bots.Level]:
        """The bots that may fill a seat."""
        return list(bots.levels(self.game))

    def seated(self, place: PartySeat) -> str:
        """Who sits on a seat."""
        if place.member is not None:
            return self.name(self.journey.members[place.member])
        level = bots.level_named(self.game, place.level) or bots.usual_level(self.game)
        return level.said(self.lang)

    def name(self, member: Member) -> str:
        """What a member is called."""
        return member.name or Text("Player {n}", "Игрок {n}").said(self.lang, n=member.number + 1)

    def cards(self, names: Iterable[str]) -> list[CardKept]:
        """Cards by their names, equal ones together."""
        all = list(names)
        return [CardKept(name, all.count(name), self._face(name)) for name in dict.fromkeys(all)]

    def _face(self, name: str) -> CardFace | None:
        return face(self.game, name, self.lang) if self.game.kind(name) is not None else None
