"""Later expeditions: mages, supply and nemeses by chance, from one box or from both, with a seed that can be shared."""

from __future__ import annotations

from collections.abc import Sequence

from deckwright.games.aeons_end.options import DIFFICULTY
from deckwright.games.aeons_end.options_of_boxes import BOTH, USUAL_PILES
from deckwright.games.new_age.cards import WORLD
from deckwright.games.new_age.expedition import deciding, drawing, road, tales
from deckwright.games.new_age.expedition.barracks import (
    BARRACKS,
    EXPEDITION,
    Barracks,
    bring,
    has_just_lost,
    write_down,
)
from deckwright.games.new_age.expedition.contents import TREASURES_WON, UPGRADED
from deckwright.games.new_age.expedition.story import tell
from deckwright.games.new_age.expedition.treasures import treasures
from deckwright.lang.campaign import Battle, BattleResult, Camp, Campaign, CampChoice, Decision
from deckwright.lang.game import GameOption, OptionValue
from deckwright.lang.texts import Text

CONSOLATION = "consolation"
CALLED = {
    "mage": Text("A mage", "Маг"),
    "gem": Text("A gem", "Самоцвет"),
    "relic": Text("A relic", "Реликвия"),
    "spell": Text("A spell", "Заклинание"),
    "treasure-1": Text("A treasure of level 1", "Сокровище 1-го уровня"),
    "treasure-2": Text("A treasure of level 2", "Сокровище 2-го уровня"),
    "treasure-3": Text("A treasure of level 3", "Сокровище 3-го уровня"),
}
BOXES = GameOption(
    "boxes",
    "Boxes",
    "Коробки",
    BOTH,
    (*(OptionValue(box.id, box.name.en, box.name.ru) for box in WORLD.boxes), OptionValue(BOTH, "Both", "Обе")),
    help=Text("Where mages, supply and nemeses come from.", "Откуда берутся маги, запас и исчадия."),
)
BIG_POCKET = GameOption(
    "big_pocket",
    "Big pocket: nothing is banished",
    "Большой карман: ничего не изгоняется",
    False,
    help=Text(
        "Cards that are not in the supply of a battle stay in the Barracks.",
        "Карты, которых нет в запасе битвы, остаются в казармах.",
    ),
)


def begin(camp: Camp[Barracks]) -> None:
    """Draw whom the road leads to, and what you set out with."""
    camp.kept.foes = drawing.foes(camp)
    bring(camp, drawing.at_first(camp))
    tell(camp, _one_of(camp, tales.OPENINGS, "opening"), tales.AHEAD[camp.kept.foes[0]])


def _one_of(camp: Camp[Barracks], lines: Sequence[Text], purpose: str) -> Text:
    return lines[camp.lots(f"story/{purpose}").below(len(lines))]


def decisions(camp: Camp[Barracks]) -> Sequence[Decision]:
    """What a lost battle brings, then mages, piles and treasures."""
    found = _consolation(camp)
    if found and CONSOLATION not in camp.answers:
        return found
    _console(camp)
    piles = deciding.piles(camp, banishing=not camp.options[BIG_POCKET.id])
    return [*found, *deciding.mages(camp), *piles, *treasures(camp)]


def _consolation(camp: Camp[Barracks]) -> list[Decision]:
    """After a loss one thing more comes, of a category you choose; then the battle is played again."""
    if not has_just_lost(camp):
        return []
    below = [f"{drawing.TREASURE}{level}" for level in range(1, camp.kept.battle)]
    there = [each for each in ("mage", *USUAL_PILES, *below) if drawing.unmet(camp, each)]
    if not there:
        return []
    wish = "spell" if "spell" in there else there[0]
    return [
        Decision(
            CONSOLATION,
            "The battle is lost: what shall help you?",
            "Битва проиграна: что вам поможет?",
            [CampChoice(each, *CALLED[each]) for each in there],
            suggested=[_below_best(there, below, wish)],
            help=Text(
                "One of these comes into the Barracks by chance; then you play the battle again (our reading).",
                "В казармы попадёт что-то одно, решает случай; затем битва играется снова (наше прочтение).",
            ),
        )
    ]


def _below_best(there: Sequence[str], below: Sequence[str], wish: str) -> str:
    """A treasure helps for certain; a pile only if it is better than those there are."""
    return next((each for each in reversed(below) if each in there), wish)


def _console(camp: Camp[Barracks]) -> None:
    """Bring what was asked for after a loss."""
    if has_just_lost(camp) and CONSOLATION in camp.answers:
        bring(camp, drawing.found(camp, camp.answer(CONSOLATION)))


def depart(camp: Camp[Barracks]) -> Battle:
    """The table of the next battle."""
    _console(camp)
    if not camp.options[BIG_POCKET.id]:
        camp.kept.banish_but(deciding.supply(camp))
    return road.battle(camp)


def after(camp: Camp[Barracks], result: BattleResult) -> None:
    """A won battle brings a gem, a relic, a spell and treasures, and makes every nemesis harder."""
    write_down(camp, won=result.won)
    purpose = f"{result.battle}/{result.attempt}"
    tell(camp, _one_of(camp, tales.WON if result.won else tales.LOST, purpose))
    if not result.won:
        return
    won = camp.kept.battle
    camp.kept.battle += 1
    if won == len(camp.kept.foes):
        _end(camp)
        return
    for type in USUAL_PILES:
        bring(camp, drawing.found(camp, type))
    bring(camp, drawing.found(camp, f"{drawing.TREASURE}{won}", TREASURES_WON[won]))
    bring(camp, drawing.upgraded(camp, UPGRADED[won + 1]))
    tell(camp, tales.AHEAD[drawing.foe(camp, won + 1)])


def _end(camp: Camp[Barracks]) -> None:
    numbers = {
        "battles": len(camp.results),
        "turns": sum(result.turns for result in camp.results),
        "seed": camp.seed,
    }
    tell(camp, tales.HOME, Text(tales.TALLY.en.format(**numbers), tales.TALLY.ru.format(**numbers)))
    camp.finish(won=True, opens=[LATER_EXPEDITION.id])


LATER_EXPEDITION = Campaign(
    id="expedition",
    en="A new expedition",
    ru="Новая экспедиция",
    kept=Barracks,
    begin=begin,
    camp=decisions,
    depart=depart,
    after=after,
    road=road.stops,
    about=Text(
        "Four battles by chance, harder and harder, with mages, cards and nemeses of two boxes. Groups that share a "
        "seed walk the same road.",
        "Четыре случайные битвы, одна труднее другой, с магами, картами и исчадиями двух коробок. У кого одно зерно, у "
        "тех одна дорога.",
    ),
    called=EXPEDITION,
    storehouse=BARRACKS,
    options=(BOXES, DIFFICULTY, BIG_POCKET),
)
