"""The Barracks: what an expedition keeps between its battles, and what is gone from it (NA-TERM-07, NA-TERM-08)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deckwright.lang.campaign import Camp
from deckwright.lang.ledger import Ledger, kept
from deckwright.lang.texts import Text

LEVELS = (1, 2, 3)  # of treasures
EXPEDITION, BARRACKS = Text("expedition", "экспедиция"), Text("Barracks", "Казармы")


class Barracks(Ledger):
    """Everything that lasts: nothing else carries over from battle to battle (NA-EXPD-07)."""

    mages: list[str] = kept([], en="Mages", ru="Маги", cards=True)
    cards: list[str] = kept(
        [],
        en="Player cards",
        ru="Карты игроков",
        cards=True,
        about=Text("A whole pile of each.", "По целой стопке каждой."),
    )
    treasures_1: list[str] = kept([], en="Treasures of level 1", ru="Сокровища 1-го уровня", cards=True)
    treasures_2: list[str] = kept([], en="Treasures of level 2", ru="Сокровища 2-го уровня", cards=True)
    treasures_3: list[str] = kept([], en="Treasures of level 3", ru="Сокровища 3-го уровня", cards=True)
    banished: list[str] = kept(
        [],
        en="Banished",
        ru="Изгнано",
        cards=True,
        about=Text("Gone for the rest of this expedition.", "До конца этой экспедиции не вернутся."),
        gone=True,
    )
    upgraded: list[str] = kept(
        [],
        en="Upgraded basic cards of the nemeses",
        ru="Улучшенные базовые карты исчадий",
        cards=True,
        about=Text("They are in every nemesis deck from now on.", "Теперь они есть в колоде каждого исчадия."),
        against=True,
    )
    won: int = kept(0, en="Battles won", ru="Побед")
    lost: int = kept(0, en="Battles lost", ru="Поражений")
    battle: int = kept(1)  # the next one, from 1
    foes: list[str] = kept([])  # the nemesis of each battle

    def treasures(self, level: int) -> list[str]:
        """The treasures of a level."""
        found: list[str] = getattr(self, f"treasures_{level}")
        return found

    def banish_but(self, piles: Sequence[str]) -> None:
        """The player cards that are not in the supply of this battle are banished (NA-SUPPLY-02)."""
        self.banished += [name for name in self.cards if name not in piles]
        self.cards = [name for name in self.cards if name in piles]


@dataclass(frozen=True)
class Bounty:
    """What comes into the Barracks at once."""

    mages: Sequence[str] = ()
    cards: Sequence[str] = ()
    upgraded: Sequence[str] = ()
    treasures: tuple[Sequence[str], Sequence[str], Sequence[str]] = ((), (), ())  # by their levels


def bring(camp: Camp[Barracks], bounty: Bounty) -> None:
    """New content comes in (NA-EXPD-05); what is there already, or banished, comes no second time."""
    kept = camp.kept
    lists = (kept.mages, kept.cards, kept.upgraded, *map(kept.treasures, LEVELS))
    new = (bounty.mages, bounty.cards, bounty.upgraded, *bounty.treasures)
    for mine, more in zip(lists, new, strict=True):
        mine += [name for name in camp.known(more) if name not in mine and name not in kept.banished]


def battle_id(number: int) -> str:
    """How the battles of an expedition are called on its road."""
    return f"battle-{number}"


def has_just_lost(camp: Camp[Barracks]) -> bool:
    """Whether the battle that is next has just been lost."""
    last = camp.results[-1] if camp.results else None
    return last is not None and not last.won and last.battle == battle_id(camp.kept.battle)


def write_down(camp: Camp[Barracks], *, won: bool) -> None:
    """Write the result of a battle down (NA-END-09)."""
    if won:
        camp.kept.won += 1
    else:
        camp.kept.lost += 1
