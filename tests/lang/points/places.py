"""The marches: provinces between two lords, with garrisons and walls on each side, and a keep of every lord's own.

Provinces are places of the table: they have values and piles, some of them one for each player. Towers are places of
every player. A scout keeps a reference to where it is.
"""

from __future__ import annotations

import enum
from typing import Any

from deckwright.lang import types as lang
from deckwright.lang.cards import Kind
from deckwright.lang.game import Game, GameOption, OptionPart, OptionValue
from deckwright.lang.look import Look, Told
from deckwright.lang.rules import judgement, rule
from deckwright.lang.schema import Schema
from deckwright.lang.types import (
    Die,
    Each,
    Note,
    PlaceName,
    Prompt,
    Verb,
    ask,
    begin_turn,
    choose_place,
    fact,
    move,
    move_all,
    note,
    offer,
    option,
    pile,
    place_of,
    places,
    roll,
    shuffle,
    value,
    weight,
)


class Weather(enum.IntEnum):
    CLEAR = 0
    STORM = 1


class Omen(enum.IntEnum):
    NONE = 0
    RAIN = 1
    FIRE = 2


class Card(lang.Card):
    strength: int = fact()
    seen_at: Province | None = value(None)


class Pile(lang.Pile["Card"]):
    pass


class Province(lang.Place):
    ruined: bool = value(False)
    taxes: int = value(1)
    walls: Each[int] = value(3, en="walls", ru="стены")
    plot: Each[int] = value(0, secret=True)
    garrison: Each[Pile] = pile(en="garrison", ru="гарнизон")
    ambush: Each[Pile] = pile("owner", pool="cards", en="ambush", ru="засада")
    graves: Pile = pile(en="graves", ru="могилы")


class Tower(lang.Place):
    height: int = value(0)
    cellar: int = value(0, secret=True)
    guard: Pile = pile("owner", pool="cards", en="guard", ru="стража")


class Player(lang.Player):
    gold: int = value(0, en="gold", ru="золото")
    scout: Province | None = value(None)
    deck: Pile = pile("nobody", pool="cards", en="deck", ru="колода")
    hand: Pile = pile("owner", pool="cards", en="hand", ru="рука")
    towers: list[Tower] = places(2, en="tower", ru="башня")


class Shared(lang.Shared["Player"]):
    weather: list[Weather] = option(3)
    prices: list[int] = option(2)
    box: Pile = pile(en="box", ru="коробка")
    provinces: list[Province] = places(
        (
            PlaceName("old-ford", "Old Ford", "Старый брод"),
            PlaceName("mill", "the Mill", "Мельница"),
            PlaceName("high-pass", "High Pass", "Перевал"),
        )
    )


class Weights(lang.Weights):
    walls: int = weight(3)


class Answer(lang.Answer):
    card: Card
    place: Any  # a province or a tower: the name it is assigned to says which


class Assault(lang.Answer):
    place: Province


table = Shared()
weights = Weights()
OMENS = Die((Omen.NONE, Omen.NONE, Omen.RAIN, Omen.FIRE))
SWORDS = Die((0, 1, 1, 2))
MARCH = Verb("march", ("card", "place"), "March to {place} with {card}", "Идти: {place}, {card}")
HIDE = Verb("hide", ("card", "place"), "Hide {card} at {place}", "Спрятать: {card}, {place}")
STORM = Verb("storm", ("place",), "Storm {place}", "Штурм: {place}")
POST = Verb("post", ("card", "place"), "Post {card} on {place}", "Поставить: {card}, {place}")
REST = Verb("rest", (), "Rest", "Отдыхать")
TURN = Prompt("turn", "What do you do?", "Что вы делаете?")
WHERE = Prompt("where", "Where does the scout go?", "Куда идёт разведчик?")
BUILD = Prompt("build", "Which tower grows?", "Какая башня растёт?")
FALLS = Note("falls", "{place} falls to {number} blows", "{place}: пало от ударов, их {number}", ("place", "number"))


@rule
def marches() -> None:
    for me in table.players:
        for _ in range(4):
            move(table.box.top, me.deck)
        shuffle(me.deck)
        for _ in range(2):
            move(me.deck.top, me.hand)
    for me in table.players:
        scout(me)
    for round in range(3):
        for me in table.players:
            begin_turn(me)
            me.gold += income(me)
            take_turn(me, round)
    for me in table.players:
        me.won = all(held(me) >= held(other) for other in me.others)


@rule
def scout(me: Player) -> None:
    me.scout = choose_place(me, table.provinces, WHERE)
    tower = choose_place(me, (each for each in me.towers if each.height == 0), BUILD, optional=True)
    if tower:
        tower.height += 1
        tower.cellar = 5


@rule
def income(me: Player) -> int:
    """Taxes of provinces where I have more walls than my neighbour, and of those beside my scout."""
    found = sum(field.taxes for field in table.provinces if field.walls[me] > field.walls[me.left] and not field.ruined)
    if me.scout and me.scout.next:
        found += me.scout.next.taxes
    if me.scout and me.scout.previous:
        found += me.scout.previous.taxes
    if table.prices[0] in table.prices and 7 not in table.prices:
        found += len(table.prices) - 2
    return found


@rule
def take_turn(me: Player, round: int) -> None:
    while True:
        for card in me.hand:
            for field in table.provinces:
                if not field.ruined:
                    offer(MARCH, card, place=field)
                    offer(HIDE, card, place=field)
            for tower in me.towers:
                if not tower.guard:
                    offer(POST, card, place=tower)
        for field in table.provinces:
            if field.garrison[me] and not field.ruined and field.walls[me.left] > 0:
                offer(STORM, place=field)
        offer(REST)
        picked: Answer = ask(me, TURN)
        if picked.verb == REST:
            return
        if picked.verb == POST:
            post: Tower = picked.place
            assert post.owner == me
            post.height += 1
            move(picked.card, post.guard)
        else:
            there: Province = picked.place
            act(me, picked.verb, picked.card, there, table.weather[round])


@rule
def act(me: Player, verb: Verb, card: Card, field: Province, weather: Weather) -> None:
    if verb == STORM:
        storm(me, field, weather)
    elif verb == MARCH:
        move(card, field.garrison[me])
        card.seen_at = field
        me.scout = field
    else:
        move(card, field.ambush[me])
        field.plot[me] = card.strength


@rule
def storm(me: Player, field: Province, weather: Weather) -> None:
    blows = roll(SWORDS) + sum(card.strength for card in field.garrison[me])
    if roll(OMENS) == Omen.FIRE:
        blows += 1
    if weather == Weather.STORM:
        blows -= 1
    enemy = me.left
    field.walls[enemy] = max(0, field.walls[enemy] - max(0, blows))
    field.plot[me] += 1
    if field.walls[enemy] == 0:
        note(FALLS, place=field, number=blows)
        fall(field)


@rule
def fall(field: Province) -> None:
    field.ruined = True
    field.taxes *= 2
    for each in table.players:
        for card in field.garrison[each]:
            assert card.pile.owner == each
            assert place_of(card.pile, Province) == field and place_of(card.pile, Tower) is None
            move(card, field.graves)
        move_all(field.ambush[each], field.graves)
        if each.scout == field:
            each.scout = None


@rule
def held(me: Player) -> int:
    return sum(1 for field in table.provinces if field.walls[me] > 0) + sum(tower.height for tower in me.towers)


@judgement
def wary(me: Player, option: Assault) -> int:
    """Likes to storm where its own walls are high, and sees what is its own."""
    if option.verb == STORM and option.place:
        mine = sum(card.strength for card in option.place.ambush[me]) + option.place.plot[me]
        return weights.walls * option.place.walls[me] + mine + option.place.number
    return sum(len(tower.guard) for tower in me.towers) + (1 if option.verb == MARCH else 0)


KINDS = [
    Kind("spear", "Spear", "Копьё", 6, "box", {"strength": 1}, sets=3),
    Kind("knight", "Knight", "Рыцарь", 6, "box", {"strength": 2}, sets=3),
]
WEATHER = (OptionValue("clear", "Clear", "Ясно"), OptionValue("storm", "Storm", "Буря"))
MARCHES = Game(
    id="marches",
    en="The Marches",
    ru="Пограничье",
    seats=range(2, 4),
    schema=Schema(Card, Player, Shared, Weights, 3),
    kinds=KINDS,
    first_rule=marches,
    options=(
        GameOption("weather", "Weather", "Погода", "clear", WEATHER, each=3),
        GameOption(
            "prices",
            "Prices",
            "Цены",
            1,
            numbers=range(1, 10),
            each=(OptionPart("of bread", "хлеба"), OptionPart("of iron", "железа")),
        ),
    ),
    judgements={"wary": wary},
    look=Look(told=Told(counted={"walls": ""})),
)
