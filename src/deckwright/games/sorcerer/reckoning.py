"""What minions are worth now, for those who look at the table: cards around them change their numbers."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.minions import attack_of, essence_of, followers_of
from deckwright.games.sorcerer.schema import table
from deckwright.lang.rules import rule
from deckwright.lang.types import Note, note

ATTACK_NOW = Note("attack-now", "{card}: attack {number}", "{card}: сила атаки {number}", ("card", "number"))
ESSENCE_NOW = Note("essence-now", "{card}: essence {number}", "{card}: сущность {number}", ("card", "number"))
FOLLOWERS = Note("followers", "{card}: followers {number}", "{card}: последователи — {number}", ("card", "number"))


@rule
def reckon() -> None:
    """Attack, essence and followers of every minion in play."""
    for field in table.fields:
        for each in table.players:
            for minion in field.minions[each]:
                note(ATTACK_NOW, minion, number=attack_of(minion))
                note(ESSENCE_NOW, minion, number=essence_of(minion))
                note(FOLLOWERS, minion, number=followers_of(minion))
