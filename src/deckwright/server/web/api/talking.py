"""How people treat each other: what can be said, saying it, and not letting others wait."""

from __future__ import annotations

from deckwright.lang.texts import Text
from deckwright.server.rooms.leaving import come_back, leave
from deckwright.server.rooms.phrases import KNOWN, REACTIONS
from deckwright.server.rooms.speaking import speak
from deckwright.server.web.api.common import Playing, api_router
from deckwright.server.web.api.facts import table_told
from deckwright.server.web.api.models.base import WRITING, Words, failures
from deckwright.server.web.api.models.people import PhraseModel, Phrases, Speaking
from deckwright.server.web.api.models.tables import TableModel

router = api_router("Talk")


@router.get("/phrases", summary="List what can be said", response_description="The phrases.", responses=failures())
async def list_phrases() -> Phrases:
    """Phrases and reactions. Whoever reads them reads them in their own language."""
    return Phrases(phrases=[_phrase(id, text) for id, text in KNOWN.items()])


def _phrase(id: str, text: Text) -> PhraseModel:
    return PhraseModel(id=id, text=Words(en=text.en, ru=text.ru), symbol=id in REACTIONS)


@router.post(
    "/tables/{table}/say",
    summary="Say something",
    response_description="It is said: the table after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def say(me: Playing, wanted: Speaking) -> TableModel:
    """Say a phrase to the others at the table; words of your own only if `free_words` of the table allows them.

    It makes an entry, which whoever follows the table is told, and makes no choice stale.
    """
    await speak(me.site.keeper, me.live, me.seat, phrase=wanted.phrase, words=wanted.words)
    return table_told(me.site.keeper, me.live)


@router.post(
    "/tables/{table}/leave",
    summary="Leave the game to the companion",
    response_description="It plays for you: the table after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def leave_it(me: Playing) -> TableModel:
    """So that nobody has to wait for you. The companion plays to the end or until you come back; what it did stands."""
    await leave(me.site.keeper, me.live, me.seat)
    return table_told(me.site.keeper, me.live)


@router.post(
    "/tables/{table}/back",
    summary="Come back",
    response_description="You play yourself again: the table after it.",
    responses=failures(401, 404, 409, *WRITING),
)
async def be_back(me: Playing) -> TableModel:
    """Play on at a table that you had left to the companion."""
    await come_back(me.site.keeper, me.live, me.seat)
    return table_told(me.site.keeper, me.live)
