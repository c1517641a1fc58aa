"""Starting cards, breaches and turn order cards."""

from __future__ import annotations

from deckwright.games.aeons_end.schema import TurnOf
from deckwright.games.aeons_end.words.breaches import ally_may_prep, focus_any, focus_extent
from deckwright.games.aeons_end.words.cards import destroy_this, may_take_top_of_ally
from deckwright.games.aeons_end.words.choosing import either
from deckwright.games.aeons_end.words.gains import (
    aether,
    card_aether,
    charge,
    gem_aether,
    if_life_at_most,
    next_to_ally,
    suffer_yourself,
)
from deckwright.games.aeons_end.words.spells import damage
from deckwright.games.war_eternal.cards.make import gem, spell
from deckwright.games.war_eternal.cards.traits import IS_SPARK, SHINES
from deckwright.games.war_eternal.schema import Mage
from deckwright.games.war_eternal.words.mages import damage_for_trophy
from deckwright.lang.cards import Kind, Trait

CRYSTAL = gem("crystal", "Crystal", "Кристалл", 0, [aether(1)], copies=32)
SPARK = spell("spark", "Spark", "Искра", 0, [damage(1)], traits=[IS_SPARK], copies=14)
OBLIVION_SHARD = gem(
    "oblivion-shard", "Oblivion Shard", "Осколок забвения", 0, [gem_aether(2)], owner=Mage.DEZMODIA, copies=1
)
TORCH = spell(
    "torch",
    "Torch",
    "Факел",
    0,
    [either([damage(1)], [focus_any()], second_extent=focus_extent)],
    owner=Mage.GARU,
    copies=1,
)
SHATTERED_GEODE = gem(
    "shattered-geode",
    "Shattered Geode",
    "Расколотая жеода",
    0,
    [aether(1), may_take_top_of_ally()],
    owner=Mage.GEX,
    copies=1,
)
WORLDHEART_SHARD = gem(
    "worldheart-shard",
    "Worldheart Shard",
    "Осколок сердца мира",
    0,
    [either([aether(1)], [card_aether(2), next_to_ally()])],
    owner=Mage.MAZAHAEDRON,
    copies=1,
)
AMETHYST_PARAGON = gem(
    "amethyst-paragon",
    "Amethyst Paragon",
    "Аметистовый образец",
    0,
    [aether(1), ally_may_prep()],
    owner=Mage.MIST,
    copies=1,
)
EXTINGUISH = spell("extinguish", "Extinguish", "Угасание", 0, [damage_for_trophy(1)], owner=Mage.QUILIUS, copies=2)
COAL_SHARD = gem(
    "coal-shard",
    "Coal Shard",
    "Угольный осколок",
    0,
    [if_life_at_most(2, destroy_this(), [aether(3), charge(1), suffer_yourself(2)])],  # type: ignore[arg-type]
    owner=Mage.ULGIMOR,
    copies=1,
)
ILLUMINATE = spell(
    "illuminate", "Illuminate", "Озарение", 0, [damage(1)], traits=[SHINES], owner=Mage.YAN_MAGDA, copies=1
)
CARDS = [  # the Sparks first and the Crystals last, so that the set-up finds each of them soon
    SPARK, OBLIVION_SHARD, TORCH, SHATTERED_GEODE, WORLDHEART_SHARD, AMETHYST_PARAGON, EXTINGUISH, COAL_SHARD,
    ILLUMINATE, CRYSTAL,
]  # fmt: skip


# --- breaches ---------------------------------------------------------------------------------------------------------
def _breach(numeral: str, position: int, focus: int, cost: int, step: int, bonus: int) -> Kind:
    facts = {"position": position, "focus_cost": focus, "open_cost": cost, "open_step": step}
    return Kind(
        f"breach-{position}", f"Breach {numeral}", f"Разлом {numeral}", 4, "breach_box", facts, traits=_more(bonus)
    )


HOLDS = Trait("", 1, "holds one prepped spell", "вмещает одно подготовленное заклинание")


def _more(bonus: int) -> list[Trait]:
    if not bonus:
        return [HOLDS]
    return [
        HOLDS,
        Trait(
            "bonus",
            bonus,
            "when opened: spells cast from it deal {n} more damage",
            "открытый: произнесённые из него заклинания наносят на {n} урона больше"
            if bonus > 1
            else "открытый: произнесённые из него заклинания наносят на {n} урон больше",
            numbers={"n": bonus},
        ),
    ]


def _sigil(numeral: str, position: int) -> Kind:
    facts = {"position": position, "sigil": 1}
    return Kind(
        f"sigil-breach-{position}",
        f"Sigil Breach {numeral}",
        f"Зачарованный разлом {numeral}",
        4,
        "breach_box",
        facts,
        traits=_more(2),
    )


BREACHES = [
    _breach("I", 1, 0, 0, 0, 0),
    _breach("II", 2, 2, 5, 1, 0),
    _breach("III", 3, 3, 9, 2, 1),
    _breach("IV", 4, 4, 13, 3, 1),
    _sigil("I", 1),
    _sigil("II", 2),
]


# --- turn order -------------------------------------------------------------------------------------------------------
def _turn(id: str, names: tuple[str, str], copies: int, whose: TurnOf, does: tuple[str, str]) -> Kind:
    return Kind(id, *names, copies, "turn_box", {"turn_of": whose}, traits=[Trait("", 1, *does)])


def _turn_of_player(number: int, copies: int, whose: TurnOf) -> Kind:
    names = f"Player {number}", f"Игрок {number}"
    return _turn(f"turn-{number}", names, copies, whose, (f"player {number} takes a turn", f"ход игрока {number}"))


def _turn_of_pair(one: int, other: int, whose: TurnOf) -> Kind:
    does = (
        f"player {one} or player {other} takes a turn, whoever does not have the token of the pair",
        f"ход игрока {one} или игрока {other}, у кого нет жетона пары",
    )
    return _turn(f"turn-{one}-{other}", (f"Players {one}/{other}", f"Игроки {one}/{other}"), 2, whose, does)


TURN_CARDS = [
    _turn_of_player(1, 2, TurnOf.FIRST),
    _turn_of_player(2, 2, TurnOf.SECOND),
    _turn_of_player(3, 1, TurnOf.THIRD),
    _turn_of_player(4, 1, TurnOf.FOURTH),
    _turn(
        "turn-wild",
        ("Any Player", "Любой игрок"),
        1,
        TurnOf.WILD,
        ("the players choose together who takes a turn", "игроки сообща выбирают, кто делает ход"),
    ),
    _turn_of_pair(1, 2, TurnOf.FIRST_PAIR),
    _turn_of_pair(3, 4, TurnOf.SECOND_PAIR),
    _turn("turn-nemesis", ("Nemesis", "Исчадие"), 2, TurnOf.NEMESIS, ("the nemesis takes a turn", "ход исчадия")),
]
