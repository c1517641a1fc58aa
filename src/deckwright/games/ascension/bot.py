"""The taste of the bots: how good an option is, from what its seat may see. Their weights are data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from deckwright.games.ascension.schema import Answer, Card, Faction, Player, table
from deckwright.games.ascension.texts import (
    ACQUIRE,
    BANISH_DISCARD,
    BANISH_HAND,
    BANISH_OWN,
    BANISH_ROW,
    COPY_HERO,
    DEFEAT,
    DESTROY,
    DISCARD_CARD,
    END_TURN,
    MAY_DISCARD,
    PLAY,
    POWER,
    RUNE,
    USE,
    USE_SECOND,
)
from deckwright.lang import types as lang
from deckwright.lang.game import BotName
from deckwright.lang.rules import judgement, rule
from deckwright.lang.texts import Text
from deckwright.lang.types import CHOOSE, SURE, YES, asked, weight

TUNED: dict[str, int] = json.loads(resources.files(__package__).joinpath("weights.json").read_text())["greedy"]
OUTLOOKS: list[dict[str, Any]] = json.loads(resources.files(__package__).joinpath("outlooks.json").read_text())
SHARES: dict[str, float] = json.loads(resources.files(__package__).joinpath("shares.json").read_text())
WHOLE_GAME, LATE = 100, 25  # per cent of it that are left

GREEDY, INFANTRY, MECHANA, HUNTER = range(4)  # the tastes
BOT_NAMES = {
    "infantry": BotName(
        Text("Heavy-infantry rush", "Натиск тяжёлой пехоты"),
        Text(
            "Buys Heavy Infantry whenever it can and fights everything within reach.",
            "При любой возможности берёт Тяжёлую пехоту и бьёт всё, до чего дотянется.",
        ),
    ),
    "mechana": BotName(
        Text("Mechana builder", "Строитель Механы"),
        Text(
            "Takes Mechana constructs before everything else and lets their honor add up.",
            "Прежде всего собирает конструкты Механы и копит их славу.",
        ),
    ),
    "hunter": BotName(
        Text("Monster hunter", "Охотник на монстров"),
        Text(
            "Collects power of every kind and goes for the strongest monsters.",
            "Собирает любое могущество и охотится на самых сильных монстров.",
        ),
    ),
}


class Weights(lang.Weights):
    """What things are worth, early in the game and late; tuned values lie in weights.json."""

    runes_early: int = weight(TUNED["runes_early"])
    runes_late: int = weight(TUNED["runes_late"])
    power_early: int = weight(TUNED["power_early"])
    power_late: int = weight(TUNED["power_late"])
    honor_early: int = weight(TUNED["honor_early"])
    honor_late: int = weight(TUNED["honor_late"])
    cards_early: int = weight(TUNED["cards_early"])
    cards_late: int = weight(TUNED["cards_late"])
    banish_early: int = weight(TUNED["banish_early"])
    banish_late: int = weight(TUNED["banish_late"])
    mechana_runes_early: int = weight(TUNED["mechana_runes_early"])
    mechana_runes_late: int = weight(TUNED["mechana_runes_late"])
    tempo_early: int = weight(TUNED["tempo_early"])
    tempo_late: int = weight(TUNED["tempo_late"])
    row_banish: int = weight(TUNED["row_banish"])
    hero: int = weight(TUNED["hero"])
    construct: int = weight(TUNED["construct"])
    points_early: int = weight(TUNED["points_early"])
    points_late: int = weight(TUNED["points_late"])
    mechana: int = weight(TUNED["mechana"])
    thrift: int = weight(TUNED["thrift"])
    acquire_least: int = weight(TUNED["acquire_least"])
    reward_runes: int = weight(TUNED["reward_runes"])
    reward_cards: int = weight(TUNED["reward_cards"])
    reward_banish: int = weight(TUNED["reward_banish"])
    reward_tempo: int = weight(TUNED["reward_tempo"])
    reward_thrift: int = weight(TUNED["reward_thrift"])
    keep: int = weight(TUNED["keep"])
    deny: int = weight(TUNED["deny"])
    tablet: int = weight(TUNED["tablet"])
    staff: int = weight(TUNED["staff"])
    thin: int = weight(TUNED["thin"])


weights = Weights()


# --- the tastes -------------------------------------------------------------------------------------------------------


@judgement
def greedy(me: Player, option: Answer) -> int:
    """Play everything, then spend power and runes on what is worth most."""
    return judged(me, option, GREEDY)


@judgement
def infantry(me: Player, option: Answer) -> int:
    """The heavy-infantry rush: as much power as runes can buy, whatever else lies in the row."""
    return judged(me, option, INFANTRY)


@judgement
def mechana(me: Player, option: Answer) -> int:
    """Mechana constructs before everything else."""
    return judged(me, option, MECHANA)


@judgement
def hunter(me: Player, option: Answer) -> int:
    """The monster hunter: cards that give power or defeat monsters, and strong monsters before weak ones."""
    return judged(me, option, HUNTER)


@rule
def judged(me: Player, option: Answer, taste: int) -> int:
    """How good an option is: play first, then use, defeat, acquire, and end the turn when nothing is worth it."""
    if option.verb == PLAY:
        return playing(option.card, me)
    if option.verb == DEFEAT:
        return 500_000 + reward(option.card, taste)
    if option.verb == END_TURN:
        return 1
    rest = left()
    if option.verb == ACQUIRE:
        return acquiring(option.card, option.number, me, taste, rest)
    if option.verb == USE:
        return using(option.card, rest)
    if option.verb == USE_SECOND:
        return weights.staff * 10
    if option.verb == CHOOSE:
        return choosing(option.card, me, taste, rest)
    if option.verb == RUNE:
        return worth(weights.runes_early, weights.runes_late, rest)
    if option.verb == POWER:
        return worth(weights.power_early, weights.power_late, rest)
    if option.verb == YES:
        return 1
    return 0


# --- what a card is worth ---------------------------------------------------------------------------------------------


@rule
def left() -> int:
    """How much of the game is left, in per cent."""
    if table.solo:
        return table.turns_left * WHOLE_GAME // table.solo_turns
    return table.pool * WHOLE_GAME // table.honor_pool


@rule
def worth(early: int, late: int, rest: int) -> int:
    """A weight between early and late, by how much of the game is left."""
    return early * rest + late * (WHOLE_GAME - rest)


@rule
def effect_value(card: Card, rest: int) -> int:
    """What one use of a card gives; most cards give few things."""
    value = 0
    if card.gives_runes:
        value += card.gives_runes * worth(weights.runes_early, weights.runes_late, rest)
    if card.gives_power:
        value += card.gives_power * worth(weights.power_early, weights.power_late, rest)
    if card.gives_honor:
        value += card.gives_honor * worth(weights.honor_early, weights.honor_late, rest)
    if card.gives_cards:
        value += card.gives_cards * worth(weights.cards_early, weights.cards_late, rest)
    if card.gives_banish:
        value += card.gives_banish * worth(weights.banish_early, weights.banish_late, rest)
    if card.gives_mechana_runes:
        value += card.gives_mechana_runes * worth(weights.mechana_runes_early, weights.mechana_runes_late, rest)
    if card.gives_tempo:
        value += card.gives_tempo * worth(weights.tempo_early, weights.tempo_late, rest)
    return value // WHOLE_GAME + card.gives_row_banish * weights.row_banish


@rule
def card_value(card: Card, gives: int, me: Player, rest: int) -> int:
    """What owning a card is worth: its honor, and what it gives as often as it will come up."""
    points = card.honor * worth(weights.points_early, weights.points_late, rest) * 10 // WHOLE_GAME
    if card.construct:
        value = gives * weights.construct // 10
        if card.faction == Faction.MECHANA:
            value += weights.mechana * sum(1 for other in me.constructs if other.faction == Faction.MECHANA)
        return points + value
    return points + gives * weights.hero // 4 // (10 + deck_size(me))


@rule
def deck_size(me: Player) -> int:
    """How many cards a player goes through again and again."""
    return len(me.deck) + len(me.hand) + len(me.discard) + len(me.play)


@rule
def is_thin(me: Player) -> bool:
    """Whether a deck is so small that losing a card helps no more."""
    return deck_size(me) <= weights.thin


@rule
def reward(card: Card, taste: int) -> int:
    """What defeating a monster gives now, less what its power could do elsewhere."""
    value = (
        card.gives_honor * 100
        + card.gives_runes * weights.reward_runes
        + card.gives_cards * weights.reward_cards
        + card.gives_banish * weights.reward_banish
        + card.gives_tempo * weights.reward_tempo
    )
    return value if taste == HUNTER else value - card.strength * weights.reward_thrift * 10


@rule
def planned(card: Card, taste: int, rest: int) -> int:
    """What a card is worth to somebody with a plan; near the end everybody counts honor."""
    value = card.honor * 300 if rest <= LATE else 0
    if taste == INFANTRY:
        return value + (5_000 if card.basic and card.gives_power else card.gives_power * 40)
    if taste == HUNTER:
        return value + card.gives_power * (100 if card.construct else 40)
    if card.faction == Faction.MECHANA:
        value += 5_000 + card.cost * 100 if card.construct else 500
    return value + card.gives_power * 40 + card.gives_runes * 30 + card.gives_cards * 50


# --- choosing ---------------------------------------------------------------------------------------------------------


@rule
def playing(card: Card, me: Player) -> int:
    """Play everything; only what gives more later, or costs a thin deck a card, is worth a second thought."""
    if card.must_banish and is_thin(me):
        return 0
    return 1_000_000 if card.plays_late and not card.construct else SURE + order_of_play(card)


@rule
def order_of_play(card: Card) -> int:
    """Constructs first, then what draws, then what banishes."""
    if card.construct:
        return 900
    return 100 + card.gives_cards * 10 + card.gives_banish * 5


@rule
def using(card: Card, rest: int) -> int:
    """Use everything; the Tablet only near the end, when a turn is worth most, and what counts constructs last."""
    if card.gives_turn:
        return 900_000 if rest <= weights.tablet else 0
    return 900_000 if card.plays_late else SURE + card.gives_cards


@rule
def acquiring(card: Card, price: int, me: Player, taste: int, rest: int) -> int:
    """Better cards first, cheap ones for as much; a card that would weaken the deck is left."""
    if taste != GREEDY:
        return planned(card, taste, rest)
    value = card_value(card, effect_value(card, rest), me, rest) - price * weights.thrift
    return value if value > weights.acquire_least * 10 else 0


@rule
def choosing(card: Card, me: Player, taste: int, rest: int) -> int:
    """Banish, discard and lose the worst; take, copy and keep the best."""
    gives = effect_value(card, rest)
    if asked(DISCARD_CARD) or asked(MAY_DISCARD):
        return 1_000_000 - gives
    if asked(COPY_HERO):
        return 1 + gives
    value = card_value(card, gives, me, rest)
    if asked(BANISH_ROW):
        return denying(card, value)
    if asked(BANISH_OWN) or asked(BANISH_DISCARD):
        return -1 if is_thin(me) else weights.keep * 10 - value + (5 if card in me.discard else 0)
    if asked(BANISH_HAND) or asked(DESTROY):
        return 1_000_000 - value
    if card.monster:
        return 100_000 + reward(card, taste)
    return 100_000 + (value if taste == GREEDY else planned(card, taste, rest))


@rule
def denying(card: Card, value: int) -> int:
    """Keep from the next player what is good and out of reach; leave what can be had this turn."""
    if card.monster:
        return card.gives_honor * 100 - weights.deny * 10 if card.strength > table.power else 0
    return value - weights.deny * 10 if card.cost > table.runes else 0
