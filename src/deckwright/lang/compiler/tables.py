"""What the compiler knows: which function compiles each form of a rule, each attribute, each word of the language.

Whoever adds a word to the language adds a line here and a function where its like stand.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from deckwright.lang import rules, types
from deckwright.lang import schema as ty
from deckwright.lang.compiler import acting, asking, assigning, attributes, calls, conds, counting, exprs, places, stmts
from deckwright.lang.compiler.proc import Label, Value

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


@dataclass(frozen=True)
class Tables:
    """The handlers by what they handle. Each takes the compiler and the node; what a table lacks is refused."""

    statements: Mapping[type[ast.stmt], Callable[[Compiler, Any], None]]
    expressions: Mapping[type[ast.expr], Callable[[Compiler, Any], Value]]
    conditions: Mapping[type[ast.expr], Callable[[Compiler, Any, Label, bool], None]]  # jump there if it is so
    attributes: Mapping[ty.Type, Callable[[Compiler, Value, ast.Attribute], Value]]
    words: Mapping[Any, Callable[[Compiler, ast.Call], Value]]


TABLES = Tables(
    statements={
        ast.Expr: stmts.doing,
        ast.Assign: assigning.assignment,
        ast.AnnAssign: stmts.declaring,
        ast.AugAssign: assigning.augment,
        ast.If: stmts.branch,
        ast.While: stmts.repeat,
        ast.For: stmts.for_each,
        ast.Return: stmts.give_back,
        ast.Break: stmts.leave_loop,
        ast.Continue: stmts.leave_loop,
        ast.Assert: stmts.holding,
        ast.Pass: stmts.nothing,
    },
    expressions={
        ast.Constant: exprs.constant,
        ast.Name: attributes.plain_name,
        ast.Attribute: attributes.attribute,
        ast.Subscript: places.part,
        ast.BinOp: exprs.arithmetic,
        ast.UnaryOp: exprs.signed,
        ast.BoolOp: exprs.connected,
        ast.Compare: exprs.truth_value,
        ast.IfExp: exprs.either,
        ast.Call: calls.call,
    },
    conditions={
        ast.UnaryOp: conds.negated,
        ast.BoolOp: conds.connective,
        ast.Compare: conds.comparison,
        ast.Attribute: conds.attribute,
        ast.Call: calls.call_condition,
    },
    attributes={
        ty.CARD: attributes.card_attribute,
        ty.PLAYER: attributes.player_attribute,
        ty.TABLE: attributes.table_attribute,
        ty.PILE: attributes.pile_attribute,
        ty.ANSWER: attributes.answer_attribute,
        ty.WEIGHTS: attributes.weight,
        ty.PLACE: places.place_attribute,
    },
    words={
        types.move: acting.moving,
        types.move_all: acting.moving_all,
        types.move_before: acting.moving_before,
        types.shuffle: acting.shuffling,
        types.reveal: acting.revealing,
        types.knows: acting.knowing,
        types.random_below: acting.random_number,
        types.roll: acting.rolling,
        types.random_player: acting.random_seat,
        types.player: acting.player_of,
        types.place_of: places.finding_place,
        types.seat_of: acting.one_seat,
        types.everyone: acting.all_seats,
        types.nobody: acting.no_seat,
        types.both: acting.joining,
        types.begin_turn: acting.beginning_turn,
        types.end_game: acting.ending,
        types.this: acting.running_card,
        types.nothing: acting.nothing,
        rules.has_effect: acting.having_effect,
        types.offer: asking.offering,
        types.ask: asking.asking,
        types.asked: asking.is_asked,
        types.offered: asking.counting_offers,
        types.choose: asking.choosing,
        types.choose_player: asking.choosing_player,
        types.choose_place: asking.choosing_place,
        types.choose_number: asking.choosing_number,
        types.confirm: asking.confirming,
        types.note: asking.noting,
        len: counting.length,
        min: counting.least,
        max: counting.most,
        sum: counting.summing,
        abs: counting.magnitude,
        any: exprs.truth_value,
        all: exprs.truth_value,
        bool: counting.as_truth,
        int: counting.as_number,
    },
)
