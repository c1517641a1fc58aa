"""Why something cannot be done now, in both languages: what a person needs to hear instead of a bare no."""

from __future__ import annotations

from typing import Any

from deckwright.games.shards.rules.core import on_activate
from deckwright.games.shards.schema import INFINITE, RELIC_MASTERY
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
    kind = table.game.kind(card) if isinstance(card, str) else None
    if kind is None:
        return None
    explained = {
        "play": _play,
        "recruit": _recruit,
        "fast-play": _fast_play,
        "activate": _activate,
        "attack": _attack,
        "recruit-relic": _relic,
    }.get(verb)
    return explained(table, me, kind) if explained else None


def _have(n: int, noun: str) -> Reason:
    """An amount in both languages."""
    return VOCABULARY.amount(n, noun, "en"), VOCABULARY.amount(n, noun, "ru")


def _focus(table: Any, me: int) -> Reason | None:
    if table.value("focused", me):
        return "you have used Focus this turn", "в этом ходу вы уже применили Концентрацию"
    return "Focus costs 1 crystal, you have none", "Концентрация стоит 1 кристалл, а у вас их нет"


def _play(table: Any, me: int, kind: Kind) -> Reason:
    return f"{kind.en} is not in your hand", f"«{kind.ru}» нет у вас в руке"


def _recruit(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("row"):
        return f"{kind.en} is not in the centre row", f"«{kind.ru}» нет в центральном ряду"
    crystals = table.value("crystals")
    have = _have(crystals, "crystal")
    return (
        f"{kind.en} costs {kind.facts['cost']}, you have {have[0]}",
        f"«{kind.ru}» стоит {kind.facts['cost']}, а у вас {have[1]}",
    )


def _fast_play(table: Any, me: int, kind: Kind) -> Reason:
    if not kind.facts.get("mercenary"):
        return f"{kind.en} is not a mercenary", f"«{kind.ru}» — не наёмник"
    return _recruit(table, me, kind)


def _activate(table: Any, me: int, kind: Kind) -> Reason:
    if kind.id not in table.cards("play", me):
        return f"{kind.en} is not in your play zone", f"«{kind.ru}» нет в вашей игровой зоне"
    if on_activate not in kind.slots:
        return f"{kind.en} has nothing to activate", f"у карты «{kind.ru}» нет Активации"
    if kind.all_facts().get("needs_dominion"):
        return f"{kind.en} needs Dominion, or is spent this turn", f"«{kind.ru}»: нет Власти или карта уже активирована"
    return f"{kind.en} has been activated this turn", f"«{kind.ru}»: карта уже активирована в этом ходу"


def _attack(table: Any, me: int, kind: Kind) -> Reason:
    if not any(kind.id in table.cards("play", side) for side in range(table.sides) if side != me):
        return f"no opponent has {kind.en} in play", f"ни у кого из противников нет в игре «{kind.ru}»"
    power = table.value("power")
    if power < kind.facts["health"] and power < INFINITE:
        have = _have(power, "power")
        return (
            f"{kind.en} has {kind.facts['health']} health, you have {have[0]}",
            f"у «{kind.ru}» {VOCABULARY.amount(kind.facts['health'], 'health', 'ru')}, а у вас {have[1]}",
        )
    return f"{kind.en} cannot be attacked now", f"«{kind.ru}» сейчас нельзя атаковать"


def _relic(table: Any, me: int, kind: Kind) -> Reason:
    if table.value("relic_taken", me):
        return "you have recruited your relic of this game", "вы уже призвали свою реликвию в этой партии"
    if kind.id not in table.cards("relics", me):
        return f"{kind.en} does not lie before you", f"«{kind.ru}» не лежит перед вами"
    mastery = table.value("mastery", me)
    return (
        f"a relic needs {RELIC_MASTERY} mastery, you have {mastery}",
        f"для реликвии нужно {RELIC_MASTERY} мастерства, а у вас {mastery}",
    )
