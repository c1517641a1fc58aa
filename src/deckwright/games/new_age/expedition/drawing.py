"""What chance brings in later expeditions, by names: equal seeds bring the same, in every version.

Of each category there is one order for the whole expedition, and what comes is always the next that has not come yet.
So two groups with one seed find the same, whatever they banish and however often they lose.
"""

from __future__ import annotations

from deckwright.games.aeons_end.box import Box
from deckwright.games.aeons_end.options_of_boxes import BOTH, USUAL_PILES
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.expedition.advice import CHEAP_GEM
from deckwright.games.new_age.expedition.barracks import LEVELS, Barracks, Bounty
from deckwright.games.new_age.expedition.contents import BY_RATING, MAGES_AT_FIRST, STAND_IN, TREASURES
from deckwright.lang.campaign import Camp

OWN_BOX = "new-age"  # where nobody chooses one
TREASURE = "treasure-"  # a category for each level
CATEGORIES = ("mage", *USUAL_PILES, *(f"{TREASURE}{level}" for level in LEVELS))


def _boxes(camp: Camp[Barracks]) -> list[Box]:
    return [box for box in WORLD.boxes if camp.options.get("boxes", OWN_BOX) in (box.id, BOTH)]


def _names(camp: Camp[Barracks], category: str) -> list[str]:
    """All there is of a category."""
    if category.startswith(TREASURE):
        return list(TREASURES[int(category.removeprefix(TREASURE))])
    lists = {"mage": "mages", "gem": "gems", "relic": "relics", "spell": "spells"}
    return [kind.id for box in _boxes(camp) for kind in getattr(box, lists[category])]


def unmet(camp: Camp[Barracks], category: str) -> list[str]:
    """What has not come yet, in the order it will."""
    kept = camp.kept
    met = {*kept.mages, *kept.cards, *kept.banished, *(name for level in LEVELS for name in kept.treasures(level))}
    order = camp.lots(category).order(camp.known(_names(camp, category)))
    return [name for name in order if name not in met]


def found(camp: Camp[Barracks], category: str, number: int = 1) -> Bounty:
    """The next of a category."""
    names = unmet(camp, category)[:number]
    if category.startswith(TREASURE):
        level = int(category.removeprefix(TREASURE))
        first, second, third = (names if each == level else [] for each in LEVELS)
        return Bounty(treasures=(first, second, third))
    return Bounty(mages=names) if category == "mage" else Bounty(cards=names)


def at_first(camp: Camp[Barracks]) -> Bounty:
    """Four mages, and a supply as the rulebook recommends it: one of the gems is cheap (NA-SUPPLY-03)."""
    gems = unmet(camp, "gem")
    cheap = [name for name in gems if (kind := camp.game.kind(name)) and kind.facts["cost"] == CHEAP_GEM]
    gems = [*cheap[:1], *(name for name in gems if name not in cheap[:1])]
    piles = {type: unmet(camp, type)[:many] for type, many in USUAL_PILES.items()}
    piles["gem"] = gems[: USUAL_PILES["gem"]]
    return Bounty(unmet(camp, "mage")[:MAGES_AT_FIRST], [name for names in piles.values() for name in names])


def upgraded(camp: Camp[Barracks], tiers: tuple[int, int, int]) -> Bounty:
    """So many more upgraded basic cards of each tier."""
    names = []
    for tier, number in enumerate(tiers, start=1):
        all = [kind.id for _, kind in WORLD.upgraded if kind.facts["tier"] == tier]
        names += [name for name in camp.lots("upgraded").order(all) if name not in camp.kept.upgraded][:number]
    return Bounty(upgraded=names)


def _all_foes(camp: Camp[Barracks]) -> list[str]:
    """The nemeses of the boxes that are played with."""
    return camp.known(foe.mat.id for box in _boxes(camp) for foe in box.foes)


def foe(camp: Camp[Barracks], number: int) -> str:
    """The nemesis of a battle; in place of one that an upgrade has lost another of its rating stands there, or any."""
    wanted = camp.kept.foes[number - 1]
    there = _all_foes(camp)
    if wanted in there:
        return wanted
    fresh = [name for name in there if name not in camp.kept.foes]
    return camp.lots(f"nemesis/{number}").pick(
        [name for name in fresh if name in BY_RATING[number]] or fresh or there, 1
    )[0]


def foes(camp: Camp[Barracks]) -> list[str]:
    """A nemesis of each rating; a box that has none of one sends the nearest it has."""
    there = _all_foes(camp)
    drawn = list[str]()
    for rating, names in BY_RATING.items():
        fit = [name for name in names if name in there and name not in drawn] or [STAND_IN[rating]]
        drawn += camp.lots(f"nemesis/{rating}").pick(fit, 1)
    return drawn
