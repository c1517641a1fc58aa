"""The places on a card for what it does. `me` is the card's owner; `table.here` says where the ability works."""

from __future__ import annotations

from deckwright.games.sorcerer.schema import Card, Player
from deckwright.lang.rules import slot


@slot(short="[when-played]")
def on_play(card: Card, me: Player) -> None:
    """When Played, right after the card is played and placed (SOR-TERM-23)."""


@slot
def on_sorcery(card: Card, me: Player) -> None:
    """The text of a sorcery (SOR-SORC-01)."""


@slot(short="[when-destroyed]")
def on_destroyed(card: Card, me: Player) -> None:
    """When Destroyed: the card lies in the graveyard already (SOR-TERM-22)."""


@slot(short="[action]")
def on_power(card: Card, me: Player) -> None:
    """A power: it costs an action (SOR-ACT-07)."""


@slot(pure=True, default=1)
def power_ready(card: Card, me: Player) -> bool:
    """Whether the price of the power can be paid now."""
    return True


@slot(short="[entombed]")
def on_entombed(card: Card, me: Player) -> None:
    """A power of a card that lies in its owner's graveyard (SOR-LIN-01); `tomb_price` is its energy."""


@slot(pure=True, default=1)
def tomb_ready(card: Card, me: Player) -> bool:
    """Whether the power of an entombed card can be used now."""
    return True


@slot(short="[tactic]")
def on_tactic(card: Card, me: Player) -> None:
    """A tactic, before the dice are rolled (SOR-TERM-16); `table.attacker` attacks."""


@slot(pure=True, default=1)
def tactic_ready(card: Card, me: Player) -> bool:
    """Whether the tactic is available for this attack."""
    return True


@slot(short="[round-end]")
def on_round_end(card: Card, me: Player) -> None:
    """What happens at the end of each round (SOR-ENDR-01)."""


@slot
def on_death_here(card: Card, me: Player, dead: Card) -> None:
    """What the card does when a minion is destroyed on its battlefield; the dead one lies in its graveyard."""


@slot(pure=True, default=1)
def heeds(card: Card, me: Player, other: Card) -> bool:
    """Whether the card has something to say now about the other one: who died, attacks, is wounded, was played."""
    return True


@slot
def on_strike(card: Card, me: Player, victim: Card) -> None:
    """What the card does after its player's attack has damaged an enemy minion here that survives."""


@slot
def on_attacked(card: Card, me: Player) -> None:
    """What the card does after `table.attacker` has attacked: its player's here, or the minion it equips."""


@slot
def on_cast(card: Card, me: Player, spell: Card) -> None:
    """What the card does after its player has played another card."""


@slot
def on_criticals(card: Card, me: Player, n: int) -> None:
    """What the card does when an attack of its player's here, or of the minion it equips, has brought criticals."""


@slot(short="[reroll]")
def on_reroll(card: Card, me: Player) -> None:
    """An ability used in the re-roll step, by attacker or defender, on the card's battlefield."""


@slot(pure=True, default=1)
def reroll_ready(card: Card, me: Player) -> bool:
    """Whether the ability for the re-roll step can be used now."""
    return True


@slot
def shields(card: Card, me: Player, victim: Card) -> None:
    """What the card does about a point of attack damage for a minion of its player's here, or for the one it equips.

    Another minion takes it, or nobody: `table.bearer` says who.
    """


@slot(pure=True)
def adds_attack(card: Card, minion: Card) -> int:
    """How much attack the card adds to a minion on its battlefield, itself and the one it equips included."""
    return 0


@slot(pure=True)
def adds_essence(card: Card, minion: Card) -> int:
    """How much essence the card adds to a minion on its battlefield, itself and the one it equips included."""
    return 0


@slot(pure=True)
def changes_price(card: Card, me: Player, spell: Card) -> int:
    """How much more, or less, a spell costs its player."""
    return 0


SLOTS = (
    on_play,
    on_sorcery,
    on_power,
    power_ready,
    on_tactic,
    tactic_ready,
    on_reroll,
    reroll_ready,
    on_strike,
    on_criticals,
    on_attacked,
    on_cast,
    heeds,
    shields,
    adds_attack,
    adds_essence,
    changes_price,
    on_death_here,
    on_destroyed,
    on_entombed,
    tomb_ready,
    on_round_end,
)
