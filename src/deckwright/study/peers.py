"""Measure public card-game engines side by side with Deckwright.

A speed figure means little away from the machine it was taken on, and shared
machines drift by half within an hour: ``deckwright bench`` runs the installed
peers in the same process and prints ratios.

Every peer is optional and imported only when measured.  All play random legal
moves in the shortest loop their interface allows, so that they show at their
best; imports, compilation and a first game stay off the clock (CPU seconds).
"""

from __future__ import annotations

import copy
import logging
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

__all__ = ["PEERS", "PeerResult", "PeerUnavailable", "available", "measure"]

_NO_LIMIT = sys.maxsize
_CLONE_SECONDS = 0.2
_PGX_BATCH, _PGX_STEPS = 256, 64


class PeerUnavailable(RuntimeError):
    """A peer is unknown, is not installed, or failed while it was measured.

    The bench reports ``reason`` in place of the figures and goes on: a broken
    peer must not cost the measurements of Deckwright itself.
    """

    def __init__(self, name: str, reason: str) -> None:
        """Keep the peer's ``name`` and the ``reason`` apart for the report."""
        super().__init__(f"{name}: {reason}")
        self.name, self.reason = name, reason


@dataclass(frozen=True)
class PeerResult:
    """What one game of one peer did in its share of CPU time.

    A decision is one action chosen by a player; chance events do not count.
    ``seconds`` are CPU seconds of all threads of this process, ``clone_us`` the
    microseconds to copy one mid-game state (None if there is no copy to time),
    and ``note`` says what a reader has to know before comparing.
    """

    system: str
    game: str
    decisions: int
    games: int
    seconds: float
    clone_us: float | None
    note: str = ""

    @property
    def decisions_per_second(self) -> float:
        """Decisions per CPU second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Finished games per CPU second."""
        return self.games / self.seconds


_Clone = Callable[[Any], object]
_Played = tuple[int, int, Any]  # decisions made, games ended, the state left
_Play = Callable[[int], _Played]
"""Start a new game and play it to its end or for that many decisions."""


def available() -> list[str]:
    """Name the installed peers, looked up only: importing them takes seconds."""
    return [name for name in PEERS if all(map(find_spec, _PEERS[name][0]))]


def measure(name: str, seconds: float, seed: int) -> Iterator[PeerResult]:
    """Play each game of one peer at random for about ``seconds`` CPU seconds.

    Results come one by one; the same ``seed`` gives the same games, though not
    the same number of them.  Whatever goes wrong inside the peer, a missing
    package included, is raised as ``PeerUnavailable`` while iterating.
    """
    if name not in _PEERS:
        raise PeerUnavailable(name, "unknown peer")
    try:
        yield from _PEERS[name][1](seconds, seed)
    except Exception as error:
        raise PeerUnavailable(name, f"{type(error).__name__}: {error}") from error


def _timed(title: tuple[str, str, str], play: _Play, seconds: float, clone: _Clone | None) -> PeerResult:
    """Play for ``seconds``, then time copies; ``title`` is system, game, note."""
    play(_NO_LIMIT)
    decisions = games = 0
    start, spent = time.process_time(), -1.0
    while spent < seconds:
        made, ended, _ = play(_NO_LIMIT)
        decisions += made
        games += ended
        spent = time.process_time() - start
    clone_us = clone and _clone_us(clone, play, max(1, decisions // games // 2))
    system, game, note = title
    return PeerResult(system, game, decisions, games, spent, clone_us, note)


def _clone_us(clone: _Clone, play: _Play, limit: int) -> float:
    """Microseconds for one copy of the state after ``limit`` decisions."""
    for _ in range(100):  # look for a game that lasts longer
        _, ended, state = play(limit)
        if not ended:
            break
    copies, start, spent = 0, time.process_time(), 0.0
    while spent < _CLONE_SECONDS:
        for _ in range(10):
            clone(state)
        copies += 10
        spent = time.process_time() - start
    return spent / copies * 1e6


def _open_spiel(seconds: float, seed: int) -> Iterator[PeerResult]:
    """Measure OpenSpiel from Python, and hearts in its C++ loop as well."""
    pyspiel = import_module("pyspiel")
    system = f"OpenSpiel {version('open_spiel')}"
    for name in ("hearts", "leduc_poker", "gin_rummy"):
        play = _open_spiel_play(pyspiel, pyspiel.load_game(name), seed)
        title = system, name, "from Python"
        yield _timed(title, play, seconds, lambda state: state.clone())
    if hasattr(pyspiel, "evaluate_bots"):
        play = _open_spiel_bots(pyspiel, seed)
        title = system, "hearts (C++ loop)", "whole games in evaluate_bots"
        yield _timed(title, play, seconds, None)


def _open_spiel_play(pyspiel: Any, game: Any, seed: int) -> _Play:
    """Step a game from Python; its chance nodes must all be uniform.

    They are in the games measured, and drawing from the legal actions instead of
    a list of probabilities per card dealt makes hearts about three times as fast.
    """
    uniform = random.Random(seed).random
    chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

    def play(limit: int) -> _Played:
        state = game.new_initial_state()
        decisions = 0
        while (player := state.current_player()) != terminal and decisions < limit:
            legal = state.legal_actions()
            state.apply_action(legal[int(uniform() * len(legal))])
            if player != chance:
                decisions += 1
        return decisions, int(decisions < limit), state

    return play


def _open_spiel_bots(pyspiel: Any, seed: int) -> _Play:
    """Let OpenSpiel's own bots play hearts, which always deals as many cards."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(i, seed + i) for i in range(4)]
    rng, deals = random.Random(seed), 0

    def play(_limit: int) -> _Played:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
        return state.move_number() - deals, 1, state

    deals = sum(move.player < 0 for move in play(0)[2].full_history())
    return play


def _rlcard(seconds: float, seed: int) -> Iterator[PeerResult]:
    """Measure RLCard's environments, which build an observation every step."""
    rlcard = import_module("rlcard")
    system = f"RLCard {version('rlcard')}"
    uniform = random.Random(seed).random
    for name in ("uno", "gin-rummy", "leduc-holdem"):
        env = rlcard.make(name, config={"seed": seed})

        def play(limit: int, env: Any = env) -> _Played:
            state, _ = env.reset()
            decisions = 0
            while not env.is_over() and decisions < limit:
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(uniform() * len(legal))])
                decisions += 1
            return decisions, int(decisions < limit), env.game

        title = system, name, "copy by deepcopy"
        yield _timed(title, play, seconds, copy.deepcopy)


def _pettingzoo(seconds: float, seed: int) -> Iterator[PeerResult]:
    """Measure the AEC wrapper of PettingZoo around RLCard's Leduc hold'em."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = import_module("pettingzoo.classic.leduc_holdem_v4").env()
    uniform = random.Random(seed).random
    env.reset(seed=seed)

    def play(limit: int) -> _Played:
        env.reset()
        decisions = 0
        while env.agents and decisions < limit:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(uniform() * len(legal))]))
            decisions += 1
        return decisions, int(decisions < limit), env

    note = "AEC interface over RLCard, copy by deepcopy"
    title = f"PettingZoo {version('pettingzoo')}", "leduc_holdem_v4", note
    yield _timed(title, play, seconds, copy.deepcopy)


class _Pause(BaseException):
    """Leaves a pyminion game in the middle: its callbacks offer no other way."""


class _RandomDecider:
    """Answer pyminion's questions for its base set at random.

    One answer is one decision.  Where several cards may be chosen their number
    is drawn first; treasures are played all at once, as its own bots do.
    """

    def __init__(self, limit: int) -> None:
        self.decisions, self._limit = 0, limit

    def _choose(self, options: Sequence[Any]) -> Any:
        if self.decisions >= self._limit:
            raise _Pause
        self.decisions += 1
        return random.choice(options)

    def _card_or_none(self, valid_cards: list[Any], *_: object, **__: object) -> Any:
        return self._choose([*valid_cards, None])

    def _some_cards(self, valid_cards: list[Any], **options: Any) -> list[Any]:
        bounds = {key[:3]: bound for key, bound in options.items() if "_num_" in key}
        low, high, size = bounds.get("min", 0), bounds.get("max", -1), len(valid_cards)
        high = size if high < 0 else min(high, size)
        return random.sample(valid_cards, self._choose(range(min(low, high), high + 1)))

    def treasure_phase_decision(self, cards: list[Any], *_: object) -> Any:
        return self._choose([cards])

    def multi_play_decision(self, valid_cards: list[Any], **_: object) -> Any:
        return self._choose(valid_cards)

    def binary_decision(self, **_: object) -> Any:
        return self._choose((False, True))

    action_phase_decision = buy_phase_decision = _card_or_none
    discard_decision = trash_decision = gain_decision = topdeck_decision = _some_cards


def _pyminion(seconds: float, seed: int) -> Iterator[PeerResult]:
    """Measure two random players of pyminion on random base-set kingdoms.

    It uses the global random generator and reconfigures the root logger: both are
    put back.  Remodel is left out: played as a hand's last card it fails in 0.4.
    """
    root = logging.getLogger()
    with ExitStack() as undo:
        undo.callback(random.setstate, random.getstate())
        undo.callback(setattr, root, "handlers", root.handlers[:])
        undo.callback(root.setLevel, root.level)
        new_game = import_module("pyminion.game").Game
        new_bot = import_module("pyminion.bots.bot").Bot
        base = import_module("pyminion.expansions.base")
        cards = [card for card in base.base_set if card.name != "Remodel"]
        random.seed(seed)
        root.setLevel(logging.CRITICAL)

        def play(limit: int) -> _Played:
            decider = _RandomDecider(limit)
            bots = [new_bot(decider, player_id=f"random {i}") for i in (1, 2)]
            game = new_game(bots, [cards], log_stdout=False)
            try:
                game.play()
            except _Pause:
                return limit, 0, game
            return decider.decisions, 1, game

        note = "no Remodel, logging muted, copy by deepcopy"
        title = f"pyminion {version('pyminion')}", "Dominion base", note
        result = _timed(title, play, seconds, copy.deepcopy)
    yield result


def _pgx(seconds: float, seed: int) -> Iterator[PeerResult]:
    """Measure pgx's Leduc hold'em on the CPU, where its time is charged.

    A lane of the batch starts anew when its game is over.  One call runs many
    steps in compiled code: step by step pgx is about three times as slow.
    """
    jax, env = import_module("jax"), import_module("pgx").make("leduc_holdem")
    auto_reset = import_module("pgx.experimental").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init))
    key = jax.device_put(jax.random.key(seed), jax.devices("cpu")[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, _PGX_BATCH))

    def advance(state: Any, key: Any) -> tuple[Any, Any]:
        choice, chance = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype("float32"))
        action = jax.random.categorical(choice, logits)
        state = step(state, action, jax.random.split(chance, _PGX_BATCH))
        return state, state.terminated.sum()

    scan = jax.jit(lambda state, keys: jax.lax.scan(advance, state, keys))

    def play(_limit: int) -> _Played:
        nonlocal state, key
        key, current = jax.random.split(key)
        state, ended = scan(state, jax.random.split(current, _PGX_STEPS))
        return _PGX_BATCH * _PGX_STEPS, int(ended.sum()), state

    note = f"batch of {_PGX_BATCH}, compiled beforehand, states are immutable"
    title = f"pgx {version('pgx')}", "leduc_holdem", note
    yield _timed(title, play, seconds, None)


_Measure = Callable[[float, int], Iterator[PeerResult]]
_PEERS: dict[str, tuple[tuple[str, ...], _Measure]] = {
    "open_spiel": (("pyspiel",), _open_spiel),
    "rlcard": (("rlcard",), _rlcard),
    "pettingzoo": (("pettingzoo", "rlcard", "pygame"), _pettingzoo),
    "pyminion": (("pyminion",), _pyminion),
    "pgx": (("pgx", "jax"), _pgx),
}
PEERS: tuple[str, ...] = tuple(_PEERS)
"""Names of the peers that ``measure`` knows, installed or not."""
