"""The ritual track of Arachnos as data: how long it is, and what it costs to push the ritual back.

Neither is known from any source, so both are our reading; they stand here and nowhere else, and an option of the game
chooses between several tracks. The back of the track, which lies up once the ritual is complete, has no spaces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from deckwright.games.aeons_end.options import BoxOption
from deckwright.lang.game import GameOption, OptionValue
from deckwright.lang.texts import Text

LONGEST = 11  # spaces between the start and the end of the longest track
TOO_MANY_TOKENS = 9  # with so many the ritual is complete
TOO_MANY_AT_EIGHT = 8


@dataclass(frozen=True)
class Track:
    """A track: what each space beyond the start costs to be left backwards. After these comes the last, the end."""

    id: str
    name: Text
    costs: Sequence[int]

    @property
    def length(self) -> int:
        """How many steps from the start complete the ritual."""
        return len(self.costs) + 1


TRACKS = (
    Track("usual", Text("The usual one", "Обычная"), (2, 2, 3, 3, 4, 4, 5, 5, 6)),
    Track("long", Text("A longer one", "Длиннее"), (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6)),
    Track("short", Text("A shorter one", "Короче"), (2, 3, 4, 5, 6, 7)),
)


def values_of(id: str) -> Mapping[str, int | Sequence[int]]:
    """What a track means for the table."""
    track = next(track for track in TRACKS if track.id == id)
    return {"ritual_length": track.length, "ritual_costs": [*track.costs, *[0] * (LONGEST - len(track.costs))]}


TRACK = BoxOption(
    "ritual_track",
    "The ritual track of Arachnos",
    "Шкала ритуала Арахноса",
    TRACKS[0].id,
    tuple(OptionValue(track.id, track.name.en, track.name.ru) for track in TRACKS),
    help=Text(
        "How many spaces it has and what they cost is our reading; choose what is closest to your track.",
        "Сколько на ней ячеек и сколько они стоят — наше прочтение; выберите то, что ближе к вашей шкале.",
    ),
    means=values_of,
)
AT_EIGHT = GameOption(
    "ritual_at_eight",
    "Arachnos: 8 tokens complete the ritual",
    "Арахнос: ритуал завершают 8 жетонов",
    False,
    help=Text(
        "Sources differ: more than 8 nemesis tokens, or 8 already (our reading: more than 8).",
        "Источники расходятся: больше 8 жетонов исчадия или уже 8 (наше прочтение: больше 8).",
    ),
)
OPTIONS = (TRACK, AT_EIGHT)
