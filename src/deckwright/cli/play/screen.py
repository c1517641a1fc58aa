"""The screen of the terminal table: what fits is shown together, what does not is told first and waits for Enter."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text as RichText

from deckwright.cli.play import texts as P
from deckwright.cli.play.menu import Menu
from deckwright.faces import Canvas, Face
from deckwright.lang.look import View

FEW_LINES = 4  # of one's own doings are always worth showing


class Leave(Exception):
    """The person wants to stop: the input has ended."""


class Screen:
    """Draws on a console and reads from the keyboard."""

    def __init__(self, console: Console, *, keyboard: bool) -> None:
        self.console, self.keyboard = console, keyboard

    @property
    def live(self) -> bool:
        """Whether a person looks at it; else it is a script, which nothing is cleared or paused for."""
        return self.keyboard and self.console.is_terminal

    def lines(self, shown: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(shown))

    def clear(self) -> None:
        """Begin a new page."""
        if self.live:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """Read a line."""
        try:
            self.console.print(prompt, end="", style="bold", markup=False)
            line = input()
        except EOFError:
            self.console.print()
            raise Leave from None
        if not self.keyboard:
            self.console.print(line, markup=False)
        return line.strip()

    def pause(self, lang: str) -> None:
        """Wait for Enter, if a person is there."""
        if self.live:
            self.ask(f"{P.ENTER.said(lang)} ")

    def say(self, text: str, style: str = "") -> None:
        """A line of words."""
        self.console.print(RichText(text, style))

    def page(self, title: str, lines: Sequence[RenderableType], lang: str, *, clear: bool = True) -> None:
        """Something to read before going on."""
        if clear:
            self.clear()
        self.console.print(Panel(Group(*lines), title=title, title_align="left", border_style="grey50", padding=(0, 1)))
        self.pause(lang)

    def curtain(self, name: str, lang: str) -> None:
        """Hide the table until the next person sits down."""
        self.clear()
        self.console.print(Panel(P.CURTAIN.said(lang, name=name), border_style="grey50", padding=(1, 2)))
        self.pause(lang)
        self.clear()

    def table(
        self,
        face: Face,
        view: View,
        me: int,
        menu: Menu,
        story: Sequence[RichText],
        question: Sequence[RenderableType],
        canvas: Canvas,
    ) -> None:
        """What happened, the table, the question: as roomy as the screen allows."""
        room = self.console.size.height - 2
        short = len(story) <= FEW_LINES
        told = self.lines(Group(*story)) if story else 0
        shown, left = self._drawn(face, view, me, menu, question, canvas, room - told - 1 if story and short else room)
        if self.live and not short and told >= left:
            self.page(P.WHAT_HAPPENED.said(canvas.lang), story, canvas.lang)
            story = []
        self.clear()
        if story:
            self.console.print(*story, sep="\n")
            self.console.print(Rule(style="grey37"))
        self.console.print(shown)

    def _drawn(
        self,
        face: Face,
        view: View,
        me: int,
        menu: Menu,
        question: Sequence[RenderableType],
        canvas: Canvas,
        room: int,
    ) -> tuple[RenderableType, int]:
        """The table and the question in the roomiest way that fits, and how many lines are left."""
        shown: RenderableType = ""
        left = 0
        for compact, flowing in ((False, False), (True, False), (True, True)):
            now = Canvas(canvas.lang, canvas.width, compact, canvas.name)
            rule = Rule(style="grey37")
            shown = Group(face.board(view, me, now), rule, *question, menu.show(now, flowing=flowing))
            left = room - self.lines(shown)
            if not self.live or left >= 0:
                break
        return shown, left
