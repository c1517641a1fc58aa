"""The log of a table as blocks of HTML, one for each turn: written once, only the last one grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from deckwright import Table
from deckwright.lang.texts import Text, plain
from deckwright.server.rooms.room import Remark
from deckwright.server.scene.markup import html
from deckwright.table.story import Line, Story, told

SETUP = Text("Setting up", "Подготовка")
REMARKS = {
    "undo": Text("{name} took back", "{name}: ход отменён"),
    "sit": Text("{name} sat down", "{name} за столом"),
}


@dataclass(frozen=True)
class Block:
    """The lines of one turn."""

    key: str
    html: str
    first: int  # the entry of the story it begins with
    last: str  # its last line in plain words, for those who hear the page


class Log:
    """What happened, for one viewer in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.blocks: list[Block] = []
        self._written: tuple[int, int, int] = (-1, -1, -1)

    def update(self, story: Story, table: Table, remarks: Sequence[Remark], undone: int) -> None:
        """Bring it up to date: from the start after something was undone, else from the last block on."""
        now = (undone, len(story.entries), len(remarks))
        if now == self._written:
            return
        if undone != self._written[0]:
            self.blocks.clear()
        self._written = now
        first = self.blocks.pop().first if self.blocks else 0
        starts = [i for i in range(first, len(story.entries)) if i == first or story.entries[i].is_turn]
        for start, end in zip(starts, [*starts[1:], len(story.entries)], strict=True):
            lines = [line for line in told(story.entries[:end], table, self.lang, since=start) if line.at >= start]
            until = story.entries[end].revision if end < len(story.entries) else None
            self.blocks.append(self._block(lines, start, table, _within(remarks, lines, start, until)))

    def _block(self, lines: Sequence[Line], first: int, table: Table, remarks: Sequence[Remark]) -> Block:
        head = lines[0] if lines and lines[0].turn is not None else None
        key = f"t{head.turn}" if head else "t0"
        title = html(head.tokens, table.game, self.lang) if head else Markup("{}").format(SETUP.said(self.lang))
        side = Markup(' data-side="{}"').format(head.player) if head else Markup("")
        items = [self._line(item, table) for item in _in_order(lines[1:] if head else lines, remarks)]
        body = Markup('<section class="turn" id="log-{}"{}><h3>{}</h3><ol>{}</ol></section>').format(
            key, side, title, Markup("").join(items)
        )
        return Block(key, str(body), first, plain(lines[-1].tokens) if lines else "")

    def _line(self, item: Line | Remark, table: Table) -> Markup:
        if isinstance(item, Remark):
            name = "" if item.seat is None else table.name(item.seat, self.lang)
            return Markup('<li class="remark">{}</li>').format(REMARKS[item.what].said(self.lang, name=name))
        details = Markup("").join(
            Markup("<li>{}</li>").format(html(tokens, table.game, self.lang)) for tokens in item.details
        )
        return Markup('<li data-at="{}"><span class="said">{}</span>{}</li>').format(
            item.revision,
            html(item.tokens, table.game, self.lang),
            Markup('<ul class="details">{}</ul>').format(details) if details else "",
        )


def _within(remarks: Sequence[Remark], lines: Sequence[Line], first: int, until: int | None) -> list[Remark]:
    """The remarks that belong to a block: made after its first line and before the next block's."""
    begin = lines[0].revision if lines and first > 0 else -1
    return [each for each in remarks if begin <= each.revision and (until is None or each.revision < until)]


def _in_order(lines: Sequence[Line], remarks: Sequence[Remark]) -> Iterator[Line | Remark]:
    """Lines and remarks as they happened; a remark follows the lines of the choice it was made after."""
    left = list(remarks)
    for line in lines:
        while left and left[0].revision < line.revision:
            yield left.pop(0)
        yield line
    yield from left
