"""Every position can be drawn, in the browser and in the terminal, in both languages, and tells no secret."""

from __future__ import annotations

import io
import re
from functools import partial

from rich.console import Console

from deckwright.faces import Canvas, face_of
from deckwright.lang.languages import LANGUAGES
from deckwright.server.scene.painter import Painter
from deckwright.server.scene.scene import Attendance, Scene
from deckwright.server.web.parts import draw_game
from deckwright.table import Table
from deckwright.testing.playing import Playthrough
from deckwright.testing.twins import twins

MOMENTS = 24  # positions of a game that are drawn
TWINS = 4
WIDTHS = (60, 120)


def _here(seats: int) -> Attendance:
    return Attendance(["person"] * seats, [""] * seats, [True] * seats)


def _page(table: Table, seat: int | None, lang: str) -> tuple[Scene, dict[str, str]]:
    scene = Painter(table, seat, lang, _here(table.seats)).scene()
    return scene, dict(draw_game(scene))


def _terminal(table: Table, seat: int, lang: str, width: int) -> str:
    canvas = Canvas(lang, width, compact=width < WIDTHS[-1], name=partial(table.name, lang=lang))
    console = Console(file=io.StringIO(), width=width)
    console.print(face_of(table.game).board(table.view(seat), seat, canvas))
    drawn = console.file
    assert isinstance(drawn, io.StringIO)
    return drawn.getvalue()


def check_page(played: Playthrough) -> None:
    """What can be chosen can be clicked: on its card, its pile, its player (or by steps there), or in the question;
    no id stands twice."""
    for step, revision in enumerate(played.moments(MOMENTS)):
        table, where = played.at(revision), f"{played.trial}, choice {revision}"
        if table.seat is None:
            continue
        scene, drawn = _page(table, table.seat, LANGUAGES[step % 2])
        text = "".join(drawn.values())
        assert scene.question is not None, f"{where}: the page does not ask"
        clickable = {int(n) for does in re.findall(r'data-(?:do|shares)="([\d ]+)"', text) for n in does.split()}
        clickable |= {choice.index for choice in scene.question.buttons}
        clickable |= {choice.index for card in scene.question.listed for choice in card.choices}
        missing = set(range(table.choices)) - clickable
        assert not missing, f"{where}: not to be found on the page: {[table.options[n].text for n in sorted(missing)]}"
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids)), f"{where}: an id stands twice on the page"


def check_past_and_end(played: Playthrough) -> None:
    """The past and a finished game are drawn for a seat, a spectator and with all cards open, without choices."""
    for revision in played.moments(3):
        for seat, open in ((0, False), (None, False), (None, True)):
            table = played.at(revision)
            scene = Painter(table, seat, LANGUAGES[revision % 2], _here(table.seats), open=open, past=True).scene()
            assert "data-do" not in "".join(draw_game(scene).values()), (
                f"{played.trial}, choice {revision}: in the past"
            )


def check_terminal(played: Playthrough) -> None:
    """The terminal draws every position, on a narrow screen and on a wide one."""
    for step, revision in enumerate(played.moments(MOMENTS)):
        table, width = played.at(revision), WIDTHS[step % 2]
        drawn = _terminal(table, table.seat or 0, LANGUAGES[step // 2 % 2], width)
        assert drawn.strip(), f"{played.trial}, choice {revision}: nothing in the terminal"


def check_secrets(played: Playthrough) -> None:
    """Neither screen tells a seat what it must not know: twins are drawn alike."""
    for seat, table, twin in twins(played, TWINS):
        where = f"{played.trial}, choice {table.revision}, seat {seat}"
        assert _page(table, seat, "ru")[1] == _page(twin, seat, "ru")[1], f"{where}: the page tells a secret"
        one, other = (_terminal(each, seat, "en", WIDTHS[0]) for each in (table, twin))
        assert one == other, f"{where}: the terminal tells a secret"
