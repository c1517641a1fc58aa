"""What minions are worth now, for those who look at the table: cards around them change their numbers."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.minions import attack_of, essence_of, followers_of
from deckwright.games.sorcerer.rules.sides import in_play, owner_of
from deckwright.games.sorcerer.rules.tactics import use_tactic
from deckwright.games.sorcerer.schema import Card, table
from deckwright.lang.rules import rule
from deckwright.lang.types import Note, note

ATTACK_NOW = Note("attack-now", "{card}: attack {number}", "{card}: сила атаки {number}", ("card", "number"))
ESSENCE_NOW = Note("essence-now", "{card}: essence {number}", "{card}: сущность {number}", ("card", "number"))
ATTACK_AFTER = Note("attack-after", "{card}: attack {number}", "{card}: сила атаки {number}", ("card", "number"))
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


@rule
def attack_after(card: Card) -> None:
    """With which attack the attacker would roll after a tactic (SOR-ATTACK-02); nothing if it would not live to."""
    attacker = table.attacker
    field = table.here
    if attacker and field:
        use_tactic(owner_of(attacker), card, field)
        if in_play(attacker):
            note(ATTACK_AFTER, card, number=max(0, attack_of(attacker) + table.bonus))
