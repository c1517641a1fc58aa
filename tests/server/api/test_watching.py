"""What happened, asked for and streamed: complete, in order, and without a word too many."""

from __future__ import annotations

import json

import pytest

from deckwright import Table
from deckwright.games import load
from deckwright.lang.texts import plain
from deckwright.table.story import Story, told
from tests.server.api.kit import FRIEND, PERSON, Finished, Json, Program, Seat, play
from tests.server.serving import InThread

SHARDS = load("shards")


def log_of(entries: list[Json]) -> list[str]:
    """The log as a program builds it: each entry voids the lines from `since` on and brings its own."""
    lines: list[Json] = []
    for entry in entries:
        if entry["since"] is not None:
            lines = [line for line in lines if line["at"] < entry["since"]]
        lines += entry["lines"]
    return [line["text"] for line in lines]


def log_at(table: Table, seat: int | None, lang: str) -> list[str]:
    """The log as the table itself tells it."""
    story = Story(table.game, seat)
    again = table.at(0)
    story.add(again.opening_events, 0)
    for step in table.history:
        story.add(again.choose(step["choose"]), again.revision)
    return [plain(line.tokens) for line in told(story.entries, table, lang)]


def test_the_entries_of_a_game_count_without_gaps_and_their_lines_are_the_log(
    finished: Finished, server: InThread
) -> None:
    opened = finished.table
    table = server.site.keeper.lives[opened.id].room.table
    for seat in (opened.seat(0), opened.spectator()):
        for lang in ("en", "ru"):
            entries = seat.events(lang=lang)
            assert [entry["n"] for entry in entries] == list(range(opened.facts()["n"] + 1))
            assert [entry["what"] for entry in entries] == ["open"] + ["choose"] * (len(entries) - 1)
            assert log_of(entries) == log_at(table, seat.number, lang)


def test_entries_come_in_pages(program: Program) -> None:
    opened = program.open(PERSON, PERSON)
    play([opened.seat(0), opened.seat(1)], until=lambda view: view["n"] == 12)
    whole, paged, after, more = opened.spectator().events(), [], -1, True
    while more:
        told = program.get(f"{opened.path}/events", params={"after": after, "limit": 5, "lang": "en"})
        assert told["n"] == 12
        paged += told["entries"]
        after, more = paged[-1]["n"], told["more"]
    assert paged == whole
    assert opened.spectator().events(after=12) == opened.spectator().events(after=1000) == []


def test_a_stream_tells_what_the_events_tell_and_ends_with_the_game(program: Program, finished: Finished) -> None:
    opened, heard = finished.table, finished.heard
    assert heard[0].id == 0 and heard[0].data["what"] == "open"
    assert heard[-1].event == "over" and heard[-1].data == opened.facts() | {"seats": heard[-1].data["seats"]}
    assert [message.id for message in heard[:-1]] == list(range(len(heard) - 1))
    assert [message.data for message in heard[:-1]] == opened.seat(0).events()
    done = program.client.get(f"{opened.path}/stream", headers={"last-event-id": str(len(heard) - 2)})
    assert done.status_code == 204


@pytest.mark.slow
def test_a_stream_goes_on_where_it_broke_without_loss_and_without_doubling(program: Program) -> None:
    opened = program.open(PERSON, PERSON)
    seats = [opened.seat(0), opened.seat(1)]
    heard: list[Json] = []
    stops = iter(range(7, 400, 7))
    over = False
    while not over:
        stop = next(stops)
        with seats[1].stream(after=heard[-1]["n"] if heard else None) as messages:
            play(seats, until=lambda view, stop=stop: view["n"] >= stop, seed=stop)  # type: ignore[misc]
            for message in messages:
                over = message.event == "over"
                if over:
                    break
                heard.append(message.data)
                if message.id is not None and message.id >= stop - 3:  # some entries are left for the next time
                    break
    assert [entry["n"] for entry in heard] == list(range(opened.facts()["n"] + 1))
    assert heard == seats[1].events()


def test_who_follows_from_a_seat_is_seen_to_be_there(program: Program) -> None:
    opened = program.open(PERSON, PERSON)
    assert not opened.facts()["seats"][0]["here"]
    with opened.seat(0).stream() as messages:
        next(messages)
        assert [seat["here"] for seat in opened.facts()["seats"]] == [True, False]


def test_what_was_taken_back_is_counted_but_not_told_any_more(program: Program, server: InThread) -> None:
    opened = program.open(PERSON, PERSON)
    me = opened.seat(opened.facts()["to_answer"][0])
    with opened.spectator().stream() as messages:
        me.do("play")
        me.do("play")
        me.undo()
        me.do("play")
        me.undo()
        me.undo()
        me.do("play")
        heard = [next(messages).data for _ in range(8)]
    entries = opened.spectator().events()
    assert [entry["what"] for entry in entries] == [
        "open",
        "choose",
        "choose",
        "undo",
        "choose",
        "undo",
        "undo",
        "choose",
    ]
    assert [entry["choices"] for entry in entries] == [0, 1, 2, 1, 2, 1, 0, 1]
    assert [entry["taken_back"] for entry in entries] == [False] + [True] * 5 + [False] * 2
    assert all(entry["events"] == entry["lines"] == [] for entry in entries if entry["taken_back"])
    log = log_at(server.site.keeper.lives[opened.id].room.table, None, "en")
    assert log_of(entries) == log_of(heard) == log
    assert [entry["n"] for entry in heard] == list(range(8))


def test_who_sits_down_and_who_asks_is_told(program: Program) -> None:
    opened = program.open(PERSON, FRIEND)
    joined = program.post(f"{opened.path}/join", {"invitation": opened.told["seats"][1]["invitation"], "name": "Grace"})
    seats = [opened.seat(0), Seat(program, opened.path, joined["key"], 1)]
    first = opened.facts()["to_answer"][0]
    play(seats, until=lambda view: view["to_answer"] == [1 - first])
    seats[first].undo()
    program.post(f"{opened.path}/undo/answer", {"yes": True}, headers=seats[1 - first].headers)
    told = [(entry["what"], entry["seat"], entry["data"]) for entry in seats[0].events() if entry["what"] != "choose"]
    keep = opened.facts()["choices"]
    assert told == [
        ("open", None, {}),
        ("sit", 1, {"name": "Grace"}),
        ("ask-undo", first, {}),
        ("answer-undo", 1 - first, {"yes": True}),
        ("undo", first, {"keep": keep}),
    ]


def test_hidden_cards_are_in_no_byte_a_spectator_gets(program: Program, server: InThread) -> None:
    """Relics chosen in secret: their names reach their owners only, until they are played."""
    opened = program.open(PERSON, PERSON, relics="secret")
    seats = [opened.seat(0), opened.seat(1)]
    play(seats, until=lambda view: view["n"] >= 30)
    table = server.site.keeper.lives[opened.id].room.table
    for looking in (opened.spectator(), *seats):
        shown = json.dumps(looking.view())
        hidden = _hidden_from(table, looking.number)
        assert hidden, "the test needs something to hide"
        for number, kind in hidden:
            assert f'"id": {number}, "card": "{kind}"' not in shown
    told = json.dumps([entry["events"] + entry["lines"] for entry in opened.spectator().events()])
    with opened.spectator().stream() as messages:
        streamed = json.dumps([next(messages).data for _ in range(opened.facts()["n"] + 1)])
    never = _never_shown(table)
    assert never, "the test needs a card that nobody but its owner has seen"
    for kind in never:
        assert f'"{kind}"' not in told and f'"{kind}"' not in streamed


def test_who_draws_sees_the_card_and_others_see_that_one_was_drawn(finished: Finished) -> None:
    table = finished.table
    told = {looking.number: _draws(looking) for looking in (table.seat(0), table.seat(1), table.spectator())}
    assert len(told[0]) == len(told[1]) == len(told[None]) > 20
    for number, draws in told.items():
        for draw in draws:
            mine = draw["to"] == f"p{number}.hand"
            assert ("card" in draw) == ("card_id" in draw) == mine


def _draws(looking: Seat) -> list[Json]:
    events = [event for entry in looking.events() for event in entry["events"]]
    return [
        event["data"]
        for event in events
        if event["what"] == "move" and (event["data"]["from"][2:], event["data"]["to"][2:]) == (".deck", ".hand")
    ]


def _hidden_from(table: Table, seat: int | None) -> list[tuple[int, str]]:
    """The cards that a viewer may not know, by number and kind."""
    known = table.view(seat)
    found = []
    everything = table.view(open=True)
    for open_pile, seen in zip(_piles(everything), _piles(known), strict=True):
        for card, shown in zip(open_pile["cards"], seen["cards"], strict=True):
            if shown is None:
                found.append((card["id"], card["card"]))
    return found


def _piles(view: Json) -> list[Json]:
    return [*view["piles"].values(), *(pile for side in view["players"] for pile in side["piles"].values())]


def _never_shown(table: Table) -> set[str]:
    """Kinds of which every card has been hidden from spectators since the game began."""
    again = table.at(0)
    shown: set[str] = set()
    moments = [again.opening_events] + [again.choose(step["choose"]) for step in table.history]
    for events in moments:
        for event in events:
            seen = event.for_seat(None)
            if seen is not None:
                shown |= {str(seen.data[part]) for part in ("card", "target") if part in seen.data}
    hidden = {kind for _, kind in _hidden_from(table, None)}
    open_now = {card["card"] for pile in _piles(table.view()) for card in pile["cards"] if card is not None}
    return hidden - shown - open_now
