"""What co-operative players plan with and no single card says: who acts next, what a power costs, what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.games.aeons_end.blows import Blow, Blows
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.schema import EMPTY_DECK_UNLEASHES, TurnOf
from deckwright.games.aeons_end.vocabulary import after_colon, effects_of
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.texts import Text, Token, Tokens, Vocabulary, capital

TIERS = (1, 2, 3)
SIGNS = {
    TurnOf.FIRST: ("1", (0,)),
    TurnOf.SECOND: ("2", (1,)),
    TurnOf.THIRD: ("3", (2,)),
    TurnOf.FOURTH: ("4", (3,)),
    TurnOf.WILD: ("✶", ()),
    TurnOf.FIRST_PAIR: ("1/2", (0, 1)),
    TurnOf.SECOND_PAIR: ("3/4", (2, 3)),
    TurnOf.NEMESIS: ("", ()),
}
WORDS = {
    "allies": Text("Allies", "Союзники"),
    "nemesis": Text("Nemesis", "Исчадие"),
    "gravehold": Text("Gravehold", "Грейвхолд"),
    "life_of": Text("{n} of {of} life", "жизней: {n} из {of}"),
    "tier": Text("Tier {n}", "Ранг {n}"),
    "no_tier": Text("Tier 0", "Ранг 0"),
    "nemesis_deck": Text(
        "Nemesis deck: {one} of tier 1, {two} of tier 2, {three} of tier 3",
        "Колода исчадия: ранг 1 — {one}, ранг 2 — {two}, ранг 3 — {three}",
    ),
    "turn_order": Text("Turn order", "Очерёдность"),
    "turns_left": Text("still to come this round, in any order", "ещё придут в этом раунде, порядок неизвестен"),
    "turns_taken": Text("acted this round, in this order", "уже ходили в этом раунде, по порядку"),
    "turn_of": Text("turn of {name}", "ход: {name}"),
    "wild": Text("any player", "любой игрок"),
    "coming": Text("What the next nemesis turn brings", "Что принесёт следующий ход исчадия"),
    "calm": Text("Nothing of the nemesis is in play.", "В игре нет ни сил, ни приспешников."),
    "every_turn": Text("every nemesis turn", "каждый ход исчадия"),
    "next_turn": Text("next nemesis turn", "в ближайший ход исчадия"),
    "later": Text("not yet; power tokens: {n}", "ещё не сейчас; жетонов силы: {n}"),
    "to_discard": Text("To discard", "Для сброса"),
    "then_draws": Text("Then draws a card of tier {n}", "Затем берёт карту ранга {n}"),
    "then_unleashes": Text(
        f"The deck is empty: unleash {EMPTY_DECK_UNLEASHES} times", f"Колода пуста: натиск {EMPTY_DECK_UNLEASHES} раза"
    ),
    "draws_nothing": Text("Draws no more cards", "Карт больше не берёт"),
    "tokens": Text("nemesis tokens", "жетоны исчадия"),
    "unleash": Text("Unleash", "Натиск"),
    "invulnerable": Text("Cannot be damaged", "Неуязвимо"),
    "supply": Text("Supply", "Запас"),
    "left_in_pile": Text("left: {n}", "осталось: {n}"),
    "sold_out": Text("empty pile", "стопка пуста"),
    "breaches": Text("Breaches", "Разломы"),
    "breach_open": Text("open", "открыт"),
    "breach_bonus": Text("+{n} damage", "+{n} к урону"),
    "breach_closed": Text("closed: focus {focus}, open {open}", "закрыт: настроить {focus}, открыть {open}"),
    "breach_focused": Text("focused: takes a spell this turn", "настроен: в этот ход примет заклинание"),
    "breach_gone": Text("breach {n} is destroyed", "разлом {n} уничтожен"),
    "breach_missing": Text("no breach {n}", "разлома {n} нет"),
    "attached": Text("attached to the breach", "прикреплена к разлому"),
    "wide": Text("fills two breaches", "занимает два разлома"),
    "charges_of": Text("charges: {n} of {of}", "энергия: {n} из {of}"),
    "ready": Text("ability ready", "способность готова"),
    "exhausted": Text("exhausted", "обессилен"),
    "pair_token": Text("has the pair token", "с жетоном пары"),
    "wild_token": Text("has the wild token", "с жетоном «Любой игрок»"),
    "plays_next": Text("plays now", "ходит сейчас"),
    "aether": Text("aether", "эфир"),
    "gem_aether": Text("aether, not for relics and spells", "эфир не для реликвий и заклинаний"),
    "card_aether": Text("aether for cards only", "эфир только на карты"),
    "spell_aether": Text("aether for spells only", "эфир только на заклинания"),
    "relic_aether": Text("aether for relics only", "эфир только на реликвии"),
    "breach_aether": Text("aether for breaches only", "эфир только на разломы"),
    "played": Text("Played this turn", "Разыграно в этот ход"),
    "attack_now": Text("Attack", "Атака"),
    "destroyed": Text("Destroyed", "Уничтожено"),
    "next_on_deck": Text("the next card may go onto your deck", "следующую карту можно положить на колоду"),
    "next_to_ally": Text("the next card goes to an ally", "следующую карту получит союзник"),
}
ENDINGS = {
    "won": Text(
        "{nemesis} is defeated. Gravehold stands, with {gravehold} life.",
        "Исчадие повержено: {nemesis}. Грейвхолд устоял, жизней: {gravehold}.",
    ),
    "outlasted": Text(
        "{nemesis} has no cards left and gives up. Gravehold stands, with {gravehold} life.",
        "Карты исчадия кончились, и оно отступило: {nemesis}. Грейвхолд устоял, жизней: {gravehold}.",
    ),
    "fallen": Text("Gravehold has fallen.", "Грейвхолд пал."),
    "exhausted": Text("All mages are exhausted.", "Все маги обессилены."),
    "other": Text("{nemesis} has reached its own goal.", "{nemesis}: исчадие достигло своей цели."),
}
HOW_NEAR = Text("{nemesis} had {life} life left.", "{nemesis}: осталось жизней — {life}.")
OUT_OF_REACH = Text("{nemesis} is not defeated.", "Исчадие не повержено: {nemesis}.")


@dataclass(frozen=True)
class TurnCard:
    """A turn order card: the sign on it, whose it may be, and how many of them."""

    kind: str
    sign: str
    seats: tuple[int, ...]
    name: str
    nemesis: bool
    count: int = 1


@dataclass(frozen=True)
class TablePlan:
    """All of it."""

    taken: Sequence[TurnCard]  # from the first of the round to the one that acts now
    left: Sequence[TurnCard]
    next: TurnCard | None  # the top of the deck, if it was revealed
    tier: int
    next_tier: int  # of the card that the nemesis draws next; 0 if the deck is empty
    in_decks: tuple[int, ...]
    stock: Mapping[str, int]  # how many cards of each kind the supply has
    tolls: Mapping[int, Tokens] = field(default_factory=dict)  # what it takes to discard a power, by its number
    unleash: Tokens = field(default_factory=list)
    invulnerable: bool = False
    draws: bool = True  # whether the nemesis has a draw phase
    bonuses: Mapping[int, int] = field(default_factory=dict)  # what opened breaches add to a spell, by their numbers
    blows: Mapping[int, Blow] = field(default_factory=dict)  # what prepped spells will deal, by their numbers
    apart: frozenset[int] = frozenset()  # hordes in play, by number: their nemesis lays them out itself
    own: Mapping[str, Any] = field(default_factory=dict)  # what only a box lays out, by its name


def plan(kinds: Sequence[Kind], vocabulary: Vocabulary, blows: Blows) -> Callable[[View, str], TablePlan]:
    """Works it out of what a viewer may see."""
    by_id = {kind.id: kind for kind in kinds}
    turn_kinds = [kind for kind in kinds if kind.home == "turn_box"]

    def work_out(view: View, lang: str) -> TablePlan:
        piles = view["piles"]
        taken = [_turn(by_id[card["card"]], lang) for card in reversed(piles["turns_taken"]["cards"])]
        top = piles["turns"]["cards"][0] if piles["turns"]["cards"] else None
        threats = piles["threats"]["cards"]
        mat = piles["nemesis_mat"]["cards"]
        nemesis = by_id[mat[0]["card"]] if mat else None
        decks = tuple(int(piles[f"deck_{tier}"]["count"]) for tier in TIERS)
        shown = [*threats, *piles["nemesis_discard"]["cards"]]
        return TablePlan(
            taken=taken,
            left=_left(turn_kinds, view, lang),
            next=_turn(by_id[top["card"]], lang) if top else None,
            tier=max((int(by_id[card["card"]].facts.get("tier", 0)) for card in shown), default=0),
            next_tier=next((tier for tier, count in zip(TIERS, decks, strict=True) if count), 0),
            in_decks=decks,
            stock=Counter(card["card"] for name in ("market", "stock") for card in piles[name]["cards"]),
            tolls={card["id"]: toll for card in threats if (toll := _toll(by_id[card["card"]], vocabulary, lang))},
            unleash=capital(_sentences(nemesis, slots.on_unleash, vocabulary, lang)) if nemesis else [],
            invulnerable=bool(nemesis and nemesis.slots.get(slots.invulnerable)),
            bonuses=blows.bonuses(view),
            blows=blows.all(view),
            apart=frozenset(card["id"] for card in threats if by_id[card["card"]].all_facts().get("horde")),
        )

    return work_out


def _turn(kind: Kind, lang: str, count: int = 1) -> TurnCard:
    which = TurnOf(kind.facts["turn_of"])
    sign, seats = SIGNS[which]
    return TurnCard(kind.id, sign, seats, kind.said(lang), which == TurnOf.NEMESIS, count)


def _left(kinds: Sequence[Kind], view: View, lang: str) -> list[TurnCard]:
    """Turn order cards that lie nowhere in sight are in the deck; if all are in sight, the deck is empty."""
    seen = Counter(
        card["card"] for name in ("turn_box", "turns_taken", "destroyed") for card in view["piles"][name]["cards"]
    )
    counts = [(kind, kind.copies - seen[kind.id]) for kind in kinds]
    return [_turn(kind, lang, count) for kind, count in counts if count > 0]


def _sentences(kind: Kind, slot: Any, vocabulary: Vocabulary, lang: str) -> Tokens:
    effects = effects_of(kind, slot)
    return after_colon(vocabulary, effects, lang) if effects else []


def _toll(kind: Kind, vocabulary: Vocabulary, lang: str) -> Tokens:
    """What TO DISCARD asks for."""
    said = _sentences(kind, slots.pay_toll, vocabulary, lang)
    toll = int(kind.facts.get("toll", 0))
    return said or ([Token(vocabulary.amount(toll, "aether", lang), "amount", "aether")] if toll else [])


def before(view: View, seat: int) -> int:
    """Whose cards lie before somebody who plays several mages: those of the one whose turn it is."""
    active = view["values"]["active"]
    return int(active) if view["values"]["alone"] and active is not None else seat


def mage_name(table: Any, side: int) -> tuple[str, str] | None:
    """Somebody who plays several mages alone knows them by their own names."""
    if not table.value("alone") or table.sides < 2:
        return None
    mat = table.cards("mat", side)
    kind = table.game.kind(mat[0]) if mat else None
    return (kind.en, kind.ru) if kind else None


def ending(kinds: Sequence[Kind]) -> Callable[[View, str], str]:
    """How a game ended, for all of them together."""
    names = {kind.id: kind for kind in kinds if kind.home == "nemesis_box"}

    def tell(view: View, lang: str) -> str:
        values, mat = view["values"], view["piles"]["nemesis_mat"]["cards"]
        if not view["over"] or not mat:
            return ""
        kind, life = names[mat[0]["card"]], mat[0].get("life", 0)
        touchable = not kind.slots.get(slots.invulnerable)
        how = _how(view, outlasted=touchable and life > 0)
        said = [ENDINGS[how]]
        if how in ("fallen", "exhausted"):
            said.append(HOW_NEAR if touchable else OUT_OF_REACH)
        told = {"nemesis": kind.said(lang), "gravehold": values["gravehold"], "life": life}
        return " ".join(text.said(lang, **told) for text in said)

    return tell


def _how(view: View, *, outlasted: bool) -> str:
    """Which of the endings it was."""
    if view["winners"]:
        return "outlasted" if outlasted else "won"
    if not view["values"]["gravehold"]:
        return "fallen"
    sides = view["players"]  # a single mage plays on exhausted, so that is never how it ends alone
    return "exhausted" if len(sides) > 1 and all(side["values"]["exhausted"] for side in sides) else "other"
