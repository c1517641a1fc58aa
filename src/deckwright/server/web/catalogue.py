"""Looking for cards of a game: by words in any of their forms, by family, by type, by cost."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import takewhile

from deckwright.lang.cards import Kind
from deckwright.lang.game import Game
from deckwright.lang.languages import LANGUAGES
from deckwright.lang.stems import holds
from deckwright.lang.texts import Text
from deckwright.server.scene.faces import face

LONGEST = 60  # letters of what is looked for
COST = "cost"  # the fact of a card that says what it costs


@dataclass(frozen=True)
class Wanted:
    """What somebody looks for; what they left open is empty."""

    words: str = ""
    family: str = ""
    type: str = ""
    cost: str = ""

    def among(self, game: Game) -> list[Kind]:
        """The cards of a game that are among it."""
        return [kind for kind in game.kinds if self.fits(game, kind)]

    def fits(self, game: Game, kind: Kind) -> bool:
        """Whether a card is among it."""
        return (
            (not self.family or game.look.family_of(kind).id == self.family)
            and (not self.type or type_of(game, kind) == self.type)
            and (not self.cost or str(kind.all_facts().get(COST, "")) == self.cost)
            and (not self.words or holds(_text(game, kind), self.words[:LONGEST]))
        )


@cache
def _text(game: Game, kind: Kind) -> str:
    """All that a card says, in both languages."""
    faces = [face(game, kind.id, lang) for lang in LANGUAGES]
    return "\n".join(f"{each.name}\n{each.type_line}\n{each.words}" for each in faces)


@dataclass(frozen=True)
class Filters:
    """By what else cards of a game can be told apart, beside words; what tells none apart is empty."""

    families: Mapping[str, Text]
    types: Mapping[str, Text]
    costs: Sequence[str]


@cache
def filters(game: Game) -> Filters:
    """The filters of a game: families and costs as its cards have them, types as their lines begin."""
    families = {(family := game.look.family_of(kind)).id: family.name for kind in game.kinds}
    types = {name.en: name for name in _types(game).values()}
    costs = sorted({int(found) for kind in game.kinds if (found := kind.all_facts().get(COST)) is not None})
    return Filters(
        families if 1 < len(families) < len(game.kinds) else {},
        types if 1 < len(types) < len(game.kinds) else {},
        [str(cost) for cost in costs] if len(costs) > 1 else [],
    )


def type_of(game: Game, kind: Kind) -> str:
    """The type of a card: `champion`; of one without a type nothing."""
    found = _types(game).get(kind.id)
    return found.en if found is not None else ""


@cache
def _types(game: Game) -> Mapping[str, Text]:
    """The types of cards by their ids. What is called alike in Russian is one type, by its shortest English name."""
    alike: dict[str, list[Kind]] = {}
    for kind in game.kinds:
        alike.setdefault(_bare_type(game, kind), []).append(kind)
    alike.pop("", None)
    called = {en: _common_beginning(game, kinds) for en, kinds in alike.items()}
    shortest = {ru: min((en for en in called if called[en] == ru), key=len) for ru in called.values()}
    return {kind.id: Text(shortest[called[en]], called[en]) for en, kinds in alike.items() for kind in kinds}


def _bare_type(game: Game, kind: Kind) -> str:
    """What a card is, without its family and its marks: `champion` of `Order champion, unique`."""
    head = re.split("[,:]", game.type_line(kind, "en"))[0]
    return " ".join(head.replace(game.look.family_of(kind).name.en, "").split())


def _common_beginning(game: Game, kinds: Sequence[Kind]) -> str:
    """What the Russian lines of all these cards begin with: a family stands behind it."""
    begins = [re.split("[,:]", game.type_line(kind, "ru"))[0].split() for kind in kinds]
    same = takewhile(lambda words: len(set(words)) == 1, zip(*begins, strict=False))
    return " ".join(words[0] for words in same) or " ".join(begins[0])
