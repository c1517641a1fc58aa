"""The words that give something."""

from __future__ import annotations

from deckwright.games.shards.rules import core
from deckwright.games.shards.rules.core import champions_of, gain_crystals, gain_health, gain_mastery, gain_power
from deckwright.games.shards.schema import INFINITE, Faction, Player, table
from deckwright.lang.words import word


@word(en="gain {n:crystal}", ru="получите {n:crystal}", gives={"crystals": "n"}, short="{n:crystal}")
def crystals(me: Player, n: int) -> None:
    gain_crystals(me, n)


@word(en="gain {n:power}", ru="получите {n:power}", gives={"power": "n"}, short="{n:power}")
def power(me: Player, n: int) -> None:
    gain_power(me, n)


@word(en="gain {n} more power", ru="получите ещё {n:power}", gives={"power": "n"}, short="+{n:power}")
def more_power(me: Player, n: int) -> None:
    gain_power(me, n)


@word(en="gain infinite power", ru="получите бесконечную мощь", gives={"power": 50}, short="∞{power}")
def infinite_power(me: Player) -> None:
    gain_power(me, INFINITE)


@word(en="gain {n:mastery}", ru="получите {n:mastery}", gives={"mastery": "n"}, short="{n:mastery}")
def mastery(me: Player, n: int) -> None:
    gain_mastery(me, n)


@word(en="gain {n:health}", ru="получите {n:health}", gives={"health": "n"}, short="{n:health}")
def health(me: Player, n: int) -> None:
    gain_health(me, n)


@word(en="draw {n:card}", ru="возьмите {n:card}", gives={"cards": "n"}, short="{n:card}")
def draw(me: Player, n: int) -> None:
    core.draw(me, n)


@word(
    en="gain {n:power} for each {faction} champion you have in play",
    ru="получите {n:power} за каждого чемпиона {faction:of} в вашей игровой зоне",
    gives={"power": "1.5 n"},
    short=("{n:power} per {faction} {champion}", "{n:power} за {champion} {faction:of}"),
)
def power_per_champion(me: Player, n: int, faction: Faction) -> None:
    gain_power(me, n * champions_of(me, faction))


@word(
    en="gain {n:crystal} for each {faction} champion you have in play",
    ru="получите {n:crystal} за каждого чемпиона {faction:of} в вашей игровой зоне",
    gives={"crystals": "1.5 n"},
    short=("{n:crystal} per {faction} {champion}", "{n:crystal} за {champion} {faction:of}"),
)
def crystals_per_champion(me: Player, n: int, faction: Faction) -> None:
    gain_crystals(me, n * champions_of(me, faction))


@word(
    en="gain {n} more power for each {faction} ally you have played this turn",
    ru="получите ещё {n:power} за каждого союзника {faction:of}, разыгранного вами в этом ходу",
    gives={"power": "n"},
    short=("+{n:power} per {faction} {ally}", "+{n:power} за {ally} {faction:of}"),
)
def power_per_ally_played(me: Player, n: int, faction: Faction) -> None:
    gain_power(me, n * sum(1 for card in me.play if card.faction == faction and not card.champion))


@word(
    en="gain {n} more power for each {faction} card in your discard pile",
    ru="получите ещё {n:power} за каждую карту {faction:of} в вашем сбросе",
    gives={"power": "2 n"},
    short=("+{n:power} per discarded {faction} {card}", "+{n:power} за {card} {faction:of} в сбросе"),
)
def power_per_card_in_discard(me: Player, n: int, faction: Faction) -> None:
    gain_power(me, n * sum(1 for card in me.discard if card.faction == faction))


@word(
    en="gain power equal to half your mastery, rounded up",
    ru="получите мощь, равную половине вашего мастерства (с округлением вверх)",
    gives={"power": 7},
    short="{power} = ½{mastery}",
)
def power_of_half_mastery(me: Player) -> None:
    gain_power(me, (me.mastery + 1) // 2)


@word(
    en="gain power equal to your mastery",
    ru="получите мощь, равную вашему мастерству",
    gives={"power": 20},
    short="{power} = {mastery}",
)
def power_of_mastery(me: Player) -> None:
    gain_power(me, me.mastery)


@word(en="double the power you have", ru="удвойте имеющуюся у вас мощь", gives={"power": 6}, short="{power} ×2")
def double_power(me: Player) -> None:
    gain_power(me, table.power)
