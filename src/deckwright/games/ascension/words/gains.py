"""The words that give something."""

from __future__ import annotations

from deckwright.games.ascension.rules import core
from deckwright.games.ascension.rules.core import gain_honor, is_mechana
from deckwright.games.ascension.schema import Choice, Faction, Player, table
from deckwright.games.ascension.texts import POWER, RUNE, RUNE_OR_POWER
from deckwright.lang.types import ask, offer
from deckwright.lang.words import word


@word(en="gain {n:rune}", ru="получите {n:rune}")
def runes(me: Player, n: int) -> None:
    table.runes += n


@word(en="gain {n:power}", ru="получите {n:power}")
def power(me: Player, n: int) -> None:
    table.power += n


@word(en="gain {n:honor}", ru="получите {n:honor}")
def honor(me: Player, n: int) -> None:
    gain_honor(me, n)


@word(en="draw {n:card}", ru="возьмите {n:card}")
def draw(me: Player, n: int) -> None:
    core.draw(me, n)


@word(
    en="gain {n:rune} that you may spend only to acquire Mechana constructs",
    ru="получите {n:rune} только для приобретения конструктов Механы",
    keyword="mechana-runes",
)
def mechana_runes(me: Player, n: int) -> None:
    table.mechana_runes += n


@word(en="gain {n:rune} or {n:power}", ru="получите {n:rune} или {n:power}")
def rune_or_power(me: Player, n: int) -> None:
    offer(RUNE)
    offer(POWER)
    picked: Choice = ask(me, RUNE_OR_POWER)
    if picked.verb == RUNE:
        table.runes += n
    else:
        table.power += n


@word(
    en="gain {n:power} for each Mechana construct you control",
    ru="получите {n:power} за каждый ваш конструкт Механы",
)
def power_per_mechana(me: Player, n: int) -> None:
    table.power += n * sum(1 for card in me.constructs if is_mechana(card, me))


@word(
    en="gain {n:honor} for each faction among the constructs you control",
    ru="получите {n:honor} за каждую фракцию среди ваших конструктов",
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
)
def discount(me: Player, n: int) -> None:
    table.discount += n
