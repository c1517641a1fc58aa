"""What the terminal says about Shards of Infinity, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Text

# --- cards, said in signs ---------------------------------------------------------------------------------------------
# By the words of the game; in its notation. What is not here is said in full.
SHORT = {
    "crystals": Text("+{n}◆", "+{n}◆"),
    "power": Text("+{n}↯", "+{n}↯"),
    "more_power": Text("+{n}↯", "+{n}↯"),
    "infinite_power": Text("+∞↯", "+∞↯"),
    "double_power": Text("double your ↯", "удвойте ↯"),
    "mastery": Text("+{n}★", "+{n}★"),
    "health": Text("+{n}♥", "+{n}♥"),
    "draw": Text("+{n}▤", "+{n}▤"),
    "power_per_champion": Text("+{n}↯ per {faction} champion in play", "+{n}↯ за чемпиона {faction:of} в игре"),
    "crystals_per_champion": Text("+{n}◆ per {faction} champion in play", "+{n}◆ за чемпиона {faction:of} в игре"),
    "power_per_ally_played": Text(
        "+{n}↯ per {faction} ally played this turn", "+{n}↯ за союзника {faction:of} в этом ходу"
    ),
    "power_per_card_in_discard": Text(
        "+{n}↯ per {faction} card in your discard pile", "+{n}↯ за карту {faction:of} в сбросе"
    ),
    "power_of_half_mastery": Text("+↯ for half your ★", "+↯ за половину ★"),
    "power_of_mastery": Text("+↯ for all your ★", "+↯ за всё ★"),
    "at_mastery": Text("★{n}: {effect}", "★{n}: {effect}"),
    "by_mastery": Text("{effect} · ★{n} → {better}", "{effect} · ★{n} → {better}"),
    "inspire": Text("[inspire]: {effect}", "[inspire]: {effect}"),
    "by_inspire": Text("{effect} · [inspire] → {better}", "{effect} · [inspire] → {better}"),
    "echo": Text("[echo]: {effect}", "[echo]: {effect}"),
    "by_echo": Text("{effect} · [echo] → {better}", "{effect} · [echo] → {better}"),
    "unify": Text("[unify]: {effect}", "[unify]: {effect}"),
    "by_unify": Text("{effect} · [unify] → {better}", "{effect} · [unify] → {better}"),
    "dominion": Text("[dominion]: {effect}", "[dominion]: {effect}"),
    "if_leader": Text("leader {leader}: {effect}", "лидер {leader}: {effect}"),
    "may_remove": Text("may remove a card (hand, discard pile)", "можно удалить карту (рука, сброс)"),
    "may_remove_two": Text("may remove 2 cards (hand, discard pile)", "можно удалить 2 карты (рука, сброс)"),
    "return_champion": Text("champion from discard pile to hand", "чемпион из сброса в руку"),
    "return_mercenary": Text("mercenary from discard pile to hand", "наёмник из сброса в руку"),
    "return_mercenaries": Text("all mercenaries from discard pile to hand", "все наёмники из сброса в руку"),
    "return_card": Text("{faction} card from discard pile to hand", "карта {faction:of} из сброса в руку"),
    "opponent_loses_mastery": Text("an opponent −{n}★", "противник −{n}★"),
}

# --- the table --------------------------------------------------------------------------------------------------------
CENTRE = Text("Centre row", "Центральный ряд")
CENTRE_LEFT = Text("{n} left in the deck", "в колоде ещё {n}")
HAND = Text("hand", "рука")
DECK = Text("deck", "колода")
DISCARD = Text("discard", "сброс")
IN_PLAY = Text("In play", "В игре")
YOUR_HAND = Text("Hand", "Рука")
RELICS = Text("Relics", "Реликвии")
RELICS_AT = Text("from 10 mastery on, take one", "с 10 мастерства возьмите одну")
EMPTY = Text("nothing", "пусто")
EMPTY_PLACE = Text("empty", "пусто")
OUT = Text("out of the game", "выбыл")
PARTNER = Text("partner", "партнёр")
MERCENARY = Text("mercenary", "наёмник")
CHAMPION = Text("champion", "чемпион")
ALLY = Text("ally", "союзник")
ACTIVATED = Text("activated", "активирован")
LEGEND_CHANGE = Text("at this mastery it becomes this instead", "при таком мастерстве вместо этого")
LEGEND_GATE = Text("at this mastery also this", "при таком мастерстве ещё и это")
