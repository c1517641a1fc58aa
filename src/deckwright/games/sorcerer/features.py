"""What a card does, as numbers for bots: what its words give and cost, so that a new card needs nothing more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckwright.games.sorcerer.rules.slots import (
    on_attacked,
    on_criticals,
    on_death_here,
    on_destroyed,
    on_entombed,
    on_play,
    on_power,
    on_reroll,
    on_round_end,
    on_sorcery,
    on_strike,
    on_tactic,
    shields,
)
from deckwright.games.sorcerer.words import (
    animist,
    ariaspes,
    basic,
    blood_pool,
    bloodlord,
    coast,
    demonologist,
    forest,
    miselda,
    necromancer,
    sanctuary,
    tegu,
    temple,
    zevrane,
)
from deckwright.lang.cards import Kind
from deckwright.lang.words import Effect, effects_in

# How much of what a slot gives is had in a usual life on the table; all else counts once.
SHARES = {
    on_power: 0.8,
    on_tactic: 1.0,
    on_round_end: 1.5,
    on_destroyed: 0.6,
    on_entombed: 0.5,
    on_death_here: 0.8,
    on_strike: 0.8,
    on_attacked: 0.8,
    on_criticals: 0.5,
}

# What a word takes from who uses it, or how much it does: a number, or the parameter that says it.
Amounts = Mapping[Any, str | int]
STARED_DOWN = 3  # the attack of whom a mask keeps still, about: as much as its bearer's
DICE: Amounts = {
    basic.bonus: "n",
    blood_pool.blood_rush: "m",
    sanctuary.find_the_method: "n",
    forest.hunt_together: "n",
}
CARDS: Amounts = {
    sanctuary.find_the_method: 1,
    sanctuary.read_the_leaves: 1,
    sanctuary.work_a_wonder: 1,
    sanctuary.operate: 1,
}
OMENS: Amounts = {sanctuary.work_a_wonder: 1}
BLOOD: Amounts = {blood_pool.blood_rush: "n", bloodlord.pay_blood: "n"}
WOUNDS: Amounts = {
    basic.weaken_own_for: 1,
    basic.weaken_this_for: 1,
    tegu.weaken_host_for: 1,
    bloodlord.feeds_vampires: 1,
}
ATTACKS: Amounts = {zevrane.exhaust_this_for: 1, forest.sound_the_hunt: 1, temple.stare_down: 1}
LIVES: Amounts = {basic.sacrifice_for: 1, necromancer.operate: 1, demonologist.black_mass: 1}
FOLLOWERS: Amounts = {animist.shed_for: 1}
FLAMES: Amounts = {demonologist.flame_for: 1}
DEALS: Amounts = {
    basic.deal: "n",
    bloodlord.drain: "n",
    blood_pool.rites: "harms",
    necromancer.deal_at_avatar: "n",
    demonologist.combust: "n",
    animist.swarm_feeds: "n",
    sanctuary.operate: "n",
    sanctuary.galvanize: "n",
    coast.dash: "n",
    tegu.deal_more_to_wounded: "n",
    miselda.deal_more_to_blanked: "n",
}
MENDS: Amounts = {animist.moults: "n", forest.into_hiding: "heals", temple.slough: "n"}
# What else a sorcery or a power does to those it finds: judged by the best target there is (judging/spells.py).
DOES: Mapping[str, Amounts] = {
    "deals_wounded": {tegu.deal_more_to_wounded: "more"},
    "deals_blanked": {miselda.deal_more_to_blanked: "more"},
    "deals_by_flame": {demonologist.combust: "more"},
    "deals_by_follower": {animist.swarm_feeds: 1},
    "deals_by_attack": {ariaspes.tear_apart: 1},
    "deals_by_card": {sanctuary.galvanize: "most"},
    "spreads": {basic.distribute_damage: "n"},
    "spreads_by_pack": {forest.close_the_ring: "most"},
    "slays_wounded": {tegu.destroy_wounded: "n"},
    "slays_still": {temple.petrify: 1},
    "stills": {temple.petrify: "n", temple.stare_down: STARED_DOWN, basic.exhaust_enemy: "n", miselda.hush: "n"},
    "daunts": {coast.drag_under: 1, miselda.hush: 1},
    "drags": {coast.drag_under: 1},
    "burns": {demonologist.spread_flames: "n"},
    "stills_all": {miselda.silence_battlefield: "n", temple.seal: "weak"},
    "blanks_all": {miselda.silence_battlefield: 1},
    "daunts_all": {coast.toll_the_bell: 1},
    "burns_all": {demonologist.great_fire: 1},
    "walls": {temple.seal: "n"},
    "rallies": {bloodlord.call_the_night: "n"},
    "spurs": {zevrane.dance: "n"},
    "musters": {forest.into_hiding: "n", forest.slips_away: 1},
    "bleeds": {bloodlord.bleed: "times"},
    "bled": {bloodlord.bleed: "n"},
    "raises": {necromancer.raise_dead: "n"},
    "follows": {animist.swarm_of_dead: "n"},
    "draws": {demonologist.bargain: "cards", animist.moults: "m", zevrane.take_of_top: 1, necromancer.unroll: 1},
    "offers": {demonologist.bargain: 1},
    "seeks": {zevrane.take_of_top: 1, necromancer.unroll: 1},
    "renews": {sanctuary.dream_anew: "more"},
    "wards": {ariaspes.is_shed_instead: 3, necromancer.keep_heart: 2},
}
CHANGES: Amounts = {ariaspes.change_this_and_spur: 1, ariaspes.spur_or_change: 1}
USED = (on_tactic, on_power, on_entombed, on_reroll)
DONE = (on_play, on_sorcery, on_attacked, shields, *USED)


def features(kind: Kind) -> dict[str, int]:
    """The features of a card as facts: what it gives in tenths, what using it costs in whole things."""
    gives = kind.gives({slot: SHARES.get(slot, 1.0) for slot in kind.slots})
    found = {f"gives_{what}": round(10 * amount) for what, amount in gives.items()}
    power = kind.gives(dict.fromkeys((on_power, on_entombed), 1.0))
    found |= {f"power_{what}": round(10 * amount) for what, amount in power.items()}
    found |= {
        "tactic_dice": amount_in(kind, DICE, on_tactic),
        "costs_card": amount_in(kind, CARDS, *USED),
        "costs_omen": amount_in(kind, OMENS, on_reroll),
        "costs_blood": amount_in(kind, BLOOD, *USED),
        "costs_wound": amount_in(kind, WOUNDS, *USED),
        "costs_attack": amount_in(kind, ATTACKS, *USED),
        "costs_life": amount_in(kind, LIVES, *USED),
        "costs_follower": amount_in(kind, FOLLOWERS, *USED),
        "costs_flame": amount_in(kind, FLAMES, *USED),
        "deals": max(amount_in(kind, DEALS, slot) for slot in (on_play, on_sorcery, *USED)),
        "mends": amount_in(kind, MENDS, on_play, on_sorcery, *USED),
        "changes_shape": amount_in(kind, CHANGES, on_power),
        "raves": amount_in(kind, {sanctuary.rave: "n"}, on_tactic),
        "takes_along": amount_in(kind, {demonologist.take_the_thirteenth_chair: 1}, on_play),
        "hunts_along": amount_in(kind, {forest.hunt_together: 1}, on_tactic),
        "passes_on": amount_in(kind, {zevrane.pass_on: 1}, on_tactic),
        "gathers": amount_in(kind, {animist.gathers: 1, animist.marshals: 1}, on_tactic),
        "rises": amount_in(kind, {necromancer.rise: 1, necromancer.rise_over: 1}, on_entombed),
        "performs_rites": amount_in(kind, {blood_pool.rites: 1}, on_power),
    }
    found |= {what: max(amount_in(kind, amounts, slot) for slot in DONE) for what, amounts in DOES.items()}
    found["weighed"] = not found["performs_rites"] and any(found[what] for what in ("deals", "mends", *DOES))
    return found


def amount_in(kind: Kind, amounts: Amounts, *slots: Any) -> int:
    """How much of something the words in some slots of a card say."""
    effects = [inner for slot in slots for effect in effects_in(kind.slots.get(slot)) for inner in effect.walk()]
    return sum(amount_of(effect, amounts) for effect in effects)


def amount_of(effect: Effect, amounts: Amounts) -> int:
    """How much of something one word says."""
    said = amounts.get(effect.word, 0)
    return int(effect.arguments[said]) if isinstance(said, str) else said
