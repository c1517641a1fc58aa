"""What always holds for some Shards cards: facts that rules look up, with their sentences."""

from __future__ import annotations

from deckwright.lang.cards import Trait

CANNOT_BE_ATTACKED = Trait("unattackable", 1, "cannot be attacked", "нельзя атаковать")
PROTECTS_ALL = Trait(
    "protector",
    1,
    "you and your other champions cannot be attacked",
    "вас и других ваших чемпионов нельзя атаковать",
)
GUARDED_BY_GENERAL = Trait(
    "guarded_by_general",
    1,
    "cannot be attacked while you have General Decurion in play",
    "нельзя атаковать, пока в вашей игровой зоне есть «Генерал Декурион»",
)
GENERAL = Trait("general", 1, "", "")
OUTRANKS = Trait(
    "outranks",
    1,
    "cannot be attacked by a player whose mastery is lower than yours",
    "не может быть атакован игроком, у которого меньше мастерства, чем у вас",
)
CHEAPER_BY_CHAMPIONS = Trait(
    "cheaper_by_champions",
    1,
    "costs you 1 crystal less to recruit for each Homo Deus champion you have in play",
    "вы платите за призыв на 1 кристалл меньше за каждого чемпиона Хомо Деус в вашей игровой зоне",
)
STRENGTHENS_CHAMPIONS = Trait(
    "strengthens_champions",
    1,
    "if your leader is Decima: all your champions have +2 health",
    "если ваш лидер — Децима: у всех ваших чемпионов на 2 здоровья больше",
)
GUARDS = Trait(
    "guards",
    1,
    "while in play, blocks 3 damage whenever you are attacked. At 20 mastery: blocks 6 instead",
    "пока карта в игровой зоне, блокирует 3 урона каждый раз, когда вас атакуют. При мастерстве 20 — 6 урона",
)
MASTERY_SHIELD = Trait(
    "mastery_shield",
    1,
    "its shield equals your mastery",
    "щит этой карты равен вашему мастерству",
)
RETURNS_WITH_CHAMPIONS = Trait(
    "returns_with_champions",
    1,
    "while in your discard pile: when you play a champion, return this card to your hand",
    "пока карта в вашем сбросе: когда вы разыгрываете чемпиона, верните её в руку",
)
NEEDS_DOMINION = Trait("needs_dominion", 1, "", "")
