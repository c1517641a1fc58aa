"""What the terminal says about Shards of Infinity, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Text

# --- headings of choices ----------------------------------------------------------------------------------------------
VERBS = {
    "play": Text("Play from your hand", "Разыграть с руки"),
    "activate": Text("Activate a champion", "Активировать чемпиона"),
    "recruit": Text("Recruit: the card goes to your discard pile", "Призвать: карта ляжет в ваш сброс"),
    "fast-play": Text(
        "Fast-play: the mercenary works now, then leaves", "Моментально: наёмник сработает сейчас и уйдёт"
    ),
    "recruit-relic": Text("Recruit a relic, free, once per game", "Призвать реликвию: бесплатно, раз за партию"),
    "attack": Text("Attack a champion of an opponent", "Атаковать чемпиона противника"),
    "focus": Text("Grow", "Рост"),
    "assign": Text("Attack", "Атаковать"),
    "show": Text("Show a shield; it stays in your hand", "Показать щит; карта останется в руке"),
    "bid": Text("Bid", "Ставка"),
    "choose": Text("Choose a card", "Выберите карту"),
    "choose-player": Text("Choose a player", "Выберите игрока"),
}

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
CRYSTALS = Text("crystals", "кристаллы")
POWER = Text("power", "мощь")
MASTERY = Text("mastery", "мастерство")
HEALTH = Text("health", "здоровье")
SHIELD = Text("shield", "щит")
CARDS_TO_DRAW = Text("cards to draw", "карты, которые вы берёте")
COST = Text("cost", "стоимость")
OUT = Text("out of the game", "выбыл")
PARTNER = Text("partner", "партнёр")
MERCENARY = Text("mercenary", "наёмник")
CHAMPION = Text("champion", "чемпион")
ALLY = Text("ally", "союзник")
ACTIVATED = Text("activated", "активирован")
PILES = {
    "hand": Text("from hand", "из руки"),
    "discard": Text("from the discard pile", "из сброса"),
    "play": Text("in play", "в игре"),
    "row": Text("from the centre row", "из ряда"),
}

# --- the story --------------------------------------------------------------------------------------------------------
MOVES = {
    ("deck", "hand"): Text("draws", "берёт"),
    ("discard", "hand"): Text("returns to hand", "возвращает в руку"),
    ("hand", "removed"): Text("removes from hand", "удаляет из руки"),
    ("discard", "removed"): Text("removes from the discard pile", "удаляет из сброса"),
    ("row", "hand"): Text("takes into hand", "берёт в руку"),
    ("centre", "row"): Text("into the row", "в ряд"),
}

# --- help -------------------------------------------------------------------------------------------------------------
HOW_TO_PLAY = (
    Text(
        "Your goal: bring every opponent from 50 health to 0.",
        "Цель: снизить здоровье каждого противника с 50 до 0.",
    ),
    Text(
        "Your turn: play all cards of your hand; they give crystals ◆ and power ↯.",
        "В свой ход разыграйте все карты с руки: они дают кристаллы ◆ и мощь ↯.",
    ),
    Text(
        "Crystals buy cards of the centre row. A recruited card goes to your discard pile and comes to hand later.",
        "За кристаллы призывайте карты из центрального ряда. Призванная карта ляжет в сброс, а позже придёт в руку.",
    ),
    Text(
        "Once per turn Focus gives 1 mastery ★ for 1 crystal. Mastery is kept and makes your cards stronger; with 30 "
        "your Infinity Shard wins the game.",
        "Раз в ход Концентрация даёт 1 мастерство ★ за 1 кристалл. Мастерство копится и усиливает карты; с 30 "
        "«Осколок бесконечности» выигрывает партию.",
    ),
    Text(
        "When you end the main phase, all power hits your opponents. What is not spent is lost, the hand is discarded "
        "and you draw 5 new cards.",
        "Когда вы завершите основную фазу, вся мощь ударит по противникам. Непотраченное пропадёт, рука уйдёт в сброс, "
        "и вы возьмёте 5 новых карт.",
    ),
    Text(
        "Champions ♥ stay in play and can be activated every turn. To destroy one, spend power equal to its health.",
        "Чемпионы ♥ остаются в игре, их можно активировать каждый ход. Чтобы уничтожить чемпиона, потратьте мощь, "
        "равную его здоровью.",
    ),
    Text(
        "Easy start: type a, then buy the dearest card you can, use Focus, then 0. Any time: h is a hint, ? is help.",
        "Для начала: введите a, купите самую дорогую карту, примените Концентрацию, затем 0. В любой момент: h — "
        "подсказка, ? — помощь.",
    ),
)
HOW_TO_NEMESIS = Text(
    "You play alone against Nemesis: bring her from 50 health to 0. She wins with 30 mastery, when the centre deck "
    "runs out, or when you have no health left.",
    "Вы играете одни против Немезиды: снизьте её здоровье с 50 до 0. Она победит, если наберёт 30 мастерства, если "
    "кончится центральная колода или если у вас не останется здоровья.",
)
LEGEND_CHANGE = Text("at this mastery it becomes this instead", "при таком мастерстве вместо этого")
LEGEND_GATE = Text("at this mastery also this", "при таком мастерстве ещё и это")

EXPLAIN = {
    "show-shields": Text(
        "{power} power is coming at you, {blocked} blocked so far; your health is {health}. Shown cards stay in hand.",
        "На вас направлено {power} мощи, заблокировано {blocked}; ваше здоровье — {health}. Показанные карты "
        "останутся в руке.",
    ),
    "remove-card": Text(
        "A removed card leaves the game for good. Removing weak starting cards makes good cards come more often.",
        "Удалённая карта навсегда уйдёт из игры. Удаляйте слабые начальные карты: хорошие будут приходить чаще.",
    ),
    "assign-power": Text(
        "{power} power is left to divide. An opponent at 0 health is out of the game.",
        "Осталось распределить: {power}. Противник, у которого кончилось здоровье, выбывает.",
    ),
    "choose-leader": Text(
        "All leaders play alike; they differ in their two relics and in cards that name them (i N shows more).",
        "Все лидеры играют одинаково; различаются их реликвии и карты, где они названы (i N — подробнее).",
    ),
    "choose-nemesis": Text(
        "Cards of her leader's faction bring Nemesis 3 mastery when she reveals them.",
        "Открывая карту фракции своего лидера, Немезида получает 3 мастерства.",
    ),
    "bid-for-leader": Text(
        "The highest bid chooses a leader first and loses that much health; who chooses last begins. Type the amount.",
        "Наибольшая ставка выбирает лидера первой и теряет столько здоровья; выбравший последним ходит первым. "
        "Введите число.",
    ),
    "draft-relic": Text(
        "From 10 mastery on you may take one of your two relics into your deck, once per game.",
        "Набрав 10 мастерства, вы один раз за партию возьмёте одну из двух своих реликвий в колоду.",
    ),
    "nemesis-plays": Text(
        "Nemesis plays every card of the faction she revealed; you only choose the order.",
        "Немезида разыграет все карты открытой фракции; вы выбираете только порядок.",
    ),
    "nemesis-activates": Text("All of them will be activated.", "Все они будут активированы."),
    "copy-card": Text("Its effects happen once more.", "Эффекты этой карты сработают ещё раз."),
    "recruit-free": Text("You pay nothing for it.", "Платить за неё не нужно."),
    "show-for-unify": Text("A shown card stays in your hand.", "Показанная карта останется в руке."),
    "show-homodeus": Text("A shown card stays in your hand.", "Показанная карта останется в руке."),
    "show-undergrowth": Text("A shown card stays in your hand.", "Показанная карта останется в руке."),
    "show-wraethe": Text("A shown card stays in your hand.", "Показанная карта останется в руке."),
}

# --- advice -----------------------------------------------------------------------------------------------------------
STILL_POSSIBLE = Text("Still possible: {what}", "Ещё можно: {what}")
PLAY_CARDS = Text("play cards ({n})", "разыграть карты ({n})")
ACTIVATE = Text("activate ({n})", "активировать ({n})")
BUY = Text("recruit ({crystals}; {n} in reach)", "призвать ({crystals}; по средствам: {n})")
FOCUS = Text("Focus", "Концентрация")
RELIC = Text("take a relic, free", "взять реликвию бесплатно")
ATTACK = Text("attack a champion ({n})", "атаковать чемпиона ({n})")
ALL_DONE = Text("Everything is done: end the main phase (0).", "Всё сделано: завершайте основную фазу (0).")
ALL_DONE_ATTACK = Text(
    "Everything is done: end the main phase (0), and {power} hits.",
    "Всё сделано: завершайте основную фазу (0), ударит {power}.",
)

# --- the end ----------------------------------------------------------------------------------------------------------
STAT_HEALTH = Text("health left", "осталось здоровья")
STAT_MASTERY = Text("mastery", "мастерство")
STAT_DAMAGE = Text("damage dealt", "нанесено урона")
STAT_RECRUITED = Text("cards recruited", "призвано карт")
STAT_PLAYED = Text("cards played", "разыграно карт")
STAT_DESTROYED = Text("champions destroyed", "уничтожено чемпионов")
