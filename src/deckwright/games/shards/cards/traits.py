"""What always holds for some Shards cards: facts that rules look up, with their sentences."""

from __future__ import annotations

from deckwright.lang.cards import Trait

CANNOT_BE_ATTACKED = Trait(
    "unattackable",
    1,
    "cannot be attacked",
    "этого чемпиона нельзя атаковать",
    short=("no attacks on it", "нельзя атаковать"),
)
PROTECTS_ALL = Trait(
    "protector",
    1,
    "you and your other champions cannot be attacked",
    "вас и других ваших чемпионов нельзя атаковать",
    short=("guards you and yours", "прикрывает вас и ваших"),
)
GUARDED_BY_GENERAL = Trait(
    "guarded_by_general",
    1,
    "cannot be attacked while you have General Decurion in play",
    "этого чемпиона нельзя атаковать, пока в вашей игровой зоне «Генерал Декурион»",
    short=("safe beside the General", "неуязвим при Генерале"),
)
GENERAL = Trait("general", 1, "", "")
FOCUSES = Trait("", 1, "", "", short="1 {crystal} → 1 {mastery}")
OUTRANKS = Trait(
    "outranks",
    1,
    "cannot be attacked by a player whose mastery is lower than yours",
    "этого чемпиона не могут атаковать игроки, у которых мастерство ниже вашего",
    short=("safe from less {mastery}", "неуязвим при {mastery} ниже"),
)
MASTERY_SHIELD = Trait(
    "mastery_shield",
    1,
    "its shield equals your mastery",
    "щит этой карты равен вашему мастерству",
    short="{shield} = {mastery}",
)
RETURNS_WITH_CHAMPIONS = Trait(
    "returns_with_champions",
    1,
    "when you play a champion, return this card from your discard pile to your hand",
    "когда вы разыгрываете чемпиона, верните эту карту из сброса в руку",
    short=("<a champion> back to hand", "<чемпион> назад в руку"),
)
NEEDS_DOMINION = Trait("needs_dominion", 1, "", "")
