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
More = Callable[[View, Side, Kind], tuple[int, int]]  # to each part of a spell's damage, and to the nemesis besides
Adds = Mapping[str, Callable[[View, Side, Effect], int]]  # by the name of a word: the damage it adds to a breach now

WILL_DEAL = Text("will deal {n} damage", "нанесёт урона: {n}")
WILL_DEAL_MORE = Text("will deal {n} damage or more", "нанесёт урона: {n} или больше")
WILL_DEAL_UP_TO = Text("will deal {n} damage, to the nemesis {most}", "нанесёт урона: {n}, исчадию — {most}")
WILL_DEAL_TWICE_UP_TO = Text(
    "will deal {n} damage, to the nemesis {most}, twice", "дважды нанесёт урона: {n}, исчадию — {most}"
)
WILL_DEAL_TWICE = Text("will deal {n} damage, twice", "дважды нанесёт урона: {n}")
WILL_DEAL_TWICE_MORE = Text("will deal {n} damage or more, twice", "дважды нанесёт урона: {n} или больше")
SAID = {  # by whether it is twice, and whether it may be more
    (False, False): WILL_DEAL,
    (False, True): WILL_DEAL_MORE,
    (True, False): WILL_DEAL_TWICE,
    (True, True): WILL_DEAL_TWICE_MORE,
}


@dataclass(frozen=True)
class Blow:
    """The damage of a spell: all of its parts together, each with what breaches and relics add."""

    amount: int
    twice: bool = False  # Echo
    open_end: bool = False  # some of it depends on how it is cast
    sharper: int = 0  # what it deals more to the nemesis than to a minion

    @property
    def sign(self) -> str:
        """In as few signs as possible."""
        most = f"–{self.amount + self.sharper}" if self.sharper else ""
        return f"{'2×' if self.twice else ''}{self.amount}{most}{'+' if self.open_end else ''}"

    def said(self, lang: str) -> str:
        """In words."""
        if self.sharper:
            text = WILL_DEAL_TWICE_UP_TO if self.twice else WILL_DEAL_UP_TO
        else:
            text = SAID[self.twice, self.open_end]
        return text.said(lang, n=self.amount, most=self.amount + self.sharper)


def _nothing_more(view: View, side: Side, spell: Kind) -> tuple[int, int]:
    return 0, 0


class Blows:
    """Reads blows off what a viewer sees.

    `adds` says what breaches add that have more than their number to say, `more` what else adds to spells of a mage.
    """

    def __init__(self, kinds: Sequence[Kind], adds: Adds, more: More = _nothing_more) -> None:
        self.kinds, self.adds, self.more = {kind.id: kind for kind in kinds}, adds, more

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
                each, sharper = self.more(view, side, kind)
                if blow := _blow(kind, bonus + each, sharper):
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


def _blow(kind: Kind, bonus: int, sharper: int) -> Blow | None:
    """What a spell deals with such a bonus: to each part of its damage it is added, and dealt even without any."""
    effects = [effect for effect in effects_of(kind, slots.on_cast) if effect.gives().get("damage")]
    parts = [_certain(effect) for effect in effects]
    times = max(1, sum(1 for part in parts if part))
    amount = sum(parts) + bonus * times
    open_end = any(round(effect.gives()["damage"]) > part for effect, part in zip(effects, parts, strict=True))
    if not amount and not open_end:
        return None
    return Blow(amount, bool(kind.all_facts().get("echo")), open_end, sharper * times if amount else 0)


def _certain(effect: Effect) -> int:
    """The damage that an effect deals in any case: what its word is about."""
    matter, amount = about(effect.word.about, effect.arguments) or (Matter.OTHER, 0)
    return int(amount) if matter == Matter.DAMAGE else 0
