"""In what two versions of a game differ, in words that everybody at the table may read.

Piles are named, never what lies in them; numbers are told where they lie open. Names are those that screens use.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.schema import Field
from deckwright.lang.texts import Text
from deckwright.table.showing import told_meaning
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.table.table import Table

IMPOSSIBLE = Text("“{what}” is not possible there any more", "«{what}» — там это больше невозможно")
A_CHOICE = Text("what was chosen is not possible there any more", "сделанный выбор там больше невозможен")
OTHERWISE = Text("{name}: {was} then, {now} now", "{name}: тогда {was}, теперь {now}")
IS_OTHER = Text("{name}: not as it was", "{name}: не так, как было")
SOMETHING = Text("something on the table is not as it was", "что-то на столе не так, как было")
OF = Text("{what}, {who}", "{what}, {who}")
HEADER = {"turn": Text("turn", "ход"), "active": Text("whose turn it is", "чей ход")}


def told_gone(table: Table, meant: Mapping[str, Any]) -> Text:
    """That a choice is not possible any more; which one it was, if all have seen it."""
    return filled(IMPOSSIBLE, what=told_meaning(table, meant)) if _is_open(table, meant) else A_CHOICE


def _is_open(table: Table, meant: Mapping[str, Any]) -> bool:
    """Whether today's game knows the choice, and nothing of it is hidden: no card but one that lay open, no number."""
    if not meant.keys() <= {"verb", "card", "place", "which", "player", "at"}:
        return False
    if meant.get("verb") not in [verb.id for verb in table.program.verbs]:
        return False
    return "card" not in meant or _lies_open(table, str(meant.get("place")))


def _lies_open(table: Table, place: str) -> bool:
    owner, dot, name = place.rpartition(".")
    piles = table.program.layout.sided_piles if dot else table.program.layout.shared_piles
    if name not in piles or (dot and owner not in [f"p{side}" for side in range(table.sides)]):
        return False
    pile = table.program.layout.pile_id(name, int(owner[1:]) if dot else None)
    return table.program.layout.sees(pile) == isa.EVERYONE


def told_difference(table: Table, differences: Mapping[str, tuple[Any, Any]]) -> Text:
    """In what two positions differ: an open number if there is one, else something that has a name."""
    named = {name: said for name in differences if (said := _named(table, name)) is not None}
    for name, said in named.items():
        was, now = differences[name]
        if _is_open_number(_field(table, name)) and _are_numbers(was, now):
            return filled(OTHERWISE, name=said, was=was, now=now)
    return next((filled(IS_OTHER, name=said) for said in named.values()), SOMETHING)


def _are_numbers(*told: Any) -> bool:
    return all(isinstance(each, int) and not isinstance(each, bool) for each in told)


def _is_open_number(field: Field | None) -> bool:
    return field is not None and field.type == ty.INT and not field.declared.secret


def _named(table: Table, name: str) -> Text | None:
    """What people call a value or a pile, and whose it is; None if it has no name."""
    field = _field(table, name)
    if field is None:
        return HEADER.get(name)
    if not field.declared.en:
        return None
    what = Text(field.declared.en, field.declared.ru)
    owner, dot, _ = name.rpartition(".")
    return filled(OF, what=what, who=_who(table, int(owner[1:]))) if dot else what


def _who(table: Table, side: int) -> Text:
    return Text(table.name(side, "en"), table.name(side, "ru"))


def _field(table: Table, name: str) -> Field | None:
    _, dot, rest = name.rpartition(".")
    layout = table.program.layout
    values, piles = (layout.sided, layout.sided_piles) if dot else (layout.shared, layout.shared_piles)
    return values[rest].field if rest in values else piles.get(rest)


def filled(text: Text, **values: Text | str | int) -> Text:
    """A text with its values, which may be in both languages themselves."""
    en = {name: value.en if isinstance(value, Text) else value for name, value in values.items()}
    ru = {name: value.ru if isinstance(value, Text) else value for name, value in values.items()}
    return Text(text.said("en", **en), text.said("ru", **ru))


def joined(first: Text, second: Text | None) -> Text:
    """One sentence after the other."""
    return first if second is None else Text(f"{first.en} {second.en}", f"{first.ru} {second.ru}")
