"""The Enlightened: more cards, and monsters that fall without a fight."""

from __future__ import annotations

from deckwright.games.ascension.cards.make import construct, hero
from deckwright.games.ascension.cards.traits import GIVES_TURN
from deckwright.games.ascension.schema import Faction
from deckwright.games.ascension.words import (
    banish_for_turn,
    copy_hero,
    defeat_free,
    discard_to_draw,
    draw,
    may_banish_row,
)

EN = Faction.ENLIGHTENED

CARDS = [
    hero("arha-initiate", "Arha Initiate", "Послушник Архи", EN, cost=1, honor=1, copies=3, play=[draw(1)]),
    hero(
        "seer-of-the-forked-path",
        "Seer of the Forked Path",
        "Провидица раздвоенного пути",
        EN,
        cost=2,
        honor=1,
        copies=3,
        play=[draw(1), may_banish_row()],
    ),
    hero(
        "temple-librarian",
        "Temple Librarian",
        "Храмовый библиотекарь",
        EN,
        cost=2,
        honor=1,
        copies=3,
        play=[discard_to_draw(2)],
    ),
    hero("arha-templar", "Arha Templar", "Храмовник Архи", EN, cost=4, honor=3, copies=2, play=[defeat_free(4)]),
    hero("twofold-askara", "Twofold Askara", "Двуликая Аскара", EN, cost=4, honor=2, copies=1, play=[copy_hero()]),
    hero(
        "ascetic-of-the-lidless-eye",
        "Ascetic of the Lidless Eye",
        "Аскет Недремлющего ока",
        EN,
        cost=5,
        honor=2,
        copies=2,
        play=[draw(2)],
    ),
    hero(
        "oziah-the-peerless",
        "Oziah the Peerless",
        "Озия Несравненный",
        EN,
        cost=6,
        honor=3,
        copies=1,
        play=[defeat_free(6)],
    ),
    hero("master-dhartha", "Master Dhartha", "Мастер Дхарта", EN, cost=7, honor=3, copies=1, play=[draw(3)]),
    construct(
        "tablet-of-times-dawn",
        "Tablet of Time's Dawn",
        "Скрижаль зари времён",
        EN,
        cost=5,
        honor=2,
        copies=1,
        use=[banish_for_turn()],
        traits=[GIVES_TURN],
    ),
    construct(
        "the-all-seeing-eye", "The All-Seeing Eye", "Всевидящее око", EN, cost=6, honor=2, copies=1, use=[draw(1)]
    ),
]
