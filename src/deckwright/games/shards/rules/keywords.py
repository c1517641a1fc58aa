"""The named abilities: Inspire, Echo, Unify and Dominion (SOI-NAME)."""

from __future__ import annotations

from deckwright.games.shards.rules.core import chooser
from deckwright.games.shards.schema import NEMESIS_KEYWORD_MASTERY, Card, Faction, Player
from deckwright.games.shards.texts import (
    SHOW_FOR_UNIFY,
    SHOW_HOMODEUS,
    SHOW_UNDERGROWTH,
    SHOW_WRAETHE,
    SHOWS,
)
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, note, reveal


@rule
def nemesis_keywords(me: Player) -> bool:
    """Her named abilities are ignored below 15 mastery and always apply from 15 on (SOI-NEM-20, SOI-NEM-21)."""
    return me.mastery >= NEMESIS_KEYWORD_MASTERY


@rule
def inspired(me: Player) -> bool:
    """Inspire: there is a champion in your play zone, of any faction and age (SOI-NAME-08)."""
    if me.nemesis:
        return nemesis_keywords(me)
    return any(card.champion for card in me.play)


@rule
def echoes(me: Player) -> bool:
    """Echo: there is a Wraethe card in your discard pile (SOI-NAME-08)."""
    if me.nemesis:
        return nemesis_keywords(me)
    return any(card.faction == Faction.WRAETHE for card in me.discard)


@rule
def unified(me: Player, this: Card) -> bool:
    """Unify: another Undergrowth ally was played this turn, or one is shown from hand (SOI-NAME-05, SOI-NAME-06)."""
    if me.nemesis:
        return nemesis_keywords(me)
    if any(card != this and card.faction == Faction.UNDERGROWTH and not card.champion for card in me.play):
        return True
    shown = choose(
        me,
        (card for card in me.hand if card.faction == Faction.UNDERGROWTH and not card.champion),
        SHOW_FOR_UNIFY,
        optional=True,
    )
    if shown:
        show(me, shown)
        return True
    return False


@rule
def dominates(me: Player) -> bool:
    """Dominion: a Homo Deus, an Undergrowth and a Wraethe card were played or are shown (SOI-NAME-02 to -04)."""
    if me.nemesis:
        return nemesis_keywords(me)
    if not can_dominate(me):
        return False
    if not played(me, Faction.HOMODEUS):
        shown = choose(me, (c for c in me.hand if c.faction == Faction.HOMODEUS), SHOW_HOMODEUS, optional=True)
        if shown is None:
            return False
        show(me, shown)
    if not played(me, Faction.UNDERGROWTH):
        shown = choose(me, (c for c in me.hand if c.faction == Faction.UNDERGROWTH), SHOW_UNDERGROWTH, optional=True)
        if shown is None:
            return False
        show(me, shown)
    if not played(me, Faction.WRAETHE):
        shown = choose(me, (c for c in me.hand if c.faction == Faction.WRAETHE), SHOW_WRAETHE, optional=True)
        if shown is None:
            return False
        show(me, shown)
    return True


@rule
def can_dominate(me: Player) -> bool:
    """Whether cards played this turn and cards in hand together are enough for Dominion."""
    return (
        has_faction(me, Faction.HOMODEUS) and has_faction(me, Faction.UNDERGROWTH) and has_faction(me, Faction.WRAETHE)
    )


@rule
def has_faction(me: Player, faction: Faction) -> bool:
    """Whether a card of the faction was played this turn or is in hand."""
    return played(me, faction) or any(card.faction == faction for card in me.hand)


@rule
def played(me: Player, faction: Faction) -> bool:
    """Whether a card of the faction was played this turn; champions of earlier turns do not count (SOI-NAME-04)."""
    return any(card.played and card.faction == faction for card in me.play)


@rule
def show(me: Player, card: Card) -> None:
    """Show a card of your hand; it stays there (SOI-NAME-07)."""
    reveal(card)
    note(SHOWS, card, player=chooser(me))
