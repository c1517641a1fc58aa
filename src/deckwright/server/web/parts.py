"""The parts of a table's page, drawn for one viewer. What is the same for several viewers is drawn once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from deckwright import bots
from deckwright.lang.game import Game
from deckwright.lang.look import View
from deckwright.server.rooms.clocks import stand_in
from deckwright.server.rooms.games import blaming
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import OPEN, Room, Viewer
from deckwright.server.rooms.undoing import Undo, cancel_for, undo_for
from deckwright.server.scene.log import Log
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance, Scene
from deckwright.server.scene.stock import collections_of
from deckwright.server.scene.watching import Keeping
from deckwright.server.web.brought import GAME_PARTS
from deckwright.server.web.site import counter, environment, macros, speaker, table_parts

if TYPE_CHECKING:
    from deckwright import Table
    from deckwright.table import Option

PAGE_PARTS = ("status", "question", "overlay")


@dataclass(frozen=True)
class Desk:
    """From where somebody looks: the seats they hold, the one whose cards lie open before them, their language."""

    held: tuple[int, ...]
    shown: int | None
    lang: str
    curtain: int | None = None  # the seat that the curtain waits for

    @property
    def viewer(self) -> Viewer:
        """Whose eyes."""
        return self.shown


def shown_to(room: Room, mine: Sequence[int], before: int | None = None) -> int | None:
    """Whose cards lie before a screen: one's own. On a screen of several, whoever is asked: at once if the game has no
    secrets, else nobody's until the curtain is lifted; who sat there `before` stays as long as nobody else is asked."""
    look = room.table.game.look
    if len(mine) <= 1 or room.table.over:
        return mine[0] if mine else None
    asked = [seat for seat in room.table.to_answer if seat in mine]
    if before is not None and (not asked or before in asked):
        return before
    if look.open_hands:
        return asked[0] if asked else mine[0]
    return None


def curtain_for(room: Room, mine: Sequence[int], shown: int | None) -> int | None:
    """The seat that the curtain waits for: of several at a screen the one who is asked, unless they left the game."""
    if shown is not None or len(mine) <= 1:
        return None
    return next((seat for seat in room.table.to_answer if seat in mine and room.group(seat) not in room.left), None)


@dataclass
class Memory:
    """How a table looked to one viewer, so that only what has changed is drawn again."""

    painter: Painter | None = None
    kept: Keeping = field(default_factory=Keeping)


@dataclass
class Drawn:
    """What was drawn for one state of a room, and its logs, which only grow."""

    n: tuple[int, int] = (-1, -1)
    parts: dict[Desk, dict[str, str]] = field(default_factory=dict)
    memories: dict[tuple[Viewer, str], Memory] = field(default_factory=dict)
    logs: dict[tuple[Viewer, str], Log] = field(default_factory=dict)


def attendance(live: Live, lang: str) -> Attendance:
    """Who sits where, and who is here."""
    room = live.room
    levels = [bots.level_named(room.table.game, _level(room, seat)) for seat in range(len(room.chairs))]
    return Attendance(
        [chair.kind for chair in room.chairs],
        [level.said(lang) if level else "" for level in levels],
        [chair.is_bot or live.is_here(seat) for seat, chair in enumerate(room.chairs)],
    )


def _level(room: Room, seat: int) -> str:
    """Which program plays there, if one does."""
    if room.chairs[seat].is_bot:
        return room.chairs[seat].level
    return stand_in(room.table.game) if room.group(seat) in room.left else ""


def draw_game(scene: Scene, kept: Keeping | None = None) -> dict[str, str]:
    """The three parts that a game's own template may draw."""
    drawn = table_parts(scene.game, scene.lang)
    kept = kept or Keeping()
    return {name: kept.drawn(name, scene, None, partial(_game_part, drawn[name])) for name in GAME_PARTS}


def _game_part(macro: Callable[[Any], Any], scene: Any) -> str:
    return str(macro(scene)).strip()


def drawn_of(live: Live) -> Drawn:
    """What has been drawn of a room."""
    if live.drawn is None:
        live.drawn = Drawn()
    assert isinstance(live.drawn, Drawn)
    return live.drawn


def draw(live: Live, desk: Desk) -> dict[str, str]:
    """All parts for one desk."""
    drawn = drawn_of(live)
    now = (live.room.n, live.attended)
    if drawn.n != now:
        drawn.n = now
        drawn.parts.clear()
    if desk not in drawn.parts:
        with blaming(live.room.table.game):
            drawn.parts[desk] = _draw(live, desk, drawn.memories)
    return drawn.parts[desk]


def _draw(live: Live, desk: Desk, memories: dict[tuple[Viewer, str], Memory]) -> dict[str, str]:
    room = live.room
    memory = memories.setdefault((desk.viewer, desk.lang), Memory())
    here = attendance(live, desk.lang)
    painter = memory.painter = Painter(room.table, desk.shown, desk.lang, here, before=memory.painter)
    scene = painter.scene()
    parts = draw_game(scene, memory.kept)
    values = _common(room, desk, scene)
    besides = (values, room.undone, room.next_table)
    for name in PAGE_PARTS:
        parts[name] = memory.kept.drawn(name, scene, besides, partial(_page_part, name, room, values))
    return parts


def _page_part(name: str, room: Room, values: dict[str, Any], scene: Any) -> str:
    return environment().get_template(f"parts/{name}.html").render(values, room=room, scene=scene).strip()


def _common(room: Room, desk: Desk, scene: Scene) -> dict[str, Any]:
    asking = room.asking
    asked = [seat for seat in desk.held if asking and room.group(seat) not in asking.agreed]
    return {
        "lang": desk.lang,
        "t": speaker(desk.lang),
        "many": counter(desk.lang),
        "pick": macros("parts/choices.html", desk.lang),
        "desk": desk,
        "undo": _undo(room, desk),
        "cancel": cancel_for(room, desk.shown) if desk.shown is not None else None,
        "asking": asking,
        "note": room.note(desk.lang),
        "may_answer_undo": asking is not None and any(room.group(s) != room.group(asking.seat) for s in asked),
        "invitations": room.awaited,
        "left": any(room.group(seat) in room.left for seat in desk.held),
        "easy": desk.shown is not None and easy_play(scene.game, scene.view, scene.options, desk.shown) is not None,
    }


def _undo(room: Room, desk: Desk) -> Undo | None:
    """What may be taken back from here; behind the curtain, what somebody of this screen chose last."""
    seat = desk.shown if desk.curtain is None else desk.curtain
    return undo_for(room, seat) if seat is not None and room.asking is None else None


def next_easy(table: Table, seat: int) -> int | None:
    """The next card that "play all" plays: the index of playing it."""
    return easy_play(table.game, table.view(seat), table.offered(seat) if seat in table.to_answer else (), seat)


def easy_play(game: Game, view: View, options: Sequence[Option], seat: int) -> int | None:
    """Of the choices of one's own turn, playing the first card that simply gives resources."""
    look = game.look
    if not options or not look.is_main(view["prompt"]["id"], view["prompt"]["source"]):
        return None
    plays = {o.card: o.index for o in options if o.verb == look.play_verb and o.card is not None}
    hand = [kind for id in plays if (kind := game.kind(id)) is not None]
    now, _ = look.easy_plays(hand, view, seat)
    return plays[now[0].id] if now else None


def next_share(table: Table, seat: int, to: int, amount: int) -> Option | None:
    """The largest share of what is divided that may be given to a side and is no more than so much."""
    options = table.offered(seat) if seat in table.to_answer else ()
    fits = [option for option in options if option.player == to and 0 < (option.number or 0) <= amount]
    return max(fits, key=lambda option: option.number or 0, default=None)


def draw_stock(table: Table, desk: Desk) -> str:
    """All cards of every side, as somebody may know them."""
    values = {"lang": desk.lang, "t": speaker(desk.lang), "many": counter(desk.lang), "game": table.game}
    with blaming(table.game):
        found = collections_of(table, desk.shown, desk.lang)
        return environment().get_template("parts/stock.html").render(values, collections=found)


def log_of(live: Live, viewer: Viewer, lang: str) -> Log:
    """The log as a viewer may read it, brought up to date."""
    logs = drawn_of(live).logs
    if (viewer, lang) not in logs:
        logs[viewer, lang] = Log(lang)
    log = logs[viewer, lang]
    log.update(live.room.story(viewer), live.room.table, live.room.remarks, live.room.undone)
    return log


def draw_moment(table: Table, live: Live, viewer: Viewer, lang: str) -> dict[str, str]:
    """The table at a moment of the past."""
    seat = viewer if isinstance(viewer, int) else None
    with blaming(table.game):
        painter = Painter(table, seat, lang, attendance(live, lang), open=viewer == OPEN, past=True)
        return draw_game(painter.scene())
