"""The claws of Fenrix as people see them: their life, who stands before them, and how many the next turn brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckwright.games.new_age.claws import CLAWS, TOKENS_FOR_CLAW, TOKENS_LOST
from deckwright.games.new_age.due import Kinds, acts_of, due
from deckwright.lang.cards import Kind
from deckwright.lang.look import Coming, View
from deckwright.lang.texts import Text, Token
from deckwright.lang.words import Effect, effects_in

UNLEASHES = {"unleash_once": 1, "unleash_twice": 2, "unleash_thrice": 3}
BRINGS = Text(
    "Nemesis tokens: {tokens}, so claws come at the end of the turn: {claws}.",
    "Жетонов исчадия: {tokens}; в конце хода войдут в игру когти: {claws}.",
)
LOSES = Text("That empties the claw deck: you lose.", "Колода когтей опустеет: вы проиграете.")
BEFORE_IT = Text(
    "Only whoever has their Position token on a claw can damage it; but what the claw does may then hit that player.",
    "Ранить коготь может лишь тот, чей жетон позиции на нём; зато и удар когтя тогда может достаться этому игроку.",
)
EXPLAIN = {
    "who-places-token": BEFORE_IT,
    "which-claw": BEFORE_IT,
    "who-takes-token-back": Text(
        "Without a token on a claw nobody can damage it; its damage is then for Gravehold.",
        "Без жетона на когте ранить его некому, а его урон получает Грейвхолд.",
    ),
}
WORDS = {
    "claws": Text("Claws", "Когти"),
    "claw": Text("claw {n}", "коготь {n}"),
    "claws_left": Text(
        "claw deck: {n} of {of}; when it is empty, you lose",
        "колода когтей: {n} из {of}; когда опустеет, вы проиграете",
    ),
    "claw_tokens": Text(
        "nemesis tokens: {n}; from {of} on a claw comes at the end of the nemesis turn",
        "жетоны исчадия: {n}; начиная с {of}, в конце хода исчадия приходит коготь",
    ),
    "claws_expected": Text(
        "claws at the end of the next nemesis turn: {n} or more",
        "в конце следующего хода исчадия придут когти: {n} или больше",
    ),
    "claw_open_to": Text("Position token here: {names}", "жетон позиции здесь: {names}"),
    "claw_out_of_reach": Text("nobody's Position token: cannot be damaged", "без жетона позиции: ранить нельзя"),
    "claw_rests": Text("does not act this turn", "в этот ход не действует"),
    "claw_fury": Text("new claws have more life: +{n}", "у новых когтей больше жизней: +{n}"),
    "tokens_aside": Text("Position tokens not on a minion", "жетоны позиции не на приспешниках"),
    "tokens_on": Text("Position tokens on {card}", "жетоны позиции на карте «{card}»"),
}


@dataclass(frozen=True)
class ClawSeen:
    """A claw in play: its number among the cards, how it is called, its life and whose Position tokens are on it."""

    id: int
    name: str
    number: int  # 0 for one that is no Rending Claw
    life: int
    seats: Sequence[int]
    rests: bool


@dataclass(frozen=True)
class ClawsSeen:
    """All of them, and how near the players are to losing."""

    claws: Sequence[ClawSeen]
    left: int  # in the claw deck
    tokens: int
    expected: int  # claws that the next nemesis turn brings by what is known
    fury: int
    aside: Sequence[int]  # seats whose Position tokens lie on nothing
    elsewhere: Mapping[str, Sequence[int]]  # names of other minions, and seats whose Position tokens lie there
    of: int = CLAWS
    needed: int = TOKENS_FOR_CLAW


def is_fenrix(view: View) -> bool:
    """Whether Fenrix is the nemesis."""
    return any(card["card"] == "fenrix" for card in view["piles"]["nemesis_mat"]["cards"])


def claws_for(tokens: int) -> int:
    """How many claws so many nemesis tokens bring at the end of a turn."""
    claws = 0
    while tokens >= TOKENS_FOR_CLAW:
        tokens -= TOKENS_LOST
        claws += 1
    return claws


def seen(view: View, kinds: Kinds, lang: str) -> ClawsSeen | None:
    """The claws at a table; nothing if the nemesis has none."""
    if not is_fenrix(view):
        return None
    on = {side["seat"]: side["values"]["token_on"] for side in view["players"]}
    claws: list[ClawSeen] = []
    elsewhere: dict[str, list[int]] = {}
    growing = Growing(view, kinds)
    for card in view["piles"]["threats"]["cards"]:
        kind = kinds(card["card"])
        assert kind is not None
        here = [seat for seat, where in on.items() if where == card["id"]]
        if kind.all_facts().get("claw"):
            claws.append(_claw(card, kind, here, lang))
        elif here:
            elsewhere[kind.said(lang)] = here
    return ClawsSeen(
        claws=claws,
        left=view["piles"]["claw_deck"]["count"],
        tokens=view["values"]["tokens"],
        expected=growing.after_all(view),
        fury=view["piles"]["beside_mat"]["count"],
        aside=[seat for seat, where in on.items() if where is None],
        elsewhere=elsewhere,
    )


def _claw(card: Mapping[str, Any], kind: Kind, here: Sequence[int], lang: str) -> ClawSeen:
    return ClawSeen(
        id=card["id"],
        name=kind.said(lang),
        number=card.get("claw_number", 0),
        life=card.get("life", 0),
        seats=here,
        rests=bool(card.get("rests")),
    )


# --- what comes -------------------------------------------------------------------------------------------------------


class Growing:
    """Nemesis tokens and claws as they grow in the course of a nemesis turn, if nobody does anything about it."""

    def __init__(self, view: View, kinds: Kinds) -> None:
        self.kinds = kinds
        self.tokens: int = view["values"]["tokens"]
        self.left: int = view["piles"]["claw_deck"]["count"]
        self.claws = sum(self._is_claw(card["card"]) for card in view["piles"]["threats"]["cards"])

    def _is_claw(self, id: str) -> bool:
        kind = self.kinds(id)
        return kind is not None and bool(kind.all_facts().get("claw"))

    def acts(self, kind: Kind) -> None:
        """A minion acts, or a power happens. What the players choose between is left open."""
        self._happen(acts_of(kind))

    def _happen(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            name, arguments = effect.word.name, effect.arguments
            if name in UNLEASHES:
                self.tokens += UNLEASHES[name]
            elif name == "whelps_come":
                self.claws += arguments["n"]
                self.left -= arguments["n"]
            elif name == "by_presence_of_claws":
                self._happen(effects_in(arguments["some" if self.claws else "none"]))

    def after_all(self, view: View) -> int:
        """The claws that come at the end of the turn when all that is due in it has happened."""
        for kind in due(view, self.kinds):
            self.acts(kind)
        return claws_for(self.tokens)


def coming(family: Callable[[View, str], Sequence[Coming]], kinds: Kinds) -> Callable[[View, str], Sequence[Coming]]:
    """What the nemesis main phase will bring, with the claws that its tokens will bring."""

    def comes(view: View, lang: str) -> Sequence[Coming]:
        found = family(view, lang)
        if not is_fenrix(view):
            return found
        growing = Growing(view, kinds)
        return [each if each.left else _with_claws(each, growing, lang) for each in found]

    return comes


def explain_prompt(family: Callable[[str, View, int, str], str]) -> Callable[[str, View, int, str], str]:
    """The other help with questions, and what Position tokens are for."""

    def explain(prompt: str, view: View, me: int, lang: str) -> str:
        return EXPLAIN[prompt].said(lang) if prompt in EXPLAIN else family(prompt, view, me, lang)

    return explain


def _with_claws(each: Coming, growing: Growing, lang: str) -> Coming:
    """What a card brings, and the claws that come because of it."""
    before, left = claws_for(growing.tokens), growing.left
    kind = growing.kinds(each.kind)
    assert kind is not None
    growing.acts(kind)
    claws = claws_for(growing.tokens)
    said = [BRINGS.said(lang, tokens=growing.tokens, claws=claws)] if claws > before else []
    if growing.left <= claws and (claws > before or growing.left < left):
        said.append(LOSES.said(lang))
    added = "".join(f" {sentence}" for sentence in said)
    return replace(each, text=each.text + added, tokens=[*each.tokens, Token(added)]) if added else each
