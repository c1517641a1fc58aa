"""The entries of a campaign: one for each thing done, numbered from 1 without a gap, told by names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from deckwright.lang.campaign import Battle, BattleResult, Ending
from deckwright.lang.texts import Text

BEGIN, JOIN, LEAVE, PARTY, DECIDE, RETRACT = "begin", "join", "leave", "party", "decide", "retract"
DEPART, RESULT = "depart", "result"
MOST = 10_000  # of one campaign: so much nobody does who plays
KINDS = frozenset({BEGIN, JOIN, LEAVE, PARTY, DECIDE, RETRACT, DEPART, RESULT})


@dataclass(frozen=True)
class CampEntry:
    """One thing done at a campaign, and by which of its members."""

    n: int
    what: str
    member: int | None
    data: dict[str, Any]
    at: float  # unix seconds


@dataclass(frozen=True)
class PartySeat:
    """A seat of the next battle: a member's, by their number, or a bot's of a level (none: the usual one)."""

    member: int | None = None
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a program plays there."""
        return self.member is None

    def record(self) -> dict[str, Any]:
        """As an entry holds it."""
        return {"bot": self.level} if self.member is None else {"member": self.member}

    @classmethod
    def read(cls, record: Mapping[str, Any]) -> PartySeat:
        """From an entry."""
        return cls(level=str(record["bot"])) if "bot" in record else cls(member=int(record["member"]))


def told_lines(lines: Sequence[Text]) -> list[list[str]]:
    """Lines of a story, as an entry holds them."""
    return [[line.en, line.ru] for line in lines]


def read_lines(told: Sequence[Sequence[str]]) -> list[Text]:
    """Lines of a story, from an entry."""
    return [Text(en, ru) for en, ru in told]


def told_battle(battle: Battle) -> dict[str, Any]:
    """A battle, as an entry holds it."""
    about = {"about": list(battle.about)} if battle.about.en else {}
    return {
        "id": battle.id,
        "name": [battle.en, battle.ru],
        "options": dict(battle.options),
        "seed": battle.seed,
        **about,
    }


def read_battle(told: Mapping[str, Any]) -> Battle:
    """A battle, from an entry."""
    en, ru = told["name"]
    return Battle(told["id"], en, ru, told["options"], told["seed"], Text(*told.get("about", ("", ""))))


def told_result(result: BattleResult) -> dict[str, Any]:
    """A result, as an entry holds it."""
    return asdict(result) | {"winners": list(result.winners)}


def read_result(told: Mapping[str, Any]) -> BattleResult:
    """A result, from an entry."""
    return BattleResult(**{**told, "winners": tuple(told["winners"])})


def told_ending(ending: Ending | None) -> dict[str, Any] | None:
    """How it ended, as an entry holds it."""
    return None if ending is None else {"won": ending.won, "opens": list(ending.opens)}


def read_ending(told: Mapping[str, Any] | None) -> Ending | None:
    """How it ended, from an entry."""
    return None if told is None else Ending(told["won"], tuple(told["opens"]))
