"""The turn order cards."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import TurnOf
from deckwright.lang.cards import Kind, Trait


def _turn(id: str, names: tuple[str, str], copies: int, whose: TurnOf, does: tuple[str, str]) -> Kind:
    return Kind(id, *names, copies, "turn_box", {"turn_of": whose}, traits=[Trait("", 1, *does)])


def _turn_of_player(number: int, copies: int, whose: TurnOf) -> Kind:
    names = f"Player {number}", f"Игрок {number}"
    return _turn(f"turn-{number}", names, copies, whose, (f"player {number} takes a turn", f"ход игрока {number}"))


def _turn_of_pair(one: int, other: int, whose: TurnOf) -> Kind:
    does = (
        f"player {one} or player {other} takes a turn, whoever does not have the token of the pair",
        f"ход игрока {one} или игрока {other}, у кого нет жетона пары",
    )
    return _turn(f"turn-{one}-{other}", (f"Players {one}/{other}", f"Игроки {one}/{other}"), 2, whose, does)


TURN_CARDS = [
    _turn_of_player(1, 2, TurnOf.FIRST),
    _turn_of_player(2, 2, TurnOf.SECOND),
    _turn_of_player(3, 1, TurnOf.THIRD),
    _turn_of_player(4, 1, TurnOf.FOURTH),
    _turn(
        "turn-wild",
        ("Any Player", "Любой игрок"),
        1,
        TurnOf.WILD,
        ("the players choose together who takes a turn", "игроки сообща выбирают, кто делает ход"),
    ),
    _turn_of_pair(1, 2, TurnOf.FIRST_PAIR),
    _turn_of_pair(3, 4, TurnOf.SECOND_PAIR),
    _turn("turn-nemesis", ("Nemesis", "Исчадие"), 2, TurnOf.NEMESIS, ("the nemesis takes a turn", "ход исчадия")),
]
