"""The Forgotten Temple: stone gazes, guardians, mended walls."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.cards.traits import ENTERS_EXHAUSTED
from deckwright.games.sorcerer.rules.slots import (
    heeds,
    on_play,
    on_power,
    on_tactic,
    power_ready,
    shields,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck
from deckwright.games.sorcerer.words.temple import (
    WEAK,
    gaze_ready,
    guards,
    lay_stones,
    mask_ready,
    mason_ready,
    may_guard,
    may_stare,
    never_blink,
    petrify,
    seal,
    skin_ready,
    slough,
    stare_down,
    stone_or_wall,
    weaker_here,
)
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.TEMPLE)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill(
        "gaze-of-stone",
        "Gaze of Stone",
        "Каменный взор",
        {on_tactic: [stone_or_wall(1, WEAK)], tactic_ready: gaze_ready},
        tactic_may=1,
    ),
    _OF.minion(
        "threshold-guardian",
        "Threshold Guardian",
        "Страж порога",
        cost=2,
        attack=2,
        essence=4,
        copies=2,
        does={shields: [guards()], heeds: may_guard},
        traits=(ENTERS_EXHAUSTED,),
        omen=1,
    ),
    _OF.minion(
        "stone-eyed-priestess",
        "Stone-Eyed Priestess",
        "Каменноокая жрица",
        cost=3,
        attack=3,
        essence=3,
        copies=2,
        needs_foe=1,
        does={on_play: [may_stare(3)]},
    ),
    _OF.minion(
        "scaled-mason",
        "Scaled Mason",
        "Чешуйчатый зодчий",
        cost=4,
        attack=3,
        essence=5,
        does={on_power: [lay_stones(2)], power_ready: mason_ready},
    ),
    _OF.minion(
        "the-unblinking",
        "The Unblinking",
        "Немигающая",
        cost=6,
        attack=4,
        essence=5,
        does={on_tactic: [never_blink()], tactic_ready: weaker_here},
        tactic_may=1,
        legend=1,
    ),
    _OF.sorcery("petrify", "Petrify", "Окаменение", cost=4, play=[petrify(3)]),
    _OF.sorcery("sealed-vault", "Sealed Vault", "Запечатанный свод", cost=5, play=[seal(3, 2)]),
    _OF.attachment(
        "shed-skin",
        "Shed Skin",
        "Сброшенная кожа",
        cost=1,
        attack=1,
        essence=1,
        does={on_power: [slough(4)], power_ready: skin_ready},
    ),
    _OF.attachment(
        "basilisk-mask",
        "Basilisk Mask",
        "Маска василиска",
        cost=2,
        essence=1,
        does={on_power: [stare_down()], power_ready: mask_ready},
        omen=1,
    ),
]
