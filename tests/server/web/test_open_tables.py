"""Open tables: listed by whoever opens them, joined with a click, gone when they are full."""

from __future__ import annotations

import re

from tests.server.web.visiting import Browser, another, sit_down, visiting


def listed(browser: Browser) -> list[str]:
    """The open tables that a browser sees in the lobby."""
    return re.findall(r'action="/t/([\w-]+)/sit"', browser.get("/").text)


def test_an_open_table_is_joined_with_a_click_and_gone_when_it_is_full() -> None:
    with visiting() as host:
        guest, late = another(host), another(host)
        table = sit_down(host, listed="on")
        hidden = sit_down(host)
        with host.at_table(table), host.at_table(hidden):
            assert listed(guest) == [table]
            assert listed(host) == []  # it is theirs
            page = guest.get("/open-tables").text
            assert "Анна" in page and ("1 free seat" in page or "1 свободное место" in page)
            answer = guest.post(f"/t/{table}/sit", data={"name": "Вера"})
            assert answer.status_code == 303 and answer.headers["location"] == f"/t/{table}"
            assert listed(late) == []
            answer = late.post(f"/t/{table}/sit", data={"name": "Глеб"}, headers={"accept-language": "ru"})
            assert answer.status_code == 409 and "Кто-то успел раньше" in answer.text and 'href="/"' in answer.text
            answer = late.post(f"/t/{hidden}/sit", data={"name": "Глеб"}, headers={"accept-language": "ru"})
            assert answer.status_code == 403 and "по приглашению" in answer.text
        assert "Вера" in host.get(f"/t/{table}").text


def test_a_table_whose_host_has_left_is_not_listed_unless_its_clock_is_by_the_day() -> None:
    with visiting() as host:
        guest = another(host)
        table, slow = sit_down(host, listed="on"), sit_down(host, listed="on", clock="daily")
        assert listed(guest) == [slow]
        with host.at_table(table):
            assert sorted(listed(guest)) == sorted([table, slow])
        assert listed(guest) == [slow]


def test_whoever_sits_there_takes_a_table_off_the_list() -> None:
    with visiting() as host:
        guest = another(host)
        table = sit_down(host, listed="on", clock="daily")
        assert f"/t/{table}/unlist" in host.get(f"/t/{table}").text
        assert guest.post(f"/t/{table}/unlist").status_code == 403
        assert listed(guest) == [table]
        assert host.post(f"/t/{table}/unlist").status_code == 303
        assert listed(guest) == []
        assert f"/t/{table}/unlist" not in host.get(f"/t/{table}").text


def test_a_table_without_a_free_seat_is_never_listed() -> None:
    with visiting() as host:
        table = sit_down(host, other="bot", listed="on", clock="daily")
        assert listed(another(host)) == []
        assert host.post(f"/t/{table}/unlist").status_code == 303
