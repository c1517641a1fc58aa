"""The four domain decks as a whole: ten cards of the right kinds and costs, and texts that read well."""

from __future__ import annotations

import pytest

from deckwright.games.sorcerer.cards import coast, forest, sanctuary, temple
from deckwright.games.sorcerer.cards.make import BOXES
from deckwright.games.sorcerer.game import SORCERER
from deckwright.lang.cards import Kind
from deckwright.lang.texts import plain

DECKS = {"forest": forest, "sanctuary": sanctuary, "coast": coast, "temple": temple}
ALL = [kind for deck in DECKS.values() for kind in deck.CARDS]


def count(deck: str, **facts: int) -> int:
    """How many cards of a deck have these facts."""
    return sum(
        kind.copies // BOXES
        for kind in DECKS[deck].CARDS[1:]
        if all(kind.all_facts().get(name, 0) == wanted for name, wanted in facts.items())
    )


@pytest.mark.rule("SOR-COMP-06")
@pytest.mark.parametrize("deck", DECKS)
def test_ten_cards_of_eight_titles_and_a_skill_on_top(deck: str) -> None:
    skill, *cards = DECKS[deck].CARDS
    assert skill.facts["is_skill"] and not any(kind.facts.get("is_skill") for kind in cards)
    assert (len(cards), count(deck)) == (8, 10)
    assert count(deck, legend=1) == 1 and count(deck, omen=1) == 3


@pytest.mark.parametrize(
    ("deck", "types", "curve"),
    [
        ("forest", (7, 2, 1), (0, 2, 3, 3, 1, 1, 0)),
        ("sanctuary", (6, 2, 2), (0, 3, 3, 2, 1, 1, 0)),
        ("coast", (6, 3, 1), (0, 1, 3, 3, 2, 1, 0)),
        ("temple", (6, 2, 2), (0, 1, 3, 2, 2, 1, 1)),
    ],
)
def test_types_and_costs(deck: str, types: tuple[int, ...], curve: tuple[int, ...]) -> None:
    assert tuple(count(deck, **{fact: 1}) for fact in ("is_minion", "is_sorcery", "is_attachment")) == types
    assert tuple(count(deck, cost=cost) for cost in range(7)) == curve


@pytest.mark.parametrize("kind", ALL, ids=[kind.id for kind in ALL])
def test_a_card_says_what_it_does_in_both_languages(kind: Kind) -> None:
    for lang in ("en", "ru"):
        said = plain(SORCERER.describe(kind, lang))
        assert said
        assert not any(odd in said for odd in ("{", "[", "|", ". .", "  ", ": :")), said


@pytest.mark.parametrize(
    ("card", "en", "ru"),
    [
        (
            "faceless-huntsman",
            "Action: exhaust this minion to move up to 2 of your other minions here and spur them.",
            "Действие: исчерпайте этого приспешника, чтобы переместить сюда до 2 других своих приспешников"
            " и воодушевить их.",
        ),
        (
            "saint-of-ward-six",
            "Re-roll step: you may spend an omen and discard a card to turn one die to a face of your choice.",
            "Во время перебросов: вы можете потратить омен и сбросить карту,"
            " чтобы повернуть один кубик на любую грань.",
        ),
        (
            "drowned-exciseman",
            "Tactic: an opponent here who has energy loses 1 energy; if none has any,"
            " the attacker gets +2 attack for this roll.",
            "Тактика: противник здесь, у которого есть энергия, теряет 1 энергию; если её нет ни у кого из них,"
            " атакующий получает +2 силы атаки на этот бросок.",
        ),
        (
            "scaled-mason",
            "Action: exhaust this minion to restore 2 defence here.",
            "Действие: исчерпайте этого приспешника, чтобы восстановить здесь 2 защиты.",
        ),
    ],
)
def test_what_some_of_them_say(card: str, en: str, ru: str) -> None:
    kind = next(kind for kind in ALL if kind.id == card)
    assert (plain(SORCERER.describe(kind, "en")), plain(SORCERER.describe(kind, "ru"))) == (en, ru)
