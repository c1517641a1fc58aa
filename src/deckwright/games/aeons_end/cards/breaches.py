"""The breaches that every box has, and how a box declares others."""

from __future__ import annotations

from collections.abc import Sequence

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


def _breach(numeral: str, position: int, *, focus: int, cost: int, step: int, traits: Sequence[Trait] = ()) -> Kind:
    facts = {"position": position, "focus_cost": focus, "open_cost": cost, "open_step": step}
    names = f"Breach {numeral}", f"Разлом {numeral}"
    return Kind(f"breach-{position}", *names, 4, "breach_box", facts, traits=[HOLDS, *traits])


BREACHES = [
    _breach("I", 1, focus=0, cost=0, step=0),
    _breach("II", 2, focus=2, cost=5, step=1),
    _breach("III", 3, focus=3, cost=9, step=2, traits=[more_damage(1)]),
    _breach("IV", 4, focus=4, cost=13, step=3, traits=[more_damage(1)]),
]
