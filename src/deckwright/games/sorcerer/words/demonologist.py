"""The words of the Demonologist: flames, what feeds on them, and who is given to them."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.gains import draw, gain_energy
from deckwright.games.sorcerer.rules.harming import burn, destroy, hear_deaths, hold_deaths, hurt
from deckwright.games.sorcerer.rules.sides import field_of, hostile, owner_of, reaches
from deckwright.games.sorcerer.rules.slots import changes_price, on_criticals, on_death_here, on_destroyed, on_strike
from deckwright.games.sorcerer.rules.targets import choose_enemy, choose_field, has_foes
from deckwright.games.sorcerer.schema import Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import ENEMY_MINION, SACRIFICE
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, this
from deckwright.lang.words import Effect, word

MOST_COUNTED = 3  # flames of one minion that count for what feeds on them
TAR = 2  # flames that a tarred shirt makes


@rule
def counted(minion: Card) -> int:
    """Its flames, of which no more than three count."""
    return min(MOST_COUNTED, minion.flames)


@rule
def flames_against(me: Player, field: Battlefield | None) -> int:
    """The flames on the enemy minions of a battlefield, as they count."""
    if field is None:
        return 0
    return sum(counted(card) for each in table.players if hostile(me, each) for card in field.minions[each])


@rule
def choose_burning(me: Player, field: Battlefield | None) -> Card | None:
    """An enemy minion there with a flame on it."""
    if field is None:
        return None
    return choose(
        me,
        (card for each in table.players if hostile(me, each) for card in field.minions[each] if card.flames > 0),
        ENEMY_MINION,
    )


# --- setting fire -----------------------------------------------------------------------------------------------------


@word(
    en="distribute {n:flame} among enemy minions",
    ru="распределите {n:flame} между вражескими приспешниками",
    gives={"harm": "1.6 n"},
    short=("{n:flame} among enemies", "{n:flame} среди врагов"),
    keyword="flame",
)
def spread_flames(me: Player, n: int) -> None:
    for _ in range(n):
        victim = choose_enemy(me, Reach.ANYWHERE)
        if victim:
            burn(victim, 1)


@word(
    en="put a flame token on the equipped minion if it has fewer than {n}",
    ru="положите на снаряжённого приспешника жетон пламени, если их на нём меньше {n}",
    gives={"harm": 2},
    short=("+{flame} up to {n}", "+{flame} до {n}"),
    keyword="flame",
)
def feed_fire(me: Player, n: int) -> None:
    host = this().host
    if host and host.flames < n:
        burn(host, 1)


@rule
def may_catch_fire(card: Card, me: Player) -> bool:
    """Whether the tar has not burnt to its full height."""
    host = card.host
    return host is not None and host.flames < TAR


@word(
    en="when this minion attacks: for each critical hit after the re-rolls "
    "put a flame token on an enemy minion here, {most} in all at most",
    ru="когда этот приспешник атакует: за каждое критическое попадание после перебросов "
    "положите жетон пламени на вражеского приспешника здесь, но не больше {most}",
    gives={"harm": 1.5},
    short=("critical → {flame}, ≤{most}", "крит. → {flame}, ≤{most}"),
    slot=on_criticals,
)
def breathe_fire(card: Card, me: Player, n: int, most: int) -> None:
    for _ in range(min(n, most)):
        victim = choose_enemy(me, Reach.HERE)
        if victim:
            burn(victim, 1)


@word(
    en="the first time each round that a point of your attack leaves an enemy minion here wounded but alive, "
    "put a flame token on it",
    ru="когда единица урона вашей атаки впервые за раунд ранит вражеского приспешника здесь, но не уничтожает, "
    "положите на него жетон пламени",
    gives={"harm": 1.5},
    short=("1×: whom you wound → {flame}", "1×: раненый вами → {flame}"),
    slot=on_strike,
)
def hellfire(card: Card, me: Player, victim: Card) -> None:
    card.used = True
    burn(victim, 1)


@word(
    en="choose a battlefield: put a flame token on each enemy minion there, "
    "then deal each of them 1 damage for each flame token on it (three count at most)",
    ru="выберите поле битвы: положите по жетону пламени на каждого вражеского приспешника там, "
    "затем нанесите каждому из них по 1 урону за каждый жетон пламени на нём (не больше трёх)",
    gives={"harm": 6},
    short=("{flame} on each enemy there, and they burn", "{flame} каждому врагу на поле битвы, и они горят"),
    keyword="flame",
)
def great_fire(me: Player) -> None:
    field = choose_field(me, Reach.ANYWHERE)
    if field is None:
        return
    burn_all(me, field)
    before = hold_deaths()
    for each in table.players:
        if hostile(me, each):
            for card in field.minions[each]:
                hurt(card, counted(card))
    hear_deaths(before)


@rule
def burn_all(me: Player, field: Battlefield) -> None:
    """A flame on each enemy minion of a battlefield."""
    for each in table.players:
        if hostile(me, each):
            for card in field.minions[each]:
                burn(card, 1)


# --- what feeds on flames ---------------------------------------------------------------------------------------------


@word(
    en="+{n} attack if an enemy minion here is burning",
    ru="+{n} к силе атаки, если здесь горит вражеский приспешник",
    gives={"board": "0.7 n"},
    short=("<{flame}> +{n:attack}", "<{flame}> +{n:attack}"),
)
def bonus_if_burning(me: Player, n: int) -> None:
    if flames_against(me, table.here) > 0:
        table.bonus += n


@word(
    en="+1 attack for each flame token on enemy minions here, at most +{most}",
    ru="+1 к силе атаки за каждый жетон пламени на вражеских приспешниках здесь, но не больше +{most}",
    gives={"board": "0.6 most"},
    short=("+1 per {flame}, ≤{most}", "+1 за {flame}, ≤{most}"),
)
def bonus_for_flames(me: Player, most: int) -> None:
    table.bonus += min(most, flames_against(me, table.here))


@rule
def enemy_burns_here(card: Card, me: Player) -> bool:
    """Whether there is a flame to take."""
    return flames_against(me, table.here) > 0


@word(
    en="you may remove a flame token from an enemy minion here; if you do, {effect}",
    ru="вы можете снять жетон пламени с вражеского приспешника здесь; если сняли, {effect}",
    gives={"effect": 0.5},
    short=("−{flame}: {effect}", "−{flame}: {effect}"),
)
def flame_for(me: Player, effect: Effect) -> None:
    victim = choose_burning(me, table.here)
    if victim:
        victim.flames -= 1
        effect(me)


@word(
    en="deal {n} damage to an enemy minion, and {more} more for each flame token on it (three count at most)",
    ru="нанесите вражескому приспешнику {n:damage} и ещё по {more} за каждый жетон пламени на нём (не больше трёх)",
    gives={"harm": 5},
    short=("{n:damage} +{more} per {flame}", "{n:damage} +{more} за {flame}"),
)
def combust(me: Player, n: int, more: int) -> None:
    victim = choose_enemy(me, Reach.ANYWHERE)
    if victim:
        hurt(victim, n + more * counted(victim))


@rule
def may_drink(card: Card, me: Player, other: Card) -> bool:
    """Once a round, to an enemy who was burning."""
    return other.scorched and not card.used and hostile(me, owner_of(other))


@word(
    en="once per round, when a burning enemy minion is destroyed here, draw a card",
    ru="раз в раунд, когда горящий вражеский приспешник погибает здесь, доберите карту",
    gives={"cards": 1},
    short=("1×: a burning enemy dies → {card}", "1×: горящий враг погиб → {card}"),
    slot=on_death_here,
)
def toast(card: Card, me: Player, dead: Card) -> None:
    card.used = True
    draw(me, 1)


# --- the altar --------------------------------------------------------------------------------------------------------


@word(
    en="Demons cost you {n} energy less",
    ru="демоны стоят вам на {n:energy} меньше",
    gives={"energy": "n"},
    short=("Demons −{n:energy}", "демоны −{n:energy}"),
    slot=changes_price,
)
def invite_demons(card: Card, me: Player, spell: Card, n: int) -> int:
    return -n if spell.demon else 0


@word(
    en="destroy a minion of yours; if you do, draw {cards:card}, and if it was a Cultist, gain {energy} energy",
    ru="уничтожьте своего приспешника; если уничтожили, доберите {cards:card}, "
    "а если это был сектант, получите {energy:energy}",
    gives={"cards": "cards", "energy": 1, "board": -1.5},
    short=(
        "your minion dies: {cards:card}, Cultist: {energy:energy}",
        "ваш гибнет: {cards:card}, сектант: {energy:energy}",
    ),
)
def bargain(me: Player, cards: int, energy: int) -> None:
    given = choose(me, (card for field in table.fields if reaches(me, field) for card in field.minions[me]), SACRIFICE)
    if given:
        destroy(given)
        draw(me, cards)
        if given.cultist:
            gain_energy(me, energy)


@rule
def may_serve(card: Card, me: Player) -> bool:
    """Once a round, with somebody to give and somebody to burn."""
    field = field_of(card)
    if card.used or field is None or len(field.minions[me]) < 2:
        return False
    return has_foes(me, field)


@word(
    en="once per round, destroy another minion of yours here; if you do, put a flame token on each enemy minion here",
    ru="раз в раунд уничтожьте другого своего приспешника здесь; если уничтожили, "
    "положите по жетону пламени на каждого вражеского приспешника здесь",
    gives={"harm": 2},
    short=("another dies: {flame} on each enemy", "другой гибнет: {flame} каждому врагу"),
    keyword="flame",
)
def black_mass(me: Player) -> None:
    verger = this()
    field = table.here
    if field is None:
        return
    given = choose(me, (card for card in field.minions[me] if card != verger), SACRIFICE)
    if given:
        verger.used = True
        destroy(given)
        burn_all(me, field)


@word(
    en="you may destroy another minion of yours here; if you do, destroy a burning enemy minion here",
    ru="вы можете уничтожить другого своего приспешника здесь; если уничтожили, "
    "уничтожьте и горящего вражеского приспешника здесь",
    gives={"harm": 4},
    short=("another may die: destroy a burning enemy", "другой гибнет: уничтожить горящего врага"),
)
def take_the_thirteenth_chair(me: Player) -> None:
    guest = this()
    field = table.here
    if field is None or not worth_a_chair(me, field):
        return
    given = choose(me, (card for card in field.minions[me] if card != guest), SACRIFICE, optional=True)
    if given:
        destroy(given)
        victim = choose_burning(me, field)
        if victim:
            destroy(victim)


@rule
def worth_a_chair(me: Player, field: Battlefield) -> bool:
    """Whether an enemy burns there, or may be set on fire by somebody who dies for it (SOR-FX-01)."""
    if flames_against(me, field) > 0:
        return True
    return has_foes(me, field) and any(has_effect(card, on_destroyed) for card in field.minions[me])
