"""Words of the basic nemesis cards."""

from __future__ import annotations

from typing import Any

from deckwright.games.aeons_end.rules.breaches import destroy_breach, leave_breach, reaches
from deckwright.games.aeons_end.rules.cards import destroy
from deckwright.games.aeons_end.rules.damage import hit
from deckwright.games.aeons_end.rules.life import gravehold_suffers, suffer, voice
from deckwright.games.aeons_end.rules.slots import on_attack, pay_toll, toll_possible
from deckwright.games.aeons_end.rules.turn_order import nemesis_cards_taken, player_meant, show_turn_card
from deckwright.games.aeons_end.schema import Card, TurnOf, this
from deckwright.games.aeons_end.texts import (
    DESTROY_CARD,
    DESTROY_SPELL,
    WHICH_BREACH,
)
from deckwright.games.war_eternal.schema import Player, table
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import choose, move, move_all, reveal, shuffle
from deckwright.lang.words import Effect, word


@word(
    en="reveal the top card of the turn order deck: if it is a player's, that player suffers {n:damage}; if it is a "
    "nemesis card, Gravehold suffers {gravehold:damage}",
    ru="откройте верхнюю карту колоды очерёдности хода: если это карта игрока, этот игрок получает {n:damage}; если "
    "это карта «Исчадие», Грейвхолд получает {gravehold:damage}",
    gives=NOT_COUNTED,
    short=("next player −{n:life} / Gravehold −{gravehold:life}", "следующий −{n:life} / Грейвхолд −{gravehold:life}"),
)
def next_one_suffers(me: Player, n: int, gravehold: int) -> None:
    card = show_turn_card()
    if card.turn_of == TurnOf.NEMESIS:
        gravehold_suffers(gravehold)
    else:
        suffer(player_meant(card), n)


@word(
    en="Gravehold suffers {n:damage} for each spell prepped by the player who has the most prepped spells",
    ru="Грейвхолд получает {n:damage} за каждое подготовленное заклинание игрока, у которого их больше всего",
    gives={"harm": "1.5 n"},
    short=("Gravehold −{n:life} per {spell}", "Грейвхолд −{n:life} за {spell}"),
)
def gravehold_damage_by_spells(me: Player, n: int) -> None:
    gravehold_suffers(n * max((len(someone.prepped) for someone in table.players), default=0))


@word(
    en="Gravehold suffers {n:damage} for each nemesis card in the turn order discard pile",
    ru="Грейвхолд получает {n:damage} за каждую карту «Исчадие» в сбросе карт очерёдности хода",
    gives={"harm": "0.9 n"},
    short=("Gravehold −{n:life} per nemesis turn", "Грейвхолд −{n:life} за ход исчадия"),
)
def gravehold_damage_by_turns(me: Player, n: int) -> None:
    gravehold_suffers(n * nemesis_cards_taken())


@word(
    en="this minion suffers {n:damage}",
    ru="этот приспешник получает {n:damage}",
    gives=NOT_COUNTED,
    short=("itself −{n:life}", "сам −{n:life}"),
)
def suffers_itself(me: Player, n: int) -> None:
    card: Card = this()
    hit(me, card, n)


@word(
    en="puts their discard pile on top of their deck and shuffles it, then reveals its top two cards, destroys the "
    "more expensive one and returns the other to the top",
    ru="кладёт свою стопку сброса на колоду и перемешивает её, затем открывает две верхние карты, более дорогую из "
    "них уничтожает, а другую возвращает на верх колоды",
    gives={"harm": 2.0},
    short=("destroys dearer of 2 {card}", "уничтожает более дорогую {card} из 2"),
)
def flails(me: Player) -> None:
    move_all(me.discard, me.deck)
    shuffle(me.deck)
    first: Card | None = me.deck.top
    if first:
        reveal(first)
        move(first, me.play)
        second: Card | None = me.deck.top
        if second:
            reveal(second)
            move(second, me.play)
        destroy_dearer(me)
        move_all(me.play, me.deck)


@rule
def two_to_reveal(me: Player) -> int:
    """How many of two cards a player has in the deck and the discard pile."""
    return min(2, len(me.deck) + len(me.discard))


@rule
def destroy_dearer(me: Player) -> None:
    """Of the revealed cards the most expensive one; the player decides between equals.

    What cannot be destroyed is no choice; if nothing else was revealed, it is discarded instead.
    """
    most = max((card.cost for card in me.play), default=0)
    card = choose(voice(me), (card for card in me.play if card.cost == most and not card.indestructible), DESTROY_CARD)
    if card is None:
        card = me.play.top
    if card:
        destroy(card)


@word(
    en="resolve the attack that was discarded last once more",
    ru="ещё раз примените эффекты атаки, сброшенной последней",
    gives=NOT_COUNTED,
    short=("last attack again", "последняя атака ещё раз"),
)
def engulf(me: Player) -> None:
    attack = last_attack()
    if attack:
        on_attack(attack, me)


@rule
def last_attack() -> Card | None:
    """The most recent attack of the nemesis discard pile."""
    for card in table.nemesis_discard:
        if card.attack:
            return card
    return None


# --- what TO DISCARD asks for -----------------------------------------------------------------------------------------


@word(
    en="destroy one of your prepped spells that costs {n} or more, and a breach it was prepped in",
    ru="уничтожьте своё подготовленное заклинание стоимостью {n} или больше и разлом, в котором оно было подготовлено",
    gives=NOT_COUNTED,
    short=("destroy {spell} ≥{n:aether} and its breach", "уничтожить {spell} ≥{n:aether} и его разлом"),
)
def toll_spell_and_breach(me: Player, n: int) -> None:
    spell = choose(voice(me), (spell for spell in me.prepped if spell.cost >= n), DESTROY_SPELL)
    if spell:
        breach = choose(voice(me), (breach for breach in me.breaches if reaches(spell, breach)), WHICH_BREACH)
        leave_breach(spell, table.destroyed)
        if breach:
            destroy_breach(me, breach)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=toll_possible)
def has_dear_spell(card: Card, me: Player, n: int) -> bool:
    """Whether a player has a spell prepped that costs so much."""
    return any(spell.cost >= n for spell in me.prepped)


def toll_of_dear_spell(n: int) -> dict[Any, list[Effect]]:
    """TO DISCARD: a prepped spell that costs so much, and its breach."""
    return {toll_possible: [has_dear_spell(n)], pay_toll: [toll_spell_and_breach(n)]}
