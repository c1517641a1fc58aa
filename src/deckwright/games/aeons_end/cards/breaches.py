"""The breaches that every box has, and how a box declares others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.aeons_end.schema import MOST_MAGES
from deckwright.lang.cards import Kind, Trait

HOLDS = Trait("", 1, "holds one prepped spell", "вмещает одно подготовленное заклинание", short="1 {spell}")


def more_damage(n: int) -> Trait:
    """What many opened breaches do to the spells cast from them."""
    return Trait(
        "bonus",
        n,
        "when opened: spells cast from it deal {n} more damage",
        "открытый: произнесённые из него заклинания наносят на {n} урона больше"
        if n > 1
        else "открытый: произнесённые из него заклинания наносят на {n} урон больше",
        numbers={"n": n},
        short="+{n:damage}",
    )


# What focusing costs, opening costs, and how much less each quarter turn makes opening cost, by number (AE-BREACH-03).
COSTS = {1: (0, 0, 0), 2: (2, 5, 1), 3: (3, 9, 2), 4: (4, 13, 3)}


def breach(
    id: str,
    en: str,
    ru: str,
    *,
    position: int,
    special: bool = False,
    traits: Sequence[Trait] = (),
    rules: Mapping[Any, Any] | None = None,
) -> Kind:
    """A breach, with the usual costs of its number; a special one is only on the table with its mage."""
    focus, cost, step = COSTS[position]
    facts = {"position": position, "focus_cost": focus, "open_cost": cost, "open_step": step, "special": int(special)}
    copies = 1 if special else MOST_MAGES
    return Kind(id, en, ru, copies, "breach_box", facts, dict(rules or {}), traits=[HOLDS, *traits])


BREACHES = [
    breach("breach-1", "Breach I", "Разлом I", position=1),
    breach("breach-2", "Breach II", "Разлом II", position=2),
    breach("breach-3", "Breach III", "Разлом III", position=3, traits=[more_damage(1)]),
    breach("breach-4", "Breach IV", "Разлом IV", position=4, traits=[more_damage(1)]),
]
