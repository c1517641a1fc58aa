"""The set-up, the rounds, and the end of the game (ASC-SETUP, ASC-ENDGAME, ASC-SOLO)."""

from __future__ import annotations

from deckwright.games.ascension.rules.core import draw, refill_row
from deckwright.games.ascension.rules.turn import take_turn
from deckwright.games.ascension.schema import HAND_SIZE, STARTING_CARDS, Player, table
from deckwright.games.ascension.texts import MISSES, SCORES, WINS
from deckwright.lang.common import draw_if_endless
from deckwright.lang.rules import rule
from deckwright.lang.types import move, move_all, note, nothing, player, random_player, shuffle


@rule
def game() -> None:
    """The whole game: whole rounds from the first player on, so that all have equally many turns (ASC-ENDGAME-03)."""
    lay_out()
    table.first = random_player()
    if not table.random_first:
        table.first = player(0)
    play_rounds()


@rule
def play_rounds() -> None:
    """Rounds from the first player on while the game goes on, and then the count."""
    first = table.first
    assert first is not None
    while goes_on():
        play_round(first)
    count_honor(first)


@rule
def play_round(me: Player) -> None:
    """A round from this player's turn on: everybody who sits before the first player (ASC-ENDGAME-08)."""
    someone = me
    while True:
        draw_if_endless(someone)
        take_turn(someone)
        while someone.extra_turns > 0:
            someone.extra_turns -= 1
            take_turn(someone)
        someone = someone.left
        if someone == table.first:
            break
    table.turns_left = max(0, table.turns_left - 1)


@rule
def goes_on() -> bool:
    """Another round: while there is honor in the pool (ASC-ENDGAME-01), or alone while turns are left (ASC-SOLO-01)."""
    return table.turns_left > 0 if table.solo else table.pool > 0


@rule
def lay_out() -> None:
    """Starting decks, centre deck and row, honor pool (ASC-SETUP-02 to -10)."""
    for someone in table.players:
        for _ in range(STARTING_CARDS):
            move(table.starters.top, someone.deck)
        shuffle(someone.deck)
        draw(someone, HAND_SIZE)
    move_all(table.centre_cards, table.centre)
    shuffle(table.centre)
    refill_row()
    table.pool = table.honor_pool
    table.turns_left = table.solo_turns


# --- the end ----------------------------------------------------------------------------------------------------------


@rule
def count_honor(first: Player) -> None:
    """The highest total wins, of equal ones the latest in turn order (ASC-ENDGAME-04 to -06)."""
    winner: Player | None = nothing()
    best = 0
    for someone in first.around:
        someone.score = someone.honor + honor_of_cards(someone)
        note(SCORES, player=someone, number=someone.score)
        if someone.score >= best:
            best = someone.score
            winner = someone
    if winner:
        crown(winner)


@rule
def crown(winner: Player) -> None:
    """Alone, only a score above the one to beat wins (ASC-SOLO-02)."""
    if table.solo and winner.score <= table.solo_target:
        note(MISSES, player=winner)
    else:
        winner.won = True
        note(WINS, player=winner)


@rule
def honor_of_cards(me: Player) -> int:
    """The honor printed on all cards a player owns; read to the letter, only on those in deck and hand."""
    honor = sum(card.honor for card in me.deck) + sum(card.honor for card in me.hand)
    if table.score_everything:
        honor += sum(card.honor for card in me.discard) + sum(card.honor for card in me.constructs)
    return honor
