"""The facts of every card, written down once more: what the cards of the game are compared with."""

from __future__ import annotations

from typing import NamedTuple

# id | English name | Russian name | faction, type, cost, copies, health, shield (M: as much as mastery)
STARTERS = """
crystal                    | Crystal                     | Кристалл                   | neutral     ally      0 28 0 0
blaster                    | Blaster                     | Бластер                    | neutral     ally      0  4 0 0
shard-reactor              | Shard Reactor               | Осколочный реактор         | neutral     ally      0  4 0 0
infinity-shard             | Infinity Shard              | Осколок бесконечности      | neutral     ally      0  4 0 0
"""
BASE = """
kiln-drone                 | Kiln Drone                  | Дрон-обжигальщик           | homodeus    ally      1  3 0 0
mining-drones              | Mining Drones               | Шахтёрские дроны           | homodeus    ally      2  3 0 0
korvus-legionnaire         | Korvus Legionnaire          | Легионер Корвуса           | homodeus    ally      3  3 0 2
reactor-drone              | Reactor Drone               | Реакторные дроны           | homodeus    ally      3  3 0 0
venator-of-the-wastes      | Venator of the Wastes       | Венатор пустошей           | homodeus    mercenary 4  1 0 0
primus-pilus               | Primus Pilus                | Примипил                   | homodeus    champion  2  1 6 0
numeri-drones              | Numeri Drones               | Дроны-номеры               | homodeus    champion  3  2 5 0
evokatus                   | Evokatus                    | Эвокат                     | homodeus    champion  4  2 2 0
optio-crusher              | Optio Crusher               | Опцион-крушитель           | homodeus    champion  5  2 4 0
drakonarius                | Drakonarius                 | Драконарий                 | homodeus    champion  6  1 2 0
general-decurion           | General Decurion            | Генерал Декурион           | homodeus    champion  7  1 7 0
order-initiate             | Order Initiate              | Послушница Ордена          | order       ally      1  3 0 0
cache-warden               | Cache Warden                | Хранительница кэша         | order       mercenary 2  2 0 0
giga-source-adept          | Giga, Source Adept          | Гига, Адепт исходного кода | order       champion  2  1 4 0
data-heretic               | Data Heretic                | Еретик данных              | order       mercenary 3  3 0 0
portal-monk                | Portal Monk                 | Монах портала              | order       ally      3  2 0 0
shard-abstractor           | Shard Abstractor            | Абстрактор Осколков        | order       mercenary 3  3 0 0
systema-ai                 | Systema A.I.                | ИИ Система                 | order       champion  3  1 4 0
command-seer               | Command Seer                | Провидица директив         | order       ally      4  2 0 5
cryptofist-monk            | Cryptofist Monk             | Монах криптокулака         | order       ally      5  2 0 8
zetta-the-encryptor        | Zetta, The Encryptor        | Зетта, Шифровальница       | order       champion  5  1 5 5
omnius-the-all-knowing     | Omnius, The All-Knowing     | Омниус, Всеведущий         | order       mercenary 6  1 0 0
the-grand-architect        | The Grand Architect         | Великий архитектор         | order       mercenary 7  1 0 0
undergrowth-aspirant       | Undergrowth Aspirant        | Неофит Ветви               | undergrowth ally      1  3 0 0
spore-cleric               | Spore Cleric                | Споровый клирик            | undergrowth mercenary 2  3 0 0
fungal-hermit              | Fungal Hermit               | Грибная отшельница         | undergrowth mercenary 3  2 0 0
leshai-knight              | Le'shai Knight              | Рыцарь Ле'Ши               | undergrowth mercenary 3  3 0 0
thorn-zealot               | Thorn Zealot                | Шипастая фанатичка         | undergrowth ally      3  2 0 3
shardwood-guardian         | Shardwood Guardian          | Поборник Осколеса          | undergrowth ally      4  3 0 0
ghostwillow-avenger        | Ghostwillow Avenger         | Мститель призрачной ивы    | undergrowth mercenary 4  1 0 0
ojas-genesis-druid         | Ojas, Genesis Druid         | Оджас, Друид созидания     | undergrowth ally      4  1 0 0
furrowing-elemental        | Furrowing Elemental         | Элементаль-пахарь          | undergrowth ally      5  2 0 0
additri-gaiamancer         | Additri, Gaiamancer         | Аддитри, Геямант           | undergrowth champion  5  1 5 0
root-of-the-forest         | Root of the Forest          | Корень леса                | undergrowth mercenary 7  1 0 0
wraethe-skirmisher         | Wraethe Skirmisher          | Застрельщик Демиреалов     | wraethe     ally      1  3 0 0
nil-assassin               | Nil Assassin                | Ассасин небытия            | wraethe     mercenary 2  3 0 0
shadow-apostle             | Shadow Apostle              | Апостол тени               | wraethe     mercenary 2  3 0 0
umbral-scourge             | Umbral Scourge              | Сумрачный бич              | wraethe     mercenary 3  3 0 0
shadebound-sentry          | Shadebound Sentry           | Страж, скованный тенью     | wraethe     ally      3  2 0 0
li-hin-the-shattered       | Li Hin, The Shattered       | Ли Хин, Расколотая         | wraethe     champion  3  1 1 0
fao-cutul-the-formless     | Fao Cu'tul, The Formless    | Фао Ку'тул, Бесформенный   | wraethe     champion  4  1 4 0
aetherbreaker              | Aetherbreaker               | Сокрушитель эфира          | wraethe     mercenary 4  2 0 0
scion-of-nothingness       | Scion of Nothingness        | Отпрыск небытия            | wraethe     mercenary 5  2 0 0
zara-ra-soulflayer         | Zara Ra, Soulflayer         | Зара Ра, Свежеватель душ   | wraethe     mercenary 5  1 0 0
zen-chi-set-godkiller      | Zen Chi Set, Godkiller      | Зен Чи Сет, Богоубийца     | wraethe     champion  7  1 5 0
"""
EXPANSION = """
limiter-drones             | Limiter Drones              | Дроны-лимитаны             | homodeus    ally      2  3 0 0
ferrata-guard              | Ferrata Guard               | Ферритовый страж           | homodeus    champion  4  2 4 0
axia                       | Axia                        | Аксия                      | homodeus    champion  7  1 7 0
cloud-oracles              | Cloud Oracles               | Облачные оракулы           | order       ally      2  3 0 0
mainframe-abbot            | Mainframe Abbot             | Аббат мейнфрейма           | order       ally      3  2 0 3
raidian-cloud-master       | Raidian, Cloud Master       | Рэйдан, Облачный мастер    | order       champion  5  1 3 0
arach-devotees             | Arach Devotees              | Служитель Араха            | undergrowth ally      2  3 0 0
hounds-of-volos            | Hounds of Volos             | Псы Велеса                 | undergrowth mercenary 3  2 0 0
taur-arachpriest           | Taur, Arachpriest           | Тавр, Арахоепископ         | undergrowth champion  5  1 4 0
pall-shades                | Pall Shades                 | Померкшие тени             | wraethe     ally      2  3 0 0
the-lost                   | The Lost                    | Потерянные                 | wraethe     mercenary 4  2 0 0
ru-bo-vai-the-transcendant | Ru Bo Vai, The Transcendant | Ру Бо Вай, Трансцендентный | wraethe     champion  5  1 4 0
"""
RELICS = """
praetorian-01              | Praetorian-01               | Претор-01                  | homodeus    ally      0  1 0 0
praetorian-02              | Praetorian-02               | Претор-02                  | homodeus    champion  0  1 9 0
the-heart-of-nothing       | The Heart of Nothing        | Сердце небытия             | wraethe     ally      0  1 0 0
the-world-piercer          | The World Piercer           | Пронзатель миров           | wraethe     ally      0  1 0 0
datic-robes                | Datic Robes                 | Плащ инфополя              | order       ally      0  1 0 M
terminal-crescents         | Terminal Crescents          | Терминальные серпы         | order       ally      0  1 0 0
entropic-talons            | Entropic Talons             | Когти энтропии             | undergrowth ally      0  1 0 0
panconscious-crown         | Panconscious Crown          | Корона всеосознания        | undergrowth ally      0  1 0 0
"""
LEADERS = """
decima                     | Decima                      | Децима                     | homodeus    leader    0  1 0 0
ko-syn-wu                  | Ko Syn Wu                   | Ко Син Ву                  | wraethe     leader    0  1 0 0
tetra                      | Tetra                       | Тетра                      | order       leader    0  1 0 0
volos                      | Volos                       | Велес                      | undergrowth leader    0  1 0 0
"""
HOMES = {
    "starters": STARTERS,
    "base_cards": BASE,
    "expansion_cards": EXPANSION,
    "relic_box": RELICS,
    "leader_cards": LEADERS,
}


class Fact(NamedTuple):
    """A row of the tables."""

    id: str
    en: str
    ru: str
    home: str
    faction: str
    type: str
    cost: int
    copies: int
    health: int
    shield: int | None  # None: as much as mastery


def _read(home: str, line: str) -> Fact:
    *names, rest = (cell.strip() for cell in line.split("|"))
    faction, type_of, cost, copies, health, shield = rest.split()
    numbers = int(cost), int(copies), int(health), None if shield == "M" else int(shield)
    return Fact(names[0], names[1], names[2], home, faction, type_of, *numbers)


FACTS = [_read(home, line) for home, table in HOMES.items() for line in table.strip().splitlines()]
