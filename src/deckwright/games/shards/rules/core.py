"""The general rules: drawing, gaining, the centre row, who is whose opponent, what cards do in their slots."""

from __future__ import annotations

from deckwright.games.shards.schema import (
    INFINITE,
    MOST_HEALTH,
    MOST_MASTERY,
    ROW_SIZE,
    Card,
    Faction,
    Mode,
    Player,
    Relics,
    table,
)
from deckwright.games.shards.texts import CENTRE_EMPTY, ELIMINATED, FAST_PLAYS, NEMESIS_MILLS, PLAYS, WINS
from deckwright.lang.rules import has_effect, rule, slot
from deckwright.lang.types import end_game, move, move_all, move_before, note, player, shuffle


@slot
def on_play(card: Card, me: Player, this: Card) -> None:
    """What is printed before Activation. `this` is the card that does it: another one if it is copied."""


@slot(short="[activation]")
def on_activate(card: Card, me: Player, this: Card) -> None:
    """What is printed after Activation."""


@slot(pure=True)
def blocks(card: Card, me: Player) -> int:
    """How much damage a card in play blocks at every attack on its player."""
    return 0


@slot(pure=True)
def strengthens(card: Card, me: Player) -> int:
    """How much health a card in play adds to each champion of its player."""
    return 0


@slot(pure=True)
def cheaper(card: Card, me: Player) -> int:
    """How many crystals less a player pays for this card."""
    return 0


SLOTS = (on_play, on_activate, blocks, strengthens, cheaper)


# --- players ----------------------------------------------------------------------------------------------------------


@rule
def chooser(me: Player) -> Player:
    """Who decides for a side: the player decides for Nemesis (SOI-NEM-28)."""
    return player(0) if me.nemesis else me


@rule
def opposes(me: Player, other: Player) -> bool:
    """Whether the other is an opponent still in the game."""
    return other.alive and other.team != me.team


@rule
def eliminate(loser: Player) -> None:
    """A player without health leaves the game with all cards (SOI-WIN-01, SOI-WIN-03)."""
    loser.alive = False
    note(ELIMINATED, player=loser)
    move_all(loser.hand, table.box)
    move_all(loser.deck, table.box)
    move_all(loser.discard, table.box)
    move_all(loser.play, table.box)
    relics_leave(loser)


@rule
def relics_leave(me: Player) -> None:
    """A player's relics go to the box; secret ones to those in it that nobody has seen, among which they are lost."""
    if table.relics == Relics.SECRET:
        move_all(me.relics, table.relic_box)
    else:
        move_all(me.relics, table.box)


@rule
def fallen_leave() -> None:
    """Everybody without health leaves, all at once (SOI-ATK-06, SOI-ATK-11); then one side may be the last."""
    for someone in table.players:
        if someone.alive and someone.health == 0:
            eliminate(someone)
    check_victory()


@rule
def check_victory() -> None:
    """When only one side is left, it wins at once (SOI-WIN-02, SOI-TEAM-11); if none is, nobody does (SOI-WIN-04)."""
    survivor: Player | None = None
    for someone in table.players:
        if someone.alive:
            if survivor and survivor.team != someone.team:
                return
            survivor = someone
    if survivor:
        crown(survivor)
    end_game()


@rule
def crown(winner: Player) -> None:
    """The winner's whole side has won, an eliminated partner too."""
    for someone in table.players:
        if someone.team == winner.team:
            someone.won = True
            note(WINS, player=someone)


# --- cards ------------------------------------------------------------------------------------------------------------


@rule
def draw(me: Player, n: int) -> None:
    """Draw cards, reshuffling the discard pile only to draw from an empty deck (SOI-CORE-01, -04 to -06)."""
    if me.nemesis:
        nemesis_draws(me, n)
        return
    for _ in range(n):
        if not me.deck:
            if not me.discard:
                return
            move_all(me.discard, me.deck)
            shuffle(me.deck)
        move(me.deck.top, me.hand)


@rule
def nemesis_draws(me: Player, n: int) -> None:
    """Nemesis has no deck: for each card she gains 1 mastery instead (SOI-NEM-18)."""
    if table.nemesis_draw_power:
        gain_power(me, n)
    else:
        gain_mastery(me, n)


@rule
def leave_row(card: Card) -> None:
    """A card is about to leave the row: its place is refilled at once (SOI-CORE-07)."""
    if has_centre_card():
        move_before(table.centre.top, card)


@rule
def refill_row() -> None:
    """Fill empty places of the row, as far as the centre deck goes (SOI-CORE-08)."""
    while len(table.row) < ROW_SIZE:
        if not has_centre_card():
            return
        move(table.centre.top, table.row, bottom=True)


@rule
def has_centre_card() -> bool:
    """Whether a card can be laid into the row; against Nemesis an empty centre deck is a defeat (SOI-NEM-32)."""
    if table.centre:
        return True
    if table.mode == Mode.NEMESIS:
        note(CENTRE_EMPTY)
        crown(player(1))
        end_game()
    if table.reshuffle_removed and table.removed:
        for card in table.removed:
            if not card.starter and not card.relic:
                move(card, table.centre)
        shuffle(table.centre)
    return len(table.centre) > 0


@rule
def play_card(me: Player, card: Card) -> None:
    """Put a card into the play zone and apply its effects (SOI-MAIN-02), and what answers to that."""
    move(card, me.play, bottom=True)
    card.played = True
    if card.fast_played:
        note(FAST_PLAYS, card, player=me)
    else:
        note(PLAYS, card, player=me)
    on_play(card, me, card)
    if card.champion:
        praetorian_returns(me)
    elif card.faction == Faction.HOMODEUS and table.copier:
        on_play(card, me, table.copier)


@rule
def praetorian_returns(me: Player) -> None:
    """A relic in the discard pile comes back after a champion's own effects (SOI-RULE-15, SOI-RULE-16)."""
    for card in me.discard:
        if card.returns_with_champions:
            move(card, me.hand)


@rule
def receive(me: Player, card: Card) -> None:
    """A recruited card goes to the discard pile; Numeri Drones put a champion straight into play (SOI-RULE-08)."""
    if lands_in_play(card):
        table.landing -= 1
        play_card(me, card)
    else:
        move(card, me.discard)


@rule
def lands_in_play(card: Card) -> bool:
    """Whether Numeri Drones wait for this card."""
    return (
        table.landing > 0
        and card.champion
        and card.faction == Faction.HOMODEUS
        and (table.numeri_take_relics or not card.relic)
    )


@rule
def destroy_champion(card: Card) -> None:
    """A destroyed champion goes to its player's discard pile; one of Nemesis is removed (SOI-CHAMP-07, SOI-NEM-23)."""
    owner: Player = card.pile.owner
    card.activated = False
    card.played = False
    card.wounds = 0
    if owner.nemesis:
        move(card, table.removed)
    else:
        move(card, owner.discard)


# --- gaining ----------------------------------------------------------------------------------------------------------


@rule
def gain_crystals(me: Player, n: int) -> None:
    """Gain crystals; for Nemesis cards of the centre deck are removed instead (SOI-NEM-17)."""
    if me.nemesis:
        note(NEMESIS_MILLS, number=n)
        for _ in range(n):
            if table.centre:
                move(table.centre.top, table.removed)
    else:
        table.crystals += n


@rule
def gain_power(me: Player, n: int) -> None:
    """Gain power; infinite power stays infinite (SOI-ATK-12)."""
    table.power = min(table.power + n, INFINITE)


@rule
def spend_power(n: int) -> None:
    """Spend power; infinite power stays infinite (SOI-ATK-12)."""
    if table.power < INFINITE:
        table.power -= n


@rule
def gain_mastery(me: Player, n: int) -> None:
    """Gain mastery up to 30 (SOI-LEAD-03); at 30 Nemesis wins at once (SOI-NEM-31)."""
    me.mastery = min(me.mastery + n, MOST_MASTERY)
    if me.nemesis and me.mastery == MOST_MASTERY:
        crown(me)
        end_game()


@rule
def gain_health(me: Player, n: int) -> None:
    """Gain health up to 50 (SOI-LEAD-02); Entropic Talons count what is beyond it too (SOI-RULE-13)."""
    me.health = min(me.health + n, MOST_HEALTH)
    if table.talons:
        gain_power(me, table.talons if table.talons_by_effect else table.talons * n)


# --- champions --------------------------------------------------------------------------------------------------------


@rule
def health_of(card: Card, owner: Player) -> int:
    """A champion's health now, with what other cards of its player add."""
    return card.health + sum(strengthens(other, owner) for other in owner.play if has_effect(other, strengthens))


@rule
def champions_of(me: Player, faction: Faction) -> int:
    """How many champions of a faction a player has in play; a champion counts itself (SOI-RULE-12)."""
    return sum(1 for card in me.play if card.champion and card.faction == faction)


@rule
def protected(owner: Player) -> bool:
    """Whether a champion such as Zetta keeps a player and the other champions from being attacked (SOI-RULE-10)."""
    return any(card.protector for card in owner.play)


@rule
def can_be_attacked(me: Player, card: Card, owner: Player) -> bool:
    """Whether a champion may be attacked by this player; effects that destroy do not ask (SOI-CHAMP-08)."""
    if card.unattackable:
        return False
    if card.outranks and me.mastery < owner.mastery:
        return False
    if card.guarded_by_general and any(general.general for general in owner.play):
        return False
    return card.protector or not protected(owner)


@rule
def price_of(card: Card, me: Player) -> int:
    """The crystals to recruit a card: only Axia's can be less than her cost (SOI-RULE-01)."""
    return max(0, card.cost - cheaper(card, me)) if has_effect(card, cheaper) else card.cost
