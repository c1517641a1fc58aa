"""The places on a card for what it does. A word's `me` is whoever the effect is for; the nemesis has nobody of its own,
so its effects find whom they hit by themselves.
"""

from __future__ import annotations

from deckwright.games.aeons_end.schema import Answer, Card, Player, table
from deckwright.lang.rules import rule, slot


@rule
def is_cut_short() -> bool:
    """Whether nothing more of the nemesis card that is being resolved happens."""
    return table.cut_short


# --- cards of players -------------------------------------------------------------------------------------------------
@slot
def on_play(card: Card, me: Player) -> None:
    """What a gem or relic does when it is played."""


@slot
def on_cast(card: Card, me: Player) -> None:
    """What a spell does when it is cast; `me` is the caster, whoever prepped it (AE-CAST-09)."""


@slot(pure=True)
def adds_damage(card: Card) -> int:
    """How much more damage than its fact says an opened breach adds to spells cast from it."""
    return 0


@slot
def when_cast_from(card: Card, me: Player) -> None:
    """What an opened breach, or a relic attached to any, does each time `me` casts a spell from it (NA-BREACH-05)."""


@slot
def when_anyone_casts(card: Card, me: Player) -> None:
    """What the mat of a mage at the table does each time `me` casts a spell; `table.cast_from` says where from."""


@slot(short="[on-gain]")
def on_gain(card: Card, me: Player) -> None:
    """What happens when the card is gained by the player whose turn it is."""


@slot
def on_hand(card: Card, me: Player) -> None:
    """What happens as soon as the card is in a player's hand."""


@slot(short="[while-prepped]")
def while_prepped(card: Card, me: Player) -> None:
    """What a prepped spell may do once in each main phase of its player (AE-WHILE-01)."""


@slot(short="[while-prepped]")
def at_casting(card: Card, me: Player) -> None:
    """What a prepped spell does at the beginning of its player's casting phase (WE-WHILE-02)."""


@slot
def when_focused(card: Card, me: Player) -> None:
    """What a prepped spell does each time its player focuses or opens a breach in their own turn."""


@slot
def when_charged(card: Card, me: Player) -> None:
    """What a prepped spell does once in each turn of its player's, when that player gains a charge."""


@slot(pure=True)
def damage_suffered(card: Card, n: int) -> int:
    """How much of the damage its player suffers is left by a prepped spell."""
    return n


@slot
def on_ability(card: Card, me: Player) -> None:
    """The ability of a mage (AE-MAT-05)."""


@slot
def on_set_up(card: Card, me: Player) -> None:
    """What a mage begins with: hand, deck and breaches."""


# --- what bots ask of a mage ------------------------------------------------------------------------------------------
@slot(pure=True)
def ability_taste(card: Card) -> int:
    """How good it is to use the ability now; a mage without an answer uses it whenever it can."""
    return 0


@slot(pure=True)
def ability_waits(card: Card) -> bool:
    """Whether a charged ability would not be used soon, so that charges are only the last use of aether."""
    return False


# --- cards of the nemesis ---------------------------------------------------------------------------------------------
@slot(short="[unleash]")
def on_unleash(card: Card, me: Player) -> None:
    """The unleash effect of a nemesis (AE-NMAT-03)."""


@slot(pure=True)
def unleash_is_idle(card: Card) -> bool:
    """Whether an unleash of the nemesis could do nothing now."""
    return False


@slot
def on_nemesis_set_up(card: Card, me: Player) -> None:
    """What a nemesis begins with (AE-NSETUP-09)."""


@slot
def on_supply(card: Card, me: Player) -> None:
    """What a nemesis begins with once the supply lies on the table."""


@slot(until=is_cut_short)
def on_attack(card: Card, me: Player) -> None:
    """What an attack does."""


@slot(until=is_cut_short)
def on_persistent(card: Card, me: Player) -> None:
    """What a minion does in every nemesis main phase."""


@slot(until=is_cut_short)
def on_power(card: Card, me: Player) -> None:
    """What a power does when its last token is gone."""


@slot(short="[immediately]", until=is_cut_short)
def immediately(card: Card, me: Player) -> None:
    """What a minion or power does as it comes into play."""


@slot(short="[to-discard]")
def pay_toll(card: Card, me: Player) -> None:
    """Do what TO DISCARD asks for, other than spending aether."""


@slot(pure=True)
def toll_possible(card: Card, me: Player) -> bool:
    """Whether a player can do all that TO DISCARD asks for."""
    return False


@slot(pure=True)
def damage_through(card: Card, n: int) -> int:
    """How much of the damage gets through to a nemesis or minion."""
    return n


@slot(pure=True)
def out_of_reach_of(card: Card, me: Player) -> bool:
    """Whether all damage that this player deals to a minion is prevented."""
    return False


@slot(pure=True)
def more_life(card: Card) -> int:
    """How much more life than its card says a minion has as it comes into play."""
    return 0


@slot
def when_damaged(card: Card, me: Player) -> None:
    """What happens after a nemesis or minion was dealt damage, even if none got through."""


@slot
def when_hurt(card: Card, me: Player) -> None:
    """What a minion or power in play does when damage got through to the nemesis."""


@slot
def when_discarded(card: Card, me: Player) -> None:
    """What happens when a nemesis card leaves play for the discard pile."""


@slot
def instead_of_unleashing(card: Card, me: Player) -> None:
    """What a nemesis does when a player is exhausted, instead of unleashing twice."""


@slot
def nemesis_turn_ends(card: Card, me: Player) -> None:
    """What a nemesis does at the end of its turn."""


@slot
def turn_ends(card: Card, me: Player) -> None:
    """What a nemesis checks at the end of any turn."""


@slot
def when_beaten(card: Card, me: Player) -> None:
    """What happens instead of a victory when a nemesis has no life left, or neither a card to draw nor one in play."""


@slot(pure=True)
def draws_no_card(card: Card) -> bool:
    """Whether a nemesis has no draw phase now."""
    return False


@slot(offers=True)
def offers_more(card: Card, me: Player) -> None:
    """Offer what a player may do in the main phase because of the nemesis."""


@slot
def does_more(card: Card, me: Player, picked: Answer) -> None:
    """Do what `offers_more` offered and the player picked."""


@slot(pure=True)
def invulnerable(card: Card) -> bool:
    """Whether a nemesis cannot be dealt damage."""
    return False


@slot
def settles(card: Card) -> None:
    """What follows from a position that was laid, for what only this nemesis has."""


@slot
def refuses(card: Card) -> None:
    """Note what cannot be in a position that was laid, of what only this nemesis or mage has."""


@slot(pure=True)
def still_fights(card: Card) -> bool:
    """Whether something of the nemesis fights on besides its minions and powers (WE-END-02)."""
    return False


ALL = (
    on_play, on_cast, on_gain, while_prepped, at_casting, on_ability, on_set_up, ability_taste, ability_waits,
    on_unleash, unleash_is_idle, on_nemesis_set_up, on_attack, on_persistent, on_power, immediately, pay_toll,
    toll_possible, damage_through, when_damaged, when_hurt, when_discarded, instead_of_unleashing, nemesis_turn_ends,
    turn_ends, invulnerable, still_fights, when_focused, damage_suffered, adds_damage, when_cast_from,
    when_anyone_casts, when_charged, settles, refuses, when_beaten, draws_no_card, offers_more, does_more,
    out_of_reach_of, more_life, on_hand, on_supply,
)  # fmt: skip
# Slots whose words say what always holds for a card, in the order they are told.
STANDING = (
    on_hand, adds_damage, when_cast_from, when_anyone_casts, when_focused, when_charged, damage_suffered, invulnerable,
    on_nemesis_set_up, on_supply, offers_more, damage_through, out_of_reach_of, when_damaged, when_hurt,
    when_discarded, instead_of_unleashing, when_beaten, nemesis_turn_ends,
)  # fmt: skip
