"""Duels of Sorcerer to test cards with: put a situation on the table, act, and look at what a player would see.

    d = duel("tegu", hand=["salt-in-the-wound"], foes=[{"card": "blind-whale", "wounds": 1}])
    d.cast("salt-in-the-wound")
    assert d.wounds("blind-whale") == 5

I am seat 0, the first player, with an action to take. What is not mentioned is empty or dull: no cards in hand, none in
play, 10 energy, no omens, no fate token, both avatars in Southwark, so that no skill works in Old London. `here` and
`foes` are my minions and the enemy's in Old London; a minion is an id, or a dict with its marks and counters; `under`
lists attachments laid under it, whose owner is the minion's, or the other one for `curses`. Cards not in the decks of
either player lie in the box, and may be used.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from deckwright import Table
from tests.rules.acting import Acting

__all__ = ["HERE", "LEFT", "RIGHT", "Duel", "duel"]

HERE, RIGHT, LEFT = "old-london", "whitechapel", "southwark"  # the centre and the flanks as I see them
FIELDS = (HERE, RIGHT, LEFT)
PILES = ("hand", "grimoire", "graveyard", "attached", "followers", "casting", "exile")
DULL = {"energy": 10, "omens": 0, "actions": 6, "avatar": LEFT, "fate": False}
FOES = {"tegu": "miselda", "zevrane": "ariaspes", "necromancer": "demonologist", "bloodlord": "animist"}
FOES |= {"haunted-forest": "outcast-sanctuary", "screaming-coast": "forgotten-temple"}
FOES |= {mine: other for other, mine in FOES.items()}
SEED = 3


def duel(
    character: str = "tegu",
    lineage: str = "necromancer",
    domain: str = "haunted-forest",
    *,
    options: dict[str, Any] | None = None,
    **laid: Any,
) -> Duel:
    """Open a table in its first action and arrange it.

    `hand`, `grimoire`, `graveyard`, `energy`, `omens`, ... are mine, `p1={...}` holds the same of the enemy; `here` and
    `foes` are minions in Old London, `left`, `right`, `left_foes`, `right_foes` those of the flanks.
    """
    given = options or {}
    table = _opened(character, lineage, domain, tuple(sorted(given.items()))).clone()
    theirs = [laid, laid.pop("p1", {})]
    wanted: dict[str, Any] = {}
    for side, (here, left, right) in enumerate((("here", "left", "right"), ("foes", "left_foes", "right_foes"))):
        minions = {HERE: laid.pop(here, []), LEFT: laid.pop(left, []), RIGHT: laid.pop(right, [])}
        for field, cards in minions.items():
            wanted[f"p{side}.minions@{field}"] = [_lone(card) for card in cards]
            for card in cards:
                _lay_under(wanted, side, field, card)
    for side, about in enumerate(theirs):
        for name in PILES:
            wanted.setdefault(f"p{side}.{name}", [])
        wanted |= {f"p{side}.{name}": value for name, value in (DULL | about).items()}
    table.arrange(wanted)
    return Duel(table)


def _lone(card: str | dict[str, Any]) -> str | dict[str, Any]:
    """A minion as it is laid, without what lies under it."""
    if isinstance(card, str):
        return card
    bare = {name: value for name, value in card.items() if name not in ("under", "curses")}
    return {"laden": bool(card.get("under") or card.get("curses"))} | bare


def _lay_under(wanted: dict[str, Any], side: int, field: str, card: str | dict[str, Any]) -> None:
    """Attachments under a minion, of its owner's and of the other player's."""
    if isinstance(card, str):
        return
    for whose, name in ((side, "under"), (1 - side, "curses")):
        for attachment in card.get(name, ()):
            bare = {"card": attachment} if isinstance(attachment, str) else dict(attachment)
            bare["host"] = f"p{side}.minions@{field}/{card['card']}"
            wanted.setdefault(f"p{whose}.attached", []).append(bare)


@cache
def _opened(character: str, lineage: str, domain: str, options: tuple[tuple[str, Any], ...]) -> Table:
    """A duel at its first action; the enemy has other decks."""
    decks = {"characters": character, "lineages": lineage, "domains": domain}
    chosen = {part: [deck, FOES[deck]] for part, deck in decks.items()}
    asked: dict[str, Any] = {"first_player": "first_seat"} | chosen | dict(options)
    table = Table.open("sorcerer", players=2, seed=SEED, options=asked)
    while table.prompt is not None and table.prompt.id != "action":
        table.choose("keep" if table.prompt.id == "mulligan" else 0)
    return table


class Duel(Acting):
    """A table of Sorcerer with short names for what is done and seen at it."""

    # --- doing --------------------------------------------------------------------------------------------------------

    def choose(
        self,
        verb: str | int,
        card: str | None = None,
        player: int | None = None,
        number: int | None = None,
        *,
        place: str | None = None,
        target: str | None = None,
    ) -> None:
        """Choose among the options, also by a battlefield or a second card."""
        options = [
            (index, option)
            for index, option in enumerate(self.table.options)
            if verb in (index, option.verb)
            and (player is None or option.player == player)
            and (number is None or option.number == number)
            and (card is None or option.card == card)
            and (target is None or option.target == target)
            and (place is None or place in (option.at, option.place))
        ]
        assert options, f"{verb} {card} {place}: none of {[option.text for option in self.table.options]}"
        super().choose(options[0][0])

    def cast(self, card: str, at: str | None = None, on: str | None = None) -> None:
        """Cast a card, onto a battlefield or a minion."""
        self.choose("cast", card)
        if at is not None and self.asked == "where-to":
            self.choose("choose-place", place=at)
        if on is not None and self.asked == "equip":
            self.answer(on)

    def activate(self, card: str) -> None:
        """Use a power."""
        self.choose("activate", card)

    def answer(self, *cards: str) -> None:
        """Choose cards, one question after the other."""
        for card in cards:
            self.choose("choose", card)

    def go(self, field: str) -> None:
        """Choose a battlefield."""
        self.choose("choose-place", place=field)

    def yes(self) -> None:
        """Agree."""
        self.choose("yes")

    def no(self) -> None:
        """Refuse."""
        self.choose("no")

    def lay(self, **laid: Any) -> None:
        """Change values or piles in between: `p0__energy=3`."""
        self.table.arrange({name.replace("__", "."): value for name, value in laid.items()})

    def fight(self) -> None:
        """The Battle phase begins; the left flank comes first, then Old London, where I attack first."""
        last = self.seat  # with the fate token every roll is shown before it counts
        self.lay(p0__actions=int(last == 0), p1__actions=int(last == 1), p0__fate=True)
        self.choose("channel")

    def wait(self) -> None:
        """The enemy takes an action that changes nothing on the battlefields."""
        assert self.seat == 1
        self.choose("channel")

    def attack(self, card: str) -> None:
        """Attack; then tactics may be asked for. Who alone is ready attacks by itself."""
        if self.asked == "who-attacks":
            self.choose("attack", card)
        assert self.table.value("attacker") == self.card(card)["id"], f"{card} does not attack"

    def tactic(self, card: str) -> None:
        """Use a tactic."""
        self.choose("tactic", card)

    def let_lie(self, *faces: str) -> None:
        """Lay the dice as they are wanted, the rest misses, and pass all re-rolls."""
        wanted = [*faces, *["miss"] * (7 - len(faces))]
        self.table.arrange({f"face@die-{number}": face for number, face in enumerate(wanted, 1)})
        attacker = self.table.value("attacker")
        while self.asked == "rerolls" and self.table.value("attacker") == attacker:
            self.decline()

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def dice(self) -> int:
        """How many dice are rolled for the attack under way."""
        return self.table.value("rolled")

    def value(self, name: str, player: int = 0) -> int:
        """A value of a player."""
        return self.table.value(name, player)

    @property
    def energy(self) -> int:
        """My energy."""
        return self.value("energy")

    @property
    def omens(self) -> int:
        """My omens."""
        return self.value("omens")

    def minions(self, field: str = HERE, player: int = 0) -> list[str]:
        """Whose minions stand on a battlefield."""
        return self.table.cards(f"minions@{field}", player)

    def foes(self, field: str = HERE) -> list[str]:
        """The enemy's minions on a battlefield."""
        return self.minions(field, 1)

    def card(self, card: str, nth: int = 0) -> dict[str, Any]:
        """A card in play as everybody sees it, with its marks and counters."""
        view = self.table.view(0)
        piles = [side["piles"]["minions"] for field in view["places"]["fields"] for side in field["sides"]]
        piles += [player["piles"][name] for player in view["players"] for name in ("attached", "followers", "skills")]
        found = [each for pile in piles for each in pile["cards"] if each and each["card"] == card]
        assert len(found) > nth, f"{card} is not in play"
        result: dict[str, Any] = found[nth]
        return result

    def wounds(self, card: str, nth: int = 0) -> int:
        """The wounds of a minion."""
        return int(self.card(card, nth).get("wounds", 0))

    def marked(self, card: str, mark: str, nth: int = 0) -> bool:
        """Whether a card in play has a mark: exhausted, blanked, daunted, spurred, used, spent."""
        return bool(self.card(card, nth).get(mark, False))

    def under(self, minion: str) -> list[str]:
        """What lies under a minion."""
        host = self.card(minion)["id"]
        players: Sequence[dict[str, Any]] = self.table.view(0)["players"]
        cards = [
            each for player in players for name in ("attached", "followers") for each in player["piles"][name]["cards"]
        ]
        return sorted(each["card"] for each in cards if each and each.get("host") == host)

    def graveyard(self, player: int = 0) -> list[str]:
        """A graveyard; the order means nothing."""
        return sorted(self.table.cards("graveyard", player))

    def grimoire(self, player: int = 0) -> list[str]:
        """A grimoire from the top."""
        return self.table.cards("grimoire", player)
