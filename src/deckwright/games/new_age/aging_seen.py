"""What the Ageless Walker has exiled, as people see it: its pile, what the top card costs, what will be taken next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.vocabulary import effects_of
from deckwright.games.new_age.aging import MORE_AETHER
from deckwright.lang.cards import Kind
from deckwright.lang.look import Coming, View
from deckwright.lang.texts import Text, Token, Vocabulary

EXILED = "exiled"
Kinds = Callable[[str], Kind | None]
DEAREST = Text("The most expensive piles now: {names}.", "Самые дорогие стопки сейчас: {names}.")
ON_TOP = Text("On top now: {name}, cost {cost}.", "Сейчас сверху: {name}, стоимость {cost}.")
NOTHING_EXILED = Text("The exiled pile is empty now.", "Сейчас в забвении пусто.")
EXILE_WHAT = Text(
    "It goes on top of the exiled pile: until something covers it, anyone may gain it for 1 aether more than it costs. "
    "A weak starting card is hardly missed.",
    "Она ляжет на верх забвения: пока её не накрыли, любой может получить её на 1 эфир дороже. Слабой начальной карты "
    "почти не жаль.",
)
EXPLAIN = {
    "exile-card": EXILE_WHAT,
    "exile-dearest": Text(
        "The pile has a card less; while the card is on top of the exiled pile, it can be gained for 1 aether more.",
        "В стопке станет на карту меньше; пока эта карта сверху в забвении, её можно получить на 1 эфир дороже.",
    ),
}
PRICE = Text("to gain it: {aether}", "получить: {aether}")
WORDS = {
    "exiled": Text("Exiled pile", "Забвение"),
    "exiled_empty": Text("nothing is exiled", "в забвении пусто"),
    "exiled_under": Text("under it", "под ней"),
}


@dataclass(frozen=True)
class ExiledSeen:
    """The exiled pile: what its top card costs now, also in words, and the names of the cards under it, from the top.

    Of an empty pile nothing costs anything.
    """

    price: int
    price_said: str
    under: Sequence[str]


def has_walker(view: View) -> bool:
    """Whether the Ageless Walker is the nemesis."""
    return any(card["card"] == "ageless-walker" for card in view["piles"]["nemesis_mat"]["cards"])


def exiled_of(view: View, kinds: Kinds, vocabulary: Vocabulary, lang: str) -> ExiledSeen | None:
    """The exiled pile; none if the nemesis exiles nothing."""
    if not has_walker(view):
        return None
    found = _kinds_of(view, kinds, EXILED)
    price = _cost(found[0]) + MORE_AETHER if found else 0
    said = PRICE.said(lang, aether=vocabulary.amount(price, "aether", lang))
    return ExiledSeen(price, said, [kind.said(lang) for kind in found[1:]])


def coming(family: Callable[[View, str], Sequence[Coming]], kinds: Kinds) -> Callable[[View, str], Sequence[Coming]]:
    """What the nemesis main phase will bring, with the cards that it will look at as they lie now."""

    def comes(view: View, lang: str) -> Sequence[Coming]:
        found = family(view, lang)
        return [_with_cards(each, view, lang) for each in found] if has_walker(view) else found

    def _with_cards(each: Coming, view: View, lang: str) -> Coming:
        kind = kinds(each.kind)
        assert kind is not None
        words = {effect.word.name for effect in effects_of(kind, slots.on_power)}
        said = [said_now(view, kinds, lang) for word, said_now in LOOKED_AT.items() if word in words]
        added = [Token(f" {text}") for text in said]
        text = each.text + "".join(token.text for token in added)
        return replace(each, text=text, tokens=[*each.tokens, *added])

    return comes


def _dearest_piles(view: View, kinds: Kinds, lang: str) -> str:
    found = _kinds_of(view, kinds, "market")
    most = max(map(_cost, found), default=0)
    return DEAREST.said(lang, names=", ".join(kind.said(lang) for kind in found if _cost(kind) == most))


def _top_exiled(view: View, kinds: Kinds, lang: str) -> str:
    found = _kinds_of(view, kinds, EXILED)
    if not found:
        return NOTHING_EXILED.said(lang)
    return ON_TOP.said(lang, name=found[0].said(lang), cost=_cost(found[0]))


LOOKED_AT: dict[str, Callable[[View, Kinds, str], str]] = {
    "exile_dearest": _dearest_piles,
    "by_top_exiled": _top_exiled,
}


def _kinds_of(view: View, kinds: Kinds, pile: str) -> list[Kind]:
    return [kind for card in view["piles"][pile]["cards"] if (kind := kinds(card["card"]))]


def _cost(kind: Kind) -> int:
    return int(kind.facts.get("cost", 0))


def explain_prompt(family: Callable[[str, View, int, str], str]) -> Callable[[str, View, int, str], str]:
    """The other help with questions, and what becomes of an exiled card."""

    def explain(prompt: str, view: View, me: int, lang: str) -> str:
        return EXPLAIN[prompt].said(lang) if prompt in EXPLAIN else family(prompt, view, me, lang)

    return explain
