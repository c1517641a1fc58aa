"""A game of somebody as pages list it: which, with whom, and at a glance what awaits them there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from deckwright import bots
from deckwright.lang.game import Game
from deckwright.lang.languages import in_lang
from deckwright.server.rooms.chairs import BOT
from deckwright.server.rooms.mine import MyGame
from deckwright.server.rooms.standing import MIXED, TableStanding
from deckwright.server.web.shelf import shelf
from deckwright.server.web.site import counter, speaker


@dataclass(frozen=True)
class Listed:
    """A game in words."""

    id: str
    game: str
    art: Game | None
    names: Sequence[str]
    touched: datetime
    turn: str
    score: str
    status: str
    sign: str  # mine, waiting, won, lost, over, unwell: what the status is, for colours and signs
    over: bool

    @property
    def date(self) -> str:
        """The day, wherever in the world that is."""
        return self.touched.strftime("%Y-%m-%d")


def listed(mine: MyGame, lang: str) -> Listed:
    """A game in words."""
    row, game, standing = mine.kept.row, mine.game, mine.standing
    status, sign = _status(mine, lang)
    return Listed(
        id=row.id,
        game=game.said(lang) if game is not None else row.game,
        art=game if game in shelf().games else None,
        names=_names(mine, lang),
        touched=datetime.fromtimestamp(row.touched, UTC),
        turn=counter(lang)("turn", standing["turn"]) if standing is not None and standing["turn"] else "",
        score=_score(standing, lang) if standing is not None else "",
        status=status,
        sign=sign,
        over=row.over,
    )


def _status(mine: MyGame, lang: str) -> tuple[str, str]:
    t, standing = speaker(lang), mine.standing
    if mine.outcome:
        if mine.outcome == MIXED:
            winners = mine.standing["winners"] if mine.standing is not None else []
            return t("outcome_mixed", names=_all(mine.standing, winners, lang)), "over"
        return t(f"outcome_{mine.outcome}"), mine.outcome
    if mine.kept.row.over:
        return t("is_over"), "over"
    if standing is None:
        return t("cannot_be_opened"), "unwell"
    if mine.my_turn:
        return t("your_turn"), "mine"
    if standing["awaited"]:
        return t("friend_has_not_come"), "waiting"
    return t("waiting_for", names=_all(standing, standing["asked"], lang)), "waiting"


def _all(standing: TableStanding | None, seats: Sequence[int], lang: str) -> str:
    return ", ".join(_name(standing, seat, lang) for seat in seats)


def _name(standing: TableStanding | None, seat: int, lang: str) -> str:
    return in_lang(lang, *standing["names"][seat]) if standing is not None else ""


def _names(mine: MyGame, lang: str) -> list[str]:
    """Who plays with them: by name, or the level of a bot."""
    game, found = mine.game, []
    for seat, chair in enumerate(mine.kept.row.chairs):
        level = bots.level_named(game, chair["level"]) if game is not None and chair["kind"] == BOT else None
        if level is not None and not chair["name"]:
            found.append(level.said(lang))
        elif mine.standing is not None and seat in mine.standing["awaited"]:
            found.append(speaker(lang)("free_seat"))
        elif seat not in mine.mine or chair["name"]:
            named = mine.standing is not None and chair["kind"] != BOT
            found.append(_name(mine.standing, seat, lang) if named else str(chair["name"]))
    return [name for name in found if name]


def _score(standing: TableStanding, lang: str) -> str:
    """The number that tells best how it stood, or stands."""
    if not standing["score"]:
        return ""
    en, ru, numbers = standing["score"]
    return f"{in_lang(lang, en, ru)}\N{NO-BREAK SPACE}{' : '.join(map(str, numbers))}"
