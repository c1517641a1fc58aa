"""Campaigns in files of the user's: each is what an export is, so that any of them can be carried away as it lies."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from deckwright.campaigns import CampEntry, Journey, doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import CampaignHead
from deckwright.campaigns.record import CampaignRecord, read, written
from deckwright.cli.camp import texts as C
from deckwright.cli.play import saves
from deckwright.cli.problems import Problem
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game


def folder() -> Path:
    """Where they lie."""
    return saves.data_folder() / "campaigns"


def names() -> list[str]:
    """Those there are, the one touched last first."""
    found = folder().glob("*.json") if folder().is_dir() else ()
    return [path.stem for path in sorted(found, key=lambda path: (-path.stat().st_mtime, path.stem))]


def path_of(name: str) -> Path:
    """The file of a name."""
    if not re.fullmatch(r"[\w-]{1,60}", name):
        raise Problem(C.BAD_NAME, given=name)
    return folder() / f"{name}.json"


def fresh_name(wanted: str, otherwise: str) -> str:
    """A name that is free: the one somebody wants, or the first of a row."""
    if wanted:
        if path_of(wanted).exists():
            raise Problem(C.THERE_ALREADY, name=wanted)
        return wanted
    number = 1
    while path_of(f"{otherwise}-{number}").exists():
        number += 1
    return f"{otherwise}-{number}"


class LocalCampaign:
    """A campaign in a file; everything that is done is written at once."""

    def __init__(self, name: str, record: CampaignRecord, journey: Journey) -> None:
        self.name, self.record, self.journey = name, record, journey

    @classmethod
    def begin(
        cls,
        name: str,
        game: Game,
        campaign: Campaign[Any],
        options: dict[str, Any],
        seed: int | None,
        people: Sequence[str],
        bots: Sequence[str],
    ) -> LocalCampaign:
        """A new one, with those who take part: people by their names, then bots. It is written if it can be so."""
        chosen = secrets.randbelow(1 << 32) if seed is None else seed
        head = CampaignHead(game.id, campaign.id, chosen, campaign.read_options(options))
        found = cls(name, CampaignRecord(head, [], {}), Journey.of(game, campaign, head, ()))
        found.do(e.BEGIN, doings.begun(found.journey))
        for person in people:
            found.do(e.JOIN, doings.joined(found.journey, person))
        party = [PartySeat(number) for number in range(len(people))] + [PartySeat(level=bot) for bot in bots]
        found.do(e.PARTY, doings.seated(found.journey, party))
        found.keep()
        return found

    @classmethod
    def open(cls, name: str) -> LocalCampaign:
        """One of a name; a file that was damaged is refused with the reason."""
        path = path_of(name)
        if not path.exists():
            raise Problem(C.NO_SUCH, given=name, names=", ".join(names()) or "—")
        brought = read(path.read_text(encoding="utf-8", errors="replace"))
        return cls(name, brought.kept, brought.journey)

    def write(self, what: str, data: dict[str, Any], member: int | None = None) -> None:
        """One thing more is done, and written."""
        self.do(what, data, member)
        self.keep()

    def do(self, what: str, data: dict[str, Any], member: int | None = None) -> None:
        """One thing more is done."""
        entry = CampEntry(self.journey.n + 1, what, member, data, time.time())
        self.record = replace(self.record, entries=[*self.record.entries, entry])
        self.journey.apply(entry)

    def keep(self) -> None:
        """Write the file."""
        saves.write(path_of(self.name), written(self.record))

    def keep_battle(self, saved: str) -> None:
        """Keep the game of the battle under way, as it stands."""
        assert self.journey.under_way is not None
        self.record = replace(self.record, battles={**self.record.battles, self.journey.under_way.table: saved})
        self.keep()

    @property
    def battle(self) -> str | None:
        """The saved game of the battle under way, if it was kept."""
        assert self.journey.under_way is not None
        return self.record.battles.get(self.journey.under_way.table)

    def regroup(self, players: int, bots: Sequence[str] = (), *, people: int = 0) -> None:
        """Another number of players from the next battle on: people first, as many as there are, then bots.

        With `people` so many take part at this terminal; bots that nobody names stay as they were.
        """
        while len(self.journey.here) < people:
            self.write(e.JOIN, doings.joined(self.journey, ""))
        members = [PartySeat(member.number) for member in self.journey.here][:players]
        levels = list(bots) or [place.level for place in self.journey.party if place.is_bot] or [""]
        room = players - len(members)
        party = members + [PartySeat(level=levels[seat % len(levels)]) for seat in range(room)]
        self.write(e.PARTY, doings.seated(self.journey, party))
