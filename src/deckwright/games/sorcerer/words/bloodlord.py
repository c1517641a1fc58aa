"""The words of the Bloodlord: blood comes of killing, feeding, bleeding, and goes for rolls and rites (SOR-LIN-05)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.casting import put_into_play
from deckwright.games.sorcerer.rules.gains import gain_blood
from deckwright.games.sorcerer.rules.harming import heal, hurt, ready, spur, weaken
from deckwright.games.sorcerer.rules.minions import attack_of, is_vampire, life_left
from deckwright.games.sorcerer.rules.sides import field_of, has_room, hostile, in_play, owner_of
from deckwright.games.sorcerer.rules.slots import (
    adds_attack,
    on_attacked,
    on_criticals,
    on_death_here,
)
from deckwright.games.sorcerer.rules.targets import choose_enemy, choose_field
from deckwright.games.sorcerer.schema import Card, Player, Reach, table
from deckwright.games.sorcerer.texts import WEAKEN_OWN
from deckwright.lang.rules import rule
from deckwright.lang.types import Prompt, choose, confirm, this
from deckwright.lang.words import Effect, word

WAKING, AGAIN, MESMERISING = 3, 4, 2  # blood that powers cost
WEAK = 3  # the attack of whom a mesmerist can hold

PAY_TO_READY = Prompt(
    "pay-to-ready", "Pay blood so that this minion attacks again?", "Заплатить кровь, чтобы он атаковал ещё раз?"
)
PAY_TO_RISE = Prompt("pay-to-rise", "Pay blood so that this minion rises?", "Заплатить кровь, чтобы он восстал?")


# --- paying -----------------------------------------------------------------------------------------------------------
@word(
    en="pay {n:blood}, then {effect}",
    ru="заплатите {n:blood}, затем {effect}",
    gives={"effect": 0.6},
    short="<{n:blood}> {effect}",
)
def pay_blood(me: Player, n: int, effect: Effect) -> None:
    me.blood -= n
    effect(me)


@rule
def can_wake(card: Card, me: Player) -> bool:
    """Whether the blood is there, and the minion asleep."""
    return me.blood >= WAKING and card.exhausted


@rule
def can_mesmerise(card: Card, me: Player) -> bool:
    """Whether the blood is there, and a ready enemy weak enough."""
    field = field_of(card)
    return (
        me.blood >= MESMERISING
        and field is not None
        and any(
            not minion.exhausted and attack_of(minion) <= WEAK
            for each in table.players
            if hostile(me, each)
            for minion in field.minions[each]
        )
    )


@rule
def can_sacrifice(card: Card, me: Player) -> bool:
    """Whether another minion of mine is there."""
    field = field_of(card)
    return field is not None and any(minion != card for minion in field.minions[me])


# --- waking and rising ------------------------------------------------------------------------------------------------
@word(en="ready this minion", ru="подготовьте этого приспешника", gives={"board": 2}, short=("ready", "готов"))
def ready_this(me: Player) -> None:
    ready(this())


@word(
    en="once per round, after this minion attacks, you may pay {n:blood} to ready it",
    ru="раз в раунд после атаки этого приспешника вы можете заплатить {n:blood}, чтобы он снова был готов",
    gives={"board": 2},
    short=("<after attack: {n:blood}> ready", "<после атаки: {n:blood}> готов"),
    slot=on_attacked,
)
def attacks_again(card: Card, me: Player, n: int) -> None:
    if confirm(me, PAY_TO_READY):
        card.used = True
        me.blood -= n
        ready(card)


@word(
    en="you may pay {n:blood}; if you do, put this minion into play here, [exhausted|exhausted]",
    ru="вы можете заплатить {n:blood}; если заплатили, этот приспешник входит в игру здесь [exhausted|исчерпанным]",
    gives={"board": 2},
    short=("<{n:blood}> rises exhausted", "<{n:blood}> восстаёт исчерпанным"),
)
def rises(me: Player, n: int) -> None:
    field = table.here
    if field and has_room(me, field) and me.blood >= n and this() in me.graveyard and confirm(me, PAY_TO_RISE):
        me.blood -= n
        put_into_play(me, this(), field)


# --- feeding ----------------------------------------------------------------------------------------------------------
@word(
    en="when another minion of yours that is a Vampire attacks here, you may [weaken|weaken] this minion; if "
    "you do, {effect}",
    ru="когда здесь атакует другой ваш приспешник-вампир, вы можете [weaken|ослабить] этого приспешника; если "
    "ослабили, {effect}",
    gives={"effect": 1},
    short=("<Vampire attacks, [weaken]> {effect}", "<атака вампира, [weaken]> {effect}"),
)
def feeds_vampires(me: Player, effect: Effect) -> None:
    if weaken(this()):
        effect(me)


@rule
def can_feed(card: Card, me: Player) -> bool:
    """Whether another one, a vampire, attacks, and there is life to give."""
    attacker = table.attacker
    return attacker is not None and attacker != card and is_vampire(attacker) and life_left(card) > 1


@word(
    en="gain {n:blood} for each critical hit of this minion's attack",
    ru="получите {n:blood} за каждое критическое попадание этого приспешника",
    gives={"energy": "0.4 n"},
    short=("{n:blood}/critical", "{n:blood}/крит"),
    slot=on_criticals,
)
def drinks_criticals(card: Card, me: Player, criticals: int, n: int) -> None:
    gain_blood(me, n * criticals)


@word(
    en="gain {n:blood} for each critical hit of the equipped minion's attack",
    ru="получите {n:blood} за каждое критическое попадание снаряжённого приспешника",
    gives={"energy": "0.6 n"},
    short=("{n:blood}/critical", "{n:blood}/крит"),
    slot=on_criticals,
)
def host_drinks_criticals(card: Card, me: Player, criticals: int, n: int) -> None:
    gain_blood(me, n * criticals)


@word(
    en="whenever this minion's attack destroys an enemy minion, gain {n:blood} and heal {m:wound} from this minion",
    ru="когда атака этого приспешника уничтожает вражеского, получите {n:blood} и вылечите {m:wound} у атакующего",
    gives={"energy": "0.3 n", "board": "0.3 m"},
    short=("<kills> {n:blood}, heal {m}", "<убивает> {n:blood}, лечение {m}"),
    slot=on_death_here,
)
def feasts(card: Card, me: Player, dead: Card, n: int, m: int) -> None:
    gain_blood(me, n)
    heal(card, m)


@word(
    en="whenever an enemy minion is destroyed here, gain {n:blood}, or {m} if a Vampire of yours is attacking",
    ru="когда здесь уничтожен вражеский приспешник, получите {n:blood}, а если атакует ваш вампир — {m}",
    gives={"energy": "n"},
    short=("<enemy dies> {n:blood}, by Vampire {m}", "<враг гибнет> {n:blood}, от вампира {m}"),
    slot=on_death_here,
)
def harvests(card: Card, me: Player, dead: Card, n: int, m: int) -> None:
    gain_blood(me, m if my_vampire_attacks(me) else n)


@rule
def enemy_dies(card: Card, me: Player, other: Card) -> bool:
    """Whether the dead one was an enemy's."""
    return hostile(me, owner_of(other))


@rule
def kills_enemy(card: Card, me: Player, other: Card) -> bool:
    """Whether the minion itself attacks, and the dead one was an enemy's."""
    return table.attacker == card and hostile(me, owner_of(other))


@rule
def may_attack_again(card: Card, me: Player, other: Card) -> bool:
    """Whether the minion itself has attacked, for the first time in this round, and the blood is there."""
    return other == card and in_play(card) and not card.used and me.blood >= AGAIN


@rule
def my_vampire_attacks(me: Player) -> bool:
    """Whether the attack that is being made is one of my vampires'."""
    attacker = table.attacker
    return attacker is not None and owner_of(attacker) == me and is_vampire(attacker)


# --- standing ---------------------------------------------------------------------------------------------------------
@word(
    en="has +{m:attack} while you have {n:blood} or more",
    ru="пока у вас {n:blood} или больше, получает +{m:attack}",
    gives={"board": "0.5 m"},
    short="<{n:blood}> +{m:attack}",
    slot=adds_attack,
)
def stronger_with_blood(card: Card, minion: Card, n: int, m: int) -> int:
    return m if minion == card and owner_of(card).blood >= n else 0


@word(
    en="your other Vampires here have +{n:attack}",
    ru="другие ваши вампиры здесь получают +{n:attack}",
    gives={"board": "2 n"},
    short=("other Vampires +{n:attack}", "другие вампиры +{n:attack}"),
    slot=adds_attack,
)
def leads_vampires(card: Card, minion: Card, n: int) -> int:
    return n if minion != card and owner_of(minion) == owner_of(card) and is_vampire(minion) else 0


# --- sorceries --------------------------------------------------------------------------------------------------------
@word(
    en="up to {times} times: [weaken|weaken] a minion of yours; if you do, gain {n:blood}",
    ru="до {times} раз: [weaken|ослабьте] своего приспешника; если ослабили, получите {n:blood}",
    gives={"energy": "0.5 n"},
    short=("<{times}× [weaken]> {n:blood}", "<{times}× [weaken]> {n:blood}"),
)
def bleed(me: Player, times: int, n: int) -> None:
    for _ in range(times):
        minion = choose(
            me,
            (card for field in table.fields for card in field.minions[me] if life_left(card) > 1),
            WEAKEN_OWN,
            optional=True,
        )
        if minion is None:
            break
        weaken(minion)
        gain_blood(me, n)


@word(
    en="deal {n:damage} to an enemy minion; if that destroys it, gain {m:blood}",
    ru="нанесите {n:damage} вражескому приспешнику; если он уничтожен, получите {m:blood}",
    gives={"harm": "n", "energy": "0.3 m"},
    short=("{n:damage} · <dies> {m:blood}", "{n:damage} · <гибнет> {m:blood}"),
)
def drain(me: Player, n: int, m: int) -> None:
    minion = choose_enemy(me, Reach.ANYWHERE)
    if minion:
        if hurt(minion, n):
            gain_blood(me, m)


@word(
    en="choose a battlefield: your Vampires there are [spurred|spurred]; gain {n:blood} for each of them",
    ru="выберите поле битвы: ваши вампиры там [spurred|воодушевлены]; получите {n:blood} за каждого",
    gives={"board": 2, "energy": "n"},
    short=("Vampires there spurred, {n:blood} each", "вампиры там воодушевлены, {n:blood} за каждого"),
)
def call_the_night(me: Player, n: int) -> None:
    field = choose_field(me, Reach.ANYWHERE)
    if field:
        for minion in field.minions[me]:
            if is_vampire(minion):
                spur(minion)
                gain_blood(me, n)
