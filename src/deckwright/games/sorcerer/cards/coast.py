"""The Screaming Coast: the tide carries enemy minions away, and shrieks take the heart out of them."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.cards.traits import STAYS_READY
from deckwright.games.sorcerer.rules.slots import on_play, on_round_end, on_tactic, tactic_ready
from deckwright.games.sorcerer.schema import Deck
from deckwright.games.sorcerer.words.coast import (
    carry_off,
    collect_duty,
    dash,
    drag_under,
    false_lights,
    gulls_ready,
    shriek,
    somebody_bold,
    toll_the_bell,
    tows,
    wail,
)
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.COAST)
KEYWORDS: dict[str, Keyword] = {}

CARDS = [
    _OF.skill(
        "wail-over-the-water",
        "Wail over the Water",
        "Вой над водой",
        {on_tactic: [wail(1)]},
        traits=(STAYS_READY,),
    ),
    _OF.minion(
        "shore-wrecker",
        "Shore Wrecker",
        "Береговой мародёр",
        cost=2,
        attack=2,
        essence=3,
        copies=2,
        does={on_play: [false_lights()]},
    ),
    _OF.minion(
        "shrieking-maid",
        "Shrieking Maid",
        "Кликуша",
        cost=3,
        attack=2,
        essence=3,
        copies=2,
        does={on_tactic: [shriek()], tactic_ready: somebody_bold},
        omen=1,
    ),
    _OF.minion(
        "drowned-exciseman",
        "Drowned Exciseman",
        "Утонувший таможенник",
        cost=4,
        attack=5,
        essence=3,
        does={on_tactic: [collect_duty(1, 2)]},
    ),
    _OF.minion(
        "mother-of-gulls",
        "Mother of Gulls",
        "Мать чаек",
        cost=5,
        attack=4,
        essence=4,
        does={on_tactic: [carry_off()], tactic_ready: gulls_ready},
        tactic_may=1,
        flying=1,
        legend=1,
    ),
    _OF.sorcery("undertow", "Undertow", "Тягун", cost=1, play=[drag_under()]),
    _OF.sorcery("storm-bell", "Storm Bell", "Штормовой колокол", cost=3, play=[toll_the_bell(1)]),
    _OF.sorcery("against-the-rocks", "Against the Rocks", "О скалы", cost=4, play=[dash(4)]),
    _OF.attachment(
        "dead-mans-rope",
        "Dead Man's Rope",
        "Канат мертвеца",
        cost=2,
        attack=-1,
        does={on_round_end: [tows()]},
        omen=1,
        curse=1,
    ),
]
