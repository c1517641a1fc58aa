"""The words that decide whether an effect happens."""

from __future__ import annotations

from deckwright.games.shards.rules.core import champions_of, opposes
from deckwright.games.shards.rules.keywords import dominates, echoes, inspired, unified
from deckwright.games.shards.schema import MOST_HEALTH, MOST_MASTERY, Faction, Leader, Player
from deckwright.lang.meaning import Arguments
from deckwright.lang.types import this
from deckwright.lang.words import Effect, word


def reached(given: Arguments) -> float:
    """How much of a game is played from a mastery of `n` on, roughly."""
    return max(0.05, 0.85 - int(given["n"]) / MOST_MASTERY)


def not_reached(given: Arguments) -> float:
    """How much of a game is played below it."""
    return 1 - reached(given)


@word(
    en="[mastery] {n}+: {effect}",
    ru="[mastery] {n}+: {effect}",
    gives={"effect": reached},
    short="<{mastery}{n}+> {effect}",
    keyword="mastery",
)
def at_mastery(me: Player, n: int, effect: Effect) -> None:
    if me.mastery >= n:
        effect(me)


@word(
    en="{effect}. [mastery] {n}+: {better} instead",
    ru="{effect}. [mastery] {n}+: вместо этого {better}",
    gives={"effect": not_reached, "better": reached},
    short="{effect} · <→ {mastery}{n}+> {better}",
    keyword="mastery",
)
def by_mastery(me: Player, effect: Effect, n: int, better: Effect) -> None:
    if me.mastery >= n:
        better(me)
    else:
        effect(me)


@word(
    en="[inspire]: {effect}",
    ru="[inspire]: {effect}",
    gives={"effect": 0.4},
    short="<[inspire]> {effect}",
    keyword="inspire",
)
def inspire(me: Player, effect: Effect) -> None:
    if inspired(me):
        effect(me)


@word(
    en="{effect}. [inspire]: {better} instead",
    ru="{effect}. [inspire]: вместо этого {better}",
    gives={"effect": 0.6, "better": 0.4},
    short="{effect} · <→ [inspire]> {better}",
    keyword="inspire",
)
def by_inspire(me: Player, effect: Effect, better: Effect) -> None:
    if inspired(me):
        better(me)
    else:
        effect(me)


@word(en="[echo]: {effect}", ru="[echo]: {effect}", gives={"effect": 0.5}, short="<[echo]> {effect}", keyword="echo")
def echo(me: Player, effect: Effect) -> None:
    if echoes(me):
        effect(me)


@word(
    en="{effect}. [echo]: {better} instead",
    ru="{effect}. [echo]: вместо этого {better}",
    gives={"effect": 0.5, "better": 0.5},
    short="{effect} · <→ [echo]> {better}",
    keyword="echo",
)
def by_echo(me: Player, effect: Effect, better: Effect) -> None:
    if echoes(me):
        better(me)
    else:
        effect(me)


@word(
    en="[unify]: {effect}", ru="[unify]: {effect}", gives={"effect": 0.5}, short="<[unify]> {effect}", keyword="unify"
)
def unify(me: Player, effect: Effect) -> None:
    if unified(me, this()):
        effect(me)


@word(
    en="{effect}. [unify]: {better} instead",
    ru="{effect}. [unify]: вместо этого {better}",
    gives={"effect": 0.5, "better": 0.5},
    short="{effect} · <→ [unify]> {better}",
    keyword="unify",
)
def by_unify(me: Player, effect: Effect, better: Effect) -> None:
    if unified(me, this()):
        better(me)
    else:
        effect(me)


@word(
    en="[dominion]: {effect}",
    ru="[dominion]: {effect}",
    gives={"effect": 0.25},
    short="<[dominion]> {effect}",
    keyword="dominion",
)
def dominion(me: Player, effect: Effect) -> None:
    if dominates(me):
        effect(me)


@word(
    en="if your leader is {leader}, {effect}",
    ru="если ваш лидер — {leader}, {effect}",
    gives={"effect": 0.3},
    short="<{leader}> {effect}",
)
def if_leader(me: Player, leader: Leader, effect: Effect) -> None:
    if me.leader == leader:
        effect(me)


@word(
    en="if you have {n} or more {faction} champions in play, {effect}",
    ru="если в вашей игровой зоне не меньше {n} чемпионов {faction:of}, {effect}",
    gives={"effect": 0.15},
    short=("<{n:champion} of {faction}> {effect}", "<{n:champion} {faction:of}> {effect}"),
)
def if_champions(me: Player, n: int, faction: Faction, effect: Effect) -> None:
    if champions_of(me, faction) >= n:
        effect(me)


@word(
    en=f"if your health is now {MOST_HEALTH}, {{effect}}",
    ru=f"если ваше здоровье теперь равно {MOST_HEALTH}, {{effect}}",
    gives={"effect": 0.3},
    short=f"<{{health}}{MOST_HEALTH}> {{effect}}",
)
def at_full_health(me: Player, effect: Effect) -> None:
    if me.health == MOST_HEALTH:
        effect(me)


@word(
    en="if your mastery is higher than each opponent's, {effect}",
    ru="если ваше мастерство выше, чем у каждого из противников, {effect}",
    gives={"effect": 0.5},
    short=("<most {mastery}> {effect}", "<{mastery} больше всех> {effect}"),
)
def if_wisest(me: Player, effect: Effect) -> None:
    if not any(opposes(me, other) and other.mastery >= me.mastery for other in me.others):
        effect(me)
