"""Nouns and keywords of Aeon's End, in both languages, and how its cards are put into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from deckwright.games.aeons_end.rule_ids import in_ledger
from deckwright.games.aeons_end.rules import slots
from deckwright.lang.cards import Kind
from deckwright.lang.languages import in_lang
from deckwright.lang.texts import Keyword, Text, Token, Tokens, Vocabulary
from deckwright.lang.words import Effect

NOUNS = {
    "aether": {"en": ("aether", "aether"), "ru": ("эфир", "эфира", "эфира")},
    "damage": {"en": ("damage", "damage"), "ru": ("урон", "урона", "урона")},
    "life": {"en": ("life", "life"), "ru": ("жизнь", "жизни", "жизней")},
    "charge": {"en": ("charge", "charges"), "ru": ("энергию", "энергии", "энергии")},
    "charge-there": {"en": ("charge", "charges"), "ru": ("энергия", "энергии", "энергии")},  # as in "+1 charge"
    "card": {"en": ("card", "cards"), "ru": ("карту", "карты", "карт")},
    "spell": {"en": ("spell", "spells"), "ru": ("заклинание", "заклинания", "заклинаний")},
    "prepped-spell": {
        "en": ("prepped spell", "prepped spells"),
        "ru": ("подготовленное заклинание", "подготовленных заклинания", "подготовленных заклинаний"),
    },
    "own-prepped-spell": {
        "en": ("of your prepped spells", "of your prepped spells"),
        "ru": ("своё подготовленное заклинание", "своих подготовленных заклинания", "своих подготовленных заклинаний"),
    },
    "dearest-spell": {
        "en": ("most expensive prepped spell", "most expensive prepped spells"),
        "ru": (
            "самое дорогое подготовленное заклинание",
            "самых дорогих подготовленных заклинания",
            "самых дорогих подготовленных заклинаний",
        ),
    },
    "dearest-card": {
        "en": ("most expensive card", "most expensive cards"),
        "ru": ("самую дорогую карту", "самые дорогие карты", "самых дорогих карт"),
    },
    "own-opened-breach": {
        "en": ("of your opened breaches", "of your opened breaches"),
        "ru": ("свой открытый разлом", "своих открытых разлома", "своих открытых разломов"),
    },
    "token": {"en": ("nemesis token", "nemesis tokens"), "ru": ("жетон исчадия", "жетона исчадия", "жетонов исчадия")},
    "from-tokens": {  # as in "begins with"
        "en": ("nemesis token", "nemesis tokens"),
        "ru": ("жетоном исчадия", "жетонами исчадия", "жетонами исчадия"),
    },
    "power-token": {"en": ("power token", "power tokens"), "ru": ("жетон силы", "жетона силы", "жетонов силы")},
    "quarter": {"en": ("quarter turn", "quarter turns"), "ru": ("поворот", "поворота", "поворотов")},
}

KEYWORDS = [
    Keyword(
        "unleash",
        "Unleash",
        "Натиск",
        Text(
            "the effect of its own that every nemesis has; it stands on the nemesis mat",
            "собственный эффект исчадия; он указан на планшете исчадия",
        ),
        "AE-NMAT-03",
    ),
    Keyword(
        "cast",
        "Cast",
        "Произнесение",
        Text(
            "what the spell does when it is cast from its breach; then it lies on its player's discard pile",
            "что делает заклинание, когда его произносят из разлома; после этого оно лежит в сбросе своего игрока",
        ),
        "AE-CAST-04",
    ),
    Keyword(
        "while-prepped",
        "While prepped",
        "Подготовка",
        Text("applies as long as the spell lies in a breach", "действует, пока заклинание лежит в разломе"),
        "AE-WHILE-01",
    ),
    Keyword(
        "on-gain",
        "When gained",
        "При получении",
        Text("applies when you gain the card in your own turn", "срабатывает, когда вы получаете карту в свой ход"),
        "AE-GAIN-02",
    ),
    Keyword(
        "ability",
        "Ability",
        "Способность",
        Text(
            "may be used in your main phase when all its charges are there; they are all spent",
            "применяется в основную фазу, когда вся энергия накоплена; вся она тратится",
        ),
        "AE-MAT-06",
    ),
    Keyword(
        "persistent",
        "Persistent",
        "Постоянно",
        Text("happens in every nemesis main phase", "срабатывает в каждую основную фазу исчадия"),
        "AE-NCARD-03",
    ),
    Keyword(
        "power",
        "Power",
        "Сила",
        Text(
            "each nemesis main phase removes a power token; with the last one it happens, and the card is discarded",
            "каждую основную фазу исчадия с карты снимается жетон силы; с последним эффект срабатывает, и карту "
            "сбрасывают",
        ),
        "AE-NCARD-06",
    ),
    Keyword(
        "immediately",
        "Immediately",
        "Немедленно",
        Text("happens once, as the card comes into play", "срабатывает один раз, когда карта входит в игру"),
        "AE-NDRAW-04",
    ),
    Keyword(
        "to-discard",
        "To discard",
        "Для сброса",
        Text(
            "any player may do all of this in their own main phase; then the card is discarded and does nothing",
            "любой игрок может целиком выполнить это в свою основную фазу; тогда карту сбрасывают, и она не сработает",
        ),
        "AE-NCARD-08",
    ),
    Keyword(
        "breach",
        "Breach",
        "Разлом",
        Text(
            "holds one prepped spell; open it for good, or focus it to prep a spell there this turn",
            "вмещает одно подготовленное заклинание; откройте разлом навсегда или настройте, чтобы подготовить в нём "
            "заклинание в этот ход",
        ),
        "AE-BREACH-08",
    ),
    Keyword(
        "focus",
        "Focus",
        "Настройка",
        Text(
            "a quarter turn of a closed breach: this turn it takes a spell, and opening it costs less",
            "четверть оборота закрытого разлома: в этот ход он примет заклинание, а открыть его станет дешевле",
        ),
        "AE-FOCUS-02",
    ),
    Keyword(
        "exhausted",
        "Exhausted",
        "Обессиленный",
        Text(
            "without life: unleash twice, lose a breach and all charges; later damage hits Gravehold doubled",
            "без жизней: натиск 2 раза, потеря разлома и всей энергии; дальше урон вдвойне получает Грейвхолд",
        ),
        "AE-EXH-01",
    ),
    Keyword(
        "destroy",
        "Destroy",
        "Уничтожить",
        Text("a destroyed card or breach is out of the game", "уничтоженные карты и разломы выходят из игры"),
        "AE-TERM-03",
    ),
    Keyword(
        "ally",
        "Ally",
        "Союзник",
        Text(
            "any other player; if you play one mage alone, you are your own ally",
            "любой другой игрок; если вы играете одним магом, вы сами себе союзник",
        ),
        "AE-TERM-01",
    ),
    Keyword(
        "tier",
        "Nemesis tier",
        "Ранг исчадия",
        Text(
            "the highest tier among nemesis cards in play and in the nemesis discard pile",
            "наибольший ранг среди карт исчадия в игре и в его сбросе",
        ),
        "AE-TERM-07",
    ),
    Keyword(
        "link",
        "Link",
        "Связь",
        Text("two spells with Link may share a breach", "два заклинания со связью могут лежать в одном разломе"),
        "AE-TERM-08",
    ),
]


def keywords(ledger: str, more: Sequence[Keyword] = ()) -> list[Keyword]:
    """The keywords of the family and more, with the rules as the ledger of a box calls them."""
    return [replace(keyword, rule=in_ledger(keyword.rule, ledger)) for keyword in (*KEYWORDS, *more)]


FAMILY = Vocabulary(NOUNS, {}, {keyword.id: keyword for keyword in KEYWORDS})

# Which keyword stands before what a card does in a slot; none for what simply happens.
HEADINGS: dict[Any, str] = {
    slots.on_play: "",
    slots.on_gain: "on-gain",
    slots.while_prepped: "while-prepped",
    slots.at_casting: "while-prepped",
    slots.on_cast: "cast",
    slots.on_ability: "ability",
    slots.on_unleash: "unleash",
    slots.immediately: "immediately",
    slots.on_attack: "",
    slots.on_persistent: "persistent",
    slots.on_power: "power",
    slots.pay_toll: "to-discard",
}


ONCE = {"en": "once in each of your main phases you may ", "ru": "один раз в каждую свою основную фазу, если хотите, "}


def effects_of(kind: Kind, slot: Any) -> list[Effect]:
    """What a kind does in a slot, as effects that have sentences."""
    filling = kind.slots.get(slot)
    return [effect for effect in filling if isinstance(effect, Effect)] if isinstance(filling, list) else []


def after_colon(vocabulary: Vocabulary, effects: list[Effect], lang: str) -> Tokens:
    """Effects as sentences, the first one with the letter it was written with: names keep their capital."""
    tokens = vocabulary.sentences(effects, lang)
    written = vocabulary.effect(effects[0], lang)[0].text
    tokens[0] = Token(written[0] + tokens[0].text[1:], tokens[0].what, tokens[0].key)
    return tokens


def describe(vocabulary: Vocabulary, own: Mapping[Any, str] | None = None) -> Callable[[Kind, str], Tokens]:
    """Says a card's whole text, from its declaration: what always holds, then what happens when, then remarks.

    Only a relic that stays on the table says first what happens when it is played. `own` are the headings of slots that
    only a box has.
    """
    headings = HEADINGS | dict(own or {})

    def whole(kind: Kind, lang: str) -> Tokens:
        played_first = [slots.on_play] if kind.facts.get("relic") else []
        standing = (effects_of(kind, slot) for slot in (*played_first, *slots.STANDING))
        said = [vocabulary.sentences(effects, lang) for effects in standing if effects]
        said += [tokens for trait in kind.traits if not trait.last and (tokens := vocabulary.trait(trait, lang))]
        for slot, keyword in headings.items():
            if slot not in played_first and (effects := effects_of(kind, slot)):
                said.append(_clause(vocabulary, kind, slot, keyword, effects, lang))
        if toll := kind.all_facts().get("toll"):
            name = vocabulary.keywords["to-discard"].said(lang)
            spent = vocabulary.amount(toll, "aether", lang)
            text = in_lang(lang, f": spend {spent}.", f": потратьте {spent}.")
            said.append([Token(name, "keyword", "to-discard"), Token(text)])
        said += [vocabulary.trait(trait, lang) for trait in kind.traits if trait.last]
        return [token for i, tokens in enumerate(said) for token in ([Token(" ")] if i else []) + tokens]

    return whole


def _clause(vocabulary: Vocabulary, kind: Kind, slot: Any, keyword: str, effects: list[Effect], lang: str) -> Tokens:
    """What happens in a slot, after its keyword."""
    if not keyword:
        return vocabulary.sentences(effects, lang)
    name = vocabulary.keywords[keyword].said(lang)
    if slot is slots.on_power:
        name = f"{name} {kind.all_facts()['power_tokens']}"
    once = ONCE[lang] if slot is slots.while_prepped else ""
    return [Token(name, "keyword", keyword), Token(f": {once}"), *after_colon(vocabulary, effects, lang)]


# --- what kind of card it is ------------------------------------------------------------------------------------------

TYPES = {
    "gem": Text("gem", "самоцвет"),
    "relic": Text("relic", "реликвия"),
    "spell": Text("spell", "заклинание"),
    "attack": Text("attack", "атака"),
    "minion": Text("minion", "приспешник"),
    "power": Text("power", "сила"),
    "mage_box": Text("breach mage", "маг разломов"),
    "nemesis_box": Text("nemesis", "исчадие"),
    "breach_box": Text("breach", "разлом"),
    "turn_box": Text("turn order card", "карта очерёдности хода"),
}
STARTING = Text("starting {type}", "{type}, начальная карта")
BASIC = Text("basic", "базовая карта")
UPGRADED = Text("upgraded basic", "улучшенная базовая карта")
ALL_BASIC = Text("Basic cards", "Базовые карты")
ALL_UPGRADED = Text("Upgraded basic cards", "Улучшенные базовые карты")
TIER = Text("tier {n}", "ранг {n}")


class Types:
    """What stands under a card's picture, and what a list of cards is sorted by.

    `own` names the types that only a box has, by the fact that tells them.
    """

    def __init__(self, nemeses: Sequence[Kind], own: Mapping[str, Text] | None = None) -> None:
        self.nemeses, self.own = nemeses, own or {}

    def line(self, kind: Kind, lang: str) -> str:
        """What kind of card it is."""
        facts = kind.all_facts()
        for fact, text in self.own.items():
            if facts.get(fact):
                return text.said(lang)
        if facts.get("tier"):
            type = next(TYPES[name] for name in ("attack", "minion", "power") if facts.get(name))
            return f"{type.said(lang)}, {TIER.said(lang, n=facts['tier'])}, {self._whose(kind, lang)}"
        for name in ("gem", "relic", "spell"):
            if facts.get(name):
                said = TYPES[name].said(lang)
                return STARTING.said(lang, type=said) if facts.get("starter") else said
        return TYPES[kind.home].said(lang)

    def group(self, kind: Kind, lang: str) -> str:
        """The kind of card, or whose it is."""
        if kind.home == "nemesis_box" or not (kind.facts.get("nemesis") or kind.facts.get("tier")):
            line = self.line(kind, lang)
            return line[:1].upper() + line[1:]
        return self._whose(kind, lang, basic=ALL_BASIC, upgraded=ALL_UPGRADED)

    def _whose(self, kind: Kind, lang: str, *, basic: Text = BASIC, upgraded: Text = UPGRADED) -> str:
        if kind.facts.get("upgrade"):
            return upgraded.said(lang)
        number = kind.facts.get("nemesis")
        return self.nemeses[number - 1].said(lang) if number else basic.said(lang)
