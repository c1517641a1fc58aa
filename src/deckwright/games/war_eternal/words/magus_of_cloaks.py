"""Words of the Magus of Cloaks, whose tokens shield him."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.damage import leave_play
from deckwright.games.aeons_end.rules.life import (
    gain_tokens,
    lose_to_nemesis,
    lose_tokens,
    room_for_tokens,
    share_of,
    suffer,
    voice,
)
from deckwright.games.aeons_end.rules.slots import damage_through
from deckwright.games.aeons_end.schema import Answer, Card, Difficulty, ask
from deckwright.games.aeons_end.texts import WHO_SUFFERS
from deckwright.games.aeons_end.words.nemesis import a_dearest_spell
from deckwright.games.war_eternal.schema import Player, table
from deckwright.games.war_eternal.texts import CHARGE_OR_DAMAGE, LOSE_CHARGE, SUFFER_DAMAGE
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose_player, everyone, offer, this
from deckwright.lang.words import word


# --- the mat ----------------------------------------------------------------------------------------------------------
@word(
    en="begins with {n:token}, never has fewer than {least} nor more than {most}. "
    "Increased difficulty: {harder_least} and {harder_most}",
    ru="начинает с {n:from-tokens}; их не бывает меньше {least} и больше {most}. "
    "Повышенная сложность: {harder_least} и {harder_most}",
    gives=NOT_COUNTED,
    short=("at first {n:token}", "сначала {n:token}"),
)
def begins_cloaked(me: Player, n: int, least: int, most: int, harder_least: int, harder_most: int) -> None:
    harder = table.difficulty >= Difficulty.EXPERT
    table.tokens = n
    table.least_tokens = harder_least if harder else least
    table.most_tokens = harder_most if harder else most


@rule
def less_by_tokens(n: int) -> int:
    """Each token takes 1 off the damage."""
    return max(0, n - table.tokens)


@word(
    en="damage dealt to him is reduced by the number of his tokens; then he loses a token",
    ru="получаемый им урон уменьшается на число его жетонов; затем он теряет жетон",
    gives=NOT_COUNTED,
    short=("damage − {token}", "урон − {token}"),
    slot=damage_through,
)
def cloaked(card: Card, n: int) -> int:
    return less_by_tokens(n)


@rule
def cloak_tears(card: Card, me: Player) -> None:
    """Each time he is dealt damage he loses a token, even if all of it was absorbed."""
    lose_tokens(1)


@rule
def two_more_tokens(me: Player) -> int:
    """How much of gaining two tokens is possible."""
    return share_of(2, room_for_tokens(2))


# --- his cards --------------------------------------------------------------------------------------------------------


@word(
    en="when this minion is dealt damage, the Magus of Cloaks gains {n:token}",
    ru="когда этот приспешник получает урон, Маг Покровов получает {n:token}",
    gives=NOT_COUNTED,
    short=("<damage> +{n:token}", "<урон> +{n:token}"),
)
def magus_gains(me: Player, n: int) -> None:
    gain_tokens(n)


@word(
    en="discard this when the Magus of Cloaks is dealt damage",
    ru="сбросьте эту карту, когда Маг Покровов получает урон",
    gives=NOT_COUNTED,
    short=("<Magus damaged> discard this", "<урон Магу> сбросить её"),
)
def is_dispelled(me: Player) -> None:
    leave_play(this())


@word(
    en="damage dealt to this minion is reduced by the number of nemesis tokens",
    ru="урон этому приспешнику уменьшается на число жетонов исчадия",
    gives=NOT_COUNTED,
    short=("damage − {token}", "урон − {token}"),
    slot=damage_through,
)
def veiled(card: Card, n: int) -> int:
    return less_by_tokens(n)


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
        picked: Answer = ask(voice(me), CHARGE_OR_DAMAGE)
        if picked.verb == LOSE_CHARGE:
            me.charges -= 1
            return
    suffer(me, n)


@word(
    en="suffers damage equal to half the nemesis tokens, rounded up",
    ru="получает урон, равный половине числа жетонов исчадия с округлением вверх",
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
    short=("dearest {spell} destroyed, −{n:life}", "самое дорогое {spell} уничтожено, −{n:life}"),
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
