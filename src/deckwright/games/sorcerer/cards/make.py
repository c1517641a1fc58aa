"""How a card of Sorcerer is declared: its names, its numbers, what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.sorcerer.rules.slots import on_sorcery
from deckwright.games.sorcerer.schema import DECKS, Deck
from deckwright.lang.cards import Kind, Trait
from deckwright.lang.words import Effect

BOXES = 2  # every deck is there twice, for a second box (SOR-MAGE-08)
Does = Mapping[Any, Any]  # effects, or for a pure slot a rule


class Builder:
    """Declares the cards of one deck."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.home = f"cards@{DECKS[deck].id}"

    def minion(
        self,
        id: str,
        en: str,
        ru: str,
        *,
        cost: int,
        attack: int,
        essence: int,
        copies: int = 1,
        does: Does | None = None,
        traits: Sequence[Trait] = (),
        **facts: int,
    ) -> Kind:
        """A minion; `facts` are its types and marks: omen, flying, legend, vampire, tactic_may, ..."""
        numbers = {"is_minion": 1, "cost": cost, "attack": attack, "essence": essence} | facts
        return self._kind(id, en, ru, copies, numbers, does, traits)

    def sorcery(
        self,
        id: str,
        en: str,
        ru: str,
        *,
        cost: int,
        play: Sequence[Effect] = (),
        copies: int = 1,
        does: Does | None = None,
        traits: Sequence[Trait] = (),
        **facts: int,
    ) -> Kind:
        """A sorcery: its text is what happens when it is played."""

        slots = ({on_sorcery: play} if play else {}) | dict(does or {})
        return self._kind(id, en, ru, copies, {"is_sorcery": 1, "cost": cost} | facts, slots, traits)

    def attachment(
        self,
        id: str,
        en: str,
        ru: str,
        *,
        cost: int,
        attack: int = 0,
        essence: int = 0,
        copies: int = 1,
        does: Does | None = None,
        traits: Sequence[Trait] = (),
        **facts: int,
    ) -> Kind:
        """An attachment: attack and essence are its modifiers."""
        numbers = {"is_attachment": 1, "cost": cost, "attack": attack, "essence": essence} | facts
        return self._kind(id, en, ru, copies, numbers, does, traits)

    def skill(self, id: str, en: str, ru: str, does: Does, traits: Sequence[Trait] = (), **facts: int) -> Kind:
        """The skill card of the deck; it must be declared first, since it lies on top."""
        return self._kind(id, en, ru, 1, {"is_skill": 1} | facts, does, traits)

    def pool(self, id: str, en: str, ru: str, does: Does, traits: Sequence[Trait] = (), **facts: int) -> Kind:
        """The blood pool, which lies beside the skill cards."""
        return self._kind(id, en, ru, 1, {"is_pool": 1} | facts, does, traits)

    def _kind(
        self, id: str, en: str, ru: str, copies: int, facts: dict[str, int], does: Does | None, traits: Sequence[Trait]
    ) -> Kind:
        slots: dict[Any, Any] = {
            slot: list(effects) if isinstance(effects, list | tuple) else effects
            for slot, effects in (does or {}).items()
        }
        facts = {"deck": int(self.deck)} | {name: int(value) for name, value in facts.items()}
        return Kind(id, en, ru, copies * BOXES, self.home, facts, slots, traits, sets=BOXES, boxes=BOXES)
