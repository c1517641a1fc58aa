"""The cave: a small game that is won by climbing on and lost by turning back, and a campaign of three caves.

The group packs two things from the shelf, and what stays behind is lost; each seat then takes one of them along. A cave
that was won brings two things more. Three lost caves are the end of it, and so is the heart of the mountain.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from deckwright.lang import types as lang
from deckwright.lang.campaign import Battle, BattleResult, Camp, Campaign, Decision, Foretold, Stop
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game, GameOption, OptionValue, all_together
from deckwright.lang.ledger import Ledger, kept
from deckwright.lang.rules import rule
from deckwright.lang.schema import Schema
from deckwright.lang.texts import Text
from deckwright.lang.types import Prompt, Verb, ask, begin_turn, end_game, fact, offer, option, pile, value


class Gear(IntEnum):
    NOTHING = 0
    ROPE = 1
    LAMP = 2
    MAP = 3
    GEM = 4
    IDOL = 5


class Card(lang.Card):
    weight: int = fact(en="weight", ru="вес")


class Pile(lang.Pile["Card"]):
    pass


class Player(lang.Player):
    steps: int = value(0, en="steps", ru="шаги")


class Shared(lang.Shared["Player"]):
    depth: int = option()
    gear: list[Gear] = option(count=3)
    climbed: int = value(0, en="climbed", ru="пройдено")
    box: Pile = pile(en="box", ru="коробка")


class Answer(lang.Answer):
    card: Card


table = Shared()
CLIMB = Verb("climb", (), "Climb on", "Идти дальше")
TURN_BACK = Verb("turn-back", (), "Turn back", "Повернуть назад")
TURN = Prompt("turn", "Climb on, or turn back?", "Идти дальше или назад?")


@rule
def cave() -> None:
    while True:
        for me in table.players:
            take_turn(me)


@rule
def take_turn(me: Player) -> None:
    begin_turn(me)
    offer(CLIMB)
    offer(TURN_BACK)
    picked: Answer = ask(me, TURN)
    if picked.verb == TURN_BACK:
        end_game()
    me.steps += 1
    table.climbed += 1
    if table.climbed >= table.depth:
        for each in table.players:
            each.won = True
        end_game()


KINDS = [
    Kind("rope", "Rope", "Верёвка", 1, "box", {"weight": 2}),
    Kind("lamp", "Lamp", "Лампа", 1, "box", {"weight": 1}),
    Kind("map", "Map", "Карта пещер", 1, "box", {"weight": 1}),
    Kind("gem", "Gem", "Самоцвет", 1, "box", {"weight": 3}),
    Kind("idol", "Idol", "Идол", 1, "box", {"weight": 5}),
]
NOTHING = OptionValue("nothing", "Nothing", "Ничего")
CAVES = {
    "mouth": (Text("The mouth", "Устье"), 2),
    "hall": (Text("The hall", "Зал"), 3),
    "heart": (Text("The heart", "Сердце горы"), 4),
}


class Pack(Ledger):
    shelf: list[str] = kept(["rope", "lamp", "map"], en="On the shelf", ru="На полке", cards=True)
    lost: list[str] = kept([], en="Left behind", ru="Осталось в пути", cards=True, gone=True)
    gems: int = kept(0, en="Caves won", ru="Пройдено пещер")


def begin(camp: Camp[Pack]) -> None:
    camp.tell("A cave opens under the old hill.", "Под старым холмом открылась пещера.")


def decisions(camp: Camp[Pack]) -> Sequence[Decision]:
    def follows(packed: Sequence[str]) -> list[Foretold]:
        behind = [name for name in camp.kept.shelf if name not in packed]
        return [Foretold("These stay behind for ever", "Это останется навсегда", behind, loss=True)] if behind else []

    things = camp.choices(camp.kept.shelf)
    many = min(2, len(things))
    help = Text("What you leave is lost.", "Что оставите, то потеряете.")
    pack = Decision("pack", "Pack two things", "Возьмите две вещи", things, many, many, help=help, follows=follows)
    if "pack" not in camp.answers:
        return [pack]
    packed = camp.choices(camp.answers["pack"])
    taking = [
        Decision(f"gear-{seat}", f"Seat {seat + 1} carries", f"Место {seat + 1} несёт", packed, 0, 1, seat=seat)
        for seat in range(camp.seats)
    ]
    return [pack, *taking]


def depart(camp: Camp[Pack]) -> Battle:
    packed = list(camp.answers["pack"])
    camp.kept.lost += [name for name in camp.kept.shelf if name not in packed]
    camp.kept.shelf = packed
    id = next(id for id in CAVES if not camp.won(id))
    name, depth = CAVES[id]
    gear = [next(iter(camp.answers[f"gear-{seat}"]), "nothing") for seat in range(camp.seats)]
    return Battle(id, name.en, name.ru, {"depth": depth, "gear": gear})


def after(camp: Camp[Pack], result: BattleResult) -> None:
    if not result.won:
        camp.tell("Night falls before you are out.", "Ночь застала вас в пути.")
        if sum(not each.won for each in camp.results) == 3:
            camp.finish(won=False)
        return
    camp.kept.gems += 1
    fresh = [kind.id for kind in camp.game.kinds if kind.id not in camp.kept.shelf + camp.kept.lost]
    camp.kept.shelf += camp.lots(f"found/{result.battle}").pick(fresh, 2)
    camp.tell("You find something in the dark.", "В темноте вы что-то нашли.")
    if result.battle == "heart":
        camp.finish(won=True, opens=["descent"])


def road(camp: Camp[Pack]) -> list[Stop]:
    return [Stop(id, name.en, name.ru) for id, (name, _) in CAVES.items()]


DESCENT = Campaign(
    id="descent",
    en="The descent",
    ru="Спуск",
    kept=Pack,
    begin=begin,
    camp=decisions,
    depart=depart,
    after=after,
    road=road,
    about=Text("Three caves, one below the other.", "Три пещеры, одна под другой."),
    called=Text("expedition", "экспедиция"),
    options=(GameOption("hard", "Hard", "Трудная", False),),
)
CAVE = Game(
    id="cave",
    en="Cave",
    ru="Пещера",
    about=Text("Climb down together.", "Спускайтесь вместе."),
    seats=range(1, 4),
    schema=Schema(Card, Player, Shared, None, 3),
    kinds=KINDS,
    first_rule=cave,
    teams=all_together,
    options=(
        GameOption("depth", "Depth", "Глубина", 2, numbers=range(1, 9)),
        GameOption(
            "gear",
            "Gear",
            "Снаряжение",
            "nothing",
            (NOTHING, *(OptionValue(kind.id, kind.en, kind.ru) for kind in KINDS)),
            each="seat",
        ),
    ),
    campaigns=(DESCENT,),
)
