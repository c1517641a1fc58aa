"""Packages of others, as an installer leaves them: modules and the record of their entry points on the search path."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

from deckwright.games import GAMES

# The smallest game there is: whoever is asked first may take the stone.
STONE = dedent(
    """
    from __future__ import annotations

    from deckwright.lang import types as lang
    from deckwright.lang.cards import Kind
    from deckwright.lang.game import Game
    from deckwright.lang.rules import rule
    from deckwright.lang.schema import Schema
    from deckwright.lang.types import Prompt, begin_turn, confirm, end_game, pile


    class Card(lang.Card):
        pass


    class Pile(lang.Pile["Card"]):
        pass


    class Player(lang.Player):
        pass


    class Shared(lang.Shared["Player"]):
        box: Pile = pile(en="box", ru="коробка")


    table = Shared()
    TAKE = Prompt("take", "Take the stone?", "Взять камень?")


    @rule
    def stone() -> None:
        for me in table.players:
            begin_turn(me)
            if confirm(me, TAKE):
                me.won = True
                end_game()


    STONE = Game(
        id="stone",
        en="Stone",
        ru="Камень",
        seats=range(2, 4),
        schema=Schema(Card, Player, Shared, None, 3),
        kinds=[Kind("stone", "Stone", "Камень", 1, "box", {})],
        first_rule=stone,
    )
    """
)


def install(site: Path, package: str, games: dict[str, str], source: str = STONE, module: str = "") -> None:
    """Lay a package of one module, which offers games by their ids, into a folder."""
    site.mkdir(exist_ok=True)
    (site / f"{module or package.replace('-', '_')}.py").write_text(source, "utf-8")
    record = site / f"{package.replace('-', '_')}-1.0.dist-info"
    record.mkdir()
    (record / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    offers = "".join(f"{id} = {where}\n" for id, where in games.items())
    (record / "entry_points.txt").write_text(f"[deckwright.games]\n{offers}", "utf-8")


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """A folder of packages is on the search path; afterwards all is as it was."""
    modules = set(sys.modules)
    sys.path.insert(0, str(site))
    GAMES.look_again()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        for name in set(sys.modules) - modules:
            if str(site) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]
        GAMES.look_again()
