"""The words of Tegu's deck: wounds on both sides, and what they buy."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.harming import destroy, hurt, weaken
from deckwright.games.sorcerer.rules.minions import life_left, wounded
from deckwright.games.sorcerer.rules.sides import field_of, hostile, owner_of
from deckwright.games.sorcerer.rules.slots import adds_attack
from deckwright.games.sorcerer.rules.targets import choose_enemy, within
from deckwright.games.sorcerer.schema import Card, Player, Reach, table
from deckwright.games.sorcerer.texts import ENEMY_MINION, WEAKEN_OWN
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, this
from deckwright.lang.words import Effect, word


# --- wounds of enemies ------------------------------------------------------------------------------------------------
@word(
    en="deal {n:damage} to an enemy minion anywhere; if it is wounded already, deal {more} instead",
    ru="нанесите {n:damage} вражескому приспешнику где угодно; если он уже ранен, нанесите вместо этого {more}",
    gives={"harm": "0.8 more"},
    short=("{n:damage} · <→ wounded> {more:damage}", "{n:damage} · <→ раненому> {more:damage}"),
)
def deal_more_to_wounded(me: Player, n: int, more: int) -> None:
    minion = choose_enemy(me, Reach.ANYWHERE)
    if minion:
        hurt(minion, more if wounded(minion) else n)


@word(
    en="destroy an enemy minion anywhere that has {n:wound} or more",
    ru="уничтожьте где угодно вражеского приспешника, у которого {n:wound} или больше",
    gives={"harm": 4},
    short=("destroy ≥{n:wound}", "уничтожить ≥{n:wound}"),
)
def destroy_wounded(me: Player, n: int) -> None:
    minion = choose(
        me,
        (
            card
            for field in table.fields
            if within(me, field, Reach.ANYWHERE)
            for each in table.players
            if hostile(me, each)
            for card in field.minions[each]
            if card.wounds >= n
        ),
        ENEMY_MINION,
    )
    if minion:
        destroy(minion)


@word(
    en="[weaken|weaken] every enemy minion here",
    ru="[weaken|ослабьте] каждого вражеского приспешника здесь",
    gives={"harm": 2},
    short=("[weaken] each", "[weaken] каждого"),
)
def weaken_all_enemies(me: Player) -> None:
    field = table.here
    if field:
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    weaken(minion)


@word(
    en="deal {n:damage} to the equipped minion",
    ru="нанесите {n:damage} снаряжённому приспешнику",
    gives={"harm": "n"},
    short="{n:damage}",
)
def deal_host(me: Player, n: int) -> None:
    minion = this().host
    if minion:
        hurt(minion, n)


# --- wounds of one's own ----------------------------------------------------------------------------------------------
@word(
    en="you may [weaken|weaken] a minion of yours here; if you do, {effect}",
    ru="вы можете [weaken|ослабить] своего приспешника здесь; если ослабили, {effect}",
    gives={"effect": 0.7},
    short="<[weaken]?> {effect}",
)
def may_weaken_own_for(me: Player, effect: Effect) -> None:
    field = table.here
    if field:
        minion = choose(me, (card for card in field.minions[me] if life_left(card) > 1), WEAKEN_OWN, optional=True)
        if minion and weaken(minion):
            effect(me)


@word(
    en="you may [weaken|weaken] the equipped minion; if you do, {effect}",
    ru="вы можете [weaken|ослабить] снаряжённого приспешника; если ослабили, {effect}",
    gives={"effect": 0.7},
    short="<[weaken]?> {effect}",
)
def weaken_host_for(me: Player, effect: Effect) -> None:
    minion = this().host
    if minion and weaken(minion):
        effect(me)


@rule
def can_weaken_this(card: Card, me: Player) -> bool:
    """Whether the minion can pay for its power by a wound (SOR-TERM-21)."""
    return life_left(card) > 1


@rule
def can_weaken_beside(card: Card, me: Player) -> bool:
    """Whether a minion of mine on the card's battlefield can pay by a wound (SOR-TERM-21)."""
    field = field_of(card)
    return field is not None and any(life_left(minion) > 1 for minion in field.minions[me])


# --- what wounds are good for -----------------------------------------------------------------------------------------
@word(
    en="while this minion is wounded, it has +{n:attack}",
    ru="пока этот приспешник ранен, он получает +{n:attack}",
    gives={"board": "0.5 n"},
    short=("<wounded> +{n:attack}", "<ранен> +{n:attack}"),
    slot=adds_attack,
)
def fierce_when_wounded(card: Card, minion: Card, n: int) -> int:
    return n if card == minion and wounded(card) else 0


@word(
    en="your wounded minions here have +{n:attack}",
    ru="ваши раненые приспешники здесь получают +{n:attack}",
    gives={"board": "2 n"},
    short=("wounded +{n:attack}", "раненые +{n:attack}"),
    slot=adds_attack,
)
def drives_the_wounded(card: Card, minion: Card, n: int) -> int:
    return n if wounded(minion) and owner_of(minion) == owner_of(card) else 0
