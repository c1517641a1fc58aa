"""What special breaches do for the spells cast from them."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.life import gravehold_gains
from deckwright.games.aeons_end.rules.slots import adds_damage
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.words import word


@word(
    en="spells cast from it deal {n} more damage for each Surge token on it",
    ru="произнесённые из него заклинания наносят на {n:damage} больше за каждый жетон прилива на нём",
    gives=NOT_COUNTED,
    short=("+{n:damage} per Surge", "+{n:damage} за прилив"),
    slot=adds_damage,
)
def rises_with_surge(card: Card, n: int) -> int:
    owner: Player = card.pile.owner
    return n * owner.surge


@word(
    en="when opened: spells cast from it deal {n} more damage (our reading)",
    ru="открытый: произнесённые из него заклинания наносят на {n:damage} больше (наше прочтение)",
    gives=NOT_COUNTED,
    short="+{n:damage}",
    slot=adds_damage,
)
def hits_harder(card: Card, n: int) -> int:
    return n if table.defender_damage else 0


@word(
    en="when opened: each spell cast from it makes Gravehold gain {n:life}",
    ru="открытый: с каждым произнесённым из него заклинанием Грейвхолд получает {n:life}",
    gives={"help": "0.4 n"},
    short=("<cast> Gravehold {n:life}", "<произнесение> Грейвхолд {n:life}"),
)
def defends_gravehold(me: Player, n: int) -> None:
    gravehold_gains(n)
