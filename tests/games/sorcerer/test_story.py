"""What the story of a game tells: who, what, and where or on whom, in both languages.

The web table and the terminal say what `told` says.
"""

from __future__ import annotations

from typing import Any

import pytest

from deckwright.games.sorcerer.game import SORCERER
from deckwright.lang.texts import plain
from deckwright.table.story import Story, told
from tests.rules.sorcerer.laying import HERE, LEFT, RIGHT, Duel, duel
from tests.rules.sorcerer.tables import opened

MASON, SABRE, SECOND = "scaled-mason", "family-sabre", "duelling-second"
NAMES = {"en": ["Ann", "Ben"], "ru": ["Анна", "Борис"]}


def last(d: Duel, lang: str) -> list[str]:
    """What the last choice did, line by line, without what each line breaks down to."""
    d.table.names[:] = NAMES[lang]
    story = Story(SORCERER, 0)
    story.add(d.events, d.table.revision)
    return [plain(line.tokens) for line in told(story.entries, d.table, lang)]


def check_last(d: Duel, en: str, ru: str) -> None:
    """A line of the last choice, in both languages."""
    assert en in last(d, "en")
    assert ru in last(d, "ru")


def laid(**about: Any) -> Duel:
    """A duel of Zevrane's."""
    return duel("zevrane", "animist", **about)


@pytest.mark.rule("SOR-MINION-02")
def test_where_a_minion_is_cast() -> None:
    d = laid(hand=[SECOND])
    d.cast(SECOND, at=RIGHT)
    check_last(d, "Ann casts Duelling Second at Whitechapel", "Анна разыгрывает: Секундант (Уайтчепел)")


@pytest.mark.rule("SOR-ATT-01")
def test_whom_an_attachment_is_cast_on() -> None:
    d = laid(hand=[SABRE], here=[SECOND], left=[MASON])
    d.cast(SABRE, on=MASON)
    check_last(
        d,
        "Ann casts Family Sabre on Scaled Mason",
        "Анна разыгрывает: Фамильная сабля (снаряжён: Чешуйчатый зодчий)",
    )


@pytest.mark.rule("SOR-REINF-01", "SOR-REINF-03")
def test_where_a_minion_and_an_avatar_go() -> None:
    d = laid(here=[MASON])
    d.choose("reinforce")
    d.choose("move-minion", MASON, place=LEFT)
    check_last(d, "Scaled Mason moves to Southwark", "Чешуйчатый зодчий: переходит на поле битвы Саутуарк")
    d.choose("move-avatar", place=HERE)
    check_last(d, "The avatar of Ann stands at Old London", "Анна: аватар на поле битвы Старый Лондон")


@pytest.mark.rule("SOR-LIN-10")
def test_whom_a_follower_follows() -> None:
    d = laid(hand=["grave-swarm"], here=[MASON], p1={"graveyard": ["blind-whale"]})
    d.cast("grave-swarm")
    while d.asked != "action":
        d.choose(0)
    check_last(d, "Blind Whale follows Scaled Mason", "Чешуйчатый зодчий: новый последователь — Слепой кит")


@pytest.mark.rule("SOR-TOK-03")
def test_which_die_is_rolled_again() -> None:
    d = laid(here=[MASON], omens=1)
    d.fight()
    d.choose("reroll", place="die-2")
    check_last(d, "Ann re-rolls die 2", "Анна перебрасывает: кубик 2")


@pytest.mark.rule("SOR-MAGE-03")
def test_which_deck_is_taken() -> None:
    d = opened(2, making="draft", first_player="first_seat")
    d.choose("take-deck", place="zevrane")
    check_last(d, "Ann takes a deck: Zevrane", "Анна берёт колоду: Зевран")


@pytest.mark.rule("SOR-TERM-05")
def test_a_card_that_is_discarded_is_told_once() -> None:
    d = laid(hand=["fever-dream", "blind-whale"])
    d.cast("fever-dream")
    assert [line for line in last(d, "en") if "discards" in line] == ["Ann discards Blind Whale"]


@pytest.mark.rule("SOR-TERM-02", "SOR-TERM-10", "SOR-TERM-15")
def test_what_becomes_of_a_minion_though_nobody_was_asked_whom_to_take() -> None:
    d = laid(hand=["petrify"], foes=["attic-bat"])
    d.cast("petrify")
    check_last(d, "Attic Bat is exhausted", "Чердачный нетопырь: приспешник исчерпан")
    d = laid(hand=["moult"], here=[{"card": MASON, "wounds": 1}])
    d.cast("moult")
    check_last(d, "Scaled Mason is healed of 1 wound", "Чешуйчатый зодчий: залечивает 1 рану")
    assert d.wounds(MASON) == 0  # though the card heals two


def test_cards_that_were_cast_are_counted_whatever_they_are() -> None:
    d = laid(hand=[SECOND, SABRE])
    counted = SORCERER.look.statistics
    assert counted is not None
    d.cast(SECOND, at=HERE)
    events = list(d.events)
    d.lay(p1__actions=0)
    d.wait()
    d.cast(SABRE, on=SECOND)
    events += d.events
    cast = {text.en: numbers for text, numbers in counted(events, d.table.view(0))}["cards cast"]
    assert list(cast) == [2, 0]
