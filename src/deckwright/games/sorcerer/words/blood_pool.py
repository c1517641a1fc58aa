"""The words of the blood pool: a tactic of vampires, and three rites for an action and blood (SOR-LIN-06 to -08)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.distributing import spread_healing
from deckwright.games.sorcerer.rules.gains import gain_energy
from deckwright.games.sorcerer.rules.harming import hurt
from deckwright.games.sorcerer.rules.minions import is_vampire
from deckwright.games.sorcerer.rules.sides import hostile, reaches
from deckwright.games.sorcerer.rules.targets import choose_enemy
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import FROM_GRAVEYARD, RETURNS, WHICH_FIELD
from deckwright.lang.rules import rule
from deckwright.lang.types import Prompt, Verb, ask, choose, choose_place, move, note, offer
from deckwright.lang.words import word

RUSHING = 2  # blood that the tactic costs (SOR-LIN-07)
MENDING, SMITING, CALLING = 3, 5, 8  # blood that the rites cost

MEND = Verb("mend-minions", ("number",), "{number:blood}: heal your minions", "{number:blood}: вылечить приспешников")
SMITE = Verb("smite", ("number",), "{number:blood}: wound an enemy minion", "{number:blood}: ранить врага")
CALL = Verb("call", ("number",), "{number:blood}: call a Vampire back", "{number:blood}: вернуть вампира")
WHICH_RITE = Prompt("which-rite", "Which rite of the blood pool?", "Какой обряд пула крови?")


@word(
    en="when a Vampire of yours attacks, you may pay {n:blood}; if you do, it gets +{m:attack} for this roll",
    ru="когда атакует ваш вампир, можете заплатить {n:blood}; если заплатили, он получает +{m:attack} на этот бросок",
    gives={"board": "0.7 m"},
    short=("<Vampire, {n:blood}> +{m:attack}", "<вампир, {n:blood}> +{m:attack}"),
)
def blood_rush(me: Player, n: int, m: int) -> None:
    me.blood -= n
    table.bonus += m


@rule
def can_rush(card: Card, me: Player) -> bool:
    """Whether a vampire attacks and the blood is there (SOR-LIN-07)."""
    attacker = table.attacker
    return me.blood >= RUSHING and attacker is not None and is_vampire(attacker)


@word(
    en="pay {mend:blood} to distribute {heals} healing among your minions on one battlefield, or {smite:blood} to deal "
    "{harms:damage} to an enemy minion, or {call:blood} to return a Vampire from your graveyard to your hand and gain "
    "{gains:energy}",
    ru="заплатите {mend:blood}, чтобы вылечить {heals:wound} у ваших приспешников на одном поле битвы, или "
    "{smite:blood}, чтобы нанести {harms:damage} вражескому приспешнику, или {call:blood}, чтобы вернуть вампира с "
    "кладбища в руку и получить {gains:energy}",
    gives={"harm": "0.5 harms"},
    short=(
        "<{mend:blood}> heal {heals} · <{smite:blood}> {harms:damage} · <{call:blood}> Vampire back, {gains:energy}",
        "<{mend:blood}> лечение {heals} · <{smite:blood}> {harms:damage} · <{call:blood}> вампир, {gains:energy}",
    ),
)
def rites(me: Player, mend: int, heals: int, smite: int, harms: int, call: int, gains: int) -> None:
    if me.blood >= smite and any_enemy(me):
        offer(SMITE, number=smite)
    if me.blood >= call:
        offer(CALL, number=call)
    if me.blood >= mend and any_wounded(me):
        offer(MEND, number=mend)
    picked: Answer = ask(me, WHICH_RITE)
    me.blood -= picked.number
    if picked.verb == MEND:
        field = choose_place(me, (each for each in table.fields if has_wounded(me, each)), WHICH_FIELD)
        assert field is not None
        spread_healing(me, field, heals)
    elif picked.verb == SMITE:
        minion = choose_enemy(me, Reach.ANYWHERE)
        assert minion is not None
        hurt(minion, harms)
    else:
        call_back(me)
        gain_energy(me, gains)


@rule
def call_back(me: Player) -> None:
    """A vampire of my graveyard, if there is one."""
    vampire = choose(me, (card for card in me.graveyard if card.vampire), FROM_GRAVEYARD)
    if vampire:
        note(RETURNS, vampire, player=me)
        move(vampire, me.hand)


@rule
def can_perform_rites(card: Card, me: Player) -> bool:
    """Whether one of the rites can be paid and does something."""
    if me.blood >= CALLING:
        return True
    return (me.blood >= MENDING and any_wounded(me)) or (me.blood >= SMITING and any_enemy(me))


@rule
def has_wounded(me: Player, field: Battlefield) -> bool:
    """Whether a minion of mine there has wounds."""
    return any(minion.wounds > 0 for minion in field.minions[me])


@rule
def any_wounded(me: Player) -> bool:
    """Whether any minion of mine has wounds."""
    return any(has_wounded(me, field) for field in table.fields)


@rule
def any_enemy(me: Player) -> bool:
    """Whether there is an enemy minion within reach (SOR-BR-09)."""
    return any(
        len(field.minions[each]) > 0
        for field in table.fields
        if reaches(me, field)
        for each in table.players
        if hostile(me, each)
    )
