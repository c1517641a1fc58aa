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
