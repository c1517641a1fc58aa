"""A campaign under way: it is what its entries make of it, in every process and in every version.

Each entry that changes what is kept holds it as it was then, by names. So what was won under an older version of a
campaign stays won; only what is still to come follows the newer one. `doings` asks the campaign's own functions what
a new entry says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import CampEntry, PartySeat
from deckwright.lang.campaign import Battle, BattleResult, Camp, Campaign, Decision, Ending, Foretold
from deckwright.lang.errors import DeclarationError
from deckwright.lang.game import Game
from deckwright.lang.ledger import KeptField, Ledger, changes
from deckwright.lang.texts import Text

_ROUNDS = 50  # in which the decisions of a camp must have settled


@dataclass(frozen=True)
class CampaignHead:
    """How a campaign was begun: of which game, with which seed and options."""

    game: str
    campaign: str
    seed: int
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Member:
    """Somebody who takes part."""

    number: int
    name: str
    gone: bool = False


@dataclass(frozen=True)
class CampQuestion:
    """A decision of the camp, with what was answered so far, if anything, and what would follow from it."""

    decision: Decision
    answers: tuple[str, ...] | None

    @property
    def foretold(self) -> Sequence[Foretold]:
        """What comes of the answers as they stand."""
        return self.decision.follows(self.answers) if self.answers is not None else ()


@dataclass(frozen=True)
class KeptChange:
    """What of a list of cards has gone, and what has come."""

    field: KeptField
    gone: tuple[str, ...]
    come: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    """One battle of the story: the table it was played at, who sat there, and what it brought."""

    battle: Battle
    attempt: int
    table: str
    party: tuple[PartySeat, ...]
    told: tuple[Text, ...] = ()
    changed: tuple[KeptChange, ...] = ()
    result: BattleResult | None = None
    after: tuple[Text, ...] = ()
    brought: tuple[KeptChange, ...] = ()

    @property
    def people(self) -> list[int]:
        """The seats of members."""
        return [seat for seat, place in enumerate(self.party) if not place.is_bot]


@dataclass
class Journey:
    """One campaign under way."""

    game: Game
    campaign: Campaign[Any]
    head: CampaignHead
    kept: Ledger
    n: int = 0
    unknown: list[str] = field(default_factory=list)  # values that were kept and have no place any more
    members: list[Member] = field(default_factory=list)
    party: list[PartySeat] = field(default_factory=list)
    given: dict[str, tuple[str, ...]] = field(default_factory=dict)
    opening: list[Text] = field(default_factory=list)  # what was told as it began
    chapters: list[Chapter] = field(default_factory=list)
    ending: Ending | None = None

    @classmethod
    def of(cls, game: Game, campaign: Campaign[Any], head: CampaignHead, entries: Iterable[CampEntry]) -> Journey:
        """A campaign as its entries have made it."""
        found = cls(game, campaign, head, campaign.kept.empty())
        for entry in entries:
            found.apply(entry)
        return found

    # --- what happened ------------------------------------------------------------------------------------------------

    def apply(self, entry: CampEntry) -> None:
        """Let an entry happen."""
        assert entry.n == self.n + 1, "entries follow each other"
        before, data = self.kept, entry.data
        if "kept" in data:
            self.kept, self.unknown = self.campaign.recalled(data["kept"])
        match entry.what:
            case e.BEGIN:
                self.opening = e.read_lines(data["told"])
            case e.JOIN:
                self._join(str(data["name"]))
            case e.LEAVE:
                self._leave(int(data["member"]))
            case e.PARTY:
                self.party = [PartySeat.read(place) for place in data["seats"]]
            case e.DECIDE:
                self.given[data["decision"]] = tuple(data["answers"])
            case e.RETRACT:
                self.given.pop(data["decision"], None)
            case e.DEPART:
                self._depart(data, before)
            case e.RESULT:
                self._result(data, before)
        self.n = entry.n

    def _join(self, name: str) -> None:
        """Whoever comes sits down in place of a bot, or on a seat more if there is one."""
        self.members.append(Member(len(self.members), name))
        place = PartySeat(self.members[-1].number)
        bots = [seat for seat, each in enumerate(self.party) if each.is_bot]
        if bots:
            self.party[bots[0]] = place
        elif len(self.party) + 1 < self.seats.stop:
            self.party.append(place)
        while len(self.party) < self.seats.start:
            self.party.append(PartySeat())

    def _leave(self, number: int) -> None:
        """A bot keeps their seat; if they were the only one to go, somebody else does."""
        self.members[number] = replace(self.members[number], gone=True)
        self.party = [PartySeat() if place.member == number else place for place in self.party]
        if self.here and all(place.is_bot for place in self.party):
            self.party[0] = PartySeat(self.here[0].number)

    def _depart(self, data: Mapping[str, Any], before: Ledger) -> None:
        if "battle" not in data:
            self._end_here(data, before)
            return
        party = tuple(PartySeat.read(place) for place in data["party"])
        battle = e.read_battle(data["battle"])
        told = tuple(e.read_lines(data["told"]))
        gone = changed(before, self.kept)
        self.chapters.append(Chapter(battle, data["attempt"], data["table"], party, told, gone))

    def _end_here(self, data: Mapping[str, Any], before: Ledger) -> None:
        """No battle more: what is told, and what has come, belongs to the last one."""
        last = self.chapters[-1] if self.chapters else None
        told, brought = tuple(e.read_lines(data["told"])), changed(before, self.kept)
        if last is None:
            self.opening = [*self.opening, *told]
        else:
            self.chapters[-1] = replace(last, after=(*last.after, *told), brought=(*last.brought, *brought))
        self.ending = e.read_ending(data["ending"])
        self.given = {}

    def _result(self, data: Mapping[str, Any], before: Ledger) -> None:
        told = tuple(e.read_lines(data["told"]))
        brought = changed(before, self.kept)
        result = e.read_result(data["result"])
        self.chapters[-1] = replace(self.chapters[-1], result=result, after=told, brought=brought)
        self.ending = e.read_ending(data["ending"])
        self.given = {}

    # --- how it stands ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        """How many may go into a battle."""
        return self.campaign.seats_of(self.game)

    @property
    def under_way(self) -> Chapter | None:
        """The battle that is being played, if one is."""
        return self.chapters[-1] if self.chapters and self.chapters[-1].result is None else None

    @property
    def results(self) -> list[BattleResult]:
        """What came of all battles so far."""
        return [chapter.result for chapter in self.chapters if chapter.result is not None]

    @property
    def at_camp(self) -> bool:
        """Whether something can be decided."""
        return self.under_way is None and self.ending is None

    @property
    def here(self) -> list[Member]:
        """The members who have not left."""
        return [member for member in self.members if not member.gone]

    def strangers(self) -> list[str]:
        """Names among the cards that are kept which today's game does not know, and values without a place."""
        names = [name for field in self.kept.fields() if field.cards for name in self.kept.names(field.id)]
        return [*dict.fromkeys(name for name in names if self.game.kind(name) is None), *self.unknown]

    def camp(self, answers: Mapping[str, tuple[str, ...]] | None = None) -> Camp[Any]:
        """What the campaign's functions see now; what they change is theirs alone."""
        return Camp(
            self.game,
            self.head.seed,
            self.campaign.still_taken(self.head.options)[0],
            self.campaign.recalled(self.kept.told())[0],
            len(self.party),
            answers or {},
            tuple(self.results),
            [self.seated(seat) for seat in range(len(self.party))],
        )

    def called(self, member: Member) -> Text:
        """What a member is called; one without a name by the number."""
        number = member.number + 1
        return Text(member.name, member.name) if member.name else Text(f"Player {number}", f"Игрок {number}")

    def seated(self, seat: int) -> Text:
        """What whoever goes into the next battle on a seat is called."""
        member = self.party[seat].member
        if member is None:
            return Text(f"the bot of seat {seat + 1}", f"бот на месте {seat + 1}")
        return self.called(self.members[member])

    def questions(self) -> list[CampQuestion]:
        """What is to be decided now. An answer that is not possible any more counts as none."""
        if not self.at_camp:
            return []
        answers: dict[str, tuple[str, ...]] = {}
        for _ in range(_ROUNDS):
            asked = self.campaign.camp(self.camp(answers))
            given = {each.id: (each, self.given[each.id]) for each in asked if each.id in self.given}
            stands = {id: picked for id, (each, picked) in given.items() if each.problem(picked) is None}
            if stands == answers:
                return [CampQuestion(each, answers.get(each.id)) for each in asked]
            answers = stands
        raise DeclarationError(f"campaign {self.campaign.id}: what is asked at its camp never settles")

    @property
    def ready(self) -> bool:
        """Whether all is decided, and the next battle can be opened."""
        return self.at_camp and all(question.answers is not None for question in self.questions())

    def answers(self) -> dict[str, tuple[str, ...]]:
        """What is decided so far."""
        return {each.decision.id: each.answers for each in self.questions() if each.answers is not None}


def changed(before: Ledger, after: Ledger) -> tuple[KeptChange, ...]:
    """What has gone and come between two ledgers."""
    return tuple(KeptChange(field, tuple(gone), tuple(come)) for field, gone, come in changes(before, after))
