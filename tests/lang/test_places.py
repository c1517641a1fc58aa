"""Places, lists and dice: their bounds, and what the compiler and the schema refuse."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent
from types import GenericAlias
from typing import Any

import pytest

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError, RuleError
from deckwright.lang.game import Game
from deckwright.lang.program import Program, build
from deckwright.lang.schema import Schema
from deckwright.lang.types import Each, PlaceName, option, pile, places, value
from deckwright.table import Table
from deckwright.vm.host import MachineFault
from tests.lang.estate import Card, Pile, Player, Shared, Weights
from tests.lang.toybox import module_of

HEAD = "from deckwright.lang.rules import judgement\nfrom tests.lang.estate import *\n"
STEP = """

@rule
def game() -> None:
    end()
    step(table.n)
    end()


@rule
def step(n: int) -> None:
"""


def compiled(body: str, folder: Path, judgements: tuple[str, ...] = ()) -> tuple[Any, Program]:
    module = module_of(HEAD + body, folder)
    schema = Schema(Card, Player, Shared, Weights, 3)
    kinds = [Kind("coin", "Coin", "Монета", 4, "box", {})]
    tastes = [getattr(module, name) for name in judgements]
    return module, build(schema, kinds, [], module.game, tastes)


def played(body: str, folder: Path, n: int = 0, **arranged: Any) -> Table:
    """A game whose rule `game` runs `body` with `n` as its argument, and then asks once."""
    module = module_of(HEAD + STEP + indent(body.strip(), "    ") + "\n", folder)
    schema = Schema(Card, Player, Shared, None, 3)
    toy = Game("toy", "Toy", "Игра", range(2, 4), schema, [Kind("coin", "Coin", "Монета", 4, "box", {})], module.game)
    table = Table.open(toy, 2, 1)
    table.arrange({"n": n} | arranged)
    table.choose("go")
    return table


@pytest.mark.parametrize(
    ("body", "good", "bad"),
    [
        ("table.sizes[n] = 7", (0, 2), (-1, 3, 1000)),
        ("table.sizes[n] += 7", (0, 2), (-1, 3)),
        ("table.best = table.fields[n]", (0, 1), (-1, 2)),
        ("player(0).rooms[n].size = 7", (0, 2), (-1, 3)),
        ("table.woods[n].walls[player(1)] = 7", (0, 1), (-1, 2)),
    ],
)
def test_a_list_has_ends(body: str, good: tuple[int, ...], bad: tuple[int, ...], tmp_path: Path) -> None:
    for n in good:
        played(body, tmp_path, n)
    for n in bad:
        with pytest.raises(MachineFault, match="step .*beyond the end of a list"):
            played(body, tmp_path, n)


@pytest.mark.parametrize(
    "body",
    [
        "table.best.taxes = 1",
        "table.best.walls[player(0)] = 1",
        "table.fields[1].walls[table.box.owner] = 1",
        "table.n = len(table.best.heap)",
        "table.n = len(table.fields[1].army[table.box.owner])",
        "table.n = table.fields[1].next.taxes",
        "table.n = table.fields[1].next.number",
        "for room in table.box.owner.rooms:\n    room.size = 3",
        "table.box.owner.rooms[n].size = 3",
    ],
)
def test_a_place_or_player_that_is_not_there_stops_the_rule(body: str, tmp_path: Path) -> None:
    with pytest.raises(MachineFault, match="not there"):
        played(body, tmp_path)


def test_each_value_lies_where_its_name_says(tmp_path: Path) -> None:
    body = """
number = 1
for field in (table.fields[0], table.fields[1], table.woods[0], table.woods[1]):
    field.taxes = number
    for each in table.players:
        field.walls[each] = 10 * number + each.seat
    number += 1
for each in table.players:
    for room in each.rooms:
        room.size = 100 * each.seat + room.number
table.sizes[1] = 5
table.best = table.woods[1].previous
"""
    table = played(body, tmp_path)
    names = ["fields-1", "fields-2", "wood-1", "wood-2"]
    assert [table.value(f"taxes@{name}") for name in names] == [1, 2, 3, 4]
    assert [table.value(f"walls@{name}", seat) for name in names for seat in (0, 1)] == [10, 11, 20, 21, 30, 31, 40, 41]
    assert [table.value(f"size@rooms-{n}", seat) for seat in (0, 1) for n in (1, 2, 3)] == [0, 1, 2, 100, 101, 102]
    view = table.view(0)
    assert (view["values"]["sizes"], view["values"]["best"]) == ([0, 5, 0], "wood-1")
    table.machine.check(table.state)


def test_neighbours_stay_in_their_list(tmp_path: Path) -> None:
    body = """
table.n = 0
if table.fields[1].next is None and table.woods[0].previous is None:
    table.n += 1
if table.fields[0].next == table.fields[1] and table.woods[1].previous == table.woods[0]:
    table.n += 2
me = player(1)
if me.rooms[0].next == me.rooms[1] and me.rooms[2].next is None and me.rooms[1].owner == me:
    table.n += 4
if table.fields[1].owner is None and table.fields[1].number == 1 and table.woods[1].number == 1:
    table.n += 8
if len(table.fields) == 2 and len(me.rooms) == 3 and len(table.sizes) == 3:
    table.n += 16
if place_of(me.rooms[2].chest, Room) == me.rooms[2] and place_of(me.hand, Room) is None:
    table.n += 32
if place_of(table.woods[1].army[me], Field) == table.woods[1] and place_of(table.woods[1].heap, Room) is None:
    table.n += 64
if table.woods[1].army[me].owner == me and me.rooms[1].chest.owner == me:
    table.n += 128
"""
    assert played(body, tmp_path).value("n") == 255


def test_cards_lie_in_piles_of_places(tmp_path: Path) -> None:
    body = """
me = player(1)
for field in table.woods:
    move(table.box.top, field.army[me])
move(table.box.top, me.rooms[2].chest)
table.n = sum(len(field.army[each]) for field in table.woods for each in table.players)
for card in table.woods[0].army[me]:
    move(card, table.woods[1].heap)
"""
    table = played(body, tmp_path)
    assert table.value("n") == 2
    assert (table.cards("heap@wood-2"), table.cards("army@wood-1", 1)) == (["coin"], [])
    assert (table.cards("army@wood-2", 1), table.cards("chest@rooms-3", 1), table.cards("box")) == (["coin"],) * 3
    table.machine.check(table.state)


def test_cards_may_be_at_home_in_a_pile_of_a_place(tmp_path: Path) -> None:
    module = module_of(HEAD + STEP + "    move(table.woods[0].heap.top, table.box)\n", tmp_path)
    homes = {"coin": "heap@wood-1", "gem": "heap@wood-2", "crown": "heap@wood-1", "shell": "box"}
    kinds = [Kind(id, id, id, 2, home, {}) for id, home in homes.items()]
    toy = Game("toy", "Toy", "Игра", range(2, 4), Schema(Card, Player, Shared, None, 3), kinds, module.game)
    table = Table.open(toy, 2, 1)
    assert table.cards("heap@wood-1") == ["coin", "coin", "crown", "crown"]
    assert (table.cards("heap@wood-2"), table.cards("heap@fields-1"), table.cards("box")) == (
        ["gem"] * 2,
        [],
        ["shell"] * 2,
    )
    table.choose("go")
    assert table.cards("heap@wood-1") == ["coin", "crown", "crown"] and sorted(table.cards("box")) == [
        "coin",
        "shell",
        "shell",
    ]
    assert Table.load(table.save(), game=toy).hash() == table.hash()
    table.machine.check(table.state)


@pytest.mark.parametrize("home", ["army@wood-1", "heap@wood-3", "heap", "chest@rooms-1", "hand"])
def test_only_a_pile_of_the_table_or_of_a_place_of_it_is_a_home(home: str, tmp_path: Path) -> None:
    module = module_of(HEAD + STEP + "    pass\n", tmp_path)
    with pytest.raises(DeclarationError, match=f"coin: its home '{home}' is not a pile of the table"):
        build(
            Schema(Card, Player, Shared, Weights, 3), [Kind("coin", "Coin", "Монета", 4, home, {})], [], module.game, []
        )


def test_a_die_is_rolled_from_the_state(tmp_path: Path) -> None:
    table = played("for _ in range(40):\n    table.n += roll(DIE)", tmp_path)
    assert 80 < table.value("n") < 160 and table.value("n") % 2 == 0


@pytest.mark.parametrize(
    ("line", "message", "hint"),
    [
        ("table.sizes[3] = 1", "there is no 3 in this list", "it counts from 0 to 2"),
        ("x = table.sizes", "this cannot be kept in a name", ""),
        ("x = table.fields", "this cannot be kept in a name", ""),
        ("table.sizes = 3", "sizes is a list; assign to a part of it", "table.sizes[n] = ..."),
        ("table.fields[0].walls = 3", "walls is a list; assign to a part of it", ""),
        ("table.fields[0].army = 3", "army is a pile and cannot be assigned", ""),
        ("table.fields[0].army[player(0)] = 3", "a place or a pile cannot be assigned", ""),
        ("table.fields[0] = table.fields[1]", "a place or a pile cannot be assigned", ""),
        ("table.fields[0].walls[0] = 3", "whose it is must be a Player, this is an int", ""),
        ("table.n = table.n[0]", "an int has no parts", ""),
        ("table.n = table.fields[0].tax", "a Field has no attribute 'tax'", "declared are: taxes, here, walls"),
        ("table.best = player(0).rooms[0]", "best must be a Field, this is a Room", ""),
        ("table.best = table.best == player(0).rooms[0]", "a Field cannot be compared with a Room", ""),
        ("offer(GO, place=table.n)", "place must be a Place, this is an int", ""),
        ("offer(GO, place=table.fields)", "place must be a Place, this is a list of places", ""),
        ("table.n = table.box.place.taxes", "several kinds of places have piles", "place_of("),
        ("if table.sizes == table.sizes:\n        pass", "this has no value to compare", ""),
        ("for x in table.fields[0].walls:\n        pass", "cannot walk over a list, one for each player", ""),
        ("table.n = roll(Die(()))", "Die cannot be called in a rule", ""),
        ("table.n = place_of(table.box, Pile)", "the second argument must be a class of places", ""),
        (
            "picked: Answer = ask(player(0), WHERE)\n    table.n = picked.place.taxes",
            "say of which kind this place is",
            "",
        ),
    ],
)
def test_what_the_compiler_refuses(line: str, message: str, hint: str, tmp_path: Path) -> None:
    with pytest.raises(RuleError) as refused:
        compiled(f"\n\n@rule\ndef game() -> None:\n    {line}\n", tmp_path)
    assert message in refused.value.message
    assert hint in refused.value.hint


@pytest.mark.parametrize(
    ("looked_at", "allowed"),
    [
        ("option.place.secret[me]", True),
        ("option.place.secret[me.left]", False),
        ("len(option.place.hidden[me.left])", True),
        ("sum(1 for card in option.place.hidden[me])", True),
        ("sum(1 for card in option.place.hidden[me.left])", False),
        ("sum(room.safe for room in me.rooms)", True),
        ("sum(room.safe for room in me.left.rooms)", False),
        ("sum(1 for room in me.rooms for card in room.chest)", True),
        ("sum(1 for room in me.left.rooms for card in room.chest)", False),
        ("me.rooms[1].safe", True),
        ("me.left.rooms[1].safe", False),
        ("me.rooms[1].next.safe", True),
    ],
)
def test_a_judgement_sees_of_places_what_its_seat_sees(looked_at: str, allowed: bool, tmp_path: Path) -> None:
    body = f"""

@rule
def game() -> None:
    end()


@judgement
def taste(me: Player, option: Seen) -> int:
    return {looked_at}
"""
    if allowed:
        compiled(body, tmp_path, ("taste",))
    else:
        with pytest.raises(RuleError, match="a judgement may not"):
            compiled(body, tmp_path, ("taste",))


def test_what_the_schema_refuses() -> None:
    def schema(place: type, own: bool = False, **declared: Any) -> Schema:
        holder = lang.Player if own else lang.Shared
        annotations = {
            name: GenericAlias(list, (place,)) if found.what == "places" else int for name, found in declared.items()
        }
        made = type("Holder", (holder,), {"__annotations__": annotations, **declared})
        player, table = (made, lang.Shared) if own else (lang.Player, made)
        return Schema(Card, player, table, None, 2)

    class Sided(lang.Place):
        walls: Each[int] = value(1)

    class Taken(lang.Place):
        number: int = value(1)

    class Marked(lang.Place):
        coins: int = option()

    class Seen(lang.Place):
        cards: Pile = pile()

    assert schema(Sided, fields=places(2)).place_count == 2
    assert schema(Seen, own=True, rooms=places(3)).place_count == 6
    ford, other = PlaceName("ford", "A", "А"), PlaceName("ford", "B", "Б")
    refused: list[tuple[str, type, bool, dict[str, Any]]] = [
        ("one owner", Sided, True, {"rooms": places(2)}),
        ("take another name", Taken, False, {"fields": places(2)}),
        ("cannot stand here", Marked, False, {"fields": places(2)}),
        ("at least one place", Seen, False, {"fields": places(0)}),
        ("cannot be the id of a place", Seen, False, {"fields": places([PlaceName("a b", "A", "А")])}),
        ("cannot be the id of a place", Seen, False, {"fields": places([ford]), "woods": places([other])}),
        ("annotation must be", int, False, {"fields": places(2)}),
        ("annotation must be", Seen, False, {"sizes": option(3)}),
    ]
    for said, place, own, declared in refused:
        with pytest.raises(DeclarationError, match=said):
            schema(place, own, **declared)
