"""The taste of the greedy bot: how good an option is, from what its seat may see. Its weights are data.

Whoever is asked judges for the mage whose turn it is, or for all together: the players have one goal.
"""

from __future__ import annotations

from deckwright.games.aeons_end.features import SCALE, Matter
from deckwright.games.aeons_end.rules.life import foe
from deckwright.games.aeons_end.rules.slots import ability_taste, ability_waits, damage_through
from deckwright.games.aeons_end.rules.supply import piles_of
from deckwright.games.aeons_end.rules.turn_order import nemesis_cards_taken
from deckwright.games.aeons_end.schema import (
    GEM_PILES,
    RELIC_PILES,
    SPELL_PILES,
    Answer,
    Card,
    Player,
    TurnOf,
    Use,
    table,
)
from deckwright.games.aeons_end.texts import (
    ABILITY,
    CAST,
    CAST_WHICH,
    CHARGE,
    CHOOSE_ONE,
    CHOOSE_SUPPLY,
    DECIDE_TOGETHER,
    DESTROY_BREACH,
    DESTROY_CARD,
    DESTROY_SPELL,
    DESTROY_THIS,
    DISCARD_CARD,
    DISCARD_POWER,
    DISCARD_SPELL,
    DISCARD_TOGETHER,
    END_CASTING,
    END_TURN,
    FOCUS,
    FOCUS_BREACH,
    GAIN,
    GAIN_WHICH,
    MAY_DESTROY,
    MAY_DISCARD,
    MAY_DISCARD_SPELL,
    MAY_TAKE,
    ONTO_DECK,
    OPEN,
    PLAY,
    PREP,
    PREP_WIDE,
    SHARE_COPY,
    TO_BOTTOM,
    USE,
    WHICH_BREACH,
    WHICH_BREACH_FALLS,
    WHICH_PLAYER,
    WHICH_TARGET,
    WHO_PLAYS,
)
from deckwright.games.aeons_end.weighing import weights
from deckwright.lang.rules import has_effect, hook, rule
from deckwright.lang.types import CHOOSE, CHOOSE_PLAYER, NUMBER, PASS, YES, asked

WHOLE_GAME = 24  # early weights count at the beginning, late ones from this turn on


@rule
def mage_now(me: Player) -> Player:
    """The mage whose turn it is; before the first turn, oneself."""
    return table.active or me


@rule
def stage_of_game() -> int:
    """How many turns have begun, as far as that matters."""
    return min(table.turn, WHOLE_GAME)


@rule
def worth(early: int, late: int, now: int) -> int:
    """A weight between early and late, by the stage of the game."""
    return (early * (WHOLE_GAME - now) + late * now) // WHOLE_GAME


@rule
def stuck(mage: Player) -> int:
    """How many spells in hand have found no breach; whatever has room is prepped before aether is spent."""
    return sum(1 for card in mage.hand if card.spell)


@rule
def idle_room(mage: Player) -> int:
    """How many opened breaches hold no spell now: there are too few spells for them."""
    return sum(1 for breach in mage.breaches if breach.open and not breach.occupied)


@rule
def too_late() -> int:
    """What a card loses in worth when the nemesis is nearly beaten: it will hardly be played."""
    return weights.too_late if foe().life <= 15 and table.turn > 12 else 0


# --- where a box has a taste of its own: each takes what the family finds, and adds to it -----------------------------


@hook
def taste_of_playing(card: Card, n: int) -> int:
    """Playing a gem or relic."""
    return n


@hook
def taste_of_breach(breach: Card, n: int) -> int:
    """Prepping a spell in a breach."""
    return n


@hook
def taste_of_gaining(card: Card, mage: Player, n: int) -> int:
    """Gaining a card in the main phase."""
    return n


@hook
def taste_of_opening(mage: Player, n: int) -> int:
    """Opening a breach."""
    return n


@hook
def taste_of_target(card: Card, mage: Player, n: int) -> int:
    """Damaging a target."""
    return n


@hook
def taste_of_effects(matter: int, amount: int, n: int) -> int:
    """One of two effects."""
    return n


@hook
def taste_of_another(me: Player, option: Answer) -> int:
    """Something that only a box offers."""
    return 0


# --- what a card is worth ---------------------------------------------------------------------------------------------


@rule
def card_value(card: Card, mage: Player) -> int:
    """What having a card in the deck is worth to a mage; the tenth gem is worth less than the first."""
    now = stage_of_game()
    value = card.cost * weights.dear + card.liking
    if card.gives_thinning:
        value += card.gives_thinning * worth(weights.thin_early, weights.thin_late, now)
    if card.gives_help:
        value += card.gives_help * worth(weights.help_early, weights.help_late, now)
    if card.gem:
        value += card.gives_aether * worth(weights.gem_early, weights.gem_late, now)
        value -= mage.gems_gained * weights.gem_again
        value += weights.gem_first if mage.gems_gained < 2 else 0
    elif card.gives_damage:
        value += card.gives_damage * worth(weights.spell_early, weights.spell_late, now)
        value += idle_room(mage) * weights.spell_idle - mage.spells_gained * weights.spell_again
        value += weights.spell_first if mage.spells_gained < 2 else 0
    elif mage.relics_gained == 0:
        value += weights.relic_first
    return value - too_late()


@rule
def keep_value(card: Card) -> int:
    """How much a card is missed when it is discarded or destroyed."""
    return 10 * card.cost + card.gives_damage + card.gives_aether


# --- the judgement ----------------------------------------------------------------------------------------------------


@rule
def taste(me: Player, option: Answer) -> int:
    """Cast and play everything, prep what hits hardest, then spend aether where it is worth most."""
    if option.verb == CAST:
        return casting(option.card)
    if option.verb == END_CASTING or option.verb == END_TURN:
        return 1
    if option.verb == PLAY:
        return taste_of_playing(option.card, playing(option.card))
    if option.verb == USE:
        return 900_000
    if option.verb == PREP:
        return prepping(option.card, option.target)
    if option.verb == PREP_WIDE:
        return prepping(option.card, option.target)
    if option.verb == GAIN:
        return gaining(option.card, mage_now(me))
    if option.verb == OPEN:
        return opening(option.card, option.number, mage_now(me))
    if option.verb == FOCUS:
        return focusing(option.card, mage_now(me))
    if option.verb == CHARGE:
        return charging(mage_now(me))
    if option.verb == DISCARD_POWER:
        return averting(option.card)
    if option.verb == ABILITY:
        return ability_taste(option.card) if has_effect(option.card, ability_taste) else weights.ability
    if option.verb == CHOOSE:
        return choosing(option.card, mage_now(me))
    if option.verb == CHOOSE_PLAYER:
        return choosing_player(option.player)
    if option.verb == TO_BOTTOM:
        return 2 if option.card.turn_of == TurnOf.NEMESIS else 0
    if option.verb == NUMBER:
        return option.number
    if option.verb == PASS:
        return 50
    if option.verb == ONTO_DECK:
        return 1
    if option.verb == YES:
        return agreeing()
    if asked(CHOOSE_ONE) or asked(DECIDE_TOGETHER):
        return one_of_two(option.number // SCALE, option.number % SCALE)
    return taste_of_another(me, option)


@rule
def casting(spell: Card) -> int:
    """All spells are cast; against a nemesis that absorbs damage the weak ones first."""
    return 1_000 - spell.gives_damage if has_effect(foe(), damage_through) else 1_000 + spell.gives_damage


@rule
def playing(card: Card) -> int:
    """Gems first, then relics, which often want something played before them."""
    if card.gem:
        return 1_000_100 - card.cost
    return 1_000_000


@rule
def gaining(card: Card, mage: Player) -> int:
    """A card of the supply, unless it is hardly worth having."""
    return taste_of_gaining(card, mage, max(0, card_value(card, mage) - weights.gain_least))


@rule
def prepping(spell: Card, breach: Card) -> int:
    """What hits hardest, rather in an opened breach and one that adds to it."""
    value = 800_000 + 100 * spell.gives_damage + 40 * breach.bonus + (20 if breach.open else 0)
    return taste_of_breach(breach, value)


@rule
def opening(breach: Card, price: int, mage: Player) -> int:
    """An opened breach holds a spell every turn, and some make it stronger; spells without room want one more."""
    value = worth(weights.open_early, weights.open_late, stage_of_game()) + breach.bonus * weights.open_bonus
    value += stuck(mage) * weights.open_stuck - idle_room(mage) * weights.open_idle
    return taste_of_opening(mage, max(0, value - price * weights.open_price))


@rule
def focusing(breach: Card, mage: Player) -> int:
    """Focus to make room for a spell in hand, or as a step towards opening."""
    spell = max((card.gives_damage for card in mage.hand if card.spell), default=0)
    if spell > 0 and not any(other.open and not other.occupied for other in mage.breaches):
        if not breach.occupied and not breach.focused:
            return weights.focus_for_spell * spell // 10 - breach.focus_cost
    return max(0, weights.focus - breach.focus_cost)


@rule
def charging(mage: Player) -> int:
    """Charges are a use of aether that is always there, and the last one needed is worth more; unless it can wait."""
    if any(ability_waits(card) for card in mage.mat):
        return 3
    value = worth(weights.charge, weights.charge_late, stage_of_game())
    value = value * sum(card.gives_help for card in mage.mat) // 10
    return value + (weights.last_charge if mage.charges + 1 == mage.most_charges else 0)


@rule
def averting(power: Card) -> int:
    """Have a power discarded, by what it threatens, and the sooner it happens the better."""
    if power.toll == 0:
        return weights.sacrifice * power.threat // 10 - 100 if power.countdown == 1 else 0
    value = weights.avert * power.threat // 10 - weights.avert_least
    return value if power.countdown == 1 else value * weights.avert_soon // 100


@rule
def choosing(card: Card, mage: Player) -> int:
    """Whatever is chosen among cards: a target, what is lost, what is taken."""
    if asked(WHICH_TARGET):
        return taste_of_target(card, mage, 1_000_000 + target_value(card, mage))
    if asked(CHOOSE_SUPPLY):
        return 1_000 - 100 * piles_of(card.use) // usual_piles(card.use)
    if asked(GAIN_WHICH):
        return 1_000 + card_value(card, mage)
    if asked(CAST_WHICH) or asked(MAY_TAKE):
        return 100 + keep_value(card)
    if asked(DISCARD_CARD) or asked(DISCARD_TOGETHER) or asked(DISCARD_SPELL) or asked(DESTROY_SPELL):
        return 10_000 - keep_value(card)
    if asked(DESTROY_CARD):
        return 10_000 - keep_value(card)
    if asked(MAY_DESTROY):
        return 100 - keep_value(card) if card.starter else 0
    if asked(MAY_DISCARD_SPELL):
        return 0
    if asked(MAY_DISCARD):
        return discarding_for_focus(card)
    if asked(WHICH_BREACH_FALLS) or asked(DESTROY_BREACH):
        return 1_000 - (100 if card.open else 0) - 50 * card.bonus - (20 if card.occupied else 0) - card.stage
    if asked(FOCUS_BREACH) or asked(WHICH_BREACH):
        return 1_000 + 10 * card.bonus + card.stage + (50 if not card.occupied else 0)
    return 100


@rule
def usual_piles(use: Use) -> int:
    """How many piles of a type a supply usually has."""
    if use == Use.GEM:
        return GEM_PILES
    return RELIC_PILES if use == Use.RELIC else SPELL_PILES


@rule
def discarding_for_focus(card: Card) -> int:
    """Starting cards are given up for a focus, if any breach is left to focus; PASS is worth 50."""
    if not card.starter or all(breach.open for someone in table.players for breach in someone.breaches):
        return 0
    return 60 if card.spell else weights.discard_gem


@rule
def target_value(card: Card, mage: Player) -> int:
    """The nemesis, or a minion that is worth killing: by what it threatens, and how long that takes.

    Damage that would mostly be absorbed is better spent elsewhere, and so is that of a strong spell where a weaker one
    that is still prepped will do.
    """
    through = table.dealing
    if has_effect(card, damage_through):
        through = damage_through(card, table.dealing)
    if not card.minion:
        if card.life <= through:
            return 100_000
        return weights.face + (weights.finish if card.life <= 20 else 0)
    if card.life <= through:
        if any(card.life <= spell.gives_damage // 10 < table.dealing for spell in mage.prepped):
            return 0  # a weaker spell will do
        return weights.kill + weights.kill_threat * card.threat - weights.waste * (table.dealing - card.life)
    lost = weights.absorbed * (table.dealing - through)
    return weights.minion + weights.minion_threat * card.threat - weights.minion_life * card.life - lost


@rule
def choosing_player(who: Player) -> int:
    """Whoever can bear it best; a turn goes to whoever has most to cast and to play."""
    if asked(WHO_PLAYS):
        return 1_000 + 20 * len(who.prepped) + len(who.hand)
    if asked(WHICH_PLAYER):
        return 1_000 + max(
            (10 - breach.focus_cost + 3 * breach.stage for breach in who.breaches if not breach.open), default=0
        )
    if who.exhausted:
        return 1_000 + weights.spare * table.gravehold // 10
    return 1_000 + 10 * who.life


@rule
def agreeing() -> int:
    """Share a gem, and give a spell up only for a Gravehold in need."""
    if asked(SHARE_COPY):
        return 1
    if asked(DESTROY_THIS):
        return 1 if table.gravehold <= weights.mend else -1
    return 0


# --- one of two effects -----------------------------------------------------------------------------------------------


@rule
def life_left() -> int:
    """The life of all players together."""
    return sum(someone.life for someone in table.players)


@rule
def strongest_life() -> int:
    """The life of the player who has most."""
    return max((someone.life for someone in table.players), default=0)


@rule
def price_of_life(amount: int) -> int:
    """What it costs that a player suffers damage: the less life is left, the more."""
    price = 20 * weights.hurt_player * amount // (1 + life_left())
    return price + (weights.hurt_weak if strongest_life() <= amount else 0)


@rule
def price_of_gravehold(amount: int) -> int:
    """What it costs that Gravehold suffers damage."""
    if table.gravehold <= amount:
        return 100_000
    return 30 * weights.hurt_gravehold * amount // table.gravehold


@rule
def one_of_two(matter: int, amount: int) -> int:
    """Such a choice comes before all else."""
    return taste_of_effects(matter, amount, 1_000_000 + choice_of_effects(matter, amount))


@rule
def choice_of_effects(matter: int, amount: int) -> int:
    """How good or how bad one of two effects is now: what is scarce hurts more."""
    if matter == Matter.PLAYER:
        return -price_of_life(amount)
    if matter == Matter.GRAVEHOLD:
        return -price_of_gravehold(amount)
    if matter == Matter.PLAYER_OR_GRAVEHOLD:
        return -price_of_life(amount) if nemesis_cards_taken() == 1 else -price_of_gravehold(amount)
    if matter == Matter.PILLARS:
        if table.tokens <= amount:
            return -100_000
        return -8 * weights.pillar * amount // (table.tokens - amount)
    if matter == Matter.UNLEASH:
        return -amount * weights.unleash
    if matter == Matter.SPELLS:
        return -weights.lose_spell * max((s.cost for each in table.players for s in each.prepped), default=0)
    if matter == Matter.TOKENS:
        return -amount * weights.token
    if matter == Matter.DAMAGE:
        return 20 + amount
    if matter == Matter.THINNING:
        return 30 if any(card.starter for someone in table.players for card in someone.play) else -1
    if matter == Matter.FOCUS:
        return 18
    if matter == Matter.AETHER:
        return 20
    if matter == Matter.GIFT:
        return 19
    return 0
