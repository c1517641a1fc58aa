"""Nouns, names and keywords of Ascension, in both languages, and how a card is described."""

from __future__ import annotations

from deckwright.games.ascension.rules.core import (
    on_defeat,
    on_lifebound_hero,
    on_mechana_arrival,
    on_play,
    on_row_defeat,
    on_use,
    on_use_second,
)
from deckwright.games.ascension.schema import Faction
from deckwright.lang.cards import Kind
from deckwright.lang.languages import in_lang
from deckwright.lang.texts import Keyword, Text, Token, Tokens, Vocabulary
from deckwright.lang.words import Effect, effects_in

NOUNS = {
    "rune": {"en": ("rune", "runes"), "ru": ("руну", "руны", "рун")},
    "rune-there": {"en": ("rune", "runes"), "ru": ("руна", "руны", "рун")},  # as in "you have 1 rune"
    "mechana_runes": {
        "en": ("rune for Mechana", "runes for Mechana"),
        "ru": ("руну для Механы", "руны для Механы", "рун для Механы"),
    },
    "power": {"en": ("power", "power"), "ru": ("могущество", "могущества", "могущества")},
    "honor": {"en": ("honor", "honor"), "ru": ("очко славы", "очка славы", "очков славы")},
    "card": {"en": ("card", "cards"), "ru": ("карту", "карты", "карт")},
    "turn": {"en": ("turn", "turns"), "ru": ("ход", "хода", "ходов")},
    "construct": {"en": ("construct", "constructs"), "ru": ("конструкт", "конструкта", "конструктов")},
}

NAMES = {
    "Faction.NONE": {"en": "no faction", "ru": "без фракции"},
    "Faction.ENLIGHTENED": {"en": "Enlightened", "ru": "Просветлённые", "ru:of": "Просветлённых"},
    "Faction.LIFEBOUND": {"en": "Lifebound", "ru": "Жизнерождённые", "ru:of": "Жизнерождённых"},
    "Faction.MECHANA": {"en": "Mechana", "ru": "Механа", "ru:of": "Механы"},
    "Faction.VOID": {"en": "Void", "ru": "Пустота", "ru:of": "Пустоты"},
}

KEYWORDS = [
    Keyword(
        "hero",
        "Hero",
        "Герой",
        Text(
            "is played from your hand for its effect and goes to your discard pile at the end of the turn",
            "разыгрывается из руки ради эффекта и в конце хода уходит в ваш сброс",
        ),
        "ASC-PLAY-01",
    ),
    Keyword(
        "construct",
        "Construct",
        "Конструкт",
        Text(
            "stays in play; each of its abilities may be used once per turn, also in the turn it was played",
            "остаётся в игре; каждую его способность можно применять раз в ход, в том числе в тот ход, когда он "
            "разыгран",
        ),
        "ASC-PLAY-03",
    ),
    Keyword(
        "monster",
        "Monster",
        "Монстр",
        Text(
            "is defeated by spending power equal to its strength; you get its reward at once, and a monster "
            "of the centre row goes to the Void",
            "чтобы победить его, потратьте могущество, равное его силе; вы сразу получите награду, а монстр "
            "центрального ряда уйдёт в Бездну",
        ),
        "ASC-FIGHT-03",
    ),
    Keyword(
        "reward",
        "Reward",
        "Награда",
        Text(
            "what you get for defeating a monster, at once; the centre row has been refilled by then",
            "то, что вы сразу получаете за победу над монстром; центральный ряд к этому времени уже пополнен",
        ),
        "ASC-FIGHT-04",
    ),
    Keyword(
        "banish",
        "Banish",
        "Изгнание",
        Text(
            "a banished card goes to the Void and does not count at the end of the game any more",
            "изгнанная карта уходит в Бездну и в конце игры уже не приносит славы",
        ),
        "ASC-CORE-06",
    ),
    Keyword(
        "destroy",
        "Destroy",
        "Уничтожение",
        Text(
            "a destroyed construct goes from play to its owner's discard pile; it is not lost",
            "уничтоженный конструкт уходит из игры в сброс владельца; он не потерян",
        ),
        "ASC-PUB-10",
    ),
    Keyword(
        "free",
        "Without paying",
        "Бесплатно",
        Text(
            "it counts as acquired or defeated all the same: the row is refilled, rewards and answers apply",
            "карта всё равно считается приобретённой, а монстр побеждённым: ряд пополняется, награда и другие "
            "способности "
            "срабатывают",
        ),
        "ASC-PUB-15",
    ),
    Keyword(
        "copy",
        "Copy",
        "Копирование",
        Text(
            "carry out the effect of the copied hero as an effect of this one, with new choices; "
            "that is not playing a hero",
            "исполните эффект скопированного героя как эффект этого, заново сделав все выборы; "
            "это не считается розыгрышем героя",
        ),
        "ASC-CARD-02",
    ),
    Keyword(
        "mechana-runes",
        "Mechana runes",
        "Руны Механы",
        Text(
            "runes that pay only for Mechana constructs; they are spent first, and what is left is lost with the turn",
            "руны, которыми платят только за конструкты Механы; они тратятся первыми, а остаток пропадает в конце хода",
        ),
        "ASC-CARD-04",
    ),
    Keyword(
        "honor-pool",
        "Honor pool",
        "Запас славы",
        Text(
            "honor gained in play is taken from it; when it is empty, the round is finished and the game ends",
            "слава, полученная во время игры, берётся из него; когда он пуст, раунд доигрывается и игра заканчивается",
        ),
        "ASC-ENDGAME-01",
    ),
    Keyword(
        "void",
        "Void",
        "Бездна",
        Text(
            "the place of banished cards and defeated monsters; the faction of the same English name is another thing",
            "место для изгнанных карт и побеждённых монстров; фракция Пустота — это другое",
        ),
        "ASC-SETUP-08",
    ),
]

VOCABULARY = Vocabulary(NOUNS, NAMES, {keyword.id: keyword for keyword in KEYWORDS})

# What stands before the sentences of a slot.
_BEFORE = {
    on_play: Text("", ""),
    on_use: Text("Once per turn: ", "Раз в ход: "),
    on_use_second: Text("Once per turn: ", "Раз в ход: "),
    on_lifebound_hero: Text(
        "The first time you play a Lifebound hero each turn: ",
        "Когда вы впервые за ход разыгрываете героя Жизнерождённых: ",
    ),
    on_row_defeat: Text(
        "The first time you defeat a monster of the centre row each turn: ",
        "Когда вы впервые за ход побеждаете монстра центрального ряда: ",
    ),
    on_mechana_arrival: Text(
        "Once per turn, when you put a Mechana construct into play, this one included: ",
        "Раз в ход, когда вы вводите в игру конструкт Механы, в том числе этот: ",
    ),
}


def type_line(kind: Kind, lang: str) -> str:
    """Faction and type, as under a card's picture."""
    facts = kind.all_facts()
    words = {
        "en": ("hero", "construct", "monster", "starting card", "always available"),
        "ru": ("герой", "конструкт", "монстр", "начальная карта", "всегда доступная карта"),
    }[lang]
    type_of = words[0] if facts.get("hero") else words[1] if facts.get("construct") else words[2]
    faction = Faction(facts.get("faction", Faction.NONE))
    name = VOCABULARY.name(faction, "of", lang) if faction else ""
    extra = words[3] if kind.home == "starters" else words[4] if facts.get("basic") else ""
    parts = [in_lang(lang, f"{name} {type_of}", f"{type_of} {name}").strip(), extra]
    return ", ".join(part for part in parts if part)


def spoken(kind: Kind, slot: object) -> list[Effect]:
    """The effects of a slot that say something: that a monster falls goes without saying."""
    return [effect for effect in effects_in(kind.slots.get(slot)) if effect.word.en]


def describe(kind: Kind, lang: str) -> Tokens:
    """A card's whole text, from its declaration."""
    said = [tokens for trait in kind.traits if (tokens := VOCABULARY.trait(trait, lang))]
    for slot, before in _BEFORE.items():
        effects = spoken(kind, slot)
        if effects:
            heading = [Token(before.said(lang))] if before.en else []
            said.append([*heading, *VOCABULARY.sentences(effects, lang, capital_first=not heading)])
    reward = spoken(kind, on_defeat)
    if reward:
        keyword = VOCABULARY.keywords["reward"]
        heading = [Token(keyword.said(lang), "keyword", keyword.id), Token(": ")]
        said.append([*heading, *VOCABULARY.sentences(reward, lang, capital_first=False)])
    return [token for i, tokens in enumerate(said) for token in ([Token(" ")] if i else []) + tokens]
