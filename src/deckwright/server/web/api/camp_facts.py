"""Campaigns as the API tells them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from deckwright.campaigns import doings
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import CampQuestion, Chapter
from deckwright.lang.campaign import Foretold
from deckwright.lang.languages import Bilingual
from deckwright.lang.texts import Text
from deckwright.server.rooms.camps import CHOSEN_SEED, CampLook
from deckwright.server.web.api.models import camps
from deckwright.server.web.api.models.base import Words

Status = Literal["won", "lost", "next", "ahead", "under-way"]


def campaign_told(look: CampLook) -> camps.CampaignModel:
    """A campaign as it stands."""
    journey, row = look.journey, look.row
    return camps.CampaignModel(
        id=row.id,
        game=row.game,
        campaign=row.campaign,
        options=row.options,
        chosen_seed=row.seed if row.settings.get(CHOSEN_SEED) else None,
        n=look.n,
        counted=look.counted,
        kept=journey.kept.told(),
        unknown=journey.strangers(),
        notes=[_words(note) for note in look.notes],
        story=[_words(line) for line in journey.opening],
        members=[camps.MemberModel(member=m.number, name=m.name, gone=m.gone) for m in journey.members],
        party=_party(journey.party),
        road=[
            camps.StopModel(id=stop.id, name=_words(stop), status=cast(Status, status))
            for stop, status in doings.stops(journey)
        ],
        decisions=[_decision(question) for question in journey.questions()],
        ready=journey.ready,
        battles=[_battle(chapter) for chapter in journey.chapters],
        under_way=journey.under_way.table if journey.under_way is not None else None,
        ending=None
        if journey.ending is None
        else camps.EndingModel(won=journey.ending.won, opens=list(journey.ending.opens)),
    )


def _words(thing: Bilingual | Text) -> Words:
    return Words(en=thing.en, ru=thing.ru)


def _party(party: Sequence[PartySeat]) -> list[camps.PartyModel]:
    return [camps.PartyModel(member=place.member, level=place.level) for place in party]


def _decision(question: CampQuestion) -> camps.DecisionModel:
    decision = question.decision
    return camps.DecisionModel(
        id=decision.id,
        name=_words(decision),
        help=_words(decision.help),
        choices=[
            camps.CampChoiceModel(id=each.id, name=_words(each), about=_words(each.about)) for each in decision.choices
        ],
        least=decision.least,
        most=decision.most,
        seat=decision.seat,
        suggested=list(decision.usual),
        answers=None if question.answers is None else list(question.answers),
        foretold=[_foretold(each) for each in question.foretold],
    )


def _foretold(foretold: Foretold) -> camps.ForetoldModel:
    return camps.ForetoldModel(
        text=_words(foretold), cards=list(foretold.cards), loss=foretold.loss, warns=foretold.warns
    )


def _battle(chapter: Chapter) -> camps.BattleModel:
    return camps.BattleModel(
        id=chapter.battle.id,
        name=_words(chapter.battle),
        attempt=chapter.attempt,
        table=chapter.table,
        party=_party(chapter.party),
        won=None if chapter.result is None else chapter.result.won,
        abandoned=chapter.result is not None and chapter.result.abandoned,
        story=[_words(line) for line in (*chapter.told, *chapter.after)],
    )
