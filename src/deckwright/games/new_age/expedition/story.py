"""The story between battles, in words of our own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deckwright.lang.campaign import Camp
from deckwright.lang.texts import Text


@dataclass(frozen=True)
class Tale:
    """A battle in the story: what is ahead, how it ends, and how the group goes on past a nemesis that has won."""

    ahead: Text
    won: Text
    lost: Text
    past: Text


OPENING = (
    Text(
        "For as long as anyone in Gravehold remembers, four beacons have burned along the old road. This spring they "
        "went out, one after another.",
        "Сколько помнят себя в Грейвхолде, вдоль старой дороги горели четыре маяка. Этой весной они погасли — один за "
        "другим.",
    ),
    Text(
        "A few mages pack lamps, bread and nine kinds of magic. Somebody has to go and look.",
        "Несколько магов укладывают фонари, хлеб и девять видов чар. Кто-то ведь должен пойти и посмотреть.",
    ),
)
FIRST = {
    1: Tale(
        ahead=Text(
            "The first beacon hums. Its windows have gone black, and the black is moving.",
            "Первый маяк гудит. Окна его почернели, и чернота эта шевелится.",
        ),
        won=Text(
            "Maggoth sinks into its own nest, and the humming stops. By evening the first beacon burns again. A relic "
            "hunter called Rhia walks in out of the dark and asks whether there is any soup left.",
            "Маггот тонет в собственном улье, и гул смолкает. К вечеру первый маяк снова горит. Из темноты выходит "
            "охотница за реликвиями по имени Рия и спрашивает, не осталось ли супа.",
        ),
        lost=Text(
            "The swarm drives you down the stairs and out into the rain. Nobody is missing. For tonight that has to be "
            "enough.",
            "Рой гонит вас вниз по лестнице, под дождь. Все на месте. На сегодня довольно и этого.",
        ),
        past=Text(
            "You pass the dark beacon by night, with covered lamps. Rhia, who has lived in its shadow for a month, "
            "shows you the way around.",
            "Вы минуете тёмный маяк ночью, прикрыв фонари. Рия, которая месяц прожила в его тени, показывает дорогу в "
            "обход.",
        ),
    ),
    2: Tale(
        ahead=Text(
            "Threads as thick as ropes hang between the second beacon and the sky. Something in the middle of them is "
            "counting under its breath.",
            "Между вторым маяком и небом натянуты нити толщиной в канат. Кто-то в самой их середине шёпотом считает.",
        ),
        won=Text(
            "The last thread snaps, the counting breaks off, and what was being called does not come. In the cellar "
            "you find Soskel: wrapped up, furious and without a scratch.",
            "Последняя нить рвётся, счёт обрывается, и тот, кого звали, не приходит. В подвале вы находите мага по "
            "имени Соскел: в коконе, в ярости и без единой царапины.",
        ),
        lost=Text(
            "The last number is spoken. The sky leans in, and you run while there is still a road to run on.",
            "Последнее число названо. Небо клонится к вам, и вы бежите, пока дорога ещё есть.",
        ),
        past=Text(
            "You leave the webs where they hang and take the river instead of the road. Soskel has paid for the boat, "
            "and does not let anybody forget it.",
            "Вы оставляете паутину как есть и плывёте рекой вместо дороги. Лодка — за счёт Соскела, и забыть об этом "
            "он никому не даёт.",
        ),
    ),
    3: Tale(
        ahead=Text(
            "Around the third beacon the grass is grey, and the milk turns in the flask. Somebody has been walking "
            "here, slowly, for longer than there have been roads.",
            "Вокруг третьего маяка трава седая, а молоко киснет прямо во фляге. Кто-то бродит здесь, неторопливо, "
            "дольше, чем существуют дороги.",
        ),
        won=Text(
            "The Walker stops, for the first time in an age, and is gone like frost from a window. The grass turns "
            "green around your boots. Talix hangs the chain of the beacon back onto its hook and stays.",
            "Впервые за целую вечность странник останавливается — и тает, как иней на стекле. Трава у ваших ног "
            "зеленеет. Таликс вешает цепь маяка обратно на крюк и остаётся с вами.",
        ),
        lost=Text(
            "You come down the hill more slowly than you went up, and your hands look like the hands of your "
            "grandparents. By morning it has passed. Mostly.",
            "С холма вы спускаетесь медленнее, чем поднимались, и руки у вас — как у бабушек и дедушек. К утру это "
            "проходит. Почти.",
        ),
        past=Text(
            "Nobody wants to grow any older here. Talix knows a pass where the Walker never goes, and breaks the ice "
            "ahead of you.",
            "Стареть здесь дальше никому не хочется. Таликс знает перевал, куда странник не заходит, и первым ломает "
            "лёд.",
        ),
    ),
    4: Tale(
        ahead=Text(
            "The last beacon stands in snow, with tracks around it as wide as a door. You follow them all day. In the "
            "evening they lead to your own camp.",
            "Последний маяк стоит в снегу, а вокруг — следы шириной с дверь. Вы идёте по ним весь день. К вечеру они "
            "приводят к вашему же лагерю.",
        ),
        won=Text(
            "Fenrix falls where it used to hunt, and the last beacon takes the first spark. Along the whole road four "
            "lights answer each other. In Gravehold somebody wakes the children to show them.",
            "Фенрикс падает там, где привык охотиться, и последний маяк загорается с первой искры. Вдоль всей дороги "
            "перекликаются четыре огня. В Грейвхолде кто-то будит детей, чтобы показать им.",
        ),
        lost=Text(
            "The claws close on snow where you have just been standing. Back at the fire you count each other by name, "
            "twice.",
            "Когти смыкаются на снегу там, где вы только что стояли. У костра вы пересчитываете друг друга по именам — "
            "дважды.",
        ),
        past=Text(
            "The last beacon stays dark. But you have walked the whole road, you know it by heart, and all of you come "
            "home. That is not nothing.",
            "Последний маяк остаётся тёмным. Но вы прошли всю дорогу, знаете её наизусть, и домой возвращаются все. А "
            "это немало.",
        ),
    ),
}
FORGE = Text(
    "Under the last beacon an old forge is still warm. Whoever has kept its fire no longer knows a name to go by: you "
    "say Lost, and Lost comes along.",
    "Под последним маяком ещё тепла старая кузница. Тот, кто хранил в ней огонь, не помнит своего имени. Вы зовёте его "
    "Потерянным, и он идёт с вами.",
)
CELLAR = Text(
    "In its cellar lie cards and treasures that nobody has seen yet. They will be found on the expeditions to come.",
    "В её подвале лежат карты и сокровища, которых ещё никто не видел. Они найдутся в новых экспедициях.",
)


def tell(camp: Camp[Any], *lines: Text) -> None:
    """Lines of the story, one after the other."""
    for line in lines:
        camp.tell(line.en, line.ru)
