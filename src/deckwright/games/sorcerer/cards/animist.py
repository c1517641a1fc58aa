"""The Animist: cards stolen from opponents become a swarm of followers that crawls from minion to minion."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import (
    adds_essence,
    on_attacked,
    on_death_here,
    on_play,
    on_power,
    on_round_end,
    on_tactic,
    power_ready,
    shields,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.animist import (
    ENOUGH,
    armours_by_followers,
    carrion_follows,
    dead_follow,
    gathers,
    hand_follows,
    has_followers_here,
    marshals,
    moults,
    others_have_followers,
    page_follows,
    pages_follow_all,
    shed_for,
    sheds_followers,
    swarm_feeds,
    swarm_of_dead,
    weaken_host,
    wraps_the_dead,
)
from deckwright.games.sorcerer.words.basic import deal, omens
from deckwright.lang.texts import Keyword

_OF = Builder(Deck.ANIMIST)
KEYWORDS: dict[str, Keyword] = {}
MOST = 4  # followers that one card makes

CARDS = [
    _OF.skill("carrion-court", "Carrion Court", "Двор падальщиков", {on_attacked: [carrion_follows()]}, stays_ready=1),
    # --- thieves ------------------------------------------------------------------------------------------------------
    _OF.minion(
        "sexton-beetle",
        "Sexton Beetle",
        "Жук-могильщик",
        cost=2,
        attack=1,
        essence=3,
        copies=2,
        does={on_play: [dead_follow()]},
    ),
    _OF.minion(
        "ichneumon-wasp",
        "Ichneumon Wasp",
        "Оса-наездница",
        cost=3,
        attack=1,
        essence=3,
        copies=2,
        flying=1,
        does={on_play: [page_follows()]},
    ),
    _OF.minion(
        "cutpurse-mantis",
        "Cutpurse Mantis",
        "Богомол-карманник",
        cost=4,
        attack=2,
        essence=4,
        does={on_play: [hand_follows(ENOUGH)]},
    ),
    _OF.minion(
        "purifying-widow",
        "Purifying Widow",
        "Очищающая вдова",
        cost=5,
        attack=2,
        essence=6,
        legend=1,
        does={on_death_here: [wraps_the_dead(MOST)]},
    ),
    _OF.minion(
        "king-without-a-court",
        "King Without a Court",
        "Король без свиты",
        cost=6,
        attack=3,
        essence=5,
        legend=1,
        does={on_play: [pages_follow_all(MOST)]},
    ),
    # --- what the swarm is good for -----------------------------------------------------------------------------------
    _OF.minion(
        "carrier-ant",
        "Carrier Ant",
        "Муравей-носильщик",
        cost=1,
        attack=1,
        essence=2,
        copies=2,
        omen=1,
        tactic_may=1,
        does={on_tactic: [gathers()], tactic_ready: others_have_followers},
    ),
    _OF.minion(
        "drain-roach",
        "Drain Roach",
        "Сточный таракан",
        cost=2,
        attack=1,
        essence=3,
        copies=2,
        omen=1,
        does={shields: [sheds_followers()]},
    ),
    _OF.minion(
        "bombardier-beetle",
        "Bombardier Beetle",
        "Жук-бомбардир",
        cost=3,
        attack=2,
        essence=4,
        does={on_power: [shed_for(deal(2, Reach.HERE))], power_ready: has_followers_here},
    ),
    _OF.minion(
        "madame-scolopendra",
        "Madame Scolopendra",
        "Мадам Сколопендра",
        cost=4,
        attack=3,
        essence=4,
        legend=1,
        tactic_may=1,
        tactic_for_all=1,
        does={on_tactic: [marshals()], tactic_ready: others_have_followers},
    ),
    # --- sorceries ----------------------------------------------------------------------------------------------------
    _OF.sorcery("moult", "Moult", "Линька", cost=1, play=[moults(2, 2)]),
    _OF.sorcery("grave-swarm", "Grave Swarm", "Могильный рой", cost=3, copies=2, play=[swarm_of_dead(2), omens(1)]),
    _OF.sorcery("feeding-frenzy", "Feeding Frenzy", "Пир роя", cost=4, play=[swarm_feeds(2)]),
    # --- attachments --------------------------------------------------------------------------------------------------
    _OF.attachment(
        "living-carapace",
        "Living Carapace",
        "Живой панцирь",
        cost=2,
        essence=1,
        copies=2,
        omen=1,
        does={adds_essence: [armours_by_followers(1)]},
    ),
    _OF.attachment(
        "greedy-tick",
        "Greedy Tick",
        "Жадный клещ",
        cost=1,
        attack=-1,
        curse=1,
        does={on_round_end: [weaken_host()]},
    ),
]
