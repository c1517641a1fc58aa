"""Bots by name: levels, judgements, chance, and `search` or any of them with settings of your own.

A name may go on with settings, as in `search:iterations=500:turns=2` or `greedy:slips=100`. With `processor=yes` a
search counts its `seconds` in processor time of its process, so that it plays the same on a busy machine.
"""

from __future__ import annotations

import time
from dataclasses import fields
from typing import Any

from deckwright.bots.bots import Bot, UnknownBot
from deckwright.bots.levels import CHANCE, SEARCH, levels, recipe
from deckwright.bots.thinker import Thinker
from deckwright.bots.thinking import SearchSettings
from deckwright.bots.ways import WAYS
from deckwright.lang.game import Game

_OF_SEARCH: dict[str, type] = {f.name: type(f.default) for f in fields(SearchSettings)}
_OF_THINKER: dict[str, type] = {"iterations": int, "seconds": float, "processor": bool, "trees": int, "slips": int}
_OF_JUDGE: dict[str, type] = {"slips": int}


def names(game: Game) -> tuple[str, ...]:
    """All bots a game has: levels from friendly to strong, chance, its judgements, and the plain search."""
    return tuple(dict.fromkeys((*(level.id for level in levels(game)), CHANCE, *game.judgements, SEARCH)))


def check(name: str, game: Game) -> None:
    """Complain if no bot of the game has this name and these settings."""
    _understood(name, game)


def make(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name."""
    plays, values = _understood(name, game)
    if plays != SEARCH:
        return Bot(name, game, seed, judgement=plays, **values)
    own = {key: value for key, value in values.items() if key in _OF_THINKER}
    how = {key: value for key, value in values.items() if key in _OF_SEARCH}
    if own.pop("processor", False):
        own["clock"] = time.process_time
    return Thinker(name, game, seed, settings=SearchSettings(**how), **own)


def _understood(name: str, game: Game) -> tuple[str, dict[str, Any]]:
    """What a bot of this name follows (chance, a judgement or the search), and its settings."""
    base, _, more = name.partition(":")
    plays, _, own = (recipe(game, base) or base).partition(":")
    if plays not in (CHANCE, *game.judgements, SEARCH):
        raise _unknown(name, game)
    known = _OF_THINKER | _OF_SEARCH if plays == SEARCH else _OF_JUDGE
    values = _typed(_read(f"{own}:{more}", name), known, name)
    if values.get("way", SearchSettings.way) not in WAYS:
        listed = ", ".join(WAYS)
        raise UnknownBot(f"bot {name!r}: the ways are {listed}", f"бот {name!r}: way может быть {listed}")
    return plays, values


def _read(given: str, name: str) -> dict[str, str]:
    found = {}
    for each in given.split(":"):
        if each:
            key, sign, value = each.partition("=")
            if not sign:
                raise UnknownBot(f"bot {name!r}: write a setting as name=value", f"бот {name!r}: пишите имя=значение")
            found[key] = value
    return found


def _typed(given: dict[str, str], known: dict[str, type], name: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, text in given.items():
        kind = known.get(key)
        if kind is None:
            listed = ", ".join(known)
            raise UnknownBot(
                f"bot {name!r} has no setting {key!r}; there are: {listed}",
                f"у бота {name!r} нет параметра {key!r}; есть: {listed}",
            )
        try:
            found[key] = text in ("1", "true", "yes") if kind is bool else kind(text)
        except ValueError:
            raise UnknownBot(
                f"bot {name!r}: {key} must be a number", f"бот {name!r}: {key} должно быть числом"
            ) from None
    return found


def _unknown(name: str, game: Game) -> UnknownBot:
    listed = ", ".join(names(game))
    return UnknownBot(f"there is no bot {name!r}; there are: {listed}", f"нет бота {name!r}; есть: {listed}")
