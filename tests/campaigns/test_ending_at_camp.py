"""A campaign may end at its camp: by what was decided, and once somebody says so; on the pages and at the terminal."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from deckwright.campaigns import CampaignError, doings
from deckwright.campaigns.record import read, written
from deckwright.cli import main
from deckwright.games import GAMES
from deckwright.lang.campaign import Battle, Camp, CampChoice, Decision
from deckwright.lang.errors import DeclarationError
from deckwright.server.rooms.camps import Camps
from tests.campaigns import test_pages as pages
from tests.campaigns.cave import CAVE, DESCENT, Pack, decisions, depart
from tests.campaigns.kit import Walk
from tests.server.rooms.kit import keeping
from tests.server.web.visiting import visiting

WAYS = (CampChoice("on", "Climb on", "Лезть дальше"), CampChoice("home", "Go home", "Идти домой"))


def asked(camp: Camp[Pack]) -> Sequence[Decision]:
    """First whether to go on at all."""
    where = Decision("where", "Where to?", "Куда?", WAYS)
    return [where, *decisions(camp)] if camp.answers.get("where") == ("on",) else [where]


def leave(camp: Camp[Pack]) -> Battle | None:
    if camp.answer("where") == "on":
        return depart(camp)
    camp.kept.gems += 10
    camp.tell("You go home before dark.", "Вы идёте домой до темноты.")
    camp.finish(won=False, opens=["descent"])
    return None


HOMING = replace(DESCENT, camp=asked, depart=leave)
GAME = replace(CAVE, campaigns=(HOMING,))


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    with GAMES.lent(GAME):
        yield


def home() -> Walk:
    """One cave, and then home."""
    walk = Walk(game=GAME, campaign=HOMING)
    walk.battle(win=True)
    walk.decide("where", "home")
    return walk


def test_what_is_told_and_kept_belongs_to_the_last_battle() -> None:
    walk = home()
    assert doings.next_battle(walk.journey) is None
    walk.write("depart", doings.departed(walk.journey, "t1"))
    ending = walk.journey.ending
    assert ending is not None and not ending.won and ending.opens == ("descent",)
    assert walk.journey.under_way is None and len(walk.journey.chapters) == 1
    assert walk.journey.chapters[0].after[-1].en == "You go home before dark."
    with pytest.raises(CampaignError, match="all over"):
        walk.decide("where", "on")


def test_a_file_of_it_is_read_as_it_was() -> None:
    walk = home()
    walk.write("depart", doings.departed(walk.journey, "t1"))
    brought = read(written(walk.record()))
    assert brought.journey.ending == walk.journey.ending and brought.journey.kept == walk.journey.kept


def test_it_may_end_before_the_first_battle() -> None:
    walk = Walk(game=GAME, campaign=HOMING)
    walk.decide("where", "home")
    walk.write("depart", doings.departed(walk.journey, "t0"))
    assert walk.journey.ending is not None and walk.journey.opening[-1].en == "You go home before dark."


def test_a_campaign_that_has_no_battle_and_no_end_is_named() -> None:
    walk = Walk(game=GAME, campaign=replace(HOMING, depart=lambda camp: None))
    walk.decide("where", "home")
    with pytest.raises(DeclarationError, match="does not end"):
        doings.next_battle(walk.journey)


def test_a_server_closes_it() -> None:
    async def run() -> None:
        async with keeping("sqlite://") as keeper:
            camps = Camps(keeper)
            id = await camps.begin("cave", "descent", {}, "Анна", "anna", seed=7)
            await camps.decide(id, 0, "where", ["home"])
            look = await camps.depart(id, 0)
            assert look.journey.ending is not None and look.room is None
            row = await camps.store.campaign(id)
            assert row is not None and row.over

    asyncio.run(run())


def test_the_page_says_so_before_and_after() -> None:
    with visiting() as browser:
        id = pages.begin(browser)
        pages.do(browser, id, "decide", decision="where", answer=["home"])
        assert "Здесь конец пути" in pages.read(browser, f"/c/{id}")
        pages.do(browser, id, "depart")
        said = pages.read(browser, f"/c/{id}")
        assert "Вы идёте домой до темноты." in said and "/begin/cave/descent" in said


def test_the_terminal_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DECKWRIGHT_DATA", str(tmp_path))
    main(["expedition", "new", "cave", "--players", "1", "--lang", "en"])
    monkeypatch.setattr("sys.stdin", io.StringIO("2\n\n"))
    assert main(["expedition", "play", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "It ends here." in said and "You go home before dark." in said and "This is the end of the road." in said
