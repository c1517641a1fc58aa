"""Nouns and keywords of The New Age, in both languages."""

from __future__ import annotations

from deckwright.games.aeons_end import vocabulary as family
from deckwright.games.aeons_end.rule_ids import NEW_AGE
from deckwright.games.new_age import aging_vocabulary as ageless_walker
from deckwright.games.new_age import claws_vocabulary as fenrix
from deckwright.games.new_age import nest_vocabulary as maggoth
from deckwright.games.new_age import ritual_vocabulary as arachnos
from deckwright.games.new_age.slots import OF_TREASURES
from deckwright.games.war_eternal import vocabulary as war_eternal
from deckwright.lang.texts import Keyword, Text, Vocabulary

NOUNS = (
    war_eternal.NOUNS
    | maggoth.NOUNS
    | {
        # basic nemesis cards
        "gem": {"en": ("gem", "gems"), "ru": ("самоцвет", "самоцвета", "самоцветов")},
        "top-card": {"en": ("top card", "top cards"), "ru": ("верхнюю карту", "верхние карты", "верхних карт")},
    }
)
KEYWORDS: list[Keyword] = [
    *family.keywords(NEW_AGE, war_eternal.OWN_KEYWORDS),
    *maggoth.KEYWORDS,
    *arachnos.KEYWORDS,
    *ageless_walker.KEYWORDS,
    *fenrix.KEYWORDS,
    # --- the supply
    Keyword(
        "echo",
        "Echo",
        "Эхо",
        Text(
            "all that the spell does happens twice, one after the other, each time with its own target and with what "
            "breaches and relics add; the spell is discarded once, before the first time",
            "всё, что делает заклинание, происходит дважды, одно за другим, каждый раз со своей целью и со всем, что "
            "добавляют разломы и реликвии; само заклинание сбрасывают один раз, ещё до первого",
        ),
        "NA-ECHO-01",
    ),
    Keyword(
        "attach",
        "Attach",
        "Прикрепите",
        Text(
            "put the relic under a breach that has none; it stays there until it is discarded or the breach is "
            "destroyed, and then goes to the discard pile of whose breach it was",
            "положите реликвию под разлом, у которого реликвии ещё нет; она остаётся там, пока её не сбросят или не "
            "уничтожат разлом, и тогда уходит в сброс хозяина разлома",
        ),
        "NA-ATTACH-01",
    ),
]
VOCABULARY = Vocabulary(NOUNS, {}, {keyword.id: keyword for keyword in KEYWORDS})
HEADINGS = war_eternal.HEADINGS | dict.fromkeys(OF_TREASURES, "")
TREASURES = {
    "gem_treasure": Text("gem, level 1 treasure", "самоцвет, сокровище 1-го уровня"),
    "spell_treasure": Text("spell, level 1 treasure", "заклинание, сокровище 1-го уровня"),
    "group_treasure": Text("level 2 treasure of the group", "общее сокровище 2-го уровня"),
    "own_treasure": Text("level 3 treasure", "сокровище 3-го уровня"),
}
TYPES = war_eternal.TYPES | TREASURES | maggoth.TYPES | arachnos.TYPES | ageless_walker.TYPES | fenrix.TYPES
