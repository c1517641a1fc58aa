"""Games, tables, views and events as the API tells them."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from deckwright import Table, bots
from deckwright.lang import game as declared
from deckwright.lang import schema as ty
from deckwright.lang.cards import Kind
from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import Text, plain
from deckwright.server.rooms.games import game_named
from deckwright.server.rooms.keeper import Keeper
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import Room
from deckwright.server.web.api.models import games, happenings, people, tables
from deckwright.server.web.api.models.base import Words
from deckwright.server.web.timing import clock_told
from deckwright.table import Event
from deckwright.table.seen import place_of
from deckwright.vm import isa

# --- games ------------------------------------------------------------------------------------------------------------


def _words(thing: Bilingual | Text) -> Words:
    return Words(en=thing.en, ru=thing.ru)


@cache
def game_told(id: str) -> games.GameModel:
    """What there is to know before a table is opened."""
    game = game_named(id)
    return games.GameModel(
        id=game.id,
        name=_words(game),
        about=_words(game.about),
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        options=[_option(option, game.seats.stop - 1) for option in game.options],
        levels=[
            games.LevelModel(
                id=level.id,
                name=_words(level),
                about=_words(level.about),
            )
            for level in bots.levels(game)
        ],
        campaigns=[
            games.CampaignOffered(
                id=campaign.id,
                name=_words(campaign),
                about=_words(campaign.about),
                options=[_option(option, 0) for option in campaign.options],
            )
            for campaign in game.campaigns
        ],
    )


def _option(option: declared.GameOption, seats: int) -> games.GameOptionModel:
    numbers = option.numbers
    return games.GameOptionModel(
        id=option.id,
        kind="choice" if option.choices else "switch" if numbers is None else "number",
        name=_words(option),
        help=_words(option.help),
        default=option.default,
        values=_choices(option),
        numbers=None if numbers is None else games.Numbers(least=numbers.start, most=numbers.stop - 1),
        parts=[games.OptionPartModel(name=_words(part), values=_choices(part)) for part in option.entries(seats)],
    )


def _choices(option: declared.GameOption) -> list[games.OptionValueModel]:
    return [games.OptionValueModel(id=value.id, name=_words(value)) for value in option.choices]


@cache
def cards_told(id: str) -> games.Cards:
    """All kinds of cards of a game."""
    game = game_named(id)
    return games.Cards(game=id, cards=[_kind(game, kind) for kind in game.kinds])


def _kind(game: declared.Game, kind: Kind) -> games.KindModel:
    group = game.group or (lambda kind, lang: "")
    return games.KindModel(
        id=kind.id,
        name=_words(kind),
        type=Words(en=game.type_line(kind, "en"), ru=game.type_line(kind, "ru")),
        text=Words(en=plain(game.describe(kind, "en")), ru=plain(game.describe(kind, "ru"))),
        group=Words(en=group(kind, "en"), ru=group(kind, "ru")),
        copies=kind.in_box,
        facts={name: _fact(value) for name, value in kind.all_facts().items()},
    )


def _fact(value: int) -> bool | int | str:
    return value.name.lower() if isinstance(value, enum.Enum) else value


# --- tables -----------------------------------------------------------------------------------------------------------


def table_told(keeper: Keeper, live: Live) -> tables.TableModel:
    """What everybody may know of a table."""
    room, table = live.room, live.room.table
    result = table.result
    return tables.TableModel(
        table=room.id,
        game=table.game.id,
        options=table.chosen_options,
        chosen_seed=room.chosen_seed,
        seats=[_seat(live, seat) for seat in range(len(room.chairs))],
        n=room.n,
        choices=len(room.done),
        turn=table.turn,
        to_answer=list(table.to_answer),
        over=table.over,
        result=None if result is None else tables.ResultModel(**(vars(result) | {"winners": list(result.winners)})),
        undo_asked=None if room.asking is None else tables.UndoAskedModel(seat=room.asking.seat, keep=room.asking.keep),
        undone=room.undone,
        free_words=room.manners.free_words,
        clock=_clock(keeper, room),
        next_table=room.next_table,
    )


def _clock(keeper: Keeper, room: Room) -> people.ClockModel | None:
    told = clock_told(keeper, room)
    return None if told is None else people.ClockModel.model_validate({"pace": room.manners.clock, **told})


def _seat(live: Live, seat: int) -> tables.Seat:
    chair, table = live.room.chairs[seat], live.room.table
    return tables.Seat(
        seat=seat,
        kind=cast(tables.ChairKind, chair.kind),
        name=Words(en=table.name(seat, "en"), ru=table.name(seat, "ru")),
        level=chair.level or None,
        taken=chair.taken,
        here=chair.is_bot or live.is_here(seat),
        left=live.room.group(seat) in live.room.left,
    )


def view_told(room: Room, seat: int | None) -> tables.View:
    """The table as a seat may know it."""
    return tables.View.model_validate({"n": room.n, **room.table.view(seat)})


# --- events -----------------------------------------------------------------------------------------------------------


def event_told(event: Event, table: Table, seat: int | None) -> happenings.EventModel | None:
    """An event as a seat may know it, in plain JSON. None: it may not know of it, or a card is only named by number."""
    seen = event.for_seat(seat)
    if seen is None:
        return None
    data: dict[str, Any] = {
        name: place_of(*value) if isinstance(value, tuple) else value for name, value in seen.data.items()
    }
    if seen.what == "change":
        kind = _type_of(table, data)
        if kind == ty.CARD:
            return None
        bit = isa.PUBLIC_BIT if seat is None else seat
        data |= {name: table.reader.shown(table.state, kind, data[name], bit) for name in ("old", "new")}
    elif seen.what == "reveal":
        data["to"] = [side for side in range(table.sides) if (data["to"] >> side) & 1]
    return happenings.EventModel.model_validate({"what": seen.what, "source": seen.source, "data": data})


def _type_of(table: Table, data: Mapping[str, Any]) -> ty.Type:
    """The type of the value that changed: on a card, of a player, or of the table."""
    if "card" in data:
        return table.program.schema.counters[data["value"]].type
    spot = table.program.layout.spot(data["value"], data.get("player"))
    assert spot is not None
    return spot.field.type
