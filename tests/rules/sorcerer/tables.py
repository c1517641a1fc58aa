"""Tables of Sorcerer for more than two: the ring of a battle royale, two teams, and tables that are only just opened.

    t = ring(4, minions={"p0@old-london": ["scaled-mason"], "p1@old-london": ["blind-whale"]})
    t.battle()

What is not mentioned is empty or dull, as in `laying.py`: empty hands and battlefields, 10 energy, no omens, no fate
token, all avatars away from Old London. Seat 0 is the first player, or of the first team.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from deckwright import Table
from deckwright.games.sorcerer.cards import ALL
from tests.rules.sorcerer.laying import PILES, SEED, Duel

OLD_LONDON, WHITECHAPEL, SOUTHWARK, HIVE = "old-london", "whitechapel", "southwark", "underground-hive"
WHARF, GALLOWS = "foggy-wharf", "gallows-hill"
RING = (OLD_LONDON, WHITECHAPEL, SOUTHWARK, HIVE, WHARF, GALLOWS)
CHARACTERS = ("tegu", "miselda", "zevrane", "ariaspes")
LINEAGES = ("necromancer", "demonologist", "bloodlord", "animist")
DOMAINS = ("haunted-forest", "outcast-sanctuary", "screaming-coast", "forgotten-temple")
DULL: dict[str, Any] = {"energy": 10, "omens": 0, "actions": 6, "fate": False}
MASON, WHALE, WRECKER, PRIESTESS = "scaled-mason", "blind-whale", "shore-wrecker", "stone-eyed-priestess"


def opened(players: int, seed: int = SEED, **options: Any) -> Duel:
    """A table at its very first question."""
    return Duel(Table.open("sorcerer", players=players, seed=seed, options=options))


def to_actions(table: Table) -> Table:
    """Keep all cards, take the first of everything, until somebody has an action."""
    while table.prompt is not None and table.prompt.id != "action":
        if table.prompt.id == "which-member":
            table.choose("choose-player", player=min(option.player or 0 for option in table.options))
        else:
            table.choose("keep" if table.prompt.id == "mulligan" else 0)
    return table


@cache
def _started(players: int, options: tuple[tuple[str, Any], ...]) -> Table:
    """A table at its first action; every seat has decks of its own, in the order of the box."""
    decks: dict[str, Any] = {"characters": CHARACTERS, "lineages": LINEAGES, "domains": DOMAINS}
    chosen = {part: [names[seat % 4] for seat in range(players)] for part, names in decks.items()}
    asked: dict[str, Any] = {"first_player": "first_seat"} | chosen | dict(options)
    return to_actions(Table.open("sorcerer", players=players, seed=SEED, options=asked))


def many(players: int, *, minions: dict[str, list[Any]] | None = None, **laid: Any) -> Duel:
    """A table of so many, at the first action of the first player; `p0={...}` says what a seat has.

    `minions` names sides of battlefields: `"p0@old-london"`. `options={...}` opens the table with them, and
    `table={...}` sets values of the table and its battlefields.
    """
    table = _started(players, tuple(sorted(laid.pop("options", {}).items()))).clone()
    wanted: dict[str, Any] = {}
    for seat in range(players):
        wanted |= {f"p{seat}.minions@{field}": [] for field in RING}
    for side, cards in (minions or {}).items():
        whose, _, field = side.partition("@")
        wanted[f"{whose}.minions@{field}"] = cards
    values = laid.pop("table", {})
    teams = table.chosen_options["mode"] == "teams" or players == 2
    for seat in range(players):
        aside = SOUTHWARK if teams else RING[seat or players - 1]
        about = {"avatar": aside} | laid.pop(f"p{seat}", {})
        wanted |= {f"p{seat}.{name}": [] for name in PILES}
        wanted |= {f"p{seat}.{name}": value for name, value in (DULL | about).items()}
    assert not laid, laid
    table.arrange(wanted | values)
    return Duel(table)


def ring(players: int = 4, **laid: Any) -> Duel:
    """A battle royale."""
    return many(players, **laid)


def teams(players: int = 4, **laid: Any) -> Duel:
    """Two teams: the even seats and the odd ones."""
    options = {"mode": "teams"} | laid.pop("options", {})
    return many(players, options=options, **laid)


def battle(t: Duel) -> None:
    """The last action is taken, and the Battle phase begins."""
    t.table.arrange({f"p{seat}.actions": 1 if seat == t.seat else 0 for seat in range(t.table.seats)})
    t.choose("channel")


def fought(t: Duel) -> list[str]:
    """Where battles began with the last choice, by name."""
    return t.said("battle-at")


def play_on(t: Duel, until: str) -> None:
    """Pass, keep and take the first of everything until a question comes."""
    for _ in range(500):
        if t.asked == until:
            return
        verbs = [option.verb for option in t.table.options]
        pick = next((verb for verb in ("pass", "break", "take-four", "channel", "no") if verb in verbs), 0)
        t.choose(pick)
    raise AssertionError(f"{until} is never asked")


def to_next_round(t: Duel) -> None:
    """The round goes to its end, dully; the Ready phase has begun when this is over."""
    t.table.arrange({f"p{seat}.actions": 1 if seat == t.seat else 0 for seat in range(t.table.seats)})
    t.choose("channel")
    play_on(t, "energy")


def damage(t: Duel, field: str, player: int) -> int:
    """The damage on a player's side of a battlefield."""
    return t.table.value(f"damage@{field}", player)


def avatar(t: Duel, player: int = 0) -> str | None:
    """Where an avatar stands."""
    place: str | None = t.table.view(None)["players"][player]["values"]["avatar"]
    return place


def field(t: Duel, name: str) -> dict[str, Any]:
    """What everybody sees of a battlefield itself."""
    found: dict[str, Any] = next(each for each in t.table.view(None)["places"]["fields"] if each["id"] == name)[
        "values"
    ]
    return found


def kinds(*facts: str) -> list[Any]:
    """The kinds of cards that have all these facts."""
    return [kind for kind in ALL if all(kind.facts.get(fact) for fact in facts)]


def number(card: str, fact: str) -> int:
    """A printed number of a card: cost, attack, essence. Cards are tuned, rules are not."""
    return int(next(kind for kind in ALL if kind.id == card).facts.get(fact, 0))
