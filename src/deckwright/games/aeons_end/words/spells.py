"""The words of spells: damage in all its forms, and casting what somebody has prepped."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.cards import an_ally, take
from deckwright.games.aeons_end.rules.casting import cast
from deckwright.games.aeons_end.rules.damage import anything_to_hit, spell_damage
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.schema import Player, table, this
from deckwright.games.aeons_end.texts import CAST_WHICH
from deckwright.lang.rules import rule
from deckwright.lang.types import choose
from deckwright.lang.words import word


@rule
def damage_extent(me: Player) -> int:
    """Damage can be dealt if there is anything to hit."""
    return 100 if anything_to_hit() else 0


@rule
def damage_and_more_extent(me: Player) -> int:
    """The same for damage and something else that can always be done."""
    return 100 if anything_to_hit() else 50


@word(
    en="deal {n:damage}",
    ru="нанесите {n:damage}",
    gives={"damage": "n"},
    short="{n:damage}",
    about={Matter.DAMAGE: "n"},
)
def damage(me: Player, n: int) -> None:
    spell_damage(me, n)


@word(
    en="deal {n:damage}, and {more} more for each other spell you have prepped",
    ru="нанесите {n:damage} и ещё {more} за каждое другое ваше подготовленное заклинание",
    gives={"damage": 3.2},
    short=("{n:damage} +{more} per {spell}", "{n:damage} +{more} за {spell}"),
    about={Matter.DAMAGE: "n"},
)
def damage_per_spell(me: Player, n: int, more: int) -> None:
    spell_damage(me, n + more * len(me.prepped))


@word(
    en="deal {n:damage}, and {more} more for each other spell of this name prepped by any player",
    ru="нанесите {n:damage} и ещё {more} за каждое другое заклинание с таким названием, подготовленное любым игроком",
    gives={"damage": 3.6},
    short=("{n:damage} +{more} per copy", "{n:damage} +{more} за копию"),
    about={Matter.DAMAGE: "n"},
)
def damage_per_copy(me: Player, n: int, more: int) -> None:
    copies = sum(1 for someone in table.players for spell in someone.prepped if spell.kind == this().kind)
    spell_damage(me, n + more * copies)


@word(
    en="any ally reveals their hand; deal {n:damage} for each gem in it",
    ru="любой союзник показывает руку; нанесите {n:damage} за каждый самоцвет в ней",
    gives={"damage": 6},
    short=("{n:damage} per gem of an ally", "{n:damage} за самоцвет союзника"),
)
def damage_per_gem(me: Player, n: int) -> None:
    ally = an_ally(me)
    spell_damage(me, n * sum(1 for card in ally.hand if card.gem))


@word(
    en="cast a prepped spell of any player, then return it to that player's hand",
    ru="произнесите подготовленное заклинание любого игрока, затем верните его в руку этого игрока",
    gives={"damage": 3},
    short=("cast any {spell}", "произнести любое {spell}"),
)
def cast_any(me: Player) -> None:
    spell = choose(voice(me), (card for someone in table.players for card in someone.prepped), CAST_WHICH)
    if spell:
        owner: Player = spell.pile.owner
        cast(me, spell)
        if spell in owner.discard:
            take(owner, spell)
