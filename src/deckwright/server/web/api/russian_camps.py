"""The texts of the OpenAPI document about campaigns in Russian."""

from __future__ import annotations

CAMPS = {
    "Campaigns": "Кампании",
    "Battles that follow each other, and what is kept between them.": (
        "Бои один за другим и то, что хранится между ними."
    ),
    "Begin a campaign": "Начать кампанию",
    "A new campaign, whose first member you are. The key is told here and nowhere else: keep it.": (
        "Новая кампания, вы — её первый участник. Ключ сообщается только здесь: сохраните его."
    ),
    "The campaign, with your member key.": "Кампания и ваш ключ участника.",
    "Bring a campaign in": "Загрузить кампанию",
    "A file of a campaign becomes a new one here. All of it is played again; what does not come out is refused.": (
        "Файл кампании становится здесь новой кампанией. Всё проигрывается заново; что не сходится, не принимается."
    ),
    "The new campaign, with the key of its first member.": "Новая кампания и ключ её первого участника.",
    "Take part by an invitation": "Присоединиться по приглашению",
    "Take part from the next battle on: in place of a bot, or on a seat more if there is one.": (
        "Участвовать со следующего боя: вместо бота или на свободном месте, если оно есть."
    ),
    "The id of a campaign.": "Идентификатор кампании.",
    "Read a campaign": "Узнать о кампании",
    "What is kept, what is to be decided, and all that happened. No key is needed.": (
        "Что хранится, что нужно решить и всё, что было. Ключ не нужен."
    ),
    "The campaign.": "Кампания.",
    "Decide at the camp": "Решить в лагере",
    "Answer one of the decisions, or answer it anew. If others decided since `n`, nothing happens: 409 `stale`.": (
        "Ответить на один из вопросов или ответить иначе. Если после `n` решали другие, ничего не изменится: "
        "409 `stale`."
    ),
    "It is decided: the campaign after it.": "Решено: кампания после этого.",
    "Leave a decision open again": "Снова оставить вопрос открытым",
    "Possible until the next battle is opened.": "Можно, пока не открыт следующий бой.",
    "It is open: the campaign after it.": "Вопрос открыт: кампания после этого.",
    "Say who goes into the next battle": "Назвать, кто идёт в следующий бой",
    "Members and bots, in the order of their seats. It may be others in each battle.": (
        "Участники и боты в порядке мест. В каждом бою они могут быть разными."
    ),
    "They are seated: the campaign after it.": "Места заняты: кампания после этого.",
    "Open the next battle": "Открыть следующий бой",
    "When all is decided. From now on nothing of it can be taken back.": (
        "Когда всё решено. После этого решённого уже не отменить."
    ),
    "It is open: the campaign after it, its table in `under_way`.": (
        "Бой открыт: кампания после этого, его стол — в `under_way`."
    ),
    "Get the key of your seat in the battle": "Получить ключ своего места в бою",
    "The battle is a table like any other: with this key you look, choose and follow it.": (
        "Бой — обычный стол: с этим ключом вы смотрите, выбираете и следите за ним."
    ),
    "Count the battle that has ended": "Учесть оконченный бой",
    "What is done at the camp counts it as well. Without a battle that has ended nothing happens.": (
        "Любое действие в лагере тоже его учитывает. Если оконченного боя нет, ничего не происходит."
    ),
    "It stands: the campaign after it.": "Результат окончателен: кампания после этого.",
    "Give up the battle": "Оставить бой",
    "The battle that is being played counts as lost.": "Идущий бой считается проигранным.",
    "It is lost: the campaign after it.": "Бой проигран: кампания после этого.",
    "Carry a campaign away": "Забрать кампанию с собой",
    "The campaign with the saved games of its battles, to be kept or brought in elsewhere.": (
        "Кампания вместе с записями боёв: сохранить или загрузить в другом месте."
    ),
    "The file.": "Файл.",
    "A battle that was opened: its table, and what came of it.": "Открытый бой: его стол и чем он кончился.",
    "Which try of this battle it is, from 1.": "Какая это попытка этого боя, считая с 1.",
    "The id of its table.": "Идентификатор его стола.",
    "null while it is being played.": "null, пока бой идёт.",
    "Whether it was given up.": "Оставлен ли бой.",
    "What was told before and after it.": "Что было рассказано до и после него.",
    "One possible answer.": "Один из возможных ответов.",
    "A campaign from a file, exactly as it was written.": "Кампания из файла, точно как он записан.",
    "A campaign as a file: it can be brought in elsewhere, where all of it is checked.": (
        "Кампания как файл: его можно загрузить в другом месте, где всё будет проверено."
    ),
    "What everybody may know of a campaign.": "Что о кампании известно всем.",
    "Which of the game's campaigns it is.": "Какая из кампаний игры.",
    "The seed, if whoever began it chose one; else it is secret.": "Зерно, если его выбрали в начале; иначе оно тайна.",
    "How many entries it has: what a decision must name.": "Сколько в ней записей: это число называет тот, кто решает.",
    "False: a battle has ended, and counts with the next thing done here.": (
        "False: бой окончен и будет учтён с первым же действием здесь."
    ),
    "What is kept, by the campaign's own names.": "Что хранится, под именами самой кампании.",
    "Names that are kept, but which this version does not know.": "Сохранённые имена, которых эта версия не знает.",
    "What could not be proved when it came in as a file.": "Что не удалось проверить, когда её принесли файлом.",
    "How it began.": "С чего всё началось.",
    "Who goes into the next battle, by seats.": "Кто идёт в следующий бой, по местам.",
    "What is to be decided now; more may follow from an answer.": (
        "Что нужно решить сейчас; из ответа могут последовать новые вопросы."
    ),
    "Whether the next battle can be opened.": "Можно ли открыть следующий бой.",
    "All battles, the oldest first.": "Все бои, начиная с первого.",
    "The table of the battle that is being played.": "Стол идущего боя.",
    "A campaign of a game.": "Кампания игры.",
    "What is sent to begin it.": "Что послать, чтобы её начать.",
    "A decision.": "Решение.",
    "The `n` of the campaign it answers.": "Число `n` той кампании, на которую это ответ.",
    "Something to be decided at the camp.": "То, что нужно решить в лагере.",
    "The fewest answers.": "Наименьшее число ответов.",
    "The most answers.": "Наибольшее число ответов.",
    "Whose decision it is: a seat of the party; null is everybody's.": "Чьё это решение: место отряда; null — общее.",
    "What somebody would answer who has no wish.": "Что ответил бы тот, кому всё равно.",
    "What is decided; null if nothing is yet.": "Что решено; null, если ещё ничего.",
    "What follows from the answers.": "Что следует из ответов.",
    "The wish to open the next battle.": "Желание открыть следующий бой.",
    "How a campaign ended.": "Чем закончилась кампания.",
    "Campaigns of the game that it opens.": "Кампании игры, которые она открывает.",
    "What will follow if it stays as decided.": "Что последует, если так и останется.",
    "The cards it is about.": "Карты, о которых речь.",
    "Whether they will be gone.": "Исчезнут ли они.",
    "Whether somebody should think again before it stays so.": "Стоит ли подумать ещё раз, прежде чем так оставить.",
    "Battles that follow each other; many games have none.": "Бои один за другим; у многих игр кампаний нет.",
    "A program that takes part.": "Программа, которая участвует.",
    "Somebody who takes part.": "Участник.",
    "Whether they have left.": "Ушёл ли он.",
    "A campaign in which you take part, with what shows that it is you.": (
        "Кампания, в которой вы участвуете, и то, что показывает, что это вы."
    ),
    "Where people see it.": "Где её видят люди.",
    "Your number among those who take part.": "Ваш номер среди участников.",
    "The member key, a secret: `Authorization: Bearer <key>`.": (
        "Ключ участника, тайна: `Authorization: Bearer <ключ>`."
    ),
    "The page that makes a browser this member; as secret as the key.": (
        "Страница, которая делает браузер этим участником; такая же тайна, как ключ."
    ),
    "Whoever has this may take part: a page for people, and what `join` takes.": (
        "У кого это есть, тот может участвовать: страница для людей и то, что принимает `join`."
    ),
    "A campaign to be begun.": "Кампания, которую нужно начать.",
    "Which of its campaigns.": "Какая из её кампаний.",
    "Groups with equal seeds get the same campaign.": "У групп с одинаковым зерном одинаковая кампания.",
    "A seat of the next battle.": "Место в следующем бою.",
    "Who sits there; null is a bot.": "Кто там сидит; null — бот.",
    "Of a bot: its level; empty is the usual one.": "Для бота: его уровень; пусто — обычный.",
    "A member's number; without it a bot.": "Номер участника; без него — бот.",
    "A decision that is to be open again.": "Вопрос, который снова станет открытым.",
    "Who goes into the next battle.": "Кто идёт в следующий бой.",
    "A place on the road.": "Место на дороге.",
}
