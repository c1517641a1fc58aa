"""Making sorcerers and laying out the game (SOR-MAGE, SOR-SETUP)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.gains import draw, gain_omens
from deckwright.games.sorcerer.rules.rounds import give_fate, place_avatars, play_rounds
from deckwright.games.sorcerer.rules.sides import captain, first_side, hostile, voice
from deckwright.games.sorcerer.schema import (
    ACTIONS,
    FIRST_ENERGY,
    HAND_SIZE,
    Answer,
    DeckBox,
    Making,
    Part,
    Pick,
    Player,
    table,
)
from deckwright.games.sorcerer.texts import (
    DRAFT,
    EXCHANGE,
    EXCHANGES,
    KEEP,
    MULLIGAN,
    TAKE_DECK,
    TAKES_DECK,
    WHO_IS_NEXT,
)
from deckwright.lang.rules import rule
from deckwright.lang.types import (
    ask,
    choose_player,
    move,
    move_all,
    note,
    offer,
    player,
    random_below,
    random_player,
    shuffle,
)

OF_A_PART = 4


@rule
def game() -> None:
    """The whole game."""
    make_sorcerers()
    lay_out()
    place_avatars()
    open_grimoires()
    play_rounds()


# --- a sorcerer is three decks ----------------------------------------------------------------------------------------


@rule
def make_sorcerers() -> None:
    """Decks that were chosen with the options first; the others by chance or by draft (SOR-MAGE-02 to -05)."""
    take_chosen()
    start = random_player()
    if not table.random_first:
        start = player(0)
    if table.making == Making.DRAFT:
        pick_around(start, Part.CHARACTER)
        pick_back(start, Part.LINEAGE)
        pick_around(start, Part.DOMAIN)
    else:
        for part in (Part.CHARACTER, Part.LINEAGE, Part.DOMAIN):
            for me in start.around:
                if not has_part(me, part):
                    take_deck(me, table.decks[random_deck(part)])
    for me in table.players:
        shuffle(me.grimoire)


@rule
def take_chosen() -> None:
    """What the options name for a seat."""
    for me in table.players:
        for deck in (table.characters[me.seat], table.lineages[me.seat], table.domains[me.seat]):
            if deck >= 0:
                take_deck(me, table.decks[deck])


@rule
def pick_around(start: Player, part: Part) -> None:
    """Clockwise from the first one (SOR-MAGE-03, SOR-MAGE-05)."""
    for me in start.around:
        pick(me, part)


@rule
def pick_back(start: Player, part: Part) -> None:
    """Counter-clockwise from the last one (SOR-MAGE-04)."""
    me = start.right
    for _ in range(table.seats):
        pick(me, part)
        me = me.right


@rule
def pick(me: Player, part: Part) -> None:
    """Take one of the decks of a part that are left."""
    if has_part(me, part):
        return
    for box in table.decks:
        if box.number // OF_A_PART == part and is_there(box):
            offer(TAKE_DECK, place=box)
    picked: Pick = ask(me, DRAFT)
    take_deck(me, picked.place)


@rule
def has_part(me: Player, part: Part) -> bool:
    """Whether a sorcerer has a deck of that part already."""
    return any(card.is_skill and card.deck // OF_A_PART == part for card in me.skills)


@rule
def is_there(box: DeckBox) -> bool:
    """Whether a deck can be taken: once, or twice with a second box (SOR-MAGE-01, SOR-MAGE-08)."""
    skills = sum(1 for card in box.cards if card.is_skill)
    return skills == 2 or (skills == 1 and table.second_box)


@rule
def random_deck(part: Part) -> int:
    """The number of a deck of a part that is left, by chance."""
    left = sum(1 for box in table.decks if box.number // OF_A_PART == part and is_there(box))
    at = random_below(left)
    found = 0
    for box in table.decks:
        if box.number // OF_A_PART == part and is_there(box):
            if at == 0:
                found = box.number
            at -= 1
    return found


@rule
def take_deck(me: Player, box: DeckBox) -> None:
    """One copy of the deck: its skill card lies open, its cards go to the grimoire (SOR-MAGE-06)."""
    skill = box.cards.top
    assert skill is not None
    note(TAKES_DECK, player=me, place=box)
    move(skill, me.skills, bottom=True)
    while box.cards:
        card = box.cards.top
        assert card is not None
        if card.is_skill:
            break
        if card.is_pool:
            move(card, me.skills, bottom=True)
        else:
            move(card, me.grimoire)


# --- laying out -------------------------------------------------------------------------------------------------------


@rule
def lay_out() -> None:
    """Energy, actions, an omen, and the fate token for a random player (SOR-SETUP-03, SOR-SETUP-04)."""
    for me in table.players:
        me.energy = FIRST_ENERGY
        me.actions = ACTIONS
        gain_omens(me, 1)
    if table.random_first:
        give_fate(captain(random_player()))
    else:
        give_fate(player(0))


@rule
def open_grimoires() -> None:
    """Six cards each, and a mulligan from the first player on (SOR-SETUP-06, SOR-SETUP-07)."""
    for me in table.players:
        draw(me, HAND_SIZE)
    for side in first_side().around:
        if side == captain(side):
            mulligans_of(side)


@rule
def mulligans_of(side: Player) -> None:
    """Every member of a side once, in an order of its choice (SOR-TEAM-12)."""
    for each in table.players:
        each.exchanging = not hostile(side, each)
    while True:
        me = choose_player(voice(side), (each for each in table.players if each.exchanging), WHO_IS_NEXT)
        if me is None:
            break
        me.exchanging = False
        mulligan(me)


@rule
def mulligan(me: Player) -> None:
    """Any cards but minions, shown; new ones are drawn before these are shuffled back (SOR-SETUP-07 to -09)."""
    while any(not card.is_minion for card in me.hand):
        for card in me.hand:
            if not card.is_minion:
                offer(EXCHANGE, card)
        offer(KEEP)
        picked: Answer = ask(me, MULLIGAN)
        if picked.verb == KEEP:
            break
        move(picked.card, me.casting)
        if table.whole_mulligan:
            for card in me.hand:
                if not card.is_minion:
                    move(card, me.casting)
    number = len(me.casting)
    if number > 0:
        note(EXCHANGES, player=me, number=number)
        draw(me, number)
        move_all(me.casting, me.grimoire)
        shuffle(me.grimoire)
