"""The words of the Outcast Sanctuary: dice that are turned by hand, and hands that are thrown away for it."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.dice import roll_die
from deckwright.games.sorcerer.rules.gains import discard, discard_one, draw, gain_omens
from deckwright.games.sorcerer.rules.harming import hurt, weaken
from deckwright.games.sorcerer.rules.minions import life_left
from deckwright.games.sorcerer.rules.sides import field_of
from deckwright.games.sorcerer.rules.targets import choose_enemy
from deckwright.games.sorcerer.schema import Answer, BattleDie, Battlefield, Card, Face, Player, Reach, table
from deckwright.games.sorcerer.texts import WEAKEN_OWN
from deckwright.lang.rules import rule
from deckwright.lang.types import (
    Note,
    Prompt,
    Verb,
    ask,
    choose,
    choose_number,
    choose_place,
    confirm,
    note,
    offer,
    this,
)
from deckwright.lang.words import word

TO_MISS = Verb("to-miss", (), "A miss", "Промах")
TO_HIT = Verb("to-hit", (), "A hit", "Попадание")
TO_DOUBLE = Verb("to-double", (), "A double hit", "Двойное попадание")
TO_CRITICAL = Verb("to-critical", (), "A critical hit", "Критическое попадание")
WHICH_DIE = Prompt("which-die", "Which die do you turn?", "Какой кубик вы повернёте?")
WHICH_FACE = Prompt("which-face", "Which face do you turn it to?", "На какую грань?")
CALM_DOWN = Prompt(
    "calm-down", "Discard a card, so that the attack is not weaker?", "Сбросить карту, чтобы атака не стала слабее?"
)
PATIENT = Prompt(
    "patient",
    "Weaken a Mad minion of yours instead of discarding a card?",
    "Ослабить своего безумца вместо сброса карты?",
)
HOW_MANY = Prompt("how-many", "How many cards do you discard?", "Сколько карт вы сбросите?")
TURNS = Note("turns-die", "{card} turns {place}", "{card}: повёрнут {place}", ("card", "place"))
REROLLS_MISSES = Note(
    "rerolls-misses", "{player} re-rolls every miss", "{player} перебрасывает все промахи", ("player",)
)


# --- dice turned by hand ----------------------------------------------------------------------------------------------


@rule
def turn(card: Card, die: BattleDie, face: Face) -> None:
    """A die shows another face, as if it had been rolled."""
    die.face = face
    note(TURNS, card, place=die)


@word(
    en="once per round you may discard a card to turn one die to a hit",
    ru="раз в раунд вы можете сбросить карту, чтобы повернуть один кубик на грань «попадание»",
    gives={"luck": 1},
    short=("discard: a die to a hit", "сброс: кубик — попадание"),
)
def read_the_leaves(me: Player) -> None:
    seer: Card = this()
    die = choose_place(
        me, (each for each in table.dice if each.number < table.rolled and each.face != Face.HIT), WHICH_DIE
    )
    if die and discard_one(me):
        seer.used = True
        turn(seer, die, Face.HIT)


@rule
def leaves_ready(card: Card, me: Player) -> bool:
    """Once per round, with a card to discard and a die that does not show a hit."""
    if card.used or not me.hand:
        return False
    return any(die.number < table.rolled and die.face != Face.HIT for die in table.dice)


@word(
    en="you may spend an omen and discard a card to turn one die to a face of your choice",
    ru="вы можете потратить омен и сбросить карту, чтобы повернуть один кубик на любую грань",
    gives={"luck": 2},
    short=("omen + discard: any face", "омен + сброс: любая грань"),
)
def work_a_wonder(me: Player) -> None:
    die = choose_place(me, (each for each in table.dice if each.number < table.rolled), WHICH_DIE)
    if die is None:
        return
    face = chosen_face(me, die.face)
    if discard_one(me):
        me.omens -= 1
        turn(this(), die, face)


@rule
def wonder_ready(card: Card, me: Player) -> bool:
    """With an omen and a card there are wonders to work."""
    return me.omens > 0 and len(me.hand) > 0 and table.rolled > 0


@rule
def chosen_face(me: Player, shown: Face) -> Face:
    """Another face than the one the die shows."""
    if shown != Face.MISS:
        offer(TO_MISS)
    if shown != Face.HIT:
        offer(TO_HIT)
    if shown != Face.DOUBLE:
        offer(TO_DOUBLE)
    if shown != Face.CRITICAL:
        offer(TO_CRITICAL)
    picked: Answer = ask(me, WHICH_FACE)
    if picked.verb == TO_MISS:
        return Face.MISS
    if picked.verb == TO_HIT:
        return Face.HIT
    if picked.verb == TO_DOUBLE:
        return Face.DOUBLE
    return Face.CRITICAL


@word(
    en="once per round, when the equipped minion attacks, you may re-roll every miss",
    ru="раз в раунд, когда атакует снаряжённый приспешник, вы можете перебросить все промахи",
    gives={"luck": 1.5},
    short=("once: re-roll misses", "раз: переброс промахов"),
)
def toss_again(me: Player) -> None:
    coin: Card = this()
    coin.used = True
    note(REROLLS_MISSES, player=me)
    for die in table.dice:
        if die.number < table.rolled and die.face == Face.MISS:
            roll_die(die)


@rule
def toss_ready(card: Card, me: Player) -> bool:
    """Once per round, in an attack of the equipped minion that shows a miss."""
    if card.used or card.host is None or card.host != table.attacker:
        return False
    return any(die.number < table.rolled and die.face == Face.MISS for die in table.dice)


# --- what a hand is worth ---------------------------------------------------------------------------------------------


@word(
    en="discard a card, or the attacker gets −{n:attack} for this roll",
    ru="сбросьте карту, иначе атакующий получает −{n:attack} на этот бросок",
    gives={"cards": -0.5},
    short=("discard or −{n}", "сброс или −{n}"),
)
def rave(me: Player, n: int) -> None:
    if me.hand and confirm(me, CALM_DOWN):
        discard_one(me)
    else:
        table.bonus -= n


@word(
    en="you may discard a card; if you do, the attacker gets +{n:attack} for this roll",
    ru="вы можете сбросить карту; если вы это сделали, атакующий получает +{n:attack} на этот бросок",
    gives={"luck": 0.5},
    short=("discard: +{n}", "сброс: +{n}"),
)
def find_the_method(me: Player, n: int) -> None:
    if discard_one(me):
        table.bonus += n


@rule
def has_cards(card: Card, me: Player) -> bool:
    """Whether there is a card to discard."""
    return len(me.hand) > 0


@word(
    en="once per round, discard a card or [weaken|weaken] a Mad minion of yours here; if you do, deal "
    "{n:damage} to an enemy minion here",
    ru="раз в раунд сбросьте карту или [weaken|ослабьте] своего безумца здесь; если вы это сделали, нанесите "
    "{n:damage} вражескому приспешнику здесь",
    gives={"harm": "1.5 n"},
    short=("discard or weaken a Mad: {n} damage", "сброс или ослабить безумца: {n} урона"),
)
def operate(me: Player, n: int) -> None:
    surgeon: Card = this()
    surgeon.used = True
    if paid_for_the_knife(me, field_of(surgeon)):
        victim = choose_enemy(me, Reach.HERE)
        if victim:
            hurt(victim, n)


@rule
def paid_for_the_knife(me: Player, field: Battlefield | None) -> bool:
    """A card of the hand, or a wound of a patient; whether it was paid."""
    if has_patient(me, field) and (not me.hand or confirm(me, PATIENT)):
        assert field is not None
        patient = choose(me, (card for card in field.minions[me] if card.mad and life_left(card) > 1), WEAKEN_OWN)
        return patient is not None and weaken(patient)
    return discard_one(me)


@rule
def has_patient(me: Player, field: Battlefield | None) -> bool:
    """Whether a Mad minion of mine on a battlefield can be weakened."""
    return field is not None and any(card.mad and life_left(card) > 1 for card in field.minions[me])


@rule
def knife_ready(card: Card, me: Player) -> bool:
    """Once per round, with something to pay; a card may be discarded for nothing, too (SOR-FX-01)."""
    field = field_of(card)
    if card.used or field is None:
        return False
    return len(me.hand) > 0 or has_patient(me, field)


@word(
    en="discard your hand, draw {more:card} more than you discarded, and gain {n:omen}",
    ru="сбросьте всю руку, доберите на {more:card} больше, чем сбросили, и получите {n:omen}",
    gives={"cards": "1.5 more", "luck": "n"},
    short=("new hand +{more}, {n:omen}", "новая рука +{more}, {n:omen}"),
)
def dream_anew(me: Player, more: int, n: int) -> None:
    thrown = len(me.hand)
    for card in me.hand:
        discard(me, card)
    draw(me, thrown + more)
    gain_omens(me, n)


@word(
    en="choose an enemy minion and discard up to {most:card}; deal it {n:damage} and 1 more for each of them",
    ru="выберите вражеского приспешника и сбросьте до {most} карт; нанесите ему {n:damage} и ещё по 1 за каждую из них",
    gives={"harm": "1.2 n"},
    short=("{n} damage +1 per discard (≤{most})", "{n} урона +1 за сброс (≤{most})"),
)
def galvanize(me: Player, n: int, most: int) -> None:
    victim = choose_enemy(me, Reach.ANYWHERE)
    if victim is None:
        return
    thrown = choose_number(me, 0, min(most, len(me.hand)), HOW_MANY)
    for _ in range(thrown):
        discard_one(me)
    hurt(victim, n + thrown)
