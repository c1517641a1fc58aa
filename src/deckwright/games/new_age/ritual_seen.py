"""The ritual of Arachnos as people see it: its track, the World Devourer to come, what the next nemesis turn moves."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from deckwright.games.aeons_end.rules import slots
from deckwright.games.aeons_end.vocabulary import effects_of
from deckwright.games.new_age.due import Kinds, acts_of, due
from deckwright.games.new_age.ritual import TOO_MANY_AT_EIGHT, TOO_MANY_TOKENS
from deckwright.games.new_age.words.arachnos import MOST_HUNGRY
from deckwright.lang.brief import Brief, Clause
from deckwright.lang.look import Coming, View
from deckwright.lang.texts import Text, Token, Tokens, Vocabulary, plain
from deckwright.lang.words import Effect, effects_in

UNLEASHES = {"unleash_once": 1, "unleash_twice": 2, "unleash_thrice": 3, "unleash_four_times": 4}
GAP = 36  # degrees between the end of the track and its start, which lies at the top right
COMPLETES = Text(
    "Completes the ritual: World Devourer {tier} comes with {life} life.",
    "Завершит ритуал: придёт Пожиратель миров {tier}, жизней: {life}.",
)
TOO_LATE = Text("The ritual is complete before that.", "Ещё до этого ритуал будет завершён.")
TARGETS = Text(
    "{dealing} damage. A minion at 0 life is gone. Arachnos at 0 loses a nemesis token, and the ritual is complete.",
    "Урон: {dealing}. Приспешник без жизней выбывает. Арахнос без жизней теряет жетон исчадия, и ритуал завершён.",
)
LAST_TARGET = Text(
    "{dealing} damage. The World Devourer at 0 life means victory.",
    "Урон: {dealing}. Пожиратель миров без жизней — победа.",
)
WORDS = {
    "ritual": Text("Ritual", "Ритуал"),
    "ritual_at": Text("space {n} of {of}; steps left: {left}", "ячейка {n} из {of}; осталось шагов: {left}"),
    "ritual_left": Text("steps left", "осталось шагов"),
    "ritual_fed": Text(
        "nemesis tokens: {n}; with {of} it is complete, too", "жетоны исчадия: {n}; когда их {of}, он тоже завершён"
    ),
    "ritual_back": Text("back for {n}", "назад за {n}"),
    "ritual_reading": Text("our reading", "наше прочтение"),
    "ritual_soon": Text("The next nemesis turn completes it", "Завершится в ближайший ход исчадия"),
    "ritual_over": Text("The ritual is complete", "Ритуал завершён"),
    "ritual_comes": Text("At its end comes", "В конце придёт"),
    "ritual_win": Text("Defeat {name}, and you win.", "Повергните его — и вы победите: {name}."),
    "every_nemesis_turn": Text("at the start of each nemesis turn", "в начале каждого хода исчадия"),
}
VERBS = {"push-back": Text("Push the ritual back", "Отодвинуть ритуал")}


@dataclass(frozen=True)
class RitualSpace:
    """A space of the track: what it costs to go back from it, and where it lies on a circle of radius 1."""

    number: int
    cost: int
    x: float
    y: float


@dataclass(frozen=True)
class DevourerSeen:
    """A World Devourer, in play or to come: its name and tier, its life, what it does every nemesis turn."""

    name: str
    tier: int
    life: int
    effect: Tokens
    brief: Sequence[Clause]

    @property
    def said(self) -> str:
        """What it does, in plain words."""
        return plain(self.effect)


@dataclass(frozen=True)
class RitualSeen:
    """How far the ritual has come, and what waits at its end."""

    at: int
    spaces: Sequence[RitualSpace]  # from the start to the end
    devourer: DevourerSeen
    complete: bool
    soon: bool  # the next nemesis turn completes it, by what is known
    tokens: int
    too_many: int  # with so many tokens it is complete

    @property
    def length(self) -> int:
        """How many steps the whole track has."""
        return len(self.spaces) - 1

    @property
    def left(self) -> int:
        """How many steps are left."""
        return self.length - self.at

    @property
    def back(self) -> int:
        """What a step back costs now; 0 if there is none."""
        return 0 if self.complete else self.spaces[self.at].cost


def has_ritual(view: View) -> bool:
    """Whether Arachnos is the nemesis."""
    return any(card["card"] == "arachnos" for card in view["piles"]["nemesis_mat"]["cards"])


def devourer_in(view: View) -> Mapping[str, int] | None:
    """The World Devourer in play."""
    threats = view["piles"]["threats"]["cards"]
    return next((card for card in threats if str(card["card"]).startswith("world-devourer-")), None)


def ritual_of(
    view: View, kinds: Kinds, vocabulary: Vocabulary, symbols: Mapping[str, str], lang: str
) -> RitualSeen | None:
    """The ritual; None if the nemesis has none."""
    if not has_ritual(view):
        return None
    values, here = view["values"], devourer_in(view)
    tier = min(values["tokens"], MOST_HUNGRY)
    kind = kinds(str(here["card"]) if here else f"world-devourer-{tier}")
    assert kind is not None
    effects = effects_of(kind, slots.on_persistent)
    life = here.get("life", 0) if here else _life(view) + kind.facts["grows_by"]
    seen = DevourerSeen(
        name=kind.said(lang),
        tier=kind.facts["tier"],
        life=life,
        effect=vocabulary.sentences(effects, lang),
        brief=Brief(vocabulary, symbols, lang).effects(effects),
    )
    costs = [0, *values["ritual_costs"][: values["ritual_length"] - 1], 0]
    return RitualSeen(
        values["ritual"],
        _on_circle(costs),
        seen,
        complete=here is not None,
        soon=_completed_soon(view, kinds),
        tokens=values["tokens"],
        too_many=_too_many_tokens(view),
    )


def _too_many_tokens(view: View) -> int:
    """With how many tokens the ritual is complete: sources differ, and an option decides."""
    return TOO_MANY_AT_EIGHT if view["values"]["ritual_at_eight"] else TOO_MANY_TOKENS


def _life(view: View) -> int:
    return int(view["piles"]["nemesis_mat"]["cards"][0].get("life", 0))


def _on_circle(costs: Sequence[int]) -> list[RitualSpace]:
    """Spaces clockwise round a circle, with a gap between the last and the first."""
    turn = (360 - GAP) / (len(costs) - 1)
    angles = [math.radians(-90 + GAP / 2 + turn * n) for n in range(len(costs))]
    return [
        RitualSpace(n, cost, round(math.cos(angle), 3), round(math.sin(angle), 3))
        for n, (cost, angle) in enumerate(zip(costs, angles, strict=True))
    ]


# --- what comes -------------------------------------------------------------------------------------------------------


class Progress:
    """The ritual as it goes on in the course of a nemesis turn, if nobody does anything about it."""

    def __init__(self, view: View) -> None:
        values = view["values"]
        self.left: int = values["ritual_length"] - values["ritual"]
        self.tokens: int = values["tokens"]
        self.limit = _too_many_tokens(view)
        self.complete = False

    def happen(self, effects: Sequence[Effect]) -> None:
        """Effects happen, until the ritual is complete. What the players choose between is left open."""
        for effect in effects:
            if not self.complete:
                self._one(effect.word.name, effect.arguments)
                self.complete = self.complete or self.left <= 0 or self.tokens >= self.limit

    def _one(self, name: str, arguments: Mapping[str, object]) -> None:
        if name == "arachnos_gains":
            self.tokens += int(str(arguments["n"]))
        elif name in UNLEASHES:
            self.left -= UNLEASHES[name]
        elif name == "ritual_is_complete":
            self.complete = True
        elif name == "by_his_tokens":
            few = self.tokens <= int(str(arguments["n"]))
            self.happen(effects_in(arguments["few" if few else "many"]))


def _completed_soon(view: View, kinds: Kinds) -> bool:
    """Whether the minions and powers due in the next nemesis turn complete the ritual."""
    progress = Progress(view)
    for kind in due(view, kinds):
        progress.happen(acts_of(kind))
    return progress.complete


def coming(family: Callable[[View, str], Sequence[Coming]], kinds: Kinds) -> Callable[[View, str], Sequence[Coming]]:
    """What the nemesis main phase will bring, and what of it completes the ritual."""

    def comes(view: View, lang: str) -> Sequence[Coming]:
        found = family(view, lang)
        if not has_ritual(view) or devourer_in(view) is not None:
            return found
        progress = Progress(view)
        return [_with_ritual(each, progress, view, lang) for each in found]

    def _with_ritual(each: Coming, progress: Progress, view: View, lang: str) -> Coming:
        if progress.complete:
            return _also(each, TOO_LATE.said(lang))
        kind = kinds(each.kind)
        assert kind is not None
        if not each.left:
            progress.happen(acts_of(kind))
        if not progress.complete:
            return each
        tier = min(progress.tokens, MOST_HUNGRY)
        devourer = kinds(f"world-devourer-{tier}")
        assert devourer is not None
        life = _life(view) + devourer.facts["grows_by"]
        return _also(each, COMPLETES.said(lang, tier=tier, life=life))

    return comes


def _also(each: Coming, said: str) -> Coming:
    """What comes, with a sentence more."""
    return replace(each, text=f"{each.text} {said}", tokens=[*each.tokens, Token(f" {said}")])


# --- questions --------------------------------------------------------------------------------------------------------


def explain_prompt(family: Callable[[str, View, int, str], str]) -> Callable[[str, View, int, str], str]:
    """The family's help with questions; the end of Arachnos is not yet the victory."""

    def explain(prompt: str, view: View, me: int, lang: str) -> str:
        if prompt != "which-target" or not has_ritual(view):
            return family(prompt, view, me, lang)
        text = TARGETS if devourer_in(view) is None else LAST_TARGET
        return text.said(lang, dealing=view["values"]["dealing"])

    return explain
