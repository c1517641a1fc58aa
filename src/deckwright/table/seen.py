"""What a table shows: options and the view of a seat. Secrets are stripped here and in `events`, nowhere else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.languages import Bilingual, in_lang
from deckwright.lang.schema import PlaceList
from deckwright.lang.texts import Text, Token, Tokens, plain
from deckwright.lang.types import Note, Verb
from deckwright.table.changes import Glance, touched
from deckwright.table.placed import pile_in, places_seen
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.table.table import Table

HIDDEN = "hidden"  # stands for a card that a value names and a seat may not know


@dataclass(frozen=True)
class Option(Bilingual):
    """One thing that can be chosen now. `place` is where its card lies: `row`, or `p1.hand`.

    `at` is the place it was offered with: `old-london`, or `p1.nest-2`. `within` is the card that its card lies in,
    where a game has such. `apart` is what `en` and `ru` add in brackets to
    tell it from other options, which would read the same without.
    """

    index: int
    verb: str
    card: str | None = None
    card_id: int | None = None
    place: str | None = None
    within: str | None = None
    target: str | None = None
    target_id: int | None = None
    player: int | None = None
    pile: str | None = None
    at: str | None = None
    number: int | None = None
    en: str = ""
    ru: str = ""
    apart_en: str = ""
    apart_ru: str = ""

    @property
    def text(self) -> str:
        """What it says, in English."""
        return self.en

    @property
    def apart(self) -> Text:
        """What tells it from options that would read the same; mostly nothing."""
        return Text(self.apart_en, self.apart_ru)

    @property
    def meaning(self) -> tuple[Any, ...]:
        """What it means, whichever copy of a card it names."""
        return (self.verb, self.card, self.target, self.player, self.pile, self.number, self.at)


@dataclass(frozen=True)
class Asked(Bilingual):
    """What is asked, and by which card."""

    id: str
    en: str
    ru: str
    source: str | None = None


@dataclass(frozen=True)
class Result:
    """How a game ended. `winners` are seats; in a solo or co-operative game nobody may have won."""

    winners: tuple[int, ...]
    turns: int
    decisions: int


def place_of(pile: str, owner: int | None) -> str:
    """A pile as options and arrangements name it: `row`, `p1.hand`, `p1.minions@old-london`."""
    return pile if owner is None else f"p{owner}.{pile}"


def named(words: str) -> str:
    """A card as people write it, `breach 2`, by its id."""
    return "-".join(words.lower().split())


class Reader:
    """Reads states of one game."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.program = table.game.program
        self.layout = self.program.layout

    # --- words to things ----------------------------------------------------------------------------------------------

    def kind_of(self, state: Any, card: int) -> str:
        """The kind of a card."""
        return self.program.kinds[int(state[self.layout.ident + card]) & isa.KIND_MASK].id

    def known_by(self, state: Any, card: int) -> int:
        """Who may know a card, as a mask."""
        return (int(state[self.layout.ident + card]) >> isa.KNOWN_SHIFT) & isa.EVERYONE

    def owner_mask(self, state: Any, card: int) -> int:
        """Whose pile a card lies in, as a mask; 0 for a pile of the table."""
        _, owner = self.layout.pile_named(self.layout.pile_of(state, card))
        return 0 if owner is None else 1 << owner

    def pile_name(self, pile: int) -> tuple[str, int | None]:
        """A pile's name, with the place it belongs to, and its owner."""
        found = self.layout.piles[pile]
        return found.name, found.owner

    def cards_in(self, state: Any, pile: int) -> Iterator[int]:
        """The cards of a pile, from the top."""
        card = int(state[self.layout.head + pile])
        while card >= 0:
            yield card
            card = int(state[self.layout.links + card]) >> isa.NEXT_SHIFT

    # --- options ------------------------------------------------------------------------------------------------------

    def option(self, state: Any, index: int, bit: int | None = None) -> Option:
        """One option of the pending question: as it is, or as those see it who have this bit of the masks."""
        verb, found = self.parts(state, index, bit)
        en, ru = self._said(verb, found)
        if "pile" in found:
            found["pile"] = place_of(*found["pile"])
        return Option(index, verb.id, **found, en=en, ru=ru)

    def parts(self, state: Any, index: int, bit: int | None = None) -> tuple[Verb, dict[str, Any]]:
        """What an option goes with, not yet in words; a pile as its name and its owner."""
        at = self.layout.options + 4 * index
        number, card, second, amount = (int(w) for w in state[at : at + 4])
        verb = self.program.verbs[number]
        found: dict[str, Any] = {}
        for part, which in (("card", card), ("target", second)):
            if part in verb.takes and which >= 0 and (bit is None or (self.known_by(state, which) >> bit) & 1):
                found |= {part: self.kind_of(state, which), f"{part}_id": which}
        if "card" in verb.takes and card >= 0:
            found["place"] = place_of(*self.pile_name(self.layout.pile_of(state, card)))
            if "card" in found:
                found["within"] = self.within(state, card, bit)
        if "player" in verb.takes and second >= 0:
            found["player"] = second
        if "pile" in verb.takes:
            found["pile"] = self.pile_name(second)
        if "place" in verb.takes and second >= 0:
            found["at"] = self.layout.places[second].label
        if "number" in verb.takes and not verb.hinted:
            found["number"] = amount
        return verb, found

    def _said(self, verb: Verb, found: Mapping[str, Any]) -> tuple[str, str]:
        """An option in both languages. What names no player is said once and remembered: screens ask for it often."""
        pile, place = found.get("pile"), found.get("at")
        if "player" in found or (pile is not None and pile[1] is not None) or (place is not None and "." in place):
            return self._both(verb, found)
        key = (verb.id, found.get("card"), found.get("target"), pile, place, found.get("number"))
        said = self.game.sayings.get(key)
        if said is None:
            said = self.game.sayings[key] = self._both(verb, found)
        return said

    def _both(self, verb: Verb, found: Mapping[str, Any]) -> tuple[str, str]:
        return plain(self.sentence(verb, found, "en")), plain(self.sentence(verb, found, "ru"))

    def option_tokens(self, option: Option, lang: str) -> Tokens:
        """What an option says, in pieces."""
        verb = next(verb for verb in self.program.verbs if verb.id == option.verb)
        parts = ("at" if part == "place" else part for part in verb.takes)
        found = {part: given for part in parts if (given := getattr(option, part)) is not None}
        if option.pile is not None:
            owner, dot, name = option.pile.rpartition(".")
            found["pile"] = (name, int(owner.removeprefix("p")) if dot else None)
        said = self.sentence(verb, found, lang)
        return [*said, Token(f" ({option.apart.said(lang)})")] if option.apart.said(lang) else said

    def sentence(self, verb: Verb | Note, found: Mapping[str, Any], lang: str) -> Tokens:
        """A verb or a note with its arguments filled in; a card that is not among them is a hidden one."""

        def value(name: str, form: str) -> Tokens:
            given = found.get(name)
            if name in ("card", "target"):
                return [self.card_token(given, lang)]
            if name == "player":
                return [self.player_token(given, lang)]
            if name == "pile":
                return self.pile_tokens(given[0], given[1], lang) if given else [Token("?")]
            if name == "place":
                return self.place_tokens(found.get("at"), lang)
            if given is None:
                return [Token("?")]
            if form:
                return [Token(self.game.vocabulary.amount(given, form, lang), "amount", form)]
            return [Token("∞" if given >= self.game.vocabulary.infinite else str(given))]

        return self.game.vocabulary.fill(verb.said(lang) or verb.id, lang, value)

    def card_token(self, kind: str | None, lang: str) -> Token:
        """A card's name, or that it is hidden."""
        found = self.game.kind(kind) if kind else None
        if found is None:
            return Token(in_lang(lang, "a hidden card", "скрытая карта"))
        return Token(found.said(lang), "card", found.id)

    def player_token(self, side: int | None, lang: str) -> Token:
        """A player's name."""
        if side is None:
            return Token(in_lang(lang, "nobody", "никто"))
        return Token(self.table.name(side, lang), "player", str(side))

    def pile_tokens(self, name: str, owner: int | None, lang: str) -> Tokens:
        """A pile's name, whose it is, and at which place."""
        found = self.layout.piles[self.layout.pile_id(name, owner)]
        declared = found.field.declared
        said = Token(declared.said(lang) or found.field.name, "pile", name)
        about = [] if owner is None else [[self.player_token(owner, lang)]]
        if found.place is not None:
            named = self.layout.places[found.place].name
            about.append([Token(named.said(lang), "place", named.id)])
        inside = [token for i, tokens in enumerate(about) for token in ([Token(", ")] if i else []) + tokens]
        return [said, Token(" ("), *inside, Token(")")] if about else [said]

    def place_tokens(self, label: str | None, lang: str) -> Tokens:
        """A place's name, and whose it is."""
        number = self.layout.place_number(label or "")
        if number is None:
            return [Token(in_lang(lang, "nowhere", "нигде"))]
        place = self.layout.places[number]
        said = Token(place.name.said(lang), "place", place.label)
        return [said] if place.owner is None else [said, Token(" ("), self.player_token(place.owner, lang), Token(")")]

    def likeness(self, state: Any, option: Option, bit: int | None = None) -> tuple[Any, ...]:
        """What tells an option from others: its meaning, where its cards lie, and what lies on them, if it is seen."""
        cards = [number for number in (option.card_id, option.target_id) if number is not None]
        on = [(self.layout.pile_of(state, card), self.card(state, card, bit) | {"id": None}) for card in cards]
        return (option.meaning, on)

    def within(self, state: Any, card: int, bit: int | None) -> str | None:
        """The card that another one lies in, by its kind; with its number if several of the kind lie there."""
        place = self.program.schema.place
        inside = -1 if place is None else int(state[self.layout.card_address[place.name] + card])
        if inside < 0 or not self.sees(state, inside, bit):
            return None
        kind = self.kind_of(state, inside)
        beside = self.cards_in(state, self.layout.pile_of(state, inside))
        alike = [other for other in beside if self.kind_of(state, other) == kind]
        return kind if len(alike) == 1 else f"{kind}/{alike.index(inside) + 1}"

    # --- views --------------------------------------------------------------------------------------------------------

    def sees(self, state: Any, card: int, bit: int | None) -> bool:
        """Whether those of this bit may know a card; None sees everything."""
        return bit is None or bool((self.known_by(state, card) >> bit) & 1)

    def view(
        self, state: Sequence[int], seat: int | None, *, open: bool = False, since: Glance | None = None
    ) -> dict[str, Any]:
        """The values and piles as a seat may know them; None is a spectator. Open: the whole truth.

        `since` is an earlier glance of the same eyes: piles in which nothing has changed are taken from it.
        """
        bit = None if open else isa.PUBLIC_BIT if seat is None else seat
        schema, layout = self.program.schema, self.layout
        sides = range(state[isa.H_PLAYERS])
        changed = None if since is None else touched(layout, since.words, state)

        def pile(name: str, owner: int | None = None) -> dict[str, Any]:
            number = layout.pile_id(name, owner)
            if since is None or changed is None or number in changed:
                return self.pile(state, number, bit)
            return pile_in(since.view, self, layout.piles[number])

        def places(lists: Mapping[str, PlaceList], owner: int | None = None) -> dict[str, Any]:
            return {"places": places_seen(self, state, lists.values(), owner, bit, pile)} if lists else {}

        return {
            "values": {
                name: self.value(state, name, None, bit)
                for name, field in schema.table_values.items()
                if open or not field.declared.secret
            },
            "piles": {name: pile(name) for name in schema.table_piles},
            **places(schema.table_places),
            "players": [
                {
                    "seat": p,
                    "name": self.table.name(p, "en"),
                    "values": {
                        name: self.value(state, name, p, bit)
                        for name, field in schema.player_values.items()
                        if open or not field.declared.secret or p == seat
                    },
                    "piles": {name: pile(name, p) for name in schema.player_piles},
                    **places(schema.player_places, p),
                }
                for p in sides
            ],
        }

    def value(self, state: Any, name: str, player: int | None, bit: int | None) -> Any:
        """A value of the table or of a player as JSON, also at a place; a list as a list."""
        spot = self.layout.spot(name, player)
        assert spot is not None
        if not spot.field.declared.count:
            return self.shown(state, spot.field.type, int(state[spot.address]), bit)
        words = state[spot.address : spot.address + spot.field.declared.count]
        return [self.shown(state, spot.field.type, int(word), bit) for word in words]

    def shown(self, state: Any, kind: ty.Type, word: int, bit: int | None) -> Any:
        """A value as JSON. A card is its number, so that it can be found in the piles; a hidden one has none.

        A place is its id, after its owner if it is a player's.
        """
        if kind is ty.INT:
            return word
        if kind is ty.BOOL:
            return bool(word)
        if kind.choices is not None:
            return next((member.name.lower() for member in kind.choices if int(member) == word), word)
        if kind is ty.SEATS:
            return [seat for seat in range(int(state[isa.H_PLAYERS])) if (word >> seat) & 1]
        if kind.is_object and word < 0:
            return None
        if kind.record is not None:
            return self.layout.places[word].label
        if kind is ty.CARD and not self.sees(state, word, bit):
            return HIDDEN
        return word

    def pile(self, state: Any, pile: int, bit: int | None) -> dict[str, Any]:
        """A pile as a seat sees it: how many cards, and those it may know. A hidden card has no identity at all."""
        cards = [
            self.card(state, card, bit) if self.sees(state, card, bit) else None for card in self.cards_in(state, pile)
        ]
        return {"count": len(cards), "cards": cards}

    def card(self, state: Any, card: int, bit: int | None) -> dict[str, Any]:
        """A card that may be seen, with its marks and counters; a secret counter is for the owner of its pile."""
        schema, layout = self.program.schema, self.layout
        shown: dict[str, Any] = {"id": card, "card": self.kind_of(state, card)}
        marks = int(state[layout.marks + card])
        if marks:
            shown |= {name: True for name, field in schema.marks.items() if (marks >> field.index) & 1}
        for field, at in layout.counters:
            word = int(state[at + card])
            if word == field.first:
                continue
            if field.declared.secret and bit is not None and not (self.owner_mask(state, card) >> bit) & 1:
                continue
            shown[field.name] = self.shown(state, field.type, word, bit)
        return shown
