"""The Nest of Maggoth as people see it: its rows, what a full one does, and which rows the next nemesis turn fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from deckwright.games.aeons_end.vocabulary import after_colon
from deckwright.games.aeons_end.words.choosing import any_player
from deckwright.games.aeons_end.words.nemesis import gravehold_damage, suffers
from deckwright.games.new_age.due import Kinds, acts_of, due
from deckwright.games.new_age.words.maggoth import fly_hatches
from deckwright.lang.brief import Brief, Clause
from deckwright.lang.look import Coming, View
from deckwright.lang.texts import Text, Token, Tokens, Vocabulary, plain
from deckwright.lang.words import Effect, effects_in

MAGGOT, FLY, FREE = "maggot", "fly", ""
UNLEASHES = {"unleash_once": 1, "unleash_twice": 2, "unleash_thrice": 3}
UNLEASHED = 2  # tokens that one unleash of Maggoth brings
FILLS = Text("Fills row {n} of the Nest: ", "Заполнит {n}-й ряд улья: ")
OVERFLOWS = Text(
    "No space is left in the Nest: Gravehold suffers {damage}.", "В улье не хватит места: Грейвхолд получает {damage}."
)
SPREAD = Text(
    "Life left in the row: {left}. Each fly that stays holds 2 of it, each maggot 1; the fewer tokens, the more free "
    "spaces.",
    "В ряду останется жизней: {left}. У каждой оставшейся мухи их 2, у личинки 1; чем меньше жетонов, тем больше "
    "свободных мест.",
)
WORDS = {
    "nest": Text("Nest", "Улей"),
    "nest_row": Text("Row {n}", "{n}-й ряд"),
    "nest_holds": Text(
        "maggots: {maggots}, flies: {flies}, free spaces: {free}",
        "личинки: {maggots}, мухи: {flies}, свободных мест: {free}",
    ),
    "nest_when_full": Text("when it becomes full", "когда заполнится"),
    "nest_reading": Text("our reading", "наше прочтение"),
    "nest_target": Text("damage goes here", "урон идёт сюда"),
    "nest_soon": Text("soon", "скоро"),
    "nest_fills": Text("the next nemesis turn fills it", "заполнится в ближайший ход исчадия"),
    "maggot": Text("maggot, 1 life", "личинка, 1 жизнь"),
    "fly": Text("fly, 2 life", "муха, 2 жизни"),
}


@dataclass(frozen=True)
class RowSeen:
    """A row: what lies on each of its spaces, what happens when it is full, whether damage has to go there."""

    number: int  # from the bottom, counted from 1
    spaces: Sequence[str]
    maggots: int
    flies: int
    effect: Tokens
    brief: Sequence[Clause]
    target: bool
    ours: bool  # what it does is our reading
    soon: bool  # the next nemesis turn fills it, by what is known

    @property
    def free(self) -> int:
        """Spaces without a token."""
        return len(self.spaces) - self.maggots - self.flies

    @property
    def said(self) -> str:
        """What happens when it is full, in plain words."""
        return plain(self.effect)


@cache
def row_effects(gravehold: int, player: int, hatches: int) -> tuple[Effect, ...]:
    """What a full row does, in words; every row does something."""
    return (
        *((gravehold_damage(gravehold),) if gravehold else ()),
        *((any_player(suffers(player)),) if player else ()),
        *((fly_hatches(),) if hatches else ()),
    )


def has_nest(view: View) -> bool:
    """Whether Maggoth is the nemesis."""
    return any(card["card"] == "maggoth" for card in view["piles"]["nemesis_mat"]["cards"])


def _tokens_on(place: View) -> int:
    """How many spaces of a row are taken."""
    return int(place["values"]["maggots"] + place["values"]["flies"])


def rows_of(view: View, kinds: Kinds, vocabulary: Vocabulary, symbols: Mapping[str, str], lang: str) -> list[RowSeen]:
    """The rows of the Nest from the top to the bottom; none if the nemesis has no Nest."""
    if not has_nest(view):
        return []
    soon = _filled_soon(view, kinds)
    places = view["places"]["nest"]
    highest = max((n for n, place in enumerate(places) if _tokens_on(place)), default=-1)
    said = Brief(vocabulary, symbols, lang)
    rows = []
    for n, place in enumerate(places):
        maggots, flies = place["values"]["maggots"], place["values"]["flies"]
        free = view["values"]["nest_spaces"][n] - maggots - flies
        rows.append(
            RowSeen(
                number=n + 1,
                spaces=[FLY] * flies + [MAGGOT] * maggots + [FREE] * free,
                maggots=maggots,
                flies=flies,
                effect=_said(view, n, vocabulary, lang),
                brief=said.effects(_effects(view, n)),
                target=n == highest,
                ours=n > 0,
                soon=n in soon,
            )
        )
    return rows[::-1]


def _effects(view: View, n: int) -> tuple[Effect, ...]:
    values = view["values"]
    return row_effects(*(values[f"nest_{what}"][n] for what in ("gravehold", "player", "hatches")))


def _said(view: View, n: int, vocabulary: Vocabulary, lang: str) -> Tokens:
    return after_colon(vocabulary, list(_effects(view, n)), lang)


# --- what comes -------------------------------------------------------------------------------------------------------


class Filling:
    """The Nest as it fills in the course of a nemesis turn, if nobody does anything about it."""

    def __init__(self, view: View) -> None:
        self.spaces: list[int] = view["values"]["nest_spaces"]
        self.taken = [_tokens_on(place) for place in view["places"]["nest"]]
        self.lost = 0  # tokens that found no space

    def place(self, tokens: int) -> list[int]:
        """So many tokens come: the rows that become full."""
        filled = []
        for _ in range(tokens):
            row = next((n for n, taken in enumerate(self.taken) if taken < self.spaces[n]), None)
            if row is None:
                self.lost += 1
                continue
            self.taken[row] += 1
            if self.taken[row] == self.spaces[row]:
                filled.append(row)
        return filled

    def happen(self, effects: Sequence[Effect]) -> list[int]:
        """Effects happen: the rows that become full. What the players choose between is left open."""
        return [row for effect in effects for row in self._one(effect)]

    def _one(self, effect: Effect) -> list[int]:
        name, arguments = effect.word.name, effect.arguments
        if name in ("place_maggots", "place_flies"):
            return self.place(arguments["n"])
        if name in UNLEASHES:
            return self.place(UNLEASHED * UNLEASHES[name])
        if name == "by_tokens":
            few = sum(self.taken) <= arguments["n"]
            return self.happen(effects_in(arguments["few" if few else "many"]))
        return []


def _filled_soon(view: View, kinds: Kinds) -> frozenset[int]:
    """The rows that the minions and powers due in the next nemesis turn fill."""
    nest, rows = Filling(view), set[int]()
    for kind in due(view, kinds):
        rows.update(nest.happen(acts_of(kind)))
    return frozenset(rows)


def coming(
    family: Callable[[View, str], Sequence[Coming]], kinds: Kinds, vocabulary: Vocabulary
) -> Callable[[View, str], Sequence[Coming]]:
    """What the nemesis main phase will bring, with the rows of the Nest that it fills."""

    def comes(view: View, lang: str) -> Sequence[Coming]:
        found = family(view, lang)
        if not has_nest(view):
            return found
        nest = Filling(view)
        return [each if each.left else _with_rows(each, nest, view, lang) for each in found]

    def _with_rows(each: Coming, nest: Filling, view: View, lang: str) -> Coming:
        kind = kinds(each.kind)
        assert kind is not None
        lost = nest.lost
        filled = nest.happen(acts_of(kind))
        added: Tokens = []
        for row in filled:
            added += [Token(" "), Token(FILLS.said(lang, n=row + 1)), *_said(view, row, vocabulary, lang)]
        if nest.lost > lost:
            damage = vocabulary.amount((nest.lost - lost) * view["values"]["nest_overflow"], "damage", lang)
            added += [Token(" "), Token(OVERFLOWS.said(lang, damage=damage))]
        return replace(each, text=each.text + plain(added), tokens=[*each.tokens, *added])

    return comes


# --- questions --------------------------------------------------------------------------------------------------------


def explain_prompt(family: Callable[[str, View, int, str], str]) -> Callable[[str, View, int, str], str]:
    """The family's help with questions, and how damage is spread over a row."""

    def explain(prompt: str, view: View, me: int, lang: str) -> str:
        if prompt != "spread-damage":
            return family(prompt, view, me, lang)
        return SPREAD.said(lang, left=view["values"]["nest_left"])

    return explain
