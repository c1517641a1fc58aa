"""Why something cannot be done now, in both languages: what a person needs to hear instead of a bare no."""

from __future__ import annotations

from typing import Any

from deckwright.games.ascension.rules.core import on_use, on_use_second
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind

Reason = tuple[str, str]


def why_not(table: Any, verb: str, card: Any) -> Reason | None:
    """Why the seat that is asked cannot do this with this card; None if there is nothing better to say."""
    me = table.seat
    if me is None or table.prompt is None or table.prompt.id != "main":
        return None
    kind = table.game.meant(card)
    if kind is None:
        return None
    explained = {
        "play": _play,
        "acquire": _acquire,
        "defeat": _defeat,
        "use": _use,
        "use-second": _use_second,
    }.get(verb)
    return explained(table, me, kind) if explained else None


def _amounts(n: int, noun: str) -> Reason:
    """An amount in both languages."""
    return VOCABULARY.amount(n, noun, "en"), VOCABULARY.amount(n, noun, "ru")


def _play(table: Any, me: int, kind: Kind) -> Reason:
    return f"{kind.en} is not in your hand", f"у вас в руке нет карты «{kind.ru}»"


def _acquire(table: Any, me: int, kind: Kind) -> Reason:
    if kind.facts.get("monster"):
        return _defeat(table, me, kind)
    if kind.id not in (*table.cards("row"), *table.cards("mystics"), *table.cards("infantry")):
        return (
            f"{kind.en} cannot be acquired now: it is not there",
            f"карту «{kind.ru}» сейчас нельзя приобрести: её здесь нет",
        )
    price = _price(table, kind)
    have = _amounts(table.value("runes"), "rune-there")
    more = table.value("mechana_runes")
    extra = ("", "")
    if more and _is_mechana(table, me, kind):
        only = _amounts(more, "rune-there")
        extra = (f" and {only[0]} for Mechana constructs", f" и ещё {only[1]} для конструктов Механы")
    return (
        f"{kind.en} costs {price}, you have {have[0]}{extra[0]}",
        f"«{kind.ru}» стоит {price}, а у вас {have[1]}{extra[1]}",
    )


def _price(table: Any, kind: Kind) -> int:
    cost: int = kind.facts["cost"]
    return max(0, cost - table.value("discount")) if kind.facts.get("construct") else cost


def _is_mechana(table: Any, me: int, kind: Kind) -> bool:
    """Whether a construct is of Mechana for this player; Hedron Link Device makes all constructs so."""
    around = (table.game.kind(card).all_facts() for card in table.cards("constructs", me))
    facts = kind.all_facts()
    if not facts.get("construct"):
        return False
    return facts.get("faction") == Faction.MECHANA or any(each.get("links") for each in around)


def _defeat(table: Any, me: int, kind: Kind) -> Reason:
    if not kind.facts.get("monster"):
        return f"{kind.en} is not a monster", f"«{kind.ru}» — не монстр"
    if kind.id not in (*table.cards("row"), *table.cards("cultists")):
        return f"{kind.en} is not in the centre row", f"в центральном ряду нет монстра «{kind.ru}»"
    have = _amounts(table.value("power"), "power")
    return (
        f"{kind.en} takes {kind.facts['strength']} power, you have {have[0]}",
        f"«{kind.ru}»: нужно {VOCABULARY.amount(kind.facts['strength'], 'power', 'ru')}, а у вас {have[1]}",
    )


def _use(table: Any, me: int, kind: Kind) -> Reason:
    missing = _not_in_play(table, me, kind)
    if missing:
        return missing
    if on_use not in kind.slots:
        return f"{kind.en} acts by itself", f"«{kind.ru}»: применять эту карту не нужно, она действует сама"
    return f"{kind.en} has been used this turn", f"«{kind.ru}»: способность уже применена в этом ходу"


def _use_second(table: Any, me: int, kind: Kind) -> Reason:
    missing = _not_in_play(table, me, kind)
    if missing:
        return missing
    if on_use_second not in kind.slots:
        return f"{kind.en} has no second ability", f"у карты «{kind.ru}» нет второй способности"
    needs, have = kind.facts["needs_runes"], table.value("runes")
    if have < needs:
        en, ru = _amounts(have, "rune-there")
        return f"it takes {needs} runes, you have {en}", f"нужно {_amounts(needs, 'rune-there')[1]}, а у вас {ru}"
    return f"{kind.en} has been used this turn", f"«{kind.ru}»: способность уже применена в этом ходу"


def _not_in_play(table: Any, me: int, kind: Kind) -> Reason | None:
    if kind.id in table.cards("constructs", me):
        return None
    return f"you have no {kind.en} in play", f"у вас в игре нет карты «{kind.ru}»"
