"""Doing it all again: whether the entries of a file follow from each other, and its saved games are what they tell.

What this version made must be just what it would make now. What another one made is held against what is true in all
of them: who is there, what may follow what, and how the games ended. The rest stays as it was kept, and a note says so;
so does one of a game that this version can only tell, or that was laid anew on the way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import CampEntry, PartySeat
from deckwright.campaigns.errors import CampaignError, damaged
from deckwright.campaigns.journey import CampaignHead, Chapter, Journey
from deckwright.campaigns.results import abandoned, is_over, result_of
from deckwright.lang.campaign import BattleResult, Campaign
from deckwright.lang.game import Game
from deckwright.lang.texts import Text
from deckwright.table import Table
from deckwright.table.errors import TableError
from deckwright.table.named import differences
from deckwright.table.reloading import lay_anew


def checked(
    game: Game, campaign: Campaign[Any], head: CampaignHead, entries: Sequence[CampEntry], battles: Mapping[str, str]
) -> tuple[Journey, list[Text]]:
    """The journey of entries of which each could be made, and what is worth knowing about them."""
    journey, games, notes = Journey.of(game, campaign, head, ()), _Games(game, battles), list[Text]()
    if not entries or entries[0].what != e.BEGIN or any(entry.what == e.BEGIN for entry in entries[1:]):
        raise damaged("it does not begin", "в нём нет начала")
    notes += _checked_options(journey, entries[0])
    others = list[int]()
    for entry in entries:
        try:
            if not _is_ours(journey, entry, games):
                others.append(entry.n)
        except CampaignError as error:
            raise damaged(f"entry {entry.n}: {error.en}", f"запись {entry.n}: {error.ru}") from None
        journey.apply(entry)
    notes += _made_elsewhere(others)
    if not journey.here:
        raise damaged("nobody takes part", "в нём никто не участвует")
    try:
        notes += _check_games(journey, games)
    except CampaignError as error:
        raise damaged(error.en, error.ru) from None
    return journey, notes


def _checked_options(journey: Journey, begun: CampEntry) -> list[Text]:
    """Refuse options that this version would never have begun with; a note on those of another version.

    One that is missing was none yet when it was begun.
    """
    campaign, kept = journey.campaign, journey.head.options
    gone = campaign.still_taken(kept)[1]
    if gone and begun.data["made"] == doings.made_by(journey):
        campaign.read_options(kept)
        raise damaged("its options are not those of the campaign", "настройки не те, что у кампании")
    if not gone:
        return []
    titles = {option.id: option for option in campaign.options}
    en, ru = (", ".join(titles[id].said(lang) if id in titles else id for id in gone) for lang in ("en", "ru"))
    return [
        Text(
            f"Another version began it with settings that this one has not; it goes on without them: {en}.",
            f"Другая версия начала её с настройками, которых в этой нет; она продолжается без них: {ru}.",
        )
    ]


def _is_ours(journey: Journey, entry: CampEntry, games: _Games) -> bool:
    """Refuse an entry that cannot be. One that can: whether this version would have made it just so."""
    _check_possible(journey, entry)
    own = entry.data["made"] == doings.made_by(journey)
    if entry.what == e.RESULT:
        _check_result(journey.under_way, e.read_result(entry.data["result"]), games, own=own)
    if not own:
        return _follows(journey, entry)
    if _again(journey, entry) != entry.data:
        raise CampaignError("it does not follow from those before", "она не следует из прежних")
    return True


def _made_elsewhere(numbers: Sequence[int]) -> list[Text]:
    """One note on all entries that this version would have made otherwise."""
    if not numbers:
        return []
    named = ", ".join(map(str, numbers))
    return [
        Text(
            f"Another version wrote some of it, and so it stays as it was kept (entries: {named}).",
            f"Часть записей сделана другой версией; они остаются такими, как были (номера: {named}).",
        )
    ]


# --- what is true in every version ------------------------------------------------------------------------------------


def _check_possible(journey: Journey, entry: CampEntry) -> None:
    """Who does it must be there, and it must be the time for it."""
    if entry.member is not None and entry.what not in (e.BEGIN, e.JOIN):
        doings.member_of(journey, entry.member)
    if journey.ending is not None and entry.what != e.LEAVE:
        raise CampaignError("it was over before", "всё закончилось раньше")
    if journey.under_way is not None and entry.what in (e.PARTY, e.DECIDE, e.RETRACT, e.DEPART):
        raise CampaignError("a battle was being played", "в это время шла битва")
    if entry.what == e.JOIN:
        doings.joined(journey, entry.data["name"])
    elif entry.what == e.LEAVE:
        doings.left(journey, entry.data["member"])
    elif entry.what == e.PARTY:
        _check_party(journey, entry.data["seats"])
    elif entry.what == e.DEPART and "battle" in entry.data:
        _check_party(journey, entry.data["party"])
        if any(chapter.table == entry.data["table"] for chapter in journey.chapters):
            raise CampaignError("two battles have one table", "две битвы за одним столом")


def _check_party(journey: Journey, party: Sequence[Mapping[str, Any]]) -> None:
    """Some of those who are there, each on one seat."""
    members = [place.member for place in map(PartySeat.read, party) if place.member is not None]
    if not members or len(set(members)) != len(members):
        raise CampaignError("each member sits once, and one at least", "у каждого одно место, и кто-то должен идти")
    for member in members:
        doings.member_of(journey, member)


# --- what this version would say --------------------------------------------------------------------------------------


def _follows(journey: Journey, entry: CampEntry) -> bool:
    """Whether this version would say what another one said; what it cannot make anything of does not."""
    try:
        return _again(journey, entry) == entry.data | {"made": doings.made_by(journey)}
    except Exception:  # names that are gone may stop a campaign's functions anywhere
        return False


def _again(journey: Journey, entry: CampEntry) -> dict[str, Any]:
    """What an entry would say if it were made now."""
    data = entry.data
    match entry.what:
        case e.BEGIN:
            return doings.begun(journey)
        case e.JOIN:
            return doings.joined(journey, data["name"])
        case e.LEAVE:
            return doings.left(journey, data["member"])
        case e.PARTY:
            return doings.seated(journey, [PartySeat.read(place) for place in data["seats"]])
        case e.DECIDE:
            return doings.decided(journey, data["decision"], data["answers"], entry.member)
        case e.RETRACT:
            return doings.retracted(journey, data["decision"], entry.member)
        case e.DEPART:
            return doings.departed(journey, data.get("table", ""))
        case _:
            return doings.resulted(journey, e.read_result(data["result"]))


# --- battles ----------------------------------------------------------------------------------------------------------


class _Games:
    """The saved games of a file, each laid once."""

    def __init__(self, game: Game, saved: Mapping[str, str]) -> None:
        self.game, self.saved = game, saved
        self._laid: dict[str, Table] = {}

    def table(self, chapter: Chapter) -> Table:
        """The game of a battle, which must be the one that was departed for."""
        if chapter.table not in self.saved:
            raise CampaignError("its saved game is missing", "нет записи партии")
        if chapter.table not in self._laid:
            self._laid[chapter.table] = _played(self.game, chapter, self.saved[chapter.table])
        return self._laid[chapter.table]


def _check_result(chapter: Chapter | None, told: BattleResult, games: _Games, *, own: bool) -> None:
    """A result must be what the saved game comes to, whichever version told it."""
    if chapter is None:
        raise CampaignError("there was no battle", "битвы не было")
    if told.abandoned:
        result = abandoned(chapter.battle.id, chapter.attempt, len(chapter.party))
    else:
        table = games.table(chapter)
        if not is_over(table):
            raise CampaignError("its saved game is not over", "партия не окончена")
        result = result_of(table, chapter.battle.id, chapter.attempt, chapter.people)
    if own:
        same = json.loads(json.dumps(e.told_result(result))) == e.told_result(told)
    else:
        both = {name: value for name, value in told.position.items() if name in result.position}
        same = replace(result, position={}) == replace(told, position={}) and not differences(both, result.position)
    if not same:
        raise CampaignError("its saved game ended otherwise", "партия закончилась иначе")


def _check_games(journey: Journey, games: _Games) -> list[Text]:
    """Every saved game must be one of a battle, also of the one that is being played; what cannot be proved is told."""
    chapters = [chapter for chapter in journey.chapters if chapter.table in games.saved]
    if len(chapters) < len(games.saved):
        raise CampaignError("it has a game of no battle", "в нём есть партия без битвы")
    return [
        Text(
            f"{chapter.battle.en} was played under other rules: it is taken as it was kept.",
            f"{chapter.battle.ru}: сыграно по другим правилам и принято так, как было сохранено.",
        )
        for chapter in chapters
        if games.table(chapter).past is not None
    ]


def _played(game: Game, chapter: Chapter, saved: str) -> Table:
    try:
        table = Table.load(saved, game=game)
    except TableError as error:
        raise CampaignError(error.en, error.ru) from None
    record = json.loads(saved)
    if (record["seed"], record["seats"]) != (chapter.battle.seed, len(chapter.party)) or not _as_opened(
        game, chapter, record
    ):
        raise CampaignError("its saved game is another one", "это запись другой партии")
    if any("arrange" in entry for entry in record["history"]):
        raise CampaignError("its cards were arranged by hand", "карты в партии разложены вручную")
    _check_laid(table, record)
    return table


def _as_opened(game: Game, chapter: Chapter, record: Mapping[str, Any]) -> bool:
    """Whether a saved game has the options of its battle: all of them, or of another version those that it names."""
    seats, named = len(chapter.party), chapter.battle.options
    wanted = game.read_options(seats, game.still_taken(seats, named)[0])
    if record["rules"] == game.program.version and "laid" not in record:
        return bool(record["options"] == wanted)
    usual = game.read_options(seats, {})
    chosen = record["options"]
    return all(
        _is_as_named(chosen.get(name, value), value, wanted.get(name), usual.get(name)) for name, value in named.items()
    )


def _is_as_named(chosen: Any, named: Any, wanted: Any, usual: Any) -> bool:
    """Whether an option of a saved game is as its battle names it, or as a version takes it that does not know it all.

    A battle need not name all entries of a list; those that a version does not know are as if nobody had named them.
    """
    if chosen in (named, wanted):
        return True
    lists = (chosen, named, wanted, usual)
    if not all(isinstance(each, list) for each in lists) or len(chosen) != len(usual):
        return False
    named = [*named, *wanted[len(named) :]]
    return all(one in others for one, *others in zip(chosen, named, wanted, usual, strict=False))


def _check_laid(table: Table, record: Mapping[str, Any]) -> None:
    """A game that was laid anew must lie as it last stood under the other rules."""
    if table.past is None or table.laid is None or record["rules"] != table.program.version:
        return
    again = Table.open(table.game, table.seats, record["seed"], record["options"])
    lay_anew(again, table.past)
    if table.past.rules == table.program.version or again.laid != table.laid:
        raise CampaignError("its cards were arranged by hand", "карты в партии разложены вручную")
