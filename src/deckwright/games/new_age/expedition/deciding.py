"""What the group decides at the camp: mages, the nine piles of the supply, treasures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deckwright.games.aeons_end.options_of_boxes import USUAL_PILES
from deckwright.games.aeons_end.schema import GEM_PILES, MOST_MAGES, MOST_PILES, RELIC_PILES, SPELL_PILES
from deckwright.games.new_age.expedition import advice
from deckwright.games.new_age.expedition.advice import CHEAP_GEM
from deckwright.games.new_age.expedition.barracks import Barracks
from deckwright.lang.campaign import Camp, CampChoice, Decision, Foretold
from deckwright.lang.cards import Kind
from deckwright.lang.texts import NO_TEXT, Text

PILES = "piles"
TOO_FEW = Text(
    "There are too few mages: let fewer players go into this battle.",
    "Магов не хватает: пусть в эту битву идёт меньше игроков.",
)
TAKEN = Text("{name} is taking this one", "Уже берёт {name}")


def mage_of(seat: int) -> str:
    """The decision that names the mage of a seat."""
    return f"mage-{seat}"


def mages(camp: Camp[Barracks]) -> list[Decision]:
    """A mage for each seat, none twice; somebody alone may lead several (NA-SETUP-02, NA-SOLO-03)."""
    if camp.seats == 1:
        return [_mages_alone(camp)]
    return [_mage(camp, seat) for seat in range(camp.seats)]


def _mages_alone(camp: Camp[Barracks]) -> Decision:
    return Decision(
        mage_of(0),
        "Your mage",
        "Ваш маг",
        camp.choices(camp.kept.mages),
        least=1,
        most=min(MOST_MAGES, len(camp.known(camp.kept.mages))),
        seat=0,
        help=Text(
            "One mage plays by the rules of the solo game; with two or more you lead them all by the usual rules.",
            "Один маг играет по правилам одиночной игры; двух и больше вы ведёте сами по обычным правилам.",
        ),
        suggested=advice.mages(camp.known(camp.kept.mages))[:1],
    )


def _mage(camp: Camp[Barracks], seat: int) -> Decision:
    """Whoever sits before chooses first: what they take is not to be had any more."""
    choices, suggested = one_each(camp, mage_of, seat, camp.kept.mages, advice.mages, camp.name)
    return Decision(
        mage_of(seat),
        f"Mage: {camp.name(seat).en}",
        f"Маг: {camp.name(seat).ru}",
        choices,
        seat=seat,
        suggested=suggested,
        help=NO_TEXT if choices else TOO_FEW,
    )


def one_each(
    camp: Camp[Barracks],
    decision: advice.Named,
    place: int,
    names: Sequence[str],
    order: advice.Order,
    taker: Callable[[int], Text],
) -> tuple[list[CampChoice], list[str]]:
    """What is left for one of several places of which each takes one, and which of it would be good."""
    taken = {number: answer[0] for number in range(MOST_MAGES) if (answer := camp.answers.get(decision(number)))}
    before = [name for number, name in taken.items() if number < place]
    later = {name: number for number, name in taken.items() if number > place}
    left = [name for name in camp.known(names) if name not in before]
    choices = [_wished(each, taker(later[each.id])) if each.id in later else each for each in camp.choices(left)]
    free = [name for name in order(left) if name not in later] or left
    undecided = sum(number not in taken for number in range(place))
    return choices, free[min(undecided, len(free) - 1) :][:1]


def _wished(choice: CampChoice, taker: Text) -> CampChoice:
    """Somebody who sits later has picked it, and would have to choose again."""
    about = Text(TAKEN.en.format(name=taker.en), TAKEN.ru.format(name=taker.ru))
    return CampChoice(choice.id, choice.en, choice.ru, about, choice.card)


def led(camp: Camp[Barracks]) -> list[str]:
    """The mages that go into battle, in the order of their players; too few while not all are named."""
    return [name for seat in range(camp.seats) for name in camp.answers.get(mage_of(seat), ())]


def mages_are_named(camp: Camp[Barracks]) -> bool:
    """Whether every seat has its mage."""
    return all(mage_of(seat) in camp.answers for seat in range(camp.seats))


# --- the supply -------------------------------------------------------------------------------------------------------


def piles(camp: Camp[Barracks], *, banishing: bool = True) -> list[Decision]:
    """Nine piles of the Barracks (NA-SUPPLY-01); where there are no more there is nothing to decide."""
    names = camp.known(camp.kept.cards)
    if len(names) <= MOST_PILES:
        return []

    def follows(picked: Sequence[str]) -> list[Foretold]:
        found = warnings(camp, picked)
        left = [name for name in names if name not in picked]
        if banishing:
            found.append(Foretold("These will be banished for good", "Это будет изгнано навсегда", left, loss=True))
        return found

    what = f"{GEM_PILES} gems, at least one of them for {CHEAP_GEM} aether, {RELIC_PILES} relics, {SPELL_PILES} spells"
    what_ru = (
        f"{GEM_PILES} самоцвета, хотя бы один из них за {CHEAP_GEM} эфира, {RELIC_PILES} реликвии и "
        f"{SPELL_PILES} заклинания"
    )
    gone, gone_ru = (" The others are banished.", " Остальные будут изгнаны.") if banishing else ("", "")
    decision = Decision(
        PILES,
        "Nine piles for the supply",
        "Девять стопок запаса",
        camp.choices(sorted(names, key=_by_type(camp))),
        least=MOST_PILES,
        most=MOST_PILES,
        help=Text(f"We recommend {what}.{gone}", f"Советуем {what_ru}.{gone_ru}"),
        suggested=advice.piles([kind for name in names if (kind := camp.game.kind(name))]),
        follows=follows,
    )
    return [decision]


def _by_type(camp: Camp[Barracks]) -> advice.Rank:
    def rank(name: str) -> tuple[int, int]:
        kind = camp.game.kind(name)
        assert kind is not None
        return [type_of(kind) == type for type in USUAL_PILES].index(True), kind.facts["cost"]

    return rank


def type_of(kind: Kind) -> str:
    """Gem, relic or spell."""
    return next(type for type in USUAL_PILES if kind.facts.get(type))


def warnings(camp: Camp[Barracks], picked: Sequence[str]) -> list[Foretold]:
    """Where a supply is not as the rulebook recommends it: nobody has to follow (NA-SUPPLY-03)."""
    kinds = [kind for name in picked if (kind := camp.game.kind(name))]
    counts = {type: sum(type_of(kind) == type for kind in kinds) for type in USUAL_PILES}
    found = []
    if counts != USUAL_PILES:
        found.append(
            Foretold(
                f"Careful: usually it is {GEM_PILES} gems, {RELIC_PILES} relics and {SPELL_PILES} spells, and you have "
                f"{counts['gem']} gems, {counts['relic']} relics, {counts['spell']} spells. You may go like this, but "
                "it may be harder",
                f"Внимание: обычно берут самоцветов — {GEM_PILES}, реликвий — {RELIC_PILES}, заклинаний — "
                f"{SPELL_PILES}, а у вас {counts['gem']}, {counts['relic']} и {counts['spell']}. Так можно, но может "
                "быть труднее",
                warns=True,
            )
        )
    if not any(type_of(kind) == "gem" and kind.facts["cost"] == CHEAP_GEM for kind in kinds):
        found.append(
            Foretold(
                f"No gem for {CHEAP_GEM} aether: the first turns may be slow",
                f"Нет самоцвета за {CHEAP_GEM} эфира: первые ходы могут быть трудными",
                warns=True,
            )
        )
    return found


def supply(camp: Camp[Barracks]) -> list[str]:
    """The piles of the next battle."""
    return list(camp.answers.get(PILES, ())) or camp.known(camp.kept.cards)
