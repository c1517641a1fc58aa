"""Help of the commands and their parameters, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Text

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
