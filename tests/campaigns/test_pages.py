"""The pages of a campaign: begun, decided by taps, played, joined by a link, carried away as a file."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator

import pytest

from deckwright.lang.languages import LANGUAGES
from tests.server.web.visiting import Browser, another, say, visiting

pytestmark = pytest.mark.usefixtures("cave")


@pytest.fixture
def browser(cave: None) -> Iterator[Browser]:
    with visiting() as found:
        yield found


def begin(browser: Browser, **form: str) -> str:
    answer = browser.post("/begin/cave/descent", data={"name": "Анна", "seed": "7"} | form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).rpartition("/")[2]


def read(browser: Browser, path: str, lang: str = "ru", status: int = 200) -> str:
    answer = browser.get(path, headers={"accept-language": lang})
    assert answer.status_code == status, f"{path}: {answer.status_code}"
    return html.unescape(answer.text)


def do(browser: Browser, id: str, what: str, status: int = 303, **form: str | list[str]) -> str:
    answer = browser.post(f"/c/{id}/{what}", data=form, headers={"accept-language": "en"})
    assert answer.status_code == status, answer.text
    return html.unescape(answer.text)


def decide(browser: Browser, id: str) -> None:
    do(browser, id, "decide", decision="pack", answer=["rope", "lamp"])
    do(browser, id, "decide", decision="gear-0", seat="0", answer=["rope"])


def table_of(browser: Browser, id: str) -> str:
    found = re.search(r'href="/t/([\w-]+)"', read(browser, f"/c/{id}"))
    assert found is not None
    return found[1]


def play(browser: Browser, table: str, choices: int = 2, index: int = 0) -> None:
    say(browser, table, *({"do": "choose", "index": index, "n": n} for n in range(choices)))


def test_a_campaign_is_offered_where_its_game_is_and_listed_once_begun(browser: Browser) -> None:
    assert "/begin/cave/descent" in read(browser, "/")
    form = read(browser, "/begin/cave/descent", "en")
    assert "The descent" in form and "Hard" in form and 'name="option.hard"' in form
    id = begin(browser)
    assert f"/c/{id}" in read(browser, "/") and f"/c/{id}" not in read(another(browser), "/")
    for _ in range(3):
        decide(browser, id)
        do(browser, id, "depart")
        play(browser, table_of(browser, id), choices=1, index=1)
        do(browser, id, "settle")
        if "This is the end of the road" in read(browser, f"/c/{id}", "en"):
            break
    assert "окончено" in read(browser, "/")
    read(browser, "/begin/cave/ascent", status=404)
    read(browser, "/c/nowhere", status=404)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_camp_shows_road_cards_decisions_and_story(browser: Browser, lang: str) -> None:
    page = read(browser, f"/c/{begin(browser)}", lang)
    words = {
        "en": ("A cave opens", "The mouth", "On the shelf", "Pack two things", "What you leave is lost.", "Rope"),
        "ru": ("Под старым холмом", "Устье", "На полке", "Возьмите две вещи", "Что оставите", "Верёвка"),
    }
    for word in words[lang]:
        assert word in page
    assert page.count('class="stop') == 3 and 'class="stop next"' in page
    assert page.count('type="checkbox" name="answer"') == 3


def test_what_will_be_lost_is_told_before_it_is_decided_and_before_it_happens(browser: Browser) -> None:
    id = begin(browser)
    told = read(browser, f"/c/{id}/foretell?decision=pack&answer=rope,map", "en")
    assert "stay behind for ever" in told and "Lamp" in told and "Rope" not in told
    assert read(browser, f"/c/{id}/foretell?decision=pack&answer=rope") == ""
    decide(browser, id)
    page = read(browser, f"/c/{id}", "en")
    assert "Gone as soon as you depart · Left behind" in page and "Next: The mouth" in page
    assert "will come" not in page, "what is left behind is a loss, not a gain"
    do(browser, id, "retract", decision="pack")
    assert "First decide everything" in read(browser, f"/c/{id}", "en")


def test_a_battle_is_a_table_that_leads_back_and_its_result_is_counted_with_the_next_decision(
    browser: Browser,
) -> None:
    id = begin(browser)
    decide(browser, id)
    do(browser, id, "depart")
    table = table_of(browser, id)
    assert f'href="/c/{id}"' in read(browser, f"/t/{table}")
    assert f'href="/t/{table}"' not in read(browser, "/"), "the lobby lists the campaign, not its tables"
    play(browser, table)
    page = read(browser, f"/c/{id}", "en")
    assert "Victory! The mouth" in page and "can still be taken back" in page
    assert f'href="/c/{id}"' in read(browser, f"/t/{table}") and "/rematch" not in read(browser, f"/t/{table}")
    assert browser.post(f"/t/{table}/rematch").status_code == 409
    do(browser, id, "decide", decision="pack", answer=re.findall(r'name="answer" value="(\w+)"', page)[:2])
    page = read(browser, f"/c/{id}", "en")
    assert "can still be taken back" not in page and 'class="stop won"' in page
    assert f"/t/{table}/replay" in page and "You find something in the dark." in page
    assert read(browser, f"/t/{table}/replay?at=0")


def test_a_friend_comes_by_the_link_and_decides_for_their_seat_alone(browser: Browser) -> None:
    id, friend = begin(browser), another(browser)
    key = re.search(rf"/c/{id}/join#0\.([0-9a-f]+)", read(browser, f"/c/{id}"))
    assert key is not None
    assert "Анна приглашает" in read(friend, f"/c/{id}/join")
    assert do(friend, id, "join", 403, key="0" * 40, name="Вера")
    assert "not take part" in do(friend, id, "depart", 403)
    do(friend, id, "join", key=key[1], name="Вера")
    assert "Вера" in read(browser, f"/c/{id}")
    do(friend, id, "decide", decision="pack", answer=["rope", "lamp"])
    assert "Вера decides this" in do(browser, id, "decide", 409, decision="gear-1", seat="1", answer=["rope"])
    do(friend, id, "decide", decision="gear-1", seat="1", answer=["rope"])
    do(browser, id, "decide", decision="gear-0", seat="0", answer=[])
    do(friend, id, "depart")
    table = table_of(friend, id)
    seated = read(friend, f"/t/{table}")
    assert "Анна" in seated and f"/t/{table}/seat#1" in seated
    assert f"/c/{id}" in read(friend, "/")


def test_a_private_link_makes_another_device_the_same_member(browser: Browser) -> None:
    id, phone = begin(browser), another(browser)
    decide(browser, id)
    do(browser, id, "depart")
    link = re.search(rf"/c/{id}/member#(\d)\.([0-9a-f]+)", read(browser, f"/c/{id}"))
    assert link is not None
    assert do(phone, id, "member", 403, seat="0", key="f" * 40)
    do(phone, id, "member", seat=link[1], key=link[2])
    play(phone, table_of(phone, id))
    assert "Victory! The mouth" in read(phone, f"/c/{id}", "en")


def test_people_at_one_screen_and_bots_are_seated_by_a_form(browser: Browser) -> None:
    id = begin(browser)
    do(browser, id, "join", name="Борис")
    do(browser, id, "party", seat0="m1", seat1="bot.newcomer", seat2="m0")
    page = read(browser, f"/c/{id}")
    assert re.search(r'value="m1" selected', page) and re.search(r'value="bot.newcomer" selected', page)
    assert "sits once" in do(browser, id, "party", 409, seat0="m1", seat1="m1")
    do(browser, id, "leave", member="1")
    assert "уже не участвует" in read(browser, f"/c/{id}")
    assert do(browser, id, "leave", 403, member="1" * 3)


def test_a_battle_that_is_given_up_is_lost(browser: Browser) -> None:
    id = begin(browser)
    decide(browser, id)
    do(browser, id, "depart")
    assert "A battle is being played" in do(browser, id, "decide", 409, decision="pack", answer=["rope", "lamp"])
    do(browser, id, "abandon")
    assert "Given up. The mouth" in read(browser, f"/c/{id}", "en")


def test_what_answers_an_older_page_is_told_and_leads_back(browser: Browser) -> None:
    id = begin(browser)
    do(browser, id, "decide", decision="pack", answer=["rope", "lamp"], n="2")
    told = do(browser, id, "decide", 409, decision="pack", answer=["rope", "map"], n="2")
    assert "something was changed at the camp" in told and f'href="/c/{id}"' in told


def test_the_page_catches_up_with_what_others_did(browser: Browser) -> None:
    id = begin(browser)
    tag = re.search(r'data-tag="([^"]+)"', read(browser, f"/c/{id}"))
    assert tag is not None
    assert browser.get(f"/c/{id}/parts?tag={tag[1]}").status_code == 204
    do(browser, id, "decide", decision="pack", answer=["rope", "lamp"])
    fresh = browser.get(f"/c/{id}/parts?tag={tag[1]}")
    assert fresh.status_code == 200 and fresh.headers["x-tag"] != tag[1] and "gear-0" in fresh.text


def test_a_campaign_is_carried_away_and_brought_in_as_a_file(browser: Browser) -> None:
    id, stranger = begin(browser), another(browser)
    decide(browser, id)
    do(browser, id, "depart")
    play(browser, table_of(browser, id))
    assert stranger.get(f"/c/{id}/campaign.json").status_code == 403
    answer = browser.get(f"/c/{id}/campaign.json")
    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    files = {"file": ("kept.json", answer.content, "application/json")}
    brought = stranger.post("/campaigns/import", files=files)
    assert brought.status_code == 303, brought.text
    new = str(brought.headers["location"]).rpartition("/")[2]
    assert new != id and 'class="stop won"' in read(stranger, f"/c/{new}")
    replay = re.search(r'href="(/t/[\w-]+/replay\?at=0)"', read(stranger, f"/c/{new}"))
    assert replay is not None and read(stranger, replay[1])
    record = json.loads(answer.content)
    record["kept"]["shelf"].append("idol")
    files = {"file": ("kept.json", json.dumps(record).encode(), "application/json")}
    refused = stranger.post("/campaigns/import", files=files, headers={"accept-language": "en"})
    assert refused.status_code == 400 and "damaged or made up" in refused.text


def test_a_battle_that_was_given_up_awaits_nobody_and_counts_as_lost(browser: Browser) -> None:
    id = begin(browser)
    decide(browser, id)
    do(browser, id, "depart")
    table = table_of(browser, id)
    assert '<span class="standing mine">' in read(browser, "/me", "en")
    do(browser, id, "abandon")
    mine = read(browser, "/me", "en")
    assert '<span class="standing lost">' in mine and "Under way" not in mine
    assert "<strong>0</strong><span>of 1</span>" in mine
    read(browser, f"/t/{table}/replay?at=0", "en")
