"""Why something cannot be done: shown only with what cannot be done now, worked out anew after every choice."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from deckwright import Table
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance, CardSeen

CHOICES = 120


def attendance(seats: int) -> Attendance:
    return Attendance(["person"] * seats, [""] * seats, [True] * seats)


def cards(painter: Painter) -> Iterator[CardSeen]:
    """Every card that lies open somewhere."""
    piles = [*painter.piles.values(), *(pile for side in painter.sides for pile in side.piles.values())]
    places = [*painter.places, *(place for own in painter.own_places.values() for place in own)]
    for pile in [*piles, *(pile for place in places for pile in place.all_piles)]:
        yield from pile.seen


def reasons(painter: Painter) -> dict[int, str]:
    return {card.id: card.why_not for card in cards(painter)}


@pytest.mark.parametrize("game", ["shards", "ascension", "war-eternal", "new-age", "sorcerer"])
def test_a_reason_is_of_this_moment_and_only_of_what_cannot_be_done(game: str) -> None:
    """A painter that goes on from the moment before says what one says that sees the table for the first time."""
    dice, table, told = random.Random(7), Table.open(game, 2, seed=7), 0
    kept: dict[int, Painter] = {}
    for _ in range(CHOICES):
        if table.over:
            break
        for seat in (0, 1):
            kept[seat] = Painter(table, seat, "en", attendance(2), before=kept.get(seat))
            fresh = Painter(table, seat, "en", attendance(2))
            assert reasons(kept[seat]) == reasons(fresh)
            assert not [card.face.id for card in cards(fresh) if card.why_not and card.choices]
            if seat not in table.to_answer:
                assert not any(reasons(fresh).values())
            told += sum(map(bool, reasons(fresh).values()))
        table.choose(dice.randrange(table.choices), seat=table.to_answer[0])
    assert told


def test_each_of_two_champions_has_its_own_reason() -> None:
    """The one that was activated says so; the other, still to be activated, says nothing."""
    table = Table.open("shards", 2, seed=7)
    while table.prompt is None or table.prompt.id != "main-phase":
        table.choose(0)
    seat = table.seat or 0
    table.arrange({f"p{seat}.hand": ["optio-crusher", "optio-crusher"]})
    table.choose("play", card="optio-crusher")
    table.choose("play", card="optio-crusher")
    first = next(option.card_id for option in table.options if option.verb == "activate")
    table.choose(next(option for option in table.options if option.card_id == first))
    painter = Painter(table, seat, "en", attendance(2))
    said = {card.id: (bool(card.choices), card.why_not) for card in painter.sides[seat].piles["play"].seen}
    assert said.pop(first or 0) == (False, "Optio Crusher has been activated this turn")
    assert list(said.values()) == [(True, "")]
