"""How a game wants to be shown: its families of cards, its symbols, and what of a game is worth telling.

A look is data of the game's folder. Screens read it (a browser's table, a terminal); no rule does. What a game leaves
out is derived from its schema and its cards (`lang/plain.py`), so every `Game.look` is whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text, Tokens

View = Mapping[str, Any]  # what a seat may know, as `Table.view` gives it
DERIVED: Any = None  # left out by the game: made from its schema and its cards


@dataclass(frozen=True)
class Family:
    """Cards that look alike, such as a faction: its colour, the motif of its emblems, the pattern of its edge.

    Colour is never the only sign: motif and pattern tell families apart as well.
    """

    id: str
    name: Text
    colour: str  # "#rrggbb", bright enough to stand on dark glass
    motif: str  # shard, gear, sun, wing, root, leaf, eye, flame, ring, iris, spire, wave
    pattern: str  # solid, dashes, dots, chevrons, waves, double


@dataclass(frozen=True)
class Figure:
    """A number printed on a card: the fact, its symbol, and the corner where it stands (cost, left, right)."""

    fact: str
    symbol: str
    corner: str
    name: Text


@dataclass(frozen=True)
class Gauge:
    """A value of a side that everybody watches, with the bar's full length if it has one."""

    value: str
    symbol: str
    name: Text
    full: int | None = None


@dataclass(frozen=True)
class Chart:
    """A number of each side that is worth a curve over turns, or rounds; a `shared` one is the same for all."""

    id: str
    name: Text
    number: Callable[[View, int], int]
    shared: bool = False


@dataclass(frozen=True)
class TurnChart:
    """A number of each side that is told by what happened in a turn; its events begin with the turn itself."""

    id: str
    name: Text
    number: Callable[[Sequence[Any], int], int]


@dataclass(frozen=True)
class Beat:
    """What the charts of a game count by: its turns, or its rounds where a turn is but a single action."""

    name: Text  # of a turn or round, with its number, `n`
    note: str = ""  # the note that begins a round and tells its `number`; a turn begins without


TURNS = Beat(Text("Turn {n}", "Ход {n}"))


@dataclass(frozen=True)
class Told:
    """What the story of a game tells: which values, which moves of cards, and whose changes need no words."""

    counted: Mapping[str, str] = DERIVED  # the noun of the vocabulary by the value; "": it is called by its own name
    moves: Mapping[tuple[str, str], Text] = DERIVED  # by the names of the two piles
    silent_rules: frozenset[str] = frozenset()  # the set-up, the end of a turn
    by_effects: frozenset[tuple[str, str] | str] = frozenset()  # moves, and values, told only if a card's effect did it
    taken: frozenset[tuple[str, str]] = frozenset()  # moves told of who gets the card, where another gives it
    apart: frozenset[str] = frozenset()  # notes that begin something of their own, such as the turn of an enemy
    gathered: Mapping[str, str] = field(default_factory=dict)  # notes whose number a turn gathered, and the value it is


@dataclass(frozen=True)
class Coming:
    """Something that will happen by itself soon, such as what a card of the enemy does in its next turn.

    `card` is the number of the card in the view, `kind` what it is; `left` says how many turns it waits still.
    `tokens` are the bare effect, without words about when.
    """

    card: int
    kind: str
    text: str
    left: int = 0
    tokens: Tokens = field(default_factory=list)


def facts_say(*any_of: str, but: Sequence[str] = ()) -> Callable[[Kind], bool]:
    """Whether a card has any of these facts, and none of the others."""

    def says(kind: Kind) -> bool:
        facts = kind.all_facts()
        return any(facts.get(fact) for fact in any_of) and not any(facts.get(fact) for fact in but)

    return says


def _nobody(_kind: Kind) -> bool:
    return False


def _common(_kind: Kind) -> str:
    return "common"


def _nothing_comes(_view: View, _lang: str) -> Sequence[Coming]:
    return ()


def _own_side(_view: View, seat: int) -> int:
    return seat


def _nothing_more(_view: View, _lang: str) -> Any:
    return None


def _no_ending(_view: View, _lang: str) -> str:
    return ""


def _no_help(_prompt: str, _view: View, _me: int, _lang: str) -> str:
    return ""


def _no_advice(_view: View, _options: Sequence[Any], _lang: str) -> str:
    return ""


def _no_warning(_view: View, _option: Any, _lang: str) -> str:
    return ""


def _nothing_deadly(_view: View, _side: int) -> int:
    return 0


def _nothing_easy(_hand: Sequence[Kind], _view: View, _me: int) -> tuple[list[Kind], list[Kind]]:
    return [], []


def _nothing_remembered(_view: View, _seat: int) -> Sequence[tuple[Text, str]]:
    return ()


def _no_statistics(_events: Sequence[Any], _view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    return ()


@dataclass(frozen=True)
class Look:
    """All that screens ask of a game."""

    families: Sequence[Family] = DERIVED
    family_of: Callable[[Kind], Family] = DERIVED  # goes with families of the game's own
    weight_of: Callable[[Kind], str] = _common  # plain (starters), common, heavy (what stays in play, enemies)
    figures: Sequence[Figure] = DERIVED
    gauges: Sequence[Gauge] = DERIVED
    symbols: Mapping[str, str] = DERIVED  # the symbol of a noun of the vocabulary, or of a value
    shapes: Mapping[str, str] = field(default_factory=dict)  # symbols of the game's own: paths on a 24-grid
    is_somebody: Callable[[Kind], bool] = _nobody  # whether an emblem shows a person or a beast, not a thing
    depicted: Mapping[str, str] = field(default_factory=dict)  # words of ids that only this game knows, as figures
    deeds: Mapping[str, str] = field(default_factory=dict)  # and words of its rules, as deeds: gem, strike, wisdom, ...
    told: Told = field(default_factory=Told)
    main_prompt: str = ""  # the question of a player's own turn; if it has no name, every question that no card asks
    play_verb: str = ""  # the verb of playing a card from hand
    closing: frozenset[str] = frozenset({"pass", "no", "done", "stop", "end", "end-turn"})  # verbs that end a question
    tapped: frozenset[str] = frozenset()  # lists of places whose choices stand at the place alone: no buttons besides
    open_piles: frozenset[str] = DERIVED  # piles whose cards lie open on the table; a card elsewhere is listed
    verbs: Mapping[str, Text] = field(default_factory=dict)  # headings of groups of choices
    glosses: Mapping[str, Text] = field(default_factory=dict)  # of verbs whose button says too little: what it does
    places: Mapping[str, Text] = DERIVED  # where a card to choose lies
    legend: Mapping[str, Text] = DERIVED  # what the symbols mean
    related: Callable[[Kind], Sequence[Kind]] = lambda _kind: ()  # other cards that a card's page should show too
    usual: Mapping[str, str] = field(
        default_factory=dict
    )  # what is usually done with a card of my pile, or `others.pile`
    how_to_play: Callable[[View, str], Sequence[str]] = DERIVED
    explain_prompt: Callable[[str, View, int, str], str] = _no_help
    advice: Callable[[View, Sequence[Any], str], str] = _no_advice
    warn: Callable[[View, Any, str], str] = _no_warning  # asked before a choice: why it would be a pity, or nothing
    deadly: Callable[[View, int], int] = _nothing_deadly  # how much of what is dealt out would be the end of a side
    easy_plays: Callable[[Sequence[Kind], View, int], tuple[list[Kind], list[Kind]]] = _nothing_easy
    coming: Callable[[View, str], Sequence[Coming]] = _nothing_comes  # what the rules will do next, in order
    open_hands: bool = DERIVED  # nobody hides cards from anybody: people at one screen need no curtain
    before: Callable[[View, int], int] = _own_side  # the side whose cards lie before a seat; one may play several
    plan: Callable[[View, str], Any] = _nothing_more  # what the game's own table shows beside its cards, worked out
    words: Mapping[str, Text] = field(default_factory=dict)  # what the game's own table says
    ending: Callable[[View, str], str] = _no_ending  # how it ended, in a sentence
    remembered: Callable[[View, int], Sequence[tuple[Text, str]]] = (
        _nothing_remembered  # kinds by which a seat's games are counted, too, each under a heading: its hero, the enemy
    )
    first_options: Sequence[str] = ()  # options that everybody looks at, in this order; the others are folded away
    seat_options: Sequence[str] = ()  # of each seat, chosen where the seat itself is set up
    pictures: Mapping[str, str] = field(default_factory=dict)  # the card that shows what a value of an option means
    option_seats: Mapping[str, Sequence[int]] = field(
        default_factory=dict
    )  # for how many players an option means something
    charts: Sequence[Chart] = DERIVED
    turn_charts: Sequence[TurnChart] = ()
    pace: Beat = TURNS  # what charts count by
    statistics: Callable[[Sequence[Any], View], Sequence[tuple[Text, Sequence[int]]]] = _no_statistics

    @property
    def plays_easily(self) -> bool:
        """Whether the game knows cards that may be played all at once, since they simply give something."""
        return bool(self.play_verb) and self.easy_plays is not _nothing_easy

    def is_main(self, prompt: str, source: str | None) -> bool:
        """Whether a question, asked by this card or by none, is that of a player's own turn."""
        return prompt == self.main_prompt if self.main_prompt else source is None

    def figures_of(self, kind: Kind) -> list[tuple[Figure, int]]:
        """The numbers printed on a card, those it has."""
        facts = kind.all_facts()
        return [(figure, int(facts[figure.fact])) for figure in self.figures if facts.get(figure.fact)]
