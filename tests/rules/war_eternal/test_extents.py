"""Every card that lets somebody choose says who can do it and what can be done, or names only what always can be.

The world of The New Age has the cards of War Eternal too.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from deckwright.games.aeons_end.words.choosing import alike, wholly
from deckwright.games.new_age.game import NEW_AGE
from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect, effects_in

# What any player can do at any time, and completely.
ANYBODY = {"suffers", "suffers_tokens", "suffers_half_tokens", "may_take_discarded", "loses_charge_or_suffers"}
ANYBODY |= {"if_player_weak", "suffers_by_tier", "places_on_claw"}
# What can be carried out at any time, and completely. One token the Titan always has: without any the game is over, as
# it is when nobody is left who could be the weakest; a card that is played can be destroyed. The cards of Arachnos are
# gone when his ritual is complete: until then his token moves on, and his tokens have no limit.
ALWAYS = {*ANYBODY, "aether", "card_aether", "next_to_ally", "gravehold_damage", "somebody", "titan_loses(1)"}
ALWAYS |= {"weakest_player", "destroy_this", "share_gain", "lavish", "breach_aether", "arachnos_gains"}
OF_ARACHNOS = {"bolster": {"unleash_once"}}


def choosing(*names: str) -> Iterator[tuple[Kind, Effect]]:
    """The effects of these words, on all cards."""
    for kind in NEW_AGE.kinds:
        for effect in kind.effects():
            if effect.word.name in names:
                yield kind, effect


def made_with(effect: Effect) -> dict[str, Any]:
    """What the word of an effect was made with."""
    return dict(inspect.getclosurevars(effect.word.function).nonlocals)


def inside(effect: Effect, name: str) -> set[str]:
    """The words of one of its arguments, with the number where it matters."""
    found = {each for inner in effects_in(effect.arguments[name]) for each in inner.walk()}
    return {repr(each) if each.word.name == "titan_loses" else each.word.name for each in found}


@pytest.mark.rule("WE-AMB-05")
def test_any_player_is_one_who_can() -> None:
    found = list(choosing("somebody"))
    careless = {
        kind.id: sorted(inside(effect, "effect") - ANYBODY)
        for kind, effect in found
        if made_with(effect)["extent"] is alike and inside(effect, "effect") - ANYBODY
    }
    assert len(found) > 15 and careless == {}, "who can do this has to be said: an extent"


@pytest.mark.rule("WE-TERM-05", "WE-TERM-06", "WE-AMB-06")
@pytest.mark.parametrize("which", ["first", "second"])
def test_an_or_says_what_can_be_done_completely(which: str) -> None:
    found = list(choosing("choose_one", "choose_together"))
    careless = {
        kind.id: sorted(doubtful)
        for kind, effect in found
        if made_with(effect)[f"{which}_extent"] is wholly
        and (doubtful := inside(effect, which) - ALWAYS - OF_ARACHNOS.get(kind.id, set()))
    }
    assert len(found) > 10 and careless == {}, "how much of this can be done has to be said: an extent"
