"""What the terminal asks of a game's face, and what all faces share. All else it asks of the game's own `Look`."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text as RichText

from deckwright.faces import texts as X
from deckwright.faces.paint import card_name, known_cards, labelled, together
from deckwright.faces.signs import Sign, amount_signs, family_sign
from deckwright.lang.brief import line
from deckwright.lang.look import View
from deckwright.lang.texts import Text

if TYPE_CHECKING:
    from deckwright.lang.cards import Kind
    from deckwright.lang.game import Game
    from deckwright.lang.look import Family, Look

Side = Mapping[str, Any]  # a player of a view
Card = Mapping[str, Any]  # a card of a view that may be known
Pile = Mapping[str, Any]  # a pile of a view: how many cards, and those that may be known


@dataclass(frozen=True)
class Canvas:
    """How to draw: the language, the room, and what the sides are called."""

    lang: str
    width: int
    compact: bool
    name: Callable[[int], str]


class Face(ABC):
    """How a game looks in the terminal. A game says what it wants to be different from what its look gives."""

    signs: Mapping[str, Sign] = {}  # of amounts, by the symbols of the game's look
    families: Mapping[str, Sign] = {}  # by the families of the game's look
    numbers: Mapping[str, Sign] = {}  # what the number of a verb counts, if its sentence does not name it
    counted: Sequence[tuple[Text, str]] = ((X.HAND, "hand"), (X.DECK, "deck"), (X.DISCARD, "discard"))

    def __init__(self, game: Game) -> None:
        self.game = game
        self.signs = amount_signs(self.look) | dict(self.signs)
        self._briefs: dict[tuple[Kind, str], str] = {}

    @property
    def look(self) -> Look:
        """How the game wants to be shown and explained on any screen."""
        return self.game.look

    # --- the whole table ----------------------------------------------------------------------------------------------

    @abstractmethod
    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """The whole table, as a seat sees it."""

    @abstractmethod
    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """One line on how a side stands."""

    # --- signs and cards ----------------------------------------------------------------------------------------------

    def sign_of(self, noun: str) -> Sign | None:
        """The sign of a noun of the vocabulary."""
        return self.signs.get(self.look.symbols.get(noun, noun))

    def number_sign(self, verb: str) -> Sign | None:
        """The sign of what the number of a verb counts: as in `Buy {card} for {number:coin}`."""
        said = next((each.en for each in self.game.program.verbs if each.id == verb), "")
        noun = re.search(r"\{number:([\w-]+)\}", said)
        return self.numbers.get(verb) or (self.sign_of(noun[1]) if noun else None)

    def sign(self, kind: Kind) -> Sign:
        """The sign of a card's family."""
        return self._family(self.look.family_of(kind))

    def _family(self, family: Family) -> Sign:
        return self.families.get(family.id) or family_sign(family)

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """What the signs mean: amounts, then families of cards."""
        amounts = [(self.signs[symbol], meaning.said(lang)) for symbol, meaning in self.look.legend.items()]
        return amounts + [(self._family(each), each.name.said(lang)) for each in self.look.families]

    def brief(self, kind: Kind, lang: str) -> str:
        """What a card does, in as few signs as possible."""
        found = self._briefs.get((kind, lang))
        if found is None:
            found = self._briefs[kind, lang] = self.say_briefly(kind, lang)
        return found

    def say_briefly(self, kind: Kind, lang: str) -> str:
        """A card by the short forms of its words, such as `1↯ · 1▤`."""
        said = line(self.game.brief(kind, lang), lambda symbol: self.signs[symbol].symbol)
        return said[:1].upper() + said[1:]

    def about(self, view: View, card: int | None, kind: Kind, lang: str) -> str:
        """What is said of a card beside a choice; `card` is its number, if it is a card that lies somewhere."""
        return self.brief(kind, lang)

    def figures(self, kind: Kind) -> RichText:
        """The numbers printed on a card, each with its sign."""
        found = [(self.signs[figure.symbol], n) for figure, n in self.look.figures_of(kind)]
        return RichText(" ").join(RichText(f"{sign.symbol}{n}", sign.style) for sign, n in found)

    # --- parts of a table ---------------------------------------------------------------------------------------------

    def kind_of(self, card: Card) -> Kind:
        """The kind of a card that can be seen."""
        found = self.game.kind(card["card"])
        assert found is not None
        return found

    def by_kind(self, cards: Iterable[Card]) -> list[Card]:
        """Cards in the order of the game's list, so that equal ones lie together."""
        return sorted(cards, key=lambda card: self.kind_of(card).number)

    def names(self, cards: Iterable[Card], canvas: Canvas) -> RichText:
        """Cards by name, equal ones once with their number."""
        said = together(card_name(self, self.kind_of(card), canvas.lang) for card in cards)
        return said if said.plain else RichText(X.NOTHING.said(canvas.lang), "grey50")

    def is_my_turn(self, view: View) -> bool:
        """Whether the viewer is asked the question of a turn of their own."""
        prompt = view["prompt"]
        return bool(view["options"]) and self.look.is_main(prompt["id"], prompt["source"])

    def price_now(self, view: View, card: Card, printed: int, verbs: Sequence[str]) -> tuple[int, bool]:
        """What a card costs now, and whether it is out of reach: it could be chosen by none of the verbs."""
        prices = {option["card_id"]: option["number"] for option in view["options"] if option["verb"] in verbs}
        return int(prices.get(card["id"], printed)), self.is_my_turn(view) and card["id"] not in prices

    def side_name(self, view: View, side: Side, canvas: Canvas) -> RichText:
        """What a side is called; whose turn it is stands out."""
        style = "bold" if side["seat"] == view["active"] else ""
        return RichText(canvas.name(side["seat"]), style=style, no_wrap=True)

    def place_name(self, label: str, canvas: Canvas) -> str:
        """What a place is called, `old-ford` or `p1.tower-2`, and whose it is."""
        owner, _, id = label.rpartition(".")
        named = self.game.schema.place_names[id]
        said = named.said(canvas.lang)
        return f"{said} ({canvas.name(int(owner.removeprefix('p')))})" if owner else said

    def counts(self, side: Side, canvas: Canvas) -> RichText:
        """How many cards a side has, and where."""
        said = (f"{text.said(canvas.lang)} {side['piles'][pile]['count']}" for text, pile in self.counted)
        return RichText("  ".join(said), style="grey70")

    def amounts(self, view: View, values: Mapping[str, str], canvas: Canvas) -> RichText:
        """What can be spent: values of the table, each with its noun."""
        text = RichText("  ")
        for name, noun in values.items():
            sign, n = self.sign_of(noun), view["values"][name]
            if sign is not None:
                text.append(f"{sign.symbol} ", sign.style)
            amount = self.game.vocabulary.amount(n, noun, canvas.lang)
            text.append(amount, "bold" if n else "grey50").append("    ")
        return text

    def hand(self, view: View, side: Side, canvas: Canvas) -> list[RenderableType]:
        """The viewer's hand; where there is little room it is not said twice, since its cards are among the choices."""
        if canvas.compact and self.is_my_turn(view):
            return []
        cards = self.by_kind(known_cards(side["piles"]["hand"]))
        return [labelled(X.YOUR_HAND.said(canvas.lang), self.names(cards, canvas))]


def all_piles(view: View) -> Iterator[tuple[str, int | None, Pile]]:
    """Every pile of a view, by its name and its owner; one of a place as `garrison@old-ford`."""
    yield from ((name, None, pile) for name, pile in view["piles"].items())
    for place in _places(view):
        yield from ((f"{name}@{place['id']}", None, pile) for name, pile in place["piles"].items())
        for seat, there in enumerate(place["sides"]):
            yield from ((f"{name}@{place['id']}", seat, pile) for name, pile in there["piles"].items())
    for side in view["players"]:
        yield from ((name, side["seat"], pile) for name, pile in side["piles"].items())
        for place in _places(side):
            yield from ((f"{name}@{place['id']}", side["seat"], pile) for name, pile in place["piles"].items())


def _places(holder: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The places of the table, or of a side."""
    return (place for places in holder.get("places", {}).values() for place in places)


def around(view: View, me: int) -> list[Side]:
    """The other sides in the order of their turns after mine."""
    count = len(view["players"])
    return [view["players"][(me + i) % count] for i in range(1, count)]
