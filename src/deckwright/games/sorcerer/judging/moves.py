"""Where minions and avatars go, and where enemies are carried to."""

from __future__ import annotations

from deckwright.games.sorcerer.judging.weights import weights
from deckwright.games.sorcerer.judging.worth import NOWHERE, attack_there, better_place, danger, need, with_another
from deckwright.games.sorcerer.rules.minions import attack_of
from deckwright.games.sorcerer.rules.sides import field_of, reaches
from deckwright.games.sorcerer.schema import Battlefield, Card, Considered, Player, table
from deckwright.games.sorcerer.texts import AVATAR, WHERE_TO
from deckwright.games.sorcerer.words.coast import DRAG_TO, can_drift
from deckwright.games.sorcerer.words.forest import SLIP_AWAY
from deckwright.games.sorcerer.words.zevrane import STEP
from deckwright.lang.rules import rule
from deckwright.lang.types import asked, this

MANY = 100_000


@rule
def placing(me: Player, option: Considered) -> int:
    """A battlefield for a minion, an avatar or an ability."""
    field: Battlefield = option.place
    if asked(AVATAR):
        return MANY + attack_there(me, field, False) * 10 + need(me, field) // 10
    if asked(DRAG_TO):
        return most_danger(me) - danger(me, field)
    if asked(SLIP_AWAY):
        attacker = table.attacker
        return 0 if attacker is None else from_to(me, attacker, field)
    if asked(STEP):
        return 0 if table.here is None else need(me, field) - need(me, table.here)
    spell = table.spell
    if asked(WHERE_TO) and spell is not None:
        return MANY + need(me, field) + with_another(me, field, spell.attack, spell.essence, False)
    return MANY + need(me, field)


@rule
def from_to(me: Player, minion: Card, there: Battlefield) -> int:
    """How much better a minion of mine stands there."""
    here = field_of(minion)
    return NOWHERE if here is None else better_place(me, minion, here, there)


@rule
def moving(me: Player, minion: Card, option: Considered) -> int:
    """A minion goes where it is needed more."""
    there: Battlefield = option.place
    return from_to(me, minion, there)


@rule
def standing(me: Player, option: Considered) -> int:
    """The avatar goes where more of its minions are."""
    there: Battlefield = option.place
    here = me.avatar
    if here is None:
        return 0
    return 10 * (attack_there(me, there, False) - attack_there(me, here, False)) - 1


# --- what is called, and who comes along ------------------------------------------------------------------------------


@rule
def called_here(me: Player, minion: Card) -> int:
    """Who is called to where an ability works, or sent there, should matter more there; wounds are healed, too."""
    there = table.here
    if there is None:
        return MANY
    return from_to(me, minion, there) + min(2, minion.wounds) * weights.essence


@rule
def followed_by(me: Player, guest: Card) -> int:
    """Somebody comes along to where the balloon has landed, if that is better."""
    balloon: Card = this()
    there = field_of(balloon)
    return NOWHERE if there is None else from_to(me, guest, there)


# --- enemies that are carried away ------------------------------------------------------------------------------------


@rule
def dragged(me: Player, minion: Card) -> int:
    """An enemy is best where it does least; nobody is carried to where it would do more."""
    here = field_of(minion)
    there = table.here
    if here is None or there is None:
        return 0
    least = danger(me, there)
    if here == there:
        least = least_danger(me, minion)
    return attack_of(minion) * (danger(me, here) - least)


@rule
def least_danger(me: Player, minion: Card) -> int:
    """The least it would do on one of the battlefields it can be carried to."""
    least = MANY
    for field in table.fields:
        if can_drift(minion, field):
            least = min(least, danger(me, field))
    return least


@rule
def most_danger(me: Player) -> int:
    """The most an enemy minion can do to me anywhere."""
    most = 0
    for field in table.fields:
        if reaches(me, field):
            most = max(most, danger(me, field))
    return most
