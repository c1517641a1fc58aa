"""The road of an expedition: its four battles, and the table of each."""

from __future__ import annotations

from deckwright.games.new_age.expedition import deciding, drawing, treasures
from deckwright.games.new_age.expedition.barracks import Barracks, battle_id
from deckwright.lang.campaign import Battle, Camp, Stop
from deckwright.lang.texts import Text


def stops(camp: Camp[Barracks]) -> list[Stop]:
    """The map; a nemesis is known when the group stands before it (NA-EXPD-02)."""
    return [_stop(camp, number) for number in range(1, len(camp.kept.foes) + 1)]


def _stop(camp: Camp[Barracks], number: int) -> Stop:
    if number > camp.kept.battle:
        return Stop(battle_id(number), f"Battle {number}", f"Битва {number}")
    name, id = _name(camp, number), battle_id(number)
    passed = number < camp.kept.battle and not camp.won(id)
    return Stop(id, *name, card=drawing.foe(camp, number), passed=passed)


def _name(camp: Camp[Barracks], number: int) -> Text:
    kind = camp.game.kind(drawing.foe(camp, number))
    assert kind is not None
    return Text(f"Battle {number}: {kind.en}", f"Битва {number}: {kind.ru}")


def battle(camp: Camp[Barracks]) -> Battle:
    """The table of the next battle; everything else begins as in any game (NA-EXPD-07)."""
    number, mages = camp.kept.battle, deciding.led(camp)
    alone = {"mages_each": len(mages)} if camp.seats == 1 else {}
    options = {
        "nemesis": drawing.foe(camp, number),
        "difficulty": camp.options["difficulty"],
        "boxes": camp.options.get("boxes", drawing.OWN_BOX),
        "mage": mages,
        "supply": deciding.supply(camp),
        "upgraded_cards": camp.known(camp.kept.upgraded),
        **alone,
        **treasures.options(camp),
    }
    return Battle(battle_id(number), *_name(camp, number), options, about=_about(camp))


def _about(camp: Camp[Barracks]) -> Text:
    """What makes this battle another one than the first."""
    many = len(camp.kept.upgraded)
    if not many:
        return Text("The nemesis deck has no upgraded cards yet.", "Улучшенных карт в колоде исчадия пока нет.")
    return Text(
        f"Upgraded basic cards that the nemesis deck takes in, as far as they fit: {many}.",
        f"Улучшенных базовых карт, которые войдут в колоду исчадия, если поместятся: {many}.",
    )
