"""The words of Miselda's deck: the deep takes away texts and attacks."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.attaching import shed
from deckwright.games.sorcerer.rules.conquest import exhaust_field
from deckwright.games.sorcerer.rules.harming import blank, daunt, exhaust, hear_deaths, hold_deaths, hurt
from deckwright.games.sorcerer.rules.minions import attack_of
from deckwright.games.sorcerer.rules.sides import hostile
from deckwright.games.sorcerer.rules.slots import on_strike
from deckwright.games.sorcerer.rules.targets import choose_enemy, choose_field, within
from deckwright.games.sorcerer.schema import Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import EXHAUST_OWN, WHICH_FIELD
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_place, this
from deckwright.lang.words import Effect, word


# --- texts taken away -------------------------------------------------------------------------------------------------
@word(
    en="an enemy minion here is [blanked|blanked] and [daunted|daunted]; if its attack is then {n} or less, "
    "[exhausted|exhaust] it",
    ru="вражеский приспешник здесь [blanked|сведён на нет] и [daunted|устрашён]; "
    "если после этого его сила атаки не больше {n}, [exhausted|исчерпайте] его",
    gives={"harm": 2.5},
    short="[blanked] · [daunted] · <≤{n:attack}> [exhausted]",
)
def hush(me: Player, n: int) -> None:
    minion = choose_enemy(me, Reach.HERE)
    if minion:
        blank(minion)
        daunt(minion)
        if attack_of(minion) <= n:
            exhaust(minion)


@word(
    en="choose a battlefield: every enemy minion there is [blanked|blanked], and those with attack {n} or less "
    "are [exhausted|exhausted]",
    ru="выберите поле битвы: каждый вражеский приспешник там [blanked|сведён на нет], "
    "а те, у кого сила атаки не больше {n}, [exhausted|исчерпаны]",
    gives={"harm": 4},
    short=("all [blanked] · <≤{n:attack}> [exhausted]", "все: [blanked] · <≤{n:attack}> [exhausted]"),
)
def silence_battlefield(me: Player, n: int) -> None:
    field = choose_field(me, Reach.ANYWHERE)
    if field:
        before = hold_deaths()
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    blank(minion)
        hear_deaths(before)
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    if attack_of(minion) <= n:
                        exhaust(minion)


@word(
    en="deal {n:damage} to an enemy minion anywhere; if it is [blanked|blanked], deal {more} instead",
    ru="нанесите {n:damage} вражескому приспешнику где угодно; "
    "если он [blanked|сведён на нет], нанесите вместо этого {more}",
    gives={"harm": "0.8 more"},
    short="{n:damage} · <→ [blanked]> {more:damage}",
)
def deal_more_to_blanked(me: Player, n: int, more: int) -> None:
    minion = choose_enemy(me, Reach.ANYWHERE)
    if minion:
        hurt(minion, more if minion.blanked else n)


@word(
    en="if an enemy minion here is [blanked|blanked], {effect}",
    ru="если здесь есть вражеский приспешник, который [blanked|сведён на нет], {effect}",
    gives={"effect": 0.4},
    short="<[blanked]> {effect}",
)
def if_enemy_blanked(me: Player, effect: Effect) -> None:
    if sees_blanked(this(), me):
        effect(me)


@rule
def sees_blanked(card: Card, me: Player) -> bool:
    """Whether an enemy minion here is blanked."""
    return any(
        minion.blanked
        for field in table.fields
        if within(me, field, Reach.HERE)
        for each in table.players
        if hostile(me, each)
        for minion in field.minions[each]
    )


# --- attacks taken away -----------------------------------------------------------------------------------------------
@word(
    en="[exhausted|exhaust] a ready minion of yours here",
    ru="[exhausted|исчерпайте] своего готового приспешника здесь",
    gives={"board": -1},
    short=("exhaust own", "исчерпать своего"),
)
def exhaust_own(me: Player) -> None:
    field = table.here
    if field:
        minion = choose(me, (card for card in field.minions[me] if not card.exhausted), EXHAUST_OWN)
        if minion:
            exhaust(minion)


@word(
    en="you may destroy this attachment; if you do, {effect}",
    ru="вы можете уничтожить этот довесок; если уничтожили, {effect}",
    gives={"effect": 0.8},
    short=("<destroy this> {effect}", "<уничтожить> {effect}"),
)
def destroy_this_for(me: Player, effect: Effect) -> None:
    shed(this())
    effect(me)


@word(
    en="the first time each round that a point of your attack leaves a ready enemy minion here wounded but alive, "
    "[exhausted|exhaust] it",
    ru="когда единица урона вашей атаки впервые за раунд ранит готового вражеского приспешника здесь, "
    "но не уничтожает, [exhausted|исчерпайте] его",
    gives={"harm": 1.5},
    short=("1×: struck → [exhausted]", "1×: ранен → [exhausted]"),
    slot=on_strike,
)
def grips_the_struck(card: Card, me: Player, victim: Card) -> None:
    card.used = True
    exhaust(victim)


@rule
def may_grip(card: Card, me: Player, other: Card) -> bool:
    """Once a round, somebody ready."""
    return not card.used and not other.exhausted


@word(
    en="once per game, [exhausted|exhaust] this minion; if you do, [exhausted|exhaust] a battlefield, "
    "so that there is no battle this round",
    ru="раз за партию [exhausted|исчерпайте] этого приспешника; если исчерпали, [exhausted|исчерпайте] поле битвы, "
    "и в этом раунде на нём нет боя",
    gives={"defence": 4},
    short=("1× a game: exhaust a battlefield", "1× за партию: исчерпать поле битвы"),
)
def drown_battlefield(me: Player) -> None:
    if exhaust(this()):
        this().spent = True
        field = choose_place(me, (each for each in table.fields if can_drown(me, each)), WHICH_FIELD)
        if field:
            exhaust_field(field)


@rule
def can_drown(me: Player, field: Battlefield) -> bool:
    """Whether there would be a battle that can be prevented."""
    return within(me, field, Reach.ANYWHERE) and not field.conquered and not field.exhausted


@rule
def can_rise(card: Card, me: Player) -> bool:
    """Whether the power that is there once per game is left, and the minion ready to pay for it."""
    return not card.spent and not card.exhausted and any(can_drown(me, field) for field in table.fields)


@rule
def weak_enemy_beside(card: Card, me: Player) -> bool:
    """Whether a ready enemy minion here is weak enough for the pearl."""
    return any(
        not minion.exhausted and attack_of(minion) <= PEARL_TAKES
        for field in table.fields
        if within(me, field, Reach.HERE)
        for each in table.players
        if hostile(me, each)
        for minion in field.minions[each]
    )


PEARL_TAKES = 2
