"""What bots think of what only the nemeses of The New Age bring."""

from __future__ import annotations

from deckwright.games.aeons_end.bot import keep_value, price_of_life
from deckwright.games.new_age.claws import CLAWS
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.games.new_age.weighing import weights
from deckwright.games.new_age.words.maggoth import FLY_LIFE, top_row
from deckwright.lang.rules import rule

NEVER = -10_000_000  # whatever else it is worth
TARGET = 1_000_000  # as the family's taste counts targets


@rule
def nest_value() -> int:
    """Damage to the Nest: worth it if the row is nearly full; a full one has done its harm and should stay so."""
    row = top_row()
    if row is None:
        return 0
    if row.room == 0 or row.room > weights.nest_danger:
        return TARGET
    wasted = max(0, table.dealing - row.maggots - FLY_LIFE * row.flies)
    return TARGET + weights.nest - weights.waste * wasted


@rule
def ritual_value() -> int:
    """Pushing the ritual back: urgent when it is nearly complete, otherwise only for aether that is left over."""
    left = table.ritual_length - table.ritual
    if left > weights.ritual_danger:
        return weights.ritual_idle
    return weights.ritual // left


# --- the Ageless Walker -----------------------------------------------------------------------------------------------


@rule
def price_of_aging(amount: int) -> int:
    """What life costs more where everybody ages, and needs it for the curse. Only there the exiled pile is sold."""
    return weights.aging * price_of_life(amount) // 100 if table.exiled_dearer > 0 else 0


@rule
def exiling(card: Card) -> int:
    """What is least missed; rather of a discard pile than of a hand, which is played soon."""
    return 10_000 - 10 * keep_value(card) + (1 if any(card in someone.discard for someone in table.players) else 0)


@rule
def buying_back(card: Card) -> int:
    """The top of the exiled pile is one aether dearer than the same card of the supply; Crystals may stay there."""
    return NEVER if card.starter else -1


# --- Fenrix -----------------------------------------------------------------------------------------------------------
HOLDER = 1_000  # as the family's taste counts players


@rule
def acting(me: Player) -> Player:
    """The mage whose turn it is; before the first turn, oneself."""
    return table.active or me


@rule
def reach_of(mage: Player) -> int:
    """What the prepped spells of a mage will deal, roughly."""
    return sum(spell.gives_damage for spell in mage.prepped) // 10


@rule
def claw_value(claw: Card, mage: Player) -> int:
    """Damage to a claw: lost without the Position token there, else worth the more the emptier the claw deck is."""
    if mage.token_on != claw:
        return NEVER
    return weights.claw_danger * (CLAWS - len(table.claw_deck))


@rule
def place_value(claw: Card, mage: Player) -> int:
    """How good a claw is for the Position token: one that the prepped spells will kill, or else the weakest."""
    others = sum(1 for someone in mage.others if someone.token_on == claw)
    return 100 - weights.claw_life * claw.life - others + (weights.claw_killed if claw.life <= reach_of(mage) else 0)


@rule
def placing(claw: Card, mage: Player) -> int:
    """Place the token last in the turn, and only where it is better than where it is; ending the turn is worth 1."""
    now = mage.token_on
    if now and now.claw and place_value(now, mage) >= place_value(claw, mage):
        return 0
    return 1 + place_value(claw, mage)


@rule
def placer_value(someone: Player) -> int:
    """Who places a token on a new claw: whoever has it on no other claw and will deal most. Declining is worth 50."""
    now = someone.token_on
    return 10 if now and now.claw else HOLDER + reach_of(someone)


@rule
def taking_back_value(someone: Player) -> int:
    """Whose token is missed least: whoever will deal least."""
    return HOLDER - reach_of(someone)
