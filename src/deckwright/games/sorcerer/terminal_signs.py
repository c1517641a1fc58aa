"""The signs and words of Sorcerer in the terminal."""

from __future__ import annotations

from deckwright.faces.signs import Sign
from deckwright.lang.texts import Text

ENERGY = Sign("✸", "bold deep_sky_blue1")
ACTION = Sign("●", "bold indian_red1")
OMEN = Sign("☾", "bold medium_orchid")
FATE = Sign("✚", "bold hot_pink")
BLOOD = Sign("♦", "bold red3")
CROWN = Sign("♛", "bold gold1")
ATTACK = Sign("↯", "bold orange_red1")
ESSENCE = Sign("♥", "bold light_coral")
WOUND = Sign("✕", "bold red3")
FLAME = Sign("▴", "bold dark_orange")
FOLLOWER = Sign("✱", "bold dark_olive_green2")
DEFENDED = Sign("▼", "bold steel_blue1")
AVATAR = Sign("♟", "bold white")
# What is so for a card in play, by its mark.
STATES = {
    "exhausted": Sign("↷", "grey62"),
    "blanked": Sign("∅", "bold grey70"),
    "daunted": Sign("↓", "bold yellow3"),
    "spurred": Sign("↑", "bold spring_green3"),
}
DICE = {
    "miss": Sign("[·]", "grey50"),
    "hit": Sign("[×]", "bold"),
    "double": Sign("[××]", "bold"),
    "critical": Sign("[★]", "bold gold1"),
}

GRIMOIRE = Text("grimoire", "гримуар")
GRAVEYARD = Text("graveyard", "кладбище")
MAKING = Text("Making sorcerers", "Создание магов")
READYING = Text("Getting ready", "Подготовка")
ROUND = Text("Round {n}", "Раунд {n}")
BATTLE = Text("battle", "бой")
NEXT = Text("next: {name}", "следующий ход: {name}")
FIRST = Text("{order}. {name} first", "{order}. первым {name}")
CONQUERED = Text("conquered: {name}", "завоёвано: {name}")
NO_BATTLE = Text("no battle this round", "в этом раунде боя нет")
SKILLS = Text("Skills", "Навыки")
CASTING = Text("Being played", "Разыгрывается")
YOUR_TEAM = Text("your team", "ваша команда")
OPPONENTS = Text("opponents", "противники")
ELSEWHERE = Text("Elsewhere", "На других полях битвы")
TO_CHOOSE = Text("Decks to choose from", "Колоды на выбор")
ATTACKS = Text("{name} attacks", "Атакует {name}")
LAST_ROLL = Text("The last roll", "Последний бросок")
TO_COME = Text("dice to come: {n}, about {damage} damage", "будет кубиков: {n}, около {damage} урона")
NO_DICE = Text("no dice", "без кубиков")
BROUGHT = Text("hits {hits} + critical {criticals}", "попадания {hits} + критические {criticals}")
UNOPPOSED = Text("unopposed", "беспрепятственно")
ON_CARDS = {
    Sign("4/3", "bold"): Text("attack / essence left", "сила атаки / сколько осталось сущности"),
    AVATAR: Text("avatar", "аватар"),
    STATES["exhausted"]: Text("exhausted", "исчерпан"),
    STATES["blanked"]: Text("blanked", "сведён на нет"),
    STATES["daunted"]: Text("daunted, 1 attack less", "устрашён, сила атаки −1"),
    STATES["spurred"]: Text("spurred, 2 attack more", "воодушевлён, сила атаки +2"),
}
