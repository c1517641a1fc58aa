"""The keyword and the type of card that only Arachnos has, in both languages."""

from __future__ import annotations

from deckwright.lang.texts import Keyword, Text

KEYWORDS = [
    Keyword(
        "ritual",
        "ritual",
        "ритуал",
        Text(
            "it moves along its track; on the last space, or with more than 8 nemesis tokens (our reading; by an "
            "option with 8), it is complete: all minions, powers and the nemesis deck leave the game, and the World "
            "Devourer comes into play. The more nemesis tokens, the worse. It is defeated, and the players win",
            "движется по своей шкале; на последней ячейке или когда жетонов исчадия больше 8 (наше прочтение; по "
            "настройке — уже 8), он завершён: все приспешники, силы и колода исчадия покидают игру, и приходит "
            "Пожиратель миров — тем страшнее, чем больше жетонов исчадия. Когда он повержен, игроки побеждают",
        ),
        "NA-RITUAL-01",
    ),
]
TYPES = {"devourer": Text("minion of Arachnos", "приспешник Арахноса")}
