"""The taste of the greedy bot: how good an option is, from what its seat may see. Its weights are data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from deckwright.games.shards.rules.core import opposes, protected
from deckwright.games.shards.schema import INFINITE, Answer, Card, Player, table
from deckwright.games.shards.texts import (
    ACTIVATE,
    ASSIGN,
    ATTACK,
    BID,
    CHOOSE_LEADER,
    COPY_CARD,
    END_MAIN,
    FAST_PLAY,
    FOCUS,
    INTO_PLAY,
    NEMESIS_ACTIVATES,
    NEMESIS_DESTROYS,
    NEMESIS_PLAYS,
    PLAY,
    RECRUIT,
    RECRUIT_RELIC,
    REMOVE_CARD,
    SHOW,
)
from deckwright.lang import types as lang
from deckwright.lang.rules import judgement, rule
from deckwright.lang.types import CHOOSE, CHOOSE_PLAYER, YES, asked, weight

TUNED: dict[str, int] = json.loads(resources.files(__package__).joinpath("weights.json").read_text())["greedy"]
OUTLOOKS: list[dict[str, Any]] = json.loads(resources.files(__package__).joinpath("outlooks.json").read_text())
SHARES: dict[str, float] = json.loads(resources.files(__package__).joinpath("shares.json").read_text())
WHOLE_GAME = 30  # early weights count until this mastery is reached, late ones from then on


class Weights(lang.Weights):
    """What things are worth, early in the game and late; tuned values lie in weights.json."""

    crystals_early: int = weight(TUNED["crystals_early"])
    crystals_late: int = weight(TUNED["crystals_late"])
    power_early: int = weight(TUNED["power_early"])
    power_late: int = weight(TUNED["power_late"])
    mastery_early: int = weight(TUNED["mastery_early"])
    mastery_late: int = weight(TUNED["mastery_late"])
    health_early: int = weight(TUNED["health_early"])
    health_late: int = weight(TUNED["health_late"])
    cards_early: int = weight(TUNED["cards_early"])
    cards_late: int = weight(TUNED["cards_late"])
    removal_early: int = weight(TUNED["removal_early"])
    removal_late: int = weight(TUNED["removal_late"])
    tempo_early: int = weight(TUNED["tempo_early"])
    tempo_late: int = weight(TUNED["tempo_late"])
    champion: int = weight(TUNED["champion"])
    toughness: int = weight(TUNED["toughness"])
    shield: int = weight(TUNED["shield"])
    ready_made: int = weight(TUNED["ready_made"])
    focus: int = weight(TUNED["focus"])
    recruit_least: int = weight(TUNED["recruit_least"])
    fast_play_least: int = weight(TUNED["fast_play_least"])
    keep: int = weight(TUNED["keep"])
    kill: int = weight(TUNED["kill"])
    face: int = weight(TUNED["face"])
    bid: int = weight(TUNED["bid"])


weights = Weights()


# --- what a card is worth ---------------------------------------------------------------------------------------------


@rule
def worth(early: int, late: int, me: Player) -> int:
    """A weight between early and late, by mastery."""
    return early * (WHOLE_GAME - me.mastery) + late * me.mastery


@rule
def effect_value(card: Card, me: Player) -> int:
    """What one use of a card gives; most cards give few things."""
    value = 0
    if card.gives_crystals:
        value += card.gives_crystals * worth(weights.crystals_early, weights.crystals_late, me)
    if card.gives_power:
        value += card.gives_power * worth(weights.power_early, weights.power_late, me)
    if card.gives_mastery:
        value += card.gives_mastery * worth(weights.mastery_early, weights.mastery_late, me)
    if card.gives_health:
        value += card.gives_health * worth(weights.health_early, weights.health_late, me)
    if card.gives_cards:
        value += card.gives_cards * worth(weights.cards_early, weights.cards_late, me)
    if card.gives_removal:
        value += card.gives_removal * worth(weights.removal_early, weights.removal_late, me)
    if card.gives_tempo:
        value += card.gives_tempo * worth(weights.tempo_early, weights.tempo_late, me)
    return value // WHOLE_GAME


@rule
def card_value(card: Card, me: Player) -> int:
    """What having a card in the deck is worth: a champion acts again and again, a shield helps from the hand."""
    value = effect_value(card, me) + card.shield * weights.shield * 10
    if card.champion:
        return value * weights.champion // 10 + card.health * weights.toughness * 10
    return value


# --- the judgement ----------------------------------------------------------------------------------------------------


@judgement
def greedy(me: Player, option: Answer) -> int:
    """Play everything, then spend crystals and power on what is worth most."""
    if option.verb == PLAY:
        return 1_000_000 + order_of_play(option.card)
    if option.verb == ACTIVATE:
        return 1_000_050
    if option.verb == RECRUIT_RELIC:
        return 900_000 + card_value(option.card, me)
    if option.verb == RECRUIT:
        return recruiting(option.card, me)
    if option.verb == FAST_PLAY:
        return fast_playing(option.card, me)
    if option.verb == FOCUS:
        return weights.focus * 10 if me.mastery < 30 else 0
    if option.verb == ATTACK:
        return attacking(option.card, option.number, me)
    if option.verb == END_MAIN:
        return 1
    if option.verb == ASSIGN:
        return assigning(option.player, option.number)
    if option.verb == SHOW:
        return 100 + option.number
    if option.verb == CHOOSE:
        return choosing(option.card, me)
    if option.verb == CHOOSE_PLAYER:
        return option.player.mastery
    if option.verb == BID:
        return weights.bid - option.number + 1
    if option.verb == YES or option.verb == INTO_PLAY:
        return 1
    return 0


@rule
def order_of_play(card: Card) -> int:
    """Champions first, for Inspire; then what draws and what removes; then the rest."""
    if card.champion:
        return 200
    return card.gives_cards * 2 + card.gives_crystals + card.gives_mastery


@rule
def recruiting(card: Card, me: Player) -> int:
    """Better cards first; a card that would weaken the deck is left."""
    value = card_value(card, me) + card.cost * weights.ready_made
    if value < weights.recruit_least * 10:
        return 0
    return value


@rule
def fast_playing(card: Card, me: Player) -> int:
    """A mercenary now is worth its effect once; more if it wins the game now."""
    if wins_with(card.gives_power // 10, me):
        return 2_000_000
    value = effect_value(card, me)
    if value < weights.fast_play_least * 10:
        return 0
    return value // 2


@rule
def wins_with(more: int, me: Player) -> bool:
    """Whether so much more power would bring an opponent to 0 now."""
    return any(
        opposes(me, enemy)
        and not protected(enemy)
        and table.power < enemy.health
        and table.power + more >= enemy.health
        for enemy in me.others
    )


@rule
def attacking(card: Card, number: int, me: Player) -> int:
    """Destroy a champion if that is worth more than the damage it costs; never instead of winning."""
    if any(
        opposes(me, enemy) and not protected(enemy) and enemy.health <= table.power and table.power < INFINITE
        for enemy in me.others
    ):
        return 0
    if card.protector:
        return 500_000
    gain = card_value(card, me) * weights.kill // 10 - number * weights.face * 10
    return gain if gain > 0 else 0


@rule
def assigning(enemy: Player, number: int) -> int:
    """All on the one who is nearest to defeat; kill if possible."""
    deadly = enemy.health - enemy.assigned
    if deadly > 0 and number == deadly:
        return 10_000
    if deadly <= 0:
        return 0
    return 5_000 - deadly * 10 + number


@rule
def choosing(card: Card, me: Player) -> int:
    """Remove the worst, take or copy the best, and keep Nemesis from hurting most."""
    if asked(REMOVE_CARD):
        return weights.keep * 10 - card_value(card, me)
    if asked(NEMESIS_DESTROYS):
        return 1_000_000 - card_value(card, me)
    if asked(NEMESIS_PLAYS) or asked(NEMESIS_ACTIVATES) or asked(CHOOSE_LEADER):
        return 1
    if asked(COPY_CARD):
        return 1 + effect_value(card, me)
    return 1_000 + card_value(card, me)
