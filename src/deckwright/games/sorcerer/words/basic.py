"""The words most cards of Sorcerer use."""

from __future__ import annotations

from deckwright.games.sorcerer.rules import conquest, gains, harming
from deckwright.games.sorcerer.rules.conquest import restore
from deckwright.games.sorcerer.rules.deaths import bury_the_fallen
from deckwright.games.sorcerer.rules.distributing import spread_damage, spread_healing
from deckwright.games.sorcerer.rules.harming import blank, burn, daunt, destroy, exhaust, hurt, spur, weaken
from deckwright.games.sorcerer.rules.minions import attack_of
from deckwright.games.sorcerer.rules.moving import relocate
from deckwright.games.sorcerer.rules.sides import adjacent, field_of, has_room, hostile, in_play, opposing, owner_of
from deckwright.games.sorcerer.rules.targets import choose_enemy, choose_field, choose_opponent, choose_own, within
from deckwright.games.sorcerer.schema import Card, Player, Reach, table
from deckwright.games.sorcerer.texts import (
    ENEMY_MINION,
    FROM_GRAVEYARD,
    MAY_DO,
    RETURNS,
    SACRIFICE,
    WEAKEN_OWN,
    WHERE_TO,
)
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_place, confirm, move, note, this
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
    en="[restore] {n:defence} here",
    ru="[restore|восстановите] здесь {n:defence}",
    gives={"defence": "n"},
    short="+{n:defence}",
)
def restore_defence(me: Player, n: int) -> None:
    field = table.here
    if field:
        restore(me, field, n)


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
        waiting = table.holding
        table.holding = True  # all are hit before anybody's death is heard
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    hurt(minion, n)
        table.holding = waiting
        bury_the_fallen()


@word(
    en="distribute {n:damage} among enemy minions on one battlefield",
    ru="распределите {n:damage} между вражескими приспешниками на одном поле битвы",
    gives={"harm": "n"},
    short=("{n:damage} shared", "{n:damage} поровну или нет"),
)
def distribute_damage(me: Player, n: int) -> None:
    field = choose_field(me, Reach.ANYWHERE)
    if field:
        spread_damage(me, field, n)


@word(
    en="distribute {n} healing among your minions here",
    ru="вылечите ваших приспешников здесь, распределив {n:wound}",
    gives={"board": "0.8 n"},
    short=("heal {n}", "лечение {n}"),
)
def distribute_healing(me: Player, n: int) -> None:
    field = table.here
    if field:
        spread_healing(me, field, n)


@word(
    en="deal {n:damage} to the enemy's defence here",
    ru="нанесите {n:damage} защите противника здесь",
    gives={"harm": "n"},
    short=("{n:damage} defence", "{n:damage} защите"),
)
def hit_battlefield(me: Player, n: int) -> None:
    field = table.here
    if field:
        conquest.hit_defence(opposing(me, field), field, n)


@word(
    en="[weaken] an enemy minion {reach}",
    ru="[weaken|ослабьте] вражеского приспешника {reach}",
    gives={"harm": 1},
    short="[weaken]",
)
def weaken_enemy(me: Player, reach: Reach) -> None:
    minion = choose_enemy(me, reach)
    if minion:
        weaken(minion)


@word(
    en="[weaken] a minion of yours here; if you do, {effect}",
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
    en="[weaken] this minion; if you do, {effect}",
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
    en="an enemy minion {reach} is [blanked]",
    ru="вражеский приспешник {reach} [blanked|сведён на нет]",
    gives={"harm": 1},
    short="[blanked]",
)
def blank_enemy(me: Player, reach: Reach) -> None:
    minion = choose_enemy(me, reach)
    if minion:
        blank(minion)


@word(
    en="an enemy minion {reach} is [daunted]",
    ru="вражеский приспешник {reach} [daunted|устрашён]",
    gives={"harm": 1},
    short="[daunted]",
)
def daunt_enemy(me: Player, reach: Reach) -> None:
    minion = choose_enemy(me, reach)
    if minion:
        daunt(minion)


@word(
    en="a minion of yours {reach} is [spurred]",
    ru="ваш приспешник {reach} [spurred|воодушевлён]",
    gives={"board": 1},
    short="[spurred]",
)
def spur_own(me: Player, reach: Reach) -> None:
    minion = choose_own(me, reach)
    if minion:
        spur(minion)


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


@word(
    en="heal {n:wound} from a minion of yours here",
    ru="вылечите {n:wound} у своего приспешника здесь",
    gives={"board": "0.8 n"},
    short=("heal {n}", "лечение {n}"),
)
def heal_own(me: Player, n: int) -> None:
    minion = choose_own(me, Reach.HERE)
    if minion:
        harming.heal(minion, n)


@word(
    en="heal {n:wound} from this minion",
    ru="вылечите {n:wound} у этого приспешника",
    gives={"board": "0.7 n"},
    short=("heal {n}", "лечение {n}"),
)
def heal_this(me: Player, n: int) -> None:
    harming.heal(this(), n)


# --- prices and conditions --------------------------------------------------------------------------------------------
@word(en="you may: {effect}", ru="вы можете: {effect}", gives={"effect": 0.8}, short="{effect}?")
def may(me: Player, effect: Effect) -> None:
    if confirm(me, MAY_DO):
        effect(me)


@word(
    en="you may discard a card; if you do, {effect}",
    ru="вы можете сбросить карту; если сбросили, {effect}",
    gives={"effect": 0.7},
    short=("<discard> {effect}", "<сброс> {effect}"),
)
def if_you_discard(me: Player, effect: Effect) -> None:
    if me.hand and confirm(me, MAY_DO):
        if gains.discard_one(me):
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


@word(
    en="once per round, {effect}",
    ru="раз в раунд {effect}",
    gives={"effect": 1},
    short=("1×: {effect}", "1×: {effect}"),
)
def once_a_round(me: Player, effect: Effect) -> None:
    if not this().used:
        this().used = True
        effect(me)


# --- cards that come and go -------------------------------------------------------------------------------------------
@word(
    en="return a minion that costs {n} or less from your graveyard to your hand",
    ru="верните из своего кладбища в руку приспешника стоимостью не больше {n}",
    gives={"cards": "0.4 n"},
    short=("return ≤{n}", "вернуть ≤{n}"),
)
def return_minion(me: Player, n: int) -> None:
    card = choose(me, (each for each in me.graveyard if each.is_minion and each.cost <= n), FROM_GRAVEYARD)
    if card:
        note(RETURNS, card)
        move(card, me.hand)


@word(
    en="an opponent loses {n:energy}",
    ru="противник теряет {n:energy}",
    gives={"energy": "0.7 n"},
    short=("foe −{n:energy}", "враг −{n:energy}"),
)
def opponent_loses_energy(me: Player, n: int) -> None:
    other = choose_opponent(me)
    if other:
        gains.lose_energy(other, n)


@word(
    en="move an enemy minion from here to an adjacent battlefield",
    ru="переместите вражеского приспешника отсюда на соседнее поле битвы",
    gives={"harm": 1.5},
    short=("move a foe", "сдвинуть врага"),
)
def move_enemy(me: Player) -> None:
    minion = choose_enemy(me, Reach.HERE)
    if minion:
        push(me, minion)


@rule
def push(me: Player, minion: Card) -> None:
    """A minion goes to an adjacent battlefield that has room on its side (SOR-BR-13)."""
    owner = owner_of(minion)
    here = field_of(minion)
    if here and in_play(minion):
        field = choose_place(
            me, (each for each in table.fields if adjacent(owner, here, each) and has_room(owner, each)), WHERE_TO
        )
        if field:
            relocate(minion, field)


@word(
    en="move a minion of yours from here to an adjacent battlefield",
    ru="переместите своего приспешника отсюда на соседнее поле битвы",
    gives={"board": 0.7},
    short=("move", "переместить"),
)
def move_own(me: Player) -> None:
    minion = choose_own(me, Reach.HERE)
    if minion:
        push(me, minion)
