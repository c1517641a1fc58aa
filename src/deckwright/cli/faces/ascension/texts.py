"""What the terminal says about Ascension, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Text

# --- headings of choices ----------------------------------------------------------------------------------------------
VERBS = {
    "play": Text("Play from your hand", "Разыграть с руки"),
    "use": Text("Use a construct, once per turn", "Применить конструкт, раз в ход"),
    "use-second": Text("Use the second ability, once per turn", "Применить вторую способность, раз в ход"),
    "defeat": Text("Defeat a monster: you get its reward", "Победить монстра и получить награду"),
    "acquire": Text("Acquire: the card goes to your discard pile", "Приобрести: карта ляжет в ваш сброс"),
    "choose": Text("Choose a card", "Выберите карту"),
    "choose-player": Text("Choose a player", "Выберите игрока"),
}

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
RUNES = Text("runes", "руны")
MECHANA_RUNES = Text("runes for Mechana constructs", "руны для конструктов Механы")
POWER = Text("power", "могущество")
HONOR = Text("honor", "слава")
CARDS_TO_DRAW = Text("cards to draw", "карты, которые вы берёте")
COST = Text("cost", "стоимость")
STRENGTH = Text("strength", "сила")
WORTH = Text("honor at the end", "слава в конце игры")
HERO = Text("hero", "герой")
CONSTRUCT = Text("construct", "конструкт")
MONSTER = Text("monster", "монстр")
PILES = {
    "hand": Text("from hand", "из руки"),
    "discard": Text("from the discard pile", "из сброса"),
    "constructs": Text("in play", "в игре"),
    "row": Text("from the centre row", "из ряда"),
    "mystics": Text("always there", "всегда доступен"),
    "infantry": Text("always there", "всегда доступна"),
    "cultists": Text("always there", "всегда доступен"),
}

# --- help -------------------------------------------------------------------------------------------------------------
HOW_TO_PLAY = (
    Text(
        "Your goal: the most honor ★ when the honor pool is empty and the round is finished.",
        "Цель: набрать больше всех славы ★ к тому времени, когда запас славы исчерпан и раунд доигран.",
    ),
    Text(
        "Your turn: play all cards of your hand; they give runes ◆ and power ↯, which last until the turn ends.",
        "В свой ход разыграйте все карты с руки: они дают руны ◆ и могущество ↯ до конца хода.",
    ),
    Text(
        "Runes acquire heroes and constructs of the centre row. They go to your discard pile and come to hand later.",
        "За руны приобретайте героев и конструкты из центрального ряда. Карта ляжет в сброс, а позже придёт в руку.",
    ),
    Text(
        "Power defeats monsters ☠: you get their honor and their reward at once. The Cultist is always there.",
        "Могуществом побеждайте монстров ☠: славу и награду вы получаете сразу. Культист доступен всегда.",
    ),
    Text(
        "Constructs stay in play and can be used every turn. All your cards count their honor at the end.",
        "Конструкты остаются в игре, их можно применять каждый ход. В конце все ваши карты приносят славу.",
    ),
    Text(
        "When you end your turn, what is left is lost, the hand is discarded and you draw 5 new cards.",
        "Когда вы закончите ход, непотраченное пропадёт, рука уйдёт в сброс, и вы возьмёте 5 новых карт.",
    ),
    Text(
        "Easy start: type a, then defeat and buy the dearest you can, then 0. Any time: h is a hint, ? is help.",
        "Для начала: введите a, победите и купите самое дорогое, затем 0. В любой момент: h — подсказка, ? — помощь.",
    ),
)
HOW_TO_SOLO = Text(
    "You race alone against a score: get more than {target} honor in {turns} (a variant of ours).",
    "Вы играете в одиночку на счёт: наберите больше {target} славы за {turns} (это наш вариант).",
)
EXPLAIN = {
    "banish-own": Text(
        "A banished card is gone for good, its honor too. Banish weak starting cards: good ones come more often.",
        "Изгнанная карта уходит навсегда, и её слава тоже. Изгоняйте слабые начальные карты: хорошие будут приходить "
        "чаще.",
    ),
    "banish-discard": Text(
        "A banished card is gone for good, its honor too.", "Изгнанная карта уходит навсегда, и её слава тоже."
    ),
    "banish-hand": Text("You must banish one; it is gone for good.", "Одну карту изгнать нужно; она уйдёт навсегда."),
    "banish-row": Text(
        "Another card takes its place at once. Nobody can have the banished one.",
        "На её место сразу ляжет другая. Изгнанная карта никому не достанется.",
    ),
    "defeat-free": Text("You get the whole reward.", "Награду вы получите целиком."),
    "acquire-free": Text("You will draw it next.", "Вы возьмёте её следующей."),
    "take-any": Text("You pay nothing for it.", "Платить не нужно."),
    "copy-hero": Text("Its effect happens once more.", "Эффект этого героя сработает ещё раз."),
    "launch": Text("It may be used this very turn.", "Его можно будет применить уже в этом ходу."),
    "destroy": Text("It goes to your discard pile, not to the Void.", "Он уйдёт в ваш сброс, а не в Бездну."),
    "keep": Text("The others go to your discard pile.", "Остальные уйдут в ваш сброс."),
}

# --- advice -----------------------------------------------------------------------------------------------------------
STILL_POSSIBLE = Text("Still possible: {what}", "Ещё можно: {what}")
PLAY_CARDS = Text("play cards ({n})", "разыграть карты ({n})")
USE = Text("use constructs ({n})", "применить конструкты ({n})")
DEFEAT = Text("defeat ({power}; {n} in reach)", "победить ({power}; по силам: {n})")
ACQUIRE = Text("acquire ({runes}; {n} in reach)", "приобрести ({runes}; по средствам: {n})")
ALL_DONE = Text("Everything is done: end your turn (0).", "Всё сделано: заканчивайте ход (0).")

# --- the end ----------------------------------------------------------------------------------------------------------
STAT_ACQUIRED = Text("cards acquired", "приобретено карт")
STAT_DEFEATED = Text("monsters defeated", "побеждено монстров")
STAT_PLAYED = Text("cards played", "разыграно карт")
STAT_BANISHED = Text("cards banished", "изгнано карт")
