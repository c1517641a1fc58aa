"""The story of later expeditions: what is ahead by the nemesis, the rest in several ways of which chance picks one."""

from __future__ import annotations

from deckwright.lang.texts import Text

OPENINGS = (
    Text(
        "The beacons burn, and still the road is not quiet. A rider brings four letters, and each asks for help.",
        "Маяки горят, а на дороге всё равно неспокойно. Гонец привозит четыре письма, и в каждом просят о помощи.",
    ),
    Text(
        "Nobody gives the order. One evening the boots stand greased by the door, and everybody knows.",
        "Приказа никто не отдаёт. Просто однажды вечером у двери стоят смазанные сапоги, и всем всё ясно.",
    ),
    Text(
        "A map has turned up in the archive, drawn by somebody who never came back to finish it. You have a pencil.",
        "В архиве нашлась карта; тот, кто её чертил, не вернулся дорисовать. Карандаш у вас есть.",
    ),
)
AHEAD = {
    "maggoth": Text(
        "First you hear a hum behind the walls. Then you see that it is the walls that hum.",
        "Сначала вы слышите гул за стенами. Потом понимаете, что гудят сами стены.",
    ),
    "umbra-titan": Text(
        "The ground breathes. Something large is turning over in its sleep down there, and does not mean to lie down "
        "again.",
        "Земля дышит. Внизу ворочается во сне что-то огромное и ложиться снова не собирается.",
    ),
    "arachnos": Text(
        "Silver threads hang across the path. Whoever spun them has expected guests: exactly as many as you are.",
        "Поперёк тропы висят серебряные нити. Тот, кто их сплёл, ждал гостей: ровно столько, сколько вас.",
    ),
    "ageless-walker": Text(
        "The milestones ahead are worn smooth, and the moss on them is old. Yesterday they were new.",
        "Верстовые столбы впереди стёрты, и мох на них старый. А ещё вчера они были новыми.",
    ),
    "hollow-crown": Text(
        "In the ruins a court in rags holds audience. On the throne lies only a crown, and everybody bows to it.",
        "В руинах даёт приём двор в лохмотьях. На троне лежит одна корона, и все ей кланяются.",
    ),
    "magus-of-cloaks": Text(
        "Cloaks hang in a row across the empty square, though there is no rope. One of them turns to look at you.",
        "На пустой площади висят в ряд плащи, хотя верёвки нет. Один из них оборачивается.",
    ),
    "fenrix": Text(
        "Snow, and tracks as wide as a door. Tonight nobody sits with their back to the dark.",
        "Снег и следы шириной с дверь. Сегодня никто не сидит спиной к темноте.",
    ),
    "gate-witch": Text(
        "The clock in the gatehouse strikes an hour that is still to come. Somebody behind it is waiting for you.",
        "Часы в надвратной башне бьют час, который ещё не наступил. За ними кто-то вас ждёт.",
    ),
}
WON = (
    Text(
        "It is over, and somebody is the first to laugh. Among the rubble there are things worth carrying home.",
        "Всё кончено, и кто-то первым смеётся. Среди обломков есть что унести с собой.",
    ),
    Text(
        "The dust settles. You share out what you have found, and then the last of the bread.",
        "Пыль оседает. Вы делите находки, а потом последний хлеб.",
    ),
    Text(
        "Morning finds you on your feet, and the road ahead lies open.",
        "Утро застаёт вас на ногах, и дорога впереди свободна.",
    ),
    Text(
        "Down in the valley a bell begins to ring: they have seen it from there.",
        "Внизу, в долине, начинает звонить колокол: оттуда всё видели.",
    ),
)
LOST = (
    Text(
        "Back, and quickly. At least somebody kept a clear head on the way out and picked something up.",
        "Назад, и быстро. Хорошо ещё, что кто-то не растерялся и на бегу кое-что прихватил.",
    ),
    Text(
        "You lick your wounds until noon. Then somebody says: well, once more.",
        "До полудня вы зализываете раны. Потом кто-то говорит: ну что, ещё раз.",
    ),
    Text(
        "Today was not your day. Tomorrow may be.",
        "Сегодня был не ваш день. Вашим может стать завтрашний.",
    ),
    Text(
        "Now you know how it fights. That, too, is something to bring back.",
        "Теперь вы знаете, как с вами дерутся. Это тоже добыча.",
    ),
)
HOME = Text(
    "The road is quiet from one end to the other. You come home in the evening, and there is a light in every window.",
    "На дороге тихо от края до края. Вы возвращаетесь вечером, и в каждом окне свет.",
)
TALLY = Text(
    "Battles fought: {battles}, turns: {turns}. The seed of this expedition is {seed}: whoever begins with it walks "
    "the same road.",
    "Сыграно битв: {battles}, ходов: {turns}. Зерно этой экспедиции — {seed}: кто начнёт с него, пройдёт той же "
    "дорогой.",
)
