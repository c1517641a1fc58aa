"""The texts of the OpenAPI document about people in Russian, for its page."""

from __future__ import annotations

PEOPLE = {
    "Talk": "Разговор",
    "What people say to each other.": "Что люди говорят друг другу.",
    "List what can be said": "Что можно сказать",
    "Phrases and reactions. Whoever reads them reads them in their own language.": (
        "Фразы и реакции. Каждый читает их на своём языке."
    ),
    "The phrases.": "Фразы.",
    "All that may be said at any table.": "Всё, что можно сказать за любым столом.",
    "Something that may be said at any table.": "То, что можно сказать за любым столом.",
    "What is sent to say it.": "Что отправить, чтобы это сказать.",
    "Whether pages show it as a symbol; its text says which.": (
        "Показывают ли страницы это значком; каким, говорит текст."
    ),
    "Say something": "Сказать",
    "Say a phrase to the others at the table; words of your own only if `free_words` of the table allows them.": (
        "Сказать фразу остальным за столом; своими словами — только если это разрешает `free_words` стола."
    ),
    "It makes an entry, which whoever follows the table is told, and makes no choice stale.": (
        "Появляется запись, о ней узнают все, кто следит за столом; ни один выбор от этого не устаревает."
    ),
    "It is said: the table after it.": "Сказано: стол после этого.",
    "Something to be said: a phrase, or words of one's own where the table allows them.": (
        "То, что нужно сказать: фраза или, где стол это разрешает, свои слова."
    ),
    "Leave the game to the companion": "Оставить игру боту «Приятель»",
    "It plays for you: the table after it.": "Он играет за вас: стол после этого.",
    "So that nobody has to wait for you. The companion plays to the end or until you come back; what it did stands.": (
        "Чтобы вас никому не пришлось ждать. Бот «Приятель» играет до конца или пока вы не вернётесь; сделанное "
        "им остаётся."
    ),
    "Come back": "Вернуться",
    "You play yourself again: the table after it.": "Вы снова играете сами: стол после этого.",
    "Play on at a table that you had left to the companion.": ("Снова играть за столом, где вы оставили игру боту."),
    "Whether the companion plays, since whoever sits there has left the game to it.": (
        "Играет ли бот «Приятель», потому что сидящий там оставил ему игру."
    ),
    "List the open tables": "Открытые столы",
    "Tables at which anybody may sit down: listed by whoever opened them, with a seat free, and somebody there.": (
        "Столы, за которые может сесть любой: открывший показал их всем, есть свободное место, и за столом кто-то есть."
    ),
    "The tables.": "Столы.",
    "Tables at which anybody may sit down.": "Столы, за которые может сесть любой.",
    "At an open table it takes no invitation.": "За открытый стол приглашение не нужно.",
    "The invitation, as a whole address or as its path; none is needed at an open table.": (
        "Приглашение: полный адрес или путь; за открытым столом оно не нужно."
    ),
    "Whether the lobby lists it, so that anybody may sit down on a friend's seat while one is free.": (
        "Показан ли стол на главной странице: тогда на свободное место друга может сесть любой."
    ),
    "The clock of a table.": "Часы стола.",
    "For whom it runs now; for nobody while a bot or a friend is awaited.": (
        "Для кого они идут сейчас; ни для кого, пока ждут бота или друга."
    ),
    "Seconds that are left of the turn.": "Сколько секунд осталось на ход.",
    "Seconds that are left of the reserve, which lasts for the whole game.": (
        "Сколько секунд осталось в запасе; он один на всю партию."
    ),
    "How long people may take: `relaxed`, `normal`, `daily`; without it there is no clock.": (
        "Сколько времени есть у людей: `relaxed`, `normal`, `daily`; если не указано, часов нет."
    ),
    "Its clock, if it has one and the game is not over.": "Часы, если они есть и партия не окончена.",
    "The id of a phrase.": "Идентификатор фразы.",
    "Words of your own; long ones are cut.": "Свои слова; длинные будут обрезаны.",
    "Whether people may write to each other what they like. Else they talk in phrases.": (
        "Можно ли писать друг другу что угодно. Иначе говорят фразами."
    ),
}
