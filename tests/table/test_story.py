"""The story of a game: what is told to whom, how numbers come apart, and that telling only the news is enough."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deckwright.lang.languages import LANGUAGES
from deckwright.lang.texts import Text, plain
from deckwright.table import Event, Table
from deckwright.table.story import Story, StoryLine, replayed, told
from tests.lang.vault import VAULT

OPENINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (2, {"relics": "secret", "leaders": "auction", "champion_damage": "turn"}),
    (3, {"relics": "draft"}),
    (4, {"mode": "teams"}),
]


class Scene:
    """A table of Shards in the main phase of seat 0, with the stories of everybody who looks."""

    def __init__(self, players: int = 2, options: Mapping[str, Any] | None = None, **arranged: Any) -> None:
        self.table = Table.open("shards", players, 5, options, ["Ann", "Bob", "Cid", "Dan"])
        assert (self.table.active, self.table.prompt and self.table.prompt.id) == (0, "main-phase")
        self.table.arrange(**arranged)
        seats: list[int | None] = [*range(players), None]
        self.stories = {seat: Story(self.table.game, seat) for seat in seats}
        self.open = Story(self.table.game, open=True)

    def choose(self, *what: Any, **more: Any) -> None:
        events = self.table.choose(*what, **more)
        for story in (self.open, *self.stories.values()):
            story.add(events, self.table.revision)

    def play(self, *cards: str) -> None:
        for card in cards:
            self.choose("play", card=card)

    def said(self, story: Story | None = None, lang: str = "en") -> list[str]:
        return [shown(line) for line in told((story or self.open).entries, self.table, lang)]


def shown(line: StoryLine) -> str:
    return " | ".join(plain(tokens) for tokens in (line.tokens, *line.details))


def walk(players: int, options: dict[str, Any], seed: int, choices: int) -> tuple[Table, list[list[Event]]]:
    """A game played at random, and what each choice did."""
    table, generator = Table.open("shards", players, seed, options), random.Random(seed)
    happened = [table.opening_events]
    while not table.over and len(happened) <= choices:
        happened.append(table.choose(generator.randrange(len(table.options))))
    return table, happened


# --- who did what -----------------------------------------------------------------------------------------------------


def test_a_line_names_its_card_its_player_and_its_moment() -> None:
    s = Scene(p0__hand=["data-heretic", "crystal"])
    s.play("data-heretic", "crystal")
    first, second = told(s.open.entries, s.table, "en")
    assert (first.card, first.player, first.turn) == ("data-heretic", 0, None)
    assert (first.revision, second.revision) == (s.table.revision - 1, s.table.revision)
    named = {(token.what, token.key) for token in first.tokens if token.what}
    assert named == {("player", "0"), ("card", "data-heretic")}
    assert [(token.text, token.what, token.key) for token in second.details[0]] == [("+1 crystal", "amount", "crystal")]


def test_a_turn_begins_with_its_number_and_its_player() -> None:
    s = Scene(p0__hand=[])
    s.choose("end-main")
    begins = [line for line in told(s.open.entries, s.table, "ru") if line.turn is not None]
    assert [(plain(line.tokens), line.turn, line.player) for line in begins] == [("Ход 2: Bob", 2, 1)]
    assert begins[0].tokens[0].what == "turn"


def test_the_price_is_told_with_what_was_bought_and_so_is_the_card_that_makes_way() -> None:
    s = Scene(row=["shadow-apostle", "axia"], centre=["evokatus", "kiln-drone"], crystals=9, p0__hand=["crystal"])
    s.choose("recruit", card="axia")
    s.choose("fast-play", card="shadow-apostle")
    s.choose("choose", card="crystal", place="p0.hand")
    assert s.said() == [
        "Ann recruits Axia | −7 crystals | into the row: Evokatus",
        "Ann fast-plays Shadow Apostle | −2 crystals | +2 power | into the row: Kiln Drone",
        "Shadow Apostle: | Ann removes from hand: Crystal",
    ]
    assert told(s.open.entries, s.table, "en")[-1].card == "shadow-apostle"


def test_damage_that_stays_on_a_champion_is_told() -> None:
    s = Scene(options={"champion_damage": "turn"}, power=9, p1__play=["numeri-drones"])
    s.choose("attack", card="numeri-drones", number=1)
    s.choose("attack", card="numeri-drones", number=1)
    assert s.said() == ["Numeri Drones: | −2 power | +2 damage (0 → 2)"]
    s.choose("attack", card="numeri-drones", number=3)
    assert s.said()[1:] == ["Ann destroys Numeri Drones | −3 power"]


def test_the_next_hand_is_nothing_to_tell() -> None:
    s = Scene()
    s.choose("end-main")
    assert not [line for line in s.said() if "draws" in line]


# --- hidden things ----------------------------------------------------------------------------------------------------


def test_who_draws_sees_the_cards_and_the_others_only_how_many() -> None:
    s = Scene(p0__hand=["data-heretic"], p0__deck=["blaster", "crystal", "crystal"])
    s.play("data-heretic")
    known = "Ann plays Data Heretic | draws: Blaster, Crystal"
    hidden = "Ann plays Data Heretic | draws: 2 cards"
    assert {seat: s.said(story) for seat, story in s.stories.items()} == {0: [known], 1: [hidden], None: [hidden]}
    assert s.said() == [known]
    assert s.said(s.stories[1], "ru") == ["Ann разыгрывает: Еретик данных | берёт: 2 карты"]


@settings(max_examples=20, deadline=None)
@given(opening=st.sampled_from(OPENINGS), seed=st.integers(0, 2**32), choices=st.integers(1, 120))
def test_no_line_names_a_card_that_its_reader_was_not_shown(
    opening: tuple[int, dict[str, Any]], seed: int, choices: int
) -> None:
    table, happened = walk(*opening, seed, choices)
    for viewer in (*range(table.seats), None):
        story = Story(table.game, viewer)
        this_turn: set[str] = set()  # an attack is broken down by the cards of the whole turn
        for revision, events in enumerate(happened):
            begun = len(story.entries)
            story.add(events, revision)
            seen = [event for each in events if (event := each.for_seat(viewer)) is not None]
            this_turn |= {kind for event in seen for kind in mentioned(event)}
            for line in told(story.entries, table, "en", since=begun):
                said = [token for tokens in (line.tokens, *line.details) for token in tokens]
                assert {token.key for token in said if token.what == "card"} <= this_turn
            for event in seen:
                this_turn = set() if event.what == "turn" else this_turn | mentioned(event)


def mentioned(event: Event) -> set[str]:
    return {kind for kind in (event.data.get("card"), event.data.get("target"), event.source) if kind is not None}


# --- merging ----------------------------------------------------------------------------------------------------------


def test_equal_lines_that_follow_each_other_are_one() -> None:
    s = Scene(p0__hand=["crystal", "crystal", "blaster", "crystal"])
    s.play("crystal", "crystal", "blaster", "crystal")
    assert s.said() == [
        "Ann plays Crystal ×2 | +2 crystals",
        "Ann plays Blaster | +1 power",
        "Ann plays Crystal | +1 crystal",
    ]
    assert [line.revision for line in told(s.open.entries, s.table, "en")] == [3, 4, 5]


def test_merged_lines_tell_from_where_to_where() -> None:
    s = Scene(p0__hand=["spore-cleric", "spore-cleric"], p0__health=40, p0__mastery=0)
    s.play("spore-cleric", "spore-cleric")
    (line,) = told(s.open.entries, s.table, "en")
    assert plain(line.tokens) == "Ann plays Spore Cleric ×2"
    assert plain(line.details[0]).endswith(f"(40 → {s.table.value('health', 0)})")


def test_a_line_that_grew_takes_the_place_of_the_one_told_before() -> None:
    s = Scene(p0__hand=["crystal", "crystal", "blaster"])
    s.play("crystal")
    before = told(s.open.entries, s.table, "en")
    s.play("crystal")
    news = told(s.open.entries, s.table, "en", since=1)
    assert [(line.at, shown(line)) for line in news] == [(before[-1].at, "Ann plays Crystal ×2 | +2 crystals")]
    s.play("blaster")
    after = told(s.open.entries, s.table, "en", since=2)
    assert [(line.at, shown(line)) for line in after] == [(2, "Ann plays Blaster | +1 power")]


# --- numbers come apart -----------------------------------------------------------------------------------------------


def test_a_number_that_several_cards_gave_is_told_by_card() -> None:
    s = Scene(p0__play=["general-decurion"], p0__hand=["reactor-drone"], p0__mastery=20, crystals=0)
    s.choose("activate", card="general-decurion")
    s.play("reactor-drone")
    assert s.said()[-1] == "Ann plays Reactor Drone | +6 crystals = 3 Reactor Drone + 3 General Decurion"
    assert s.said(lang="ru")[-1] == (
        "Ann разыгрывает: Реакторные дроны | +6 кристаллов = 3 Реакторные дроны + 3 Генерал Декурион"
    )


def test_an_attack_tells_where_its_power_came_from() -> None:
    s = Scene(p0__hand=["blaster", "nil-assassin", "blaster"], power=0, p1__hand=[], p1__health=50)
    s.play("blaster", "nil-assassin", "blaster")
    s.choose("end-main")
    assert s.said(s.stories[1])[-4:-1] == [
        "Ann ends the main phase",
        "Bob is attacked with 7 power | 7 = 2 Blaster + 5 Nil Assassin",
        "Bob takes 7 damage | health 50 → 43",
    ]
    assert s.said(lang="ru")[-2] == "Bob получает 7 урона | здоровье 50 → 43"


def test_power_that_was_spent_on_a_champion_is_missing_in_the_attack() -> None:
    s = Scene(p0__hand=["nil-assassin"], power=0, p1__play=["evokatus"], p1__hand=[])
    s.play("nil-assassin")
    s.choose("attack", card="evokatus")
    s.choose("end-main")
    assert "Bob is attacked with 3 power | 3 = 5 Nil Assassin − 2 spent" in s.said()
    assert "Bob под атакой: 3 мощи | 3 = 5 Ассасин небытия − 2 потрачено" in s.said(lang="ru")


def test_a_divided_attack_says_of_how_much_it_is_a_part() -> None:
    s = Scene(players=3, p0__hand=["nil-assassin", "blaster"], power=0, p1__hand=[], p2__hand=[])
    s.play("nil-assassin", "blaster")
    s.choose("end-main")
    s.choose("assign", player=1, number=1)
    s.choose("assign", player=2, number=5)
    assert "Bob is attacked with 1 power | 1 of 6 = 5 Nil Assassin + 1 Blaster" in s.said()
    assert "Cid под атакой: 5 мощи | 5 из 6 = 5 Ассасин небытия + 1 Бластер" in s.said(lang="ru")


def test_what_one_card_did_needs_no_sum() -> None:
    s = Scene(p0__hand=["blaster"], power=0, p1__hand=[])
    s.play("blaster")
    s.choose("end-main")
    assert "Bob is attacked with 1 power | Blaster" in s.said()


def test_a_sum_that_would_not_add_up_is_not_told() -> None:
    s = Scene(p0__hand=["blaster"], power=3, p1__hand=[])
    s.play("blaster")
    s.choose("end-main")
    assert "Bob is attacked with 4 power" in s.said()


def test_infinite_power_is_told_as_such() -> None:
    s = Scene(p0__hand=["blaster", "infinity-shard"], p0__mastery=30, power=0, p1__hand=[])
    s.play("blaster", "infinity-shard")
    s.choose("end-main")
    said = s.said()
    assert "Ann plays Infinity Shard | +∞ power" in said
    assert "Bob is attacked with ∞ power | Infinity Shard" in said
    assert "Bob takes 50 damage | health 50 → 0" in said and "Ann wins" in said


def test_sums_are_true_when_a_value_goes_up_and_down_and_up() -> None:
    """By hand: three cards change one value under one note, the first of them twice."""
    table = Scene().table
    note = Event("note", {"note": "plays", "card": "crystal", "card_id": 1, "player": 0}, None, "", 0)

    def changed(old: int, new: int, source: str) -> Event:
        return Event("change", {"value": "health", "player": 0, "old": old, "new": new}, source, "", 0)

    story = Story(table.game, 0)
    story.add([note, changed(10, 12, "crystal"), changed(12, 15, "blaster"), changed(15, 16, "crystal")], 1)
    story.add([note, changed(16, 14, "blaster"), changed(14, 17, "blaster")], 2)
    assert [shown(line) for line in told(story.entries, table, "en")] == [
        "Ann plays Crystal | +6 health = 3 Crystal + 3 Blaster (10 → 16)",
        "Ann plays Crystal | −2 health (16 → 14; Blaster) | +3 health (14 → 17; Blaster)",
    ]


@settings(max_examples=10, deadline=None)
@given(opening=st.sampled_from(OPENINGS), seed=st.integers(0, 2**32))
def test_every_sum_of_a_game_adds_up(opening: tuple[int, dict[str, Any]], seed: int) -> None:
    table, happened = walk(*opening, seed, 300)
    story = collected(table, happened)
    for entry in story.entries:
        for change in entry.changes:
            assert sum(change.parts.values()) == change.new - change.old
        if entry.gathered:
            assert entry.said["number"] <= sum(entry.gathered.values())


# --- languages, names -------------------------------------------------------------------------------------------------


def test_a_language_and_names_change_in_the_middle_of_a_game() -> None:
    s = Scene(p0__hand=["crystal"], power=3, p1__hand=[])
    s.table.names[:] = ["Ann", Text("Greedy bot", "Жадный бот")]
    s.play("crystal")
    s.choose("end-main")
    assert s.said()[:3] == [
        "Ann plays Crystal | +1 crystal",
        "Ann ends the main phase",
        "Greedy bot is attacked with 3 power",
    ]
    s.table.names[0] = "Анна"
    assert s.said(lang="ru")[:3] == [
        "Анна разыгрывает: Кристалл | +1 кристалл",
        "Анна завершает основную фазу",
        "Жадный бот под атакой: 3 мощи",
    ]
    assert s.said(lang="ru")[-1] == "Ход 2: Жадный бот"


def test_nothing_that_was_put_into_words_when_it_happened_is_told() -> None:
    table, happened = walk(2, {}, 7, 80)
    wordless = [[replace(event, en="", ru="", veiled={}) for event in events] for events in happened]
    for lang in LANGUAGES:
        assert told(collected(table, happened).entries, table, lang) == told(
            collected(table, wordless).entries, table, lang
        )


@settings(max_examples=15, deadline=None)
@given(opening=st.sampled_from(OPENINGS), seed=st.integers(0, 2**32))
def test_every_line_says_something_in_both_languages(opening: tuple[int, dict[str, Any]], seed: int) -> None:
    table, happened = walk(*opening, seed, 400)
    for viewer in (0, None):
        story = collected(table, happened, viewer)
        for lang in LANGUAGES:
            lines = told(story.entries, table, lang)
            assert lines and len({line.at for line in lines}) == len(lines)
            for said in [tokens for line in lines for tokens in (line.tokens, *line.details)]:
                assert plain(said).strip(" |:") and not set("{}?[]") & set(plain(said)), plain(said)
                assert lang == "ru" or not re.search("[а-яё]", plain(said), re.IGNORECASE), plain(said)


def collected(table: Table, happened: Sequence[Sequence[Event]], viewer: int | None = 0) -> Story:
    story = Story(table.game, viewer)
    for revision, events in enumerate(happened):
        story.add(events, revision)
    return story


# --- step by step, and back -------------------------------------------------------------------------------------------


def follow(lines: list[StoryLine], news: list[StoryLine]) -> list[StoryLine]:
    """What a screen does with news: what is told anew takes its old place, the rest comes after it."""
    return [line for line in lines if not news or line.at < news[0].at] + news


@settings(max_examples=20, deadline=None)
@given(
    opening=st.sampled_from(OPENINGS),
    seed=st.integers(0, 2**32),
    lang=st.sampled_from(LANGUAGES),
    viewer=st.sampled_from([0, None]),
)
def test_telling_only_the_news_is_telling_everything(
    opening: tuple[int, dict[str, Any]], seed: int, lang: str, viewer: int | None
) -> None:
    players, options = opening
    table, generator = Table.open("shards", players, seed, options), random.Random(seed)
    story = Story(table.game, viewer)
    story.add(table.opening_events, 0)
    lines = told(story.entries, table, lang)
    for _ in range(150):
        if table.over:
            break
        if table.history and generator.random() < 0.1:
            table.undo(generator.randint(1, min(3, len(table.history))))
            story.forget_after(table.revision)
            left = len(story.entries)
            news = told(story.entries, table, lang, since=max(left - 1, 0))
            lines = follow([line for line in lines if line.at < left], news)
        else:
            begun = len(story.entries)
            story.add(table.choose(generator.randrange(len(table.options))), table.revision)
            lines = follow(lines, told(story.entries, table, lang, since=begun))
    assert lines == told(story.entries, table, lang)
    assert lines == told(collected(table, [events for _, events in replayed(table)], viewer).entries, table, lang)


def test_what_is_taken_back_is_forgotten() -> None:
    s = Scene(p0__hand=["crystal", "crystal", "crystal"])
    s.play("crystal", "crystal", "crystal")
    assert s.said() == ["Ann plays Crystal ×3 | +3 crystals"]
    s.table.undo()
    s.open.forget_after(s.table.revision)
    assert s.said() == ["Ann plays Crystal ×2 | +2 crystals"]
    s.table.undo(2)
    s.open.forget_after(s.table.revision)
    assert s.said() == []


def test_an_attack_after_an_undo_does_not_count_what_was_taken_back() -> None:
    s = Scene(p0__hand=["blaster", "nil-assassin"], power=0, p1__hand=[])
    s.play("nil-assassin", "blaster")
    s.table.undo()
    s.open.forget_after(s.table.revision)
    s.choose("end-main")
    assert "Bob is attacked with 5 power | Nil Assassin" in s.said()


def test_news_are_told_once() -> None:
    s = Scene(p0__hand=["crystal", "blaster"])
    s.play("crystal")
    assert [shown(line) for line in told(s.open.news(), s.table, "en")] == ["Ann plays Crystal | +1 crystal"]
    s.play("blaster")
    assert [shown(line) for line in told(s.open.news(), s.table, "en")] == ["Ann plays Blaster | +1 power"]
    assert s.open.news() == []


def test_the_past_of_a_loaded_game_is_told_as_it_was() -> None:
    s = Scene(p0__hand=["crystal", "data-heretic"])
    s.play("crystal", "data-heretic")
    again = Table.load(s.table.save())
    story = Story(again.game, open=True)
    for then, events in replayed(again):
        story.add(events, then.revision)
    assert [shown(line) for line in told(story.entries, again, "en")][-2:] == s.said()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_a_look_tells_its_notes_and_turns(lang: str) -> None:
    table = Table.open(VAULT, 2, 1)
    story = Story(table.game, open=True)
    story.add(table.opening_events, 0)
    generator = random.Random(1)
    while not table.over:
        story.add(table.choose(generator.randrange(len(table.options))), table.revision)
    lines = told(story.entries, table, lang)
    assert any(line.turn is not None for line in lines) and any(line.card is not None for line in lines)
    assert all(plain(line.tokens).strip() and not line.details for line in lines)
