"""The words that give something."""

from __future__ import annotations

from deckwright.games.ascension.rules import core
from deckwright.games.ascension.rules.core import gain_honor, is_mechana
from deckwright.games.ascension.schema import Answer, Faction, Player, table
from deckwright.games.ascension.texts import POWER, RUNE, RUNE_OR_POWER
from deckwright.lang.types import ask, offer
from deckwright.lang.words import word


@word(en="gain {n:rune}", ru="получите {n:rune}", gives={"runes": "n"}, short="{n:rune}")
def runes(me: Player, n: int) -> None:
    table.runes += n


@word(en="gain {n:power}", ru="получите {n:power}", gives={"power": "n"}, short="{n:power}")
def power(me: Player, n: int) -> None:
    table.power += n


@word(en="gain {n:honor}", ru="получите {n:honor}", gives={"honor": "n"}, short="{n:honor}")
def honor(me: Player, n: int) -> None:
    gain_honor(me, n)


@word(en="draw {n:card}", ru="возьмите {n:card}", gives={"cards": "n"}, short="{n:card}")
def draw(me: Player, n: int) -> None:
    core.draw(me, n)


@word(
    en="gain {n:rune} that you may spend only to acquire Mechana constructs",
    ru="получите {n:rune} только для приобретения конструктов Механы",
    gives={"mechana_runes": "n"},
    short="{n:mechana_runes}",
    keyword="mechana-runes",
)
def mechana_runes(me: Player, n: int) -> None:
    table.mechana_runes += n


@word(
    en="gain {n:rune} or {n:power}",
    ru="получите {n:rune} или {n:power}",
    gives={"runes": "0.7 n", "power": "0.7 n"},
    short="{n:rune} / {n:power}",
)
def rune_or_power(me: Player, n: int) -> None:
    offer(RUNE)
    offer(POWER)
    picked: Answer = ask(me, RUNE_OR_POWER)
    if picked.verb == RUNE:
        table.runes += n
    else:
        table.power += n


@word(
    en="gain {n:power} for each Mechana construct you control",
    ru="получите {n:power} за каждый ваш конструкт Механы",
    gives={"power": "2.5 n", "plays_late": 1},
    short=("{n:power} per Mechana {construct}", "{n:power} за {construct} Механы"),
)
def power_per_mechana(me: Player, n: int) -> None:
    table.power += n * sum(1 for card in me.constructs if is_mechana(card, me))


@word(
    en="gain {n:honor} for each faction among the constructs you control",
    ru="получите {n:honor} за каждую фракцию среди ваших конструктов",
    gives={"honor": "n", "plays_late": 1},
    short=("{n:honor} per faction", "{n:honor} за фракцию"),
)
def honor_per_faction(me: Player, n: int) -> None:
    factions = 0
    for faction in (Faction.ENLIGHTENED, Faction.LIFEBOUND, Faction.MECHANA, Faction.VOID):
        if any(card.faction == faction for card in me.constructs):
            factions += 1
    gain_honor(me, n * factions)


@word(
    en="the next construct you acquire this turn costs {n:rune} less",
    ru="следующий конструкт, который вы приобретёте в этом ходу, стоит на {n:rune} меньше",
    gives={"mechana_runes": "0.5 n"},
    short="{construct} −{n:rune}",
)
def discount(me: Player, n: int) -> None:
    table.discount += n
