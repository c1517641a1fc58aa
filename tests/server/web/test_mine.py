"""The page of somebody's own games: what it tells, what its link gives, and what deleting does to others: nothing."""

from __future__ import annotations

import io
import json
import re
import time
import zipfile
from collections.abc import Iterator
from html import unescape

import pytest

from deckwright import Table
from deckwright.server.store import Entry
from deckwright.server.web.visitors import COOKIE, Visitor
from tests.browser.tables import eager
from tests.server.web.visiting import Browser, Closed, another, join, sit_down, visiting

ENGLISH = {"accept-language": "en"}


@pytest.fixture(scope="module")
def server() -> Iterator[Browser]:
    with visiting() as found:
        yield found


@pytest.fixture
def anna(server: Browser) -> Browser:
    """A browser that has played nothing yet."""
    return another(server)


def page(browser: Browser, path: str = "/me", lang: str = "en") -> str:
    answer = browser.get(path, headers={"accept-language": lang})
    assert answer.status_code == 200, answer.text
    return unescape(answer.text)


def play_out(browser: Browser, table: str, until: int = 10_000) -> None:
    """Whoever is asked chooses, so many times, as somebody who holds all seats of people would see it."""
    site = browser.app.state.site

    async def play() -> None:
        live = await site.keeper.get(table)
        for _ in range(until):
            if live.driving is not None:
                await live.driving
            if live.room.table.over:
                return
            seat = live.room.table.to_answer[0]
            await site.keeper.choose(live, seat, eager(live.room.table, seat), live.room.n)

    browser.portal.call(play)


def page_link(browser: Browser) -> dict[str, str]:
    """The private link to a browser's games, as its form sends it."""
    browser.post("/me/link")
    return shown_link(browser)


def shown_link(browser: Browser) -> dict[str, str]:
    found = re.search(r"/me/open#([\w-]+)\.([0-9a-f]+)", page(browser))
    assert found is not None, "the page shows no link"
    return {"seat": found[1], "key": found[2]}


def chips(text: str) -> list[str]:
    """What is said of each game at a glance."""
    return re.findall(r'class="standing \w+">.*?<span>([^<]+)</span></span>', text)


# --- what it tells ----------------------------------------------------------------------------------------------------


def test_whoever_has_played_nothing_is_shown_the_way_to_the_games(anna: Browser) -> None:
    assert "You have not sat down anywhere yet." in page(anna)
    assert "Вы ещё ни за одним столом не сидели." in page(anna, lang="ru")


@pytest.mark.parametrize("path", ["/", "/me"])
def test_an_unfinished_table_says_at_a_glance_what_awaits_me(anna: Browser, path: str) -> None:
    waiting = sit_down(anna, "friend", name="Анна")
    assert chips(page(anna, path)) in (["Your turn"], ["A friend has not come yet"])
    boris = another(anna)
    join(boris, waiting, anna, "Борис")
    said = {chips(page(anna, path))[0], chips(page(boris, path))[0]}
    assert said in ({"Your turn", "Waiting for Анна"}, {"Your turn", "Waiting for Борис"})
    play_out(anna, waiting, until=1)
    turned = page(anna, path, "ru")
    assert "Ваш ход" in turned or "Ждём: " in turned
    told = re.search(r'<small class="stands"><time [^>]*>[\d-]+</time> · Здоровье\s50 : 50<', turned)
    assert (told is not None) == (path == "/me"), "my page has room for the date and the score"


def test_the_tables_that_await_me_come_first(anna: Browser) -> None:
    tables = [sit_down(anna, "person", name="A", name1="B"), sit_down(anna, "friend", seed="9")]
    site = anna.app.state.site

    async def asked(table: str) -> bool:
        return 0 in (await site.keeper.get(table)).room.table.to_answer

    signs = re.findall(r'<li class="(\w+)"><?', page(anna))
    assert len(signs) == 2 and signs == sorted(signs, key=lambda sign: sign != "mine")
    assert tables[0] in page(anna)


def test_a_finished_game_tells_its_outcome_turns_and_score_and_counts(anna: Browser) -> None:
    table = sit_down(anna, "bot", level1="newcomer")
    play_out(anna, table)
    text = page(anna)
    (said,) = chips(text)
    assert said in ("Won", "Lost")
    assert re.search(r"Health\s-?\d+ : -?\d+", text) and re.search(r"\d+ turns?<", text)
    assert f"/t/{table}/replay" in text
    won = int(said == "Won")
    assert re.search(rf"<strong>{won}</strong><span>of 1</span>", text) and text.count(f"<td>{won} of 1</td>") == 1
    assert "Newcomer" in text and "Новичок" in page(anna, lang="ru")


def test_who_played_on_from_a_moment_of_a_game_that_lay_open_has_that_game_listed_but_not_counted(
    anna: Browser,
) -> None:
    table = sit_down(anna, "bot", level1="newcomer")
    play_out(anna, table)
    branch = anna.post(f"/t/{table}/branch", data={"at": "0"}).headers["location"].rpartition("/")[2]
    play_out(anna, branch)
    text = page(anna)
    assert f"/t/{branch}/replay" in text and len(chips(text)) == 2
    assert "<span>of 1</span>" in text and "from a moment of another one are not counted" in text


def test_games_together_are_counted_by_mage_and_nemesis(anna: Browser) -> None:
    form = {
        "option.nemesis": "umbra-titan",
        "option.mage.0": "mist",
        "level1": "newcomer",
        "option.difficulty": "expert",
    }
    table = sit_down(anna, "bot", game="war-eternal", **form)
    play_out(anna, table)
    text = page(anna)
    for heading, name in (("Nemesis", "Umbra Titan"), ("Breach mage", "Mist")):
        assert re.search(rf"<caption>{heading}</caption><tbody>\s*<tr><th[^>]*>{name}</th><td>[01] of 1", text)
    assert "Исчадие" in page(anna, lang="ru")


def test_people_at_one_screen_are_told_who_won(anna: Browser) -> None:
    table = sit_down(anna, "person", name="Анна", name1="Борис")
    play_out(anna, table)
    assert chips(page(anna))[0] in ("Анна won", "Борис won")
    assert "<td>0 of 1</td>" in page(anna), "they cannot both have won, so it is nobody's victory"


# --- deleting ---------------------------------------------------------------------------------------------------------


def test_a_deleted_game_is_gone_from_my_page_alone_and_comes_back(anna: Browser) -> None:
    table = sit_down(anna, "friend", name="Анна")
    boris = another(anna)
    join(boris, table, anna, "Борис")
    assert anna.post("/me/delete", data={"table": table}).status_code == 303
    assert not chips(page(anna)) and not chips(page(anna, "/"))
    assert len(chips(page(boris))) == 1, "the others' pages are as they were"
    assert "nothing more: for others at that table it stays" in page(anna)
    assert anna.get(f"/t/{table}").status_code == 200
    with anna.at_table(table) as socket:
        assert socket.hear()["seat"] == 0, "the seat is still mine"
    anna.post("/me/delete", data={"table": table, "back": "1"})
    assert len(chips(page(anna))) == 1


def test_nobody_deletes_what_they_do_not_play(anna: Browser) -> None:
    table = sit_down(anna, "friend")
    another(anna).post("/me/delete", data={"table": table})
    another(anna).post("/me/delete", data={"table": "no such table"})
    assert len(chips(page(anna))) == 1


# --- the private link -------------------------------------------------------------------------------------------------


def test_a_link_shows_and_plays_my_games_in_another_browser(anna: Browser) -> None:
    table = sit_down(anna, "person", name="Анна", name1="Борис")
    phone = another(anna)
    assert phone.post("/me/open", data=page_link(anna)).status_code == 303
    assert table in page(phone)
    with phone.at_table(table) as socket:
        first = socket.hear()
        socket.say({"do": "unveil"})
        seat = socket.hear_until("parts")["seat"]
        socket.say({"do": "choose", "index": 0, "n": first["n"]})
        assert seat in (0, 1) and socket.hear_until("parts")["n"] > first["n"]
    begun = sit_down(phone, "bot")
    assert begun in page(anna), "what is begun there is here too"
    assert "Other browsers that opened it: 1" in page(anna)


def test_a_link_gives_exactly_my_seats(anna: Browser) -> None:
    mine, boris, phone = sit_down(anna, "friend", name="Анна"), another(anna), another(anna)
    join(boris, mine, anna, "Борис")
    before = sit_down(phone, "bot")
    phone.post("/me/open", data=page_link(anna))
    with phone.at_table(mine) as socket:
        assert socket.hear()["seat"] == 0
    held = anna.portal.call(anna.app.state.site.store.held, mine, _holder(phone))
    assert held == [0], "Boris' seat is Boris'"
    assert before not in page(anna), "the one who made the link learns nothing of what its taker played"


def _holder(browser: Browser) -> str:
    return Visitor(browser.cookies[COOKIE], fresh=False).holder


def test_a_renewed_link_ends_the_old_one_at_once_wherever_it_was_taken(anna: Browser) -> None:
    table, thief = sit_down(anna, "friend", name="Анна"), another(anna)
    old = page_link(anna)
    thief.post("/me/open", data=old)
    with thief.at_table(table) as socket:
        assert socket.hear()["seat"] == 0
        assert shown_link(anna) == old, "the page shows the link again until there is a new one"
        new = page_link(anna)
        with pytest.raises(Closed) as closed:
            socket.hear()
        assert closed.value.code == 1012, "the browser comes again, and looks on"
    assert new != old and thief.post("/me/open", data=old).status_code == 403
    assert table not in page(thief)
    with thief.at_table(table) as socket:
        assert socket.hear()["seat"] is None


def test_a_withdrawn_link_opens_nothing(anna: Browser) -> None:
    link = page_link(anna)
    anna.post("/me/link", data={"withdraw": "1"})
    assert another(anna).post("/me/open", data=link).status_code == 403
    assert "/me/open#" not in page(anna)


@pytest.mark.parametrize("wrong", [{"key": "0" * 40}, {"seat": "another"}, {"key": "ы"}])
def test_a_link_cannot_be_guessed(anna: Browser, wrong: dict[str, str]) -> None:
    assert another(anna).post("/me/open", data=page_link(anna) | wrong).status_code == 403


def test_an_invitation_and_a_seats_link_are_no_link_to_my_games(anna: Browser) -> None:
    table = sit_down(anna, "friend")
    signer = anna.app.state.site.signer
    for key in (signer.seat(table, 0), signer.invitation(table, 1)):
        assert another(anna).post("/me/open", data={"seat": table, "key": key}).status_code == 403


def test_a_browser_can_give_the_games_back(anna: Browser) -> None:
    table, phone = sit_down(anna, "bot"), another(anna)
    phone.post("/me/open", data=page_link(anna))
    assert "Play only the games of this browser" in page(phone)
    phone.post("/me/leave")
    assert table not in page(phone) and table in page(anna)


def test_the_page_of_the_link_says_what_it_means_and_does_nothing_by_itself(anna: Browser) -> None:
    text = page(anna, "/me/open", "ru")
    assert "Открывайте только ссылку, которую создали сами" in text
    assert 'data-key-form="send"' not in text, "nobody comes to play another's games without a click"


# --- all of it as a file ----------------------------------------------------------------------------------------------


def test_all_my_games_are_one_file_that_loads(anna: Browser) -> None:
    finished, going_on = sit_down(anna, "bot", level1="newcomer"), sit_down(anna, "bot", seed="8")
    play_out(anna, finished)
    answer = anna.get("/me/games.zip", headers=ENGLISH)
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        contents = json.loads(archive.read("games.json"))
        saved = archive.read(f"shards-{finished}.json").decode()
    again = Table.load(saved)
    assert again.over and again.names[0] == "Анна"
    (left_out,) = (each for each in contents if "left out" in each)
    assert left_out["table"] == going_on and left_out["left out"] == "The game is not over yet."


def test_the_file_holds_nothing_of_a_game_whose_cards_are_still_hidden(anna: Browser) -> None:
    table = sit_down(anna, "friend")
    with zipfile.ZipFile(io.BytesIO(anna.get("/me/games.zip").content)) as archive:
        assert archive.namelist() == ["games.json"]
        assert '"seed"' not in archive.read("games.json").decode() and table in archive.read("games.json").decode()


# --- whom to play next ------------------------------------------------------------------------------------------------


def offers(browser: Browser, lang: str = "en") -> list[str]:
    """The levels that the buttons of the first game seat, and what the lobby says of them."""
    tile = page(browser, "/", lang).split('class="tile game-shards"')[1].split("</article>")[0]
    return re.findall(r'name="level1" value="([\w-]+)"', tile)


def fare(browser: Browser, level: str, *outcomes: str) -> None:
    """Games against a bot of this level that ended so, as the store has them."""
    site = browser.app.state.site

    async def end(table: str, won: bool) -> None:
        told = {"n": 1, "over": True, "awaited": [], "winners": [0 if won else 1], "remembered": [[], []]}
        rest = {"turn": 9, "asked": [], "names": [["Anna", "Анна"], ["Bot", "Бот"]], "score": []}
        while True:  # the bot may be at it just now
            n = len(await site.store.entries(table)) + 1
            if await site.store.append(table, Entry(n, "ended", 0, {}, time.time()), over=True, standing=told | rest):
                return

    for outcome in outcomes:
        browser.portal.call(end, sit_down(browser, "bot", level1=level), outcome == "won")


def test_a_newcomer_is_seated_against_the_newcomer(anna: Browser) -> None:
    assert offers(anna) == ["newcomer"]
    assert "Against a bot: Newcomer" in page(anna, "/") and "Против бота: Новичок" in page(anna, "/", "ru")
    answer = anna.post("/tables", data={"game": "shards", "players": "2", "level1": "newcomer"})
    assert "Newcomer" in page(anna, answer.headers["location"])


def test_whoever_wins_is_offered_the_next_level_and_whoever_loses_the_one_before(anna: Browser) -> None:
    fare(anna, "newcomer", "won")
    assert offers(anna) == ["newcomer"]
    fare(anna, "newcomer", "won")
    assert offers(anna) == ["newcomer", "companion"]
    assert "One level up: Companion" in page(anna, "/") and "Уровнем выше: Приятель" in page(anna, "/", "ru")
    fare(anna, "companion", "lost", "lost")
    assert offers(anna) == ["companion", "newcomer"]
    assert "One level down: Newcomer" in page(anna, "/")


def test_nobody_is_offered_a_level_below_the_friendliest(anna: Browser) -> None:
    fare(anna, "newcomer", "lost", "lost")
    assert offers(anna) == ["newcomer"]


def test_the_links_of_a_page_stand_in_no_log_and_no_address(anna: Browser) -> None:
    link = page_link(anna)
    assert link["key"] not in str(anna.post("/me/open", data=link).headers)
