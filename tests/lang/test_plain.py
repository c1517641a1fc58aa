"""A game that says little about its looks is shown all the same: what it leaves out is derived."""

from __future__ import annotations

import enum
from dataclasses import replace
from typing import Any

import pytest

from deckwright import Table
from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError
from deckwright.lang.game import Game
from deckwright.lang.look import Family, Gauge, Look, Told
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Keyword, Text, Vocabulary, plain
from deckwright.lang.types import fact, pile, value
from deckwright.table.story import Story, told
from tests.games.pearls.game import PEARLS


class Guild(enum.IntEnum):
    SMITHS = 0
    BAKERS = 1


class Card(lang.Card):
    guild: Guild = fact(Guild.SMITHS)
    cost: int = fact(en="cost", ru="стоимость")
    strength: int = fact(en="strength", ru="сила")
    hidden_number: int = fact()


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    health: int = value(10, en="health", ru="здоровье")
    coins: int = value(0, en="coins", ru="монеты")
    plan: int = value(0, secret=True, en="plan", ru="замысел")
    counter: int = value(0)
    deck: Pile = pile("nobody", pool="own", en="deck", ru="колода")
    hand: Pile = pile(pool="own", en="hand", ru="рука")
    discard: Pile = pile(en="discard pile", ru="сброс")


class Market(lang.Shared["Player"]):
    box: Pile = pile(en="box", ru="коробка")
    stalls: Pile = pile(en="stalls", ru="прилавки")


table = Market()


@rule
def nothing_happens() -> None:
    lang.end_game()


def small(kinds: list[Kind], **more: Any) -> Game:
    return Game(
        "fair", "Fair", "Ярмарка", range(2, 3), Schema(Card, Player, Market, None, 2), kinds, nothing_happens, **more
    )


CARDS = [
    Kind("anvil", "Anvil", "Наковальня", 1, "box", {"guild": Guild.SMITHS, "cost": 3}),
    Kind("bun", "Bun", "Булочка", 1, "box", {"guild": Guild.BAKERS, "cost": 1, "strength": 2, "hidden_number": 9}),
]
NAMES = {
    "Guild.SMITHS": {"en": "Smiths", "ru": "Кузнецы"},
    "Guild.BAKERS": {"en": "Bakers", "ru": "Пекари"},
}


def test_the_members_of_an_enum_are_the_families() -> None:
    look = small(CARDS, vocabulary=Vocabulary(names=NAMES)).look
    assert [family.name for family in look.families] == [Text("Smiths", "Кузнецы"), Text("Bakers", "Пекари")]
    assert [look.family_of(kind).name.en for kind in CARDS] == ["Smiths", "Bakers"]
    assert len({(family.colour, family.motif, family.pattern) for family in look.families}) == 2


def test_where_nothing_tells_many_cards_apart_they_are_one_family() -> None:
    many = [Kind(f"card-{n}", f"Card {n}", f"Карта {n}", 1, "box", {}) for n in range(30)]
    assert [family.name for family in small(many).look.families] == [Text("Fair", "Ярмарка")]


def test_numbers_with_a_name_are_printed_and_watched() -> None:
    look = small(CARDS).look
    assert [(figure.corner, n) for figure, n in look.figures_of(CARDS[1])] == [("cost", 1), ("left", 2)]
    assert [gauge.name.ru for gauge in look.gauges] == ["здоровье", "монеты"]
    assert look.gauges[0].symbol == "health"
    assert [chart.name.en for chart in look.charts] == ["Health", "Coins", "Cards"]


def test_what_lies_open_and_what_is_a_secret_follows_from_who_sees_it() -> None:
    look = small(CARDS).look
    assert look.open_piles == {"hand", "stalls"}
    assert not look.open_hands  # a plan is secret
    assert not PEARLS.look.open_hands  # a bag is its owner's


def test_how_to_play_comes_from_what_the_game_says_of_itself() -> None:
    haggle = Keyword("haggle", "Haggle", "Торг", Text("pay one coin less", "заплатите на одну монету меньше"))
    game = small(CARDS, about=Text("Sell it all.", "Продайте всё."), vocabulary=Vocabulary(keywords={"haggle": haggle}))
    assert game.look.how_to_play({}, "en") == ["Sell it all.", "Haggle: pay one coin less"]
    assert PEARLS.look.how_to_play({}, "ru")[1] == "Что можно делать: Нырнуть, Всплыть."


def test_a_game_improves_its_look_piece_by_piece() -> None:
    air = Gauge("air", "essence", Text("breath", "дыхание"), full=4)
    game = replace(PEARLS, look=Look(gauges=(air,), told=Told(silent_rules=frozenset({"take_turn"}))))
    assert game.look.gauges == (air,)
    assert game.look.legend["essence"] == air.name and game.look.symbols["air"] == "essence"
    assert game.look.told.silent_rules == {"take_turn"} and ("bag", "chest") in game.look.told.moves
    assert game.look.figures == PEARLS.look.figures


def test_families_of_ones_own_need_both_halves() -> None:
    with pytest.raises(DeclarationError, match="both"):
        small(CARDS, look=Look(families=[Family("a", Text("A", "А"), "#ffffff", "sun", "solid")]))


def test_a_question_that_no_card_asks_is_that_of_the_own_turn() -> None:
    assert PEARLS.look.is_main("your-turn", None) and not PEARLS.look.is_main("which", "shark")
    named = Look(main_prompt="main")
    assert named.is_main("main", None) and not named.is_main("your-turn", None)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Ann finds Coral", "air 1 → 2", "Ann finds Shark", "bag → reef: Pearl ×2, Coral, Shark"]),
        (
            "ru",
            ["Ann находит: Коралл", "воздух 1 → 2", "Ann находит: Акула", "сумка → риф: Жемчужина ×2, Коралл, Акула"],
        ),
    ],
)
def test_the_story_tells_values_and_moves_by_their_names(lang: str, lines: list[str]) -> None:
    at = Table.open(PEARLS, players=2, seed=1, names=["Ann", "Bob"])
    at.arrange(sea=["coral", "shark", "pearl"], p0__bag=["pearl", "pearl"], p0__air=2)
    story = Story(PEARLS, seat=0)
    for _ in range(2):
        story.add(at.choose("dive"), at.revision)
    found = [plain(text) for line in told(story.entries, at, lang) for text in (line.tokens, *line.details)]
    assert found == lines  # that a dive takes a breath, the rules need not say
