"""The texts of the OpenAPI document in Russian, for its page."""

from __future__ import annotations

from deckwright.server.web.api.russian_camps import CAMPS
from deckwright.server.web.api.russian_people import PEOPLE

_ABOUT = {
    "Play deck-building card games from programs: list games, open tables, look through the eyes of a seat, choose, "
    "and follow what happens. No account: a seat key is all it takes. Every refusal is "
    '`{"error": {"code", "message"}}`, its message in the language of `Accept-Language`.': (
        "Колодостроительные игры для программ: узнать, какие есть игры, открыть стол, посмотреть глазами игрока, "
        "сделать выбор и следить за партией. Без регистрации: достаточно ключа места. Любой отказ имеет вид "
        '`{"error": {"code", "message"}}`, сообщение — на языке из `Accept-Language`.'
    ),
    "Games": "Игры",
    "What can be played here.": "Во что здесь можно сыграть.",
    "Tables": "Столы",
    "Open a table, sit down, see who sits there.": "Открыть стол, сесть за него, узнать, кто за ним сидит.",
    "Play": "Игра",
    "See what your seat sees, choose, take back.": "Увидеть то, что видно с вашего места, выбрать, отменить ход.",
    "Watch": "Наблюдение",
    "What happened, asked for or told as it happens.": "Что произошло: по запросу или сразу, как только случится.",
}

_OPERATIONS = {
    "List the games": "Список игр",
    "Every game with its seats, its options as the game declares them, and the levels of its bots.": (
        "Все игры: число мест, настройки в том виде, как их объявляет игра, и уровни ботов."
    ),
    "Read a game": "Одна игра",
    "One game: its seats, its options, the levels of its bots.": "Число мест, настройки и уровни ботов одной игры.",
    "List the cards of a game": "Карты игры",
    "Every kind of card: its names, what it says, how many there are, and what the rules look up.": (
        "Все карты: названия, тексты, число экземпляров и свойства, на которые смотрят правила."
    ),
    "Open a table": "Открыть стол",
    "A new table. Its seat keys are told here and nowhere else: keep them.": (
        "Новый стол. Ключи мест сообщаются только здесь: сохраните их."
    ),
    "Sit down by an invitation": "Сесть за стол по приглашению",
    "Take a friend's seat that is still free. Whoever is first sits there; the key is told once.": (
        "Занять место друга, пока оно свободно. Кто первый, тот и сел; ключ сообщается один раз."
    ),
    "Read what everybody may know of a table": "Что о столе известно всем",
    "The game, who sits where, how far it is, and how it ended. No key is needed.": (
        "Какая игра, кто где сидит, сколько сыграно и чем закончилось. Ключ не нужен."
    ),
    "Read the record of a finished game": "Запись оконченной партии",
    "The whole game, to be kept, studied or played again by `Table.load`. Only when it is over: it knows all cards.": (
        "Вся партия: сохранить, изучить или сыграть заново с помощью `Table.load`. Только после окончания: в записи "
        "известны все карты."
    ),
    "A table that cannot go on, since its game is not here any more or has changed too much, has its record all the "
    "same.": (
        "Запись есть и у стола, партию за которым не продолжить, потому что её игры здесь больше нет или она слишком "
        "изменилась."
    ),
    "Look at a table": "Посмотреть на стол",
    "With a seat key all that this seat may know, and its options; without one what a spectator sees.": (
        "С ключом места — всё, что вправе знать этот игрок, и его варианты; без ключа — то, что видит зритель."
    ),
    "Choose": "Выбрать",
    "Answer the question with one of your options. The answer is your view after it.": (
        "Ответить на вопрос одним из своих вариантов. В ответе — стол, каким вы видите его после этого."
    ),
    "The choice counts once it is answered with 200. If the table has moved on since `n`, nothing happens: "
    "409 `stale`.": (
        "Выбор сделан, если ответ — 200. Если после `n` за столом уже что-то произошло, ничего не изменится: "
        "409 `stale`."
    ),
    "Take back": "Отменить ход",
    "Take back your last choice and all after it: at once if nothing was revealed and nobody else was asked.": (
        "Отменить свой последний выбор и всё после него: сразу, если ничего не открылось и больше никого не спросили."
    ),
    "Else the others are asked, and it is done when all of them agree.": (
        "Иначе спрашивают остальных, и ход отменяется, когда согласны все."
    ),
    "Let somebody take back, or not": "Разрешить отмену или отказать",
    "Agree, or refuse, when another seat asks to take back. Once all have agreed it is done.": (
        "Согласиться или отказать, когда другой игрок просит отмены. Когда согласны все, ход отменяется."
    ),
    "Read what happened": "Что произошло",
    "Everything that was done, entry by entry, as your seat (or a spectator) may know it.": (
        "Всё, что было сделано, запись за записью, насколько это вправе знать ваше место (или зритель)."
    ),
    "Each entry has lines for people and events for programs.": (
        "В каждой записи есть строки для людей и события для программ."
    ),
    "Follow what happens": "Следить за столом",
    "The same as Server-Sent Events: first what was done, then what is done, at once.": (
        "То же самое в виде Server-Sent Events: сначала всё, что уже сделано, затем всё новое, без задержки."
    ),
    "Each message is an entry. It ends with the message `over` when the game does. If the connection breaks, ask again "
    "with the id of the last message in `Last-Event-ID`: nothing is lost and nothing told twice.": (
        "Каждое сообщение — одна запись. С концом партии приходит сообщение `over`, и поток завершается. Если связь "
        "прервётся, повторите запрос с номером последнего сообщения в `Last-Event-ID`: ничего не пропадёт и не "
        "повторится."
    ),
}

_ANSWERS = {
    "The games.": "Игры.",
    "The game.": "Игра.",
    "The cards.": "Карты.",
    "The new table, with its seat keys.": "Новый стол и ключи мест.",
    "The seat, with its key.": "Место и его ключ.",
    "The table.": "Стол.",
    "The record.": "Запись.",
    "The view.": "То, что видно.",
    "The choice is made: your view after it.": "Выбор сделан: то, что вам видно теперь.",
    "It is taken back, or the others are asked.": "Ход отменён, или об этом спросили остальных.",
    "The answer counts: the table after it.": "Ответ принят: стол после него.",
    "The entries.": "Записи.",
    "Messages: an `EntryModel` each, its number as their id; the last, `over`, is the `TableModel`.": (
        "Сообщения: в каждом — `EntryModel`, его номер служит номером сообщения; в последнем, `over`, — `TableModel`."
    ),
    "The game is over, and all of it was told.": "Партия окончена, и всё уже рассказано.",
    "The body is not JSON.": "Тело запроса — не JSON.",
    "A seat key is needed.": "Нужен ключ места.",
    "The key does not open this seat, or the request comes from a page of another site.": (
        "Ключ не подходит к этому месту, или запрос пришёл со страницы другого сайта."
    ),
    "There is no such thing.": "Ничего такого нет.",
    "Not at this moment.": "Сейчас это невозможно.",
    "The body is too large.": "Тело запроса слишком велико.",
    "The body is not sent as `application/json`.": "Тело запроса прислано не как `application/json`.",
    "Something in the request is wrong; the message says what.": "В запросе ошибка; какая — сказано в сообщении.",
    "Too many: a limit of this server.": "Слишком много: ограничение этого сервера.",
    "The store of games cannot be reached.": "Хранилище партий недоступно.",
}

_PARAMETERS = {
    "The id of a game.": "Идентификатор игры.",
    "The id of a table.": "Идентификатор стола.",
    "Tell what came after the entry of this number; -1 tells all.": (
        "Рассказать о том, что было после записи с этим номером; -1 — обо всём."
    ),
    "At most so many entries.": "Не больше стольких записей.",
    "The language of the lines; without it as `Accept-Language` says.": (
        "Язык строк; если не указан — из `Accept-Language`."
    ),
    "The same, as browsers say it; the later of the two counts.": (
        "То же, но так, как это сообщают браузеры; действует то из двух, что дальше."
    ),
}

_GAMES = {
    "All games of this server.": "Все игры этого сервера.",
    "A game of this server.": "Игра этого сервера.",
    "The smallest number of seats.": "Наименьшее число мест.",
    "The largest number of seats.": "Наибольшее число мест.",
    "The bots, the weakest first.": "Боты, начиная со слабейшего.",
    "Something a table can be opened with.": "Настройка, с которой можно открыть стол.",
    "A switch is true or false.": "switch — это true или false.",
    "More about it; may be empty.": "Пояснение; может быть пустым.",
    "Of a choice: what can be chosen.": "Для choice: из чего выбирать.",
    "Of a number: from where to where.": "Для number: от и до.",
    "One entry of an option that is a list.": "Одна запись настройки, которая задаётся списком.",
    "Of a list: its entries, with the most seats; each has the same default.": (
        "Для списка: его записи при наибольшем числе мест; значение по умолчанию у всех одно."
    ),
    "One value of an option.": "Одно из значений настройки.",
    "What is sent to choose it.": "Что передать, чтобы выбрать это.",
    "The numbers an option may have.": "Какие числа допустимы.",
    "How well a bot plays.": "Насколько хорошо играет бот.",
    "What is sent to have such a bot.": "Что передать, чтобы посадить такого бота.",
    "All kinds of cards of a game.": "Все карты игры.",
    "A kind of card.": "Вид карты.",
    "By this id views, options and events name it.": "Так карту называют представления, варианты и события.",
    "The line under its name.": "Строка под названием.",
    "What it does.": "Что делает карта.",
    "Where lists of cards put it, such as its faction.": "Раздел в списках карт, например фракция.",
    "How many there are in one box of the game.": "Сколько таких карт в одной коробке игры.",
    "What the rules look up, by name.": "Свойства, на которые смотрят правила, по именам.",
    "A text in both languages.": "Текст на двух языках.",
    "In English.": "По-английски.",
    "In Russian.": "По-русски.",
    "The answer to anything that cannot be done.": "Ответ на всё, что сделать нельзя.",
    "What is wrong.": "Что не так.",
    "A word a program can read.": "Слово для программ.",
    "The same for people, in their language.": "То же для людей, на их языке.",
    "With `stale`: how many entries the table has now.": "Для `stale`: сколько записей у стола сейчас.",
}

_TABLES = {
    "A table to be opened.": "Стол, который нужно открыть.",
    "One for each seat, in the order of play.": "По одному на место, в порядке хода.",
    "Options by their ids; those not named have their defaults.": (
        "Настройки по идентификаторам; неназванные остаются по умолчанию."
    ),
    "Equal seeds deal equal cards, so everybody is told it; without it nobody knows what is dealt.": (
        "Одинаковые зёрна раздают одинаковые карты, поэтому зерно видно всем; без него раздача никому не известна."
    ),
    "The seed, if whoever opened the table chose it; else it is secret.": (
        "Зерно, если его выбрал открывший стол; иначе оно остаётся в секрете."
    ),
    "Whether all `person` seats share one screen: the link of one opens them all, and they take back freely. Else each "
    "key and each link opens its one seat.": (
        "Сидят ли все `person` за одним экраном: тогда ссылка на одно место открывает все, а ходы отменяются "
        "свободно. Иначе каждый ключ и каждая ссылка открывают только своё место."
    ),
    "Who shall sit on a seat.": "Кто займёт место.",
    "`person`: you get its key. `friend`: you get an invitation. `bot`: the server plays.": (
        "`person`: вы получите ключ. `friend`: вы получите приглашение. `bot`: играет сервер."
    ),
    "A nickname; a long one is cut. A friend gives their own.": "Имя; длинное будет обрезано. Друг назовётся сам.",
    "A nickname; a long one is cut.": "Имя; длинное будет обрезано.",
    "Of a bot: the id of its level; without it the best one.": (
        "Для бота: идентификатор уровня; если не указан — лучший."
    ),
    "A new table.": "Новый стол.",
    "Its id.": "Идентификатор.",
    "Where people watch it.": "Страница для зрителей.",
    "A seat of a new table, with what opens it.": "Место за новым столом и то, что его открывает.",
    "Of a person's seat: its key, a secret, for `Authorization: Bearer <key>`.": (
        "Для места `person`: его ключ, секретный, для `Authorization: Bearer <key>`."
    ),
    "The page that plays this seat in a browser; as secret as the key.": (
        "Страница, которая играет за это место в браузере; такая же секретная, как ключ."
    ),
    "Of a friend's seat: the page for a person, and what `join` takes from a program.": (
        "Для места друга: страница для человека, она же — приглашение, которое программа передаёт в `join`."
    ),
    "A program that sits down on a friend's seat.": "Программа садится на место друга.",
    "The invitation, as a whole address or as its path.": "Приглашение: полный адрес или путь.",
    "A seat that is yours now.": "Место, которое теперь ваше.",
    "The seat key, a secret: `Authorization: Bearer <key>`.": "Ключ места, секретный: `Authorization: Bearer <key>`.",
    "What everybody may know of a table.": "Что о столе известно всем.",
    "How many entries it has: whatever is done makes one.": "Сколько у него записей: любое действие — одна запись.",
    "How many choices stand.": "Сколько выборов в силе.",
    "The seats that may answer the question.": "Места, которые могут ответить на вопрос.",
    "How often something was taken back.": "Сколько раз отменяли ход.",
    "Where the same people play again.": "Стол, за которым те же люди играют снова.",
    "Who sits on a seat.": "Кто сидит на месте.",
    "Of a bot: its level.": "Для бота: его уровень.",
    "Whether somebody sits there.": "Занято ли место.",
    "Whether somebody looks from there now.": "Смотрит ли кто-нибудь с этого места сейчас.",
    "How a game ended.": "Чем закончилась партия.",
    "Seats; nobody may have won.": "Места; победителей может не быть.",
    "Somebody asks to take back choices.": "Кто-то просит отменить ход.",
    "Who asks.": "Кто просит.",
    "How many choices would stay.": "Сколько выборов останется.",
    "The position by names as each turn ended: after how many choices, and what had changed.": (
        "Позиция по именам в конце каждого хода: после скольких выборов и что изменилось."
    ),
    "If the game was laid anew under other rules, how.": (
        "Если партия разложена заново по другим правилам — как именно."
    ),
    "All that was before it was laid anew, told by names.": (
        "Всё, что было до того, как её разложили заново, по именам."
    ),
    "A finished game, as `Table.load` reads it.": "Оконченная партия в том виде, в каком её читает `Table.load`.",
    "The version of the format.": "Версия формата.",
    "A digest of the rules it was played by.": "Отпечаток правил, по которым играли.",
    "A digest of the final position.": "Отпечаток последней позиции.",
}

_PLAYING = {
    "A table as a seat, or a spectator, may know it.": "Стол, каким его вправе видеть игрок или зритель.",
    "How many entries the table has: what a choice must name.": "Сколько у стола записей: это число называет выбор.",
    "Who looks; null is a spectator.": "Кто смотрит; null — зритель.",
    "Whose turn it is.": "Чей сейчас ход.",
    "What you can choose; empty if you are not asked.": "Что можно выбрать; пусто, если спрашивают не вас.",
    "The piles of the table, by name.": "Стопки стола по именам.",
    "Lists of places, where the game has some.": "Списки мест, если в игре они есть.",
    "What cards are worth now, where the game says so: by name, then by the card's number.": (
        "Чего карты стоят сейчас, если игра это сообщает: по названию, затем по номеру карты."
    ),
    "What choosing a card would bring at best, for who is asked: by name, then by its number.": (
        "Что в лучшем случае принесёт выбор карты; видит тот, кого спрашивают: по названию, затем по номеру карты."
    ),
    "A place, such as a battlefield: what it has itself, and what each side has there.": (
        "Место, например поле битвы: что есть у него самого и что там у каждой стороны."
    ),
    "What a side has at a place of the table.": "Что есть у стороны в одном из мест стола.",
    "Of a place of the table: one for each side.": "Для места на столе: по одному на каждую сторону.",
    "The place it leads to: `old-london`, or `p1.nest-2` of seat 1.": (
        "Место, к которому ведёт вариант: `old-london` или `p1.nest-2` у игрока на месте 1."
    ),
    "What is asked.": "О чём спрашивают.",
    "The card that asks.": "Карта, которая спрашивает.",
    "One thing that can be chosen now.": "Вариант, который сейчас можно выбрать.",
    "The number of the card, as in the piles.": "Номер карты, как в стопках.",
    "Where the card lies: `row`, or `p1.hand` for the hand of seat 1.": (
        "Где лежит карта: `row` или, например, `p1.hand` — рука места 1."
    ),
    "The card that the card lies in, where a game has such places.": (
        "Карта, в которой лежит эта карта, если в игре есть такие места."
    ),
    "What `en` adds to tell it from options that would read the same; mostly empty.": (
        "Что добавлено в `en`, чтобы отличить вариант от других, которые иначе читались бы так же; обычно пусто."
    ),
    "The same for `ru`.": "То же для `ru`.",
    "A card that may be seen. What lies on it, marks and counters, stands beside its id by name.": (
        "Карта, которую можно видеть. Пометки и счётчики на ней стоят рядом с номером, по именам."
    ),
    "Its number at this table.": "Её номер за этим столом.",
    "Its kind.": "Её вид.",
    "A pile, from the top.": "Стопка, начиная с верхней карты.",
    "The cards; a hidden one is null.": "Карты; скрытая — null.",
    "A player, or a side that the rules play.": "Игрок или сторона, за которую играют правила.",
    "A choice.": "Выбор.",
    "Of the option.": "Номер варианта.",
    "The `n` of the view it answers.": "`n` того представления, на которое это ответ.",
    "A wish to take back the last choice of one's own.": "Желание отменить свой последний выбор.",
    "The `n` of the view it is about.": "`n` того представления, о котором речь.",
    "What came of it.": "Что получилось.",
    "False: the others are asked first.": "false: сначала спросят остальных.",
    "Whether somebody else may take back.": "Можно ли другому отменить ход.",
}

_HAPPENINGS = {
    "What was done, in order.": "Что было сделано, по порядку.",
    "How many entries the table has now.": "Сколько записей у стола сейчас.",
    "Whether there are more: ask again after the last one.": "Есть ли ещё: спросите снова, после последней.",
    "One thing that was done at the table.": "Одно действие за столом.",
    "Its number, without gaps; 0 is the opening.": "Номер, без пропусков; 0 — открытие стола.",
    "Who did it.": "Кто это сделал.",
    "When: seconds since 1970.": "Когда: секунды с 1970 года.",
    "How many choices stood after it.": "Сколько выборов было в силе после этого.",
    "It was taken back later; what it did is not told any more.": (
        "Позже это отменили; что тогда произошло, больше не рассказывается."
    ),
    "`keep` of an undo, `name` of who sat down, `yes` of an answer, `table` of a rematch, `phrase` or `words` of who "
    "said something.": (
        "`keep` для отмены, `name` для севшего за стол, `yes` для ответа, `table` для новой партии, `phrase` или "
        "`words` для сказанного."
    ),
    "Lines you have whose `at` is this or more are void; `lines` take their place. null: they all stay.": (
        "Прежние строки, у которых `at` не меньше этого числа, больше не действуют; их место занимают `lines`. "
        "null: все остаются."
    ),
    "A line of the log.": "Строка журнала.",
    "Its place in the log.": "Место в журнале.",
    "The choice it tells of, counted from 1; 0 is the set-up.": "О каком выборе речь, считая с 1; 0 — подготовка.",
    "Set where a turn begins.": "Указано там, где начинается ход.",
    "Whom it is about.": "О ком речь.",
    "Which card it is about.": "О какой карте речь.",
    "A part of a line.": "Часть строки.",
    "A piece of a text.": "Часть текста.",
    "`card`, `player`, `amount`, `keyword`, `pile`, `number`, `turn`, or nothing.": (
        "`card`, `player`, `amount`, `keyword`, `pile`, `number`, `turn` или пусто."
    ),
    "Which one: the id of the card, the number of the player.": "Что именно: идентификатор карты, номер игрока.",
    "Something that happened, as you may know it: a card that is hidden from you is not named.": (
        "Событие, насколько вы вправе о нём знать: скрытая от вас карта не называется."
    ),
    "The card whose effect did it.": "Карта, чей эффект это вызвал.",
}

RUSSIAN: dict[str, str] = (
    _ABOUT | _OPERATIONS | _ANSWERS | _PARAMETERS | _GAMES | _TABLES | _PLAYING | _HAPPENINGS | CAMPS | PEOPLE
)
