"""The turn order cards."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import TurnOf
from deckwright.lang.cards import Kind, Trait


def _turn(
    id: str, names: tuple[str, str], whose: TurnOf, does: tuple[str, str], *, short: tuple[str, str], copies: int
) -> Kind:
    return Kind(id, *names, copies, "turn_box", {"turn_of": whose}, traits=[Trait("", 1, *does, short=short)])


def _turn_of_player(number: int, whose: TurnOf, *, copies: int) -> Kind:
    names = f"Player {number}", f"Игрок {number}"
    does = f"player {number} takes a turn", f"ход игрока {number}"
    return _turn(f"turn-{number}", names, whose, does, short=(f"turn {number}", f"ход {number}"), copies=copies)


def _turn_of_pair(one: int, other: int, whose: TurnOf) -> Kind:
    does = (
        f"player {one} or player {other} takes a turn, whoever does not have the token of the pair",
        f"ход игрока {one} или игрока {other} — того, у кого нет жетона пары",
    )
    names = f"Players {one}/{other}", f"Игроки {one}/{other}"
    short = f"turn {one} or {other}", f"ход {one} или {other}"
    return _turn(f"turn-{one}-{other}", names, whose, does, short=short, copies=2)


TURN_CARDS = [
    _turn_of_player(1, TurnOf.FIRST, copies=2),
    _turn_of_player(2, TurnOf.SECOND, copies=2),
    _turn_of_player(3, TurnOf.THIRD, copies=1),
    _turn_of_player(4, TurnOf.FOURTH, copies=1),
    _turn(
        "turn-wild",
        ("Any Player", "Любой игрок"),
        TurnOf.WILD,
        (
            "whoever has the wild token takes a turn; if you play without it, the players choose together who does",
            "ход того, у кого жетон «Любой игрок»; если вы играете без жетона, игроки сообща выбирают, чей ход",
        ),
        short=("turn of anybody", "ход любого"),
        copies=1,
    ),
    _turn_of_pair(1, 2, TurnOf.FIRST_PAIR),
    _turn_of_pair(3, 4, TurnOf.SECOND_PAIR),
    _turn(
        "turn-nemesis",
        ("Nemesis", "Исчадие"),
        TurnOf.NEMESIS,
        ("the nemesis takes a turn", "ход исчадия"),
        short=("nemesis turn", "ход исчадия"),
        copies=2,
    ),
]
