"""What a game says when something cannot be done: amounts as they are now, not as printed, and the cause that it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from deckwright.lang.languages import LANGUAGES
from deckwright.table import Table
from deckwright.testing.knowledge import piles_of
from deckwright.testing.playing import Playthrough

MOMENTS = 12  # positions of a game in which every refusal is looked at
PLENTY = 60  # so much more than there is that nothing is too dear


@dataclass
class _Richer:
    """A position with another amount of something, and what a verb could be done with then."""

    table: Table
    verb: str
    resource: str
    known: dict[int, set[str]] = field(default_factory=dict)

    @property
    def have(self) -> int:
        """How much of it there is."""
        return self.table.value(self.resource)

    def offers(self, amount: int) -> set[str]:
        """The cards the verb is offered with if there is so much."""
        if amount not in self.known:
            twin = self.table.clone()
            twin.arrange({self.resource: max(0, amount)})
            self.known[amount] = {option.card or "" for option in twin.options if option.verb == self.verb}
        return self.known[amount]


def check_reasons(played: Playthrough, prices: Mapping[str, str]) -> None:
    """A refusal that names what is lacking is true: that amount is enough, one less is not, and both languages agree.

    `prices` says by which value of the table a verb is paid. Where more of that would be enough, the refusal says so
    and speaks of nothing else.
    """
    for revision in played.moments(MOMENTS):
        table = played.at(revision)
        if table.seat is None or table.turn == 0 or table.game.why_not is None:
            continue
        for verb, resource in prices.items():
            richer = _Richer(table, verb, resource)
            if any(option.verb == verb for option in table.options) or richer.offers(richer.have + PLENTY):
                for card in sorted(_seen(table) - richer.offers(richer.have)):
                    reason = table.game.why_not(table, verb, card)
                    others = [other for other, paid_by in prices.items() if paid_by != resource]
                    if reason is None or all(table.game.why_not(table, other, card) != reason for other in others):
                        _check_one(richer, card, reason, f"{played.trial}, choice {revision}, {verb} {card}")


def _seen(table: Table) -> set[str]:
    """The cards that the asked seat sees anywhere."""
    view = table.view(table.seat)
    return {card["card"] for pile in piles_of(view) for card in pile["cards"] if card is not None}


def _check_one(richer: _Richer, card: str, reason: tuple[str, str] | None, where: str) -> None:
    """One card that a verb is not offered with, and why, as the game says. (Not if it speaks of another verb.)"""
    table = richer.table
    by_money = card in richer.offers(richer.have + PLENTY)
    if reason is None:
        assert not by_money, f"{where}: it does not say that {richer.resource} is lacking"
        return
    en, ru = (list(_amounts(table, card, text, lang)) for text, lang in zip(reason, LANGUAGES, strict=True))
    assert en == ru, f"{where}: other numbers in each language: {reason}"
    assert not by_money or en[1:], f"{where}: more would be enough, and it does not say so: {reason}"
    assert by_money or not en[1:], f"{where}: more would not help: {reason}"
    if by_money:
        need, *have = en
        enough = richer.have + need - sum(have)
        assert enough > richer.have and card in richer.offers(enough), f"{where}: it is not enough: {reason}"
        assert card not in richer.offers(enough - 1), f"{where}: less is enough: {reason}"


def _amounts(table: Table, card: str, reason: str, lang: str) -> Iterator[int]:
    """The numbers of a reason, without those of names; what follows a semicolon is by the way."""
    kind = table.game.kind(card)
    said = reason.partition(";")[0]
    yield from map(int, re.findall(r"\d+", said.replace(kind.said(lang), "") if kind is not None else said))
