"""Words that let somebody choose: one of two effects, a player, an ally. What can be chosen is said by the effects."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from deckwright.games.aeons_end.features import matter_of
from deckwright.games.aeons_end.rules.cards import an_ally
from deckwright.games.aeons_end.rules.life import foe, voice
from deckwright.games.aeons_end.rules.slots import unleash_is_idle
from deckwright.games.aeons_end.schema import Answer, Player, ask, table
from deckwright.games.aeons_end.texts import CHOOSE_ONE, DECIDE_TOGETHER, WHO_IS_MEANT, WHO_SUFFERS
from deckwright.games.aeons_end.vocabulary import FAMILY
from deckwright.lang.meaning import LEAST
from deckwright.lang.rules import rule
from deckwright.lang.texts import Vocabulary, capital, plain
from deckwright.lang.types import Verb, choose_player, everyone, offer
from deckwright.lang.words import Effect, several, word

WHOLLY = 100


@rule
def wholly(me: Player) -> int:
    """Something that can always be carried out completely."""
    return WHOLLY


@rule
def unleash_extent(me: Player) -> int:
    """An unleash can be carried out if it can do anything (WE-TERM-06)."""
    return 0 if unleash_is_idle(foe()) else WHOLLY


@rule
def alike(me: Player) -> int:
    """Something that every player can do to the same extent."""
    return 0


def _verb(effects: Sequence[Effect], vocabulary: Vocabulary) -> Verb:
    """A choice that says what its effects do; its number is for bots (see features).

    Its id is made of the words, not of what they say: games are kept by it, and sentences may change.
    """
    en, ru = (plain(capital(vocabulary.argument(list(effects), "", lang))) for lang in ("en", "ru"))
    words = re.sub(r"[^a-z0-9]+", "-", "-".join(map(repr, effects)).lower()).strip("-")
    return Verb(f"do-{words}", ("number",), en, ru, hinted=True)


def either(
    first: Sequence[Effect],
    second: Sequence[Effect],
    *,
    first_extent: Any = wholly,
    second_extent: Any = wholly,
    vocabulary: Vocabulary = FAMILY,
) -> Effect:
    """OR on a player's card: choose freely among what can be carried out completely (WE-TERM-05, AE-TERM-06).

    The extents say how much of each can be carried out now, in percent. If neither can be completely, it is the one
    that can be to the greater extent; between equals the player chooses.
    """
    one, other = _verb(first, vocabulary), _verb(second, vocabulary)
    about_one, about_other = matter_of(first), matter_of(second)

    @word(
        en="{first}; OR {second}",
        ru="{first}; ИЛИ {second}",
        gives={"first": 1, "second": 0},
        short="{first} / {second}",
    )
    def choose_one(me: Player, first: Effect, second: Effect) -> None:
        takes_first = first_extent(me) > second_extent(me)
        if first_extent(me) == second_extent(me):
            offer(one, number=about_one)
            offer(other, number=about_other)
            picked: Answer = ask(voice(me), CHOOSE_ONE)
            takes_first = picked.verb == one
        if takes_first:
            first(me)
        else:
            second(me)

    return choose_one(several(first), several(second))


def players_choose(
    first: Sequence[Effect],
    second: Sequence[Effect],
    *,
    first_extent: Any = wholly,
    second_extent: Any = wholly,
    vocabulary: Vocabulary = FAMILY,
) -> Effect:
    """OR on a nemesis card: the players decide together, by the same extents (AE-AMB-06)."""
    one, other = _verb(first, vocabulary), _verb(second, vocabulary)
    about_one, about_other = matter_of(first), matter_of(second)

    @word(en="{first}; OR {second}", ru="{first}; ИЛИ {second}", gives=LEAST, short="{first} / {second}")
    def choose_together(me: Player, first: Effect, second: Effect) -> None:
        takes_first = first_extent(me) > second_extent(me)
        if first_extent(me) == second_extent(me):
            offer(one, number=about_one)
            offer(other, number=about_other)
            picked: Answer = ask(everyone(), DECIDE_TOGETHER)
            takes_first = picked.verb == one
        if takes_first:
            first(me)
        else:
            second(me)

    return choose_together(several(first), several(second))


def players_choose_of_three(
    first: Sequence[Effect],
    second: Sequence[Effect],
    third: Sequence[Effect],
    *,
    first_extent: Any = wholly,
    vocabulary: Vocabulary = FAMILY,
) -> Effect:
    """OR between three: the players decide together; only the first can be impossible, and is not offered then."""
    one, two, three = (_verb(effects, vocabulary) for effects in (first, second, third))
    about_one, about_two, about_three = matter_of(first), matter_of(second), matter_of(third)

    @word(
        en="{first}; OR {second}; OR {third}",
        ru="{first}; ИЛИ {second}; ИЛИ {third}",
        gives=LEAST,
        short="{first} / {second} / {third}",
    )
    def choose_of_three(me: Player, first: Effect, second: Effect, third: Effect) -> None:
        if first_extent(me) == WHOLLY:
            offer(one, number=about_one)
        offer(two, number=about_two)
        offer(three, number=about_three)
        picked: Answer = ask(everyone(), DECIDE_TOGETHER)
        if picked.verb == one:
            first(me)
        elif picked.verb == two:
            second(me)
        else:
            third(me)

    return choose_of_three(several(first), several(second), several(third))


def _asks_for(effects: Sequence[Effect]) -> Any:
    """What is asked when a player is looked for."""
    return WHO_SUFFERS if effects[0].word.name.startswith("suffers") else WHO_IS_MEANT


def any_player(*effects: Effect, extent: Any = alike) -> Effect:
    """The players choose whom it affects (AE-AMB-01): one of those who can do most of it (WE-AMB-05)."""
    prompt = _asks_for(effects)

    @word(
        en="any player {effect}",
        ru="любой игрок {effect}",
        gives={"effect": 1},
        short=("any player {effect}", "любой игрок {effect}"),
    )
    def somebody(me: Player, effect: Effect) -> None:
        most = max((extent(someone) for someone in table.players), default=0)
        chosen = choose_player(everyone(), (someone for someone in table.players if extent(someone) == most), prompt)
        if chosen:
            effect(chosen)

    return somebody(several(effects))


def player_with_most(what: Any, en: str, ru: str, *effects: Effect) -> Effect:
    """Whoever has most of something; the players decide between equals, also if nobody has any (AE-AMB-02, -03)."""
    prompt = _asks_for(effects)

    @word(
        en=f"the player with the most {en} {{effect}}",
        ru=f"игрок, у которого больше всего {ru}, {{effect}}",
        gives={"effect": 1},
        short=(f"<most {en}> {{effect}}", f"<больше всего {ru}> {{effect}}"),
    )
    def the_first_among_them(me: Player, effect: Effect) -> None:
        most = max((what(someone) for someone in table.players), default=0)
        chosen = choose_player(everyone(), (someone for someone in table.players if what(someone) == most), prompt)
        if chosen:
            effect(chosen)

    return the_first_among_them(several(effects))


def player_with_fewest(what: Any, en: str, ru: str, *effects: Effect) -> Effect:
    """Whoever has fewest of something; the players decide between equals (AE-AMB-02)."""
    prompt = _asks_for(effects)

    @word(
        en=f"the player with the fewest {en} {{effect}}",
        ru=f"игрок, у которого меньше всего {ru}, {{effect}}",
        gives={"effect": 1},
        short=(f"<fewest {en}> {{effect}}", f"<меньше всего {ru}> {{effect}}"),
    )
    def the_last_among_them(me: Player, effect: Effect) -> None:
        least = min((what(someone) for someone in table.players), default=0)
        chosen = choose_player(everyone(), (someone for someone in table.players if what(someone) == least), prompt)
        if chosen:
            effect(chosen)

    return the_last_among_them(several(effects))


@rule
def weakest() -> Player | None:
    """The player with the lowest life who is not exhausted (AE-EXH-11); alone, always you (WE-SOLO-07)."""
    if table.seats == 1:
        return choose_player(everyone(), table.players, WHO_SUFFERS)
    least = min((someone.life for someone in table.players if not someone.exhausted), default=0)
    return choose_player(
        everyone(),
        (someone for someone in table.players if not someone.exhausted and someone.life == least),
        WHO_SUFFERS,
    )


@word(
    en="the player with the lowest life {effect}",
    ru="игрок с наименьшим количеством жизней {effect}",
    gives={"effect": 1},
    short=("weakest player {effect}", "слабейший игрок {effect}"),
)
def weakest_player(me: Player, effect: Effect) -> None:
    chosen = weakest()
    if chosen:
        effect(chosen)


@word(
    en="each player {effect}",
    ru="каждый игрок {effect}",
    gives={"effect": 1},
    short=("each player {effect}", "каждый игрок {effect}"),
)
def each_player(me: Player, effect: Effect) -> None:
    for someone in table.players:
        effect(someone)


@word(
    en="any ally {effect}",
    ru="любой союзник {effect}",
    gives={"effect": 1},
    short=("ally {effect}", "союзник {effect}"),
)
def any_ally(me: Player, effect: Effect) -> None:
    ally = an_ally(me)
    effect(ally)
