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
    hero("arha-initiate", "Arha Initiate", "Послушник Архи", EN, 1, 1, 3, [draw(1)]),
    hero(
        "seer-of-the-forked-path",
        "Seer of the Forked Path",
        "Провидица развилки",
        EN,
        2,
        1,
        3,
        [draw(1), may_banish_row()],
    ),
    hero("temple-librarian", "Temple Librarian", "Храмовый библиотекарь", EN, 2, 1, 3, [discard_to_draw(2)]),
    hero("arha-templar", "Arha Templar", "Храмовник Архи", EN, 4, 3, 2, [defeat_free(4)]),
    hero("twofold-askara", "Twofold Askara", "Двуликая Аскара", EN, 4, 2, 1, [copy_hero()]),
    hero(
        "ascetic-of-the-lidless-eye",
        "Ascetic of the Lidless Eye",
        "Аскет Недремлющего ока",
        EN,
        5,
        2,
        2,
        [draw(2)],
    ),
    hero("oziah-the-peerless", "Oziah the Peerless", "Озия Несравненный", EN, 6, 3, 1, [defeat_free(6)]),
    hero("master-dhartha", "Master Dhartha", "Мастер Дхарта", EN, 7, 3, 1, [draw(3)]),
    construct(
        "tablet-of-times-dawn",
        "Tablet of Time's Dawn",
        "Скрижаль зари времён",
        EN,
        5,
        2,
        1,
        use=[banish_for_turn()],
        traits=[GIVES_TURN],
    ),
    construct("the-all-seeing-eye", "The All-Seeing Eye", "Всевидящее око", EN, 6, 2, 1, use=[draw(1)]),
]
