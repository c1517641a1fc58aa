"""The facts of every card, written down once more: what the cards of the game are compared with."""

from __future__ import annotations

from typing import NamedTuple

# id | English name | Russian name | faction, type, cost or strength, honor, copies
STARTERS = """
apprentice                 | Apprentice                 | Ученик                    | none        hero      0 0 32
militia                    | Militia                    | Ополченец                 | none        hero      0 0  8
"""
MYSTICS = """
mystic                     | Mystic                     | Мистик                    | none        hero      3 1 30
"""
INFANTRY = """
heavy-infantry             | Heavy Infantry             | Тяжёлая пехота            | none        hero      2 1 29
"""
CULTISTS = """
cultist                    | Cultist                    | Культист                  | none        monster   2 0  1
"""
CENTRE = """
arha-initiate              | Arha Initiate              | Послушник Архи            | enlightened hero      1 1  3
arha-templar               | Arha Templar               | Храмовник Архи            | enlightened hero      4 3  2
ascetic-of-the-lidless-eye | Ascetic of the Lidless Eye | Аскет Недремлющего ока    | enlightened hero      5 2  2
master-dhartha             | Master Dhartha             | Мастер Дхарта             | enlightened hero      7 3  1
oziah-the-peerless         | Oziah the Peerless         | Озия Несравненный         | enlightened hero      6 3  1
seer-of-the-forked-path    | Seer of the Forked Path    | Провидица раздвоенного пути | enlightened hero      2 1  3
temple-librarian           | Temple Librarian           | Храмовый библиотекарь     | enlightened hero      2 1  3
twofold-askara             | Twofold Askara             | Двуликая Аскара           | enlightened hero      4 2  1
cetra-weaver-of-stars      | Cetra, Weaver of Stars     | Цетра, Ткачиха звёзд      | lifebound   hero      7 4  1
druids-of-the-stone-circle | Druids of the Stone Circle | Друиды каменного круга    | lifebound   hero      4 3  2
flytrap-witch              | Flytrap Witch              | Ведьма-мухоловка          | lifebound   hero      5 2  2
landtalker                 | Landtalker                 | Говорящий с землёй        | lifebound   hero      6 3  1
lifebound-initiate         | Lifebound Initiate         | Послушник Жизнерождённых  | lifebound   hero      1 1  3
runic-lycanthrope          | Runic Lycanthrope          | Рунический ликантроп      | lifebound   hero      3 1  2
wolf-shaman                | Wolf Shaman                | Волчий шаман              | lifebound   hero      3 1  3
avatar-golem               | Avatar Golem               | Голем-аватар              | mechana     hero      4 2  2
kor-the-ferromancer        | Kor, the Ferromancer       | Кор, Ферромант            | mechana     hero      3 2  1
mechana-initiate           | Mechana Initiate           | Послушник Механы          | mechana     hero      1 1  3
reactor-monk               | Reactor Monk               | Монах-реакторщик          | mechana     hero      4 2  2
arbiter-of-the-precipice   | Arbiter of the Precipice   | Арбитр у края пропасти    | void        hero      4 1  2
demon-slayer               | Demon Slayer               | Истребитель демонов       | void        hero      4 2  2
emri-one-with-the-void     | Emri, One with the Void    | Эмри, Единая с Пустотой   | void        hero      6 3  1
shade-of-the-black-watch   | Shade of the Black Watch   | Тень Чёрного дозора       | void        hero      3 1  3
spike-vixen                | Spike Vixen                | Шипастая лисица           | void        hero      2 1  2
void-initiate              | Void Initiate              | Послушник Пустоты         | void        hero      1 1  3
the-all-seeing-eye         | The All-Seeing Eye         | Всевидящее око            | enlightened construct 6 2  1
tablet-of-times-dawn       | Tablet of Time's Dawn      | Скрижаль зари времён      | enlightened construct 5 2  1
snapdragon                 | Snapdragon                 | Львиный зев               | lifebound   construct 5 2  2
yggdrasil-staff            | Yggdrasil Staff            | Посох Иггдрасиля          | lifebound   construct 4 2  2
burrower-mark-ii           | Burrower Mark II           | Бур второй модели         | mechana     construct 3 3  2
hedron-cannon              | Hedron Cannon              | Гедронная пушка           | mechana     construct 8 8  1
hedron-link-device         | Hedron Link Device         | Гедронный узел связи      | mechana     construct 7 7  1
rocket-courier-x-99        | Rocket Courier X-99        | Ракета-курьер Икс-99      | mechana     construct 4 4  2
the-grand-design           | The Grand Design           | Великий замысел           | mechana     construct 6 6  2
watchmakers-altar          | Watchmaker's Altar         | Алтарь часовщика          | mechana     construct 5 5  2
muramasa                   | Muramasa                   | Мурамаса                  | void        construct 7 4  1
shadow-star                | Shadow Star                | Теневая звезда            | void        construct 3 2  2
voidthirster               | Voidthirster               | Жаждущий Пустоты          | void        construct 5 3  2
avatar-of-the-fallen       | Avatar of the Fallen       | Аватар Падшего            | none        monster   7 0  1
corrosive-widow            | Corrosive Widow            | Едкая вдова               | none        monster   4 0  4
earth-tyrant               | Earth Tyrant               | Тиран земли               | none        monster   6 0  2
mephit                     | Mephit                     | Мефит                     | none        monster   3 0  3
mistake-of-creation        | Mistake of Creation        | Ошибка творения           | none        monster   4 0  4
samaels-trickster          | Samael's Trickster         | Плут Самаэля              | none        monster   3 0  4
sea-tyrant                 | Sea Tyrant                 | Тиран моря                | none        monster   5 0  3
tormented-soul             | Tormented Soul             | Терзаемая душа            | none        monster   3 0  3
wind-tyrant                | Wind Tyrant                | Тиран ветра               | none        monster   5 0  3
xeron-duke-of-lies         | Xeron, Duke of Lies        | Ксерон, Герцог лжи        | none        monster   6 0  1
"""
HOMES = {
    "starters": STARTERS,
    "mystics": MYSTICS,
    "infantry": INFANTRY,
    "cultists": CULTISTS,
    "centre_cards": CENTRE,
}
# The honor of a reward, by monster.
REWARDS = {
    "cultist": 1,
    "avatar-of-the-fallen": 4,
    "corrosive-widow": 3,
    "earth-tyrant": 5,
    "mephit": 2,
    "mistake-of-creation": 4,
    "samaels-trickster": 1,
    "sea-tyrant": 5,
    "tormented-soul": 1,
    "wind-tyrant": 3,
    "xeron-duke-of-lies": 3,
}


class Fact(NamedTuple):
    """A row of the tables."""

    id: str
    en: str
    ru: str
    home: str
    faction: str
    type: str
    price: int  # runes to acquire it, or power to defeat it
    honor: int
    copies: int


def _read(home: str, line: str) -> Fact:
    *names, rest = (cell.strip() for cell in line.split("|"))
    faction, type_of, price, honor, copies = rest.split()
    return Fact(names[0], names[1], names[2], home, faction, type_of, int(price), int(honor), int(copies))


FACTS = [_read(home, line) for home, table in HOMES.items() for line in table.strip().splitlines()]
