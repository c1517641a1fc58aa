"""The set-up, its variants, and the game from first turn to last (SOI-SETUP, SOI-AUCT, SOI-DRAFT, SOI-SECRET)."""

from __future__ import annotations

from deckwright.games.shards.rules.core import draw, refill_row
from deckwright.games.shards.rules.nemesis import nemesis_turn
from deckwright.games.shards.rules.turn import take_turn
from deckwright.games.shards.schema import (
    HAND_SIZE,
    Answer,
    Card,
    First,
    Leader,
    Leaders,
    Mode,
    Player,
    Relics,
    table,
)
from deckwright.games.shards.texts import (
    BID,
    BID_FOR_LEADER,
    BIDS,
    CHOOSE_LEADER,
    CHOOSE_NEMESIS,
    DRAFT_RELIC,
    DROP_OUT,
    DROPS_OUT,
    TAKES_LEADER,
    TAKES_RELIC,
)
from deckwright.lang.common import agrees_to_draw, call_draw, draw_is_offered
from deckwright.lang.rules import rule
from deckwright.lang.types import (
    ask,
    choose,
    move,
    move_all,
    note,
    offer,
    player,
    random_below,
    random_player,
    reveal,
    seat_of,
    shuffle,
)

STARTING_CARDS = 10


@rule
def game() -> None:
    """The whole game."""
    seat_players()
    first: Player = first_player()
    if table.mode == Mode.NEMESIS:
        prepare_solo()
    lay_out_centre()
    if table.mode != Mode.NEMESIS:
        first = hand_out_leaders(first)
    first = hand_out_relics(first)
    if table.mode == Mode.TEAMS and not table.named_begins:
        first = left_member(first)
    starting_mastery(first)
    deal_starting_hands()
    play_from(first)


@rule
def play_from(first: Player) -> None:
    """Turn after turn, clockwise, until the game is over."""
    me = first
    while True:
        if me.nemesis:
            nemesis_turn(me, player(0))
        else:
            take_turn(me)
        me = next_in_game(me)
        draw_if_endless(me)


@rule
def draw_if_endless(me: Player) -> None:
    """A draw if all who are still in the game agree; the Nemesis is not asked (SOI-WIN-05)."""
    if draw_is_offered():
        agreed = True
        for someone in me.around:
            if agreed and someone.alive and not someone.nemesis:
                agreed = agrees_to_draw(seat_of(someone))
        if agreed:
            call_draw()


@rule
def next_in_game(me: Player) -> Player:
    """The next player, clockwise, who is still in the game."""
    someone = me.left
    while not someone.alive:
        someone = someone.left
    return someone


@rule
def seat_players() -> None:
    """Everybody is in the game, alone or in a team (SOI-TEAM-03: seats 0 and 3 against 1 and 2)."""
    for someone in table.players:
        someone.alive = True
        someone.team = someone.seat
    if table.mode == Mode.TEAMS:
        for someone in table.players:
            someone.team = 1 if someone.seat == 1 or someone.seat == 2 else 0


@rule
def first_player() -> Player:
    """At random (SOI-SETUP-02); in a team game the left member of a random team (SOI-TEAM-03)."""
    first: Player = random_player()
    if table.mode == Mode.TEAMS:
        first = player(2 * random_below(2))
    elif table.mode == Mode.NEMESIS and table.nemesis_first != First.RANDOM:
        first = player(1) if table.nemesis_first == First.NEMESIS else player(0)
    return first


@rule
def left_member(someone: Player) -> Player:
    """Who begins for a player's team: its left-hand member (SOI-TEAM-03), seat 0 or seat 2."""
    left: Player = player(0) if someone.team == player(0).team else player(2)
    return left


@rule
def lay_out_centre() -> None:
    """The centre deck and its first row (SOI-SETUP-07 to -09)."""
    move_all(table.base_cards, table.centre)
    if table.expansion:
        move_all(table.expansion_cards, table.centre)
    shuffle(table.centre)
    refill_row()


@rule
def starting_mastery(first: Player) -> None:
    """0, 1, 2, 3 in the order of play (SOI-SETUP-05), the same for all in a team game (SOI-TEAM-04)."""
    given = 0
    for someone in first.around:
        someone.mastery = table.team_mastery if table.mode == Mode.TEAMS else given
        given += 1


@rule
def deal_starting_hands() -> None:
    """Ten starting cards each, shuffled, and a hand of five (SOI-SETUP-06)."""
    for someone in table.players:
        if not someone.nemesis:
            for _ in range(STARTING_CARDS):
                move(table.starters.top, someone.deck)
            shuffle(someone.deck)
            draw(someone, HAND_SIZE)


# --- leaders ----------------------------------------------------------------------------------------------------------


@rule
def hand_out_leaders(first: Player) -> Player:
    """Leaders at random, by choice or by auction (SOI-SETUP-03, SOI-AUCT-01); who begins is the answer."""
    if table.leaders == Leaders.AUCTION:
        return auction()
    if table.leaders == Leaders.RANDOM:
        shuffle(table.leader_cards)
        for someone in first.around:
            take_leader(someone, table.leader_cards.top)
    else:
        for someone in first.around:
            take_leader(someone, choose(someone, table.leader_cards, CHOOSE_LEADER))
    return first


@rule
def take_leader(me: Player, card: Card | None) -> None:
    """Play as this leader."""
    if card:
        me.leader = card.leader
        move(card, me.board)
        note(TAKES_LEADER, card, player=me)


@rule
def auction() -> Player:
    """One auction after another until all have a leader; the last chooses for free and begins (SOI-AUCT-07, -08)."""
    opener: Player = random_player()
    while sum(1 for someone in table.players if someone.leader == Leader.NONE) > 1:
        winner = bidding(next_without_leader(opener))
        take_leader(winner, choose(winner, table.leader_cards, CHOOSE_LEADER))
        winner.health -= winner.bid
        opener = winner.left
    last = next_without_leader(opener)
    take_leader(last, choose(last, table.leader_cards, CHOOSE_LEADER))
    return last


@rule
def next_without_leader(start: Player) -> Player:
    """The first player from here, clockwise, who has no leader yet."""
    someone = start
    while someone.leader != Leader.NONE:
        someone = someone.left
    return someone


@rule
def bidding(opener: Player) -> Player:
    """Bid in turn or drop out, until one is left (SOI-AUCT-03 to -06)."""
    for someone in table.players:
        someone.bid = 0
        someone.bidding = someone.leader == Leader.NONE
    highest = 0
    bidder = opener
    while sum(1 for someone in table.players if someone.bidding) > 1:
        highest = max(highest, bid_or_drop_out(bidder, highest))
        bidder = bidder.left
        while not bidder.bidding:
            bidder = bidder.left
    return bidder


@rule
def bid_or_drop_out(me: Player, highest: int) -> int:
    """One bid, higher than all before (SOI-AUCT-04), or none at all (SOI-AUCT-05)."""
    for amount in range(highest + 1, table.max_bid + 1):
        offer(BID, number=amount)
    if highest > 0 or table.zero_bid:
        offer(DROP_OUT)
    picked: Answer = ask(me, BID_FOR_LEADER)
    if picked.verb == BID:
        me.bid = picked.number
        note(BIDS, player=me, number=picked.number)
        return picked.number
    me.bidding = False
    note(DROPS_OUT, player=me)
    return 0


# --- relics -----------------------------------------------------------------------------------------------------------


@rule
def hand_out_relics(first: Player) -> Player:
    """Relics by leader, by draft or in secret (SOI-RELIC-01, SOI-DRAFT-01, SOI-SECRET-01); who begins is the answer."""
    if table.relics == Relics.DRAFT:
        return relic_draft()
    if table.relics == Relics.LEADER:
        for someone in table.players:
            if not someone.nemesis:
                for card in table.relic_box:
                    if card.leader == someone.leader:
                        take_relic(someone, card)
    elif table.relics == Relics.SECRET:
        shuffle(table.relic_box)
        for someone in table.players:
            if not someone.nemesis:
                move(table.relic_box.top, someone.relics)
                move(table.relic_box.top, someone.relics)
    return first


@rule
def take_relic(me: Player, card: Card) -> None:
    """Lay a relic beside the leader, face up (SOI-RELIC-01, SOI-RELIC-07)."""
    reveal(card)
    move(card, me.relics, bottom=True)
    note(TAKES_RELIC, card, player=me)


@rule
def relic_draft() -> Player:
    """Twice as many relics as players; once around, then back again (SOI-DRAFT-03 to -06)."""
    shuffle(table.relic_box)
    for _ in range(2 * table.seats):
        move(table.relic_box.top, table.draft, bottom=True)
    opener: Player = random_player()
    for someone in opener.around:
        draft_one(someone)
    last = opener.right
    someone = last
    for _ in range(table.seats):
        draft_one(someone)
        someone = someone.right
    return last


@rule
def draft_one(me: Player) -> None:
    """Take one relic of those laid out."""
    card = choose(me, table.draft, DRAFT_RELIC)
    if card:
        take_relic(me, card)


# --- the solo game ----------------------------------------------------------------------------------------------------


@rule
def prepare_solo() -> None:
    """Leaders for both sides and an extra card for the player (SOI-NEM-02 to -05)."""
    human: Player = player(0)
    nemesis: Player = player(1)
    nemesis.nemesis = True
    take_leader(human, choose(human, table.leader_cards, CHOOSE_LEADER))
    take_leader(nemesis, choose(human, table.leader_cards, CHOOSE_NEMESIS))
    for card in table.expansion_cards:
        if card.solo_extra == human.leader:
            move(card, human.deck)
            break
