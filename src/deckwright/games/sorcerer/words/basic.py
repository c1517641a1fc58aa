"""The words most cards of Sorcerer use."""

from __future__ import annotations

from deckwright.games.sorcerer.rules import conquest, gains
from deckwright.games.sorcerer.rules.distributing import spread_damage
from deckwright.games.sorcerer.rules.harming import (
    blank,
    burn,
    destroy,
    exhaust,
    hear_deaths,
    hold_deaths,
    hurt,
    weaken,
)
from deckwright.games.sorcerer.rules.minions import attack_of
from deckwright.games.sorcerer.rules.sides import hostile, opposing, reaches
from deckwright.games.sorcerer.rules.targets import choose_enemy, has_foes, within
from deckwright.games.sorcerer.schema import Player, Reach, table
from deckwright.games.sorcerer.texts import (
    ENEMY_MINION,
    MAY_DO,
    SACRIFICE,
    WEAKEN_OWN,
    WHICH_FIELD,
)
from deckwright.lang.types import choose, choose_place, confirm, this
from deckwright.lang.words import Effect, word


# --- gains ------------------------------------------------------------------------------------------------------------
@word(en="draw {n:card}", ru="доберите {n:card}", gives={"cards": "n"}, short="{n:card}")
def draw_cards(me: Player, n: int) -> None:
    gains.draw(me, n)


@word(en="gain {n:energy}", ru="получите {n:energy}", gives={"energy": "n"}, short="{n:energy}")
def energy(me: Player, n: int) -> None:
    gains.gain_energy(me, n)


@word(en="gain {n:omen}", ru="получите {n:omen}", gives={"luck": "n"}, short="{n:omen}")
def omens(me: Player, n: int) -> None:
    gains.gain_omens(me, n)


@word(en="gain {n:blood}", ru="получите {n:blood}", gives={"energy": "0.6 n"}, short="{n:blood}")
def blood(me: Player, n: int) -> None:
    gains.gain_blood(me, n)


@word(
    en="the attacker gets +{n:attack} for this roll",
    ru="атакующий получает +{n:attack} на этот бросок",
    gives={"board": "0.7 n"},
    short="+{n:attack}",
)
def bonus(me: Player, n: int) -> None:
    table.bonus += n


# --- harm -------------------------------------------------------------------------------------------------------------
@word(
    en="deal {n:damage} to an enemy minion {reach}",
    ru="нанесите {n:damage} вражескому приспешнику {reach}",
    gives={"harm": "n"},
    short="{n:damage}",
)
def deal(me: Player, n: int, reach: Reach) -> None:
    minion = choose_enemy(me, reach)
    if minion:
        hurt(minion, n)


@word(
    en="deal {n:damage} to every enemy minion here",
    ru="нанесите {n:damage} каждому вражескому приспешнику здесь",
    gives={"harm": "2 n"},
    short=("{n:damage} each", "{n:damage} каждому"),
)
def deal_all_enemies(me: Player, n: int) -> None:
    field = table.here
    if field:
        before = hold_deaths()
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    hurt(minion, n)
        hear_deaths(before)


@word(
    en="distribute {n:damage} among enemy minions on one battlefield",
    ru="распределите {n:damage} между вражескими приспешниками на одном поле битвы",
    gives={"harm": "n"},
    short=("distribute {n:damage}", "распределить {n:damage}"),
)
def distribute_damage(me: Player, n: int) -> None:
    field = choose_place(me, (each for each in table.fields if reaches(me, each) and has_foes(me, each)), WHICH_FIELD)
    if field:
        spread_damage(me, field, n)


@word(
    en="deal {n:damage} to the enemy's defence here",
    ru="нанесите {n:damage} защите противника здесь",
    gives={"harm": "2 n"},
    short=("{n:damage} defence", "{n:damage} защите"),
)
def hit_battlefield(me: Player, n: int) -> None:
    field = table.here
    if field:
        conquest.hit_defence(opposing(me, field), field, n)


@word(
    en="[weaken|weaken] an enemy minion {reach}",
    ru="[weaken|ослабьте] вражеского приспешника {reach}",
    gives={"harm": 1},
    short="[weaken]",
)
def weaken_enemy(me: Player, reach: Reach) -> None:
    minion = choose_enemy(me, reach)
    if minion:
        weaken(minion)


@word(
    en="[weaken|weaken] a minion of yours here; if you do, {effect}",
    ru="[weaken|ослабьте] своего приспешника здесь; если ослабили, {effect}",
    gives={"effect": 0.7},
    short="<[weaken]> {effect}",
)
def weaken_own_for(me: Player, effect: Effect) -> None:
    field = table.here
    if field:
        minion = choose(me, field.minions[me], WEAKEN_OWN)
        if minion and weaken(minion):
            effect(me)


@word(
    en="[weaken|weaken] this minion; if you do, {effect}",
    ru="[weaken|ослабьте] этого приспешника; если ослабили, {effect}",
    gives={"effect": 0.7},
    short="<[weaken]> {effect}",
)
def weaken_this_for(me: Player, effect: Effect) -> None:
    if weaken(this()):
        effect(me)


@word(
    en="put {n:flame} on an enemy minion {reach}",
    ru="положите {n:flame} на вражеского приспешника {reach}",
    gives={"harm": "1.3 n"},
    short="{n:flame}",
)
def burn_enemy(me: Player, n: int, reach: Reach) -> None:
    minion = choose_enemy(me, reach)
    if minion:
        burn(minion, n)


@word(
    en="an enemy minion {reach} is [blanked|blanked]",
    ru="вражеский приспешник {reach} [blanked|сведён на нет]",
    gives={"harm": 1},
    short="[blanked]",
)
def blank_enemy(me: Player, reach: Reach) -> None:
    minion = choose_enemy(me, reach)
    if minion:
        blank(minion)


@word(
    en="[exhausted|exhaust] an enemy minion here with attack {n} or less",
    ru="[exhausted|исчерпайте] вражеского приспешника здесь с силой атаки не больше {n}",
    gives={"harm": "0.5 n"},
    short="[exhausted] ≤{n}",
)
def exhaust_enemy(me: Player, n: int) -> None:
    minion = choose(
        me,
        (
            card
            for field in table.fields
            if within(me, field, Reach.HERE)
            for each in table.players
            if hostile(me, each)
            for card in field.minions[each]
            if not card.exhausted and attack_of(card) <= n
        ),
        ENEMY_MINION,
    )
    if minion:
        exhaust(minion)


# --- prices and conditions --------------------------------------------------------------------------------------------
@word(en="you may: {effect}", ru="вы можете: {effect}", gives={"effect": 0.8}, short="{effect}?")
def may(me: Player, effect: Effect) -> None:
    if confirm(me, MAY_DO):
        effect(me)


@word(
    en="destroy another minion of yours here; if you do, {effect}",
    ru="уничтожьте другого своего приспешника здесь; если уничтожили, {effect}",
    gives={"effect": 0.5, "board": -3},
    short=("<sacrifice> {effect}", "<жертва> {effect}"),
)
def sacrifice_for(me: Player, effect: Effect) -> None:
    field = table.here
    if field:
        minion = choose(me, (card for card in field.minions[me] if card != this()), SACRIFICE)
        if minion:
            destroy(minion)
            effect(me)


# --- cards that come and go -------------------------------------------------------------------------------------------
