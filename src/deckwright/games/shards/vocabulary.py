"""Nouns, names and keywords of Shards, in both languages."""

from __future__ import annotations

from deckwright.games.shards.rules.core import blocks, cheaper, on_activate, on_play, strengthens
from deckwright.games.shards.schema import Faction
from deckwright.lang.cards import Kind
from deckwright.lang.languages import in_lang
from deckwright.lang.texts import Keyword, Text, Token, Tokens, Vocabulary, finish
from deckwright.lang.words import Effect

NOUNS = {
    "crystal": {"en": ("crystal", "crystals"), "ru": ("кристалл", "кристалла", "кристаллов")},
    "power": {"en": ("power", "power"), "ru": ("мощь", "мощи", "мощи")},
    "mastery": {"en": ("mastery", "mastery"), "ru": ("мастерство", "мастерства", "мастерства")},
    "health": {"en": ("health", "health"), "ru": ("здоровье", "здоровья", "здоровья")},
    "card": {"en": ("card", "cards"), "ru": ("карту", "карты", "карт")},
    "damage": {"en": ("damage", "damage"), "ru": ("урон", "урона", "урона")},
    "shield": {"en": ("shield", "shields"), "ru": ("щит", "щита", "щитов")},
    "champion": {"en": ("champion", "champions"), "ru": ("чемпиона", "чемпиона", "чемпионов")},
    "ally": {"en": ("ally", "allies"), "ru": ("союзника", "союзника", "союзников")},
    "mercenary": {"en": ("mercenary", "mercenaries"), "ru": ("наёмника", "наёмника", "наёмников")},
}

NAMES = {
    "Faction.NONE": {"en": "no faction", "ru": "без фракции"},
    "Faction.HOMODEUS": {"en": "Homo Deus", "ru": "Хомо Деус"},
    "Faction.ORDER": {"en": "Order", "ru": "Орден", "ru:of": "Ордена"},
    "Faction.UNDERGROWTH": {"en": "Undergrowth", "ru": "Ветвь", "ru:of": "Ветви"},
    "Faction.WRAETHE": {"en": "Wraethe", "ru": "Демиреалы", "ru:of": "Демиреалов"},
    "Leader.DECIMA": {"en": "Decima", "ru": "Децима"},
    "Leader.KO_SYN_WU": {"en": "Ko Syn Wu", "ru": "Ко Син Ву"},
    "Leader.TETRA": {"en": "Tetra", "ru": "Тетра"},
    "Leader.VOLOS": {"en": "Volos", "ru": "Велес"},
}

KEYWORDS = [
    Keyword(
        "unify",
        "Unify",
        "Единство",
        Text(
            "applies if you have played another Undergrowth ally this turn, or show one from your hand now",
            "срабатывает, если вы уже разыграли в этом ходу другого союзника Ветви или сейчас показываете такого "
            "из руки",
        ),
        "SOI-NAME-05",
    ),
    Keyword(
        "dominion",
        "Dominion",
        "Власть",
        Text(
            "applies if you have played this turn, or show from your hand now, "
            "a Homo Deus, an Undergrowth and a Wraethe card",
            "срабатывает, если в этом ходу вы разыграли или сейчас показываете из руки "
            "по одной карте Хомо Деус, Ветви и Демиреалов",
        ),
        "SOI-NAME-02",
    ),
    Keyword(
        "echo",
        "Echo",
        "Эхо",
        Text(
            "applies if there is a Wraethe card in your discard pile",
            "срабатывает, если в вашем сбросе есть карта Демиреалов",
        ),
        "SOI-NAME-08",
    ),
    Keyword(
        "inspire",
        "Inspire",
        "Воодушевление",
        Text("applies if you have a champion in play", "срабатывает, если в вашей игровой зоне есть чемпион"),
        "SOI-NAME-08",
    ),
    Keyword(
        "activation",
        "Activation",
        "Активация",
        Text(
            "applied when you activate the champion, once per turn, also in the turn it was played",
            "применяется, когда вы активируете чемпиона: раз в ход, в том числе в тот ход, когда он разыгран",
        ),
        "SOI-CHAMP-03",
    ),
    Keyword(
        "mercenary",
        "Mercenary",
        "Наёмник",
        Text(
            "may be fast-played from the centre row: pay its cost, apply its effects, it returns to the centre deck",
            "можно моментально разыграть из центрального ряда: заплатите стоимость, примените эффекты, "
            "затем карта вернётся в центральную колоду",
        ),
        "SOI-MERC-02",
    ),
    Keyword(
        "champion",
        "Champion",
        "Чемпион",
        Text(
            "stays in play until an opponent spends power equal to its health to destroy it",
            "остаётся в игровой зоне; чтобы уничтожить его, противник должен потратить мощь, равную его здоровью",
        ),
        "SOI-CHAMP-01",
    ),
    Keyword(
        "shield",
        "Shield",
        "Щит",
        Text(
            "when you are attacked you may show this card from your hand to block that much damage; it stays in "
            "your hand",
            "когда вас атакуют, вы можете показать эту карту из руки и заблокировать столько урона; она остаётся "
            "в руке",
        ),
        "SOI-SHIELD-01",
    ),
    Keyword(
        "focus",
        "Focus",
        "Концентрация",
        Text(
            "once per turn you may spend 1 crystal to gain 1 mastery",
            "раз в ход вы можете потратить 1 кристалл, чтобы получить 1 мастерство",
        ),
        "SOI-MAIN-06",
    ),
    Keyword(
        "mastery",
        "Mastery",
        "Мастерство",
        Text(
            "is kept between turns, at most 30; what stands after “Mastery 10+” applies "
            "if you have 10 or more; none of it is spent",
            "сохраняется между ходами, не больше 30; указанное после «Мастерство 10+» применяется, "
            "если у вас его 10 или больше; оно не тратится",
        ),
        "SOI-MAST-01",
    ),
    Keyword(
        "remove",
        "Remove",
        "Удаление",
        Text(
            "a removed card leaves the game, so that your deck gets better",
            "удалённая карта выходит из игры, и ваша колода становится лучше",
        ),
        "SOI-CORE-03",
    ),
    Keyword(
        "copy",
        "Copy",
        "Копирование",
        Text(
            "apply all effects of the copied card as effects of this one; that is not playing a card",
            "примените все эффекты скопированной карты как эффекты этой; это не считается розыгрышем карты",
        ),
        "SOI-RULE-03",
    ),
]

VOCABULARY = Vocabulary(NOUNS, NAMES, {keyword.id: keyword for keyword in KEYWORDS})


def type_line(kind: Kind, lang: str) -> str:
    """Faction and type, as under a card's picture."""
    facts = kind.all_facts()
    faction = Faction(facts["faction"])
    if kind.home == "leader_cards":
        return f"{in_lang(lang, 'leader', 'лидер')}, {VOCABULARY.name(faction, '', lang)}"
    words = {
        "en": ("champion", "mercenary ally", "ally", "relic", "starting card"),
        "ru": ("чемпион", "союзник-наёмник", "союзник", "реликвия", "начальная карта"),
    }[lang]
    kind_of = words[0] if facts.get("champion") else words[1] if facts.get("mercenary") else words[2]
    extra = words[3] if facts.get("relic") else words[4] if facts.get("starter") else ""
    name = VOCABULARY.name(faction, "of", lang) if faction else ""
    parts = [in_lang(lang, f"{name} {kind_of}", f"{kind_of} {name}").strip(), extra]
    return ", ".join(part for part in parts if part)


def describe(kind: Kind, lang: str) -> Tokens:
    """A card's whole text, from its declaration."""
    tokens: Tokens = []
    if kind.home == "leader_cards":
        keyword = VOCABULARY.keywords["focus"]
        return finish([Token(keyword.said(lang), "keyword", keyword.id), Token(": " + keyword.meaning.said(lang))])
    for trait in kind.traits:
        sentence = trait.said(lang)
        if sentence:
            tokens += [*finish(VOCABULARY.fill(sentence, lang, lambda name, form: [])), Token(" ")]
    for slot in (blocks, strengthens, cheaper, on_play, on_activate):
        filling = kind.slots.get(slot)
        effects = [e for e in filling if isinstance(e, Effect)] if isinstance(filling, list) else []
        if not effects:
            continue
        if slot is on_activate:
            tokens += [Token(VOCABULARY.keywords["activation"].said(lang), "keyword", "activation"), Token(": ")]
        tokens += [*VOCABULARY.sentences(effects, lang, capital_first=slot is not on_activate), Token(" ")]
    return one_colon(tokens[:-1])


def one_colon(tokens: Tokens) -> Tokens:
    """A condition inside a condition shares its colon: "Mastery 20+, Unify: ..."."""
    joined = list(tokens)
    for i, (token, keyword, after) in enumerate(zip(tokens, tokens[1:], tokens[2:], strict=False)):
        if token.text.endswith(": ") and keyword.what == "keyword" and after.text.startswith(":"):
            joined[i] = Token(f"{token.text[:-2]}, ", token.what, token.key)
    return joined
