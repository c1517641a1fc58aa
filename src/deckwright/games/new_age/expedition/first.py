"""The first expedition: Maggoth, Arachnos, the Ageless Walker, Fenrix, and what each of them brings."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.games.aeons_end.options import DIFFICULTY
from deckwright.games.new_age.expedition import deciding, road, story
from deckwright.games.new_age.expedition.barracks import (
    BARRACKS,
    EXPEDITION,
    Barracks,
    battle_id,
    bring,
    has_just_lost,
    write_down,
)
from deckwright.games.new_age.expedition.contents import AFTER, AT_FIRST, LAST, NEMESES
from deckwright.games.new_age.expedition.later import LATER_EXPEDITION
from deckwright.games.new_age.expedition.treasures import treasures
from deckwright.lang.campaign import Battle, BattleResult, Camp, Campaign, CampChoice, Decision
from deckwright.lang.game import GameOption, OptionValue
from deckwright.lang.texts import Text

CHOOSE, AGAIN, ON = "choose", "again", "on"
AFTER_A_LOSS = GameOption(
    "after_a_loss",
    "After a lost battle",
    "После поражения",
    CHOOSE,
    (
        OptionValue(CHOOSE, "You choose each time", "Вы решаете каждый раз"),
        OptionValue(AGAIN, "The battle is played again until it is won", "Битва повторяется до победы"),
        OptionValue(ON, "The story goes on", "История продолжается"),
    ),
    help=Text(
        "Whoever goes on gets the same as after a victory, and the loss is written down (our reading: the cards of the "
        "expedition are not known).",
        "Кто идёт дальше, получает то же, что после победы, а поражение записывается (наше прочтение: карты экспедиции "
        "неизвестны).",
    ),
)
AS_AFTER_A_VICTORY = Text(
    "You get what a victory would have brought (our reading).",
    "Вы получите то же, что принесла бы победа (наше прочтение).",
)


def begin(camp: Camp[Barracks]) -> None:
    """The Barracks as they are at first."""
    camp.kept.foes = list(NEMESES)
    bring(camp, AT_FIRST)
    story.tell(camp, *story.OPENING, story.FIRST[1].ahead)


def decisions(camp: Camp[Barracks]) -> Sequence[Decision]:
    """Again or on, if the last battle was lost; then mages, piles and treasures."""
    found = _after_loss(camp)
    if found and AFTER_A_LOSS.id not in camp.answers:
        return found
    _go_on_if_wanted(camp)
    if camp.kept.battle > LAST:
        return found
    return [*found, *deciding.mages(camp), *deciding.piles(camp), *treasures(camp)]


def _after_loss(camp: Camp[Barracks]) -> list[Decision]:
    """Whether to play a lost battle again (NA-EXPD-06)."""
    if camp.options[AFTER_A_LOSS.id] != CHOOSE or not has_just_lost(camp):
        return []
    ending = camp.kept.battle == LAST
    on = (
        CampChoice(ON, "Let the expedition end here", "Закончить экспедицию на этом")
        if ending
        else CampChoice(ON, "Go on", "Идти дальше", about=AS_AFTER_A_VICTORY)
    )
    return [
        Decision(
            AFTER_A_LOSS.id,
            "The battle is lost. What now?",
            "Битва проиграна. Что теперь?",
            (CampChoice(AGAIN, "Play it again", "Сыграть её снова"), on),
            suggested=(AGAIN,),
            help=Text("The loss is written down either way.", "Поражение в любом случае записано."),
        )
    ]


def _go_on_if_wanted(camp: Camp[Barracks]) -> bool:
    """Leave a lost battle behind, if that is what was decided."""
    if not has_just_lost(camp) or camp.answers.get(AFTER_A_LOSS.id) != (ON,):
        return False
    _leave_behind(camp)
    return True


def _leave_behind(camp: Camp[Barracks]) -> None:
    """A battle is over for good: what it brings, and the next one (NA-EXPD-05)."""
    bring(camp, AFTER[camp.kept.battle])
    camp.kept.battle += 1


def depart(camp: Camp[Barracks]) -> Battle | None:
    """The table of the next battle; what is not in its supply is banished."""
    passed = camp.kept.battle
    if _go_on_if_wanted(camp):
        story.tell(camp, story.FIRST[passed].past)
        if camp.kept.battle > LAST:
            _end(camp)
            return None
        story.tell(camp, story.FIRST[camp.kept.battle].ahead)
    camp.kept.banish_but(deciding.supply(camp))
    return road.battle(camp)


def after(camp: Camp[Barracks], result: BattleResult) -> None:
    """What a result brings."""
    write_down(camp, won=result.won)
    tale = story.FIRST[camp.kept.battle]
    story.tell(camp, tale.won if result.won else tale.lost)
    goes_on = camp.options[AFTER_A_LOSS.id] == ON
    if not result.won and not goes_on:
        return
    if not result.won:
        story.tell(camp, tale.past)
    _leave_behind(camp)
    if camp.kept.battle > LAST:
        _end(camp)
    else:
        story.tell(camp, story.FIRST[camp.kept.battle].ahead)


def _end(camp: Camp[Barracks]) -> None:
    story.tell(camp, story.FORGE, story.CELLAR)
    camp.finish(won=camp.won(battle_id(LAST)), opens=[LATER_EXPEDITION.id])


FIRST_EXPEDITION = Campaign(
    id="first-expedition",
    en="The first expedition",
    ru="Первая экспедиция",
    kept=Barracks,
    begin=begin,
    camp=decisions,
    depart=depart,
    after=after,
    road=road.stops,
    about=Text(
        "Four battles along the old road. What you find stays in your Barracks, and what you leave there is banished.",
        "Четыре битвы вдоль старой дороги. Что нашли, хранится в казармах; что в них оставили — будет изгнано.",
    ),
    called=EXPEDITION,
    storehouse=BARRACKS,
    options=(AFTER_A_LOSS, DIFFICULTY),
)
