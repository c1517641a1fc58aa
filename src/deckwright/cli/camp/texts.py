"""What the terminal says of campaigns."""

from __future__ import annotations

from deckwright.lang.texts import Text

UNKNOWN_ACTION = Text(
    "{given!r} is unknown: new, list, show, play, export or import.",
    "{given!r} неизвестно: new, list, show, play, export или import.",
)
WHICH_GAME = Text(
    "Say which game: deckwright expedition new GAME. Those that have a campaign: {names}.",
    "Назовите игру: deckwright expedition new ИГРА. Кампании есть у игр: {names}.",
)
NO_CAMPAIGNS = Text("{game} has no campaigns.", "У игры «{game}» нет кампаний.")
NO_SUCH = Text(
    "There is no campaign {given!r} here. There are: {names}.", "Здесь нет кампании {given!r}. Есть: {names}."
)
NOTHING_YET = Text(
    "Nothing has been begun yet: deckwright expedition new GAME",
    "Пока ничего не начато: deckwright expedition new ИГРА",
)
WHICH_FILE = Text("Name a file: deckwright expedition {action} …", "Назовите файл: deckwright expedition {action} …")
THERE_ALREADY = Text("{name} is there already. Name another one.", "{name} уже есть. Выберите другое название.")
BAD_NAME = Text(
    "A name is made of letters, digits and hyphens, not {given!r}.",
    "Название состоит из букв, цифр и дефисов, а не {given!r}.",
)
BEGUN = Text(
    "Begun as {name}. To play: deckwright expedition play {name}",
    "Начато: {name}. Играть: deckwright expedition play {name}",
)
EXPORTED = Text("{name} is written to {file}.", "{name}: записано в {file}.")
IMPORTED = Text(
    "Brought in as {name}. To play: deckwright expedition play {name}",
    "Загружено как {name}. Играть: deckwright expedition play {name}",
)
KEPT = Text(
    "Kept. To go on: deckwright expedition play {name}", "Сохранено. Продолжить: deckwright expedition play {name}"
)
ROAD = {
    "won": Text("won", "победа"),
    "lost": Text("lost", "поражение"),
    "next": Text("next", "на очереди"),
    "ahead": Text("ahead", "впереди"),
    "under-way": Text("being played", "идёт битва"),
}
AT_CAMP = Text("at the camp", "в лагере")
IN_BATTLE = Text("in battle: {name}", "битва: {name}")
ENDED_WON = Text("finished: won", "окончено: победа")
ENDED_LOST = Text("finished: lost", "окончено: поражение")
EMPTY = Text("Nothing yet: {names}", "Пока пусто: {names}")
STRANGERS = Text("Kept, but not known to this version: {names}", "Сохранено, но эта версия не знает: {names}")
PICK = Text(
    "Numbers, with spaces between them ({wanted}) · ?3: the whole third card · p: other players · q: stop for now\n"
    "Enter: {usual}",
    "Номера через пробел ({wanted}) · ?3: вся третья карта · p: другой состав · q: прерваться\nEnter: {usual}",
)
USUAL_NOTHING = Text("nothing", "ничего")
PICK_PROMPT = Text("? ", "? ")
BAD_PICK = Text("Type numbers from the list.", "Введите номера из списка.")
LEAVING = Text("Next: {name}", "Впереди: {name}")
WILL_GO = Text("Will go ({name}): {cards}", "Уйдёт ({name}): {cards}")
WILL_COME = Text("Will come ({name}): {cards}", "Прибавится ({name}): {cards}")
GONE = Text("Gone ({name}): {cards}", "Ушло ({name}): {cards}")
WILL_BE_LOST = Text(
    "Gone as soon as you depart ({name}): {cards}", "Пропадёт, как только вы выступите ({name}): {cards}"
)
WILL_BE_HARDER = Text("It will be harder ({name}): {cards}", "Станет труднее ({name}): {cards}")
LOST_TO = Text("{name}: {cards}", "{name}: {cards}")
HARDER = Text("Harder from now on ({name}): {cards}", "Теперь труднее ({name}): {cards}")
CAME = Text("Came ({name}): {cards}", "Прибавилось ({name}): {cards}")
GO = Text(
    "Enter: into battle · b: think again · p: other players · q: stop for now ",
    "Enter: в битву · b: передумать · p: другой состав · q: прерваться ",
)
GOING = Text("Into battle go: {names}", "В битву идут: {names}")
HOW_MANY = Text(
    "How many go, {least} to {most}? People first, bots after them: ",
    "Сколько идёт, от {least} до {most}? Сначала люди, за ними боты: ",
)
BAD_NUMBER = Text("A number from {least} to {most}, please.", "Нужно число от {least} до {most}.")
NO_CARD = Text("There is no card of this number.", "Карты с таким номером нет.")
SEED = Text("Seed {seed}", "Зерно {seed}")
ENDS_HERE = Text("It ends here.", "Здесь конец пути.")
END = Text("Enter: end it · b: think again · q: stop for now ", "Enter: закончить · b: передумать · q: прерваться ")
WON = Text("The battle is won: {name}", "Победа: {name}")
LOST = Text("The battle is lost: {name}", "Поражение: {name}")
GIVEN_UP = Text("The battle was given up: {name}", "Битва оставлена: {name}")
THE_END_WON = Text("You have made it!", "Вы дошли!")
THE_END_LOST = Text("This is the end of the road.", "Здесь дорога кончается.")
OPENS = Text("It opens: {names}", "Открылось: {names}")
