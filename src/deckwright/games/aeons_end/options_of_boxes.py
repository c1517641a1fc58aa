"""The options that only some worlds have: which boxes are in use, upgraded basic cards, a supply of any nine piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deckwright.games.aeons_end.box import Box, World
from deckwright.games.aeons_end.schema import GEM_PILES, MOST_PILES, RELIC_PILES, SPELL_PILES
from deckwright.lang.cards import Kind
from deckwright.lang.game import GameOption, OptionError, OptionPart, OptionValue
from deckwright.lang.texts import Text

ANY, NONE, BOTH = "any", "none", "both"
RANDOM, CHOICE = "random", "choice"
USUAL_PILES = {"gem": GEM_PILES, "relic": RELIC_PILES, "spell": SPELL_PILES}
MOST_BASICS = {1: 8, 2: 7, 3: 7}  # of a tier: what the nemesis deck takes with four players (AE-NSETUP-04)
MAGES_AND_SUPPLY = Text("Mages and supply", "Маги и запас")
AS_IN_AN_EXPEDITION = Text("As in an expedition", "Как в экспедиции")
ALONE = Text("Playing alone", "Игра в одиночку")
FINE_POINTS = Text("Fine points of the rules", "Тонкости правил")
Given = Mapping[str, Any]


def named(kinds: Sequence[Kind]) -> tuple[OptionValue, ...]:
    """Cards as values of an option."""
    return tuple(OptionValue(kind.id, kind.en, kind.ru) for kind in kinds)


def repeats(ids: Sequence[str]) -> bool:
    """Whether anything is named more than once."""
    given = [id for id in ids if id not in (ANY, NONE)]
    return len(set(given)) < len(given)


# --- boxes ------------------------------------------------------------------------------------------------------------


def box_options(world: World) -> list[GameOption]:
    """Which boxes are in use, if there are several; usually the first, whose game it is."""
    if len(world.boxes) == 1:
        return []
    each = [OptionValue(box.id, box.name.en, box.name.ru) for box in world.boxes]
    help = Text(
        "Where mages, nemesis, supply and basic nemesis cards come from unless you name them.",
        "Откуда берутся маги, исчадие, запас и базовые карты исчадия, если вы не задали их сами.",
    )
    own = world.boxes[0].id
    values = (*each, OptionValue(BOTH, "Both", "Обе"))
    return [GameOption("boxes", "Boxes", "Коробки", own, values, help=help, group=MAGES_AND_SUPPLY)]


def _only_box(world: World, options: Given) -> Box | None:
    return next((box for box in world.boxes if box.id == options.get("boxes")), None)


def box_values(world: World, options: Given) -> dict[str, int]:
    """The number of the only box in use, or 0."""
    only = _only_box(world, options)
    return {"boxes": 0 if only is None else world.boxes.index(only) + 1}


def check_boxes(world: World, sides: int, options: Given) -> None:
    """A box alone must have enough of what nobody named."""
    box = _only_box(world, options)
    if box is None:
        return
    few_mages, few_piles = _few_mages(box, sides, options), _few_piles(box, world, options)
    if few_mages or few_piles or _no_foe(box, options) or _few_basics(box):
        raise OptionError(
            f"{box.name.en} alone has too little for this table; name more, or take both boxes",
            f"{box.name.ru}: одной этой коробки для такого стола мало; задайте больше сами или возьмите обе",
        )


def _few_mages(box: Box, sides: int, options: Given) -> bool:
    taken: list[str] = options["mage"][:sides]
    return sum(kind.id not in taken for kind in box.mages) < taken.count(ANY)


def _no_foe(box: Box, options: Given) -> bool:
    return options["nemesis"] in (RANDOM, CHOICE) and not box.foes


def _few_basics(box: Box) -> bool:
    tiers = [kind.facts["tier"] for kind in box.basics]
    return any(tiers.count(tier) < many for tier, many in MOST_BASICS.items())


def _few_piles(box: Box, world: World, options: Given) -> bool:
    if options["market"] not in (RANDOM, CHOICE):
        return False
    in_box, wanted = _by_type(box), piles(world, options["supply"])
    return any(
        sum(kind.id not in options["supply"] for kind in in_box[type])
        < wanted[f"{type}_piles"] - sum(kind.id in options["supply"] for kind in kinds)
        for type, kinds in _by_type(world).items()
    )


# --- upgraded basic nemesis cards -------------------------------------------------------------------------------------


def upgraded_options(world: World) -> list[GameOption]:
    """As many as a battle of the first expedition has, or by name (NA-UBN-02)."""
    if not world.upgraded:
        return []
    battles = sorted({battle for battle, _ in world.upgraded})
    as_in = [OptionValue(_as_in(n), f"As in battle {n}", f"Как в битве {n}") for n in battles]
    kinds = [kind for _, kind in world.upgraded]
    return [
        GameOption(
            "upgraded",
            "Upgraded basic nemesis cards",
            "Улучшенные базовые карты исчадия",
            NONE,
            (OptionValue(NONE, "None", "Нет"), *as_in),
            help=Text(
                "They make the nemesis deck harder, battle by battle, as in the first expedition.",
                "С ними колода исчадия сложнее: от битвы к битве, как в первой экспедиции.",
            ),
            group=AS_IN_AN_EXPEDITION,
        ),
        GameOption(
            "upgraded_cards",
            "More upgraded cards, by name",
            "Ещё улучшенные карты, поимённо",
            NONE,
            (OptionValue(NONE, "None", "Нет"), *named(kinds)),
            help=Text(
                "Each counts as a basic card of its tier; if there is no room for all, chance decides.",
                "Каждая считается базовой картой своего ранга; если все не помещаются, решает случай.",
            ),
            each=tuple(OptionPart(f"Card {n}", f"Карта {n}") for n in range(1, len(kinds) + 1)),
            group=AS_IN_AN_EXPEDITION,
        ),
    ]


def _as_in(battle: int) -> str:
    return f"battle-{battle}"


def upgraded_wanted(world: World, options: Given) -> int:
    """The upgraded cards that are asked for, each a bit: those that battles up to one bring, and those named."""
    until = next((battle for battle, _ in world.upgraded if _as_in(battle) == options.get("upgraded")), 0)
    by_name = options.get("upgraded_cards", ())
    return sum(
        1 << number for number, (battle, kind) in enumerate(world.upgraded) if battle <= until or kind.id in by_name
    )


def check_upgraded(options: Given) -> None:
    """Of every upgraded card there is one."""
    if repeats(options.get("upgraded_cards", ())):
        raise OptionError("every upgraded card can be named only once", "каждую улучшенную карту можно задать один раз")


# --- a supply of any nine piles ---------------------------------------------------------------------------------------


def nine_piles(world: World) -> GameOption:
    """Nine piles of any types (NA-SUPPLY-01); the usual numbers are a recommendation (NA-SUPPLY-03)."""
    return GameOption(
        "supply",
        "Piles of the supply",
        "Стопки запаса",
        ANY,
        (OptionValue(ANY, "By the choice above", "По выбору выше"), *named(world.supply)),
        help=Text(
            f"Any cards. We recommend {GEM_PILES} gems, at least one of them for 3 aether, {RELIC_PILES} relics and "
            f"{SPELL_PILES} spells; what you leave open comes as near to that as it can.",
            f"Любые карты. Советуем {GEM_PILES} самоцвета, хотя бы один из них за 3 эфира, {RELIC_PILES} реликвии и "
            f"{SPELL_PILES} заклинания; незаданные стопки дополнят запас как можно ближе к этому.",
        ),
        each=tuple(OptionPart(f"Pile {n}", f"Стопка {n}") for n in range(1, MOST_PILES + 1)),
        group=MAGES_AND_SUPPLY,
    )


def _by_type(cards: World | Box) -> dict[str, Sequence[Kind]]:
    return {"gem": cards.gems, "relic": cards.relics, "spell": cards.spells}


def piles(world: World, ids: Sequence[str]) -> dict[str, int]:
    """How many piles of each type: those that are named, and what brings all nine nearest to the usual numbers."""
    counts = {type: sum(kind.id in ids for kind in kinds) for type, kinds in _by_type(world).items()}
    spare = MOST_PILES - sum(counts.values())
    for type, usual in USUAL_PILES.items():
        more = max(0, min(usual - counts[type], spare))
        counts[type] += more
        spare -= more
    return {f"{type}_piles": count for type, count in counts.items()}


def check_recipe(world: World, options: dict[str, Any]) -> None:
    """Where the usual numbers are a rule, nobody may name more piles of a type."""
    if options["free_supply"]:
        return
    if any(
        sum(kind.id in options["supply"] for kind in kinds) > USUAL_PILES[type]
        for type, kinds in _by_type(world).items()
    ):
        raise OptionError(
            f"the supply has {GEM_PILES} gems, {RELIC_PILES} relics and {SPELL_PILES} spells, or allow any nine piles",
            f"в запасе {GEM_PILES} самоцвета, {RELIC_PILES} реликвии и {SPELL_PILES} заклинания — или разрешите любые "
            "девять стопок",
        )
