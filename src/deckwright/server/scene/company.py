"""Who goes into the next battle, as the camp shows it: seats, those who stay, and what one tap would change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import Journey, Member

Wish = list[str]  # all seats as the form of the party names them: a member `m1`, a bot `bot.regular`


@dataclass(frozen=True)
class SeatSeen:
    """A seat of the next battle; `without` is the party if it were taken away, where that can be."""

    place: PartySeat
    number: int
    without: Wish | None


class Company:
    """The party of a journey, and how it could be another."""

    def __init__(self, journey: Journey) -> None:
        self.journey = journey
        self._wish = [_named(place) for place in journey.party]

    @property
    def has_room(self) -> bool:
        """Whether one more may go."""
        return len(self._wish) + 1 < self.journey.seats.stop

    @cached_property
    def seats(self) -> list[SeatSeen]:
        """Everybody who goes; bots may be sent away while enough are left."""
        enough = len(self._wish) > self.journey.seats.start
        return [
            SeatSeen(place, at + 1, self._wish[:at] + self._wish[at + 1 :] if place.is_bot and enough else None)
            for at, place in enumerate(self.journey.party)
        ]

    @property
    def with_bot(self) -> Wish | None:
        """The party with one bot more, if there is room."""
        return [*self._wish, _named(PartySeat())] if self.has_room else None

    @property
    def staying(self) -> list[tuple[Member, Wish | None]]:
        """Members who do not go, and the party if one of them did: on a seat more, or in place of a bot."""
        going = [place.member for place in self.journey.party]
        return [(member, self._with(member)) for member in self.journey.here if member.number not in going]

    def _with(self, member: Member) -> Wish | None:
        mine = _named(PartySeat(member.number))
        bots = [at for at, place in enumerate(self.journey.party) if place.is_bot]
        if self.has_room:
            return [*self._wish, mine]
        return [*self._wish[: bots[0]], mine, *self._wish[bots[0] + 1 :]] if bots else None


def _named(place: PartySeat) -> str:
    return f"bot.{place.level}" if place.member is None else f"m{place.member}"
