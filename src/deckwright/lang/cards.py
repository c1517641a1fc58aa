"""Cards as values: a kind of card is its facts, what it does in its slots, and its names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.lang.errors import DeclarationError
from deckwright.lang.languages import Bilingual
from deckwright.lang.meaning import NOT_COUNTED, Features, Gives, add, amount_of
from deckwright.lang.rules import Rule, Slot
from deckwright.lang.shorts import NOT_ON_CARDS, Short
from deckwright.lang.words import Effect, effects_in, given_by


@dataclass(frozen=True)
class Trait(Bilingual):
    """A fact of a card with a sentence: something that always holds and that rules look up.

    `gives` and `short` are what they are for a word; a trait that says something needs a short form. A trait that is
    `last` is a remark on what the card does, and stands after it unless the game puts its cards into words itself.
    """

    fact: str
    value: int
    en: str
    ru: str
    keyword: str = ""
    numbers: Mapping[str, Any] = field(default_factory=dict)
    gives: Gives = NOT_COUNTED
    short: Short = NOT_ON_CARDS
    last: bool = False

    def __post_init__(self) -> None:
        if self.en and self.short is NOT_ON_CARDS:
            raise DeclarationError(f'the trait {self.en!r} has no short form\n  hint: short=("no attacks", "...")')

    def features(self) -> Features:
        """What it gives, by feature."""
        if not isinstance(self.gives, Mapping):
            return {}
        return {what: amount_of(amount, self.numbers) for what, amount in self.gives.items()}


@dataclass(eq=False)
class Kind(Bilingual):
    """A kind of card. `home` is the pile of the table, or of a place of it, where its copies lie before the set-up."""

    id: str
    en: str
    ru: str
    copies: int
    home: str
    facts: dict[str, int]
    slots: dict[Any, list[Effect] | Callable[..., Any]] = field(default_factory=dict)  # effects, or one rule
    traits: Sequence[Trait] = ()
    sets: int = 1  # its copies lie in so many equal shares, so that whole sets follow each other in their home
    boxes: int = 1  # its copies come from so many boxes; most tables need but one
    number: int = -1

    @property
    def kind_id(self) -> str:
        """The id, also the sign by which rules know that this is a kind."""
        return self.id

    def __repr__(self) -> str:
        return f"<{self.id}>"

    @property
    def in_box(self) -> int:
        """How many copies one box holds: what people mean by the copies of a card."""
        return self.copies // self.boxes

    def all_facts(self) -> dict[str, int]:
        """Its facts, those of its traits included."""
        return self.facts | {trait.fact: trait.value for trait in self.traits if trait.fact}

    def gives(self, shares: Mapping[Any, float]) -> Features:
        """What it gives: of each slot a share, and what always holds."""
        total: Features = {}
        for slot, share in shares.items():
            add(total, given_by(effects_in(self.slots.get(slot))), share)
        for trait in self.traits:
            add(total, trait.features())
        return total

    def effects(self) -> list[Effect]:
        """Everything it does, in every slot."""
        found: list[Effect] = []
        for filling in self.slots.values():
            if isinstance(filling, list):
                for effect in filling:
                    found.extend(effect.walk())
        return found


def check_kinds(kinds: Sequence[Kind]) -> None:
    """Every id once, every slot filled with something that can run."""
    seen: set[str] = set()
    for kind in kinds:
        if kind.id in seen:
            raise DeclarationError(f"the card {kind.id} is declared twice")
        seen.add(kind.id)
        if kind.copies < 0:
            raise DeclarationError(f"{kind.id}: copies cannot be negative")
        if kind.copies % kind.sets:
            raise DeclarationError(f"{kind.id}: {kind.copies} copies are not {kind.sets} equal shares")
        if kind.copies % kind.boxes:
            raise DeclarationError(f"{kind.id}: {kind.copies} copies do not come from {kind.boxes} equal boxes")
        for which, filling in kind.slots.items():
            if not isinstance(which, Slot):
                raise DeclarationError(f"{kind.id}: {which!r} is not a slot")
            if isinstance(filling, Rule):
                continue
            if not isinstance(filling, list):
                raise DeclarationError(f"{kind.id}: {which.name} wants a list of effects or a rule, not {filling!r}")
            wrong = [e for e in filling if not isinstance(e, Effect)]
            if wrong:
                raise DeclarationError(f"{kind.id}: {wrong[0]!r} in {which.name} is not an effect; call the word")
