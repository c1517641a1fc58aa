"""Fenrix and his claws as data: how many there are, when one comes, and where the sources say nothing, our readings.

Our readings, which the texts of his mat and cards mark as such or which nobody would notice otherwise:

- the Position token may be moved as often as its player likes in a main phase;
- Crazed Whelps sets the life of its claws to exactly 2, whatever Spring of Fury adds;
- Aether Blizzard is averted by three cards that cost 3 or more each;
- the players have lost as soon as the last claw leaves the claw deck, before what it does immediately.
"""

from __future__ import annotations

LIFE = 60
CLAWS = 5
CLAW_LIFE = 5
CLAW_HARM = 2
TOKENS_AT_FIRST = (2, 1, 0)  # for 1 or 2 players, for 3, for 4
TOKENS_FOR_CLAW = 4  # with so many, a claw comes at the end of the nemesis turn
TOKENS_LOST = 2  # for each claw that comes
WHELP_LIFE = 2
