"""Why something cannot be done now, in both languages: what a person needs to hear instead of a bare no."""

from __future__ import annotations

from typing import Any

from deckwright.games.sorcerer.cards import ALL
from deckwright.games.sorcerer.rules.slots import changes_price, on_entombed, on_power
from deckwright.games.sorcerer.schema import FIELDS
from deckwright.lang.cards import Kind
from deckwright.lang.words import effects_in

Reason = tuple[str, str]
# How much less Demons cost their player for each of these in play.
_INVITES = {kind.id: sum(effect.arguments["n"] for effect in effects_in(kind.slots.get(changes_price))) for kind in ALL}


def why_not(table: Any, verb: str, card: Any) -> Reason | None:
    """Why the seat that is asked cannot do this with this card; None if there is nothing better to say."""
    me = table.seat
    if me is None or table.prompt is None or table.prompt.id != "action":
        return None
    kind = table.game.meant(card)
    if kind is None:
        return None
    explained = {"cast": _cast, "activate": _activate, "unearth": _unearth}.get(verb)
    return explained(table, me, kind) if explained else None


def _cast(table: Any, me: int, kind: Kind) -> Reason | None:
    if kind.id not in table.cards("hand", me):
        return f"{kind.en} is not in your hand", f"у вас в руке нет карты «{kind.ru}»"
    cost, energy = price_now(table, me, kind), table.value("energy", me)
    if cost > energy:
        return (
            f"{kind.en} costs {cost} energy, you have {energy}",
            f"«{kind.ru}» стоит {cost} энергии, а у вас {energy}",
        )
    if kind.facts.get("is_minion"):
        return (
            "there is no room for another minion on your side of any battlefield",
            "ни на одном поле битвы на вашей стороне нет места для приспешника",
        )
    if kind.facts.get("is_attachment"):
        return "there is no minion to equip", "нет приспешника, которому можно дать довесок"
    return None


def price_now(table: Any, me: int, kind: Kind) -> int:
    """What a card of the hand costs its player now: whoever invites Demons makes them cheaper."""
    cost: int = kind.facts.get("cost", 0)
    if not kind.facts.get("demon"):
        return cost
    sides = [field["sides"][me] for field in table.view(me)["places"]["fields"]]
    minions = [card for side in sides for card in side["piles"]["minions"]["cards"]]
    less: int = sum(_INVITES.get(card["card"], 0) for card in minions if not card.get("blanked"))
    return max(0, cost - less)


def _activate(table: Any, me: int, kind: Kind) -> Reason | None:
    if on_power not in kind.slots:
        return f"{kind.en} has no power to activate", f"«{kind.ru}»: нет спецсвойства, которое можно активировать"
    mine = [*table.cards("skills", me), *table.cards("attached", me)]
    for field in FIELDS:
        mine += table.cards(f"minions@{field.id}", me)
    if kind.id not in mine:
        return f"{kind.en} is not in play on your side", f"«{kind.ru}»: этой карты нет в игре на вашей стороне"
    return (
        f"the power of {kind.en} cannot be used now: it is exhausted, used already, or its price cannot be paid",
        f"«{kind.ru}»: спецсвойство сейчас не применить — карта исчерпана, уже применена или нечем заплатить",
    )


def _unearth(table: Any, me: int, kind: Kind) -> Reason | None:
    if on_entombed not in kind.slots:
        return f"{kind.en} does nothing from the graveyard", f"«{kind.ru}»: на кладбище эта карта ничего не делает"
    if kind.id not in table.cards("graveyard", me):
        return f"{kind.en} is not in your graveyard", f"«{kind.ru}»: этой карты нет на вашем кладбище"
    price, energy = kind.facts.get("tomb_price", 0), table.value("energy", me)
    if price > energy:
        return f"it takes {price} energy, you have {energy}", f"нужно {price} энергии, а у вас {energy}"
    return f"{kind.en} cannot be called now", f"«{kind.ru}»: сейчас эту способность не применить"
