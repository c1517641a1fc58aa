"""The words about breaches: focusing, and prepping outside of one's own turn."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import (
    can_be_focused,
    easiest_closed_breach,
    has_closed_breach,
    shares,
)
from deckwright.games.aeons_end.rules.cards import an_ally
from deckwright.games.aeons_end.rules.damage import focus_breach
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.rules.main_phase import fits_beside, prep
from deckwright.games.aeons_end.schema import Answer, Card, Player, ask, table
from deckwright.games.aeons_end.texts import (
    FOCUS_BREACH,
    PREP,
    PREP_WIDE,
    WHERE_TO_PREP,
    WHICH_PLAYER,
)
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import PASS, choose, choose_player, offer, offered
from deckwright.lang.words import word


@rule
def focus_extent(me: Player) -> int:
    """Any player's breach can be focused if there is a closed one (WE-FOCUS-07)."""
    return 100 if any(has_closed_breach(someone) for someone in table.players) else 0


@rule
def own_focus_extent(me: Player) -> int:
    """A breach of one's own can be focused if there is a closed one."""
    return 100 if has_closed_breach(me) else 0


@word(
    en="focus a closed breach of any player",
    ru="настройте закрытый разлом любого игрока",
    gives={"help": 1},
    short=("focus any breach", "настроить любой разлом"),
    about={Matter.FOCUS: 2},
)
def focus_any(me: Player) -> None:
    breach = choose(
        voice(me),
        (breach for someone in table.players for breach in someone.breaches if can_be_focused(breach)),
        FOCUS_BREACH,
    )
    if breach:
        focus_breach(breach)


@rule
def focus_easiest(me: Player) -> None:
    """Focus the closed breach with the lowest focus cost."""
    breach = easiest_closed_breach(me)
    if breach:
        focus_breach(breach)


@word(
    en="focus your closed breach with the lowest focus cost",
    ru="настройте свой закрытый разлом с наименьшей стоимостью настройки",
    gives={"help": 1},
    short=("focus a breach", "настроить разлом"),
    about={Matter.FOCUS: 2},
)
def focus_own(me: Player) -> None:
    focus_easiest(me)


@word(
    en="any player focuses their closed breach with the lowest focus cost",
    ru="любой игрок настраивает свой закрытый разлом с наименьшей стоимостью настройки",
    gives={"help": 0.4},
    short=("any player focuses", "любой игрок настраивает"),
)
def any_player_focuses(me: Player) -> None:
    chosen = choose_player(
        voice(me), (someone for someone in table.players if has_closed_breach(someone)), WHICH_PLAYER
    )
    if chosen:
        focus_easiest(chosen)


# --- prepping ---------------------------------------------------------------------------------------------------------


@rule
def offer_all_preps(me: Player, card: Card) -> None:
    """Every breach that has room for a spell, closed ones too, even if nobody focused them."""
    for breach in me.breaches:
        if breach.occupied:
            if shares(me, card, breach):
                offer(PREP, card, target=breach)
        elif not card.dual:
            offer(PREP, card, target=breach)
        elif fits_beside(me, breach, True):
            offer(PREP_WIDE, card, target=breach)


@rule
def ask_to_prep(me: Player) -> None:
    """The offered spells, of which one may be prepped."""
    if offered() > 0:
        offer(PASS)
        picked: Answer = ask(voice(me), WHERE_TO_PREP)
        if picked.verb != PASS:
            prep(me, picked.card, picked.target)


@word(
    en="any ally may prep a spell from their hand in an opened or closed breach",
    ru="любой союзник может подготовить заклинание из руки в открытом или закрытом разломе",
    gives=NOT_COUNTED,
    short=("ally preps {spell}", "союзник готовит {spell}"),
)
def ally_may_prep(me: Player) -> None:
    ally = an_ally(me)
    for card in ally.hand:
        if card.spell:
            offer_all_preps(ally, card)
    ask_to_prep(ally)


@word(
    en="any ally may prep a spell from their discard pile in an opened or closed breach",
    ru="любой союзник может подготовить заклинание из своей стопки сброса в открытом или закрытом разломе",
    gives={"damage": 2},
    short=("ally preps {spell} of discard", "союзник готовит {spell} из сброса"),
)
def ally_may_prep_discarded(me: Player) -> None:
    ally = an_ally(me)
    for card in ally.discard:
        if card.spell:
            offer_all_preps(ally, card)
    ask_to_prep(ally)
