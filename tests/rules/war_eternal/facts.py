"""The facts of every card, written down once more: what the cards of the game are compared with."""

from __future__ import annotations

from typing import NamedTuple

# id | English name | Russian name | type, cost, copies
PLAYER_CARDS = """
crystal              | Crystal              | Кристалл                | gem   0 32
spark                | Spark                | Искра                   | spell 0 14
oblivion-shard       | Oblivion Shard       | Осколок забвения        | gem   0  1
torch                | Torch                | Факел                   | spell 0  1
shattered-geode      | Shattered Geode      | Расколотая жеода        | gem   0  1
worldheart-shard     | Worldheart Shard     | Осколок сердца мира     | gem   0  1
amethyst-paragon     | Amethyst Paragon     | Аметистовый образец     | gem   0  1
extinguish           | Extinguish           | Угасание                | spell 0  2
coal-shard           | Coal Shard           | Угольный осколок        | gem   0  1
illuminate           | Illuminate           | Озарение                | spell 0  1
frozen-magmite       | Frozen Magmite       | Замороженная магма      | gem   3  7
volcanic-glass       | Volcanic Glass       | Вулканическое стекло    | gem   3  7
dread-diamond        | Dread Diamond        | Алмаз ужаса             | gem   3  7
breach-ore           | Breach Ore           | Разломная руда          | gem   4  7
scoria-slag          | Scoria Slag          | Вулканический шлак      | gem   4  7
erratic-ingot        | Erratic Ingot        | Изменчивый камень       | gem   5  7
bloodstone-jewel     | Bloodstone Jewel     | Кровавый камень         | gem   6  7
mages-totem          | Mage's Totem         | Тотем мага              | relic 2  5
conclave-scroll      | Conclave Scroll      | Свиток конклава         | relic 3  5
fiend-catcher        | Fiend Catcher        | Ловец демонов           | relic 3  5
primordial-fetish    | Primordial Fetish    | Первобытный идол        | relic 4  5
cairn-compass        | Cairn Compass        | Конический компас       | relic 4  5
vortex-gauntlet      | Vortex Gauntlet      | Вихревая перчатка       | relic 6  5
thoughtform-familiar | Thoughtform Familiar | Мыслеформенный фамильяр | spell 3  5
carbonize            | Carbonize            | Обугливание             | spell 4  5
jagged-lightning     | Jagged Lightning     | Рваная молния           | spell 4  5
kindle               | Kindle               | Разжигание              | spell 4  5
pyrotechnic-surge    | Pyrotechnic Surge    | Огненный всплеск        | spell 4  5
aurora               | Aurora               | Полярное сияние         | spell 5  5
celestial-spire      | Celestial Spire      | Небесный шпиль          | spell 5  5
convection-field     | Convection Field     | Поле конвекции          | spell 5  5
fiery-torrent        | Fiery Torrent        | Огненный ливень         | spell 5  5
conjure-the-lost     | Conjure the Lost     | Восполнение потерь      | spell 6  5
nova-forge           | Nova Forge           | Новая кузница           | spell 6  5
equilibrium          | Equilibrium          | Равновесие              | spell 7  5
reduce-to-ash        | Reduce to Ash        | Испепеление             | spell 7  5
crystallize          | Crystallize          | Кристаллизация          | spell 8  5
"""
# id | English name | Russian name | whose, tier, type, life or power tokens, aether to discard it
NEMESIS_CARDS = """
afflict              | Afflict              | Недуг                   | basic           1 attack  0 0
catacomb-drone       | Catacomb Drone       | Катакомбный летун       | basic           1 minion  5 0
encroach             | Encroach             | Вторжение               | basic           1 attack  0 0
heart-of-nothing     | Heart of Nothing     | Сердце пустоты          | basic           1 power   2 0
howling-spinners     | Howling Spinners     | Воющие пряхи            | basic           1 minion  5 0
night-unending       | Night Unending       | Бесконечная ночь        | basic           1 power   3 0
nix                  | Nix                  | Ничто                   | basic           1 attack  0 0
planar-collision     | Planar Collision     | Планарное столкновение  | basic           1 power   2 0
thrash               | Thrash               | Взбучка                 | basic           1 attack  0 0
aphotic-sun          | Aphotic Sun          | Тёмное солнце           | basic           2 power   2 7
chaos-flail          | Chaos Flail          | Цеп хаоса               | basic           2 power   2 7
mage-ender           | Mage Ender           | Маг Эндер               | basic           2 minion  9 0
mangleroot           | Mangleroot           | Корнегрыз               | basic           2 minion 12 0
morbid-gyre          | Morbid Gyre          | Вихрь недугов           | basic           2 power   1 7
mutilate             | Mutilate             | Увечье                  | basic           2 attack  0 0
null-scion           | Null Scion           | Отпрыск небытия         | basic           2 minion 11 0
smite                | Smite                | Свирепый удар           | basic           2 attack  0 0
apocalypse-ritual    | Apocalypse Ritual    | Ритуал апокалипсиса     | basic           3 power   2 8
banish               | Banish               | Изгнание                | basic           3 attack  0 0
cataclysmic-fate     | Cataclysmic Fate     | Роковой катаклизм       | basic           3 power   1 0
engulf               | Engulf               | Поглощение              | basic           3 attack  0 0
monstrosity-of-omens | Monstrosity of Omens | Чудище знамений         | basic           3 minion  5 0
quell                | Quell                | Усмирение               | basic           3 attack  0 0
throttle             | Throttle             | Удушение                | basic           3 attack  0 0
withering-beam       | Withering Beam       | Иссушающий луч          | basic           3 power   2 0
cryptid              | Cryptid              | Криптид                 | umbra-titan     1 minion  6 0
grubber              | Grubber              | Копатель                | umbra-titan     1 minion  5 0
seismic-roar         | Seismic Roar         | Сейсмический рёв        | umbra-titan     1 power   3 6
maul                 | Maul                 | Терзание                | umbra-titan     2 attack  0 0
tombfright           | Tombfright           | Ужас гробниц            | umbra-titan     2 minion  8 0
vault-behemoth       | Vault Behemoth       | Бегемот подземелий      | umbra-titan     2 minion  9 0
crumble              | Crumble              | Разрушение              | umbra-titan     3 attack  0 0
demi-ancient         | Demi-Ancient         | Полудревний             | umbra-titan     3 minion 18 0
yawning-black        | Yawning Black        | Зияющая тьма            | umbra-titan     3 power   2 8
beseech              | Beseech              | Мольба                  | hollow-crown    1 attack  0 0
enslave              | Enslave              | Порабощение             | hollow-crown    1 attack  0 0
thronewatch          | Thronewatch          | Страж трона             | hollow-crown    1 minion  6 0
ascend               | Ascend               | Вознесение              | hollow-crown    2 attack  0 0
infernal-domain      | Infernal Domain      | Адские владения         | hollow-crown    2 power   2 8
reign                | Reign                | Владычество             | hollow-crown    2 attack  0 0
dominate             | Dominate             | Господство              | hollow-crown    3 attack  0 0
nameless-faith       | Nameless Faith       | Безымянная вера         | hollow-crown    3 power   1 8
viscera-bride        | Viscera Bride        | Невеста из плоти        | hollow-crown    3 minion 18 0
dusk-spawn           | Dusk Spawn           | Отродье сумерек         | magus-of-cloaks 1 minion  5 0
rising-dark          | Rising Dark          | Восходящая тьма         | magus-of-cloaks 1 power   3 0
twilight-empire      | Twilight Empire      | Империя сумерек         | magus-of-cloaks 1 power   3 0
ashen-haruspex       | Ashen Haruspex       | Пепельный гаруспик      | magus-of-cloaks 2 minion  5 0
black-solstice       | Black Solstice       | Чёрное солнцестояние    | magus-of-cloaks 2 power   2 0
enshroud             | Enshroud             | Сокрытие                | magus-of-cloaks 2 attack  0 0
eclipse              | Eclipse              | Затмение                | magus-of-cloaks 3 attack  0 0
shadows-reach        | Shadow's Reach       | Тянущаяся тень          | magus-of-cloaks 3 power   9 0
veil-daughter        | Veil Daughter        | Дочь вуали              | magus-of-cloaks 3 minion 11 0
deep-abomination     | Deep Abomination     | Глубинная мерзость      | gate-witch      1 minion  6 0
hasten               | Hasten               | Ускорение               | gate-witch      1 attack  0 0
temporal-nimbus      | Temporal Nimbus      | Временной ореол         | gate-witch      1 power   3 6
nether-spiral        | Nether Spiral        | Спираль бездны          | gate-witch      2 power   3 7
paradox-beast        | Paradox Beast        | Парадоксальный зверь    | gate-witch      2 minion  8 0
portal-wretch        | Portal Wretch        | Выродок портала         | gate-witch      2 minion  8 0
distort              | Distort              | Искажение               | gate-witch      3 attack  0 0
infinite-enmity      | Infinite Enmity      | Бесконечная вражда      | gate-witch      3 power   2 8
rift-scourge         | Rift Scourge         | Бич разломов            | gate-witch      3 minion 13 0
"""


class PlayerFact(NamedTuple):
    """A card of players."""

    id: str
    en: str
    ru: str
    type: str
    cost: int
    copies: int


class NemesisFact(NamedTuple):
    """A card of the nemesis."""

    id: str
    en: str
    ru: str
    of: str
    tier: int
    type: str
    tokens: int  # life of a minion, power tokens of a power
    toll: int


def _cells(line: str) -> list[str]:
    *names, rest = (cell.strip() for cell in line.split("|"))
    return [*names, *rest.split()]


def _player_fact(id: str, en: str, ru: str, type_of: str, cost: str, copies: str) -> PlayerFact:
    return PlayerFact(id, en, ru, type_of, int(cost), int(copies))


def _nemesis_fact(id: str, en: str, ru: str, of: str, tier: str, type_of: str, tokens: str, toll: str) -> NemesisFact:
    return NemesisFact(id, en, ru, of, int(tier), type_of, int(tokens), int(toll))


PLAYER_FACTS = [_player_fact(*_cells(line)) for line in PLAYER_CARDS.strip().splitlines()]
NEMESIS_FACTS = [_nemesis_fact(*_cells(line)) for line in NEMESIS_CARDS.strip().splitlines()]
SUPPLY_FACTS = [fact for fact in PLAYER_FACTS if fact.cost > 0]
