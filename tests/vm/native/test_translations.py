"""Every instruction of the plain program has a translation, and none more than one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from deckwright.vm import isa
from deckwright.vm.native.jumps import JUMPS
from deckwright.vm.native.module import TRANSLATIONS
from deckwright.vm.native.numbers import NUMBERS
from deckwright.vm.native.values import VALUES
from tests.vm.test_fused import SEVERAL


def instructions() -> set[int]:
    """All instructions: the names that stand in one long row."""
    rows = (
        target
        for node in ast.parse(Path(isa.__file__).read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Tuple)
    )
    longest = max(rows, key=lambda row: len(row.elts))
    return {getattr(isa, name.id) for name in longest.elts if isinstance(name, ast.Name)}


@pytest.mark.parametrize("op", sorted(instructions() - SEVERAL))
def test_every_instruction_is_translated(op: int) -> None:
    assert op in TRANSLATIONS


def test_what_does_several_at_once_is_for_the_interpreter_alone() -> None:
    assert set(TRANSLATIONS) == instructions() - SEVERAL


def test_no_instruction_is_translated_twice() -> None:
    assert len(VALUES) + len(NUMBERS) + len(JUMPS) == len(TRANSLATIONS)
