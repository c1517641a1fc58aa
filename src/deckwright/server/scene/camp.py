"""What the page of a campaign shows, for one viewer: the road, what is kept, what is to be decided, what happened."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
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
from deckwright.server.scene.company import Company
from deckwright.server.scene.faces import CardFace, face

GAIN, LOSS, HARDER = "gain", "loss", "harder"  # kinds of changes


@dataclass(frozen=True)
class CardKept:
    """A card that is kept, so many times; one that today's game does not know has only its name."""

    name: str
    count: int
    face: CardFace | None
    fresh: bool = False


@dataclass(frozen=True)
class ChangeSeen:
    """Cards that came or went: a gain, a loss, or what makes it harder; and where they came to, or went from."""

    kind: str
    field: KeptField
    cards: list[CardKept]

    @property
    def count(self) -> int:
        """How many cards these are."""
        return sum(each.count for each in self.cards)


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

    @property
    def picked(self) -> list[AnswerSeen]:
        """What was decided."""
        return [answer for answer in self.answers if answer.picked]


class CampScene:
    """A campaign as somebody sees it who holds these members."""

    def __init__(self, look: CampLook, held: Sequence[int], lang: str, invitation: str = "", outside: str = "") -> None:
        self.look, self.held, self.lang = look, held, lang
        self.invitation, self.outside = invitation, outside  # the second is our address as others reach it
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
        fresh = self._fresh()
        return [Shelved(field, self.cards(self.journey.kept.names(field.id), fresh)) for field in fields]

    def _fresh(self) -> set[str]:
        """What the last battle has brought, while people are still at the camp after it."""
        last = self.journey.chapters[-1] if self.journey.chapters and self.journey.at_camp else None
        changes = last.brought if last is not None else ()
        return {name for change in changes if not change.field.gone for name in change.come}

    @property
    def bare(self) -> list[str]:
        """The names of the lists of cards that are empty."""
        return [shelf.field.said(self.lang) for shelf in self.shelves if not shelf.cards]

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

    @property
    def ends_here(self) -> bool:
        """Whether it all ends by what was decided, once somebody says so."""
        return self.journey.ready and self.next_battle is None

    @cached_property
    def todo(self) -> DecisionSeen | None:
        """What the viewer is to decide next, if anything."""
        return next((seen for seen in self.decisions if seen.mine and not seen.decided), None)

    @property
    def waiting(self) -> list[DecisionSeen]:
        """What others still have to decide."""
        return [seen for seen in self.decisions if not seen.mine and not seen.decided]

    @property
    def anchor(self) -> str:
        """Where on the page the viewer goes on."""
        if self.todo is not None:
            return f"d-{self.todo.decision.id}"
        return "leaving" if self.journey.ready else ""

    @property
    def ahead(self) -> StopSeen | None:
        """The place that is next, or where a battle is being played."""
        return next((each for each in self.road if each.status in (doings.NEXT, doings.UNDER_WAY)), None)

    @cached_property
    def changes(self) -> list[ChangeSeen]:
        """What will have gone and come when it is opened."""
        try:
            found = doings.before_departing(self.journey)
        except CampaignError:
            return []
        return self.changed(found)

    @property
    def losses(self) -> int:
        """How many cards will be gone when it is opened."""
        return sum(change.count for change in self.changes if change.kind == LOSS)

    def changed(self, found: Sequence[KeptChange]) -> list[ChangeSeen]:
        """Changes with their cards. What is lost is told by the place of what is gone, if there is one, and once."""
        lost = [name for change in found if change.field.gone for name in change.come]
        seen = []
        for change in found:
            gone = [] if change.field.gone else [name for name in change.gone if name not in lost]
            kind = LOSS if change.field.gone else HARDER if change.field.against else GAIN
            seen += [
                ChangeSeen(which, change.field, self.cards(names))
                for which, names in ((LOSS, gone), (kind, change.come))
                if names
            ]
        return sorted(seen, key=lambda each: [GAIN, LOSS, HARDER].index(each.kind))

    @property
    def under_way(self) -> Chapter | None:
        """The battle that is being played."""
        return self.journey.under_way

    @property
    def goes(self) -> bool:
        """Whether the viewer sits in the battle that is being played."""
        return self.under_way is not None and any(place.member in self.held for place in self.under_way.party)

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
    def turns(self) -> int:
        """How many turns all battles took."""
        return sum(result.turns for result in self.journey.results)

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
        return self.journey.called(member).said(self.lang)

    @cached_property
    def company(self) -> Company:
        """Who goes into the next battle, and what could be changed about it by one tap."""
        return Company(self.journey)

    def cards(self, names: Iterable[str], fresh: Collection[str] = ()) -> list[CardKept]:
        """Cards by their names, equal ones together."""
        all = list(names)
        return [CardKept(name, all.count(name), self._face(name), name in fresh) for name in dict.fromkeys(all)]

    def _face(self, name: str) -> CardFace | None:
        return face(self.game, name, self.lang) if self.game.kind(name) is not None else None
