"""Words of the Magus of Cloaks, whose tokens shield him."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.damage import leave_play
from deckwright.games.aeons_end.rules.life import gain_tokens, lose_to_nemesis, lose_tokens, suffer, voice
from deckwright.games.aeons_end.schema import Card, Choice, Difficulty, ask
from deckwright.games.aeons_end.texts import WHO_SUFFERS
from deckwright.games.aeons_end.words.nemesis import a_dearest_spell
from deckwright.games.war_eternal.schema import Player, table
from deckwright.games.war_eternal.texts import CHARGE_OR_DAMAGE, LOSE_CHARGE, SUFFER_DAMAGE
from deckwright.lang.rules import rule
from deckwright.lang.types import choose_player, everyone, offer
from deckwright.lang.words import word

MAGUS_TOKENS = 4


# --- the mat ----------------------------------------------------------------------------------------------------------
@rule
def magus_set_up(card: Card, me: Player) -> None:
    """Four tokens, never fewer than 2 nor more than 8; 3 and 9 at increased difficulty."""
    harder = 1 if table.difficulty >= Difficulty.EXPERT else 0
    table.tokens = MAGUS_TOKENS
    table.least_tokens = 2 + harder
    table.most_tokens = 8 + harder


@rule
def less_by_tokens(card: Card, n: int) -> int:
    """Each token takes 1 off the damage."""
    return max(0, n - table.tokens)


@rule
def cloak_tears(card: Card, me: Player) -> None:
    """Each time he is dealt damage he loses a token, even if all of it was absorbed."""
    lose_tokens(1)


@rule
def two_more_tokens(me: Player) -> int:
    """How much of gaining two tokens is possible."""
    return 100 * min(2, table.most_tokens - table.tokens) // 2


# --- his cards --------------------------------------------------------------------------------------------------------


@rule
def magus_gains_token(card: Card, me: Player) -> None:
    """Dealing damage to a Dusk Spawn gives the Magus a token."""
    gain_tokens(1)


@rule
def is_dispelled(card: Card, me: Player) -> None:
    """Discarded as soon as damage gets through to the Magus."""
    leave_play(card)


@rule
def two_less(card: Card, n: int) -> int:
    """2 of the damage are prevented."""
    return max(0, n - 2)


@word(
    en="loses 1 charge or suffers {n:damage}",
    ru="теряет 1 энергию или получает {n:damage}",
    gives={"harm": "0.8 n"},
    short="−1 {charge} / −{n:life}",
)
def loses_charge_or_suffers(me: Player, n: int) -> None:
    if me.charges > 0:
        offer(LOSE_CHARGE)
        offer(SUFFER_DAMAGE, number=n)
        picked: Choice = ask(voice(me), CHARGE_OR_DAMAGE)
        if picked.verb == LOSE_CHARGE:
            me.charges -= 1
            return
    suffer(me, n)


@word(
    en="suffers damage equal to half the nemesis tokens, rounded up",
    ru="получает урон, равный половине жетонов исчадия с округлением вверх",
    gives={"harm": 3.0},
    short="−{life} = ½{token}",
)
def suffers_half_tokens(me: Player) -> None:
    suffer(me, (table.tokens + 1) // 2)


@word(
    en="the player with the most expensive prepped spell destroys it and suffers {n:damage}; if no spell is prepped, "
    "any player suffers {n:damage}",
    ru="игрок с самым дорогим подготовленным заклинанием уничтожает его и получает {n:damage}; если подготовленных "
    "заклинаний нет, любой игрок получает {n:damage}",
    gives={"harm": "3 n"},
    short=("dearest {spell} destroyed, −{n:life}", "дорогое {spell} уничтожено, −{n:life}"),
)
def dearest_spell_eclipsed(me: Player, n: int) -> None:
    spell = a_dearest_spell()
    if spell:
        owner: Player = spell.pile.owner
        leave_breach(spell, table.destroyed)
        suffer(owner, n)
    else:
        anybody = choose_player(everyone(), table.players, WHO_SUFFERS)
        if anybody:
            suffer(anybody, n)


@word(
    en="the players lose the game",
    ru="игроки проигрывают партию",
    gives={"harm": 30.0},
    short=("the players lose", "игроки проигрывают"),
)
def players_lose(me: Player) -> None:
    lose_to_nemesis()
