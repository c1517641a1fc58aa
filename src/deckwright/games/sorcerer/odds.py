"""What dice may bring, as far as a view tells: the damage to expect of an attack, and what a tactic does to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from deckwright.games.sorcerer.rules.dice import BATTLE_DIE, HARSH_DIE
from deckwright.games.sorcerer.schema import FIELDS, MOST_DICE, Face
from deckwright.lang.languages import in_lang
from deckwright.lang.look import View

HARM = {Face.MISS: 0, Face.HIT: 1, Face.DOUBLE: 2, Face.CRITICAL: 1}


@dataclass(frozen=True)
class Foothold:
    """Where a minion stands: whose it is, and on which battlefield."""

    seat: int
    field: str


def members(view: View, captain: int) -> tuple[int, ...]:
    """The seats of a side: one, or those of a team."""
    return tuple(range(captain, len(view["players"]), 2)) if view["values"]["mode"] == "teams" else (captain,)


def captains(view: View, field: str) -> tuple[int, int]:
    """The captains of both sides of a battlefield."""
    if view["values"]["mode"] != "royal":
        return 0, 1
    number = next(at for at, each in enumerate(FIELDS) if each.id == field)
    return number, (number + 1) % len(view["players"])


def facing(view: View, place: Foothold) -> int:
    """The captain of the side that faces somebody on a battlefield."""
    mine = place.seat % 2 if view["values"]["mode"] == "teams" else place.seat
    return next(side for side in captains(view, place.field) if side != mine)


def place_of(view: View, card: int | None) -> Foothold | None:
    """Where a minion stands, if it is in play."""
    for field in view["places"]["fields"]:
        for seat, side in enumerate(field["sides"]):
            if any(each["id"] == card for each in side["piles"]["minions"]["cards"]):
                return Foothold(seat, field["id"])
    return None


def unopposed(view: View, place: Foothold) -> bool:
    """Whether attacks from there meet nobody; in a battle it counts who has been there."""
    foe = facing(view, place)
    sides = next(field["sides"] for field in view["places"]["fields"] if field["id"] == place.field)
    if view["values"]["battling"]:
        return not sides[foe]["values"]["met"]
    return not any(sides[each]["piles"]["minions"]["count"] for each in members(view, foe))


def of_a_die(view: View, place: Foothold) -> Fraction:
    """The damage that one die brings there on average."""
    faces = (HARSH_DIE if view["values"]["harsh_die"] else BATTLE_DIE).faces
    free = unopposed(view, place)
    return Fraction(sum(2 if face == Face.CRITICAL and free else HARM[Face(face)] for face in faces), len(faces))


def dice_for(attack: int) -> int:
    """So many dice are rolled with an attack."""
    return min(MOST_DICE, max(0, attack))


def reckoned(view: View, what: str, card: int | None) -> int:
    """What the rules say of a card in play."""
    numbers: Mapping[str, Mapping[str, Any]] = view.get("reckoned", {})
    return int(numbers.get(what, {}).get(str(card), 0))


def dice_to_come(view: View) -> int:
    """How many dice the attacker would roll now."""
    return dice_for(reckoned(view, "attack-now", view["values"]["attacker"]) + int(view["values"]["bonus"]))


def said(number: Fraction, lang: str) -> str:
    """To one place behind the point."""
    return in_lang(lang, f"{float(number):.1f}", f"{float(number):.1f}".replace(".", ","))


def tactics(view: View) -> dict[int, Fraction]:
    """What each tactic on offer does to the expected damage at best, by its card; not those that leave it as it is."""
    place = place_of(view, view["values"]["attacker"])
    prompt = view["prompt"]
    if place is None or prompt is None or prompt["id"] != "which-tactic":
        return {}
    now, rate = dice_to_come(view), of_a_die(view, place)
    after = view.get("foreseen", {}).get("attack-after", {})
    cards = [option["card_id"] for option in view["options"] if option["card_id"] is not None]
    changes = {card: dice_for(int(after.get(str(card), 0))) - now for card in cards}
    return {card: dice * rate for card, dice in changes.items() if dice}


def signed(number: Fraction, lang: str) -> str:
    """With its sign."""
    return ("+" if number > 0 else "−") + said(abs(number), lang)
