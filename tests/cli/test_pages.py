"""The pages of games, cards and rules."""

from __future__ import annotations

import pytest

from deckwright.cli.pages.cards import find_card
from deckwright.faces import PlainFace, face_of
from deckwright.games import GAMES, load
from tests.cli.conftest import Run


def test_every_game_has_a_face() -> None:
    for id in GAMES:
        assert face_of(load(id)).game is load(id)
        assert not isinstance(face_of(load(id)), PlainFace)


def test_games_are_listed_with_their_players(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "Shards of Infinity" in ran.out and "1–4 players" in ran.out
    assert "Осколки бесконечности" in run("games", "--lang", "ru").out
    assert "Осколки бесконечности" in run("--lang", "ru", "games").out


def test_all_options_of_a_game_are_explained(run: Run) -> None:
    for arguments in (["games", "shards"], ["games", "--options", "shards"]):
        out = run(*arguments).out
        for option in load("shards").options:
            assert option.id in out
            for choice in option.choices:
                assert f"{option.id}={choice.id}" in out


def test_a_list_whose_entries_may_be_the_same_says_so_once(run: Run) -> None:
    out = run("games", "war-eternal").out
    assert out.count("=garu") == 1 and "mage=,,,…  Player 4: the same choices" in out
    assert "supply=,,,mages-totem" in out, "the fourth pile is the first relic: other choices"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_is_listed_and_has_a_page(run: Run, lang: str) -> None:
    game = load("shards")
    listed = run("cards", "shards", "--lang", lang).out
    for kind in game.kinds:
        assert kind.said(lang) in listed
        page = run("cards", "shards", kind.id, "--lang", lang)
        assert page.code == 0
        assert kind.en in page.out and kind.ru in page.out


def test_a_page_explains_keywords_and_names_rules(run: Run) -> None:
    out = run("cards", "shards", "Numeri Drones").out
    assert "Activation: " in out and "SOI-CHAMP-03" in out
    assert "SOI-RULE-08" in out
    assert "Copies: 2" in out


@pytest.mark.parametrize(
    ("id", "en", "ru"),
    [
        ("crystal", "1◆", "1◆"),
        ("shard-reactor", "2◆ · ★5+ → 3◆ · ★15+ → 4◆", "2◆ · ★5+ → 3◆ · ★15+ → 4◆"),
        ("leshai-knight", "3↯ · Unify → 6↯", "3↯ · Единство → 6↯"),
        ("systema-ai", "Activation: 1★ · ★20+: 2▤", "Активация: 1★ · ★20+: 2▤"),
        ("decima", "Relics: Praetorian-01, Praetorian-02", "Реликвии: Претор-01, Претор-02"),
    ],
)
def test_a_card_is_said_in_signs(id: str, en: str, ru: str) -> None:
    face = face_of(load("shards"))
    kind = face.game.kind(id)
    assert kind is not None
    assert (face.brief(kind, "en"), face.brief(kind, "ru")) == (en, ru)


@pytest.mark.parametrize(
    ("given", "id"),
    [
        ("reactor-drone", "reactor-drone"),
        ("Reactor Drone", "reactor-drone"),
        ("реакторные", "reactor-drone"),
        ("шахтерские дроны", "mining-drones"),
        ("ЗЕТТА", "zetta-the-encryptor"),
        ("Crystal", "crystal"),
    ],
)
def test_a_card_is_found_by_id_name_or_part_in_either_language(given: str, id: str) -> None:
    assert find_card(load("shards"), given, "en").id == id


def test_all_rules_are_printed(run: Run) -> None:
    for lang, word in (("en", "Attack phase"), ("ru", "Фаза атаки")):
        out = run("rules", "shards", "--lang", lang).out
        assert word in out and "SOI-ATK-01" in out and "SOI-NEM-01" in out


@pytest.mark.parametrize(
    ("words", "there", "not_there"),
    [
        (["SOI-ATK-03"], "SOI-ATK-03", "SOI-ATK-04"),
        (["atk"], "SOI-ATK-04", "SOI-MAIN-01"),
        (["щиты"], "SOI-SHIELD-01", "SOI-MAIN-01"),
        (["Leader", "auction"], "SOI-AUCT-01", "SOI-MAIN-01"),
    ],
)
def test_rules_are_looked_up(run: Run, words: list[str], there: str, not_there: str) -> None:
    out = run("rules", "shards", *words).out
    assert there in out
    assert not_there not in out
