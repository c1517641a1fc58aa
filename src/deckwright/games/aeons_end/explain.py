"""Why something cannot be done now, in both languages: what a person needs to hear instead of a bare no."""

from __future__ import annotations

from typing import Any

from deckwright.games.aeons_end.vocabulary import FAMILY
from deckwright.lang.cards import Kind

Reason = tuple[str, str]
NOT_IN_HAND = ("{en} is not in your hand", "«{ru}» нет у вас на руке")


def why_not(table: Any, verb: str, card: Any) -> Reason | None:
    """Why the mage whose turn it is cannot do this with this card; None if there is nothing better to say."""
    me = table.active
    if me is None or table.prompt is None or table.prompt.id not in ("main-phase", "casting-phase"):
        return None
    if verb == "charge":
        return _charge(table, me)
    if verb == "ability":
        have, need = table.value("charges", me), table.value("most_charges", me)
        return (
            f"the ability needs {need} charges, you have {have}",
            f"для способности нужно энергии: {need}, есть: {have}",
        )
    if verb == "end-casting":
        return (
            "spells in closed breaches must be cast first",
            "сначала нужно произнести заклинания из закрытых разломов",
        )
    kind = table.game.kind(card) if isinstance(card, str) else None
    explained = {
        "play": _play,
        "gain": _gain,
        "prep": _prep,
        "cast": _cast,
        "focus": _breach,
        "open": _breach,
        "discard-power": _power,
    }.get(verb)
    return explained(table, me, kind) if explained and kind is not None else None


def _aether(table: Any) -> Reason:
    total = sum(table.value(name) for name in ("aether", "gem_aether", "card_aether", "spell_aether"))
    return FAMILY.amount(total, "aether", "en"), FAMILY.amount(total, "aether", "ru")


def _charge(table: Any, me: int) -> Reason:
    if table.value("charges", me) == table.value("most_charges", me):
        return "your ability is fully charged", "энергии уже достаточно для способности"
    have = _aether(table)
    return f"a charge costs 2 aether, you have {have[0]}", f"энергия стоит 2 эфира, а у вас {have[1]}"


def _play(table: Any, me: int, kind: Kind) -> Reason:
    if kind.facts.get("spell"):
        return (
            f"{kind.en} is a spell: prep it in a breach and cast it next turn",
            f"«{kind.ru}» — заклинание: подготовьте его в разлом и произнесите в следующий ход",
        )
    return NOT_IN_HAND[0].format(en=kind.en), NOT_IN_HAND[1].format(ru=kind.ru)


def _gain(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("market"):
        return f"{kind.en} is not in the supply", f"«{kind.ru}» нет в запасе"
    have = _aether(table)
    restricted = sum(table.value(name) for name in ("gem_aether", "card_aether", "spell_aether"))
    if restricted and table.value("aether") < kind.facts["cost"]:
        return (
            f"{kind.en} costs {kind.facts['cost']}; some of your {have[0]} may not be spent on it",
            f"«{kind.ru}» стоит {kind.facts['cost']}; часть эфира ({have[1]}) на неё тратить нельзя",
        )
    return (
        f"{kind.en} costs {kind.facts['cost']}, you have {have[0]}",
        f"«{kind.ru}» стоит {kind.facts['cost']}, а у вас {have[1]}",
    )


def _prep(table: Any, me: int, kind: Kind) -> Reason:
    if not kind.facts.get("spell"):
        return f"{kind.en} is not a spell", f"«{kind.ru}» — не заклинание"
    if kind.id not in table.cards("hand", me):
        return NOT_IN_HAND[0].format(en=kind.en), NOT_IN_HAND[1].format(ru=kind.ru)
    return (
        "there is no free breach that is opened or was focused this turn",
        "нет свободного разлома, который открыт или настроен в этот ход",
    )


def _cast(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("prepped", me):
        return f"{kind.en} is not prepped", f"«{kind.ru}» не подготовлено"
    return (
        "spells are cast in the casting phase of your next turn",
        "произнести его можно в фазу заклинаний вашего хода",
    )


def _breach(table: Any, me: int, kind: Kind) -> Reason:
    seen = table.view()["players"][me]["piles"]["breaches"]["cards"]
    found = next((card for card in seen if card["card"] == kind.id), None)
    if found is None:
        return f"you have no {kind.en}", f"у вас нет такого разлома: {kind.ru}"
    if found.get("open"):
        return f"{kind.en} is opened already", f"{kind.ru} уже открыт"
    have = _aether(table)
    price = kind.facts["open_cost"] - kind.facts["open_step"] * found.get("stage", 0)
    return (
        f"focusing costs {kind.facts['focus_cost']}, opening {price}; you have {have[0]}",
        f"настройка стоит {kind.facts['focus_cost']}, открытие {price}; у вас {have[1]}",
    )


def _power(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("threats"):
        return f"{kind.en} is not in play", f"«{kind.ru}» нет в игре"
    if kind.facts.get("toll"):
        have = _aether(table)
        return (
            f"it takes {kind.facts['toll']} aether to discard {kind.en}, you have {have[0]}",
            f"чтобы сбросить «{kind.ru}», нужно эфира: {kind.facts['toll']}; у вас {have[1]}",
        )
    return (
        f"you cannot do all that {kind.en} asks for",
        f"вы не можете целиком выполнить условие сброса карты «{kind.ru}»",
    )
