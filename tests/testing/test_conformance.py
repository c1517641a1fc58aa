"""The suite finds what is wrong with a game. Each of these games, or what the house makes of it, breaks one promise."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest

from deckwright import Table
from deckwright.bots import Bot
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game, GameOption, Opening, OptionError
from deckwright.lang.look import Look, Told
from deckwright.lang.rules import rule
from deckwright.lang.texts import Text
from deckwright.lang.types import Note, Prompt, Verb, ask, begin_turn, note, offer
from deckwright.table.seen import Reader
from deckwright.testing import Mode, Playthrough, Trial, played, trials, values_of
from deckwright.testing.knowledge import check_knowledge
from deckwright.testing.looks import check_names, check_symbols, check_told
from deckwright.testing.players import check_whole_games
from deckwright.testing.properties import check_cards, check_end, check_past
from deckwright.testing.texts import check_card_texts, check_placeholders, check_texts, check_what_is_said, faults
from deckwright.testing.trials import check_options, opens
from deckwright.testing.twins import check_judgements, check_planning, check_views
from deckwright.vm.host import BrokenState
from tests.bots.toys import HIGHEST
from tests.games.pearls.game import PEARLS
from tests.games.pearls.schema import table
from tests.testing.thief import THIEF

WAIT = Verb("wait", (), "Wait", "Ждать")
PAY = Verb("pay", ("number",), "Pay {number}", "Заплатить")
ON = Prompt("on", "And now?", "А теперь?")
PAID = Note("paid", "{player} pays {number}", "{player} pays {number}", ("player", "number"))


@rule
def endless() -> None:
    for me in table.players:
        begin_turn(me)
        while True:
            offer(WAIT)
            ask(me, ON)


@rule
def one_sided() -> None:
    for me in table.players:
        begin_turn(me)
        offer(PAY, number=3)
        ask(me, ON)
        note(PAID, player=me, number=3)


def whole_game(game: Game = PEARLS) -> Playthrough:
    return played.__wrapped__(game, Trial("a game", 3, (), 5), 2000)


def with_card(**changes: Any) -> Game:
    kind = Kind("squid", "Squid", "Кальмар", 1, "box", {})
    return replace(PEARLS, kinds=[*PEARLS.kinds, replace(kind, **changes)])


def test_a_game_without_end() -> None:
    with pytest.raises(AssertionError, match="no end after 2000 choices"):
        whole_game(replace(PEARLS, first_rule=endless))


def test_cards_that_are_made_and_a_game_that_is_not_over() -> None:
    game = whole_game()
    check_cards(game)
    check_end(game)
    at = game.table.program.layout.ident
    game.states[2][at] = game.states[2][at + 11]
    with pytest.raises(BrokenState, match="not as many as they were"):
        check_cards(game)
    game.table = game.at(3)
    with pytest.raises(AssertionError, match="no result"):
        check_end(game)


def test_a_choice_that_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = whole_game()
    check_past(game)
    monkeypatch.setattr(Table, "undo", lambda self, steps=1: None)
    with pytest.raises(AssertionError, match="choices taken back"):
        check_past(game)


def test_a_pile_that_the_rulebook_hides_and_the_schema_shows() -> None:
    check_knowledge(whole_game())
    check_knowledge(whole_game(), {"sea"}, {"bag"})
    with pytest.raises(AssertionError, match="shown but not known|told of a card"):
        check_knowledge(whole_game(), {"sea", "chest"}, {"bag"})
    with pytest.raises(AssertionError, match="not shown"):
        check_knowledge(whole_game(), {"sea"}, set())


def test_a_view_that_leaks(monkeypatch: pytest.MonkeyPatch) -> None:
    game = whole_game()
    check_views(game)
    monkeypatch.setattr(Reader, "sees", lambda self, state, card, bit: True)
    with pytest.raises(AssertionError, match="must not know|spectator sees more"):
        check_views(game)
    with pytest.raises(AssertionError, match="shown but not known"):
        check_knowledge(game)


def test_a_bot_that_peeks_or_cannot_make_up_its_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = whole_game(HIGHEST)
    check_judgements(game)
    check_whole_games(HIGHEST, 2000)
    monkeypatch.setattr(Bot, "below", lambda self, n: random.randrange(n))
    monkeypatch.setattr(Bot, "scores", lambda self, at, seat: [0] * at.choices)
    with pytest.raises(AssertionError, match="does not choose the same"):
        check_whole_games(HIGHEST, 2000)
    monkeypatch.setattr(Bot, "scores", lambda self, at, seat: [crc32(at.state.tobytes())] * at.choices)
    with pytest.raises(AssertionError, match="knows something hidden"):
        check_judgements(game)


def test_pools_that_exchange_cards_unseen_and_are_not_shared() -> None:
    """Also where the card is lost in a shuffle as it comes."""
    game = whole_game(THIEF)
    assert any(event.what == "shuffle" for events in game.events[1:] for event in events)
    with pytest.raises(AssertionError, match="would plan by something hidden"):
        check_planning(game)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (Text("Dive", "Dive"), "Latin letters in Russian"),
        (Text("Ныряй", "Ныряй"), "Cyrillic letters in English"),
        (Text("Dive", "…"), "no Russian words"),
        (Text("Dive  on", "Нырять дальше"), "untidy"),
        (Text("Dive .", "Нырять."), "untidy"),
    ],
)
def test_a_text_that_is_not_right(text: Text, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(text))
    with pytest.raises(AssertionError, match=fault):
        check_texts(with_card(en=text.en, ru=text.ru))


def test_a_text_that_is_missing_or_fills_in_something_else() -> None:
    check_texts(PEARLS)
    with pytest.raises(AssertionError, match="squid, name: missing"):
        check_texts(with_card(ru=""))
    game = replace(PEARLS, first_rule=one_sided)
    with pytest.raises(AssertionError, match="pay: its languages fill in different things"):
        check_placeholders(game)
    with pytest.raises(AssertionError, match="Latin letters in Russian"):
        check_what_is_said(whole_game(game))


def test_two_cards_of_one_name() -> None:
    check_card_texts(PEARLS)
    with pytest.raises(AssertionError, match="two cards have one name in ru"):
        check_card_texts(with_card(ru="Акула"))


def test_a_look_that_names_what_is_not_there() -> None:
    for check in (check_told, check_names, check_symbols):
        check(PEARLS)
    with pytest.raises(AssertionError, match="values that are told that are not there"):
        check_told(replace(PEARLS, look=Look(told=Told(counted={"gold": "gold"}, moves={}))))
    with pytest.raises(AssertionError, match="verbs that are not there: .'fly'"):
        check_names(replace(PEARLS, look=Look(play_verb="fly")))


def test_an_option_that_nobody_can_choose() -> None:
    def never_quick(seats: int, chosen: dict[str, Any]) -> Opening:
        if chosen["quick"]:
            raise OptionError("not so quick", "не так быстро")
        return Opening(seats, {})

    game = replace(PEARLS, options=[GameOption("quick", "Quick", "Быстро", False)], open=never_quick)
    with pytest.raises(AssertionError, match="no table can be opened with quick=True"):
        check_options(game, {})
    assert not any(dict(trial.options).get("quick") for trial in trials(game, {}, 4, 1))


def test_trials_try_every_size_every_mode_and_mix_the_options() -> None:
    depths = GameOption("depth", "Depth", "Глубина", 1, numbers=range(1, 4))
    modes: dict[str, Mode] = {"deep": (2, {"depth": 3})}
    game = replace(PEARLS, options=[depths], open=lambda seats, _chosen: Opening(seats, {}))
    found = list(trials(game, modes, 4, 1))
    assert [trial.name for trial in found][:3] == ["deep", "3-players", "4-players"] and len(found) == 7
    assert found[0].options == (("depth", 3),)
    assert {dict(trial.options)["depth"] for trial in found} == {1, 2, 3}
    assert found == list(trials(game, modes, 4, 1)) and found != list(trials(game, modes, 4, 2))
    assert values_of(depths) == [1, 2, 3] and values_of(depths, every_number=False) == [1, 3]
    gear = GameOption("gear", "Gear", "Снаряжение", False, each="seat")
    assert values_of(gear, 2) == ["false", "true", ",false", ",true"]
    found = list(trials(replace(game, options=[gear]), {}, 4, 1))
    assert all(opens(replace(game, options=[gear]), trial.players, dict(trial.options)) for trial in found)
    assert len({dict(trial.options)["gear"] for trial in found}) > 4
