"""The turn order deck: who acts next, and whom a turn order card means (WE-TURNDECK, WE-TURN, WE-VAR)."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import PAIR_SIZE, Card, Player, TurnOf, player, table
from deckwright.games.aeons_end.texts import TURN_CARD_SHOWN, TURNS_SHUFFLED, WHO_COUNTS, WHO_HAS_WILD_TOKEN, WHO_PLAYS
from deckwright.lang.rules import rule
from deckwright.lang.types import Seats, both, choose_player, everyone, move, move_all, note, reveal, seat_of, shuffle


@rule
def ready_turns() -> None:
    """Only when a turn order card is needed and none is left, all are shuffled anew (AE-TURN-03)."""
    if not table.turns:
        note(TURNS_SHUFFLED)
        move_all(table.turns_taken, table.turns)
        shuffle(table.turns)


@rule
def draw_turn_card() -> Card:
    """The next turn order card; it lies on the discard pile from now on (AE-TURN-02)."""
    ready_turns()
    card = table.turns.top
    assert card is not None
    move(card, table.turns_taken)
    return card


@rule
def show_turn_card() -> Card:
    """Reveal the top turn order card; it stays on top (AE-TERM-10)."""
    ready_turns()
    card = table.turns.top
    assert card is not None
    reveal(card)
    note(TURN_CARD_SHOWN, card)
    return card


@rule
def nemesis_cards_taken() -> int:
    """How many nemesis cards lie in the turn order discard pile."""
    return sum(1 for card in table.turns_taken if card.turn_of == TurnOf.NEMESIS)


@rule
def return_nemesis_card() -> None:
    """Shuffle a nemesis card of the turn order discard pile into the turn order deck, if there is one."""
    for card in table.turns_taken:
        if card.turn_of == TurnOf.NEMESIS:
            move(card, table.turns)
            shuffle(table.turns)
            return


# --- the token of the wild card ---------------------------------------------------------------------------------------


@rule
def hand_out_wild_token() -> None:
    """Any player has it first, as they agree."""
    first = choose_player(everyone(), table.players, WHO_HAS_WILD_TOKEN)
    assert first is not None
    first.holds_wild_token = True


@rule
def wild_token_holder() -> Player:
    """Who has it now."""
    found = player(0)
    for someone in table.players:
        if someone.holds_wild_token:
            found = someone
    return found


@rule
def pass_wild_token() -> None:
    """After the turn of the wild card the next player to the left has the token."""
    holder = wild_token_holder()
    holder.holds_wild_token = False
    holder.left.holds_wild_token = True


# --- whose card it is -------------------------------------------------------------------------------------------------


@rule
def first_of_pair(card: Card) -> Player:
    """The first of the two players of a pair card."""
    return player(0) if card.turn_of == TurnOf.FIRST_PAIR else player(PAIR_SIZE)


@rule
def is_pair(card: Card) -> bool:
    """Whether the card is one of two players."""
    return card.turn_of == TurnOf.FIRST_PAIR or card.turn_of == TurnOf.SECOND_PAIR


@rule
def is_in_pair(someone: Player, first: Player) -> bool:
    """Whether a player is one of the two."""
    return someone == first or someone == first.left


@rule
def pair_voice(one: Player, other: Player) -> Seats:
    """Two players decide together; alone, the one person does."""
    if table.alone:
        return everyone()
    return both(seat_of(one), seat_of(other))


@rule
def player_of(card: Card) -> Player:
    """Who takes the turn of a player's card."""
    if table.seats == 1:
        return player(0)
    if card.turn_of == TurnOf.WILD:
        if table.wild_token:
            return wild_token_holder()
        chosen = choose_player(everyone(), table.players, WHO_PLAYS)
        assert chosen is not None
        return chosen
    if is_pair(card):
        return one_of_pair(first_of_pair(card))
    return player(int(card.turn_of))


@rule
def one_of_pair(one: Player) -> Player:
    """Whoever has the pair token waits; if nobody has, the two choose who takes it and the turn (AE-VAR-02, -03)."""
    other = one.left
    if one.holds_pair_token or other.holds_pair_token:
        chosen = other if one.holds_pair_token else one
        one.holds_pair_token = False
        other.holds_pair_token = False
        return chosen
    picked = choose_player(
        pair_voice(one, other), (someone for someone in table.players if is_in_pair(someone, one)), WHO_PLAYS
    )
    assert picked is not None
    picked.holds_pair_token = True
    return picked


@rule
def player_meant(card: Card) -> Player:
    """Whom an effect that speaks of a player's turn order card means (WE-TURNDECK-08, WE-VAR-06)."""
    if table.seats == 1:
        return player(0)
    if card.turn_of == TurnOf.WILD:
        if table.wild_token:
            return wild_token_holder()
        chosen = choose_player(everyone(), table.players, WHO_COUNTS)
        assert chosen is not None
        return chosen
    if is_pair(card):
        one = first_of_pair(card)
        picked = choose_player(
            everyone(), (someone for someone in table.players if is_in_pair(someone, one)), WHO_COUNTS
        )
        assert picked is not None
        return picked
    return player(int(card.turn_of))
