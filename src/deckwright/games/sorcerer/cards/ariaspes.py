"""Ariaspes, the shapeshifter: fierce and fragile bodies that never stay the same."""

from __future__ import annotations

from deckwright.games.sorcerer.cards.make import Builder
from deckwright.games.sorcerer.rules.slots import (
    heeds,
    on_attacked,
    on_play,
    on_power,
    on_tactic,
    power_ready,
    shields,
    tactic_ready,
)
from deckwright.games.sorcerer.schema import Deck, Reach
from deckwright.games.sorcerer.words.ariaspes import (
    can_change_this,
    change_this_and_spur,
    has_company,
    if_enemy_wounded,
    is_shed_instead,
    may_slip_away,
    smells_blood,
    spur_or_change,
    tear_apart,
    tear_wounds_open,
)
from deckwright.games.sorcerer.words.basic import bonus, deal
from deckwright.games.sorcerer.words.heeding import is_equipped_and_dying, is_itself
from deckwright.lang.cards import Trait
from deckwright.lang.texts import Keyword, Text

_ARIASPES = Builder(Deck.ARIASPES)
_LENDS_WINGS = Trait(
    "gives_flight",
    1,
    "the equipped minion has [flying|flying]",
    "снаряжённый приспешник получает [flying|полёт]",
    short="[flying]",
)
KEYWORDS = {
    "change": Keyword(
        "change",
        "Change shape",
        "Сменить облик",
        Text(
            "the minion returns to your hand, and another one of your hand is played in its place for the difference "
            "in cost; your attachments pass to the newcomer",
            "приспешник возвращается в руку, а на его место с руки разыгрывается другой за разницу в стоимости; "
            "ваши довески переходят к нему",
        ),
        "SOR-TERM-13",
    )
}

CARDS = [
    _ARIASPES.skill(
        "skin-changing",
        "Skin-Changing",
        "Смена кожи",
        {on_power: [spur_or_change()], power_ready: has_company},
    ),
    _ARIASPES.attachment(
        "borrowed-claws",
        "Borrowed Claws",
        "Чужие когти",
        cost=1,
        attack=1,
        adds_dice=1,
        does={on_tactic: [if_enemy_wounded(bonus(2))], tactic_ready: smells_blood},
    ),
    _ARIASPES.attachment(
        "stitched-wings",
        "Stitched Wings",
        "Пришитые крылья",
        cost=1,
        attack=1,
        essence=-1,
        omen=1,
        traits=(_LENDS_WINGS,),
    ),
    _ARIASPES.minion(
        "fox-in-a-bowler",
        "Fox in a Bowler",
        "Лис в котелке",
        cost=2,
        attack=3,
        essence=2,
        copies=2,
        needs_foe=1,
        does={on_play: [deal(1, Reach.HERE)]},
    ),
    _ARIASPES.attachment(
        "lizards-tail",
        "Lizard's Tail",
        "Хвост ящерицы",
        cost=2,
        attack=1,
        does={shields: [is_shed_instead()], heeds: is_equipped_and_dying},
    ),
    _ARIASPES.minion(
        "midnight-cat",
        "Midnight Cat",
        "Полуночная кошка",
        cost=3,
        attack=4,
        essence=2,
        omen=1,
        does={on_attacked: [may_slip_away()], heeds: is_itself},
    ),
    _ARIASPES.sorcery("tear-apart", "Tear Apart", "Растерзать", cost=3, copies=2, play=[tear_apart()]),
    _ARIASPES.minion(
        "thousand-faced-nell",
        "Thousand-Faced Nell",
        "Нелл Тысяча Лиц",
        cost=4,
        attack=5,
        essence=3,
        legend=1,
        omen=1,
        does={on_power: [change_this_and_spur()], power_ready: can_change_this},
    ),
    _ARIASPES.minion(
        "smithfield-chimera",
        "Smithfield Chimera",
        "Смитфилдская химера",
        cost=5,
        attack=6,
        essence=2,
        legend=1,
        does={on_tactic: [tear_wounds_open(1)], tactic_ready: smells_blood},
    ),
]
