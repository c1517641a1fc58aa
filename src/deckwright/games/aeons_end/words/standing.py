"""The words for what always holds: what a card answers when the rules ask it, or does when something happens."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.damage import deal
from deckwright.games.aeons_end.rules.life import gravehold_suffers
from deckwright.games.aeons_end.rules.nemesis import to_bottom_of_deck
from deckwright.games.aeons_end.rules.slots import damage_suffered, damage_through, invulnerable
from deckwright.games.aeons_end.rules.turn_order import return_nemesis_card
from deckwright.games.aeons_end.schema import Card, Player
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.types import this
from deckwright.lang.words import word


# --- spells -----------------------------------------------------------------------------------------------------------
@word(
    en="[while-prepped]: each time you focus or open a breach of yours in your turn, deal {n:damage}",
    ru="[while-prepped]: каждый раз, когда вы в свой ход настраиваете или открываете свой разлом, нанесите {n:damage}",
    gives=NOT_COUNTED,
    short=("<a breach turned> {n:damage}", "<поворот разлома> {n:damage}"),
)
def shines(me: Player, n: int) -> None:
    deal(me, n)


@word(
    en="[while-prepped]: whenever you suffer damage, suffer {less} less, but at least {least}",
    ru="[while-prepped]: каждый раз, получая урон, вы получаете на {less:damage} меньше, но не меньше {least}",
    gives=NOT_COUNTED,
    short=("suffer {less} less", "урон вам −{less}"),
    slot=damage_suffered,
)
def guards(card: Card, n: int, less: int, least: int) -> int:
    return max(least, n - less)


# --- cards of the nemesis ---------------------------------------------------------------------------------------------
@word(
    en="damage dealt to this minion becomes {most}",
    ru="любой урон этому приспешнику уменьшается до {most}",
    gives=NOT_COUNTED,
    short=("damage becomes {most}", "любой урон — {most}"),
    slot=damage_through,
)
def hardened(card: Card, n: int, most: int) -> int:
    return min(most, n)


@word(
    en="each time this minion is dealt damage, prevent {prevented} of it",
    ru="каждый раз, когда этот приспешник получает урон, предотвратите {prevented:damage}",
    gives=NOT_COUNTED,
    short=("damage −{prevented}", "урон −{prevented}"),
    slot=damage_through,
)
def prevents(card: Card, n: int, prevented: int) -> int:
    return max(0, n - prevented)


@word(
    en="cannot be dealt damage",
    ru="не получает урона",
    gives=NOT_COUNTED,
    short=("no damage", "без урона"),
    slot=invulnerable,
)
def out_of_reach(card: Card) -> bool:
    return True


@word(
    en="when a player is exhausted, Gravehold suffers {n:damage} instead of two unleashes",
    ru="когда игрок становится обессиленным, вместо двух натисков Грейвхолд получает {n:damage}",
    gives=NOT_COUNTED,
    short=("<exhausted> Gravehold −{n:life}", "<обессилен> Грейвхолд −{n:life}"),
)
def strikes_for_exhaustion(me: Player, n: int) -> None:
    gravehold_suffers(n)


@word(
    en="when discarded from play, shuffle a nemesis card of the turn order discard pile into the turn order deck",
    ru="когда этого приспешника сбрасывают, замешайте карту «Исчадие» из сброса карт очерёдности хода "
    "в колоду очерёдности хода",
    gives=NOT_COUNTED,
    short=("<discarded> a nemesis turn returns", "<сброшен> ход исчадия вернётся"),
)
def brings_nemesis_turn_back(me: Player) -> None:
    return_nemesis_card()


@word(
    en="when discarded, put it on the bottom of the nemesis deck instead",
    ru="вместо сброса эта карта кладётся под низ колоды исчадия",
    gives=NOT_COUNTED,
    short=("<discarded> under the nemesis deck", "<сброшена> под колоду исчадия"),
)
def returns_below(me: Player) -> None:
    to_bottom_of_deck(this())
