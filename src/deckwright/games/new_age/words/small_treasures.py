"""The words of level 1 treasures, which are gems and spells of a starting deck."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.cards import an_ally, draw
from deckwright.games.aeons_end.rules.casting import cast
from deckwright.games.aeons_end.rules.damage import spell_damage
from deckwright.games.aeons_end.rules.life import room_for_life, share_of, voice
from deckwright.games.aeons_end.rules.turn_order import show_turn_card
from deckwright.games.aeons_end.schema import TurnOf
from deckwright.games.aeons_end.texts import CAST_WHICH, DISCARD_CARD
from deckwright.games.aeons_end.words.cards import may_put_below
from deckwright.games.new_age.matters import Own
from deckwright.games.new_age.schema import Player, table
from deckwright.games.new_age.texts import DISCARD_FOR_PYRE, DRAW_AND_DISCARD
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, confirm, move
from deckwright.lang.words import word


@rule
def one_life_extent(me: Player) -> int:
    """A player can gain 1 life if anybody has room for it."""
    return max((share_of(1, room_for_life(someone)) for someone in table.players), default=0)


@word(
    en="cast a prepped spell of any player",
    ru="произнесите подготовленное заклинание любого игрока",
    gives={"damage": 1},
    short=("cast any {spell}", "произнести любое {spell}"),
    about={Matter.OWN: int(Own.CAST_NOW)},
)
def cast_of_any(me: Player) -> None:
    spell = choose(voice(me), (card for someone in table.players for card in someone.prepped), CAST_WHICH)
    if spell:
        cast(me, spell)


@word(
    en="gain {n:aether} that can only be used to gain a gem",
    ru="получите {n:aether}, который можно потратить только на получение самоцвета",
    gives={"aether": "0.6 n"},
    short=("{n:aether} for a gem", "{n:aether} на самоцвет"),
)
def jewel_aether(me: Player, n: int) -> None:
    table.jewel_aether += n
    table.earmarked = True


@word(
    en="any ally may draw a card and then discard a card from their hand",
    ru="любой союзник может взять карту, а затем сбросить карту из руки",
    gives={"help": 0.4},
    short=("ally: {card}, then discards {card}", "союзник: {card}, затем сброс"),
)
def ally_may_exchange(me: Player) -> None:
    ally = an_ally(me)
    if confirm(voice(ally), DRAW_AND_DISCARD):
        draw(ally, 1)
        card = choose(voice(ally), ally.hand, DISCARD_CARD)
        if card:
            move(card, ally.discard)


@word(
    en="any ally may discard a card from their hand. Deal {n:damage}, and {more} more if they did",
    ru="любой союзник может сбросить карту из руки. Нанесите {n:damage} и ещё {more}, если он это сделал",
    gives={"damage": 2},
    short=("{n:damage} · <ally discards {card}> +{more}", "{n:damage} · <союзник сбрасывает {card}> +{more}"),
    about={Matter.DAMAGE: "n"},
)
def damage_with_help(me: Player, n: int, more: int) -> None:
    ally = an_ally(me)
    card = choose(voice(ally), ally.hand, DISCARD_FOR_PYRE, optional=True)
    if card:
        move(card, ally.discard)
        spell_damage(me, n + more)
    else:
        spell_damage(me, n)


# --- the turn order deck ----------------------------------------------------------------------------------------------
@word(
    en="reveal the top card of the turn order deck; you may put it on the bottom. If it is a player's card, gain {n} "
    "more aether",
    ru="откройте верхнюю карту колоды очерёдности хода; вы можете положить её под низ этой колоды. Если это карта "
    "игрока, получите ещё {n:aether}",
    gives={"help": 0.7, "aether": "0.6 n"},
    short=("may delay a turn · <player's> +{n:aether}", "можно отложить ход · <игрока> +{n:aether}"),
)
def delay_turn_for_aether(me: Player, n: int) -> None:
    card = show_turn_card()
    may_put_below(me, card)
    if card.turn_of != TurnOf.NEMESIS:
        table.aether += n


@word(
    en="reveal the top card of the turn order deck; it stays there. If it is a player's card, deal {more:damage}, "
    "otherwise deal {n:damage}",
    ru="откройте верхнюю карту колоды очерёдности хода; она остаётся на месте. Если это карта игрока, нанесите "
    "{more:damage}, иначе нанесите {n:damage}",
    gives={"damage": 2.2},
    short=("{n:damage} · <player's turn next> {more:damage}", "{n:damage} · <далее ход игрока> {more:damage}"),
    about={Matter.DAMAGE: "n"},
)
def damage_by_turn_card(me: Player, n: int, more: int) -> None:
    spell_damage(me, n if show_turn_card().turn_of == TurnOf.NEMESIS else more)
