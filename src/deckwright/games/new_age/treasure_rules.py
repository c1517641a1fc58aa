"""Treasures at the table: how they come there, and when they do what they say (NA-TREAS).

The group has one treasure at most, and so has the mat of every mage.

These rules stand in the place of hooks of the family; see `HOOKS`.
"""

from __future__ import annotations

from deckwright.games.aeons_end.cards.starters import CRYSTAL, SPARK
from deckwright.games.aeons_end.laying import DEBT
from deckwright.games.aeons_end.rules import aether, damage, hooks
from deckwright.games.aeons_end.rules.aether import aether_for, pay
from deckwright.games.aeons_end.rules.breaches import in_own_turn
from deckwright.games.aeons_end.rules.cards import next_copy
from deckwright.games.aeons_end.rules.damage import deal, hit
from deckwright.games.aeons_end.rules.life import voice
from deckwright.games.aeons_end.schema import Answer, Use, ask, this
from deckwright.games.aeons_end.schema import Card as AnyCard
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.games.new_age.slots import (
    adds_against_nemesis,
    adds_to_spell,
    as_first_turn_begins,
    as_turn_begins,
    cheapens,
    fits_pile,
    when_ability_used,
    when_breach_opens,
    when_gained_beside,
    when_gem_played,
    when_pile_empties,
    when_relic_gained,
    when_second_spell,
    when_spell_cast,
    when_spell_gained,
)
from deckwright.games.new_age.texts import (
    BEGINS_WITH,
    NEXT_TO_PILE,
    NO_PILE_FITS,
    NOTHING_TO_REPLACE,
    REPLACE,
    REPLACE_WHICH,
    TAKES_TREASURE,
    TREASURE_ASTRAY,
    WHICH_PILE,
)
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, everyone, move, move_before, note, offer, random_below

RANDOM = -1  # a treasure at random is asked for
SMALL, GROUPS, OWN = 1, 2, 3  # the levels of treasures
MANY_SPELLS = 2  # so many in a casting phase are more than one


# --- setting up -------------------------------------------------------------------------------------------------------
@rule
def hand_out_treasures() -> None:
    """First the treasures that were asked for by name, then those at random (NA-TREAS-02, -05, -06, -07)."""
    for by_name in (True, False):
        for me in table.players:
            if asked_for(table.treasure_1[me.seat], by_name):
                begin_with(me, treasure_wanted(table.treasure_1[me.seat], SMALL))
        if asked_for(table.treasure_2, by_name):
            put_down(treasure_wanted(table.treasure_2, GROUPS))
        for me in table.players:
            if asked_for(table.treasure_3[me.seat], by_name):
                lay_on_mat(me, treasure_wanted(table.treasure_3[me.seat], OWN))


@rule
def asked_for(wanted: int, by_name: bool) -> bool:
    """Whether a treasure is wanted, and by its name or not."""
    return wanted > 0 if by_name else wanted == RANDOM


@rule
def treasure_wanted(wanted: int, level: int) -> Card:
    """The treasure of a number, or any that is left of its level."""
    skipped = 0
    if wanted == RANDOM:
        skipped = random_below(sum(1 for card in table.treasure_box if card.treasure_level == level))
    found = table.treasure_box.top
    for card in table.treasure_box:
        if card.treasure == wanted or (wanted == RANDOM and card.treasure_level == level):
            if skipped == 0:
                found = card
                break
            skipped -= 1
    assert found is not None
    return found


@rule
def begin_with(me: Player, treasure: Card) -> None:
    """A gem replaces a Crystal of the starting deck, a spell a Spark, if there is one (NA-TREAS-03, -04).

    It takes the very place of the card; which copy it is, its player chooses.
    """
    sparks = sum(1 for card in me.deck if card.kind == SPARK)
    crystals = sum(1 for card in me.deck if card.kind == CRYSTAL)
    takes_spark = sparks > 0 if treasure.spell else crystals == 0
    if sparks + crystals == 0:
        note(NOTHING_TO_REPLACE, treasure, player=me)
        return
    replaced = card_to_replace(me, treasure, takes_spark, sparks if takes_spark else crystals)
    note(TAKES_TREASURE, treasure, player=me)
    note(BEGINS_WITH, treasure, target=replaced)
    move_before(treasure, replaced)
    move(replaced, table.starters)


@rule
def gives_way(card: AnyCard, takes_spark: bool) -> bool:
    """Whether a treasure may take the place of this card of the starting deck."""
    wanted: bool = card.kind == SPARK if takes_spark else card.kind == CRYSTAL
    return wanted


@rule
def card_to_replace(me: Player, treasure: Card, takes_spark: bool, copies: int) -> AnyCard:
    """A Crystal or a Spark of the deck; of several, which of them, counted from the top."""
    if copies > 1:
        at = 0
        for card in me.deck:
            at = at + 1
            if gives_way(card, takes_spark):
                offer(REPLACE, card, number=at)
        picked: Answer = ask(voice(me), REPLACE_WHICH)
        return picked.card
    found = me.deck.top
    for card in me.deck:
        if gives_way(card, takes_spark):
            found = card
    assert found is not None
    return found


@rule
def put_down(treasure: Card) -> None:
    """The treasure of the group lies open, some next to a supply pile (NA-TREAS-05)."""
    table.treasured = True
    move(treasure, table.treasures)
    if has_effect(treasure, fits_pile):
        pile = choose(everyone(), (card for card in table.market if fits_pile(treasure, card)), WHICH_PILE)
        if pile:
            table.beside = pile.supply_number
            table.earmarked = True
            note(NEXT_TO_PILE, treasure, target=pile)
        else:
            note(NO_PILE_FITS, treasure)


@rule
def lay_on_mat(me: Player, treasure: Card) -> None:
    """The treasure of a player lies open on the own mat (NA-TREAS-06)."""
    table.treasured = True
    move(treasure, me.treasures)
    note(TAKES_TREASURE, treasure, player=me)


# --- turns ------------------------------------------------------------------------------------------------------------
@rule
def treasures_as_turn_begins(me: Player) -> None:
    """What happens at the start of a turn, and of the first one; the group's treasure comes first."""
    table.casting = True
    if table.treasured:
        groups = table.treasures.top
        if groups:
            as_turn_begins(groups, me)
        own = me.treasures.top
        if own:
            if not me.has_begun:
                as_first_turn_begins(own, me)
            as_turn_begins(own, me)
    me.has_begun = True


@rule
def casting_is_over(me: Player) -> None:
    """From now on spells are not cast in the casting phase."""
    table.casting = False
    if me.spells_cast:
        me.spells_cast = 0


@rule
def treasures_rest(me: Player) -> None:
    """What can be done once per turn can be done again, and aether for gems is lost."""
    table.jewel_aether = 0
    if table.treasured:
        for someone in table.players:
            treasure = someone.treasures.top
            if treasure:
                treasure.used = False


# --- what treasures answer to -----------------------------------------------------------------------------------------
@rule
def treasures_after_ability(me: Player) -> None:
    """The ability of a player has done what it says."""
    treasure = table.treasures.top
    if treasure:
        when_ability_used(treasure, me)


@rule
def treasures_after_opening(me: Player, breach: Card) -> None:
    """A breach of a player has been opened, for aether or by an effect."""
    treasure = table.treasures.top
    if treasure:
        when_breach_opens(treasure, me)


@rule
def treasures_after_playing(me: Player, card: Card) -> None:
    """A player has played a gem."""
    if table.treasured:
        treasure = me.treasures.top
        if treasure and card.gem:
            table.answered = card
            when_gem_played(treasure, me)


@rule
def treasures_after_casting(me: Player, spell: Card) -> None:
    """A player has cast a spell; with Echo, too, it is one."""
    if table.casting and in_own_turn(me):
        me.spells_cast += 1
    if table.treasured:
        treasure = me.treasures.top
        if treasure:
            table.answered = spell
            when_spell_cast(treasure, me)
            if table.casting and in_own_turn(me) and me.spells_cast == MANY_SPELLS:
                when_second_spell(treasure, me)


# --- the supply -------------------------------------------------------------------------------------------------------
@rule
def price_next_to_treasure(card: Card) -> int:
    """The price of a card of the supply: less than its cost if a treasure says so."""
    if card.supply_number != table.beside:
        return card.cost
    return card.cost - sum(cheapens(treasure) for treasure in table.treasures)


@rule
def prices_next_to_treasures_differ() -> bool:
    """Whether a treasure lies next to a supply pile."""
    return table.beside > 0


@rule
def remember_pile(card: Card) -> None:
    """Whether the card that is taken comes from a supply pile, and is the last of it."""
    if table.treasures:
        card.from_pile = card in table.market
        card.last_of_pile = card.from_pile and next_copy(card) is None


@rule
def treasures_after_gaining(me: Player, card: Card) -> None:
    """A player has gained a card."""
    if not table.treasured:
        return
    groups = table.treasures.top
    if groups and card.from_pile:
        card.from_pile = False
        if card.supply_number == table.beside:
            when_gained_beside(groups, me)
        emptied_by(me, card)
    own = me.treasures.top
    if own:
        table.answered = card
        if card.spell:
            when_spell_gained(own, me)
        elif card.relic:
            when_relic_gained(own, me)


@rule
def emptied_by(me: Player, card: Card) -> None:
    """A card of the supply was gained or destroyed: perhaps it was the last of its pile."""
    treasure = table.treasures.top
    if treasure and card.last_of_pile:
        card.last_of_pile = False
        when_pile_empties(treasure, me)


# --- damage -----------------------------------------------------------------------------------------------------------
@rule
def damage_with_treasures(me: Player, spell: Card, n: int) -> int:
    """What is added to each part of the damage of a spell, with what the treasure of the caster adds (NA-ECHO-02)."""
    return n + sum(adds_to_spell(treasure, me, spell) for treasure in me.treasures)


@rule
def strike_with_card(me: Player, n: int) -> AnyCard | None:
    """Damage of a card: where it is a spell and aimed at the nemesis, a treasure may add to it."""
    table.by_spell = this().spell
    target = deal(me, n)
    table.by_spell = False
    return target


@rule
def strike_with_card_at(me: Player, target: Card, n: int) -> None:
    """The same to a target that is given."""
    table.by_spell = this().spell
    hit(me, target, aimed_with_treasures(me, target, n))
    table.by_spell = False


@rule
def strike_with_spell(me: Player, n: int) -> AnyCard | None:
    """Damage that is only added to a spell."""
    table.by_spell = True
    target = deal(me, n)
    table.by_spell = False
    return target


@rule
def aimed_with_treasures(me: Player, target: Card, n: int) -> int:
    """The damage to a target, with what the treasure of the caster adds where a spell damages the nemesis."""
    if table.by_spell and target in table.nemesis_mat:
        return n + sum(adds_against_nemesis(treasure) for treasure in me.treasures)
    return n


# --- aether that is good for gems alone -------------------------------------------------------------------------------
@rule
def aether_with_jewels(use: Use) -> int:
    """How much aether may be spent on something."""
    return aether_for(use) + (table.jewel_aether if use == Use.GEM else 0)


@rule
def restricted_with_jewels(n: int) -> int:
    """How much aether there is that may be spent only on some things."""
    return n + table.jewel_aether


@rule
def pay_with_jewels(me: Player, use: Use, n: int) -> None:
    """Spend aether, first what is good for gems alone."""
    spent = min(n, table.jewel_aether) if use == Use.GEM else 0
    table.jewel_aether -= spent
    pay(me, use, n - spent)


# --- positions that are laid ------------------------------------------------------------------------------------------
@rule
def forget_casting() -> None:
    """What was going on is over."""
    table.casting = False
    table.by_spell = False
    table.answered = None
    for me in table.players:
        me.spells_cast = 0


@rule
def settle_treasures() -> None:
    """Whether there is a treasure that may do something."""
    if table.treasures or any(me.treasures for me in table.players):
        table.treasured = True


@rule
def refuse_treasures() -> None:
    """The group has one treasure of level 2 at most, every mat one of level 3, and aether is never below 0."""
    for treasure in table.treasures:
        if treasure.treasure_level != GROUPS or treasure != table.treasures.top:
            note(TREASURE_ASTRAY, treasure)
    for me in table.players:
        for treasure in me.treasures:
            if treasure.treasure_level != OWN or treasure != me.treasures.top:
                note(TREASURE_ASTRAY, treasure)
    if table.jewel_aether < 0:
        note(DEBT)


HOOKS = {
    hooks.forgets: forget_casting,
    hooks.settles_more: settle_treasures,
    hooks.refuses_more: refuse_treasures,
    hooks.completes_set_up: hand_out_treasures,
    hooks.turn_begins: treasures_as_turn_begins,
    hooks.casting_ends: casting_is_over,
    hooks.turn_is_over: treasures_rest,
    hooks.ability_was_used: treasures_after_ability,
    hooks.was_opened: treasures_after_opening,
    hooks.was_played: treasures_after_playing,
    hooks.was_cast: treasures_after_casting,
    hooks.price_of: price_next_to_treasure,
    hooks.prices_differ: prices_next_to_treasures_differ,
    hooks.leaves_pile: remember_pile,
    hooks.was_gained: treasures_after_gaining,
    hooks.was_destroyed: emptied_by,
    hooks.more_damage: damage_with_treasures,
    hooks.aimed_at: aimed_with_treasures,
    damage.strike: strike_with_card,
    damage.strike_at: strike_with_card_at,
    damage.strike_with_bonus: strike_with_spell,
    aether.aether_for: aether_with_jewels,
    aether.all_restricted: restricted_with_jewels,
    aether.pay: pay_with_jewels,
}
