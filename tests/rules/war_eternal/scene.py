"""Scenes of War Eternal: put a situation on the table, act, and look at what a player would see.

    s = scene(hand=["crystal", "spark"], breaches={1: "open"}, market=["scoria-slag"], aether=3)
    s.play("crystal")
    s.gain("scoria-slag")
    assert s.discard() == ["scoria-slag"]

I am seat 0, in my main phase, unless the scene says otherwise. What a scene does not mention is empty or dull: no
cards, no aether, no charges, breach I open and nothing else, no nemesis card in play or in the deck but an attack at
the bottom, no turn order card taken. Piles are lists with the top card first. Breaches are given by number: "open", or
how far they are turned, or what is special about an opened one; a prepped spell or an attached relic is a pair of a
card and the number of its (left) breach.

`s.nemesis_turn(cards...)` ends my turn and lets the nemesis have the next one, with these cards on its deck.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from deckwright import Table
from tests.rules.acting import Acting

__all__ = ["Scene", "opened", "scene"]

DUAL = {"pyrotechnic-surge", "crystallize"}
GAME = "war-eternal"  # unless a scene says otherwise
USUAL: dict[int, dict[str, Any]] = {}  # what its tables are opened with besides, by the number of mages
SPECIAL = ("sigil", "ancient", "celestial", "defender")
PILES = ("hand", "deck", "discard", "play")
MINE = (*PILES, "prepped", "attached", "breaches", "life", "charges", "exhausted", "trophies", "surge", "holds_back")
TABLE = {
    "aether": 0,
    "turns_taken": [],
    "threats": [],
    "nemesis_discard": [],
    "deck_1": [],
    "deck_2": [],
}
FILLERS = ("quell", "engulf")  # what lies at the bottom of the nemesis deck, so that it is not empty


def scene(
    players: int = 2,
    nemesis: str = "umbra-titan",
    mages: Sequence[str] = ("dezmodia", "garu", "gex", "ulgimor"),
    options: Mapping[str, Any] | None = None,
    game: str = "",
    **arrangement: Any,
) -> Scene:
    """Open a table in my first main phase and arrange it; names of `MINE` are about me, `p1={...}` about another."""
    asked = {"nemesis": nemesis, **dict(options or {})}
    sides = asked.get("mages_each", 1) if players == 1 else players
    asked["mage"] = list(mages[:sides])
    table = opened(players, json.dumps(asked | USUAL.get(sides, {})), game or GAME).clone()
    theirs: dict[int, dict[str, Any]] = {side: dict(arrangement.pop(f"p{side}", {})) for side in range(sides)}
    theirs[0] |= {name: arrangement.pop(name) for name in MINE if name in arrangement}
    named = json.dumps([arrangement, theirs])
    wanted: dict[str, Any] = dict(TABLE)
    wanted["deck_3"] = [next(card for card in FILLERS if card not in named)]
    if "market" in arrangement:
        wanted["stock"] = []
    wanted |= arrangement
    for side, given in theirs.items():
        prepped = given.pop("prepped", [])
        attached = given.pop("attached", [])
        breaches = given.pop("breaches", {1: "open"})
        dull: dict[str, Any] = {name: [] for name in PILES}
        wanted |= {f"p{side}.{name}": value for name, value in (dull | given).items()}
        wanted[f"p{side}.breaches"] = [_breach(number, how) for number, how in breaches.items()]
        wanted[f"p{side}.prepped"] = [_within(card, at, breaches) for card, at in prepped]
        wanted[f"p{side}.attached"] = [_within(card, at, breaches) for card, at in attached]
    table.arrange(wanted)
    return Scene(table)


@cache
def opened(players: int, options: str, game: str = "war-eternal") -> Table:
    """A table in the first main phase of seat 0."""
    for seed in range(200):
        table = Table.open(game, players=players, seed=seed, options=json.loads(options))
        if table.prompt is not None and table.prompt.id == "who-has-wild-token":
            table.choose(0)
        asked = table.prompt
        if asked is not None and asked.id == "main-phase" and table.active == 0:
            if "turn-nemesis" not in table.cards("turns_taken"):
                return table
    raise AssertionError("seat 0 never begins")


def _breach(number: int, how: Any) -> dict[str, Any]:
    """A breach: opened, or turned so far, in this turn perhaps."""
    if how == "open" or how in SPECIAL:
        return {"card": _tile(number, how), "open": True}
    if isinstance(how, tuple) and how[0] in SPECIAL:
        return {"card": _tile(number, how[0]), "stage": how[1]}
    turned = {"stage": how} if isinstance(how, int) else {"stage": how[0], "focused": True}
    return {"card": f"breach-{number}", **turned}


def _tile(number: int, how: Any) -> str:
    """The card of a breach; a special one is named by what makes it special, with how far it is turned if closed."""
    special = how[0] if isinstance(how, tuple) else how
    return f"{special}-breach-{number}" if special in SPECIAL else f"breach-{number}"


def _within(card: str, at: int, breaches: Mapping[int, Any]) -> str:
    """A prepped spell or an attached relic, and its (left) breach."""
    return f"{card} in {_tile(at, breaches[at]).replace('-', ' ')}"


class Scene(Acting):
    """A table with short names for what is done and seen at it."""

    # --- doing --------------------------------------------------------------------------------------------------------

    def play_all(self, *cards: str) -> None:
        """Play gems and relics in this order."""
        for card in cards:
            self.play(card)

    def cast(self, card: str) -> None:
        """Cast a prepped spell in the casting phase."""
        self.choose("cast", card)

    def gain(self, card: str) -> None:
        """Gain a card of the supply."""
        self.choose("gain", card)

    def prep(self, card: str, breach: int) -> None:
        """Prep a spell in one of my breaches."""
        verb = "prep-wide" if card in DUAL else "prep"
        wanted = next(
            option.index
            for option in self.options_of(verb)
            if option.card == card and (option.target or "").endswith(f"breach-{breach}")
        )
        self.choose(wanted)

    def focus(self, breach: int) -> None:
        """Focus a breach of mine."""
        self.choose("focus", f"breach-{breach}")

    def open(self, breach: int) -> None:
        """Open a breach of mine."""
        self.choose("open", f"breach-{breach}")

    def ability(self) -> None:
        """Use my ability."""
        self.choose("ability")

    def answer_any(self, *cards: str) -> None:
        """Choose cards of which there are several that differ, such as Sparks in two breaches: the first of each."""
        for card in cards:
            self.choose(next(option.index for option in self.options_of("choose") if option.card == card))

    def decide(self, part: str) -> None:
        """Choose one of two effects by a part of its text."""
        found = [option for option in self.table.options if part in option.text]
        assert len(found) == 1, [option.text for option in self.table.options]
        self.choose(found[0].verb)

    def end_turn(self, *turns: str) -> None:
        """End my turn; these turn order cards come next."""
        if turns:
            self.arrange(turns=[*turns, "..."])
        self.choose("end-turn")

    def casting(self, seat: int = 0) -> None:
        """End my turn and come to the casting phase of a seat."""
        self.end_turn(f"turn-{seat + 1}")
        assert self.asked == "casting-phase", self.asked

    def nemesis_turn(self, *cards: str, then: str = "turn-1") -> None:
        """End my turn; the nemesis acts and draws these cards, unless something has to be answered first."""
        if cards:
            self.arrange(deck_1=list(cards))
        self.end_turn("turn-nemesis", then)

    def arrange(self, **wanted: Any) -> None:
        """Put more things in place."""
        self.table.arrange({name.replace("__", "."): value for name, value in wanted.items()})

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """Who may answer."""
        return self.table.to_answer

    def players_offered(self) -> list[int]:
        """The players that may be chosen."""
        return sorted(option.player for option in self.options_of("choose-player") if option.player is not None)

    def texts(self) -> list[str]:
        """What the options say."""
        return [option.text for option in self.table.options]

    def amounts_said(self, note: str) -> list[int]:
        """The numbers of the notes of this id that the last choice brought."""
        told = [event.data for event in self.events if event.what == "note" and event.data["note"] == note]
        return [int(data["number"]) for data in told]

    def value(self, name: str, player: int | None = None) -> int:
        """A value of the table or of a player."""
        return self.table.value(name, player)

    @property
    def aether(self) -> int:
        """Free aether."""
        return self.value("aether")

    @property
    def gravehold(self) -> int:
        """The life of Gravehold."""
        return self.value("gravehold")

    @property
    def tokens(self) -> int:
        """Nemesis tokens."""
        return self.value("tokens")

    def life(self, player: int = 0) -> int:
        """A player's life."""
        return self.value("life", player)

    def charges(self, player: int = 0) -> int:
        """A player's charges."""
        return self.value("charges", player)

    def discard(self, player: int = 0) -> list[str]:
        """A player's discard pile, from the top."""
        return self.table.cards("discard", player)

    def prepped(self, player: int = 0) -> list[str]:
        """A player's prepped spells, in the order they were prepped."""
        return self.table.cards("prepped", player)

    def breaches(self, player: int = 0) -> dict[int, Any]:
        """A player's breaches by number: "open", or how far they are turned."""
        seen = self.table.view()["players"][player]["piles"]["breaches"]["cards"]
        return {int(card["card"][-1]): "open" if card.get("open") else card.get("stage", 0) for card in seen}

    def pile(self, name: str) -> list[str]:
        """A pile of the table, from the top."""
        return self.table.cards(name)

    def on_card(self, name: str, card: str, pile: str = "threats") -> int:
        """A counter on a card of a pile of the table."""
        seen = self.table.view()["piles"][pile]["cards"]
        return int(next(found for found in seen if found and found["card"] == card).get(name, 0))

    @property
    def nemesis_life(self) -> int:
        """The life of the nemesis."""
        return int(self.table.view()["piles"]["nemesis_mat"]["cards"][0]["life"])

    @property
    def won(self) -> bool | None:
        """Whether the players have won; None while the game goes on."""
        return bool(self.table.result.winners) if self.table.result is not None else None
