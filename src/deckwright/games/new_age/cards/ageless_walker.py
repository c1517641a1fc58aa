"""The Ageless Walker, its nine cards, and the Curse of Aging that every player draws again and again."""

from __future__ import annotations

from deckwright.games.aeons_end.box import Foe
from deckwright.games.aeons_end.cards.make import attack, minion, nemesis, power
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.words.choosing import any_player
from deckwright.games.aeons_end.words.gains import draws
from deckwright.games.aeons_end.words.nemesis import (
    discards_dearest,
    gravehold_damage,
    one_card,
    unleash_once,
    unleash_twice,
)
from deckwright.games.new_age.aging import CURSE_DAMAGE, CURSES, LIFE, MORE_AETHER
from deckwright.games.new_age.cards.readings import ENGLISH_NAME
from deckwright.games.new_age.words.ageless_walker import (
    ages_pass,
    begins_exiled_pile,
    by_top_exiled,
    destroy_exiled,
    discards_top,
    everybody_is_cursed,
    exile_dearest,
    exile_from_hand,
    exile_spell,
    exiles,
    nothing_ages,
    one_on_deck,
    one_to_exile,
    player_ages,
    refuse_aging,
    sells_exiled,
    together_exile,
    together_exile_dear,
    two_to_exile,
)
from deckwright.lang.cards import Kind, Trait

FOR_EVER = Trait(
    "indestructible",
    1,
    "can be neither destroyed nor exiled; what would destroy it discards it (our reading)",
    "её нельзя ни уничтожить, ни предать забвению; эффект, который уничтожил бы её, только сбрасывает её (наше "
    "прочтение)",
    short=("not destroyed, not exiled", "не уничтожить, не предать забвению"),
)
MAT = nemesis(
    "ageless-walker",
    "Ageless Walker",
    "Вечный странник",
    life=LIFE,
    rating=5,
    unleash=[ages_pass()],
    rules={
        slots.on_nemesis_set_up: [everybody_is_cursed(), sells_exiled(MORE_AETHER)],
        slots.on_supply: [begins_exiled_pile()],
        slots.unleash_is_idle: nothing_ages,
        slots.refuses: refuse_aging,
    },
)
CURSE = Kind(
    "curse-of-aging",
    "Curse of Aging",
    "Проклятие старения",
    CURSES,
    "curse_box",
    {"curse": 1},
    {slots.on_hand: [player_ages(CURSE_DAMAGE)]},
    [FOR_EVER],
)
CARDS = [
    attack("age-siphon", "Age Siphon", "Похищение лет", tier=1, effects=[exile_spell(), gravehold_damage(2)]),
    minion(
        "enveloping-slime",
        "Enveloping Slime",
        "Обволакивающая слизь",
        tier=1,
        life=5,
        persistent=[gravehold_damage(2), any_player(discards_top(), extent=one_on_deck)],
        traits=[ENGLISH_NAME],
    ),
    power("temporal-leap", "Temporal Leap", "Скачок во времени", tier=1, tokens=3, effects=[together_exile(2)]),
    minion(
        "timeless-serpent",
        "Timeless Serpent",
        "Змей безвременья",
        tier=2,
        life=12,
        persistent=[any_player(discards_dearest(), extent=one_card)],
        rules={slots.immediately: [exile_from_hand()]},
    ),
    power(
        "rush-of-madness",
        "Rush of Madness",
        "Прилив безумия",
        tier=2,
        tokens=3,
        effects=[unleash_twice(), exile_dearest(), gravehold_damage(4)],
        toll=7,
    ),
    power(
        "burden-of-knowledge",
        "Burden of Knowledge",
        "Бремя знаний",
        tier=2,
        tokens=3,
        effects=[together_exile_dear(2, 2)],
    ),
    attack(
        "forget",
        "Forget",
        "Утрата памяти",
        tier=3,
        effects=[any_player(exiles(2), draws(2), extent=two_to_exile), gravehold_damage(5)],
    ),
    minion(
        "spire-of-bone",
        "Spire of Bone",
        "Костяной шпиль",
        tier=3,
        life=16,
        persistent=[any_player(exiles(1), draws(1), extent=one_to_exile), gravehold_damage(2)],
        rules={slots.immediately: [destroy_exiled()]},
    ),
    power(
        "siege-of-dust",
        "Siege of Dust",
        "Осада праха",
        tier=3,
        tokens=1,
        effects=[unleash_once(), by_top_exiled(gravehold_damage(4), gravehold_damage(8))],
    ),
]
FOE = Foe(MAT, CARDS, [CURSE])
