"""What can be chosen, what is asked and what is told in Aeon's End, in both languages."""

from __future__ import annotations

from deckwright.lang.types import Note, Prompt, Verb

# --- what can be chosen -----------------------------------------------------------------------------------------------
CAST = Verb("cast", ("card",), "Cast {card}", "Произнести: {card}")
END_CASTING = Verb("end-casting", (), "End the casting phase", "Завершить фазу заклинаний")
PLAY = Verb("play", ("card",), "Play {card}", "Разыграть: {card}")
GAIN = Verb("gain", ("card", "number"), "Gain {card} for {number:aether}", "Получить за {number:aether}: {card}")
CHARGE = Verb("charge", ("number",), "Gain a charge for {number:aether}", "Получить энергию за {number:aether}")
FOCUS = Verb("focus", ("card", "number"), "Focus {card} for {number:aether}", "Настроить за {number:aether}: {card}")
OPEN = Verb("open", ("card", "number"), "Open {card} for {number:aether}", "Открыть за {number:aether}: {card}")
PREP = Verb("prep", ("card", "target"), "Prep {card} in {target}", "Подготовить: {card} → {target}")
PREP_WIDE = Verb(
    "prep-wide",
    ("card", "target"),
    "Prep {card} in {target} and the next breach",
    "Подготовить: {card} → {target} и соседний справа",
)
USE = Verb("use", ("card",), "Use {card} while prepped", "Применить подготовленное: {card}")
ABILITY = Verb("ability", ("card",), "Use the ability of {card}", "Применить способность: {card}")
DISCARD_POWER = Verb("discard-power", ("card",), "Pay to discard {card}", "Выполнить условие и сбросить: {card}")
END_TURN = Verb("end-turn", (), "End the turn; discard as usual", "Завершить ход; сброс как обычно")
END_ORDERING = Verb(
    "end-ordering",
    (),
    "End the turn and choose the order of discarding",
    "Завершить ход и выбрать порядок сброса",
)
ORDER_AS_PLAYED = Verb("order-as-played", (), "In the order played", "В порядке розыгрыша")
ORDER_LAST_FIRST = Verb(
    "order-last-first", (), "The last played first, the first on top", "Последнюю — первой, первая ляжет сверху"
)
ORDER_CHEAP_FIRST = Verb(
    "order-cheap-first", (), "Cheap cards first, dear ones on top", "Сначала дешёвые, дорогие лягут сверху"
)
ORDER_DEAR_FIRST = Verb(
    "order-dear-first", (), "Dear cards first, cheap ones on top", "Сначала дорогие, дешёвые лягут сверху"
)
BY_HAND = Verb("by-hand", (), "Card by card, this time", "По одной, только сейчас")
ONTO_DECK = Verb("onto-deck", (), "On top of your deck", "На верх колоды")
ONTO_DISCARD = Verb("onto-discard", (), "On top of your discard pile", "На верх стопки сброса")
TO_BOTTOM = Verb("to-bottom", ("card",), "{card}: to the bottom of the deck", "{card}: под низ колоды")
LEAVE_ON_TOP = Verb("leave-on-top", ("card",), "{card}: leave it on top", "{card}: оставить сверху")
PAY_GEM_AETHER = Verb(
    "pay-gem-aether",
    ("number",),
    "Pay {number} of the aether that is not for relics and spells",
    "Потратить {number:aether} из того, что нельзя тратить на реликвии и заклинания",
)

# --- what is asked ----------------------------------------------------------------------------------------------------
CASTING_PHASE = Prompt(
    "casting-phase",
    "Casting phase: which spell do you cast?",
    "Фаза заклинаний: какое заклинание вы произнесёте?",
)
HELP_WITH_ABILITY = Prompt(
    "help-with-ability",
    "An ally asks for your ability in this turn: use it now?",
    "Союзник просит применить вашу способность в этот ход: применить сейчас?",
)
MAIN_PHASE = Prompt("main-phase", "Main phase: what will you do?", "Основная фаза: что вы сделаете?")
DISCARD_ORDER = Prompt(
    "discard-order",
    "In which order do the cards you played go to your discard pile?",
    "В каком порядке разыгранные карты лягут в стопку сброса?",
)
NEXT_DISCARD = Prompt("next-discard", "Which card is discarded next?", "Какую карту сбросить следующей?")
WHO_PLAYS = Prompt("who-plays", "Which player takes this turn?", "Какой игрок сделает этот ход?")
WHO_HAS_WILD_TOKEN = Prompt(
    "who-has-wild-token", "Who gets the token of the wild card first?", "Кто первым получит жетон «Любой игрок»?"
)
WHO_COUNTS = Prompt(
    "who-counts", "Which player does the turn order card mean?", "На какого игрока указывает карта очерёдности хода?"
)
WHO_SUFFERS = Prompt("who-suffers", "Which player suffers the damage?", "Какой игрок получит урон?")
WHO_IS_MEANT = Prompt("who-is-meant", "Which player does this affect?", "На какого игрока это подействует?")
WHICH_PLAYER = Prompt("which-player", "Choose a player", "Выберите игрока")
WHICH_ALLY = Prompt("which-ally", "Choose an ally", "Выберите союзника")
WHICH_TARGET = Prompt("which-target", "Where does the damage go?", "Кому нанести урон?")
HOW_MUCH_DAMAGE = Prompt("how-much-damage", "How much of the damage goes there?", "Сколько урона нанести этой цели?")
WHICH_BREACH_FALLS = Prompt(
    "which-breach-falls",
    "You are exhausted: which of your breaches is destroyed?",
    "Вы обессилены: какой из ваших разломов уничтожить?",
)
DESTROY_BREACH = Prompt("destroy-breach", "Which of your breaches is destroyed?", "Какой из ваших разломов уничтожить?")
WHICH_BREACH = Prompt("which-breach", "Which breach?", "Какой разлом?")
FOCUS_BREACH = Prompt("focus-breach", "Which breach is focused?", "Какой разлом настроить?")
CHOOSE_ONE = Prompt("choose-one", "Choose one", "Выберите одно")
DECIDE_TOGETHER = Prompt(
    "decide-together", "The players decide together: choose one", "Игроки решают сообща: выберите одно"
)
WHERE_TO_PREP = Prompt("where-to-prep", "Prep a spell, or pass", "Подготовьте заклинание или пропустите")
DISCARD_CARD = Prompt("discard-card", "Which card of the hand is discarded?", "Какую карту сбросить из руки?")
DISCARD_TOGETHER = Prompt(
    "discard-together",
    "The players decide together: which card of a hand is discarded?",
    "Игроки решают сообща: какую карту сбросить из руки?",
)
DISCARD_SPELL = Prompt(
    "discard-spell", "Which prepped spell is discarded?", "Какое подготовленное заклинание сбросить?"
)
DESTROY_CARD = Prompt("destroy-card", "Which card is destroyed?", "Какую карту уничтожить?")
DESTROY_SPELL = Prompt(
    "destroy-spell", "Which prepped spell is destroyed?", "Какое подготовленное заклинание уничтожить?"
)
MAY_DESTROY = Prompt("may-destroy", "You may destroy a card", "Вы можете уничтожить карту")
MAY_DISCARD = Prompt("may-discard", "You may discard a card of your hand", "Вы можете сбросить карту из руки")
MAY_DISCARD_SPELL = Prompt(
    "may-discard-spell",
    "You may discard one of your prepped spells",
    "Вы можете сбросить одно из своих подготовленных заклинаний",
)
DESTROY_THIS = Prompt("destroy-this", "Destroy this card?", "Уничтожить эту карту?")
SHARE_COPY = Prompt(
    "share-copy",
    "Spend aether, so that an ally gains the same card?",
    "Потратить эфир, чтобы союзник получил такую же карту?",
)
MAY_TAKE = Prompt("may-take", "You may take a card", "Вы можете взять карту")
CAST_WHICH = Prompt("cast-which", "Which prepped spell do you cast?", "Какое подготовленное заклинание произнести?")
GAIN_WHICH = Prompt("gain-which", "Which card of the supply is gained?", "Какую карту получить из запаса?")
WHERE_GAINED = Prompt("where-gained", "Where does the gained card go?", "Куда положить полученную карту?")
PAY_HOW = Prompt("pay-how", "How do you pay?", "Каким эфиром заплатить?")
TURN_CARD = Prompt("turn-card", "The top card of the turn order deck", "Верхняя карта колоды очерёдности хода")
CHOOSE_MAGE = Prompt("choose-mage", "Choose your mage", "Выберите своего мага")
CHOOSE_NEMESIS = Prompt("choose-nemesis", "Whom will you fight?", "С каким исчадием вы сразитесь?")
CHOOSE_SUPPLY = Prompt("choose-supply", "Choose a card for the supply", "Выберите карту для запаса")

# --- what is told -----------------------------------------------------------------------------------------------------
PLAYS = Note("plays", "{player} plays {card}", "{player} разыгрывает: {card}", ("card", "player"))
CASTS = Note("casts", "{player} casts {card}", "{player} произносит: {card}", ("card", "player"))
PREPS = Note("preps", "{player} preps {card}", "{player} подготавливает: {card}", ("card", "player"))
GAINS = Note("gains", "{player} gains {card}", "{player} получает: {card}", ("card", "player"))
CHARGES = Note("charges", "{player} gains a charge", "{player} получает энергию", ("player",))
ATTACHED = Note("attached", "{card} is attached to {target}", "{card}: прикрепление → {target}", ("card", "target"))
ECHOES = Note("echoes", "{card}: the echo", "{card}: эхо", ("card",))
FOCUSES = Note("focuses", "{player} focuses {card}", "{player} настраивает: {card}", ("card", "player"))
OPENS = Note("opens", "{player} opens {card}", "{player} открывает: {card}", ("card", "player"))
USES = Note("uses", "{player} uses {card}", "{player} применяет: {card}", ("card", "player"))
USES_ABILITY = Note(
    "uses-ability", "{player} uses the ability of {card}", "{player} применяет способность: {card}", ("card", "player")
)
PAYS_OFF = Note("pays-off", "{player} has {card} discarded", "{player} сбрасывает силу: {card}", ("card", "player"))
ENDS_TURN = Note("ends-turn", "{player} ends the turn", "{player} завершает ход", ("player",))
HITS = Note("hits", "{card} is dealt {number} damage", "{card}: урон {number}", ("card", "number"))
SUFFERS = Note("suffers", "{player} suffers {number} damage", "{player} получает {number:damage}", ("player", "number"))
GRAVEHOLD_SUFFERS = Note(
    "gravehold-suffers", "Gravehold suffers {number} damage", "Грейвхолд получает {number:damage}", ("number",)
)
GAINS_LIFE = Note("gains-life", "{player} gains {number} life", "{player} получает {number:life}", ("player", "number"))
GRAVEHOLD_GAINS = Note(
    "gravehold-gains", "Gravehold gains {number} life", "Грейвхолд получает {number:life}", ("number",)
)
EXHAUSTED = Note("exhausted", "{player} is exhausted", "{player}: маг обессилен", ("player",))
BREACH_FALLS = Note(
    "breach-falls", "{player} loses {card} for good", "{player} навсегда теряет: {card}", ("card", "player")
)
UNLEASHES = Note("unleashes", "{card}: unleash", "{card}: натиск", ("card",))
NEMESIS_TURN = Note("nemesis-turn", "{card} takes a turn", "{card}: ход исчадия", ("card",))
NEMESIS_DRAWS = Note("nemesis-draws", "The nemesis draws {card}", "Исчадие берёт: {card}", ("card",))
ACTS = Note("acts", "{card} acts", "{card}: эффект срабатывает", ("card",))
TICKS = Note(
    "ticks", "{card}: power tokens left: {number}", "{card}: осталось жетонов силы: {number}", ("card", "number")
)
DEFEATED = Note("defeated", "{card} is defeated", "{card}: приспешник побеждён", ("card",))
EMPTY_DECK = Note(
    "empty-deck",
    "The nemesis deck is empty: it unleashes three times",
    "Колода исчадия пуста: натиск 3 раза",
)
TURN_CARD_SHOWN = Note(
    "turn-card-shown",
    "The top turn order card is {card}",
    "Верхняя карта очерёдности хода: {card}",
    ("card",),
)
TURNS_SHUFFLED = Note("turns-shuffled", "A new round begins", "Начинается новый раунд")
DECK_FLIPPED = Note(
    "deck-flipped", "{player} turns the discard pile over", "{player} переворачивает стопку сброса", ("player",)
)
TAKES_MAGE = Note("takes-mage", "{player} plays {card}", "{player} играет за мага: {card}", ("card", "player"))
NEMESIS_CHOSEN = Note("nemesis-chosen", "The nemesis is {card}", "Ваш противник: {card}", ("card",))
VICTORY = Note("victory", "The nemesis is defeated. You have won!", "Исчадие повержено. Вы победили!")
NEMESIS_WINS = Note("nemesis-wins", "{card} has won. You have lost", "{card}: победа исчадия. Вы проиграли", ("card",))
DEFEAT = Note("defeat", "Gravehold has fallen. You have lost", "Грейвхолд пал. Вы проиграли")
ALL_EXHAUSTED = Note("all-exhausted", "All players are exhausted. You have lost", "Все игроки обессилены. Вы проиграли")
