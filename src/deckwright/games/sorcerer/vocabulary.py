"""Nouns, names and keywords of Sorcerer, in both languages."""

from __future__ import annotations

from deckwright.games.sorcerer.cards import KEYWORDS as DECK_KEYWORDS
from deckwright.lang.texts import Keyword, Text, Vocabulary

NOUNS = {
    "energy": {"en": ("energy", "energy"), "ru": ("энергию", "энергии", "энергии")},
    "energy-there": {"en": ("energy", "energy"), "ru": ("энергия", "энергии", "энергии")},
    "omen": {"en": ("omen", "omens"), "ru": ("омен", "омена", "оменов")},
    "blood": {"en": ("blood", "blood"), "ru": ("кровь", "крови", "крови")},
    "card": {"en": ("card", "cards"), "ru": ("карту", "карты", "карт")},
    "damage": {"en": ("damage", "damage"), "ru": ("урон", "урона", "урона")},
    "wound": {"en": ("wound", "wounds"), "ru": ("рану", "раны", "ран")},
    "flame": {"en": ("flame token", "flame tokens"), "ru": ("жетон пламени", "жетона пламени", "жетонов пламени")},
    "defence": {"en": ("defence", "defence"), "ru": ("защиту", "защиты", "защиты")},
    "attack": {"en": ("attack", "attack"), "ru": ("силу атаки", "силы атаки", "силы атаки")},
    "essence": {"en": ("essence", "essence"), "ru": ("сущность", "сущности", "сущности")},
    "die": {"en": ("die", "dice"), "ru": ("кубик", "кубика", "кубиков")},
    "point": {"en": ("victory point", "victory points"), "ru": ("победное очко", "победных очка", "победных очков")},
    "minion": {"en": ("minion", "minions"), "ru": ("приспешника", "приспешников", "приспешников")},
    "follower": {"en": ("follower", "followers"), "ru": ("последователя", "последователей", "последователей")},
    "action": {"en": ("action", "actions"), "ru": ("действие", "действия", "действий")},
}

NAMES = {
    "Reach.HERE": {"en": "here", "ru": "здесь"},
    "Reach.ANYWHERE": {"en": "anywhere", "ru": "где угодно"},
}


def _keyword(id: str, en: str, ru: str, means_en: str, means_ru: str, rule: str) -> tuple[str, Keyword]:
    return id, Keyword(id, en, ru, Text(means_en, means_ru), rule)


KEYWORDS = dict(
    (
        _keyword(
            "when-played",
            "When Played",
            "При розыгрыше",
            "happens right after the card is played and placed",
            "срабатывает сразу после того, как карта разыграна и выложена",
            "SOR-TERM-23",
        ),
        _keyword(
            "when-destroyed",
            "When Destroyed",
            "При гибели",
            "happens when the minion goes to the graveyard, by damage or by an effect",
            "срабатывает, когда приспешник отправляется на кладбище от урона или эффекта",
            "SOR-TERM-22",
        ),
        _keyword(
            "action",
            "Action",
            "Действие",
            "a power: to use it you spend one of your six actions",
            "спецсвойство: чтобы применить его, потратьте одно из шести действий",
            "SOR-ACT-07",
        ),
        _keyword(
            "entombed",
            "Entombed",
            "Захороненный",
            "an action of a card that lies in your graveyard; the energy is paid, too",
            "действие карты, лежащей на вашем кладбище; энергия тоже тратится",
            "SOR-LIN-01",
        ),
        _keyword(
            "tactic",
            "Tactic",
            "Тактика",
            "used when a minion attacks, before the dice are rolled; it must be used unless it says may",
            "применяется, когда приспешник атакует, до броска кубиков; обязательна, если не сказано «можете»",
            "SOR-TERM-16",
        ),
        _keyword(
            "round-end",
            "End of round",
            "Конец раунда",
            "happens in the End of Round phase",
            "срабатывает в фазе окончания раунда",
            "SOR-ENDR-01",
        ),
        _keyword(
            "reroll",
            "Re-roll step",
            "Во время перебросов",
            "used when attacker or defender may re-roll dice on this battlefield",
            "применяется, когда нападающий или защищающийся может перебросить кубики на этом поле битвы",
            "SOR-REROLL-01",
        ),
        _keyword(
            "weaken",
            "Weaken",
            "Ослабить",
            "put a wound on the minion unless that would destroy it; then nothing happens",
            "положите на приспешника жетон раны, если это его не уничтожит; иначе ничего не происходит",
            "SOR-TERM-20",
        ),
        _keyword(
            "blanked",
            "Blanked",
            "Сведён на нет",
            "its text is ignored until the end of the round; its numbers and attachments stay",
            "его текст не действует до конца раунда; числа и довески остаются",
            "SOR-TERM-02",
        ),
        _keyword(
            "daunted",
            "Daunted",
            "Устрашён",
            "1 attack less until the end of the round, however often it is daunted",
            "сила атаки меньше на 1 до конца раунда, сколько бы раз его ни устрашили",
            "SOR-ENDR-04",
        ),
        _keyword(
            "spurred",
            "Spurred",
            "Воодушевлён",
            "2 attack more until the end of the round, however often it is spurred",
            "сила атаки больше на 2 до конца раунда, сколько бы раз его ни воодушевили",
            "SOR-ENDR-04",
        ),
        _keyword(
            "exhausted",
            "Exhausted",
            "Исчерпан",
            "turned sideways: it cannot attack or be exhausted again; it is readied in the Ready phase",
            "повёрнут: не может атаковать и быть исчерпан снова; готов опять в фазе подготовки",
            "SOR-TERM-15",
        ),
        _keyword(
            "flame",
            "Flame",
            "Пламя",
            "a minion with flame tokens burns: at the end of each round it gets a wound for each of them",
            "приспешник с жетонами пламени горит: в конце каждого раунда он получает по ране за каждый из них",
            "SOR-LIN-03",
        ),
        _keyword(
            "follower",
            "Follower",
            "Последователь",
            "a card of anybody's that lies under a minion: an attachment without text that adds 1 attack",
            "чья угодно карта под приспешником: довесок без текста, который добавляет 1 силу атаки",
            "SOR-LIN-12",
        ),
        _keyword(
            "unopposed",
            "Unopposed",
            "Беспрепятственно",
            "no enemy minion was here during the whole Battle phase: criticals count double",
            "за всю фазу боя здесь не было вражеских приспешников: критические попадания считаются двойными",
            "SOR-TERM-24",
        ),
        _keyword(
            "here",
            "Here",
            "Здесь",
            "on the battlefield of this card; for a skill card, where your avatar stands",
            "на поле битвы этой карты; для карты навыка — там, где стоит ваш аватар",
            "SOR-CARD-01",
        ),
        _keyword(
            "flying",
            "Flying",
            "Полёт",
            "may reinforce any battlefield, not only an adjacent one",
            "может усилить любое поле битвы, не только соседнее",
            "SOR-REINF-01",
        ),
        _keyword(
            "legend",
            "Legend",
            "Легендарный",
            "has no effect of its own",
            "само по себе ничего не значит",
            "SOR-TERM-11",
        ),
        _keyword(
            "restore",
            "Restore",
            "Восстановить",
            "your side of the battlefield loses damage",
            "урон на вашей стороне поля битвы уменьшается",
            "SOR-TERM-10",
        ),
        _keyword(
            "exile",
            "Exile",
            "Изгнать из игры",
            "the card leaves the game for good",
            "карта навсегда покидает игру",
            "SOR-LIN-01",
        ),
    )
)

VOCABULARY = Vocabulary(nouns=NOUNS, names=NAMES, keywords=KEYWORDS | DECK_KEYWORDS)
