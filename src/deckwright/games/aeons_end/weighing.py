"""The weights of the greedy bot: what things are worth to it. Tuned values lie in weights.json."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources

from deckwright.lang import types as lang
from deckwright.lang.types import weight

TUNED: dict[str, int] = json.loads(resources.files(__package__).joinpath("weights.json").read_text())["greedy"]


class Weights(lang.Weights):
    """What things are worth, early in the game and late; tuned values lie in weights.json."""

    gem_early: int = weight(TUNED["gem_early"])
    gem_late: int = weight(TUNED["gem_late"])
    spell_early: int = weight(TUNED["spell_early"])
    spell_late: int = weight(TUNED["spell_late"])
    thin_early: int = weight(TUNED["thin_early"])
    thin_late: int = weight(TUNED["thin_late"])
    help_early: int = weight(TUNED["help_early"])
    help_late: int = weight(TUNED["help_late"])
    gem_again: int = weight(TUNED["gem_again"])
    spell_again: int = weight(TUNED["spell_again"])
    dear: int = weight(TUNED["dear"])
    gain_least: int = weight(TUNED["gain_least"])
    open_early: int = weight(TUNED["open_early"])
    open_late: int = weight(TUNED["open_late"])
    open_bonus: int = weight(TUNED["open_bonus"])
    open_price: int = weight(TUNED["open_price"])
    focus: int = weight(TUNED["focus"])
    focus_for_spell: int = weight(TUNED["focus_for_spell"])
    charge: int = weight(TUNED["charge"])
    last_charge: int = weight(TUNED["last_charge"])
    avert: int = weight(TUNED["avert"])
    avert_soon: int = weight(TUNED["avert_soon"])
    sacrifice: int = weight(TUNED["sacrifice"])
    minion: int = weight(TUNED["minion"])
    minion_threat: int = weight(TUNED["minion_threat"])
    kill_threat: int = weight(TUNED["kill_threat"])
    finish: int = weight(TUNED["finish"])
    avert_least: int = weight(TUNED["avert_least"])
    minion_life: int = weight(TUNED["minion_life"])
    kill: int = weight(TUNED["kill"])
    waste: int = weight(TUNED["waste"])
    absorbed: int = weight(TUNED["absorbed"])
    mend: int = weight(TUNED["mend"])
    face: int = weight(TUNED["face"])
    hurt_player: int = weight(TUNED["hurt_player"])
    hurt_weak: int = weight(TUNED["hurt_weak"])
    hurt_gravehold: int = weight(TUNED["hurt_gravehold"])
    pillar: int = weight(TUNED["pillar"])
    unleash: int = weight(TUNED["unleash"])
    lose_spell: int = weight(TUNED["lose_spell"])
    token: int = weight(TUNED["token"])
    spare: int = weight(TUNED["spare"])
    ability: int = weight(TUNED["ability"])
    open_stuck: int = weight(TUNED["open_stuck"])
    open_idle: int = weight(TUNED["open_idle"])
    spell_idle: int = weight(TUNED["spell_idle"])
    gem_first: int = weight(TUNED["gem_first"])
    spell_first: int = weight(TUNED["spell_first"])
    relic_first: int = weight(TUNED["relic_first"])
    too_late: int = weight(TUNED["too_late"])
    charge_late: int = weight(TUNED["charge_late"])
    discard_gem: int = weight(TUNED["discard_gem"])


weights = Weights()


def retuned(given: type[Weights], values: Mapping[str, int]) -> type[Weights]:
    """The weights of a world of its own: the same names, other values."""
    return type(given.__name__, (given,), {name: weight(value) for name, value in values.items()})
