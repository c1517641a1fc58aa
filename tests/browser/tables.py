"""Tables brought to a moment worth testing, by people who play over the API."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.server.api.kit import BOT, FRIEND, PERSON, Json, Opened, Program, Seat

ANNA: Json = PERSON | {"name": "Анна"}
BORIS: Json = PERSON | {"name": "Борис"}
NEWCOMER: Json = BOT | {"level": "random"}

Choose = Callable[[Json], int]
Until = Callable[[Json], bool]

# What somebody does first who wants the game to go on.
EAGER = ("recruit-relic", "play", "activate", "recruit", "attack", "focus", "assign")


def eager(view: Json) -> int:
    """Play every card, buy the dearest, hit as hard as possible."""
    for verb in EAGER:
        fits = [option for option in view["options"] if option["verb"] == verb]
        if fits:
            return int(max(fits, key=lambda option: option["number"] or 0)["index"])
    ends = [option for option in view["options"] if option["verb"] == "end-main"]
    return int((ends or view["options"])[0]["index"])


def patient(view: Json) -> int:
    """Play crystals, focus, end: mastery grows and nobody is hurt."""
    for option in view["options"]:
        if (option["verb"], option["card"]) == ("play", "crystal") or option["verb"] == "focus":
            return int(option["index"])
    return int(next(option for option in view["options"] if option["verb"] in ("end-main", "done", "pass"))["index"])


def play_on(seats: Sequence[Seat], until: Until, choose: Choose = eager) -> Json:
    """All seats choose until something is so, as the seat that is asked then sees it."""
    view = seats[0].view()
    while True:
        asked = seats[view["to_answer"][0]] if view["to_answer"] else seats[0]
        if asked.number != view["seat"]:
            view = asked.view()
        if until(view):
            return view
        assert not view["over"], "the game ended before it came to that"
        view = asked.choose(choose(view), view["n"])


def play_out(seat: Seat) -> Json:
    """Play against bots to the end."""
    with seat.stream() as messages:
        for _ in messages:
            view = seat.view()
            while view["options"]:
                view = seat.choose(eager(view), view["n"])
    return seat.view()


def link(opened: Opened, seat: int = 0) -> str:
    """The private link of a seat."""
    found = opened.told["seats"][seat]["link"]
    assert isinstance(found, str)
    return found


def seats_of(opened: Opened) -> list[Seat]:
    """All seats of people at this screen."""
    return [opened.seat(each["seat"]) for each in opened.told["seats"] if each["key"]]


def at_one_screen(program: Program, until: Until, choose: Choose = eager, **more: Any) -> Opened:
    """Two people at one screen, at a moment of their game."""
    opened = program.open(ANNA, BORIS, **more)
    play_on(seats_of(opened), until, choose)
    return opened


# --- moments ----------------------------------------------------------------------------------------------------------


def turn(number: int) -> Until:
    """Somebody's main phase, in this turn or later."""
    return lambda view: view["turn"] >= number and main_phase(view)


def main_phase(view: Json) -> bool:
    """The own turn, before anything is done in it, or in the middle of it."""
    return bool(view["prompt"]) and view["prompt"]["id"] == "main-phase"


def several_ways(view: Json) -> bool:
    """A card of the row that can be recruited or played at once."""
    return main_phase(view) and any(len(verbs) > 1 for verbs in by_card(view).values())


def by_card(view: Json) -> Mapping[int, list[str]]:
    """What can be done with each card."""
    found: dict[int, list[str]] = {}
    for option in view["options"]:
        if option["card_id"] is not None:
            found.setdefault(option["card_id"], []).append(option["verb"])
    return found


__all__ = ["ANNA", "BORIS", "BOT", "FRIEND", "NEWCOMER", "PERSON"]
