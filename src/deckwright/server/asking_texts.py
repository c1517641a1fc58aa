"""What the table says about choosing: buttons of a card's sheet, the end of a turn, dividing, the settings for it."""

from __future__ import annotations

from deckwright.lang.texts import Count, Text

ASKING_TEXTS = {
    "choose_this": Text("Choose this", "Выбрать"),
    "still_left": Text("Still there: {what}.", "Осталось: {what}."),
    "again_to_end": Text("Press once more to end all the same.", "Чтобы всё равно закончить, нажмите ещё раз."),
    "remind": Text(
        "Remind me before I end a turn with something left to do", "Напоминать, если в конце хода что-то ещё можно"
    ),
    "quick": Text(
        "On a touch screen a tap on a card acts at once", "На сенсорном экране касание карты сразу действует"
    ),
    "deal_to": Text("How much for {name}", "Сколько получит {name}"),
    "deal": Text("Assign", "Назначить"),
    "deadly": Text("Lethal", "Смертельно"),
    "all_of_it": Text("All", "Всё"),
    "unlisted": Text("Also possible", "Можно также"),
}

ASKING_COUNTS = {
    "to_play": Count(("card to play", "cards to play"), ("карта в руке", "карты в руке", "карт в руке")),
    "in_reach": Count(("card in reach", "cards in reach"), ("карта по карману", "карты по карману", "карт по карману")),
    "to_do": Count(("thing to do", "things to do"), ("действие", "действия", "действий")),
}
