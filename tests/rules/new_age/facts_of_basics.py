"""The facts of the basic nemesis cards, written down once more: what the cards of the game are compared with."""

from __future__ import annotations

from typing import NamedTuple

# id | English name | Russian name | tier, type, life or power tokens, aether to discard it
BASIC_CARDS = """
aether-shock         | Aether Shock         | Эфирный удар            | 1 attack  0 0
blind-enigma         | Blind Enigma         | Слепая загадка          | 1 minion  7 0
carriode-colony      | Carriode Colony      | Колония карриодов       | 1 minion  8 0
ceaseless-darkness   | Ceaseless Darkness   | Нескончаемая тьма       | 1 power   2 5
chaos-orb            | Chaos Orb            | Сфера хаоса             | 1 power   3 6
decimate             | Decimate             | Казнь                   | 1 attack  0 0
disorient            | Disorient            | Дезориентация           | 1 attack  0 0
drillbeak-wurm       | Drillbeak Wurm       | Сверлоклювый червь      | 1 minion  6 0
planar-collision     | Planar Collision     | Планарное столкновение  | 1 power   2 0
rend                 | Rend                 | Раздирание              | 1 attack  0 0
spirit-snare         | Spirit Snare         | Силки духа              | 1 power   3 0
unnerving-howl       | Unnerving Howl       | Леденящий вой           | 1 power   2 0
culling-scythe       | Culling Scythe       | Жатвенная коса          | 2 power   2 7
decay                | Decay                | Тление                  | 2 attack  0 0
dement               | Dement               | Помрачение              | 2 attack  0 0
fugue                | Fugue                | Беспамятство            | 2 attack  0 0
gravity-splinter     | Gravity Splinter     | Расщеплённая гравитация | 2 power   2 7
morbid-gyre          | Morbid Gyre          | Вихрь недугов           | 2 power   1 7
mutilate             | Mutilate             | Увечье                  | 2 attack  0 0
needlemaw            | Needlemaw            | Иглозуб                 | 2 minion 11 0
obliterating-meteor  | Obliterating Meteor  | Всесокрушающий метеор   | 2 power   1 0
portal-guardian      | Portal Guardian      | Страж портала           | 2 minion  8 0
volcanic-zala        | Volcanic Zala        | Вулканическая заала     | 2 minion 10 0
crushing-storm       | Crushing Storm       | Сокрушительная буря     | 3 power   1 0
disperse             | Disperse             | Рассеяние               | 3 attack  0 0
doom-aegis           | Doom Aegis           | Роковая эгида           | 3 power   1 7
eliminate            | Eliminate            | Устранение              | 3 attack  0 0
eternal-watcher      | Eternal Watcher      | Вечный наблюдатель      | 3 minion 10 0
gnashing-maw         | Gnashing Maw         | Скрежещущая пасть       | 3 power   2 0
gore                 | Gore                 | Кровопролитие           | 3 attack  0 0
hex-of-destruction   | Hex of Destruction   | Проклятие разрушения    | 3 power   2 8
monstrosity-of-omens | Monstrosity of Omens | Чудище знамений         | 3 minion  5 0
sunder               | Sunder               | Раскол                  | 3 attack  0 0
topple               | Topple               | Наскок                  | 3 attack  0 0
"""
UPGRADED_CARDS = """
wreck                | Wreck                | Крушение                | 1 attack  0 0
hissing-acid         | Hissing Acid         | Шипящая кислота         | 1 power   3 6
bane-commander       | Bane Commander       | Вожак погибели          | 1 minion  6 0
engulfing-madness    | Engulfing Madness    | Всепоглощающее безумие  | 2 power   2 8
separate             | Separate             | Разобщение              | 2 attack  0 0
sky-tremor           | Sky Tremor           | Небесная дрожь          | 2 power   1 7
marked               | Marked               | Меченый                 | 2 attack  0 0
needle-doom          | Needle Doom          | Игольчатый рок          | 2 minion 12 0
eradicate            | Eradicate            | Искоренение             | 3 attack  0 0
ray-of-desolation    | Ray of Desolation    | Луч опустошения         | 3 power   1 0
sacrifice            | Sacrifice            | Жертва                  | 3 attack  0 0
flash-of-decay       | Flash of Decay       | Вспышка тлена           | 3 power   2 0
terrify              | Terrify              | Устрашение              | 3 attack  0 0
burialskulk          | Burialskulk          | Могильный лазутчик      | 3 minion 18 0
thunderous-tempest   | Thunderous Tempest   | Громовая буря           | 3 power   2 9
"""
IN_BOTH_BOXES = {"planar-collision", "morbid-gyre", "mutilate", "monstrosity-of-omens"}


class BasicFact(NamedTuple):
    """A basic nemesis card."""

    id: str
    en: str
    ru: str
    tier: int
    type: str
    tokens: int  # life of a minion, power tokens of a power
    toll: int


def _facts(lines: str) -> list[BasicFact]:
    found = []
    for line in lines.strip().splitlines():
        id, en, ru, rest = (cell.strip() for cell in line.split("|"))
        tier, type_of, tokens, toll = rest.split()
        found.append(BasicFact(id, en, ru, int(tier), type_of, int(tokens), int(toll)))
    return found


BASICS, UPGRADED = _facts(BASIC_CARDS), _facts(UPGRADED_CARDS)
