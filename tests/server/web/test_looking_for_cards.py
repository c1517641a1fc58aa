"""Cards are found by words in any form, by family, type and cost; without a script as well."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from deckwright.games import load
from deckwright.lang.look import Family
from deckwright.server.web.catalogue import Wanted, filters
from tests.server.web.visiting import Browser, visiting


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with visiting() as found:
        yield found


def found(browser: Browser, query: str, lang: str = "ru") -> set[str]:
    page = browser.get(f"/cards/shards?{query}", headers={"accept-language": lang}).text
    return set(re.findall(r'class="kind">.*?href="/cards/shards/([\w-]+)"', page, re.DOTALL))


def test_an_inflected_word_finds_what_its_other_forms_find(browser: Browser) -> None:
    assert found(browser, "q=мощь") == found(browser, "q=мощи") != set()
    assert found(browser, "q=монахи+портала") == {"portal-monk"}
    assert found(browser, "q=portal+monks", "en") == {"portal-monk"}
    assert found(browser, "q=нетакого") == set()


def test_filters_narrow_down_and_go_together(browser: Browser) -> None:
    shards = load("shards")
    some = found(browser, "family=wraethe&type=champion&cost=5")
    assert some
    for id in some:
        kind = shards.kind(id)
        assert kind is not None
        family: Family = shards.look.family_of(kind)
        assert family.id == "wraethe" and kind.all_facts()["cost"] == 5 and kind.all_facts()["champion"]
    assert some < found(browser, "family=wraethe&type=champion") < found(browser, "family=wraethe")
    page = browser.get("/cards/shards?family=wraethe").text
    assert re.search(r'<option value="wraethe" selected>', page)


@pytest.mark.parametrize("game", ["shards", "ascension", "war-eternal", "new-age", "sorcerer"])
def test_every_filter_of_a_game_finds_cards_and_is_named_apart(game: str) -> None:
    shown = load(game)
    offered = filters(shown)
    assert offered.types and offered.costs and offered.families
    wanted = [Wanted(family=id) for id in offered.families]
    wanted += [Wanted(type=id) for id in offered.types] + [Wanted(cost=cost) for cost in offered.costs]
    assert all(any(each.fits(shown, kind) for kind in shown.kinds) for each in wanted)
    for lang in ("en", "ru"):
        names = [name.said(lang) for name in offered.types.values()]
        assert len(names) == len(set(names))
