"""Keywords of Fenrix and his claws, in both languages."""

from __future__ import annotations

from deckwright.games.new_age.claws import CLAW_HARM, CLAW_LIFE
from deckwright.lang.texts import Keyword, Text

KEYWORDS = [
    Keyword(
        "claw",
        "Rending Claw",
        "Терзающий коготь",
        Text(
            f"a minion with {CLAW_LIFE} life. Only a player whose Position token is on it can damage it. In every "
            f"nemesis turn such a player or Gravehold suffers {CLAW_HARM} damage. When discarded it goes back onto the "
            "claw deck",
            f"приспешник с {CLAW_LIFE} жизнями. Ранить его может только игрок, чей жетон позиции лежит на нём. В "
            f"каждый ход исчадия такой игрок или Грейвхолд получает {CLAW_HARM} урона. После сброса возвращается "
            "на верх колоды когтей",
        ),
        "NA-CLAW-01",
    ),
    Keyword(
        "position-token",
        "Position token",
        "жетон позиции",
        Text(
            "each player has one. In your main phase you may place it on any claw, from wherever it is, as often as "
            "you like (our reading). When the minion is discarded, it goes back to you",
            "у каждого игрока он один. В свою основную фазу вы можете поместить его на любой коготь, откуда угодно и "
            "сколько угодно раз (наше прочтение). Когда приспешника сбрасывают, жетон возвращается к вам",
        ),
        "NA-CLAW-02",
    ),
]
TYPES = {"claw": Text("claw", "коготь")}
