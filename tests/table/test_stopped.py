"""Rules that cannot go on stop at the table: with a reason in both languages, and the position as it was."""

from __future__ import annotations

from deckwright.bots import Bot
from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.rules import judgement, rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import Prompt, Verb, ask, offer, pile, player
from deckwright.table import Table
from deckwright.table.errors import RulesStopped, TableError
from deckwright.vm.host import MachineFault


class Card(lang.Card):
    pass


class Player(lang.Player):
    pass


class Shared(lang.Shared["Player"]):
    box: lang.Pile[Card] = pile()


class Answer(lang.Answer):
    pass


FURTHER = Verb("further", en="further", ru="дальше")
BACK = Verb("back", en="back", ru="назад")
WHERE_TO = Prompt("where-to", "Where to?", "Куда?")


@rule
def cave(depth: int) -> None:
    offer(FURTHER)
    offer(BACK)
    picked: Answer = ask(player(0), WHERE_TO)
    if picked.verb == FURTHER:
        cave(depth + 1)


@rule
def caves() -> None:
    while True:
        cave(0)


@judgement
def bold(me: Player, option: Answer) -> int:
    return 1 if option.verb == FURTHER else 0


CAVES = Game(
    id="caves",
    en="Caves",
    ru="Пещеры",
    seats=range(1, 2),
    schema=Schema(Card, Player, Shared, None, 1),
    kinds=[Kind("stone", "Stone", "Камень", 1, "box", {})],
    first_rule=caves,
    judgements={"bold": bold},
)


def refused(table: Table, choice: int) -> RulesStopped | None:
    """Choose; why the rules did not go on, if they did not."""
    try:
        table.choose(choice)
    except RulesStopped as stopped:
        return stopped
    return None


def test_whoever_goes_too_deep_is_told_so_and_may_do_something_else() -> None:
    table, bot = Table.open(CAVES, players=1, seed=1), Bot("bold", CAVES)
    error, before, revision = None, "", 0
    while error is None:
        before, revision = table.hash(), table.revision
        error = refused(table, bot.choose(table, 0))
    assert (table.hash(), table.revision) == (before, revision)
    assert revision > 10
    assert isinstance(error, TableError) and isinstance(error, MachineFault)
    assert error.rule == "cave" and "too deeply; the position is as it was before" in error.said("en")
    assert "слишком глубоко; позиция осталась прежней" in error.said("ru")
    assert bot.scores(table, 0) == [1, 0]  # at the very bottom there is still room to judge
    table.choose("back")
    assert table.revision == revision + 1
    assert Table.load(table.save(), game=CAVES).hash() == table.hash()
