"""Why something cannot be done now, in both languages: what a person needs to hear instead of a bare no."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from deckwright.games.aeons_end.schema import CHARGE_COST, LAST_STAGE, Use
from deckwright.games.aeons_end.vocabulary import FAMILY
from deckwright.lang.cards import Kind

Reason = tuple[str, str]
Prices = Callable[[Any], Mapping[str, int]]  # of cards of the supply that are gained for another price than theirs
NOT_IN_HAND = ("{en} is not in your hand", "у вас в руке нет карты «{ru}»")
SPENT_ON = {  # the kinds of aether that are good for something (WE-PLAY-07)
    Use.GEM: ("aether", "card_aether", "gem_aether", "jewel_aether"),
    Use.RELIC: ("aether", "card_aether", "relic_aether"),
    Use.SPELL: ("aether", "card_aether", "spell_aether"),
    Use.OTHER: ("aether", "gem_aether"),
    Use.BREACH: ("aether", "gem_aether", "breach_aether"),
}


def nothing_dearer(table: Any) -> Mapping[str, int]:
    """Every card of the supply is gained for what is printed on it."""
    return {}


def explaining(prices: Prices = nothing_dearer) -> Callable[[Any, str, Any], Reason | None]:
    """Reasons for a game with these prices."""
    return partial(why_not, prices)


def why_not(prices: Prices, table: Any, verb: str, card: Any) -> Reason | None:
    """Why the mage whose turn it is cannot do this with this card; None if there is nothing better to say."""
    me = table.active
    if me is None or table.prompt is None or table.prompt.id not in ("main-phase", "casting-phase"):
        return None
    if verb == "charge":
        return _charge(table, me)
    if verb == "ability":
        return _ability(table, me, card)
    if verb == "end-casting":
        return (
            "spells in closed breaches must be cast first",
            "сначала нужно произнести заклинания из закрытых разломов",
        )
    kind = table.game.meant(card)
    explained: dict[str, Callable[[Any, int, Kind], Reason | None]] = {
        "play": _play,
        "gain": partial(_gain, prices),
        "prep": _prep,
        "cast": _cast,
        "focus": _focus,
        "open": _open,
        "discard-power": _power,
    }
    return explained[verb](table, me, kind) if verb in explained and kind is not None else None


def _aether(table: Any, use: Use) -> tuple[Reason, Reason]:
    """The aether that may be spent on something, and, if there is any, what may not."""
    held = {name: table.value(name) for name in set().union(*SPENT_ON.values()) & set(table.game.schema.table_values)}
    good = sum(held.get(name, 0) for name in SPENT_ON[use])
    rest = sum(held.values()) - good
    en, ru = (FAMILY.amount(good, "aether", lang) for lang in ("en", "ru"))
    if not rest:
        return (en, ru), ("", "")
    return (en, ru), (f"; {rest} more may not be spent on it", f"; ещё {rest} тратить на это нельзя")


def _lacks(table: Any, use: Use, en: str, ru: str) -> Reason:
    """What something costs, and what there is for it."""
    have, rest = _aether(table, use)
    return f"{en}, you have {have[0]}{rest[0]}", f"{ru}, а у вас {have[1]}{rest[1]}"


def _ability(table: Any, me: int, card: Any) -> Reason:
    """Why an ability cannot be used: one's own, or that of an ally whose mage is named."""
    owner = next((side for side in range(table.sides) if card in table.cards("mat", side)), me)
    have, need = table.value("charges", owner), table.value("most_charges", owner)
    if have < need:
        lacks = (f"the ability needs {need} charges", f"для способности нужно энергии: {need}")
        whose = ("you have", "есть") if owner == me else ("your ally has", "у союзника")
        return f"{lacks[0]}, {whose[0]} {have}", f"{lacks[1]}, {whose[1]}: {have}"
    if owner != me and table.value("holds_back", owner):
        return "your ally does not use it in this turn", "союзник не применяет её в этот ход"
    return (
        "the ability is not for this phase; its text says when it may be used",
        "способность не для этой фазы; в её тексте сказано, когда её применяют",
    )


def _charge(table: Any, me: int) -> Reason:
    if table.value("charges", me) == table.value("most_charges", me):
        return "your ability is fully charged", "энергии уже достаточно для способности"
    en, ru = (FAMILY.amount(CHARGE_COST, "aether", lang) for lang in ("en", "ru"))
    return _lacks(table, Use.OTHER, f"a charge costs {en}", f"энергия стоит {ru}")


def _play(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id in table.cards("hand", me) and table.prompt.id == "casting-phase":
        return (
            "first the casting phase: cards of your hand are for the main phase",
            "сначала фаза заклинаний: карты из руки — для основной фазы",
        )
    if kind.facts.get("spell"):
        en = f"{kind.en} is a spell: prep it in a breach and cast it next turn"
        ru = f"«{kind.ru}» — заклинание: подготовьте его в разломе и произнесите в следующий ход"
        offered = table.offered(table.to_answer[0])
        if any(option.card == kind.id and option.verb in ("prep", "prep-wide") for option in offered):
            return en, ru
        hinders = _prep(table, me, kind)
        return f"{en}; {hinders[0]}", f"{ru}; {hinders[1]}"
    return NOT_IN_HAND[0].format(en=kind.en), NOT_IN_HAND[1].format(ru=kind.ru)


def _gain(prices: Prices, table: Any, me: int, kind: Kind) -> Reason:
    in_supply, exiled = kind.id in table.cards("market"), table.cards("exiled")[:1] == [kind.id]
    if not in_supply and not exiled:
        return f"{kind.en} is not in the supply", f"в запасе нет карты «{kind.ru}»"
    cost: int = kind.facts["cost"]
    cost = prices(table).get(kind.id, cost) if in_supply else cost + table.value("exiled_dearer")
    return _lacks(table, Use(kind.facts["use"]), f"{kind.en} costs {cost}", f"«{kind.ru}» стоит {cost}")


def _prep(table: Any, me: int, kind: Kind) -> Reason:
    if not kind.facts.get("spell"):
        return f"{kind.en} is not a spell", f"«{kind.ru}» — не заклинание"
    if kind.id not in table.cards("hand", me):
        return NOT_IN_HAND[0].format(en=kind.en), NOT_IN_HAND[1].format(ru=kind.ru)
    if kind.all_facts().get("dual"):
        return (
            "there are no two free breaches side by side that are opened or were focused this turn",
            "нет двух свободных разломов рядом, которые открыты или настроены в этот ход",
        )
    return (
        "there is no free breach that is opened or was focused this turn",
        "нет свободного разлома, который открыт или настроен в этот ход",
    )


def _cast(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("prepped", me):
        return f"{kind.en} is not prepped", f"заклинание «{kind.ru}» не подготовлено"
    return (
        "spells are cast in the casting phase of your next turn",
        "произнести его можно в фазу заклинаний вашего хода",
    )


def _turned(table: Any, me: int, kind: Kind) -> int | Reason:
    """How far a closed breach of the player is turned, or why there is nothing to turn."""
    seen = table.lying_open("breaches", me)
    found = next((card for card in seen if card["card"] == kind.id), None)
    if found is None:
        return f"you have no {kind.en}", f"у вас нет такого разлома: {kind.ru}"
    if found.get("open"):
        return f"{kind.en} is opened already", f"{kind.ru} уже открыт"
    return int(found.get("stage", 0))


def _focus(table: Any, me: int, kind: Kind) -> Reason:
    turned = _turned(table, me, kind)
    if not isinstance(turned, int):
        return turned
    price = _price_of_opening(kind, turned)
    if turned == LAST_STAGE:
        return (
            f"{kind.en} is fully turned and can only be opened; that costs {price}",
            f"{kind.ru} уже повёрнут до конца, его можно только открыть; это стоит {price}",
        )
    cost = kind.facts["focus_cost"]
    en, ru = _lacks(table, Use.BREACH, f"focusing costs {cost}", f"настройка стоит {cost}")
    return f"{en}; opening costs {price}", f"{ru}; открытие стоит {price}"


def _open(table: Any, me: int, kind: Kind) -> Reason:
    turned = _turned(table, me, kind)
    if not isinstance(turned, int):
        return turned
    price = _price_of_opening(kind, turned)
    return _lacks(table, Use.BREACH, f"opening costs {price}", f"открытие стоит {price}")


def _price_of_opening(kind: Kind, turned: int) -> int:
    """The opening cost falls with every quarter turn (AE-OPEN-02)."""
    price: int = kind.facts["open_cost"] - kind.facts["open_step"] * turned
    return price


def _power(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("threats"):
        return f"{kind.en} is not in play", f"в игре нет карты «{kind.ru}»"
    toll = kind.facts.get("toll")
    if toll:
        en, ru = (FAMILY.amount(toll, "aether", lang) for lang in ("en", "ru"))
        return _lacks(
            table, Use.OTHER, f"it takes {en} to discard {kind.en}", f"чтобы сбросить карту «{kind.ru}», нужно {ru}"
        )
    if not kind.all_facts().get("power"):
        return f"{kind.en} is not a power", f"«{kind.ru}» — не сила"
    return (
        f"you cannot do all that {kind.en} asks for",
        f"вы не можете целиком выполнить условие сброса карты «{kind.ru}»",
    )
