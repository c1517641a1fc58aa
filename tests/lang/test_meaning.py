"""What words mean to bots, and how cards are told in brief: from what stands with their words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from deckwright.lang.brief import Brief, line
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.errors import DeclarationError
from deckwright.lang.meaning import LEAST, NOT_COUNTED, Arguments
from deckwright.lang.rules import rule, slot
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.texts import Keyword, Text, Vocabulary
from deckwright.lang.types import note, player
from deckwright.lang.words import Effect, several, word
from tests.lang.toybox import CROWN, GEM, SAY, Card, Player, kind, play, table

NOUNS = {
    "gold": {"en": ("gold", "gold"), "ru": ("золото", "золота", "золота")},
    "card": {"en": ("card", "cards"), "ru": ("карту", "карты", "карт")},
}
WORDS = Vocabulary(NOUNS, keywords={"haste": Keyword("haste", "Haste", "Спешка", Text("…", "…"))})
SYMBOLS = {"gold": "coin", "power": "bolt"}
SIGNS = {"coin": "◆", "bolt": "↯"}


def seldom(given: Arguments) -> float:
    """The less often, the more it asks for."""
    return 1 / int(given["n"])


@slot
def on_play(card: Card, me: Player) -> None: ...


@slot(short="[haste]")
def on_haste(card: Card, me: Player) -> None: ...


@word(en="", ru="", gives={"gold": "n"}, short="{n:gold}")
def gain(me: Player, n: int) -> None:
    me.gold += n


@word(en="", ru="", gives={"power": "1.5 n", "tempo": 1}, short="{n:power}")
def strike(me: Player, n: int) -> None:
    me.gold -= n


@word(en="", ru="", gives=NOT_COUNTED, short=("take {card}", "взять {card}"))
def take(me: Player) -> None:
    me.gold += 1


@word(en="", ru="", gives={"effect": seldom}, short="<{n}+> {effect}")
def from_on(me: Player, n: int, effect: Effect) -> None:
    if me.gold >= n:
        effect(me)


@word(en="", ru="", gives={"effect": 0.75, "better": 0.25}, short="{effect} · <→ [haste]> {better}")
def by_haste(me: Player, effect: Effect, better: Effect) -> None:
    effect(me)


@word(en="", ru="", gives=LEAST, short="{one} / {other}")
def either(me: Player, one: Effect, other: Effect) -> None:
    one(me)


@word(en="", ru="", gives={"effect": 1}, short=("anybody: {effect}", "любой: {effect}"))
def anybody(me: Player, effect: Effect) -> None:
    effect(me)


# --- what effects give ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "gives"),
    [
        (gain(3), {"gold": 3}),
        (strike(2), {"power": 3, "tempo": 1}),
        (take(), {}),
        (from_on(4, gain(2)), {"gold": 0.5}),
        (by_haste(gain(2), strike(4)), {"gold": 1.5, "power": 1.5, "tempo": 0.25}),
        (either(gain(3), gain(1)), {"gold": 1}),
        (either(gain(3), strike(1)), {"gold": 0, "power": 0, "tempo": 0}),
        (anybody(several([gain(1), gain(2)])), {"gold": 3}),
    ],
    ids=repr,
)
def test_an_effect_gives_what_its_words_say(effect: Effect, gives: dict[str, float]) -> None:
    assert effect.gives() == gives


def test_a_card_gives_shares_of_its_slots_and_what_always_holds() -> None:
    lasting = Trait("", 1, "", "", gives={"tempo": "n"}, numbers={"n": 2})
    card = Kind("c", "C", "К", 1, "box", {}, {on_play: [gain(2)], on_haste: [gain(4), strike(2)]}, [lasting])
    assert card.gives({on_play: 1, on_haste: 0.5}) == {"gold": 4, "power": 1.5, "tempo": 2.5}
    assert card.gives({on_play: 1}) == {"gold": 2, "tempo": 2}


# --- in brief ---------------------------------------------------------------------------------------------------------


def told(*effects: Effect, lang: str = "en") -> str:
    """Effects in brief."""
    return line(Brief(WORDS, SYMBOLS, lang).effects(effects), SIGNS.get)


@pytest.mark.parametrize(
    ("effects", "en", "ru"),
    [
        ([gain(2), strike(3)], "2◆ · 3↯", "2◆ · 3↯"),
        ([gain(1_000_000)], "∞◆", "∞◆"),
        ([take()], "take card", "взять карту"),
        ([from_on(5, gain(1))], "5+: 1◆", "5+: 1◆"),
        ([from_on(5, from_on(9, gain(1)))], "5+, 9+: 1◆", "5+, 9+: 1◆"),
        ([by_haste(gain(1), gain(2))], "1◆ · Haste → 2◆", "1◆ · Спешка → 2◆"),
        (
            [by_haste(by_haste(gain(1), gain(2)), gain(3))],
            "1◆ · Haste → 2◆ · Haste → 3◆",
            "1◆ · Спешка → 2◆ · Спешка → 3◆",
        ),
        ([either(gain(1), several([strike(2), take()]))], "1◆ / 2↯ · take card", "1◆ / 2↯ · взять карту"),
        ([anybody(several([gain(1), strike(2)]))], "anybody: 1◆ · 2↯", "любой: 1◆ · 2↯"),
        ([either(from_on(2, gain(1)), gain(3))], "2+: 1◆ / 3◆", "2+: 1◆ / 3◆"),
    ],
    ids=repr,
)
def test_effects_in_brief(effects: list[Effect], en: str, ru: str) -> None:
    assert (told(*effects), told(*effects, lang="ru")) == (en, ru)


def test_a_card_in_brief_names_its_slots_and_ends_with_what_always_holds() -> None:
    firm = Trait(
        "firm", 1, "stands firm", "стоит твёрдо", short=("firm: {n:gold}", "крепко: {n:gold}"), numbers={"n": 3}
    )
    card = Kind("c", "C", "К", 1, "box", {}, {on_play: [gain(1)], on_haste: [gain(2), take()]}, [firm])
    clauses = Brief(WORDS, SYMBOLS, "en").kind(card, [on_play, on_haste])
    assert line(clauses, SIGNS.get) == "1◆ · Haste: 2◆ · take card · firm: 3◆"


def test_where_a_screen_has_no_sign_the_noun_stands_in_words() -> None:
    clauses = Brief(WORDS, SYMBOLS, "ru").effects([gain(5)])
    assert (line(clauses), line(clauses, SIGNS.get)) == ("5 золота", "5◆")
    assert line(Brief(WORDS, {}, "en").effects([gain(5)]), SIGNS.get) == "5 gold"


# --- words without their meaning --------------------------------------------------------------------------------------


def grow(me: Player, n: int) -> None: ...


def hold(me: Player, n: int, effect: Effect) -> None: ...


@pytest.mark.parametrize(
    ("function", "said", "message"),
    [
        (grow, {"short": "{n}"}, "the word grow does not say what it gives"),
        (grow, {"short": "{n}", "gives": {}}, "the word grow does not say what it gives"),
        (grow, {"gives": {"gold": "n"}}, "the word grow has no short form"),
        (grow, {"gives": {"gold": "n"}, "short": ""}, "the word grow has no short form"),
        (grow, {"gives": {"gold": "n"}, "short": ("grow", "")}, "the word grow has no short form"),
        (grow, {"gives": {"gold": "m"}, "short": "{n}"}, "the word grow has no number 'm'"),
        (grow, {"gives": {"gold": "n times 2"}, "short": "{n}"}, "'n times 2' is not an amount"),
        (grow, {"gives": {"gold": 1}, "short": "{m:gold}"}, "the short form of grow names 'm'"),
        (hold, {"gives": {"gold": 1}, "short": "{effect}"}, "hold does not say which share of effect counts"),
        (hold, {"gives": {"effect": 1}, "short": "{n}"}, "the short form of hold does not tell 'effect'"),
        (hold, {"gives": {"effect": 1}, "short": "{n}, <{n}+> {effect}"}, "the short form of hold has a gate that"),
        (hold, {"gives": {"effect": 1}, "short": "<more >{n}> {effect}"}, "the short form of hold has a gate that"),
        (hold, {"gives": {"effect": "effect"}, "short": "{effect}"}, "the word hold has no number 'effect'"),
        (grow, {"gives": NOT_COUNTED, "short": "{n}", "about": {1: "m"}}, "the word grow has no number 'm'"),
    ],
)
def test_a_word_without_its_meaning_is_refused(function: Any, said: dict[str, Any], message: str) -> None:
    declare: Any = word
    with pytest.raises(DeclarationError, match=re.escape(message)):
        declare(en="", ru="", **said)(function)


def test_what_is_missing_is_answered_with_a_hint() -> None:
    with pytest.raises(DeclarationError, match=r'hint: gives=\{"power": "n"\}'):
        word(en="", ru="", short="{n}")(grow)
    with pytest.raises(DeclarationError, match=r'hint: short="\{n:power\}"'):
        word(en="", ru="", gives=NOT_COUNTED)(grow)


def test_a_trait_that_says_something_needs_a_short_form() -> None:
    with pytest.raises(DeclarationError, match="has no short form"):
        Trait("firm", 1, "stands firm", "стоит твёрдо")


# --- words for a slot -------------------------------------------------------------------------------------------------


@slot(pure=True)
def worth(card: Card, me: Player) -> int:
    return 0


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=worth)
def worth_of_gold(card: Card, me: Player, n: int, most: int) -> int:
    return min(most, n * me.gold + card.cost)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=worth)
def robs(card: Card, me: Player) -> int:
    me.gold = 0
    return 1


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=worth)
def says_yes(card: Card, me: Player) -> bool:
    return True


@rule
def count_worth() -> None:
    for me in table.players:
        me.gold = 3
        note(SAY, number=sum(worth(card, me) for card in table.box))


def test_a_word_for_a_slot_answers_with_its_numbers_and_knows_what_the_slot_knows() -> None:
    capped = kind("coin", 1, "box", {worth: [worth_of_gold(2, most=5)]})
    costly = kind("gem", 1, "box", {worth: [worth_of_gold(1, 9)]}, cost=4)
    done = play(count_worth, kinds=[capped, costly, CROWN], slots=[worth])
    assert done.said == [5 + 7] * 2


@pytest.mark.parametrize(
    ("filling", "message"),
    [
        ([robs()], "robs changes something, but worth is a pure slot"),
        ([gain(1)], "worth wants a rule, or one word declared with slot=worth"),
        ([worth_of_gold(1, 2), worth_of_gold(1, 2)], "worth wants a rule, or one word declared with slot=worth"),
        ([says_yes()], "says_yes must take and return what the slot worth does"),
    ],
    ids=["changes", "another word", "two", "another answer"],
)
def test_what_cannot_answer_for_a_slot_is_refused(filling: list[Effect], message: str) -> None:
    with pytest.raises(DeclarationError, match=re.escape(message)):
        play(count_worth, kinds=[kind("coin", 1, "box", {worth: filling}), GEM, CROWN], slots=[worth])


@slot
def on_gift(card: Card, me: Player, given: Card, n: int) -> None: ...


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=on_gift)
def weigh_gift(card: Card, me: Player, given: Card, n: int, times: int) -> None:
    if given != card:
        note(SAY, number=times * given.cost + n + card.cost)


@rule
def give_gems() -> None:
    me = player(0)
    me.gold = 0
    for card in table.box:
        for given in table.box:
            on_gift(card, me, given, 5)
    note(SAY, number=me.gold)


def test_a_word_for_a_slot_that_asks_nothing_knows_all_that_the_slot_knows_beside_other_words() -> None:
    coin = kind("coin", 1, "box", {on_gift: [weigh_gift(10), gain(2)]}, cost=1)
    done = play(give_gems, kinds=[coin, kind("gem", 1, "box", cost=4), CROWN], slots=[on_gift])
    assert done.said == [10 * 4 + 5 + 1, 2 * 2]
