"""A campaign as a file: its entries, the saved games of its battles, and what they come to.

Whoever reads one does it all again. Every entry must be possible, every battle must be the one that was departed for,
its saved game must be over and come to the result that is told, and what is kept must follow from that. A digest finds
what was damaged on the way. An entry that another version made may differ in what it brought: its results are held
against their games all the same, and the rest is told as a note.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from deckwright.campaigns import doings
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.errors import BadCampaignFile, CampaignError
from deckwright.campaigns.journey import CampaignHead, Chapter, Journey
from deckwright.campaigns.results import abandoned, is_over, result_of
from deckwright.games import GameFailed, load
from deckwright.lang.campaign import BattleResult, Campaign
from deckwright.lang.game import Game, OptionError
from deckwright.lang.ledger import BadLedger
from deckwright.lang.texts import Text
from deckwright.table import Table
from deckwright.table.errors import TableError
from deckwright.table.named import differences

FORMAT = 1
_MARK = "deckwright-campaign"
_HEAD = {"game": str, "campaign": str, "seed": int, "options": dict}
_FORM = _HEAD | {"entries": list, "battles": dict, "kept": dict, "digest": str}
_ENTRY = {"n": int, "what": str, "data": dict, "at": int | float}


@dataclass(frozen=True)
class CampaignRecord:
    """A campaign with all that belongs to it: entries, and the saved games of its battles by their tables."""

    head: CampaignHead
    entries: Sequence[CampEntry]
    battles: Mapping[str, str]

    def journey(self) -> Journey:
        """How it stands."""
        game, campaign = found(self.head.game, self.head.campaign)
        return Journey.of(game, campaign, self.head, self.entries)


@dataclass(frozen=True)
class Brought:
    """A campaign from a file, and what is worth knowing about it."""

    kept: CampaignRecord
    journey: Journey
    notes: list[Text] = field(default_factory=list)


def found(game: str, campaign: str) -> tuple[Game, Campaign[Any]]:
    """A game and its campaign by their ids."""
    try:
        loaded = load(game)
    except KeyError:
        raise BadCampaignFile(f"There is no game {game!r} here.", f"Здесь нет игры {game!r}.") from None
    except GameFailed as failed:
        raise CampaignError(failed.said("en"), failed.said("ru")) from failed
    one = loaded.campaign(campaign)
    if one is None:
        raise BadCampaignFile(
            f"{loaded.en} has no campaign {campaign!r}.", f"У игры «{loaded.ru}» нет кампании {campaign!r}."
        )
    return loaded, one


def written(kept: CampaignRecord) -> str:
    """The file of a campaign."""
    record = {
        _MARK: FORMAT,
        **asdict(kept.head),
        "entries": [asdict(entry) for entry in kept.entries],
        "battles": {table: json.loads(saved) for table, saved in kept.battles.items()},
        "kept": kept.journey().kept.told(),
    }
    return json.dumps(record | {"digest": _digest(record)}, ensure_ascii=False)


def _digest(record: Mapping[str, Any]) -> str:
    told = {name: part for name, part in record.items() if name != "digest"}
    return hashlib.sha256(json.dumps(told, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def read(text: str | bytes) -> Brought:
    """The campaign of a file; one that is damaged or made up is refused with the reason."""
    record = _formed(text)
    head = CampaignHead(*(record[name] for name in _HEAD))
    game, campaign = found(head.game, head.campaign)
    entries = [
        CampEntry(each["n"], each["what"], each.get("member"), each["data"], each["at"]) for each in record["entries"]
    ]
    battles = {table: json.dumps(saved, ensure_ascii=False) for table, saved in record["battles"].items()}
    try:
        if campaign.read_options(head.options).keys() != head.options.keys():
            raise _bad("its options are not those of the campaign", "настройки не те, что у кампании")
        journey, notes = _checked(game, campaign, head, entries, battles)
    except (OptionError, BadLedger) as error:
        raise _bad(error.en, error.ru) from None
    except (KeyError, TypeError, ValueError, AssertionError, IndexError, AttributeError) as error:
        raise _bad(f"an entry makes no sense ({error!r})", f"запись не имеет смысла ({error!r})") from None
    if journey.kept.told() != campaign.recalled(record["kept"])[0].told():
        raise _bad("it does not lead to what it says is kept", "она не приводит к тому, что в ней названо")
    return Brought(CampaignRecord(head, entries, battles), journey, notes)


def _formed(text: str | bytes) -> dict[str, Any]:
    """What a file says, its form and its digest checked."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise BadCampaignFile("This is no campaign: it is not JSON.", "Это не кампания: не JSON.") from None
    if not isinstance(record, dict) or _MARK not in record:
        raise BadCampaignFile("This is no campaign of Deckwright.", "Это не кампания Deckwright.")
    if record[_MARK] != FORMAT:
        raise BadCampaignFile(
            f"It was written in format {record[_MARK]}, this version reads {FORMAT}.",
            f"Формат файла {record[_MARK]}, эта версия читает {FORMAT}.",
        )
    _check(record, _FORM)
    if record["digest"] != _digest(record):
        raise _bad("its digest is another: something in it has changed", "контрольная сумма не сходится")
    for number, entry in enumerate(record["entries"], start=1):
        if not isinstance(entry, dict):
            raise _bad(f"entry {number} is none", f"запись {number}")
        _check(entry, _ENTRY)
        if entry["n"] != number or entry["what"] not in e.KINDS:
            raise _bad(f"entry {number} is not the next one", f"запись {number} не по порядку")
    return record


def _check(record: Mapping[str, Any], form: Mapping[str, Any]) -> None:
    for name, kind in form.items():
        if not isinstance(record.get(name), kind) or isinstance(record[name], bool):
            raise _bad(f"{name} is missing or wrong", f"{name}")


def _bad(en: str, ru: str) -> BadCampaignFile:
    return BadCampaignFile(f"The file is damaged or made up: {en}.", f"Файл повреждён или подделан: {ru}.")


# --- doing it all again -----------------------------------------------------------------------------------------------


def _checked(
    game: Game, campaign: Campaign[Any], head: CampaignHead, entries: Sequence[CampEntry], battles: Mapping[str, str]
) -> tuple[Journey, list[Text]]:
    """The journey of entries of which each could be made, and what other versions made of them."""
    journey, notes = Journey.of(game, campaign, head, ()), list[Text]()
    if not entries or entries[0].what != e.BEGIN or any(entry.what == e.BEGIN for entry in entries[1:]):
        raise _bad("it does not begin", "у неё нет начала")
    for entry in entries:
        _check_result(journey, entry, battles)
        if str(entry.data["made"]) == doings.made_by(journey):
            _check_follows(journey, entry)
        elif not _follows(journey, entry):
            notes.append(
                Text(
                    f"Entry {entry.n} was made by another version: it stays as it was kept.",
                    f"Запись {entry.n} сделана другой версией: она остаётся как была.",
                )
            )
        journey.apply(entry)
    return journey, notes


def _check_follows(journey: Journey, entry: CampEntry) -> None:
    """An entry of this version must say what this version would say."""
    try:
        again = _again(journey, entry)
    except CampaignError as error:
        raise _bad(f"entry {entry.n}: {error.en}", f"запись {entry.n}: {error.ru}") from None
    if again != entry.data:
        raise _bad(f"entry {entry.n} does not follow from those before", f"запись {entry.n} не следует из прежних")


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
            return doings.joined(journey, str(data["name"]))
        case e.LEAVE:
            return doings.left(journey, data["member"])
        case e.PARTY:
            return doings.seated(journey, [e.PartySeat.read(place) for place in data["seats"]])
        case e.DECIDE:
            return doings.decided(journey, data["decision"], data["answers"], entry.member)
        case e.RETRACT:
            return doings.retracted(journey, data["decision"], entry.member)
        case e.DEPART:
            return doings.departed(journey, str(data["table"]))
        case _:
            return doings.resulted(journey, e.read_result(data["result"]))


def _check_result(journey: Journey, entry: CampEntry, battles: Mapping[str, str]) -> None:
    """A result must be what the saved game comes to, whichever version told it."""
    if entry.what != e.RESULT:
        return
    try:
        _compare(journey.under_way, e.read_result(entry.data["result"]), journey.game, battles)
    except CampaignError as error:
        raise _bad(f"entry {entry.n}: {error.en}", f"запись {entry.n}: {error.ru}") from None


def _compare(chapter: Chapter | None, told: BattleResult, game: Game, battles: Mapping[str, str]) -> None:
    if chapter is None:
        raise CampaignError("there was no battle", "боя не было")
    if told.abandoned:
        result = abandoned(chapter.battle.id, chapter.attempt, len(chapter.party))
    elif chapter.table in battles:
        table = _played(game, chapter, battles[chapter.table])
        result = result_of(table, chapter.battle.id, chapter.attempt, chapter.people)
    else:
        raise CampaignError("its saved game is missing", "нет записи партии")
    both = {name: value for name, value in told.position.items() if name in result.position}
    if replace(result, position={}) != replace(told, position={}) or differences(both, result.position):
        raise CampaignError("its saved game ended otherwise", "партия закончилась иначе")


def _played(game: Game, chapter: Chapter, saved: str) -> Table:
    """The game of a battle, which must be the one that was departed for."""
    try:
        table = Table.load(saved, game=game)
    except TableError as error:
        raise CampaignError(error.en, error.ru) from None
    record = json.loads(saved)
    opened = {name: record["options"].get(name) for name in chapter.battle.options}
    if (record["seed"], record["seats"], opened) != (
        chapter.battle.seed,
        len(chapter.party),
        dict(chapter.battle.options),
    ):
        raise CampaignError("its saved game is another one", "это запись другой партии")
    if any("arrange" in entry for entry in record["history"]):
        raise CampaignError("its cards were arranged by hand", "карты в партии разложены вручную")
    if not is_over(table):
        raise CampaignError("its saved game is not over", "партия не окончена")
    return table
