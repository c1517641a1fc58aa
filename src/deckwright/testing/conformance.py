"""The suite that any game passes, ours or another's. In a test module, three lines are enough:

    class TestMyGame(Conformance):
        game = MY_GAME

It plays whole games at every number of players, in every mode that is named, and with options mixed at random, some
of them by chance and some by the game's own judgements, and holds every promise of the platform against them.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Set
from contextlib import ExitStack
from typing import Any, ClassVar

from deckwright.games import GAMES
from deckwright.lang.game import Game
from deckwright.testing import (
    campaigns,
    knowledge,
    laid,
    looks,
    players,
    positions,
    properties,
    reasons,
    screens,
    texts,
    twins,
)
from deckwright.testing.playing import Playthrough, played
from deckwright.testing.trials import Mode, Trial, check_options, trials


class Conformance:
    """Subclass it as `Test…` and name your game; what else is here may be said more exactly."""

    game: ClassVar[Game]
    modes: ClassVar[Mapping[str, Mode]] = {}  # tables that must be tried: how many players, and with which options
    mixtures: ClassVar[int] = 4  # more tables, with all options at random
    odd: ClassVar[int] = 8  # odd positions laid at a table of each size
    longest: ClassVar[int] = 20_000  # choices after which a game counts as endless
    face_down: ClassVar[Set[str] | None] = (
        None  # piles nobody looks into, as the rulebook says; else as the schema does
    )
    own: ClassVar[Set[str] | None] = None  # piles only their owner looks into
    prices: ClassVar[Mapping[str, str]] = {}  # verbs, and the value of the table they are paid by
    _shelf: ClassVar[ExitStack]

    @classmethod
    def setup_class(cls) -> None:
        """Screens ask the shelf for games; this one may not be installed."""
        cls._shelf = ExitStack()
        cls._shelf.enter_context(GAMES.lent(cls.game))

    @classmethod
    def teardown_class(cls) -> None:
        """The shelf is as it was."""
        cls._shelf.close()

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """A test that asks for a trial is run with each; with one after the other, so that a game is played once."""
        if "trial" in metafunc.fixturenames:
            found = list(trials(self.game, self.modes, self.mixtures, int(os.environ.get("DECKWRIGHT_SEED", "1"))))
            metafunc.parametrize("trial", found, ids=[trial.name for trial in found], scope="class")

    def played(self, trial: Trial) -> Playthrough:
        """The whole game of a trial."""
        return played(self.game, trial, self.longest)

    # --- whole games --------------------------------------------------------------------------------------------------

    def test_cards_are_neither_lost_nor_made(self, trial: Trial) -> None:
        """After every choice."""
        properties.check_cards(self.played(trial))

    def test_every_game_ends(self, trial: Trial) -> None:
        """With a result, and nobody asked any more."""
        properties.check_end(self.played(trial))

    def test_save_undo_copy_and_replay_agree_to_the_bit(self, trial: Trial) -> None:
        """The past can be had back as it was."""
        properties.check_past(self.played(trial))

    def test_a_seat_is_told_and_shown_exactly_what_it_may_know(self, trial: Trial) -> None:
        """By the events alone it is known who saw what."""
        knowledge.check_knowledge(self.played(trial), self.face_down, self.own)

    def test_what_a_seat_cannot_see_changes_nothing_in_its_view(self, trial: Trial) -> None:
        """So that planning with another deal is fair."""
        twins.check_views(self.played(trial))

    def test_judgements_know_nothing_hidden(self, trial: Trial) -> None:
        """A bot plays by what its seat may know."""
        twins.check_judgements(self.played(trial))

    def test_whoever_looks_ahead_knows_nothing_hidden(self, trial: Trial) -> None:
        """Choices, advice and forecasts are the same, to the bit, whatever lies where nobody saw it."""
        twins.check_planning(self.played(trial))

    def test_what_is_offered_and_told_is_said_in_both_languages(self, trial: Trial) -> None:
        """With everything filled in."""
        texts.check_what_is_said(self.played(trial))

    def test_a_refusal_says_what_is_lacking_as_it_is_now(self, trial: Trial) -> None:
        """With so much it could be done, with one less not."""
        reasons.check_reasons(self.played(trial), self.prices)

    # --- positions ----------------------------------------------------------------------------------------------------

    def test_options_that_read_the_same_are_the_same(self, trial: Trial) -> None:
        """Or else they say in what they differ."""
        positions.check_options_differ(self.played(trial))

    def test_positions_that_come_about_can_be_laid(self, trial: Trial) -> None:
        """The rules for laying agree with the game."""
        positions.check_laying(self.played(trial))

    def test_play_goes_on_at_every_phase(self, trial: Trial) -> None:
        """From the middle of a game."""
        positions.check_phases(self.played(trial))

    # --- screens ------------------------------------------------------------------------------------------------------

    def test_the_page_shows_every_choice(self, trial: Trial) -> None:
        """What can be chosen can be clicked."""
        screens.check_page(self.played(trial))

    def test_the_page_shows_the_past_and_the_end(self, trial: Trial) -> None:
        """Without choices."""
        screens.check_past_and_end(self.played(trial))

    def test_the_terminal_shows_every_position(self, trial: Trial) -> None:
        """Narrow and wide."""
        screens.check_terminal(self.played(trial))

    def test_no_screen_tells_a_secret(self, trial: Trial) -> None:
        """Two positions that a seat cannot tell apart look alike."""
        screens.check_secrets(self.played(trial))

    # --- odd positions ------------------------------------------------------------------------------------------------

    def test_positions_laid_at_random_are_refused_or_played(self) -> None:
        """Never anything else, however odd they are."""
        for seats in {self.game.seats[0], self.game.seats[-1]}:
            laid.check_laid(self.game, seats, {}, seats, self.odd, 40)

    # --- the game by itself -------------------------------------------------------------------------------------------

    def test_every_value_of_every_option_opens_a_table(self) -> None:
        """With some number of players."""
        check_options(self.game, self.modes)

    def test_every_text_is_there_in_both_languages(self) -> None:
        """And tidy."""
        texts.check_texts(self.game)

    def test_sentences_fill_in_the_same_things_in_both_languages(self) -> None:
        """Cards, players, numbers."""
        texts.check_placeholders(self.game)

    def test_cards_say_whole_sentences(self) -> None:
        """With the same numbers in both languages."""
        texts.check_card_texts(self.game)

    def test_cards_say_it_in_brief_too(self) -> None:
        """No small face is blank."""
        texts.check_short_forms(self.game)

    def test_russian_nouns_agree_with_their_numbers(self) -> None:
        """One, few, many."""
        texts.check_numbers_with_nouns(self.game)

    def test_keywords_lead_to_rules(self) -> None:
        """Those that name one."""
        texts.check_keywords(self.game)

    def test_the_look_tells_of_what_is_there(self) -> None:
        """Values, moves, notes, rules."""
        looks.check_told(self.game)

    def test_the_look_names_what_is_there(self) -> None:
        """Verbs, piles, options."""
        looks.check_names(self.game)

    def test_the_symbols_of_the_look_are_explained_and_can_be_drawn(self) -> None:
        """And the motifs."""
        looks.check_symbols(self.game)

    def test_judgements_play_whole_games(self) -> None:
        """The same seed, the same choices."""
        players.check_whole_games(self.game, self.longest)

    def test_every_level_plays(self) -> None:
        """And says what it is."""
        first = next(iter(trials(self.game, self.modes, 0, 1)))
        players.check_levels(self.played(first))

    # --- campaigns ----------------------------------------------------------------------------------------------------

    def test_its_campaigns_keep_what_the_platform_promises(self) -> None:
        """However battles end; a game without campaigns has nothing to keep."""
        for campaign in self.game.campaigns:
            campaigns.check_campaign(self.game, campaign)
