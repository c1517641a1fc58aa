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
CHEAPER_BY_CHAMPIONS = Trait(
    "cheaper_by_champions",
    1,
    "costs you 1 crystal less to recruit for each Homo Deus champion you have in play",
    "призыв этой карты обходится вам на 1 кристалл дешевле за каждого чемпиона Хомо Деус в вашей игровой зоне",
    short=("−1 {crystal} per Homo Deus {champion}", "−1 {crystal} за {champion} Хомо Деус"),
)
STRENGTHENS_CHAMPIONS = Trait(
    "strengthens_champions",
    1,
    "if your leader is Decima, all your champions have +2 health",
    "если ваш лидер — Децима, у всех ваших чемпионов на 2 здоровья больше",
    short=("<Decima> champions +2 {health}", "<Децима> чемпионы +2 {health}"),
)
GUARDS = Trait(
    "guards",
    1,
    "while in play, blocks 3 damage whenever you are attacked. [mastery] 20+: blocks 6 damage instead",
    "пока этот чемпион в игровой зоне, он блокирует 3 урона при каждой атаке на вас. "
    "[mastery] 20+: вместо этого он блокирует 6 урона",
    short="{shield} 3 · <→ {mastery}20+> {shield} 6",
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
