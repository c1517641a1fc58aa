"""Rounds: Ready, Action, Battle, End of Round (SOR-ROUND, SOR-READY, SOR-ENDR, SOR-LIN-03)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.actions import action_phase
from deckwright.games.sorcerer.rules.battle import battle_phase
from deckwright.games.sorcerer.rules.deaths import hear_the_fallen, is_heard
from deckwright.games.sorcerer.rules.dice import roll_energy
from deckwright.games.sorcerer.rules.gains import gain_energy, gain_omens
from deckwright.games.sorcerer.rules.harming import fresh_flames, hurt, look_after
from deckwright.games.sorcerer.rules.minions import life_left
from deckwright.games.sorcerer.rules.moving import stand
from deckwright.games.sorcerer.rules.sides import captain, field_of, first_side, hostile, reaches, voice, works_for
from deckwright.games.sorcerer.rules.slots import on_round_end
from deckwright.games.sorcerer.schema import ACTIONS, Answer, Card, Player, table
from deckwright.games.sorcerer.texts import (
    AVATAR,
    BURNS,
    CALL_DRAW,
    ENERGY,
    FIRST_PLAYER,
    GAINS_ENERGY,
    ROLL_ENERGY,
    ROUND_BEGINS,
    ROUND_ENDS,
    STALEMATE,
    TAKE_FOUR,
    WHICH_END,
    WHO_IS_NEXT,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import CHOOSE, ask, choose_place, choose_player, confirm, end_game, note, nothing, offer

SURE_ENERGY = 4
DRAW_OFFERED = 30  # rounds, far more than any game takes that somebody means to win
DRAW_AGAIN = 5
DRAW_CALLED = 60


@rule
def play_rounds() -> None:
    """Round after round until somebody wins (SOR-ROUND-02); the first one has no Ready phase (SOR-SETUP-10)."""
    while True:
        table.round += 1
        note(ROUND_BEGINS, number=table.round)
        if table.round > 1:
            ready_phase()
        action_phase(first_side())
        battle_and_end()


@rule
def battle_and_end() -> None:
    """What follows the actions of a round."""
    battle_phase()
    end_of_round()
    draw_if_endless()


# --- Ready ------------------------------------------------------------------------------------------------------------


@rule
def ready_phase() -> None:
    """The six steps in their order (SOR-READY-01 to -07)."""
    pass_fate()
    ready_cards()
    hand_out_energy()
    for each in table.players:
        each.actions = ACTIONS
    for each in table.players:
        gain_omens(each, 1)
    place_avatars()


@rule
def pass_fate() -> None:
    """The token goes to the left, or to the other team, with its red side up (SOR-READY-01, SOR-TEAM-12)."""
    give_fate(captain(first_side().left))


@rule
def give_fate(me: Player) -> None:
    """The first player of the round; by an option every member of the team gets a token (SOR-TEAM-04)."""
    table.first = me
    for each in table.players:
        each.fate = each == me or (table.own_fates and not hostile(me, each))
    note(FIRST_PLAYER, player=me)


@rule
def ready_cards() -> None:
    """Exhausted cards and battlefields are readied (SOR-READY-02)."""
    for field in table.fields:
        field.exhausted = False
        for each in table.players:
            for card in field.minions[each]:
                card.exhausted = False
    for each in table.players:
        for card in each.skills:
            card.exhausted = False
        for card in each.attached:
            card.exhausted = False


@rule
def hand_out_energy() -> None:
    """The first player chooses between the die and four for everybody (SOR-READY-03)."""
    offer(ROLL_ENERGY)
    offer(TAKE_FOUR)
    picked: Answer = ask(voice(first_side()), ENERGY)
    gained = SURE_ENERGY
    if picked.verb == ROLL_ENERGY:
        gained = roll_energy()
    note(GAINS_ENERGY, number=gained)
    for each in table.players:
        gain_energy(each, gained)


@rule
def place_avatars() -> None:
    """Everybody from the first player on; a team orders its members as it likes (SOR-READY-07, SOR-TEAM-12)."""
    for each in table.players:
        each.avatar = None
    for side in first_side().around:
        if side == captain(side):
            place_avatars_of(side)


@rule
def place_avatars_of(side: Player) -> None:
    """One side's avatars."""
    while True:
        me = choose_player(
            voice(side),
            (each for each in table.players if not hostile(side, each) and each.avatar is None),
            WHO_IS_NEXT,
        )
        if me is None:
            break
        field = choose_place(me, (each for each in table.fields if reaches(me, each)), AVATAR)
        assert field is not None
        stand(me, field)


# --- End of Round -----------------------------------------------------------------------------------------------------


@rule
def end_of_round() -> None:
    """Effects of each side, the first player's first; flames; then what lasted for the round ends (SOR-ENDR)."""
    note(ROUND_ENDS)
    table.ending = True
    for field in table.fields:
        for each in table.players:
            for card in field.minions[each]:
                if card.flames > 0 or has_effect(card, on_round_end):
                    card.due = True
    for each in table.players:
        for card in each.attached:
            if has_effect(card, on_round_end):
                card.due = True
        for card in each.skills:
            if has_effect(card, on_round_end):
                card.due = True
    for side in first_side().around:
        if side == captain(side):
            while True:
                ending = next_due(side)
                if ending is None:
                    break
                ending.due = False
                end_for(ending)
    table.ending = False
    forget_the_round()


@rule
def end_for(card: Card) -> None:
    """The effects of one card: its flames, and its text (SOR-LIN-03, SOR-LIN-04)."""
    table.here = field_of(card)
    owner: Player | None = card.pile.owner
    assert owner is not None
    silent = card.blanked or (card.is_skill and card.exhausted) or not works_for(owner, card)
    if has_effect(card, on_round_end) and not silent:
        on_round_end(card, owner)
    burning = card.flames - fresh_flames(card)
    if burning > 0:
        if table.flames_double:
            card.flames += burning
            note(BURNS, card, number=burning)
        else:
            hurt(card, burning)
    table.here = None


@rule
def next_due(side: Player) -> Card | None:
    """The next effect of a side: its own choice where the order may matter (SOR-ENDR-02)."""
    harmless: Card | None = nothing()
    found: Card | None = nothing()
    matters = False
    for each in table.players:
        if not hostile(side, each):
            for field in table.fields:
                for card in field.minions[each]:
                    if card.due:
                        if only_burns(card):
                            harmless = card
                        if found is None:
                            found = card
                        matters = matters or found.kind != card.kind
            for heap in (each.attached, each.skills):
                for card in heap:
                    if card.due:
                        matters = matters or found is not None
                        if found is None:
                            found = card
    if harmless:
        return harmless
    if matters:
        return choose_due(side)
    return found


@rule
def only_burns(minion: Card) -> bool:
    """Whether a minion has nothing but flames to suffer, and lives on or dies unheard: when does not matter."""
    if has_effect(minion, on_round_end):
        return False
    if any(card.due and card.host == minion for each in table.players for card in each.attached):
        return False
    if table.flames_double or life_left(minion) > minion.flames - fresh_flames(minion):
        return True
    return not minion.laden and not is_heard(minion)


@rule
def choose_due(side: Player) -> Card:
    """A side orders its effects of the end of the round."""
    for each in table.players:
        if not hostile(side, each):
            for field in table.fields:
                for card in field.minions[each]:
                    if card.due:
                        offer(CHOOSE, card)
            for heap in (each.attached, each.skills):
                for card in heap:
                    if card.due:
                        offer(CHOOSE, card)
    picked: Answer = ask(voice(side), WHICH_END)
    return picked.card


@rule
def forget_the_round() -> None:
    """What lasts "this round" ends with it (SOR-ENDR-04)."""
    for each in table.players:
        for field in table.fields:
            for card in field.minions[each]:
                renew(card)
        for heap in (each.attached, each.skills, each.graveyard):
            for card in heap:
                renew(card)
    for field in table.fields:
        look_after(field)
    hear_the_fallen()


@rule
def renew(card: Card) -> None:
    """Nothing of the round stays on a card."""
    card.blanked = False
    card.daunted = False
    card.spurred = False
    card.used = False
    card.kindled = False
    card.kindled_more = False


# --- a game without an end --------------------------------------------------------------------------------------------


@rule
def draw_if_endless() -> None:
    """With empty grimoires nobody may be able to conquer anything: late a draw is offered, and then called."""
    if table.round >= DRAW_CALLED:
        call_draw()
    if table.round >= DRAW_OFFERED and table.round % DRAW_AGAIN == 0:
        agreed = True
        for each in table.players:
            if agreed:
                agreed = confirm(each, CALL_DRAW)
        if agreed:
            call_draw()


@rule
def call_draw() -> None:
    """The game ends, and nobody has won."""
    note(STALEMATE)
    end_game()
