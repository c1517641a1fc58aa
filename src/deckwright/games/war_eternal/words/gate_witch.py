"""Words of the Gate Witch, who accelerates time."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.life import foe, gravehold_suffers, lose_tokens, suffer, unleash
from deckwright.games.aeons_end.rules.turn_order import (
    first_of_pair,
    is_pair,
    nemesis_cards_taken,
    player_meant,
    return_nemesis_card,
    show_turn_card,
)
from deckwright.games.aeons_end.schema import PAIR_SIZE, Card, Difficulty, TurnOf
from deckwright.games.war_eternal.schema import Player, table
from deckwright.games.war_eternal.texts import KEEP_TURN_CARD, TIME_ACCELERATES
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, everyone, move, note, shuffle
from deckwright.lang.words import word


# --- the mat ----------------------------------------------------------------------------------------------------------
@word(
    en="begins with {n:token}",
    ru="начинает с {n:from-tokens}",
    gives=NOT_COUNTED,
    short=("at first {n:token}", "сначала {n:token}"),
)
def begins_with_tokens(me: Player, n: int) -> None:
    table.tokens = n


@word(
    en="at the end of her turn, with {n} or more tokens and exactly one nemesis card in the turn order discard pile, "
    "that card is shuffled into the turn order deck and she loses {loses} tokens. Increased difficulty: she loses "
    "{harder}",
    ru="если в конце её хода у неё {n} или больше жетонов, а в сбросе карт очерёдности хода ровно одна карта "
    "«Исчадие», эта карта замешивается в колоду очерёдности хода, а Ведьма теряет {loses} жетона. Повышенная "
    "сложность: теряет {harder}",
    gives=NOT_COUNTED,
    short=("<{n:token}> another nemesis turn", "<{n:token}> ещё один ход исчадия"),
)
def accelerates(me: Player, n: int, loses: int, harder: int) -> None:
    if table.tokens >= n and nemesis_cards_taken() == 1:
        note(TIME_ACCELERATES, foe())
        return_nemesis_card()
        lose_tokens(harder if table.difficulty >= Difficulty.EXPERT else loses)


# --- her cards --------------------------------------------------------------------------------------------------------


@word(
    en="each player suffers 1 damage for each turn order card of theirs in the turn order discard pile",
    ru="каждый игрок получает 1 урон за каждую свою карту в сбросе карт очерёдности хода",
    gives={"harm": 2.0},
    short=("each player −{life} per turn taken", "каждый −{life} за свой ход"),
)
def suffer_by_turn_cards(me: Player) -> None:
    for card in table.turns_taken:
        if card.turn_of != TurnOf.NEMESIS:
            count_turn_card(card)
    for someone in table.players:
        hurt = someone.counted
        someone.counted = 0
        suffer(someone, hurt)


@rule
def count_turn_card(card: Card) -> None:
    """Whom a turn order card hurts; both cards of a pair hurt each of the two once, which nobody has to be asked."""
    if is_pair(card) and sum(1 for other in table.turns_taken if other.turn_of == card.turn_of) == PAIR_SIZE:
        one = first_of_pair(card)
        one.counted = 1
        one.left.counted = 1
        return
    meant = player_meant(card)
    meant.counted += 1


@word(
    en="the nemesis draws one more card in this turn's draw phase",
    ru="в фазу добора этого хода исчадие берёт на одну карту больше",
    gives={"harm": 3.0},
    short=("nemesis +1 {card}", "исчадие +1 {card}"),
)
def one_more_card(me: Player) -> None:
    table.extra_draws += 1


@word(
    en="the players choose a player's card in the turn order discard pile, which stays there; all other turn order "
    "cards are shuffled into the turn order deck",
    ru="игроки выбирают карту игрока в сбросе карт очерёдности хода, она остаётся там; остальные карты очерёдности "
    "хода замешиваются в колоду очерёдности хода",
    gives={"harm": 3.0},
    short=("turns shuffled anew", "ходы замешать заново"),
)
def time_spirals(me: Player) -> None:
    kept = choose(everyone(), (card for card in table.turns_taken if card.turn_of != TurnOf.NEMESIS), KEEP_TURN_CARD)
    for card in table.turns_taken:
        if card != kept:
            move(card, table.turns)
    shuffle(table.turns)


@word(
    en="reveal the top card of the turn order deck: if it is a player's, discard it; otherwise Gravehold suffers "
    "{n:damage}",
    ru="откройте верхнюю карту колоды очерёдности хода: если это карта игрока, сбросьте её; иначе Грейвхолд получает "
    "{n:damage}",
    gives=NOT_COUNTED,
    short=("next turn lost / Gravehold −{n:life}", "ход потерян / Грейвхолд −{n:life}"),
)
def turn_lost(me: Player, n: int) -> None:
    card = show_turn_card()
    if card.turn_of == TurnOf.NEMESIS:
        gravehold_suffers(n)
    else:
        move(card, table.turns_taken)


@word(
    en="[unleash] until the nemesis has {n} tokens",
    ru="[unleash], пока у исчадия не станет {n} жетонов",
    gives={"harm": 4.0},
    short=("[unleash] up to {n:token}", "[unleash] до {n:token}"),
)
def unleash_up_to(me: Player, n: int) -> None:
    while table.tokens < n:
        unleash(1)
