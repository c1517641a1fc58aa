"""Why something cannot be done now, in both languages: what a person needs to hear instead of a bare no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deckwright.games.shards.rules.core import cheaper, on_activate, strengthens
from deckwright.games.shards.schema import RELIC_MASTERY, Faction
from deckwright.games.shards.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind

Reason = tuple[str, str]


def why_not(table: Any, verb: str, card: Any) -> Reason | None:
    """Why the seat that is asked cannot do this with this card; None if there is nothing better to say."""
    me = table.seat
    if me is None or table.prompt is None or table.prompt.id != "main-phase":
        return None
    if verb == "focus":
        return _focus(table, me)
    kind = table.game.meant(card)
    if kind is None:
        return None
    if verb in ("activate", "attack"):
        copy = card["id"] if isinstance(card, Mapping) else None
        return _activate(table, me, kind, copy) if verb == "activate" else _attack(table, me, kind, copy)
    explained = {"play": _play, "recruit": _recruit, "fast-play": _fast_play, "recruit-relic": _relic}.get(verb)
    return explained(table, me, kind) if explained else None


def _have(n: int, noun: str) -> Reason:
    """An amount in both languages."""
    return VOCABULARY.amount(n, noun, "en"), VOCABULARY.amount(n, noun, "ru")


# --- numbers as they are now ------------------------------------------------------------------------------------------


def price_now(table: Any, me: int, kind: Kind) -> int:
    """What a card of the row costs a player now: only Axia's price falls (SOI-RULE-01)."""
    off: int = sum(given["n"] * _champions(table, me, given["faction"]) for given in _given(kind, cheaper))
    return max(0, int(kind.facts["cost"]) - off)


def health_now(table: Any, owner: int, kind: Kind) -> int:
    """The health of a champion now, with what other cards of its player add."""
    around = [table.game.kind(card["card"]) for card in _in_play(table, owner)]
    leader = table.value("leader", owner)
    given = [numbers for other in around for numbers in _given(other, strengthens)]
    more: int = sum(numbers["n"] for numbers in given if numbers["leader"] == leader)
    return int(kind.facts["health"]) + more


def _given(kind: Kind, slot: Any) -> list[dict[str, Any]]:
    """The numbers of what a card says in a slot."""
    filling = kind.slots.get(slot)
    return [effect.arguments for effect in filling] if isinstance(filling, list) else []


def _champions(table: Any, me: int, faction: Faction) -> int:
    facts = [table.game.kind(card["card"]).all_facts() for card in _in_play(table, me)]
    return sum(1 for each in facts if each.get("champion") and each.get("faction") == faction)


def _meant(table: Any, side: int, kind: Kind, copy: int | None) -> list[Any]:
    """The copies of a card that a player has in play: all of them, or the one that is spoken of."""
    found = [card for card in _in_play(table, side) if card["card"] == kind.id]
    return found if copy is None else [card for card in found if card["id"] == copy]


def _in_play(table: Any, side: int) -> list[Any]:
    """The cards of a play zone, with what lies on them."""
    cards: list[Any] = table.lying_open("play", side)
    return cards


# --- reasons ----------------------------------------------------------------------------------------------------------


def _focus(table: Any, me: int) -> Reason | None:
    if table.value("focused", me):
        return "you have used Focus this turn", "в этом ходу вы уже применили Концентрацию"
    return "Focus costs 1 crystal, you have none", "Концентрация стоит 1 кристалл, а у вас их нет"


def _play(table: Any, me: int, kind: Kind) -> Reason:
    return f"{kind.en} is not in your hand", f"у вас в руке нет карты «{kind.ru}»"


def _recruit(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("row"):
        return f"{kind.en} is not in the centre row", f"в центральном ряду нет карты «{kind.ru}»"
    price, have = price_now(table, me, kind), _have(table.value("crystals"), "crystal")
    return f"{kind.en} costs {price}, you have {have[0]}", f"«{kind.ru}» стоит {price}, а у вас {have[1]}"


def _fast_play(table: Any, me: int, kind: Kind) -> Reason:
    if not kind.facts.get("mercenary"):
        return f"{kind.en} is not a mercenary", f"«{kind.ru}» — не наёмник"
    return _recruit(table, me, kind)


def _activate(table: Any, me: int, kind: Kind, copy: int | None) -> Reason:
    mine = _meant(table, me, kind, copy)
    if not mine:
        return f"{kind.en} is not in your play zone", f"в вашей игровой зоне нет карты «{kind.ru}»"
    if on_activate not in kind.slots:
        return f"{kind.en} has nothing to activate", f"у карты «{kind.ru}» нет Активации"
    if all(card.get("activated") for card in mine):
        return f"{kind.en} has been activated this turn", f"«{kind.ru}»: карта уже активирована в этом ходу"
    return f"{kind.en} needs Dominion", f"«{kind.ru}»: нет Власти"


def _attack(table: Any, me: int, kind: Kind, copy: int | None) -> Reason:
    """The easiest of those champions to reach: one that cannot be attacked at all only if all are so."""
    team = table.value("team", me)
    theirs = [side for side in range(table.sides) if table.value("team", side) != team and table.value("alive", side)]
    facing = [(side, card) for side in theirs for card in _meant(table, side, kind, copy)]
    if not facing or not kind.all_facts().get("champion"):
        return f"no opponent has {kind.en} in play", f"ни у кого из противников в игре нет карты «{kind.ru}»"
    barred = [_barred(table, me, side, kind) for side, _ in facing]
    needed = [
        health_now(table, side, kind) - card.get("wounds", 0)
        for (side, card), bar in zip(facing, barred, strict=True)
        if bar is None
    ]
    if not needed:
        return next(bar for bar in barred if bar is not None)
    have = _have(table.value("power"), "power")
    if table.value("damage_adds_up"):
        return (
            f"an attack takes at least 1 power, you have {have[0]}",
            f"для атаки нужна хотя бы 1 мощь, а у вас {have[1]}",
        )
    return (
        f"{kind.en} has {min(needed)} health left, you have {have[0]}",
        f"у чемпиона «{kind.ru}» осталось {VOCABULARY.amount(min(needed), 'health', 'ru')}, а у вас {have[1]}",
    )


def _barred(table: Any, me: int, owner: int, kind: Kind) -> Reason | None:
    """Why a champion cannot be attacked, however much power there is (SOI-CHAMP-08, SOI-RULE-10)."""
    facts = kind.all_facts()
    cannot = f"{kind.en} cannot be attacked", f"чемпиона «{kind.ru}» нельзя атаковать"
    if facts.get("unattackable"):
        return cannot
    if facts.get("outranks") and table.value("mastery", me) < table.value("mastery", owner):
        return f"{cannot[0]}: its player has more mastery", f"{cannot[1]}: мастерства у его игрока больше, чем у вас"
    around = [table.game.kind(card["card"]) for card in _in_play(table, owner)]
    guard = next((other for other in around if other.all_facts().get("general")), None)
    if guard is None or not facts.get("guarded_by_general"):
        guard = next((other for other in around if other.all_facts().get("protector")), None)
        if guard is None or facts.get("protector"):
            return None
    return f"{cannot[0]} while {guard.en} is in play", f"{cannot[1]}, пока в игре «{guard.ru}»"


def _relic(table: Any, me: int, kind: Kind) -> Reason:
    if table.value("relic_taken", me):
        return "you have recruited your relic of this game", "вы уже призвали свою реликвию в этой партии"
    if kind.id not in table.cards("relics", me):
        return f"{kind.en} does not lie before you", f"перед вами нет реликвии «{kind.ru}»"
    mastery = table.value("mastery", me)
    return (
        f"a relic needs {RELIC_MASTERY} mastery, you have {mastery}",
        f"для реликвии нужно {RELIC_MASTERY} мастерства, а у вас {mastery}",
    )
