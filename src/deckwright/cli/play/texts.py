"""What the terminal table says, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Count, Text

PREPARING = Text(
    "Setting up the table (the very first time takes about half a minute)…",
    "Готовлю стол (в самый первый раз это займёт около полминуты)…",
)
YOUR_TURN = Text("Your turn, {name}", "Ваш ход, {name}")
YOUR_CHOICE = Text("Your choice, {name}", "Ваш выбор, {name}")
ASKED_BY = Text("asked by {card}", "спрашивает карта «{card}»")
PROMPT = Text("Your choice (number, ? for help): ", "Ваш выбор (номер, ? — помощь): ")
ENTER = Text("Enter to go on", "Enter — дальше")
CURTAIN = Text(
    "Pass the screen to {name}. Nobody else should look now.",
    "Передайте экран: теперь выбирает {name}. Остальным лучше не смотреть.",
)
HOW_TO_PLAY = Text("{game}: how to play", "{game}: как играть")
HOW_TO_TYPE = Text(
    "Type the number of what you want to do; a plays all simple cards at once, 0 ends. Any time: h is a hint, ? is "
    "help.",
    "Вводите номер того, что хотите сделать; a разыграет все простые карты сразу, 0 завершает. В любой момент: h — "
    "подсказка, ? — помощь.",
)
HOW_TO_CHOOSE = Text(
    "Type the number of what you want to do. Any time: h is a hint, ? is help.",
    "Вводите номер того, что хотите сделать. В любой момент: h — подсказка, ? — помощь.",
)
TYPE_ZERO = Text("(Type 0.)", "(Введите 0.)")
TYPE_NUMBER = Text("Type the number itself.", "Введите число.")
MORE_OF_CARD = Text("(i N shows all about a card.)", "(i N — всё о карте.)")
ONCE_MORE = Text("Type {label} once more to do it all the same.", "Введите {label} ещё раз, чтобы всё же сделать это.")
WHAT_HAPPENED = Text("What happened", "Что произошло")
HUMAN = Text("Player", "Игрок")
HUMAN_OF_SEVERAL = Text("Player {n}", "Игрок {n}")
BOT = Text("Bot {name}", "Бот {name}")
RESUMED = Text("The game goes on from where it was left.", "Партия продолжается с того места, где её оставили.")
BAD_NUMBER = Text(
    "There is no such choice. Type one of the numbers shown, or ? for help.",
    "Такого варианта нет. Введите один из номеров на экране или ? — помощь.",
)
BAD_COMMAND = Text(
    "Unknown command {given!r}. ? shows what can be typed.", "Нет команды {given!r}. ? — что можно ввести."
)
INFO_OF_WHAT = Text(
    "Say which card: i 3 (the number of a choice) or i and a part of the name.",
    "Укажите карту: i 3 (номер варианта) или i и часть названия.",
)
NO_CARD_THERE = Text("Choice {n} is not about a card.", "Вариант {n} — не про карту.")
RULES_OF_WHAT = Text("Say what to look for: r turn", "Что искать? Например: r ход")
MORE_FOUND = Text("…and {rules} more; say it more exactly.", "…и ещё {rules}; уточните запрос.")
NOTHING_TO_UNDO = Text("There is nothing to take back.", "Отменять нечего.")
UNDONE = Text("Taken back.", "Ход отменён.")
HINT = Text("The bot would choose: {option}", "Бот выбрал бы: {option}")
HINT_CHANCE = Text("(wins {win})", "(победа: {win})")
SAVED = Text("Saved: {path}", "Сохранено: {path}")
SAVE_WHERE = Text("Say where to save: s my-game.json", "Укажите файл: s партия.json")
NOTHING_SAFE = Text(
    "There is no card that only gives resources. Play the others one by one.",
    "Нет карт, которые просто дают ресурсы. Остальные разыгрывайте по одной.",
)
LEFT_FOR_YOU = Text(
    "Left in hand, since it can do more a little later: {names}",
    "Осталось в руке — чуть позже даст больше: {names}",
)
NOW_SPEAKING = Text("Now in English.", "Теперь по-русски.")
LANG_WHICH = Text("Say which: lang ru or lang en", "Укажите язык: lang ru или lang en")
QUIT_SAVE = Text(
    "File to save to as well (Enter: no need, the game can be resumed): ",
    "Сохранить ещё и в файл (Enter — не нужно, партию можно продолжить): ",
)
KEPT = Text(
    "The game is kept. Go on with: deckwright play {game} --resume",
    "Партия сохранена. Продолжить: deckwright play {game} --resume",
)
NOT_KEPT = Text("The game could not be kept: {reason}", "Партию не удалось сохранить: {reason}")
NO_PILES = Text("No pile lies open but what the table shows.", "Кроме того, что на столе, открытых стопок нет.")
LOG_EMPTY = Text("Nothing has happened yet.", "Пока ничего не произошло.")
HELP_TITLE = Text("What you can type", "Что можно ввести")
PLAY_ALL = Text("a", "a")  # only where cards are played from hand
COMMANDS = (
    (Text("number", "номер"), Text("choose this", "выбрать этот вариант")),
    (Text("i N, i NAME", "i N, i НАЗВАНИЕ"), Text("all about a card", "всё о карте")),
    (
        Text("p", "p"),
        Text("read the piles that lie open: graveyards, discards", "посмотреть открытые стопки: кладбища, сбросы"),
    ),
    (
        PLAY_ALL,
        Text("play all cards that simply give resources", "разыграть все карты, которые просто дают ресурсы"),
    ),
    (Text("h", "h"), Text("a hint: what the bot would do", "подсказка: что сделал бы бот")),
    (Text("u", "u"), Text("take back your last choice", "отменить свой последний выбор")),
    (Text("l", "l"), Text("everything that happened so far", "что произошло с начала партии")),
    (Text("r WORD", "r СЛОВО"), Text("look something up in the rules", "поискать в правилах")),
    (Text("Enter", "Enter"), Text("show the table again", "показать стол ещё раз")),
    (Text("s FILE", "s ФАЙЛ"), Text("save the game to a file", "сохранить партию в файл")),
    (Text("lang ru|en", "lang ru|en"), Text("change the language", "сменить язык")),
    (Text("q", "q"), Text("leave; the game is kept", "выйти; партия сохранится")),
)
LEGEND = Text("Signs", "Обозначения")
WON = Text("{names} wins!", "Победа: {names}!")
WON_SEVERAL = Text("{names} win!", "Победа: {names}!")
NOBODY_WON = Text("Nobody won.", "Никто не победил.")
LAST_WORDS = Text("{turns}, {decisions}, seed {seed}", "{turns}, {decisions}, зерно {seed}")
TURNS = Count(("turn", "turns"), ("ход", "хода", "ходов"))
DECISIONS = Count(("choice", "choices"), ("выбор", "выбора", "выборов"))
AGAIN = Text("Once more: deckwright play {game}", "Ещё раз: deckwright play {game}")
