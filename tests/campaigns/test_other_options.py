"""A campaign under way when its options change: what was no option then is at its default, what is none now is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from deckwright.campaigns import BadCampaignFile
from deckwright.campaigns.record import read, written
from deckwright.games import GAMES
from deckwright.lang.campaign import BattleResult, Camp, Campaign
from deckwright.lang.game import GameOption
from deckwright.server.rooms.camps import Camps
from tests.campaigns.cave import CAVE, DESCENT, Pack
from tests.campaigns.kit import Walk, walked
from tests.campaigns.test_files import kept_of
from tests.campaigns.test_keeping import at, battle, begin

SONGS = GameOption("songs", "Songs", "Песни", True)


def sung(camp: Camp[Pack], result: BattleResult) -> None:
    DESCENT.after(camp, result)
    camp.kept.gems += 100 if camp.options["songs"] else 0


def singing(version: int, *, before: bool | None = None) -> Campaign[Any]:
    """The descent with an option more, of which a campaign that is under way knows nothing."""
    return replace(DESCENT, options=(*DESCENT.options, replace(SONGS, before=before)), after=sung, version=version)


@contextmanager
def released(campaign: Campaign[Any]) -> Iterator[None]:
    with GAMES.lent(replace(CAVE, campaigns=(campaign,))):
        yield


@pytest.mark.parametrize(("before", "gems"), [(None, 102), (False, 2)])
def test_an_option_that_was_none_yet_is_as_it_was_played_then(lasting: str, before: bool | None, gems: int) -> None:
    ids: list[str] = []

    async def earlier(camps: Camps) -> None:
        ids.append(await begin(camps))
        await battle(camps, ids[0])

    async def later(camps: Camps) -> None:
        look = await battle(camps, ids[0])
        assert look.journey.kept.told()["gems"] == gems
        again = await camps.bring_in(await camps.export(ids[0]), "boris")
        assert (await camps.look(again)).journey.kept == look.journey.kept

    at(lasting, earlier)
    at(lasting, later, replace(CAVE, campaigns=(singing(2, before=before),)))


def test_a_file_from_before_an_option_is_read_without_a_word() -> None:
    with GAMES.lent(CAVE):
        text = written(kept_of(walked([True])))
    with released(replace(DESCENT, options=(*DESCENT.options, SONGS))):
        assert read(text).notes == []


def test_a_file_with_options_of_a_newer_version_is_read_and_a_made_up_one_refused() -> None:
    newer, game = singing(2), replace(CAVE, campaigns=(singing(2),))
    with released(newer):
        walk = Walk(7, game, newer, options={"songs": True, "hard": True})
        text = written(walk.record())
    with GAMES.lent(CAVE):
        brought = read(text)
        assert "songs" in brought.notes[0].en and "songs" in brought.notes[0].ru
        assert brought.journey.camp().options == {"hard": True}
    with released(replace(DESCENT, version=2)), pytest.raises(BadCampaignFile, match="no option 'songs'"):
        read(text)
