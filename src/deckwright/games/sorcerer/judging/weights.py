"""What things are worth to the bots; tuned values lie in weights.json."""

from __future__ import annotations

import json
from importlib import resources

from deckwright.lang import types as lang
from deckwright.lang.types import weight

PACKAGE = "deckwright.games.sorcerer"
TUNED: dict[str, int] = json.loads(resources.files(PACKAGE).joinpath("weights.json").read_text())["greedy"]


class Weights(lang.Weights):
    """Hundredths of an energy, mostly."""

    attack: int = weight(TUNED["attack"])  # a point of attack of a minion in play
    essence: int = weight(TUNED["essence"])
    board: int = weight(TUNED["board"])  # what words give, by feature
    harm: int = weight(TUNED["harm"])
    cards: int = weight(TUNED["cards"])
    energy: int = weight(TUNED["energy"])
    luck: int = weight(TUNED["luck"])
    defence: int = weight(TUNED["defence"])
    thrift: int = weight(TUNED["thrift"])  # a point of energy that a card costs
    power: int = weight(TUNED["power"])  # using a power, besides what it gives
    channel: int = weight(TUNED["channel"])
    channel_full: int = weight(TUNED["channel_full"])  # less for each point of energy there is
    meditate: int = weight(TUNED["meditate"])
    meditate_full: int = weight(TUNED["meditate_full"])  # less for each card in hand
    reinforce: int = weight(TUNED["reinforce"])
    wall: int = weight(TUNED["wall"])  # a point of defence
    wall_late: int = weight(TUNED["wall_late"])  # more for each point that is gone already
    kill: int = weight(TUNED["kill"])  # share of a minion's worth that a kill is, in per cent
    chip: int = weight(TUNED["chip"])  # share of its worth that a wound is
    fresh: int = weight(TUNED["fresh"])  # a minion that has yet to attack is worth more by so many per cent
    front: int = weight(TUNED["front"])  # a field where the enemy's defence is low
    guard: int = weight(TUNED["guard"])  # a field where my defence is low
    threat: int = weight(TUNED["threat"])  # a point of enemy attack there
    crowd: int = weight(TUNED["crowd"])  # a point of my attack that is there already
    lonely: int = weight(TUNED["lonely"])  # nobody is against me there
    omen: int = weight(TUNED["omen"])  # what an omen is worth, in hundredths of damage
    fate: int = weight(TUNED["fate"])
    twist: int = weight(TUNED["twist"])  # what a card that turns a die costs
    critical: int = weight(TUNED["critical"])  # what a critical is worth
    die: int = weight(TUNED["die"])  # what one more die in an attack is worth
    discard: int = weight(TUNED["discard"])  # what a card of the hand is worth to who loses it
    blood: int = weight(TUNED["blood"])
    flame: int = weight(TUNED["flame"])
    storm: int = weight(TUNED["storm"])  # damage and attack of mine where they nearly make twelve, by each point
    rescue: int = weight(TUNED["rescue"])  # the same of the enemy's
    slay: int = weight(TUNED["slay"])  # share of an enemy minion's worth that its death by a card is, in per cent
    graze: int = weight(TUNED["graze"])  # a point of damage by a card that kills nobody
    ward: int = weight(TUNED["ward"])  # share of a minion's worth that an attachment which saves it is, in per cent
    tactic: int = weight(TUNED["tactic"])  # a die that the tactic of an attachment adds
    shape: int = weight(TUNED["shape"])  # what changing shape is worth, besides what the new one has more


weights = Weights()
