"""All that the command line says, in English and Russian. What it says about a game comes from the game's folder."""

from __future__ import annotations

from deckwright.lang.texts import Count, Text

# --- errors -----------------------------------------------------------------------------------------------------------
DID_YOU_MEAN = Text("Did you mean: {names}?", "Может быть: {names}?")
THERE_ARE = Text("There are: {names}.", "Есть: {names}.")
TRY_HELP = Text("Help: {command} --help", "Справка: {command} --help")
NO_SUCH_COMMAND = Text("There is no command {given!r}.", "Нет команды {given!r}.")
NO_SUCH_OPTION = Text("There is no option {given}.", "Нет параметра {given}.")
MISSING = Text("{name} is missing.", "Не указан параметр {name}.")
MISSING_GAME = Text(
    "Say which game, for example: {game}. `deckwright games` lists them.",
    "Укажите игру, например: {game}. Список: `deckwright games`.",
)
NUMBER_WANTED = Text("{name} must be a number.", "{name}: нужно число.")
AT_LEAST = Text("{name} must be at least {least}.", "{name}: не меньше {least}.")
OPTION_USAGE = Text("{given} needs a value after it.", "После {given} нужно значение.")
EXTRA_ARGUMENT = Text("This is too much: {given}.", "Лишнее: {given}.")
BAD_ARGUMENTS = Text("Something is wrong with the arguments: {reason}", "Ошибка в аргументах: {reason}")
UNKNOWN_LANGUAGE = Text("The language is ru or en, not {given!r}.", "Язык — ru или en, а не {given!r}.")
UNKNOWN_GAME = Text("There is no game {given!r}. There are: {names}.", "Нет игры {given!r}. Есть: {names}.")
UNKNOWN_CARD = Text(
    "There is no card {given!r}. All cards: deckwright cards {game}",
    "Нет карты {given!r}. Все карты: deckwright cards {game}",
)
UNKNOWN_CARD_BUT = Text(
    "There is no card {given!r}. Did you mean: {names}?", "Нет карты {given!r}. Может быть: {names}?"
)
SEVERAL_CARDS = Text("Several cards fit {given!r}: {names}.", "{given!r} подходит к нескольким картам: {names}.")
UNKNOWN_BOT = Text("There is no bot {given!r}. There are: {names}.", "Нет бота {given!r}. Есть: {names}.")
TOO_MANY_BOTS = Text(
    "{bots} bots are named, but there is room for {seats}.", "Названо ботов: {bots}, а мест для них: {seats}."
)
BAD_OPTION_FORM = Text(
    "Write an option as name=value, not {given!r}.", "Настройку пишут как имя=значение, а не {given!r}."
)
UNKNOWN_OPTION = Text(
    "{game} has no option {given!r}. There are: {names}.", "У игры «{game}» нет настройки {given!r}. Есть: {names}."
)
NO_RULEBOOK = Text("The rules cannot be shown: {reason}", "Не удалось показать правила: {reason}")
NO_RULES = Text("{game} has no page of rules yet.", "У игры «{game}» пока нет страницы с правилами.")
NO_RULES_BUT = Text(
    "What its cards do: deckwright cards {game} · how it is played, said at the first turn: deckwright play {game}",
    "Что делают карты: deckwright cards {game} · как играть, сказано на первом ходу: deckwright play {game}",
)
NO_RULE_FOUND = Text("Nothing in the rules fits {given!r}.", "В правилах не нашлось {given!r}.")
NO_RULE_FOUND_BUT = Text(
    "Nothing in the rules fits {given!r}. There is, for example: {names}.",
    "В правилах не нашлось {given!r}. Есть, например: {names}.",
)
MACHINE_FAULT = Text("A rule of the game is broken, please report it: {reason}", "Ошибка в правилах игры: {reason}")
RULE_ERROR = Text("The game does not compile: {reason}", "Игра не компилируется: {reason}")
BROKEN_STATE = Text("The game is in an impossible state: {reason}", "Партия в невозможном состоянии: {reason}")
NO_FILE = Text("There is no file {name}.", "Нет файла {name}.")
IS_FOLDER = Text("{name} is a folder, not a file.", "{name} — это папка, а не файл.")
NO_ACCESS = Text("{name} cannot be read or written: permission denied.", "Нет доступа к {name}.")
FILE_TROUBLE = Text("{name}: {reason}", "{name}: {reason}")
NOT_SAVED_GAME = Text("{name}: {reason}.", "{name}: {reason}.")
OTHER_GAME_SAVED = Text("This is a game of {saved}, not of {wanted}.", "Это партия игры «{saved}», а не «{wanted}».")
NOTHING_TO_RESUME = Text(
    "There is no unfinished game to resume. Begin one: deckwright play {game}",
    "Незаконченной партии нет. Начните новую: deckwright play {game}",
)
NO_SUCH_SEAT = Text(
    "--seat must be a number from 1 to {seats}, or open.", "--seat: число от 1 до {seats} или слово open."
)
ERROR = Text("Error:", "Ошибка:")
STOPPED = Text("Stopped.", "Прервано.")

# --- games, cards, rules ----------------------------------------------------------------------------------------------
PLAYERS = Text("{few}–{many} players", "игроков: {few}–{many}")
GAMES_HINT = Text(
    "Play: deckwright play {game} · options: deckwright games {game} · cards: deckwright cards {game}",
    "Играть: deckwright play {game} · настройки: deckwright games {game} · карты: deckwright cards {game}",
)
FAILED_HINT = Text("Where it stopped: deckwright games {game}", "Где именно ошибка: deckwright games {game}")
CAMPAIGN_OF = Text(
    "deckwright expedition new {game} --campaign {campaign}", "deckwright expedition new {game} --campaign {campaign}"
)
OPTIONS_OF = Text("Options, given as --option name=value", "Настройки; задаются так: --option имя=значение")
OPTION_NAMES = Text("options: {names}", "настройки: {names}")
BOTS_OF = Text("Bots, given as --bots name,name", "Боты; задаются так: --bots имя,имя")
DEFAULT = Text("default", "по умолчанию")
SAME_CHOICES = Text("the same choices", "тот же выбор")
YES = Text("yes", "да")
NO = Text("no", "нет")
CARDS_HINT = Text(
    'A card\'s page: deckwright cards {game} "{name}"', 'Страница карты: deckwright cards {game} "{name}"'
)
KINDS_OF_CARDS = Count(("kind of card", "kinds of cards"), ("вид карт", "вида карт", "видов карт"))
COPIES = Text("Copies", "Копий")
KEYWORDS = Text("Keywords", "Ключевые слова")
SEE_ALSO = Text("See also", "Смотрите также")
RULES_ABOUT = Text("Rules that name it", "Правила, где о ней сказано")
CONTENTS = Text("Contents", "Содержание")
RULES_HINT = Text(
    "One section, rule or word: deckwright rules {game} WORD",
    "Раздел, правило или слово: deckwright rules {game} СЛОВО",
)
RULES_FOUND = Count(("rule", "rules"), ("правило", "правила", "правил"))

# --- the web table ----------------------------------------------------------------------------------------------------
WEB_STARTING = Text(
    "Preparing the games (the very first time takes about a minute)…",
    "Готовлю игры (в самый первый раз это займёт около минуты)…",
)
WEB_READY = Text("The table is laid: {address}   (Ctrl+C to stop)", "Стол накрыт: {address}   (Ctrl+C — остановить)")
BAD_PREFIX = Text(
    "{prefix!r} is no prefix: write a path such as /games.", "{prefix!r} — не префикс: напишите путь, например /games."
)
WHICH_GAME = Text(
    "Name the game to play in the terminal, for example: deckwright play {game}",
    "Назовите игру для терминала, например: deckwright play {game}",
)

# --- the terminal table -----------------------------------------------------------------------------------------------
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

# --- simulate ---------------------------------------------------------------------------------------------------------
SIMULATING = Text("Playing", "Играем")
GAMES = Count(("game", "games"), ("партия", "партии", "партий"))
SIM_TITLE = Text(
    "{game}: {games}, {players} players, seeds {first}–{last}",
    "{game}: {games}, игроков: {players}, зёрна {first}–{last}",
)
SIM_BOT = Text("Bot", "Бот")
SIM_PLAYED = Text("Played", "Сыграно")
SIM_WINS = Text("Wins", "Побед")
SIM_RATE = Text("Win rate", "Доля побед")
SIM_INTERVAL = Text("95 % interval", "95 %-й интервал")
SIM_TURNS = Text("Turns", "Ходов")
SIM_DECISIONS = Text("Choices", "Выборов")
SIM_SPREAD = Text(
    "mean {mean}, median {median}, 5–95 %: {low}–{high}", "в среднем {mean}, медиана {median}, 5–95 %: {low}–{high}"
)
SIM_FIRST = Text("Whoever begins wins", "Начинающий побеждает")
SIM_EVEN = Text("even chances would be {even}", "при равных шансах было бы {even}")
SIM_UNKNOWN_FIRST = Text("not known with these options", "с этими настройками неизвестно")
SIM_NOBODY = Text("Nobody won", "Без победителя")
SIM_FAULTS = Text("Stopped by a fault", "Прервано из-за ошибки")
SIM_UNFINISHED = Text("Cut short", "Не доиграно")
SIM_SPEED = Text("Speed", "Скорость")
SIM_SPEED_IS = Text(
    "{games} games/s, {decisions} choices/s on {cores}",
    "{games} партий/с, {decisions} выборов/с на {cores}",
)
CORES = Count(("core", "cores"), ("ядре", "ядрах", "ядрах"))

# --- replay, hint -----------------------------------------------------------------------------------------------------
REPLAY_TITLE = Text("{game}: a saved game of {players}", "{game}: запись партии, {players}")
PEOPLE = Count(("player", "players"), ("игрок", "игрока", "игроков"))
NOT_FINISHED = Text("The game is not finished: {name} must choose.", "Партия не закончена: выбирает {name}.")
GAME_IS_OVER = Text("This game is over; there is nothing to advise.", "Партия окончена, советовать нечего.")
HINT_TITLE = Text("{name} is asked: {prompt}", "{name}. {prompt}")
THINKING = Text("Thinking…", "Думаю…")
HINT_BEST = Text("{bot} would choose: {option}", "{bot}: выбор — {option}")
HINT_WIN = Text("wins", "победа")
HINT_VISITS = Text("visits", "просмотров")
HINT_CHOICE = Text("choice", "вариант")
HINT_WHY = Text(
    "How often each choice won in the games the bot imagined, and how many of them it looked at.",
    "Как часто каждый вариант приводил к победе в партиях, которые бот представил себе, и сколько их было.",
)

# --- arena ------------------------------------------------------------------------------------------------------------
ARENA_TITLE = Text("{game}: {games}, {players} players", "{game}: {games}, игроков: {players}")
ARENA_RATING = Text("Rating", "Рейтинг")
ARENA_WINS = Text("Win rate", "Доля побед")
ARENA_PACE = Text("Seconds a choice", "Секунд на выбор")
ARENA_MATRIX = Text(
    "How often the bot of the row beat the bot of the column", "Как часто бот строки побеждал бота столбца"
)
ARENA_ALONE = Text(
    "Name at least two bots, for example: --bots greedy,strategist",
    "Назовите хотя бы двух ботов, например: --bots greedy,strategist",
)

# --- tune -------------------------------------------------------------------------------------------------------------
TUNING = Text("Tuning", "Настраиваем")
LEARNING = Text("Learning", "Учимся")
TUNE_WHAT = Text("--what must be weights or outlook, not {given!r}.", "--what: weights или outlook, а не {given!r}.")
TUNE_NEEDS = Text(
    "Tuning needs the package cmaes: pip install 'deckwright[tune]'",
    "Для настройки нужен пакет cmaes: pip install 'deckwright[tune]'",
)
TUNE_BETTER = Text(
    "The new weights win {rate} ({interval}) of {games} against those they began with: better.",
    "Новые веса выигрывают у прежних {rate} ({interval}), сыграно {games}: стало лучше.",
)
TUNE_NOT_BETTER = Text(
    "The new weights win {rate} ({interval}) of {games} against those they began with: not surely better.",
    "Новые веса выигрывают у прежних {rate} ({interval}), сыграно {games}: улучшение не доказано, оставьте прежние.",
)
LEARNED = Text(
    "Learned from {positions} positions of {games}; on others it is right in {right} (surprise {loss}).",
    "Изучено позиций: {positions}, {games}; на других верно в {right} случаев (неожиданность {loss}).",
)
WRITTEN = Text("Written to {path}.", "Записано в {path}.")

# --- new-game ---------------------------------------------------------------------------------------------------------
BEGUN = Text(
    "{name} is written to {folder}. It plays already:", "Пакет {name} создан в {folder}. В игру уже можно играть:"
)
BEGUN_STEPS = (
    ("cd {folder}", Text("", "")),
    ('pip install -e ".[dev]"', Text("puts it on the shelf beside the others", "ставит её на полку рядом с другими")),
    ("deckwright play", Text("in the browser", "в браузере")),
    ("deckwright play {name}", Text("in the terminal", "в терминале")),
    ("pytest", Text("what every game must keep to", "то, что обязана соблюдать любая игра")),
)
BEGUN_FIRST = Text("Begin with {file}.", "Начните с {file}.")

# --- help of the commands and their parameters ----------------------------------------------------------------------
USAGE = Text("Usage:", "Использование:")
PANELS = {
    "ARGUMENTS_PANEL_TITLE": Text("Arguments", "Аргументы"),
    "OPTIONS_PANEL_TITLE": Text("Options", "Параметры"),
    "COMMANDS_PANEL_TITLE": Text("Commands", "Команды"),
    "DEFAULT_STRING": Text("[default: {}]", "[по умолчанию: {}]"),
    "REQUIRED_LONG_STRING": Text("[required]", "[обязательно]"),
}
HELP_HELP = Text("Show this help.", "Показать эту справку.")
HELP_COMMANDS = {
    "": Text(
        "Deckwright plays, simulates and studies deck-building card games. To begin: deckwright play",
        "Deckwright: карточные игры с построением колоды — играть, моделировать, изучать. Начните с: deckwright play",
    ),
    "games": Text("List the games; with a game, all its options.", "Список игр; с названием игры — все её настройки."),
    "cards": Text("List the cards of a game, or show one card.", "Список карт игры или страница одной карты."),
    "rules": Text("Print the rules of a game, or look one up.", "Показать правила игры или найти в них нужное."),
    "play": Text(
        "Play in the browser; with a game's name, here in the terminal.",
        "Играть в браузере; с названием игры — прямо в терминале.",
    ),
    "serve": Text("Serve the web table for others too.", "Запустить веб-стол и для других."),
    "expedition": Text(
        "Campaigns: begin one, list them, show, play, export or import one.",
        "Кампании: начать, перечислить, показать, играть, сохранить в файл или загрузить.",
    ),
    "campaign": Text("The same as expedition.", "То же, что expedition."),
    "store": Text(
        "Look after the store of a server: check it, export it to a file, import one.",
        "Позаботиться о хранилище сервера: проверить, выгрузить в файл, загрузить из файла.",
    ),
    "simulate": Text("Let bots play many games and count who wins.", "Пусть боты сыграют много партий; кто побеждает?"),
    "replay": Text("Tell a saved game turn by turn.", "Пересказать сохранённую партию ход за ходом."),
    "hint": Text("What a strong bot would do in a saved game.", "Что сделал бы сильный бот в сохранённой партии."),
    "arena": Text("Let bots play each other and rate them.", "Турнир ботов: кто сильнее и насколько."),
    "tune": Text(
        "Make bots better by self-play: weights of a judgement, or an outlook on who wins.",
        "Улучшить ботов игрой с самими собой: веса оценки или прогноз победителя.",
    ),
    "new-game": Text(
        "Write a small complete package for a game of your own.", "Создать небольшой готовый пакет для своей игры."
    ),
    "bench": Text("Measure how fast the engine is.", "Измерить скорость движка."),
}
_EXPEDITION = {
    "action": Text(
        "What to do: new, list, show, play, export or import.",
        "Что сделать: new, list, show, play, export или import.",
    ),
    "what": Text(
        "For new the game, for import the file, else the name of the campaign; without it the one touched last.",
        "Для new — игра, для import — файл, иначе название кампании; без него — последняя.",
    ),
    "file": Text("For export: the file to write.", "Для export: файл для записи."),
    "campaign": Text(
        "Which of the game's campaigns; without it the first.", "Какая из кампаний игры; без него — первая."
    ),
    "call": Text("What to call it.", "Как её назвать."),
    "players": Text(
        "How many go into battle; with play, from the next battle on.",
        "Сколько игроков идёт в бой; для play — начиная со следующего боя.",
    ),
    "bots": Text("The bots at the other seats.", "Боты на остальных местах."),
    "seed": Text("Equal seeds give the same campaign.", "Одинаковое зерно даёт одинаковую кампанию."),
}
HELP_PARAMETERS = {
    **{f"{name}:{of}": text for of, text in _EXPEDITION.items() for name in ("expedition", "campaign")},
    "store:action": Text("What to do: check, export or import.", "Что сделать: check, export или import."),
    "store:file": Text(
        "The file to write or to read: a line of JSON for each table.",
        "Файл для записи или чтения: по строке JSON на каждый стол.",
    ),
    "lang": Text("Language: ru or en. Default: that of the system.", "Язык: ru или en. По умолчанию — язык системы."),
    "version": Text("Show the version.", "Показать версию."),
    "game": Text("The game, for example {game}.", "Игра, например {game}."),
    "games:game": Text("Show all options of this game.", "Показать все настройки этой игры."),
    "options": Text("The same: show all options of this game.", "То же самое: показать все настройки этой игры."),
    "card": Text(
        "A card: its id, or its name or a part of it in either language.",
        "Карта: её id, название или часть названия на любом из языков.",
    ),
    "what": Text(
        "A rule's id, a section, or words to look for.", "Номер правила, раздел или слова, которые нужно найти."
    ),
    "play:game": Text(
        "A game to play in the terminal; without one the browser opens.",
        "Игра для терминала; без неё откроется браузер.",
    ),
    "port": Text("The port of the web server; 0 takes a free one.", "Порт веб-сервера; 0 — любой свободный."),
    "browser": Text("Open the browser, or only say the address.", "Открыть браузер или только назвать адрес."),
    "host": Text("The address to listen at; 0.0.0.0 for all.", "На каком адресе слушать; 0.0.0.0 — на всех."),
    "workers": Text(
        "How many web processes; several need PostgreSQL.", "Число веб-процессов; для нескольких нужен PostgreSQL."
    ),
    "serve:bots": Text(
        "How many processes think for bots, for each web process.",
        "Сколько процессов думают за ботов на каждый веб-процесс.",
    ),
    "database": Text(
        "Where tables are kept; default: DATABASE_URL, else a file of yours.",
        "Где хранятся столы; по умолчанию DATABASE_URL, иначе ваш файл.",
    ),
    "prefix": Text(
        "The path below which everything is, such as /games; a proxy passes it on as it is.",
        "Путь, под которым всё находится, например /games; прокси передаёт его как есть.",
    ),
    "origin": Text(
        "The public address behind a proxy, such as https://example.org; may be repeated.",
        "Публичный адрес за прокси, например https://example.org; можно несколько.",
    ),
    "keep": Text(
        "After so many days a table that nobody touches is forgotten.",
        "Через сколько дней забыть стол, к которому никто не возвращался.",
    ),
    "terminal": Text("Play in the terminal.", "Играть в терминале."),
    "players": Text("How many players, bots included.", "Сколько игроков вместе с ботами."),
    "play:bots": Text(
        "The bots of the other seats: newcomer, companion, regular, strategist, master, random, and those of the game.",
        "Боты на остальных местах: newcomer, companion, regular, strategist, master, random и боты самой игры.",
    ),
    "simulate:bots": Text(
        "The bots; by default greedy,random where the game has them.",
        "Боты; по умолчанию greedy,random, если они есть у игры.",
    ),
    "arena:bots": Text(
        "The bots, by default random,greedy,strategist; also with settings: search:iterations=500.",
        "Боты, по умолчанию random,greedy,strategist; можно с параметрами: search:iterations=500.",
    ),
    "arena:number": Text("How many games each pair plays.", "Сколько партий играет каждая пара."),
    "arena:seed": Text("The seed of the first game.", "Зерно первой партии."),
    "arena:file": Text(
        "Keep the games in this file; what is in it is not played again.",
        "Хранить партии в этом файле; сыгранное заново не играется.",
    ),
    "tune:what": Text(
        "weights: of the judgement; outlook: who wins, for the search.",
        "weights — веса оценки; outlook — прогноз победителя для поиска.",
    ),
    "tune:number": Text(
        "How many games: for each candidate, or to learn from.", "Сколько партий: на кандидата или для обучения."
    ),
    "generations": Text("How many generations of candidates.", "Сколько поколений кандидатов."),
    "tune:seed": Text("The seed of the first game.", "Зерно первой партии."),
    "tune:file": Text("Where to write what was found, as JSON.", "Куда записать найденное, в формате JSON."),
    "bot": Text("Which bot gives the hint.", "Какой бот подсказывает."),
    "hint:seconds": Text("How long it may think.", "Сколько секунд ему думать."),
    "play:seed": Text("The same seed gives the same game.", "Одинаковое зерно — одинаковая партия."),
    "simulate:seed": Text("The seed of the first game.", "Зерно первой партии."),
    "option": Text(
        "An option of the game, as name=value; may be repeated.", "Настройка игры: имя=значение; можно несколько."
    ),
    "load": Text("Go on with a saved game.", "Продолжить партию из файла."),
    "resume": Text("Go on with the game that was left last.", "Продолжить последнюю незаконченную партию."),
    "name": Text("Your name at the table.", "Ваше имя за столом."),
    "hotseat": Text("People at all seats share this screen.", "За всеми местами люди, экран один на всех."),
    "number": Text("How many games.", "Сколько партий."),
    "cores": Text("How many cores to use; all by default.", "Сколько ядер занять; по умолчанию все."),
    "new-game:name": Text(
        "What it is called: small Latin letters, words with hyphens.",
        "Название: строчные латинские буквы, слова через дефис.",
    ),
    "folder": Text("Where to write it; here by default.", "Где создать; по умолчанию здесь."),
    "json": Text("Print the result as JSON.", "Вывести результат в формате JSON."),
    "file": Text("A saved game.", "Файл с сохранённой партией."),
    "step": Text("Wait for Enter after each turn.", "Ждать Enter после каждого хода."),
    "seat": Text(
        "Tell it as this seat saw it, from 1; open: everything.", "Чьими глазами: номер места с 1; open — всё открыто."
    ),
    "bench:games": Text(
        "Which games to measure, the first of them in depth; all by default.",
        "Какие игры измерить, первую из них подробно; по умолчанию все.",
    ),
    "seconds": Text("How long each measurement lasts.", "Сколько секунд длится каждое измерение."),
    "peers": Text("Measure other engines too.", "Измерить и другие движки."),
}
