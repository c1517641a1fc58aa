"""What the pages say about people at a table: notices, clocks, open tables, talking."""

from __future__ import annotations

from deckwright.lang.texts import Count, Text

PEOPLE_TEXTS = {
    # --- notices and sounds
    "notices": Text("Notices", "Уведомления"),
    "sounds": Text("Quiet sounds", "Тихие звуки"),
    "key_sounds": Text("sounds on or off", "включить или выключить звуки"),
    "sounds_on": Text("Sounds are on", "Звуки включены"),
    "sounds_off": Text("Sounds are off", "Звуки выключены"),
    "turn_notices": Text(
        "Tell me when it is my turn, also while I look elsewhere",
        "Сообщать, когда мой ход, даже если я смотрю в другое окно",
    ),
    "turn_notices_about": Text(
        "The browser asks whether it may show them. The table has to stay open in a tab.",
        "Браузер спросит разрешения их показывать. Стол должен оставаться открытым во вкладке.",
    ),
    "notices_will_look_so": Text("It will look like this", "Это будет выглядеть так"),
    "notices_refused": Text(
        "The browser does not let this page show notices. You can allow them in its settings for this site.",
        "Браузер не разрешает этой странице показывать уведомления. Разрешить их можно в его настройках для сайта.",
    ),
    "notices_impossible": Text(
        "This browser cannot show notices; the sound and the title of the tab tell you.",
        "Этот браузер не показывает уведомления; о вашем ходе скажут звук и заголовок вкладки.",
    ),
    "among_people": Text("With other people", "Игра с людьми"),
    # --- clocks
    "clock": Text("Clock", "Часы"),
    "clock_none": Text("no clock", "без часов"),
    "clock_none_about": Text("take your time", "думайте сколько нужно"),
    "clock_help": Text(
        "A clock runs only while you are asked. When your time is out, the companion plays your turn to its end; you "
        "may step in again at any moment.",
        "Часы идут, только пока спрашивают вас. Когда время выйдет, ваш ход доиграет бот «Приятель»; вмешаться снова "
        "можно в любой момент.",
    ),
    "clock_about": Text("Time for this turn, and the reserve of the game", "Время на этот ход и запас на партию"),
    "clock_left": Text("Time left:", "Осталось времени:"),
    # --- leaving
    "leave": Text("Leaving the game", "Выход из игры"),
    "leave_about": Text(
        "The companion plays on for you to the end, so that nobody has to wait. You may come back at any moment; what "
        "it has done stands.",
        "Дальше за вас до конца играет бот «Приятель», и никому не придётся ждать. Вернуться можно в любой момент; "
        "сделанное им остаётся.",
    ),
    "leave_it": Text("Leave it to the companion", "Пусть играет бот"),
    "you_have_left": Text("The companion plays for you.", "За вас играет бот «Приятель»."),
    "come_back": Text("Play myself again", "Вернуться в игру"),
    # --- open tables
    "open_tables": Text("Open tables", "Открытые столы"),
    "open_tables_about": Text("Sit down: they wait for somebody.", "Садитесь: здесь ждут игроков."),
    "with_clock": Text("clock: {pace}", "часы: {pace}"),
    "list_table": Text("List the table in the lobby", "Показать стол на главной странице"),
    "list_table_about": Text(
        "Anybody may sit down, without a link, while you are at the table and a seat is free.",
        "Сесть сможет любой, без ссылки, пока вы за столом и есть свободное место.",
    ),
    "is_listed": Text("This table is listed in the lobby", "Этот стол виден на главной странице"),
    "is_listed_about": Text("Anybody may sit down.", "За него может сесть любой."),
    "unlist": Text("Take it off the list", "Убрать из списка"),
    # --- looking for cards
    "family": Text("Family", "Семейство"),
    "any_family": Text("all families", "все семейства"),
    "any_type": Text("all types", "все типы"),
    "cost": Text("Cost", "Стоимость"),
    "any_cost": Text("any cost", "любая стоимость"),
    "of_cost": Text("costs {n}", "стоимость {n}"),
    # --- learning a game
    "on_a_card": Text("What stands on a card", "Что есть на карте"),
    "kinds_of_cards": Text("Which cards there are", "Какие бывают карты"),
    "show_ids": Text("Show the ids of the rules", "Показывать номера правил"),
    # --- talking
    "talk": Text("Say something", "Сказать"),
    "phrases_about": Text(
        "Everybody at the table reads it in their own language, spectators too.",
        "Это увидят все за столом и зрители, каждый на своём языке.",
    ),
    "reactions": Text("Reactions", "Реакции"),
    "own_words": Text("In your own words", "Своими словами"),
    "send": Text("Send", "Отправить"),
    "hear_others": Text("Show what others say", "Показывать, что говорят другие"),
    "free_words": Text("People may write what they like", "Можно писать что угодно"),
    "free_words_about": Text(
        "Else they talk in ready phrases, which everybody reads in their own language.",
        "Иначе говорят готовыми фразами: их каждый читает на своём языке.",
    ),
}

PEOPLE_COUNTS = {
    "free_seat": Count(("free seat", "free seats"), ("свободное место", "свободных места", "свободных мест")),
}
