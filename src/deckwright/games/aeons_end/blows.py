"""What a prepped spell will deal when it is cast from its breach, as far as its words say it beforehand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.vocabulary import effects_of
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.meaning import about
from deckwright.lang.texts import Text
from deckwright.lang.words import Effect

Side = Mapping[str, Any]
Adds = Mapping[str, Callable[[View, Side, Effect], int]]  # by the name of a word: the damage it adds to a breach now

WILL_DEAL = Text("will deal {n} damage", "нанесёт урона: {n}")
WILL_DEAL_MORE = Text("will deal {n} damage or more", "нанесёт урона: {n} или больше")
WILL_DEAL_TWICE = Text("will deal {n} damage, twice", "дважды нанесёт урона: {n}")


@dataclass(frozen=True)
class Blow:
    """The damage of a spell: all of its parts together, each with what breaches and relics add."""

    amount: int
    twice: bool = False  # Echo
    open_end: bool = False  # some of it depends on how it is cast

    @property
    def sign(self) -> str:
        """In as few signs as possible."""
        return f"{'2×' if self.twice else ''}{self.amount}{'+' if self.open_end else ''}"

    def said(self, lang: str) -> str:
        """In words."""
        text = WILL_DEAL_TWICE if self.twice else WILL_DEAL_MORE if self.open_end else WILL_DEAL
        return text.said(lang, n=self.amount)


class Blows:
    """Reads blows off what a viewer sees. `adds` says what breaches add that have more than their number to say."""

    def __init__(self, kinds: Sequence[Kind], adds: Adds) -> None:
        self.kinds, self.adds = {kind.id: kind for kind in kinds}, adds

    def bonuses(self, view: View) -> dict[int, int]:
        """What each opened breach adds to a spell cast from it, by its number."""
        return {
            breach["id"]: self._adds(view, side, breach)
            for side in view["players"]
            for breach in side["piles"]["breaches"]["cards"]
            if breach.get("open")
        }

    def all(self, view: View) -> dict[int, Blow]:
        """The blow of each prepped spell that deals any damage, by its number."""
        opened = self.bonuses(view)
        found = {}
        for side in view["players"]:
            for spell in side["piles"]["prepped"]["cards"]:
                kind = self.kinds[spell["card"]]
                below = list(self._below(side, spell, kind))
                bonus = sum(opened.get(breach["id"], 0) for breach in below) + self._relics(side, below)
                if blow := _blow(kind, bonus):
                    found[spell["id"]] = blow
        return found

    def _adds(self, view: View, side: Side, breach: Mapping[str, Any]) -> int:
        kind = self.kinds[breach["card"]]
        more = sum(self.adds[effect.word.name](view, side, effect) for effect in effects_of(kind, slots.adds_damage))
        return int(kind.all_facts().get("bonus", 0)) + more

    def _below(self, side: Side, spell: Mapping[str, Any], kind: Kind) -> Iterator[Mapping[str, Any]]:
        """The breaches that a spell lies in: one, or two that are adjacent."""
        breaches = side["piles"]["breaches"]["cards"]
        home = next((breach for breach in breaches if breach["id"] == spell.get("breach")), None)
        if home is not None:
            place = self._position(home)
            places = (place, place + 1) if kind.all_facts().get("dual") else (place,)
            yield from (breach for breach in breaches if self._position(breach) in places)

    def _position(self, breach: Mapping[str, Any]) -> int:
        return int(self.kinds[breach["card"]].facts["position"])

    def _relics(self, side: Side, below: Sequence[Mapping[str, Any]]) -> int:
        """What relics attached to these breaches add."""
        under = {breach["id"] for breach in below}
        relics = [relic for relic in side["piles"]["attached"]["cards"] if relic.get("breach") in under]
        return sum(int(self.kinds[relic["card"]].all_facts().get("bonus", 0)) for relic in relics)


def _blow(kind: Kind, bonus: int) -> Blow | None:
    """What a spell deals with such a bonus: to each part of its damage it is added, and dealt even without any."""
    effects = [effect for effect in effects_of(kind, slots.on_cast) if effect.gives().get("damage")]
    parts = [_certain(effect) for effect in effects]
    amount = sum(parts) + bonus * max(1, sum(1 for part in parts if part))
    open_end = any(round(effect.gives()["damage"]) > part for effect, part in zip(effects, parts, strict=True))
    if not amount and not open_end:
        return None
    return Blow(amount, twice=bool(kind.all_facts().get("echo")), open_end=open_end)


def _certain(effect: Effect) -> int:
    """The damage that an effect deals in any case: what its word is about."""
    matter, amount = about(effect.word.about, effect.arguments) or (Matter.OTHER, 0)
    return int(amount) if matter == Matter.DAMAGE else 0
