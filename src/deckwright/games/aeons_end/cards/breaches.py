"""The breaches that every box has, and how a box declares others."""

from __future__ import annotations

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


def _breach(numeral: str, position: int, focus: int, cost: int, step: int, *traits: Trait) -> Kind:
    facts = {"position": position, "focus_cost": focus, "open_cost": cost, "open_step": step}
    names = f"Breach {numeral}", f"Разлом {numeral}"
    return Kind(f"breach-{position}", *names, 4, "breach_box", facts, traits=[HOLDS, *traits])


BREACHES = [
    _breach("I", 1, 0, 0, 0),
    _breach("II", 2, 2, 5, 1),
    _breach("III", 3, 3, 9, 2, more_damage(1)),
    _breach("IV", 4, 4, 13, 3, more_damage(1)),
]
