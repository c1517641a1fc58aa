"""Verbs, prompts and notes of Shards of Infinity: what is asked and told, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

# --- what can be done -------------------------------------------------------------------------------------------------
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
RECRUIT = Verb(
    "recruit", ("card", "number"), "Recruit {card} for {number:crystal}", "Призвать за {number:crystal}: {card}"
)
FAST_PLAY = Verb(
    "fast-play",
    ("card", "number"),
    "Fast-play {card} for {number:crystal}",
    "Моментально разыграть за {number:crystal}: {card}",
)
ACTIVATE = Verb("activate", ("card",), "Activate {card}", "Активировать: {card}")
FOCUS = Verb("focus", (), "Focus: 1 crystal for 1 mastery", "Концентрация: 1 кристалл за 1 мастерство")
ATTACK = Verb(
    "attack", ("card", "number"), "Attack {card} with {number:power}", "Атаковать, потратив {number:power}: {card}"
)
RECRUIT_RELIC = Verb("recruit-relic", ("card",), "Recruit the relic {card}", "Призвать реликвию: {card}")
END_MAIN = Verb("end-main", (), "End the main phase", "Завершить основную фазу")
ASSIGN = Verb("assign", ("player", "number"), "{number:power} at {player}", "{player}: {number:power}")
SHOW = Verb("show", ("card", "number"), "Show {card}: blocks {number}", "Показать: {card} (блокирует {number})")
TAKE = Verb("take", ("card",), "Take {card}", "Взять: {card}")
BID = Verb("bid", ("number",), "Bid {number} health", "Поставить {number:health}")
DROP_OUT = Verb("drop-out", (), "Drop out", "Выбыть из аукциона")
DONE = Verb("done", (), "Done", "Готово")
TO_HAND = Verb("to-hand", (), "Into your hand", "В руку")
INTO_PLAY = Verb("into-play", (), "Into play", "В игровую зону")

# --- what is asked ----------------------------------------------------------------------------------------------------
MAIN_PHASE = Prompt("main-phase", "Main phase: what will you do?", "Основная фаза: что вы сделаете?")
ASSIGN_POWER = Prompt(
    "assign-power",
    "Attack phase: divide your power among your opponents",
    "Фаза атаки: распределите мощь между противниками",
)
SHOW_SHIELDS = Prompt(
    "show-shields",
    "You are attacked: show shields from your hand to block",
    "Вас атакуют: покажите щиты из руки, чтобы заблокировать урон",
)
OVERFLOW = Prompt(
    "overflow",
    "Your opponent is out. Attack the other one with the power left over?",
    "Противник выбыл. Атаковать второго противника оставшейся мощью?",
)
REMOVE_CARD = Prompt(
    "remove-card",
    "Choose a card of your hand or discard pile to remove, or pass",
    "Выберите карту из руки или сброса, чтобы удалить её, или пропустите",
)
RETURN_CARD = Prompt(
    "return-card",
    "Choose a card of your discard pile to return to your hand",
    "Выберите карту из сброса, чтобы вернуть её в руку",
)
DESTROY_CHAMPION = Prompt(
    "destroy-champion", "Choose an enemy champion to destroy", "Выберите чемпиона противника, чтобы уничтожить его"
)
WHO_LOSES_MASTERY = Prompt(
    "who-loses-mastery", "Choose an opponent who loses mastery", "Выберите противника, который потеряет мастерство"
)
COPY_CARD = Prompt("copy-card", "Choose a card to copy", "Выберите карту, чтобы скопировать её эффекты")
RECRUIT_FREE = Prompt(
    "recruit-free", "Choose a card of the centre row to recruit", "Выберите карту центрального ряда, чтобы призвать её"
)
HAND_OR_PLAY = Prompt("hand-or-play", "Where does the champion go?", "Куда поместить чемпиона?")
SHOW_FOR_UNIFY = Prompt(
    "show-for-unify",
    "Unify: which Undergrowth ally of your hand do you show?",
    "Единство: какого союзника Ветви из руки вы покажете?",
)
SHOW_HOMODEUS = Prompt(
    "show-homodeus",
    "Dominion: which Homo Deus card of your hand do you show?",
    "Власть: какую карту Хомо Деус из руки вы покажете?",
)
SHOW_UNDERGROWTH = Prompt(
    "show-undergrowth",
    "Dominion: which Undergrowth card of your hand do you show?",
    "Власть: какую карту Ветви из руки вы покажете?",
)
SHOW_WRAETHE = Prompt(
    "show-wraethe",
    "Dominion: which Wraethe card of your hand do you show?",
    "Власть: какую карту Демиреалов из руки вы покажете?",
)
CHOOSE_LEADER = Prompt("choose-leader", "Choose your leader", "Выберите своего лидера")
CHOOSE_NEMESIS = Prompt("choose-nemesis", "Choose the leader of Nemesis", "Выберите лидера Немезиды")
BID_FOR_LEADER = Prompt(
    "bid-for-leader",
    "Leader auction: how much health do you bid for the first choice?",
    "Аукцион лидеров: сколько здоровья вы ставите за право выбора?",
)
DRAFT_RELIC = Prompt("draft-relic", "Relic draft: take a relic", "Драфт реликвий: возьмите реликвию")
NEMESIS_PLAYS = Prompt(
    "nemesis-plays", "Nemesis plays these cards; which one next?", "Немезида разыгрывает эти карты; какую следующей?"
)
NEMESIS_ACTIVATES = Prompt(
    "nemesis-activates",
    "Nemesis activates her champions; which one next?",
    "Немезида активирует чемпионов; кого следующим?",
)
NEMESIS_DESTROYS = Prompt(
    "nemesis-destroys",
    "Nemesis destroys one of these champions; which one?",
    "Немезида уничтожает одного из этих чемпионов; какого именно?",
)

# --- what is told -----------------------------------------------------------------------------------------------------
PLAYS = Note("plays", "{player} plays {card}", "{player} разыгрывает: {card}", ("card", "player"))
FAST_PLAYS = Note(
    "fast-plays", "{player} fast-plays {card}", "{player} моментально разыгрывает: {card}", ("card", "player")
)
RECRUITS = Note("recruits", "{player} recruits {card}", "{player} призывает: {card}", ("card", "player"))
ACTIVATES = Note("activates", "{player} activates {card}", "{player} активирует: {card}", ("card", "player"))
FOCUSES = Note("focuses", "{player} uses Focus", "{player} применяет Концентрацию", ("player",))
DESTROYS = Note("destroys", "{player} destroys {card}", "{player} уничтожает: {card}", ("card", "player"))
COPIES = Note("copies", "{player} copies {card}", "{player} копирует: {card}", ("card", "player"))
SHOWS = Note("shows", "{player} shows {card}", "{player} показывает: {card}", ("card", "player"))
ATTACKED = Note(
    "attacked", "{player} is attacked with {number:power}", "{player} под атакой: {number:power}", ("player", "number")
)
DAMAGED = Note("damaged", "{player} takes {number} damage", "{player} получает {number:damage}", ("player", "number"))
ELIMINATED = Note("eliminated", "{player} is out of the game", "{player} выбывает из игры", ("player",))
SHOWS_SHIELD = Note(
    "shows-shield", "{player} shows {card} and blocks {number}", "{player} показывает: {card} (блокирует {number})",
    ("card", "player", "number"),
)  # fmt: skip
BIDS = Note("bids", "{player} bids {number:health}", "{player} ставит {number:health}", ("player", "number"))
DROPS_OUT = Note("drops-out", "{player} drops out of the auction", "{player} выбывает из аукциона", ("player",))
TAKES_LEADER = Note("takes-leader", "{player} plays as {card}", "{player} играет за лидера: {card}", ("card", "player"))
TAKES_RELIC = Note("takes-relic", "{player} takes {card}", "{player} берёт: {card}", ("card", "player"))
MAIN_ENDS = Note("main-ends", "{player} ends the main phase", "{player} завершает основную фазу", ("player",))
NEMESIS_REVEALS = Note("nemesis-reveals", "Nemesis reveals {card}", "Немезида открывает: {card}", ("card",))
NEMESIS_MATCHES = Note(
    "nemesis-matches", "{card} is of her leader's faction", "{card}: фракция лидера Немезиды", ("card",)
)
NEMESIS_MILLS = Note(
    "nemesis-mills",
    "Nemesis removes {number:card} of the centre deck",
    "Немезида удаляет из центральной колоды {number:card}",
    ("number",),
)
CENTRE_EMPTY = Note("centre-empty", "The centre deck is empty", "Центральная колода пуста")
WINS = Note("wins", "{player} wins", "{player} побеждает", ("player",))
