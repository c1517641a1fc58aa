"""Questions over more cards than anybody will ever hold."""

from __future__ import annotations

import pytest

from deckwright import Table


def all_cards(table: Table, *, but: str) -> list[str]:
    """Every card of the game that a player may own."""
    kinds = [kind for kind in table.game.kinds if not kind.all_facts().get(but)]
    return [kind.id for kind in kinds for _ in range(kind.copies)]


def test_ascension_with_every_card_in_one_hand() -> None:
    table = Table.open("ascension", players=2, seed=1)
    cards = all_cards(table, but="monster")
    table.arrange({"p0.hand": cards, "runes": 100}, at="turn", seat=0)
    assert len(cards) > 140 and table.choices > len(cards)
    table.choose("play", card="seer-of-the-forked-path")


@pytest.mark.parametrize("hand", [30, 120])
def test_shards_with_a_hand_and_a_discard_pile_to_remove_from(hand: int) -> None:
    table = Table.open("shards", players=2, seed=1)
    while table.prompt is not None and table.prompt.id != "main-phase":
        table.choose(0)
    allies = [kind for kind in table.game.kinds if kind.home in ("base_cards", "expansion_cards")]
    cards = [kind.id for kind in allies for _ in range(kind.copies) if kind.id != "shadow-apostle"]
    seat = table.seat
    table.arrange({"row": [], f"p{seat}.hand": ["shadow-apostle", *cards[:hand]], f"p{seat}.discard": cards[hand:]})
    table.choose("play", card="shadow-apostle")
    assert table.choices > 96
