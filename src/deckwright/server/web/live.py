"""The socket of a table: choices come in, changed parts of the page go out.

What a connection sees is what its shown seat may see. A screen with several people shows nobody's cards until the one
who is asked has lifted the curtain.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.websockets import WebSocket

from deckwright.bots import Hint, hints
from deckwright.lang.languages import LANGUAGES
from deckwright.server.rooms import errors
from deckwright.server.rooms.leaving import come_back, leave
from deckwright.server.rooms.live import Live
from deckwright.server.rooms.room import CHOOSE, SIT, SPEAK
from deckwright.server.rooms.speaking import speak
from deckwright.server.rooms.undoing import cancel_for, undo_for
from deckwright.server.scene.log import REMARKS, said_markup
from deckwright.server.scene.markup import html
from deckwright.server.store import Entry, StoreError
from deckwright.server.thinking import Position
from deckwright.server.web.guard import FAILED, Bucket
from deckwright.server.web.parts import Desk, curtain_for, draw, draw_stock, log_of, next_easy, next_share, shown_to
from deckwright.server.web.patching import Patch, patch
from deckwright.server.web.site import Site
from deckwright.server.web.timing import clock_told
from deckwright.table import Event, Option, Table
from deckwright.table.bringing import brings
from deckwright.table.errors import TableError

log = logging.getLogger(__name__)

HINTS = 3  # choices that a hint names
OUTBOX = 64  # messages that wait for a slow browser; beyond them it gets the newest state only
SILENT, COME_AGAIN = 4008, 1012  # why a socket was closed


class Connection:
    """One browser at one table."""

    def __init__(self, socket: WebSocket, site: Site, live: Live, held: list[int], lang: str, holder: str = "") -> None:
        self.socket, self.site, self.live, self.held, self.lang = socket, site, live, tuple(held), lang
        self.holder = holder
        self.shown: int | None = None
        self.auto = False
        self.sent: dict[str, str] = {}  # each part as it was last sent
        self.keeps = False  # whether the browser keeps what it was sent, so that new lines are enough
        self.sent_log: dict[str, int] = {}
        self.outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self.missed = False
        rate = site.settings.limits.messages
        self.bucket = Bucket(rate, 3 * rate)
        self._look_up()

    # --- seeing -------------------------------------------------------------------------------------------------------

    @property
    def screen_seats(self) -> list[int]:
        """The seats of people that this browser holds."""
        return [seat for seat in self.held if not self.live.room.chairs[seat].is_bot]

    def _look_up(self) -> None:
        """Decide whose cards lie before the screen, and whether the curtain hides them."""
        self.shown = shown_to(self.live.room, self.screen_seats, self.shown)

    @property
    def desk(self) -> Desk:
        """From where this browser looks now."""
        return Desk(self.held, self.shown, self.lang, curtain_for(self.live.room, self.screen_seats, self.shown))

    def changed(self, entry: Entry | None, events: list[Event]) -> None:
        """Something was done: send what looks different now."""
        self._look_up()
        talk = entry is not None and entry.what == SPEAK
        self.push(step=entry is not None and entry.what == CHOOSE, talk=talk)
        if entry is not None and entry.what == SIT and self.screen_seats and entry.seat not in self.held:
            self.put({"came": REMARKS[SIT].said(self.lang, name=self.live.room.table.name(entry.seat or 0, self.lang))})
        if entry is not None and talk:
            self.put({"spoken": said_markup(entry.data, self.lang), "by": entry.seat})
        self._answer_the_obvious()

    def dismissed(self) -> None:
        """This browser holds less than before: nothing more is shown by this line, and it comes again by another."""
        self.live.leave(self)
        self.held, self.shown = (), None
        self.site.keeper.later(self.socket.close(COME_AGAIN))

    def push(self, *, step: bool = False, talk: bool = False) -> None:
        """Queue the parts that changed since they were last sent: by a `step` of the game, or as people `talk`."""
        if self.outbox.full():
            self.missed = True
            return
        room, desk = self.live.room, self.desk
        drawn = draw(self.live, desk)
        parts, lines = self._news(drawn)
        self.sent = dict(drawn)
        log = log_of(self.live, desk.viewer, self.lang)
        fresh = {block.key: block.html for block in log.blocks if self.sent_log.get(block.key) != hash(block.html)}
        written = {block.key: hash(block.html) for block in log.blocks}
        gone = [key for key in self.sent_log if key not in written]
        self.sent_log = written
        asked = room.table.to_answer
        self.put(
            {
                "n": room.n,
                "at": len(room.done),
                "parts": parts,
                "lines": lines,
                "log": fresh,
                "gone": gone,
                "step": step,
                "say": log.blocks[-1].last if log.blocks and fresh else "",
                "talk": talk,
                "mine": desk.shown is not None and desk.shown in asked and room.group(desk.shown) not in room.left,
                "seat": desk.shown,
                "over": room.table.over,
                "clock": clock_told(self.site.keeper, room),
            }
        )

    def _news(self, drawn: Mapping[str, str]) -> tuple[dict[str, str], dict[str, Patch]]:
        """The parts that changed: in full, or of those that the browser has what is new in them."""
        parts, lines = {}, {}
        for name, text in drawn.items():
            before = self.sent.get(name)
            if before is None or (before != text and not self.keeps):
                parts[name] = text
            elif before != text:
                lines[name] = patch(before, text)
        return parts, lines

    def put(self, message: dict[str, Any]) -> None:
        """Queue a message; a browser too slow to take it gets the whole table later."""
        try:
            self.outbox.put_nowait(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        except asyncio.QueueFull:
            self.missed = True

    async def sending(self) -> None:
        """Send what waits, for ever."""
        while True:
            await self.socket.send_text(await self.outbox.get())
            if self.missed and self.outbox.empty():
                self.missed = False
                self.sent.clear()
                self.push()

    def problem(self, error: TableError | StoreError, code: str = "") -> None:
        """Say politely what is wrong, and show how it stands."""
        self.put({"problem": error.said(self.lang), "code": code or code_of(error)})

    # --- doing --------------------------------------------------------------------------------------------------------

    async def receiving(self) -> None:
        """Do what the browser says, until it leaves."""
        while True:
            try:
                async with asyncio.timeout(self.site.settings.limits.silence):
                    message = await self.socket.receive()
            except TimeoutError:
                await self.socket.close(SILENT)
                return
            if message["type"] == "websocket.disconnect":
                return
            if not self.bucket.take():
                self.problem(errors.TooMany("Slow down a little, please.", "Чуть помедленнее, пожалуйста."))
                await asyncio.sleep(0.5)
                continue
            await self.heard(message.get("text"))

    async def heard(self, text: str | None) -> None:
        """One message; what makes no sense is answered, not obeyed."""
        try:
            said = json.loads(text) if text is not None and len(text) <= self.site.settings.limits.message else None
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            said = {}
        doing = self.doings().get(str(said.get("do")))
        if doing is None:
            self.problem(errors.NotPossible("That message makes no sense.", "Непонятное сообщение."), "bad-message")
            return
        try:
            await doing(said)
        except (TableError, StoreError) as error:
            self.problem(error)
            if isinstance(error, errors.Stale):
                self.sent.clear()
                self.push()
        except Exception:
            log.exception("what a browser asked for at table %s failed", self.live.room.id)
            self.put({"problem": FAILED.text.said(self.lang), "code": FAILED.code})

    def doings(self) -> dict[str, Callable[[dict[str, Any]], Awaitable[None]]]:
        """All that a browser may say."""
        return {
            "choose": self.choose,
            "play-all": self.play_all,
            "deal": self.deal,
            "undo": self.undo,
            "cancel": self.cancel,
            "answer-undo": self.answer_undo,
            "unveil": self.unveil,
            "hint": self.hint,
            "stock": self.stock,
            "speak": self.speak,
            "leave": self.leave,
            "back": self.come_back,
            "auto": self.set_auto,
            "lang": self.set_lang,
            "keep": self.keep,
            "ping": self.ping,
        }

    def my_seat(self) -> int:
        """The seat that acts: the one whose cards lie open here."""
        if self.shown is None:
            raise errors.NotYourSeat
        return self.shown

    def any_seat(self) -> int:
        """The seat in whose name something is done beside the game: of who sits before the screen, or the first."""
        if not self.screen_seats:
            raise errors.NotYourSeat
        return self.shown if self.shown is not None else self.screen_seats[0]

    async def choose(self, said: dict[str, Any]) -> None:
        """Answer the question."""
        index, n = said.get("index"), said.get("n")
        if type(index) is not int or type(n) is not int:
            raise errors.NotPossible("That message makes no sense.", "Непонятное сообщение.")
        await self.site.keeper.choose(self.live, self.my_seat(), index, n)

    async def play_all(self, said: dict[str, Any]) -> None:
        """Play every card that simply gives resources; stop when something is asked."""
        seat = self.my_seat()
        while (index := next_easy(self.live.room.table, seat)) is not None:
            await self.site.keeper.choose(self.live, seat, index, self.live.room.n)

    async def deal(self, said: dict[str, Any]) -> None:
        """Give a side so much of what is divided, in as many choices as that takes."""
        to, amount, n = (said.get(name) for name in ("to", "amount", "n"))
        if type(to) is not int or type(amount) is not int or type(n) is not int:
            raise errors.NotPossible("That message makes no sense.", "Непонятное сообщение.")
        seat, room = self.my_seat(), self.live.room
        while (share := next_share(room.table, seat, to, amount)) is not None:
            await self.site.keeper.choose(self.live, seat, share.index, n)
            n, amount = room.n, amount - (share.number or 0)

    async def undo(self, said: dict[str, Any]) -> None:
        """Take back, or ask for it. With the curtain down, whoever of this screen chose last means it."""
        seat = self.shown if self.shown is not None else self._chose_last()
        if seat is None:
            raise errors.NotYourSeat
        if not await self.site.keeper.undo(self.live, seat, undo_for):
            self.push()

    def _chose_last(self) -> int | None:
        return next((done.seat for done in reversed(self.live.room.done) if done.seat in self.screen_seats), None)

    async def cancel(self, said: dict[str, Any]) -> None:
        """Leave a choice in several steps."""
        await self.site.keeper.undo(self.live, self.my_seat(), cancel_for)

    async def answer_undo(self, said: dict[str, Any]) -> None:
        """Agree that somebody else takes back, or not."""
        asking = self.live.room.asking
        if not self.screen_seats:
            raise errors.NotYourSeat
        for seat in self.screen_seats:
            if asking is not None and self.live.room.group(seat) != self.live.room.group(asking.seat):
                await self.site.keeper.answer_undo(self.live, seat, yes=bool(said.get("yes")))
                return

    async def unveil(self, said: dict[str, Any]) -> None:
        """Lift the curtain: the one who is asked sits before the screen now."""
        seat = self.desk.curtain
        if seat is not None:
            self.shown = seat
            self.push()
            self._answer_the_obvious()

    async def hint(self, said: dict[str, Any]) -> None:
        """Ask a bot what it would do, and how likely that wins."""
        seat = self.my_seat()
        table, n = self.live.room.table, self.live.room.n
        if seat not in table.to_answer:
            raise errors.NotPossible("It is not your turn to choose.", "Сейчас выбираете не вы.")
        if seat in self.live.advised:
            raise errors.NotPossible("A hint is on its way already.", "Подсказка уже готовится.")
        options = table.offered(seat)
        self.live.advised.add(seat)
        try:
            advice = await self.site.keeper.thinkers.advise(Position.of(table, seat))
        finally:
            self.live.advised.discard(seat)
        if n != self.live.room.n:
            return
        found = [self._hinted(table, seat, options[each.index], each) for each in hints(advice, HINTS)]
        self.put({"hint": found, "n": n})

    def _hinted(self, table: Table, seat: int, option: Option, each: Hint) -> dict[str, Any]:
        """One choice of a hint: what it is, what it surely brings, how likely it wins or else how it stands."""
        said = table.reader.option_tokens(option, self.lang)
        things = [str(html(what, table.game, self.lang)) for what in brings(table, seat, option.index, self.lang)]
        return {
            "index": option.index,
            "text": str(html(said, table.game, self.lang)),
            "brings": " · ".join(things),
            "win": each.win,
            "standing": each.standing.value,
            "visits": each.visits,
        }

    async def stock(self, said: dict[str, Any]) -> None:
        """Show all cards of every side, as whoever sits before this screen may know them."""
        self.put({"stock": draw_stock(self.live.room.table, self.desk)})

    async def speak(self, said: dict[str, Any]) -> None:
        """Say something to the others, in the name of who sits before the screen or else of the first there."""
        seat = self.any_seat()
        phrase, words = (given if isinstance(given := said.get(name), str) else "" for name in ("phrase", "words"))
        await speak(self.site.keeper, self.live, seat, phrase=phrase, words=words)

    async def leave(self, said: dict[str, Any]) -> None:
        """Leave the game to the companion."""
        await leave(self.site.keeper, self.live, self.any_seat())

    async def come_back(self, said: dict[str, Any]) -> None:
        """Play on."""
        await come_back(self.site.keeper, self.live, self.any_seat())

    async def set_auto(self, said: dict[str, Any]) -> None:
        """Answer what has only one answer by itself, or not."""
        self.auto = bool(said.get("on"))
        self._answer_the_obvious()

    async def set_lang(self, said: dict[str, Any]) -> None:
        """Speak the other language from now on."""
        if said.get("lang") in LANGUAGES:
            self.lang = str(said["lang"])
            self.sent.clear()
            self.push()

    async def keep(self, said: dict[str, Any]) -> None:
        """This browser keeps what it is sent."""
        self.keeps = True

    async def ping(self, said: dict[str, Any]) -> None:
        """Still here."""
        self.put({"pong": True})

    def _answer_the_obvious(self) -> None:
        """A question with one answer that ends nothing needs no click, for those who wish it so."""
        room, seat = self.live.room, self.shown
        if not self.auto or seat is None or seat not in room.table.to_answer:
            return
        options, look = room.table.offered(seat), room.table.game.look
        prompt = room.table.prompt
        if len(options) == 1 and prompt is not None and not look.is_main(prompt.id, prompt.source):
            self.site.keeper.later(self.site.keeper.choose(self.live, seat, 0, room.n, auto=True))


def code_of(error: TableError | StoreError) -> str:
    """The word for a problem that a program can read."""
    return "store" if isinstance(error, StoreError) else getattr(error, "code", "refused")
