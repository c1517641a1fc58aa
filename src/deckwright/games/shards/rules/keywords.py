"""The named abilities: Inspire, Echo, Unify and Dominion (SOI-NAME)."""

from __future__ import annotations

from deckwright.games.shards.rules.core import chooser
from deckwright.games.shards.schema import NEMESIS_KEYWORD_MASTERY, Answer, Card, Faction, Player, table
from deckwright.games.shards.texts import (
    SHOW_FOR_UNIFY,
    SHOW_HOMODEUS,
    SHOW_UNDERGROWTH,
    SHOW_WRAETHE,
    SHOWS,
)
from deckwright.lang.rules import rule
from deckwright.lang.types import CHOOSE, PASS, ask, note, offer, offered, reveal


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
    shown = to_show(me, Faction.UNDERGROWTH, False)
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
    return has_of(me, Faction.HOMODEUS) and has_of(me, Faction.UNDERGROWTH) and has_of(me, Faction.WRAETHE)


@rule
def has_of(me: Player, faction: Faction) -> bool:
    """Whether a card of the faction was played this turn or is shown now."""
    if played(me, faction):
        return True
    shown = to_show(me, faction, True)
    if shown:
        show(me, shown)
        return True
    return False


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


# --- showing ----------------------------------------------------------------------------------------------------------


@rule
def to_show(me: Player, faction: Faction, champions: bool) -> Card | None:
    """A card of the hand to show: nobody is asked whether, only which if several fit, unless the table wants it."""
    if not table.asked_to_show and not several_kinds(me, faction, champions):
        return first_of(me, faction, champions)
    for card in me.hand:
        if fits(card, faction, champions):
            offer(CHOOSE, card)
    if offered() == 0:
        return None
    if table.asked_to_show:
        offer(PASS)
    return ask_which(me, faction, champions)


@rule
def ask_which(me: Player, faction: Faction, champions: bool) -> Card | None:
    """Which of the offered cards is shown, if any; the question says what for."""
    if not champions:
        for_unify: Answer = ask(me, SHOW_FOR_UNIFY)
        return for_unify.card
    if faction == Faction.HOMODEUS:
        homodeus: Answer = ask(me, SHOW_HOMODEUS)
        return homodeus.card
    if faction == Faction.UNDERGROWTH:
        undergrowth: Answer = ask(me, SHOW_UNDERGROWTH)
        return undergrowth.card
    wraethe: Answer = ask(me, SHOW_WRAETHE)
    return wraethe.card


@rule
def fits(card: Card, faction: Faction, champions: bool) -> bool:
    """Whether a card may be shown: for Unify only an ally."""
    return card.faction == faction and (champions or not card.champion)


@rule
def first_of(me: Player, faction: Faction, champions: bool) -> Card | None:
    """The first card of the hand that fits."""
    for card in me.hand:
        if fits(card, faction, champions):
            return card
    return None


@rule
def several_kinds(me: Player, faction: Faction, champions: bool) -> bool:
    """Whether cards of different names fit, so that there is something to decide."""
    first = first_of(me, faction, champions)
    return first is not None and any(fits(card, faction, champions) and card.kind != first.kind for card in me.hand)


@rule
def show(me: Player, card: Card) -> None:
    """Show a card of your hand; it stays there (SOI-NAME-07)."""
    reveal(card)
    note(SHOWS, card, player=chooser(me))
