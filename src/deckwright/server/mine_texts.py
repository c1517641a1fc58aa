"""What the page of somebody's own games says."""

from __future__ import annotations

from deckwright.lang.texts import Count, Text

MINE_TEXTS = {
    "my_page": Text("My games", "Мои игры"),
    "my_page_about": Text(
        "The tables you sit at, and what became of them. This browser knows you: there is no account.",
        "Столы, за которыми вы сидите, и чем кончились партии. Вас узнаёт этот браузер: регистрации нет.",
    ),
    "all_my_games": Text("All my games", "Все мои игры"),
    "under_way": Text("Under way", "Идут сейчас"),
    "finished": Text("Finished", "Оконченные"),
    "no_games_yet": Text("You have not sat down anywhere yet.", "Вы ещё ни за одним столом не сидели."),
    "to_the_games": Text("To the games", "К играм"),
    "friend_has_not_come": Text("A friend has not come yet", "Друг ещё не пришёл"),
    "cannot_be_opened": Text("Cannot be opened now", "Сейчас не открывается"),
    "outcome_won": Text("won", "победа"),
    "outcome_lost": Text("lost", "поражение"),
    "outcome_mixed": Text("{names} won", "победа: {names}"),
    "more_games": Text("Earlier games", "Более ранние партии"),
    "newer_games": Text("Newer games", "Более новые партии"),
    "put_away": Text("Delete", "Удалить"),
    "put_away_of": Text("Delete from my page: {game}, {date}", "Удалить с моей страницы: {game}, {date}"),
    "put_back": Text("Put back", "Вернуть"),
    "put_away_games": Text("Deleted games", "Удалённые партии"),
    "put_away_about": Text(
        "A deleted game is gone from this page and from its figures, nothing more: for others at that table it stays "
        "as it is, and if it is still under way they go on waiting for you. You can put it back here. A table that "
        "nobody touches is cleared away for everybody after some months.",
        "Удалённая партия пропадает с этой страницы и из подсчётов, и только: у остальных за тем столом всё "
        "остаётся как было, а если партия не окончена, вас по-прежнему ждут. Здесь её можно вернуть. Стол, к "
        "которому никто не подходит, через несколько месяцев убирается для всех.",
    ),
    "figures": Text("How you fared", "Ваши успехи"),
    "figures_without": Text(
        "Games that were played on from a moment of another one are not counted.",
        "Партии, продолженные с какого-то момента другой партии, не считаются.",
    ),
    "figures_waiting": Text(
        "Some older games are not counted yet: open this page once more.",
        "Некоторые прежние партии ещё не подсчитаны: откройте страницу ещё раз.",
    ),
    "by_level": Text("By the level of the bots", "По уровню ботов"),
    "several_levels": Text("bots of several levels", "боты разного уровня"),
    "no_bots": Text("without bots", "без ботов"),
    "victories": Text("Victories", "Победы"),
    "of_all": Text("of {n}", "из {n}"),
    "of_games": Text("{won} of {games}", "{won} из {games}"),
    "download_file": Text("Download", "Скачать"),
    "take_along": Text("Take my games along", "Взять мои игры с собой"),
    "games_file": Text("All finished games as one file", "Все оконченные партии одним файлом"),
    "games_file_about": Text(
        "An archive with a record of each game; the terminal and the Python API read them.",
        "Архив с записью каждой партии; их читают терминал и Python API.",
    ),
    "page_link": Text("A private link", "Личная ссылка"),
    "page_link_about": Text(
        "Open it in another browser of yours, and that browser shows and plays the same games, and what you begin "
        "there is here too. It is no invitation: whoever has it plays in your place at all your tables. Keep it to "
        "yourself.",
        "Откройте её в другом своём браузере: он покажет те же партии и сможет их продолжать, а начатое там "
        "появится и здесь. Это не приглашение: у кого есть ссылка, тот играет за вас за всеми вашими столами. Никому "
        "её не давайте.",
    ),
    "make_page_link": Text("Make a link", "Создать ссылку"),
    "renew_page_link": Text("A new link", "Новая ссылка"),
    "withdraw_page_link": Text("Withdraw it", "Отозвать"),
    "page_link_ends": Text(
        "With a new link, or none, the old one opens nothing any more, and other browsers lose your games at once. "
        "Games that they began themselves stay with them.",
        "С новой ссылкой, как и без неё, прежняя больше ничего не откроет, и другие браузеры сразу потеряют ваши "
        "партии. Начатое ими самими у них останется.",
    ),
    "page_is_shared": Text("Other browsers that opened it: {n}", "Других браузеров, открывших её: {n}"),
    "page_is_guest": Text(
        "This browser plays the games of another one of yours, too. The link to them is managed there.",
        "Этот браузер играет и в партии другого вашего браузера. Ссылкой на них управляет он.",
    ),
    "leave_page": Text("Play only the games of this browser", "Оставить только партии этого браузера"),
    "open_page": Text("These are my games", "Это мои игры"),
    "open_page_about": Text(
        "From now on this browser plays at the tables of the browser that made the link, and what you begin here is "
        "there too. What you have played here until now stays here alone.",
        "С этого момента этот браузер играет за столами того, в котором создана ссылка, а начатое здесь появится и "
        "там. Сыгранное здесь раньше останется только здесь.",
    ),
    "open_page_warning": Text(
        "Open only a link that you made yourself: whoever made it will see your next games with your cards.",
        "Открывайте только ссылку, которую создали сами: её создатель увидит ваши следующие партии с вашими картами.",
    ),
    "page_link_void": Text(
        "This link opens nothing any more. Make a new one in the browser where your games are.",
        "Эта ссылка больше ничего не открывает. Создайте новую в том браузере, где ваши партии.",
    ),
    # --- whom to play next
    "against_bot": Text("Against a bot: {level}", "Против бота: {level}"),
    "level_up": Text("One level up: {level}", "Уровнем выше: {level}"),
    "level_down": Text("One level down: {level}", "Уровнем ниже: {level}"),
    "level_up_about": Text("You have won {n} in a row", "Побед подряд: {n}"),
    "level_down_about": Text("You have lost {n} in a row", "Поражений подряд: {n}"),
}

MINE_COUNTS = {
    "game": Count(("game", "games"), ("партия", "партии", "партий")),
}
