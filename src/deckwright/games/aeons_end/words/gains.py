"""The words that give: aether, charges, life, and what happens to the next card gained."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.aether import aether_for, pay
from deckwright.games.aeons_end.rules.cards import (
    an_ally,
    draw,
    gain_onto_deck,
    pile_is_empty,
)
from deckwright.games.aeons_end.rules.life import (
    gain_charge,
    gain_life,
    gravehold_gains,
    room_for_life,
    room_in_gravehold,
    share_of,
    suffer,
    voice,
)
from deckwright.games.aeons_end.rules.nemesis import nemesis_tier
from deckwright.games.aeons_end.rules.turn_order import nemesis_cards_taken
from deckwright.games.aeons_end.schema import Card, Player, Use, table, this
from deckwright.games.aeons_end.texts import SHARE_COPY
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import confirm
from deckwright.lang.words import Effect, word


@word(
    en="gain {n:aether}",
    ru="получите {n:aether}",
    gives={"aether": "n"},
    short="{n:aether}",
    about={Matter.AETHER: "n"},
)
def aether(me: Player, n: int) -> None:
    table.aether += n


@word(
    en="gain {n:aether} that cannot be used to gain relics or spells",
    ru="получите {n:aether}; этот эфир нельзя тратить на реликвии и заклинания",
    gives={"aether": "0.8 n"},
    short=("{n:aether} not for relics, spells", "{n:aether} не на реликвии, заклинания"),
)
def gem_aether(me: Player, n: int) -> None:
    table.gem_aether += n
    table.earmarked = True


@word(
    en="gain {n:aether} that can only be used to gain a card",
    ru="получите {n:aether} (потратить можно только на получение карты)",
    gives=NOT_COUNTED,
    short=("{n:aether} for a card", "{n:aether} на карту"),
    about={Matter.GIFT: "n"},
)
def card_aether(me: Player, n: int) -> None:
    table.card_aether += n
    table.earmarked = True


@word(
    en="gain {n:aether} that can only be used to gain a spell",
    ru="получите {n:aether}, которые можно потратить только на получение заклинания",
    gives={"aether": "0.6 n"},
    short=("{n:aether} for a spell", "{n:aether} на заклинание"),
)
def spell_aether(me: Player, n: int) -> None:
    table.spell_aether += n
    table.earmarked = True


@word(en="gain {n:charge}", ru="получите {n:charge}", gives={"help": "1.2 n"}, short="{n:charge}")
def charge(me: Player, n: int) -> None:
    gain_charge(me, n)


@word(en="gain {n:life}", ru="получите {n:life}", gives={"help": "0.5 n"}, short="{n:life}")
def life(me: Player, n: int) -> None:
    gain_life(me, n)


@word(en="gains {n:life}", ru="получает {n:life}", gives=NOT_COUNTED, short="{n:life}")
def gains_life(me: Player, n: int) -> None:
    gain_life(me, n)


@word(
    en="Gravehold gains {n:life}",
    ru="Грейвхолд получает {n:life}",
    gives={"help": "0.4 n"},
    short=("Gravehold {n:life}", "Грейвхолд {n:life}"),
)
def gravehold_life(me: Player, n: int) -> None:
    gravehold_gains(n)


@rule
def gravehold_extent(me: Player) -> int:
    """Destroying a card can always be done; that Gravehold gains 1 life, if it has room for it."""
    return (100 + share_of(1, room_in_gravehold())) // 2


@rule
def life_extent(me: Player) -> int:
    """Destroying a card can always be done; gaining 3 life, as far as there is room (WE-TERM-13)."""
    return (100 + share_of(3, room_for_life(me))) // 2


@word(en="suffer {n:damage}", ru="получите {n:damage}", gives=NOT_COUNTED, short="−{n:life}")
def suffer_yourself(me: Player, n: int) -> None:
    suffer(me, n)


@word(en="draws {n:card}", ru="берёт {n:card}", gives=NOT_COUNTED, short="{n:card}")
def draws(me: Player, n: int) -> None:
    draw(me, n)


# --- conditions -------------------------------------------------------------------------------------------------------


@word(
    en="{usual}; if the nemesis tier is {n} or higher, {better} instead",
    ru="{usual}; если ранг исчадия {n} или выше, вместо этого {better}",
    gives={"usual": 0.3, "better": 0.7},
    short=("{usual} · <→ tier {n}+> {better}", "{usual} · <→ ранг {n}+> {better}"),
)
def by_tier(me: Player, usual: Effect, n: int, better: Effect) -> None:
    if nemesis_tier() >= n:
        better(me)
    else:
        usual(me)


@word(
    en="if a nemesis card lies in the turn order discard pile, also {effect}",
    ru="если в сбросе карт очерёдности хода есть карта «Исчадие», дополнительно {effect}",
    gives={"effect": 0.75},
    short=("<nemesis acted> +{effect}", "<исчадие ходило> +{effect}"),
)
def if_nemesis_acted(me: Player, effect: Effect) -> None:
    if nemesis_cards_taken() > 0:
        effect(me)


@word(
    en="if the supply pile of this card is empty, {effect}",
    ru="если стопка запаса этой карты пуста, {effect}",
    gives={"effect": 0.3},
    short=("<pile empty> {effect}", "<стопка пуста> {effect}"),
)
def if_pile_empty(me: Player, effect: Effect) -> None:
    if pile_is_empty(this()):
        effect(me)


@word(
    en="if you have {n:life} or less, {effect}. Otherwise {otherwise}",
    ru="если у вас {n:life} или меньше, {effect}. Иначе {otherwise}",
    gives={"effect": 1, "otherwise": 1},
    short="{otherwise} · <→ ≤{n:life}> {effect}",
)
def if_life_at_most(me: Player, n: int, effect: Effect, otherwise: Effect) -> None:
    if me.life <= n:
        effect(me)
    else:
        otherwise(me)


# --- the next card ----------------------------------------------------------------------------------------------------


@word(
    en="you may put the next card you gain this turn on top of your deck",
    ru="следующую карту, которую вы получите в этом ходу, вы можете положить на верх своей колоды",
    gives={"help": 0.5},
    short=("next card onto your deck", "следующая карта на колоду"),
)
def next_onto_deck(me: Player) -> None:
    table.onto_deck = True


@word(
    en="the next card you gain this turn goes on top of any ally's discard pile",
    ru="следующую карту, которую вы получите в этом ходу, положите на верх стопки сброса любого союзника",
    gives=NOT_COUNTED,
    short=("next card to an ally", "следующая карта союзнику"),
)
def next_to_ally(me: Player) -> None:
    table.gives_away = True


@rule
def copy_in_supply(card: Card) -> Card | None:
    """The top card of the supply pile of the same name."""
    for other in table.market:
        if other.kind == card.kind:
            return other
    return None


@word(
    en="you may spend {n:aether}; if you do, any ally gains this card from the supply and puts it on top of their deck",
    ru="вы можете потратить {n:aether}; если вы это сделали, любой союзник получает из запаса такую же карту "
    "и кладёт её на верх своей колоды",
    gives={"help": 0.5},
    short=("{n:aether} → same for an ally", "{n:aether} → такая же союзнику"),
)
def may_share(me: Player, n: int) -> None:
    copy = copy_in_supply(this())
    if copy and aether_for(Use.OTHER) >= n and confirm(voice(me), SHARE_COPY):
        pay(me, Use.OTHER, n)
        gain_onto_deck(an_ally(me), copy)
