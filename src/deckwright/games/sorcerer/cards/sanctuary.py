"""The Outcast Sanctuary: dice turned by hand, and a hand of cards that pays for it."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.cards.traits import STAYS_READY
from deckwright.games.sorcerer.rules.slots import (
    on_power,
    on_reroll,
    on_tactic,
    power_ready,
    reroll_ready,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck
from deckwright.games.sorcerer.words.sanctuary import (
    dream_anew,
    find_the_method,
    galvanize,
    has_cards,
    knife_ready,
    leaves_ready,
    operate,
    rave,
    read_the_leaves,
    toss_again,
    toss_ready,
    wonder_ready,
    work_a_wonder,
)
from deckwright.lang.cards import Trait
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.SANCTUARY)
KEYWORDS: dict[str, Keyword] = {}

WORN = Trait("", 0, "", "", short="−2{attack} +1{essence}")  # its numbers are all it has to say

CARDS = [
    _OF.skill(
        "method-in-madness",
        "Method in Madness",
        "Система в безумии",
        {on_tactic: [find_the_method(1)], tactic_ready: has_cards},
        traits=(STAYS_READY,),
        tactic_may=1,
    ),
    _OF.minion(
        "raving-inmate",
        "Raving Inmate",
        "Буйный пациент",
        cost=1,
        attack=3,
        essence=2,
        copies=2,
        does={on_tactic: [rave(2)]},
        mad=1,
    ),
    _OF.minion(
        "cracked-seer",
        "Cracked Seer",
        "Надломленная вещунья",
        cost=2,
        attack=2,
        essence=3,
        copies=2,
        does={on_reroll: [read_the_leaves()], reroll_ready: leaves_ready},
        omen=1,
        mad=1,
    ),
    _OF.minion(
        "night-surgeon",
        "Night Surgeon",
        "Ночной хирург",
        cost=3,
        attack=4,
        essence=3,
        does={on_power: [operate(2)], power_ready: knife_ready},
    ),
    _OF.minion(
        "saint-of-ward-six",
        "Saint of Ward Six",
        "Святой шестой палаты",
        cost=5,
        attack=5,
        essence=5,
        does={on_reroll: [work_a_wonder()], reroll_ready: wonder_ready},
        flying=1,
        legend=1,
        mad=1,
    ),
    _OF.sorcery("fever-dream", "Fever Dream", "Горячечный сон", cost=2, play=[dream_anew(1, 1)]),
    _OF.sorcery("galvanic-cure", "Galvanic Cure", "Гальваническое лечение", cost=4, play=[galvanize(4, 3)]),
    _OF.attachment(
        "straitjacket",
        "Straitjacket",
        "Смирительная рубашка",
        cost=1,
        attack=-2,
        essence=1,
        omen=1,
        curse=1,
        traits=(WORN,),
    ),
    _OF.attachment(
        "bent-farthing",
        "Bent Farthing",
        "Гнутый фартинг",
        cost=3,
        attack=2,
        essence=1,
        does={on_reroll: [toss_again()], reroll_ready: toss_ready},
    ),
]
