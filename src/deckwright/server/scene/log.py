"""The log of a table as blocks of HTML, one for each turn. Lines are written once; only what is new is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import escape

from deckwright import Table
from deckwright.lang.texts import Text, plain
from deckwright.server.rooms.phrases import REACTIONS, spoken
from deckwright.server.rooms.room import SPEAK, TOLD, Remark
from deckwright.server.scene.markup import html, symbol
from deckwright.table.story import Story, StoryLine, told

BESIDE = -1  # where a line stands that is not of the story
SETUP = Text("Setting up", "Подготовка")
REMARKS = {
    "undo": Text("{name} took back", "{name}: ход отменён"),
    "undo-over": Text(
        "{name} took back the end of the game, with all cards seen",
        "{name}: отменён конец партии, все карты уже открыты",
    ),
    "sit": Text("{name} sat down", "{name} за столом"),
    "out-of-time": Text(
        "{name} is out of time: the companion plays until others are asked",
        "{name}: время вышло, ходы до конца делает бот «Приятель»",
    ),
    "leave": Text("{name} leaves the game to the companion", "{name} выходит из игры: дальше играет бот «Приятель»"),
    "back": Text("{name} is back", "{name} снова в игре"),
    "laid": Text("{said}", "{said}"),
    "told": Text("{name}: {said}", "{name}: {said}"),
}


@dataclass
class Block:
    """The lines of one turn: where each begins in the story (or `BESIDE` it), its HTML and its bare words."""

    key: str
    title: str
    side: int | None
    lines: list[tuple[int, str, str]] = field(default_factory=list)
    _html: str | None = None

    @property
    def html(self) -> str:
        """All of it."""
        if self._html is None:
            side = "" if self.side is None else f' data-side="{self.side}"'
            lines = "".join(line for _, line, _ in self.lines)
            head = f'<section class="turn" id="log-{self.key}"{side}><h3>{self.title}</h3>'
            self._html = f"{head}<ol>{lines}</ol></section>"
        return self._html

    def write(self, at: int, html: str, said: str) -> None:
        """Add a line."""
        self.lines.append((at, html, said))
        self._html = None

    def forget(self, at: int) -> None:
        """Lines of the story from there on are told anew."""
        beside = []
        while self.lines and (self.lines[-1][0] >= at or self.lines[-1][0] == BESIDE):
            line = self.lines.pop()
            if line[0] == BESIDE:
                beside.append(line)
        self.lines += reversed(beside)
        self._html = None

    @property
    def last(self) -> str:
        """The last line in bare words, for those who hear the page."""
        return self.lines[-1][2] if self.lines else ""


class Log:
    """What happened, for one viewer in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._clear(-1)

    def _clear(self, undone: int) -> None:
        self.blocks: list[Block] = []
        self._undone, self._told, self._remarked = undone, 0, 0

    def update(self, story: Story, table: Table, remarks: Sequence[Remark], undone: int) -> None:
        """Bring it up to date: from the start after something was undone, else by what is new."""
        if undone != self._undone:
            self._clear(undone)
        fresh = told(story.entries, table, self.lang, since=self._told) if self._told < len(story.entries) else []
        self._told = len(story.entries)
        for line in fresh:
            self._remark(table, remarks, before=line.revision)
            self._write(line, table)
        self._remark(table, remarks, before=None)

    def _write(self, line: StoryLine, table: Table) -> None:
        if line.turn is not None:
            title = html(line.tokens, table.game, self.lang)
            self.blocks.append(Block(f"t{line.turn}", str(title), line.player))
            return
        block = self._block()
        block.forget(line.at)
        block.write(line.at, self._line(line, table), plain(line.tokens))

    def _block(self) -> Block:
        if not self.blocks:
            self.blocks.append(Block("t0", SETUP.said(self.lang), None))
        return self.blocks[-1]

    def _line(self, line: StoryLine, table: Table) -> str:
        details = "".join(f"<li>{html(tokens, table.game, self.lang)}</li>" for tokens in line.details)
        more = f'<ul class="details">{details}</ul>' if details else ""
        said = html(line.tokens, table.game, self.lang)
        apart = ' class="apart"' if line.apart else ""
        return f'<li data-at="{line.revision}"{apart}><span class="said">{said}</span>{more}</li>'

    def _remark(self, table: Table, remarks: Sequence[Remark], before: int | None) -> None:
        """What happened beside the game, after the lines of the choice it followed."""
        while self._remarked < len(remarks):
            remark = remarks[self._remarked]
            if before is not None and remark.revision >= before:
                return
            self._remarked += 1
            name = "" if remark.seat is None else table.name(remark.seat, self.lang)
            if remark.what == SPEAK:
                self._speak(remark, name)
                continue
            said = REMARKS[remark.what].said(self.lang, name=name, said=remark.data.get(self.lang, ""))
            when = f' data-at="{remark.revision}"' if remark.what == TOLD else ""
            self._block().write(BESIDE, f'<li class="remark"{when}>{escape(said)}</li>', said)

    def _speak(self, remark: Remark, name: str) -> None:
        """What somebody said to the others."""
        line = f'<li class="spoken"><b>{escape(name)}:</b> {said_markup(remark.data, self.lang)}</li>'
        self._block().write(BESIDE, line, f"{name}: {spoken(remark.data, self.lang)}")


def said_markup(data: Mapping[str, Any], lang: str) -> str:
    """What somebody said, as a page shows it: words, or the symbol of a reaction."""
    said, key = spoken(data, lang), str(data.get("phrase"))
    return symbol(f"say-{key}", said) if key in REACTIONS else f"<q>{escape(said)}</q>"
