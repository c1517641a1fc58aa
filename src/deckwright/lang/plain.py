"""The look of a game that brings none, piece by piece: derived from its schema, its cards and its words.

`completed` fills in what a game's own `Look` leaves out, so that a game can be shown on every screen from its first day
and say more about itself one piece at a time: `Look(gauges=...)` brings gauges, and all the rest is still derived.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError
from deckwright.lang.look import DERIVED, Chart, Family, Figure, Gauge, Look, Told, View
from deckwright.lang.texts import Text
from deckwright.lang.types import STANDARD_VERBS

if TYPE_CHECKING:
    from deckwright.lang.game import Game

# How families are told apart, in this order: colour, motif, pattern.
_DRESSES = (
    ("#7fd4e8", "wave", "solid"),
    ("#ffb35c", "sun", "dashes"),
    ("#8fdc7a", "leaf", "waves"),
    ("#c99bff", "eye", "chevrons"),
    ("#ff8f8f", "flame", "double"),
    ("#f0d878", "gear", "dots"),
    ("#86a8ff", "shard", "dashes"),
    ("#ff9fd0", "wing", "waves"),
)
# Things that mostly mean the same in every game have a shape of their own; others take a free one.
_SHAPES = ("health", "life", "shield", "power", "energy", "charge", "crystal", "gem", "flame", "card", "turn", "token")
_FREE_SHAPES = ("gem", "energy", "essence", "flame", "crown", "focus", "fate", "token")
_HEAPS = frozenset({"discard", "discards", "removed", "trash", "scrap", "banished", "destroyed"})
_PRICES = ("cost", "price")
_CARDS = Text("cards", "карты")
_YOU_CAN = Text("What you can do: {verbs}.", "Что можно делать: {verbs}.")


def completed(game: Game) -> Look:
    """The game's look with everything it left out."""
    given, plain = game.look, _Plain(game)
    if (given.families is DERIVED) != (given.family_of is DERIVED):
        raise DeclarationError(f"{game.id}: a look says both, which families there are and the family of a card")
    look = replace(given, told=plain.told(given.told))
    for each in fields(look):
        if getattr(look, each.name) is DERIVED:
            look = replace(look, **{each.name: getattr(plain, each.name)(look)})
    return look


class _Plain:
    """Each piece of a look as the game's declarations suggest it; a piece may go by those before it."""

    def __init__(self, game: Game) -> None:
        self.game, self.schema = game, game.schema
        self.homes = {kind.home for kind in game.kinds}

    # --- families -----------------------------------------------------------------------------------------------------

    def families(self, _look: Look) -> list[Family]:
        """Members of an enum that is a fact of cards, else their homes, else each of a few kinds, else one for all."""
        of = self.family_of(_look)
        return list(dict.fromkeys(of(kind) for kind in self.game.kinds)) or [self._family("all", 0)]

    def family_of(self, _look: Look) -> Callable[[Kind], Family]:
        """Whichever tells the cards apart best."""
        sorts = self._sorts()
        made = {sort: self._family(sort, index) for index, sort in enumerate(dict.fromkeys(sorts.values()))}
        by_kind = {id: made[sort] for id, sort in sorts.items()}
        return lambda kind: by_kind[kind.id]

    def _sorts(self) -> dict[str, Any]:
        """What each kind of card is sorted by: a member of an enum, a home, a kind, or nothing."""
        kinds = self.game.kinds
        ways: list[Callable[[Kind], Any]] = [
            *(
                lambda kind, fact=fact: self._member(fact, kind)
                for fact in self.schema.facts.values()
                if fact.type.choices
            ),
            lambda kind: kind.home,
            lambda kind: kind,
        ]
        for way in ways:
            sorts = {kind.id: way(kind) for kind in kinds}
            if 1 < len(set(sorts.values())) <= len(_DRESSES):
                return sorts
        return dict.fromkeys((kind.id for kind in kinds), "all")

    @staticmethod
    def _member(fact: ty.Field, kind: Kind) -> enum.IntEnum:
        assert fact.type.choices is not None
        return fact.type.choices(kind.all_facts().get(fact.name, fact.first))

    def _family(self, sort: Any, index: int) -> Family:
        id = sort.id if isinstance(sort, Kind) else sort.name if isinstance(sort, enum.Enum) else sort
        return Family(f"{self.game.id}-{id.lower().replace('_', '-')}", self._name_of(sort), *_DRESSES[index])

    def _name_of(self, sort: Any) -> Text:
        if isinstance(sort, Kind):
            return Text(sort.en, sort.ru)
        if isinstance(sort, enum.Enum):
            names = self.game.vocabulary.names.get(f"{type(sort).__name__}.{sort.name}")
            plain = sort.name.replace("_", " ").capitalize()
            return Text(names["en"], names["ru"]) if names else Text(plain, plain)
        pile = self.schema.table_piles.get(sort)
        return _capital(_name(pile)) if pile is not None else Text(self.game.en, self.game.ru)

    # --- numbers ------------------------------------------------------------------------------------------------------

    def figures(self, _look: Look) -> list[Figure]:
        """Numbers with a name: what a card costs in its first corner, two more in the others."""
        named = [fact for fact in self.schema.facts.values() if _is_named(fact) and fact.type is ty.INT]
        cost = [fact for fact in named if fact.name in _PRICES][:1]
        rest = [fact for fact in named if fact not in cost][:2]
        placed = [*((fact, "cost") for fact in cost), *zip(rest, ("left", "right"), strict=False)]
        return [Figure(fact.name, self._symbols[fact.name], corner, _name(fact)) for fact, corner in placed]

    def gauges(self, _look: Look) -> list[Gauge]:
        """Every number of a player that has a name."""
        return [
            Gauge(value.name, self._symbols[value.name], _name(value))
            for value in _watched(self.schema.player_values.values())
        ]

    def symbols(self, look: Look) -> dict[str, str]:
        """The symbols of all that has a number and a name, and of cards."""
        given = {gauge.value: gauge.symbol for gauge in look.gauges}
        own = {name: symbol for name, symbol in self._symbols.items() if name not in self.schema.facts}
        return {**own, **given, **({"card": "card"} if "card" in self.game.vocabulary.nouns else {})}

    @property
    def _symbols(self) -> dict[str, str]:
        """A symbol for each number with a name; those without a shape of their own take turns with free ones."""
        schema = self.schema
        numbers = [fact for fact in schema.facts.values() if _is_named(fact) and fact.type is ty.INT]
        values = (schema.player_values, schema.table_values, schema.place_values)
        numbers += _watched([value for named in values for value in named.values()])
        named = {number.name: _shape(number.name) for number in numbers}
        free = [shape for shape in _FREE_SHAPES if shape not in named.values()] or list(_FREE_SHAPES)
        others = [name for name, shape in named.items() if not shape]
        return {**named, **{name: free[index % len(free)] for index, name in enumerate(others)}}

    def legend(self, look: Look) -> dict[str, Text]:
        """What each symbol stands for."""
        schema = self.schema
        values = schema.place_values | schema.player_values | schema.table_values | schema.counters
        named = {symbol: _name(values[noun]) for noun, symbol in look.symbols.items() if noun in values}
        cards = {symbol: _CARDS for noun, symbol in look.symbols.items() if noun == "card"}
        printed = {figure.symbol: figure.name for figure in look.figures}
        return {**cards, **named, **printed, **{gauge.symbol: gauge.name for gauge in look.gauges}}

    def charts(self, look: Look) -> list[Chart]:
        """A curve of every gauge, and of how many cards each side has."""
        return [*(_chart(gauge) for gauge in look.gauges), Chart("cards", Text("Cards", "Карты"), _cards_of)]

    @property
    def _piles(self) -> dict[str, ty.Field]:
        """All piles by name, also those of places."""
        return self.schema.place_piles | self.schema.table_piles | self.schema.player_piles

    # --- piles and the story ------------------------------------------------------------------------------------------

    def open_piles(self, _look: Look) -> frozenset[str]:
        """All that is seen, but for boxes where cards lie before the game, and heaps such as a discard pile."""
        piles = self._piles.values()
        return frozenset(
            pile.name
            for pile in piles
            if pile.declared.sees != "nobody" and pile.name not in self.homes and pile.name not in _HEAPS
        )

    def open_hands(self, _look: Look) -> bool:
        """Whether no player has anything that only they may see."""
        schema = self.schema
        kept = (schema.player_piles, schema.player_values, schema.place_piles, schema.place_values)
        own = [each for named in kept for each in named.values()]
        return not any(each.declared.secret or each.declared.sees == "owner" for each in own)

    def places(self, _look: Look) -> dict[str, Text]:
        """The names of piles."""
        named = self._piles.items()
        return {name: _capital(_name(pile)) for name, pile in named}

    def told(self, given: Told) -> Told:
        """What the story tells: which cards go from pile to pile, and what they do to numbers with a name.

        What the rules themselves do to a number, such as at the beginning of a turn, they tell by notes; nor are cards
        told that only change from one hidden pile to another.
        """
        if given.counted is DERIVED:
            counted = self._counted()
            given = replace(given, counted=counted, by_effects=given.by_effects | frozenset(counted))
        if given.moves is DERIVED:
            moves = self._moves()
            unseen = frozenset(pair for pair in moves if not any(self._is_public(pile) for pile in pair))
            given = replace(given, moves=moves, by_effects=given.by_effects | unseen)
        return given

    def _counted(self) -> dict[str, str]:
        schema, nouns = self.schema, self.game.vocabulary.nouns
        values = (schema.table_values, schema.player_values, schema.place_values, schema.counters)
        watched = _watched([value for named in values for value in named.values()])
        return {
            value.name: next((noun for noun in (value.name, value.name.removesuffix("s")) if noun in nouns), "")
            for value in watched
        }

    def _moves(self) -> dict[tuple[str, str], Text]:
        """From pile to pile; what leaves its home is the set-up, which needs no words."""
        piles = {name: pile for name, pile in self._piles.items() if _is_named(pile)}
        return {
            (source, target): Text(
                f"{_name(piles[source]).en} → {_name(piles[target]).en}",
                f"{_name(piles[source]).ru} → {_name(piles[target]).ru}",
            )
            for source in piles
            for target in piles
            if source != target and source not in self.homes
        }

    def _is_public(self, pile: str) -> bool:
        return self._piles[pile].declared.sees == "everyone"

    # --- help ---------------------------------------------------------------------------------------------------------

    def how_to_play(self, _look: Look) -> Callable[[View, str], Sequence[str]]:
        """What the game is about, what can be done, and what its keywords mean."""
        return lambda _view, lang: self._explained(lang)

    def _explained(self, lang: str) -> list[str]:
        game = self.game
        said = [game.about.said(lang)] if game.about.said(lang) else []
        own = [verb for verb in game.program.verbs if verb not in STANDARD_VERBS and not verb.takes]
        verbs = [(verb.said(lang)) for verb in own]
        if any(verbs):
            said.append(_YOU_CAN.said(lang, verbs=", ".join(verb for verb in verbs if verb)))
        keywords = game.vocabulary.keywords.values()
        return [*said, *(f"{keyword.said(lang)}: {keyword.meaning.said(lang)}" for keyword in keywords)]


def _is_named(thing: ty.Field) -> bool:
    return bool(thing.declared.en or thing.declared.ru)


def _name(thing: ty.Field) -> Text:
    """Its name in both languages; what has only one name is called by it."""
    en, ru = thing.declared.en, thing.declared.ru
    plain = thing.name.replace("_", " ")
    return Text(en or ru or plain, ru or en or plain)


def _capital(text: Text) -> Text:
    return Text(text.en[:1].upper() + text.en[1:], text.ru[:1].upper() + text.ru[1:])


def _watched(values: Iterable[ty.Field]) -> list[ty.Field]:
    """Numbers with a name that everybody may see."""
    return [value for value in values if _is_named(value) and value.type is ty.INT and not value.declared.secret]


def _shape(name: str) -> str:
    """The symbol that is called like a value; none if there is no such symbol."""
    return next((shape for shape in (name, name.removesuffix("s")) if shape in _SHAPES), "")


def _chart(gauge: Gauge) -> Chart:
    return Chart(
        gauge.value, _capital(gauge.name), lambda view, side: int(view["players"][side]["values"][gauge.value])
    )


def _cards_of(view: View, side: int) -> int:
    piles: Mapping[str, Any] = view["players"][side]["piles"]
    return sum(int(pile["count"]) for pile in piles.values())
