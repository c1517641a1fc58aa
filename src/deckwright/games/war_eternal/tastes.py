"""When bots use the abilities of the mages of War Eternal; whoever is not here uses theirs whenever they can."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.life import foe
from deckwright.games.aeons_end.schema import Card
from deckwright.games.aeons_end.weighing import weights
from deckwright.games.war_eternal.schema import table
from deckwright.lang.rules import rule


@rule
def with_trophies(card: Card) -> int:
    """Quilius: from two trophies on."""
    return weights.ability if any(someone.trophies > 1 for someone in table.players) else 0


@rule
def without_trophies(card: Card) -> bool:
    """Quilius: charges are for later."""
    return all(someone.trophies < 2 for someone in table.players)


@rule
def when_all_are_hurt(card: Card) -> int:
    """Ulgimor: if nothing of the life is lost on anybody."""
    return weights.ability if all(someone.life < table.start_life - 1 for someone in table.players) else 0


@rule
def while_somebody_is_well(card: Card) -> bool:
    """Ulgimor: charges are for later."""
    return any(someone.life >= table.start_life - 1 for someone in table.players)


@rule
def when_gravehold_is_hurt(card: Card) -> int:
    """Mazahaedron: if Gravehold gets all of it."""
    return weights.ability if table.gravehold <= table.start_gravehold - 4 else 0


@rule
def at_the_end(card: Card) -> int:
    """Garu and Mist need prepped spells: at the end of a turn, with two of them or for the last blow."""
    prepped = max((len(someone.prepped) for someone in table.players), default=0)
    return 2 if prepped >= 2 or foe().life <= 12 else 0
