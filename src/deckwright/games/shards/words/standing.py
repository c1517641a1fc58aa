"""The words for what always holds while a card is where it works: they answer what the rules ask of it."""

from __future__ import annotations

from deckwright.games.shards.rules.core import blocks, champions_of, cheaper, strengthens
from deckwright.games.shards.schema import Card, Faction, Leader, Player
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.words import word


@word(
    en="while in play, blocks {n:damage} whenever you are attacked. [mastery] {reached}+: blocks {more:damage} instead",
    ru="пока этот чемпион в игровой зоне, он блокирует {n:damage} при каждой атаке на вас. "
    "[mastery] {reached}+: вместо этого он блокирует {more:damage}",
    gives=NOT_COUNTED,
    short="{n:shield} · <→ {mastery}{reached}+> {more:shield}",
    slot=blocks,
)
def guards(card: Card, me: Player, n: int, reached: int, more: int) -> int:
    return more if me.mastery >= reached else n


@word(
    en="if your leader is {leader}, all your champions have +{n} health",
    ru="если ваш лидер — {leader}, у всех ваших чемпионов на {n:health} больше",
    gives=NOT_COUNTED,
    short=("<{leader}> champions +{n:health}", "<{leader}> чемпионы +{n:health}"),
    slot=strengthens,
)
def strengthens_champions(card: Card, me: Player, leader: Leader, n: int) -> int:
    return n if me.leader == leader else 0


@word(
    en="costs you {n:crystal} less to recruit for each {faction} champion you have in play",
    ru="призыв этой карты обходится вам на {n:crystal} дешевле за каждого чемпиона {faction} в вашей игровой зоне",
    gives=NOT_COUNTED,
    short=("−{n:crystal} per {faction} {champion}", "−{n:crystal} за {champion} {faction}"),
    slot=cheaper,
)
def cheaper_by_champions(card: Card, me: Player, n: int, faction: Faction) -> int:
    return n * champions_of(me, faction)
