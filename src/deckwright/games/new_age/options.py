"""Options that only The New Age has; each is an option of its table by the same name (see `schema.Shared`)."""

from __future__ import annotations

from dataclasses import replace

from deckwright.games.aeons_end.options_of_boxes import AS_IN_AN_EXPEDITION, FINE_POINTS
from deckwright.games.new_age.aging import OPTION as CURSE_REFILLS
from deckwright.games.new_age.nest import OPTIONS as NEST
from deckwright.games.new_age.ritual import OPTIONS as RITUAL
from deckwright.games.new_age.treasures import OPTIONS as TREASURES
from deckwright.lang.game import GameOption
from deckwright.lang.texts import Text

DEFENDER_DAMAGE = GameOption(
    "defender_damage",
    "Defender Breach: 1 more damage",
    "Разлом защитника: на 1 урон больше",
    True,
    help=Text(
        "The mat of its mage names only the life for Gravehold, an example of the rulebook both (our reading: both).",
        "На планшете мага названы только жизни Грейвхолда, в примере из правил — и то и другое (наше прочтение: и то "
        "и другое).",
    ),
)
_READINGS = (DEFENDER_DAMAGE, *NEST, *RITUAL, CURSE_REFILLS)
OPTIONS = (
    *(replace(option, group=FINE_POINTS) for option in _READINGS),
    *(replace(option, group=AS_IN_AN_EXPEDITION) for option in TREASURES),
)
