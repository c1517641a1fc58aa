"""The Haunted Forest: a pack that goes where the hunt is, and ambushes."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.cards.traits import STAYS_READY
from deckwright.games.sorcerer.rules.slots import (
    heeds,
    on_attacked,
    on_cast,
    on_play,
    on_power,
    on_tactic,
    power_ready,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck
from deckwright.games.sorcerer.words.forest import (
    call_one_here,
    close_the_ring,
    covers,
    heal_the_pack,
    hears_the_hunt,
    hunt_ready,
    hunt_together,
    into_hiding,
    joins_the_hunt,
    pack_ready,
    slips_away,
    sound_the_hunt,
    with_the_pack,
)
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.FOREST)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill(
        "the-pack-closes-in",
        "The Pack Closes In",
        "Стая смыкается",
        {on_tactic: [with_the_pack(1)], tactic_ready: pack_ready},
        traits=(STAYS_READY,),
        adds_dice=1,
    ),
    _OF.minion(
        "heath-hound",
        "Heath Hound",
        "Гончая с пустоши",
        cost=2,
        attack=3,
        essence=3,
        copies=2,
        does={on_cast: [joins_the_hunt()], heeds: hears_the_hunt},
        beast=1,
    ),
    _OF.minion(
        "marsh-light",
        "Marsh Light",
        "Болотный огонёк",
        cost=2,
        attack=3,
        essence=2,
        does={on_play: [call_one_here()]},
        flying=1,
    ),
    _OF.minion(
        "white-hart",
        "White Hart",
        "Белый олень",
        cost=3,
        attack=2,
        essence=3,
        copies=2,
        does={on_tactic: [heal_the_pack(1)]},
        omen=1,
        beast=1,
    ),
    _OF.minion(
        "epping-wolf",
        "Epping Wolf",
        "Эппингский волк",
        cost=4,
        attack=4,
        essence=3,
        does={on_tactic: [hunt_together(2, 3)], tactic_ready: pack_ready},
        tactic_may=1,
        beast=1,
    ),
    _OF.minion(
        "faceless-huntsman",
        "The Faceless Huntsman",
        "Безликий ловчий",
        cost=5,
        attack=4,
        essence=5,
        does={on_power: [sound_the_hunt(2)], power_ready: hunt_ready},
        omen=1,
        legend=1,
    ),
    _OF.sorcery("closing-ring", "Closing Ring", "Кольцо сжимается", cost=1, play=[close_the_ring(3)]),
    _OF.sorcery("into-the-thicket", "Into the Thicket", "В чащу", cost=3, play=[into_hiding(2, 2)]),
    _OF.attachment(
        "mist-cloak",
        "Mist Cloak",
        "Плащ из тумана",
        cost=1,
        attack=1,
        essence=1,
        does={on_attacked: [slips_away()], heeds: covers},
    ),
]
