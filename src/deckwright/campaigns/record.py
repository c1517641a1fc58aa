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
from dataclasses import asdict, dataclass, field
from typing import Any, NoReturn

from deckwright.campaigns import forms
from deckwright.campaigns.checking import checked
from deckwright.campaigns.entries import CampEntry
from deckwright.campaigns.errors import BadCampaignFile, CampaignError, damaged
from deckwright.campaigns.journey import CampaignHead, Journey
from deckwright.games import GameFailed, load
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game, OptionError
from deckwright.lang.ledger import BadLedger
from deckwright.lang.texts import Text

FORMAT = 1
_MARK = "deckwright-campaign"
_HEAD = ("game", "campaign", "seed", "options")


@dataclass(frozen=True)
class CampaignRecord:
    """A campaign with all that belongs to it: entries, and the saved games of its battles by their tables."""

    head: CampaignHead
    entries: Sequence[CampEntry]
    battles: Mapping[str, str]


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
    """The file of a campaign. What is kept stands there as it was written down, so that every version finds it so."""
    record = {
        _MARK: FORMAT,
        **asdict(kept.head),
        "entries": [asdict(entry) for entry in kept.entries],
        "battles": {table: json.loads(saved) for table, saved in kept.battles.items()},
        "kept": next(entry.data["kept"] for entry in reversed(kept.entries) if "kept" in entry.data),
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
    try:
        battles = {table: json.dumps(saved, ensure_ascii=False) for table, saved in record["battles"].items()}
        journey, notes = checked(game, campaign, head, entries, battles)
        kept = campaign.recalled(record["kept"])[0]
    except (OptionError, BadLedger) as error:
        raise damaged(error.en, error.ru) from None
    except (LookupError, TypeError, ValueError, AssertionError, AttributeError, RecursionError) as error:
        raise damaged(f"an entry makes no sense ({error!r})", f"запись не имеет смысла ({error!r})") from None
    if journey.kept.told() != kept.told():
        raise damaged("it does not lead to what it says is kept", "записи приводят не к тому, что в нём сохранено")
    return Brought(CampaignRecord(head, entries, battles), journey, notes)


def _formed(text: str | bytes) -> dict[str, Any]:
    """What a file says, its form and its digest checked."""
    try:
        record = json.loads(text, object_pairs_hook=_each_once, parse_constant=_no_number)
        json.dumps(record, ensure_ascii=False).encode()  # half a sign can be read, and never be written again
    except (ValueError, RecursionError):
        raise BadCampaignFile(
            "This is no campaign, or a part of it is missing: it is not JSON.",
            "Это не кампания, или файл обрезан: это не JSON.",
        ) from None
    if not isinstance(record, dict) or _MARK not in record:
        raise BadCampaignFile("This is no campaign of Deckwright.", "Это не кампания Deckwright.")
    if record[_MARK] != FORMAT or type(record[_MARK]) is not int:
        raise BadCampaignFile(
            f"It was written in format {record[_MARK]}, this version reads {FORMAT}.",
            f"Формат файла {record[_MARK]}, эта версия читает {FORMAT}.",
        )
    if not isinstance(record.get("digest"), str) or record["digest"] != _digest(record):
        raise damaged("its digest is another: something in it has changed", "контрольная сумма не сходится")
    forms.check(record, _MARK)
    return record


def _each_once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """A mapping in which no name stands twice."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands there twice")
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")
