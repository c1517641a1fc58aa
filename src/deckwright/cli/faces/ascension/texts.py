"""What the terminal says about Ascension, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Text

# --- cards, said in signs ---------------------------------------------------------------------------------------------
# By the words of the game; in its notation. What is not here is said in full.
SHORT = {
    "runes": Text("+{n}◆", "+{n}◆"),
    "power": Text("+{n}↯", "+{n}↯"),
    "honor": Text("+{n}★", "+{n}★"),
    "draw": Text("+{n}▤", "+{n}▤"),
    "mechana_runes": Text("+{n}◇", "+{n}◇"),
    "rune_or_power": Text("+{n}◆ or +{n}↯", "+{n}◆ или +{n}↯"),
    "power_per_mechana": Text("+{n}↯ per Mechana construct of yours", "+{n}↯ за ваш конструкт Механы"),
    "honor_per_faction": Text("+{n}★ per faction of your constructs", "+{n}★ за фракцию ваших конструктов"),
    "discount": Text("next construct −{n}◆", "следующий конструкт −{n}◆"),
    "if_lifebound": Text("after another Lifebound hero: {effect}", "после другого героя Жизнерождённых: {effect}"),
    "if_constructs": Text("with {n} constructs: {effect}", "с {n} конструктами: {effect}"),
    "for_runes": Text("{n}◆ → {effect}", "{n}◆ → {effect}"),
    "may_banish_row": Text("may banish a card of the row", "можно изгнать карту ряда"),
    "may_banish_own": Text("may banish a card (hand, discard pile)", "можно изгнать карту (рука, сброс)"),
    "may_banish_discard": Text("may banish a card (discard pile)", "можно изгнать карту (сброс)"),
    "banish_hand": Text("banish a card of your hand", "изгоните карту из руки"),
    "defeat_free": Text("defeat a monster up to {n}↯, free", "победите монстра до {n}↯ бесплатно"),
    "acquire_free": Text("hero up to {n}◆ on top of your deck, free", "герой до {n}◆ на верх колоды бесплатно"),
    "acquire_any_free": Text("any hero on top of your deck, free", "любой герой на верх колоды бесплатно"),
    "take_any_free": Text(
        "may take or defeat a card of the row, free", "можно бесплатно взять или победить карту ряда"
    ),
    "discard_to_draw": Text("discard 1 → +{n}▤", "сбросьте 1 → +{n}▤"),
    "copy_hero": Text("copy a hero played this turn", "копия героя, разыгранного в этом ходу"),
    "banish_for_turn": Text("banish it: another turn", "изгоните её: ещё один ход"),
    "opponents_lose_construct": Text("each opponent loses a construct", "противники теряют по конструкту"),
    "opponents_keep_construct": Text("each opponent keeps 1 construct", "у противников остаётся по 1 конструкту"),
    "steal_cards": Text("a random card of each opponent's hand", "случайная карта из руки каждого противника"),
}
# What stands before the effects of a slot, by its name.
BEFORE = {
    "on_lifebound_hero": Text("first Lifebound hero", "первый герой Жизнерождённых"),
    "on_row_defeat": Text("first monster of the row", "первый монстр ряда"),
    "on_mechana_arrival": Text("new Mechana construct", "новый конструкт Механы"),
}

# --- the table --------------------------------------------------------------------------------------------------------
CENTRE = Text("Centre row", "Центральный ряд")
CENTRE_LEFT = Text("{n} left in the deck", "в колоде ещё {n}")
IN_VOID = Text("{n} in the Void", "в Бездне {n}")
POOL = Text("honor pool", "запас славы")
LAST_ROUND = Text("last round!", "последний раунд!")
TURNS_LEFT = Text("turns left, this one included: {n}", "осталось ходов, считая этот: {n}")
ALWAYS = Text("Always there", "Всегда доступны")
LEFT = Text("{n} left", "ещё {n}")
HAND = Text("hand", "рука")
DECK = Text("deck", "колода")
DISCARD = Text("discard", "сброс")
CONSTRUCTS = Text("Constructs", "Конструкты")
PLAYED = Text("Played", "Разыграно")
YOUR_HAND = Text("Hand", "Рука")
EMPTY = Text("nothing", "пусто")
EMPTY_PLACE = Text("empty", "пусто")
USED = Text("used", "применён")
MECHANA_RUNES = Text("for Mechana constructs", "для конструктов Механы")
HERO = Text("hero", "герой")
CONSTRUCT = Text("construct", "конструкт")
MONSTER = Text("monster", "монстр")
