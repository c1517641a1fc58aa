"""The rules that The New Age shares with War Eternal: the tests of them, once more, at tables of The New Age.

Only the turn order deck is laid out as War Eternal does it, and both boxes are in use, since some of these
tests take that for granted.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from tests.rules.war_eternal import (
    scene,
    test_rules_choosing,
    test_rules_keywords,
    test_rules_nemesis,
    test_rules_turn,
)

PROOFS = (test_rules_choosing, test_rules_keywords, test_rules_nemesis, test_rules_turn)
USUAL: dict[int, dict[str, Any]] = {1: {}, 2: {}, 3: {"wild_token": False}, 4: {"pair_cards": False}}


@pytest.fixture(autouse=True)
def at_tables_of_the_new_age(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "GAME", "new-age")
    monkeypatch.setattr(scene, "USUAL", {players: options | {"boxes": "both"} for players, options in USUAL.items()})


def proofs_of(module: ModuleType) -> dict[str, object]:
    """The tests of a module, by names that say where they come from."""
    return {f"{name}_of_{module.__name__}": test for name, test in vars(module).items() if name.startswith("test_")}


for module in PROOFS:
    globals().update(proofs_of(module))
