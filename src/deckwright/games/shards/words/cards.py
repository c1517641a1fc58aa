"""The words that move cards."""

from __future__ import annotations

from deckwright.games.shards.rules.core import lands_in_play, leave_row, receive
from deckwright.games.shards.schema import Answer, Card, Faction, Player, table
from deckwright.games.shards.texts import (
    HAND_OR_PLAY,
    INTO_PLAY,
    RECRUIT_FREE,
    RECRUITS,
    REMOVE_CARD,
    RETURN_CARD,
    TO_HAND,
)
from deckwright.lang.rules import rule
from deckwright.lang.types import ask, choose, move, note, offer
from deckwright.lang.words import word


@word(
    en="you may remove a card from your hand or discard pile",
    ru="вы можете удалить карту из руки или сброса",
    gives={"removal": 1},
    short=("remove {card}", "удалить {card}"),
    keyword="remove",
)
def may_remove(me: Player) -> None:
    remove_one(me)


@word(
    en="you may remove up to 2 cards from your hand and discard pile in any combination",
    ru="вы можете удалить до 2 карт из руки и сброса в любом сочетании",
    gives={"removal": 2},
    short=("remove up to 2 {card}", "удалить до 2 {card}"),
    keyword="remove",
)
def may_remove_two(me: Player) -> None:
    if remove_one(me):
        remove_one(me)


@rule
def remove_one(me: Player) -> bool:
    """Remove one card of hand or discard pile, if the player likes (SOI-REM-01)."""
    card = choose(
        me,
        (card for zone in (me.hand, me.discard) for card in zone),
        REMOVE_CARD,
        optional=True,
    )
    if card:
        move(card, table.removed)
        return True
    return False


@word(
    en="return a champion from your discard pile to your hand",
    ru="верните чемпиона из сброса в руку",
    gives={"tempo": 1},
    short=("take back {champion}", "вернуть {champion}"),
)
def return_champion(me: Player) -> None:
    take_back(me, choose(me, (card for card in me.discard if card.champion), RETURN_CARD))


@word(
    en="return a mercenary from your discard pile to your hand",
    ru="верните наёмника из сброса в руку",
    gives={"tempo": 1},
    short=("take back {mercenary}", "вернуть {mercenary}"),
)
def return_mercenary(me: Player) -> None:
    take_back(me, choose(me, (card for card in me.discard if card.mercenary), RETURN_CARD))


@word(
    en="return all mercenaries from your discard pile to your hand",
    ru="верните всех наёмников из сброса в руку",
    gives={"tempo": 2},
    short=("take back all mercenaries", "вернуть всех наёмников"),
)
def return_mercenaries(me: Player) -> None:
    for card in me.discard:
        if card.mercenary:
            move(card, me.hand)


@word(
    en="return one {faction} card from your discard pile to your hand",
    ru="верните карту {faction:of} из сброса в руку",
    gives={"tempo": 1.5},
    short=("take back {faction} {card}", "вернуть {card} {faction:of}"),
)
def return_card(me: Player, faction: Faction) -> None:
    take_back(me, choose(me, (card for card in me.discard if card.faction == faction), RETURN_CARD))


@rule
def take_back(me: Player, card: Card | None) -> None:
    """Return the chosen card to hand, if there was one."""
    if card:
        move(card, me.hand)


@word(
    en="recruit a card of cost {n} or less from the centre row without paying",
    ru="призовите из центрального ряда карту стоимостью не больше {n}, не платя за неё",
    gives={"crystals": 4},
    short=("free {card} ≤{n:crystal}", "{card} ≤{n:crystal} даром"),
)
def recruit_free(me: Player, n: int) -> None:
    if not me.nemesis:
        card = choose(me, (card for card in table.row if card.cost <= n), RECRUIT_FREE)
        if card:
            note(RECRUITS, card, player=me)
            leave_row(card)
            receive(me, card)


@word(
    en="recruit that card into your hand",
    ru="призовите её в руку",
    gives={"crystals": 5},
    short=("into your hand", "в руку"),
)
def recruit_free_to_hand(me: Player, n: int) -> None:
    if not me.nemesis:
        card = choose(me, (card for card in table.row if card.cost <= n), RECRUIT_FREE)
        if card:
            note(RECRUITS, card, player=me)
            awaited = lands_in_play(card)
            into_play = awaited and wants_in_play(me)  # asked while the card still lies in its place
            leave_row(card)
            if into_play:
                receive(me, card)
            else:
                if awaited:
                    table.landing -= 1  # it was the next champion, wherever it goes
                move(card, me.hand)


@rule
def wants_in_play(me: Player) -> bool:
    """Two effects say where the card goes; the player picks one."""
    offer(INTO_PLAY)
    offer(TO_HAND)
    picked: Answer = ask(me, HAND_OR_PLAY)
    return picked.verb == INTO_PLAY


@word(
    en="the next {faction} champion you recruit this turn goes into play at once",
    ru="следующий чемпион {faction:of}, призванный вами в этом ходу, сразу попадает в игровую зону",
    gives={"tempo": 0.5},
    short=("next {faction} {champion} into play", "следующий чемпион {faction:of} сразу в игру"),
)
def next_champion_lands(me: Player, faction: Faction) -> None:
    table.landing += 1
