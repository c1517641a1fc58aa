"""The Nest of Maggoth as data: how many spaces its rows have, and what happens when one becomes full.

Only the bottom row is known from the rulebook (NA-EX-13). Everything above it, and what a token costs that finds no
space, is our reading; it stands here and nowhere else, and an option of the game chooses between several Nests. So does
one between two readings of Nest Pulse, whose only source looks like a slip of the pen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from deckwright.games.aeons_end.options import BoxOption
from deckwright.lang.game import GameOption, OptionValue
from deckwright.lang.texts import Text

ROWS = 4
TOKENS = 19  # maggots and flies together (NA-COMP-03): as many as a Nest has spaces


@dataclass(frozen=True)
class Row:
    """A row: its spaces, and the damage when it becomes full; then, perhaps, a fly hatches."""

    spaces: int
    gravehold: int = 0
    player: int = 0
    hatches: bool = False


@dataclass(frozen=True)
class Nest:
    """A Nest, its rows from the bottom to the top; `overflow` is what Gravehold suffers for a token without a space."""

    id: str
    name: Text
    rows: Sequence[Row]
    overflow: int


BOTTOM = Row(5, gravehold=2, hatches=True)
NESTS = (
    Nest(
        "usual",
        Text("The usual one", "Обычный"),
        (BOTTOM, Row(5, gravehold=3, hatches=True), Row(5, player=3, hatches=True), Row(4, gravehold=4, player=4)),
        overflow=1,
    ),
    Nest(
        "mild",
        Text("A milder one", "Помягче"),
        (BOTTOM, Row(5, gravehold=2), Row(5, player=2), Row(4, gravehold=3, player=2)),
        overflow=1,
    ),
    Nest(
        "harsh",
        Text("A harsher one", "Посуровее"),
        (BOTTOM, Row(5, gravehold=4, hatches=True), Row(5, player=4, hatches=True), Row(4, gravehold=6, player=5)),
        overflow=2,
    ),
)


def values_of(id: str) -> Mapping[str, int | Sequence[int]]:
    """What a Nest means for the table."""
    nest = next(nest for nest in NESTS if nest.id == id)
    return {
        "nest_spaces": [row.spaces for row in nest.rows],
        "nest_size": sum(row.spaces for row in nest.rows),
        "nest_gravehold": [row.gravehold for row in nest.rows],
        "nest_player": [row.player for row in nest.rows],
        "nest_hatches": [int(row.hatches) for row in nest.rows],
        "nest_overflow": nest.overflow,
    }


NEST = BoxOption(
    "nest",
    "The Nest of Maggoth",
    "Улей Маггота",
    NESTS[0].id,
    tuple(OptionValue(nest.id, nest.name.en, nest.name.ru) for nest in NESTS),
    help=Text(
        "What happens when a row above the bottom one becomes full is our reading; choose what is closest to your "
        "Nest mat.",
        "Что происходит, когда заполняется ряд выше нижнего, — наше прочтение; выберите то, что ближе к вашему "
        "планшету улья.",
    ),
    means=values_of,
)
PULSE = GameOption(
    "nest_pulse_flies",
    "Nest Pulse: three flies",
    "«Пульс улья»: три мухи",
    False,
    help=Text(
        "The only source of this card says: one fly, then two flies. That looks like a slip (our reading: a fly "
        "hatches, then two maggots come).",
        "Единственный источник называет одну муху, а затем ещё две. Похоже на описку (наше прочтение: вылупляется "
        "муха, затем приходят две личинки).",
    ),
)
OPTIONS = (NEST, PULSE)
