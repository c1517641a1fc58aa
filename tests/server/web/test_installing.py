"""What a phone keeps of us, what messengers show of a link, and what goes over the wire."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape

import pytest

from deckwright.server.drawing import qr_code
from deckwright.server.web.site import qr
from tests.server.web.visiting import Browser, another, link, sit_down, visiting

RUSSIAN = {"accept-language": "ru"}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with visiting(origins=("https://cards.example.org",)) as found:
        yield found


def told(browser: Browser, path: str, lang: str = "ru") -> dict[str, str]:
    """What a page says of itself to whoever shows a link to it."""
    text = another(browser).get(path, headers={"accept-language": lang}).text
    found = re.findall(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)">', text)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize(("lang", "words"), [("ru", "Без регистрации"), ("en", "No account")])
def test_a_phone_can_keep_it_on_its_screen(browser: Browser, lang: str, words: str) -> None:
    page = browser.get("/").text
    address = re.search(r'rel="manifest" href="([^"]+)"', page)
    assert address is not None
    answer = browser.get(address[1], headers={"accept-language": lang})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    about = json.loads(answer.text)
    assert (about["lang"], about["display"], about["start_url"]) == (lang, "standalone", "./")
    assert words in about["description"]
    assert {icon["purpose"] for icon in about["icons"]} == {"any", "maskable"}
    for icon in about["icons"]:
        drawn = browser.get(icon["src"].removeprefix("."))
        side = int(icon["sizes"].split("x")[0])
        assert drawn.headers["content-type"] == "image/png" and _size(drawn.content) == (side, side)


def _size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_an_invitation_is_shown_by_its_game_and_tells_nothing_else(browser: Browser, lang: str) -> None:
    table = sit_down(browser, "friend", name="Анна", seed="424242")
    keys = [link(browser, table, "seat")["key"], link(browser, table, "join")["key"]]
    shown = told(browser, f"/t/{table}/join", lang)
    game = {"ru": "Осколки бесконечности", "en": "Shards of Infinity"}[lang]
    assert game in shown["og:title"] and shown["og:description"] == shown["description"] != ""
    for secret in (*keys, "Анна", "424242", table):
        assert not [name for name, content in shown.items() if secret in content]


def test_the_picture_of_a_link_can_be_fetched_from_anywhere(browser: Browser) -> None:
    picture = told(browser, "/")["og:image"]
    assert picture.startswith("https://cards.example.org/static/")
    answer = browser.get(picture.removeprefix("https://cards.example.org"))
    assert answer.headers["content-type"] == "image/jpeg" and answer.content.startswith(b"\xff\xd8")
    assert len(answer.content) < 150_000, "messengers fetch no larger ones"


@pytest.mark.parametrize("path", ["/", "/t/{table}", "/rules/shards", "/api/v1/games"])
def test_what_goes_out_is_compressed_for_those_who_can_read_that(browser: Browser, path: str) -> None:
    address = path.format(table=sit_down(browser))
    small = browser.get(address, headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "gzip" and "accept-encoding" in small.headers["vary"].lower()
    assert int(small.headers["content-length"]) < len(small.content) / 2
    assert "content-encoding" not in browser.get(address, headers={"accept-encoding": "identity"}).headers


def codes(page: str) -> list[str]:
    """What the pictures for phones on a page are of, drawn."""
    return re.findall(r'<figure class="qr"[^>]*>(<svg.*?</svg>)</figure>', page)


def test_an_invitation_is_a_picture_too_and_a_seat_of_ones_own_stands_apart(browser: Browser) -> None:
    table = sit_down(browser, "friend")
    page = browser.get(f"/t/{table}", headers=RUSSIAN).text
    wanted = link(browser, table, "join")
    address = f"https://cards.example.org/t/{table}/join#{wanted['seat']}.{wanted['key']}"
    assert codes(page) == [qr_code(address)]
    shared, _, private = page.partition('<details class="yours-alone">')
    assert f"/t/{table}/join#" in shared and f"/t/{table}/seat#" not in shared
    assert f"/t/{table}/seat#" in private and "Только для вас" in private


def test_so_is_the_invitation_to_a_campaign(browser: Browser) -> None:
    camp = browser.post("/begin/new-age/expedition", data={"name": "Анна"}).headers["location"]
    page = unescape(browser.get(camp).text)
    found = re.search(r'value="(/c/[\w-]+/join#[^"]+)"', page)
    assert found is not None and codes(page) == [qr_code(f"https://cards.example.org{found[1]}")]


def test_a_picture_is_of_a_size_that_phones_read(browser: Browser) -> None:
    (drawn,) = codes(browser.get(f"/t/{sit_down(browser, 'friend')}").text)
    side = re.search(r'viewBox="0 0 (\d+) \1"', drawn)
    assert side is not None and 29 <= int(side[1]) <= 57 and 'fill="#fff"' in drawn


def test_nobody_is_given_a_picture_of_an_address_that_only_this_machine_has(browser: Browser) -> None:
    assert not qr("http://127.0.0.1:8040/t/x/join#0.1") and not qr("http://[::1]:8040/") and not qr("/t/x")
    assert qr("http://192.168.0.7:8040/t/x/join#0.1")


@pytest.mark.parametrize("path", ["/me?x=SEEN", "/me?earlier=0&x=SEEN"])
def test_nothing_of_an_address_stands_beside_a_private_link(browser: Browser, path: str) -> None:
    """What is compressed together tells by its length whether it is alike."""
    browser.post("/me/link")
    text = browser.get(path).text
    assert "/me/open#" in text and "SEEN" not in text
