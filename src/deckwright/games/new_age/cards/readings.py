"""What cards say where their sources are silent or differ: our readings, said at the card and on the rules page."""

from __future__ import annotations

from deckwright.lang.cards import Trait


def reading(en: str, ru: str, *, last: bool = True) -> Trait:
    """A sentence about how we read a card: it stands after what the card does, unless that is not `last`."""
    short = ("our reading", "наше прочтение")
    return Trait("", 0, f"{en} (our reading)", f"{ru} (наше прочтение)", short=short, last=last)


ANY_PHASE = reading(
    "it answers to charges of any phase of your turn", "энергия может прийти в любую фазу вашего хода", last=False
)
WIDE_SPELLS = reading(
    "a spell that fills two breaches needs both empty, but another may join it there",
    "заклинание на два разлома можно подготовить, только если пусты оба, но потом к нему может присоединиться другое",
)
MAY_BE_SIGIL = reading(
    "a Sigil breach may take its place; then its tokens help no more",
    "его может сменить зачарованный разлом; тогда жетоны прилива больше не помогают",
)
DECK_IS_RENEWED = reading(
    "a deck that runs out is renewed first", "если колода кончилась, сначала из стопки сброса составляют новую"
)
WHOSE_CARD = reading(
    "between equals you choose; a card that costs 0 is more than an empty hand",
    "при равенстве выбираете вы; карта стоимостью 0 дороже пустой руки",
)
ROOM_FOR_CHARGES = reading(
    "the first can be chosen freely only if somebody has room for both charges",
    "первое можно выбрать свободно, только если у кого-то есть место для всей этой энергии",
)
ONE_BLOW = reading("all of it is one damage", "весь этот урон наносится одним ударом")
ALLY_DECIDES = reading(
    "the ally decides; if they do not want to, you gain nothing",
    "решает союзник; если он не захочет, вы не получите ничего",
)
ALSO_WITHOUT_DAMAGE = reading("even if it deals none by itself", "даже если само оно урона не наносит", last=False)
SOURCES_DIFFER = reading("sources differ about this card", "источники описывают эту карту по-разному")
ENGLISH_NAME = reading("its English name is a translation", "английское название этой карты — перевод")
