"""Point 14: a set-up that auctions and drafts, and a campaign that outlives one game."""

from __future__ import annotations

import pytest

from deckwright.table import Table
from deckwright.table.errors import BadOptions
from tests.lang.points.campaign import EXPEDITION, next_chapter
from tests.lang.points.proof import Proof

HEROES = ["Scout", "Scout", "Sage", "Sage"]


def test_the_set_up_auctions_and_drafts() -> None:
    game = Proof(EXPEDITION, seed=1)
    game.do("ready")
    name, (opener,), bids = game.asked()
    assert (name, bids) == ("auction", ["Bid 0", "Bid 1", "Bid 2", "Bid 3"])
    other = 1 - opener
    game.do("bid", number=1)
    assert game.asked() == ("auction", (other,), ["Bid 2", "Bid 3", "Drop out"])
    game.do("bid", number=2)
    assert game.asked() == ("auction", (opener,), ["Bid 3", "Drop out"])
    assert game.do("drop-out") == [f"Player {other + 1} begins"]
    assert (game.value("gold", other), game.value("gold", opener)) == (1, 3)

    drafted = []
    for seat, card in ((other, "sage"), (opener, "scout"), (opener, "scout")):
        assert game.asked()[:2] == ("draft", (seat,))
        drafted.append(game.asked()[2])
        game.do("choose", card=card)
    assert drafted == [HEROES, HEROES[:3], HEROES[1:3]]
    assert game.cards("heroes", other) == ["sage", "sage"], "the last hero is taken without a question"
    assert game.asked()[:2] == ("turn", (other,))


def test_a_campaign_carries_gold_heroes_and_decks_into_the_next_chapter() -> None:
    game = Proof(EXPEDITION, seed=1)
    game.do("ready")
    game.do("bid", number=0)
    game.do("drop-out")
    for _ in range(3):
        game.do("choose", card=game.table.options[0].card)
    used = []
    for _ in range(2):
        used.append(game.table.options[0].card)
        game.do(0)
        game.do("wait")
    winner = game.over()
    done = game.table
    first = winner[0]
    gear = {"rope": 3, "map": 5}
    heroes = {"scout": 1, "sage": 2}
    each = sum(heroes[hero] for hero in done.cards("heroes", first))
    might = sum(gear[card] + each for card in used if card is not None)
    assert (done.value("might", first), done.value("might", 1 - first)) == (might, 0)
    assert (done.value("gold", first), done.value("gold", 1 - first)) == (3 + might, 3)
    assert len(done.cards("deck", first)) == 0 and len(done.cards("deck", 1 - first)) == 2

    chapter = next_chapter(done, seed=2)
    assert chapter.value("chapter") == 2
    assert [chapter.value("gold", seat) for seat in (0, 1)] == [done.value("gold", seat) for seat in (0, 1)]
    for seat in (0, 1):
        assert chapter.cards("heroes", seat) == done.cards("heroes", seat)
        assert chapter.cards("deck", seat) == done.cards("deck", seat)
    again = Table.load(chapter.save(), game=EXPEDITION)
    assert again.hash() == chapter.hash()
    for table in (chapter, again):
        table.choose("ready")
        table.choose(0)
    assert again.hash() == chapter.hash()
    chapter.undo(2)
    assert chapter.prompt is not None and chapter.prompt.id == "begin"
    assert [len(chapter.cards("deck", seat)) for seat in (first, 1 - first)] == [0, 2]


def test_what_a_campaign_carries_must_fit_the_options() -> None:
    with pytest.raises(BadOptions) as refused:
        Table.open(EXPEDITION, 2, 1, {"gold_0": 100})
    assert refused.value.said("en") == "option gold_0: 100 is not possible; choose from 0–99"
