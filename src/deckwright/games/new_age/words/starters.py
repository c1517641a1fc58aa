"""What the starting cards of The New Age do: aether for something, charges of allies, the Forged deck."""

from __future__ import annotations

from deckwright.games.aeons_end.cards.starters import CRYSTAL
from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.cards import an_ally, anything_to_draw, destroy, draw, take_gained
from deckwright.games.aeons_end.rules.life import gain_charge, share_of, voice
from deckwright.games.aeons_end.schema import this
from deckwright.games.aeons_end.texts import WHICH_ALLY
from deckwright.games.aeons_end.words.cards import is_ally
from deckwright.games.aeons_end.words.setup import take_starters
from deckwright.games.new_age.matters import Own
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.games.new_age.texts import (
    BURN_AGAIN,
    DISCARD_SPELL_FOR_AETHER,
    FORGE_WHICH,
    LEND_CHARGE,
    SPEND_CHARGE,
)
from deckwright.lang.cards import Kind
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import choose, choose_player, confirm, move
from deckwright.lang.words import word


# --- aether for something ---------------------------------------------------------------------------------------------
@word(
    en="gain {n:aether} that can only be used to gain a relic",
    ru="получите {n:aether}, которые можно потратить только на получение реликвии",
    gives={"aether": "0.3 n"},
    short=("{n:aether} for a relic", "{n:aether} на реликвию"),
)
def relic_aether(me: Player, n: int) -> None:
    table.relic_aether += n
    table.earmarked = True


@word(
    en="gain {n:aether} that can only be used to focus or open breaches",
    ru="получите {n:aether}, которые можно потратить только на настройку и открытие разломов",
    gives={"aether": "0.4 n"},
    short=("{n:aether} for breaches", "{n:aether} на разломы"),
    about={Matter.OWN: int(Own.BREACH_AETHER)},
)
def breach_aether(me: Player, n: int) -> None:
    table.breach_aether += n
    table.earmarked = True


@word(
    en="you may lose 1 charge; if you do, gain {n:aether} more",
    ru="вы можете потерять 1 энергию; если вы это сделали, получите ещё {n:aether}",
    gives=NOT_COUNTED,
    short=("−1{charge} → {n:aether}", "−1{charge} → {n:aether}"),
)
def may_spend_charge(me: Player, n: int) -> None:
    if me.charges > 0 and confirm(voice(me), SPEND_CHARGE):
        me.charges -= 1
        table.aether += n


@word(
    en="you may discard up to {n:spell} from your hand; gain 1 aether for each of them",
    ru="вы можете сбросить из руки до {n} заклинаний; за каждое из них получите 1 эфир",
    gives={"aether": 1.5},
    short=("discard up to {n:spell} → 1{aether} each", "сбросить до {n:spell} → 1{aether} за каждое"),
)
def may_burn_spells(me: Player, n: int) -> None:
    for _ in range(n):
        spell = choose(voice(me), (card for card in me.hand if card.spell), DISCARD_SPELL_FOR_AETHER, optional=True)
        if spell is None:
            return
        move(spell, me.discard)
        table.aether += 1


@word(
    en="you may put this on top of your deck",
    ru="вы можете положить эту карту на верх своей колоды",
    gives={"help": 0.5},
    short=("may go onto your deck", "можно на колоду"),
)
def may_return_itself(me: Player) -> None:
    if confirm(voice(me), BURN_AGAIN):
        move(this(), me.deck)


# --- allies -----------------------------------------------------------------------------------------------------------
@rule
def may_lend(me: Player, ally: Player) -> bool:
    """Whether an ally has a charge to lose."""
    return is_ally(me, ally) and ally.charges > 0


@rule
def borrow_extent(me: Player) -> int:
    """Two charges can be gained as far as there is room, if an ally has one to lose; alone it is one's own."""
    if all(not may_lend(me, someone) for someone in table.players):
        return 0
    return share_of(2, me.most_charges - me.charges + (1 if table.seats == 1 else 0))


@word(
    en="any ally may lose 1 charge; if they do, gain {n:charge}",
    ru="любой союзник может потерять 1 энергию; если он это сделал, получите {n:charge}",
    gives=NOT_COUNTED,
    short=("ally −1{charge} → {n:charge}", "союзник −1{charge} → {n:charge}"),
    about={Matter.OWN: int(Own.BORROW)},
)
def borrow_charge(me: Player, n: int) -> None:
    ally = choose_player(voice(me), (someone for someone in table.players if may_lend(me, someone)), WHICH_ALLY)
    if ally and confirm(voice(ally), LEND_CHARGE):
        ally.charges -= 1
        gain_charge(me, n)


@rule
def ally_draws_extent(me: Player) -> int:
    """An ally can draw if any of them has a card left to draw."""
    return 100 if any(is_ally(me, someone) and anything_to_draw(someone) for someone in table.players) else 0


@word(
    en="any ally draws {n:card}",
    ru="любой союзник берёт {n:card}",
    gives=NOT_COUNTED,
    short=("ally {n:card}", "союзник {n:card}"),
    about={Matter.OWN: int(Own.ALLY_DRAWS)},
)
def ally_draws(me: Player, n: int) -> None:
    draw(an_ally(me), n)


# --- the Forged deck --------------------------------------------------------------------------------------------------
@word(en="in the Forged deck: {card} ×{n}", ru="в кованой колоде: {card} ×{n}", gives=NOT_COUNTED, short=NOT_ON_CARDS)
def set_aside(me: Player, card: Kind, n: int) -> None:
    take_starters(card, n, table.forged)


@rule
def is_crystal(card: Card) -> bool:
    """Whether a card is a Crystal, or counts as one."""
    return card.kind == CRYSTAL or card.counts_as_crystal


@rule
def forged_of(card: Card) -> Card | None:
    """A card of the Forged deck of the same kind as a Crystal or a Spark."""
    for forged in table.forged:
        if (card.spark and forged.spark) or (is_crystal(card) and forged.counts_as_crystal):
            return forged
    return None


@rule
def forge_extent(me: Player) -> int:
    """A Crystal or Spark of the hand can be forged if a card of its kind is left in the Forged deck."""
    return 100 if any(forged_of(card) is not None for card in me.hand) else 0


@word(
    en="destroy a Crystal or a Spark in your hand and gain a card of the same kind from the Forged deck into your hand",
    ru="уничтожьте «Кристалл» или «Искру» в руке и получите в руку карту того же вида из кованой колоды",
    gives=NOT_COUNTED,
    short=("forge a Crystal or Spark", "перековать Кристалл или Искру"),
    about={Matter.OWN: int(Own.FORGE)},
)
def forge(me: Player) -> None:
    card = choose(voice(me), (card for card in me.hand if forged_of(card) is not None), FORGE_WHICH)
    if card:
        forged = forged_of(card)
        assert forged is not None
        destroy(card)
        take_gained(me, forged)
