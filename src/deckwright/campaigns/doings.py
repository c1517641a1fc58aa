"""What can be done at a campaign, and what the entry of it says; refused with the reason where it cannot be done.

The functions of a campaign run here and nowhere else. Each gives the data of the next entry and changes nothing;
`made` in it says which version of the campaign and of its game gave it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.errors import CampaignError
from deckwright.campaigns.forms import LARGEST_SEED
from deckwright.campaigns.journey import Journey, KeptChange, Member, changed
from deckwright.lang.campaign import Battle, BattleResult, Camp, Decision, Stop
from deckwright.lang.errors import DeclarationError

LONGEST_NAME = 100  # characters
MOST_MEMBERS = 200  # who came and went all in all
WON, LOST, NEXT, AHEAD, UNDER_WAY = "won", "lost", "next", "ahead", "under-way"


def begun(journey: Journey) -> dict[str, Any]:
    """The first entry: what there is at first, and how the story begins."""
    if not 0 <= journey.head.seed <= LARGEST_SEED:
        raise CampaignError(f"A seed is a number from 0 to {LARGEST_SEED}.", f"Зерно — число от 0 до {LARGEST_SEED}.")
    camp = journey.camp()
    journey.campaign.begin(camp)
    return _step(journey, camp)


def joined(journey: Journey, name: str) -> dict[str, Any]:
    """Somebody takes part from now on; in the battle that is being played they have no seat."""
    if journey.ending is not None:
        raise _over()
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise CampaignError(
            "This name is too long, or has signs that do not print.",
            "Это имя слишком длинное, или в нём есть непечатаемые знаки.",
        )
    if len(journey.members) >= MOST_MEMBERS:
        raise CampaignError("So many cannot take part.", "Столько участников быть не может.")
    return {"name": name, "made": made_by(journey)}


def left(journey: Journey, number: int) -> dict[str, Any]:
    """A member takes part no longer; a bot keeps their seat until somebody else has it."""
    member_of(journey, number)
    if len(journey.here) == 1:
        raise CampaignError("Somebody has to stay.", "Кто-то должен остаться.")
    return {"member": number, "made": made_by(journey)}


def seated(journey: Journey, party: Sequence[PartySeat]) -> dict[str, Any]:
    """Who goes into the next battle: members and bots, in the order of their seats."""
    _check_at_camp(journey)
    few, many = journey.seats.start, journey.seats.stop - 1
    if len(party) not in journey.seats:
        raise CampaignError(f"{few} to {many} go into a battle.", f"В битву идут от {few} до {many}.")
    members = [place.member for place in party if place.member is not None]
    if not members or len(set(members)) != len(members):
        raise CampaignError(
            "Each member sits once, and one of them at least has to go.",
            "У каждого участника одно место, и хотя бы один должен идти.",
        )
    for number in members:
        member_of(journey, number)
    return {"seats": [place.record() for place in party], "made": made_by(journey)}


def decided(journey: Journey, decision: str, answers: Sequence[str], member: int | None = None) -> dict[str, Any]:
    """A decision of the group, or of the member whose seat it is about."""
    found = _decision(journey, decision, member)
    problem = found.problem(answers)
    if problem is not None:
        raise CampaignError(f"{found.en}: {problem.en}.", f"{found.ru}: {problem.ru}.")
    return {"decision": decision, "answers": list(answers), "made": made_by(journey)}


def retracted(journey: Journey, decision: str, member: int | None = None) -> dict[str, Any]:
    """A decision is open again."""
    _decision(journey, decision, member)
    if decision not in journey.given:
        raise CampaignError("This is not decided yet.", "Это ещё не решено.")
    return {"decision": decision, "made": made_by(journey)}


def departed(journey: Journey, table: str) -> dict[str, Any]:
    """The next battle is opened at a table, or it all ends; what was decided can be taken back no more."""
    camp, battle = _departing(journey)
    answers = {decision: list(picked) for decision, picked in journey.answers().items()}
    if battle is None:
        return {"ending": e.told_ending(camp.ending), "answers": answers} | _step(journey, camp)
    told = {"battle": e.told_battle(battle), "attempt": journey.camp().attempt(battle.id), "table": table}
    return told | {"party": [place.record() for place in journey.party], "answers": answers} | _step(journey, camp)


def resulted(journey: Journey, result: BattleResult) -> dict[str, Any]:
    """What came of the battle that was being played, and what it brings."""
    chapter = journey.under_way
    if chapter is None or (chapter.battle.id, chapter.attempt) != (result.battle, result.attempt):
        raise CampaignError("This battle has been counted already.", "Эта битва уже учтена.")
    camp = journey.camp()
    camp.results = (*journey.results, result)
    journey.campaign.after(camp, result)
    return {"result": e.told_result(result), "ending": e.told_ending(camp.ending)} | _step(journey, camp)


# --- looking ahead ----------------------------------------------------------------------------------------------------


def next_battle(journey: Journey) -> Battle | None:
    """The battle that comes next, as it would be opened now; None if by what was decided it all ends."""
    return _departing(journey)[1]


def before_departing(journey: Journey) -> tuple[KeptChange, ...]:
    """What will have gone and come once the next battle is opened, shown while it can still be changed."""
    return changed(journey.kept, _departing(journey)[0].kept)


def stops(journey: Journey) -> list[tuple[Stop, str]]:
    """The map: each place, and how it stands there."""
    road = list(journey.campaign.road(journey.camp()))
    results = {result.battle: result.won for result in journey.results}
    won = {result.battle for result in journey.results if result.won}
    now = journey.under_way.battle.id if journey.under_way is not None else ""
    left = [stop.id for stop in road if stop.id not in won and not stop.passed]
    ahead = left[0] if left and journey.at_camp else ""
    found = []
    for stop in road:
        if stop.id == now:
            status = UNDER_WAY
        elif stop.id in won:
            status = WON
        elif stop.id == ahead:
            status = NEXT
        else:
            status = LOST if stop.id in results else AHEAD
        found.append((stop, status))
    return found


def member_of(journey: Journey, number: int) -> Member:
    """A member who is still there."""
    if not 0 <= number < len(journey.members) or journey.members[number].gone:
        raise CampaignError("There is no such member.", "Такого участника нет.")
    return journey.members[number]


def made_by(journey: Journey) -> str:
    """Which version of the campaign, and of its game, an entry is made by."""
    return f"{journey.campaign.version}:{journey.game.program.version}"


def _departing(journey: Journey) -> tuple[Camp[Any], Battle | None]:
    """The camp as it is left, and for which battle; its options are those the game itself would read."""
    _check_at_camp(journey)
    open = [question.decision for question in journey.questions() if question.answers is None]
    if open:
        raise CampaignError(
            f"First decide: {', '.join(each.en for each in open)}.",
            f"Сначала решите: {', '.join(each.ru for each in open)}.",
        )
    camp = journey.camp(journey.answers())
    battle = journey.campaign.depart(camp)
    if battle is None and camp.ending is None:
        raise DeclarationError(f"campaign {journey.campaign.id}: no battle comes next, and it does not end")
    if battle is not None and battle.seed is None:
        attempt = camp.attempt(battle.id)
        battle = replace(battle, seed=camp.lots(f"table/{battle.id}/{attempt}").seed())
    return camp, battle


def _decision(journey: Journey, id: str, member: int | None) -> Decision:
    _check_at_camp(journey)
    found = next((each.decision for each in journey.questions() if each.decision.id == id), None)
    if found is None:
        raise CampaignError("This is not asked now.", "Об этом сейчас не спрашивают.")
    owner = journey.party[found.seat].member if found.seat is not None else None
    if member is not None and owner is not None and owner != member:
        name = journey.called(journey.members[owner])
        raise CampaignError(f"{name.en} decides this.", f"Это решает {name.ru}.")
    return found


def _step(journey: Journey, camp: Camp[Any]) -> dict[str, Any]:
    return {"kept": camp.kept.told(), "told": e.told_lines(camp.lines), "made": made_by(journey)}


def _check_at_camp(journey: Journey) -> None:
    if journey.ending is not None:
        raise _over()
    if journey.under_way is not None:
        raise CampaignError(
            "A battle is being played: first it has to end.", "Идёт битва: сначала она должна закончиться."
        )


def _over() -> CampaignError:
    return CampaignError("It is all over; begin a new one.", "Всё уже закончилось; начните заново.")
