"""The words of the nemesis: unleashing, damage, discarding and destroying, alone or together."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.cards import destroy, take
from deckwright.games.aeons_end.rules.life import (
    gain_tokens,
    gravehold_suffers,
    suffer,
    unleash,
    voice,
)
from deckwright.games.aeons_end.rules.nemesis import to_bottom_of_deck
from deckwright.games.aeons_end.schema import Card, Player, table, this
from deckwright.games.aeons_end.texts import (
    DESTROY_CARD,
    DESTROY_SPELL,
    DISCARD_CARD,
    DISCARD_SPELL,
    DISCARD_TOGETHER,
    MAY_TAKE,
)
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, everyone, move
from deckwright.lang.words import word


@word(en="[unleash]", ru="[unleash]", gives={"harm": 1.6}, short="[unleash]", about={Matter.UNLEASH: 1})
def unleash_once(me: Player) -> None:
    unleash(1)


@word(
    en="[unleash] 2 times", ru="[unleash] 2 раза", gives={"harm": 3.2}, short="[unleash] ×2", about={Matter.UNLEASH: 2}
)
def unleash_twice(me: Player) -> None:
    unleash(2)


@word(
    en="[unleash] 3 times", ru="[unleash] 3 раза", gives={"harm": 4.8}, short="[unleash] ×3", about={Matter.UNLEASH: 3}
)
def unleash_thrice(me: Player) -> None:
    unleash(3)


@word(
    en="Gravehold suffers {n:damage}",
    ru="Грейвхолд получает {n:damage}",
    gives={"harm": "0.6 n"},
    short=("Gravehold −{n:life}", "Грейвхолд −{n:life}"),
    about={Matter.GRAVEHOLD: "n"},
)
def gravehold_damage(me: Player, n: int) -> None:
    gravehold_suffers(n)


@word(
    en="Gravehold suffers 1 damage for each nemesis token",
    ru="Грейвхолд получает 1 урон за каждый жетон исчадия",
    gives={"harm": 3.0},
    short=("Gravehold −{life} per {token}", "Грейвхолд −{life} за {token}"),
)
def gravehold_damage_by_tokens(me: Player) -> None:
    gravehold_suffers(table.tokens)


@word(
    en="Gravehold suffers damage equal to this minion's life",
    ru="Грейвхолд получает урон, равный числу жизней этого приспешника",
    gives={"harm": 2.4},
    short=("Gravehold − its {life}", "Грейвхолд − его {life}"),
)
def gravehold_damage_by_life(me: Player) -> None:
    card: Card = this()
    gravehold_suffers(card.life)


@word(
    en="the nemesis gains {n:token}",
    ru="исчадие получает {n:token}",
    gives={"harm": "n"},
    short="+{n:token}",
    about={Matter.TOKENS: "n"},
)
def gains_tokens(me: Player, n: int) -> None:
    gain_tokens(n)


@word(
    en="put this card on the bottom of the nemesis deck",
    ru="положите эту карту под низ колоды исчадия",
    gives=NOT_COUNTED,
    short=("under the nemesis deck", "под колоду исчадия"),
)
def goes_to_bottom(me: Player) -> None:
    to_bottom_of_deck(this())


# --- what a player does -----------------------------------------------------------------------------------------------


@word(
    en="suffers {n:damage}",
    ru="получает {n:damage}",
    gives={"harm": "n"},
    short="−{n:life}",
    about={Matter.PLAYER: "n"},
)
def suffers(me: Player, n: int) -> None:
    suffer(me, n)


@word(
    en="suffers 1 damage for each nemesis token",
    ru="получает 1 урон за каждый жетон исчадия",
    gives={"harm": 4.0},
    short=("−{life} per {token}", "−{life} за {token}"),
)
def suffers_tokens(me: Player) -> None:
    suffer(me, table.tokens)


@word(
    en="suffers 1 damage for each spell they have prepped",
    ru="получает 1 урон за каждое своё подготовленное заклинание",
    gives={"harm": 2.5},
    short=("−{life} per {spell}", "−{life} за {spell}"),
)
def suffers_spells(me: Player) -> None:
    suffer(me, len(me.prepped))


@word(
    en="loses {n:charge}",
    ru="теряет {n:charge}",
    gives={"harm": "0.7 n"},
    short="−{n:charge}",
    about={Matter.CHARGE: "n"},
)
def loses_charge(me: Player, n: int) -> None:
    me.charges = max(0, me.charges - n)


@word(
    en="loses all charges",
    ru="теряет всю энергию",
    gives=NOT_COUNTED,
    short=("loses all {charge}", "теряет всю {charge}"),
)
def loses_charges(me: Player) -> None:
    me.charges = 0


@word(
    en="may take a card of their discard pile into their hand",
    ru="может взять в руку карту из своей стопки сброса",
    gives=NOT_COUNTED,
    short=("may take back {card}", "может вернуть {card}"),
)
def may_take_discarded(me: Player) -> None:
    card = choose(voice(me), me.discard, MAY_TAKE, optional=True)
    if card:
        take(me, card)


@word(
    en="discards {n:card} from hand",
    ru="сбрасывает из руки {n:card}",
    gives={"harm": "0.5 n"},
    short=("discards {n:card}", "сбрасывает {n:card}"),
)
def discards(me: Player, n: int) -> None:
    for _ in range(n):
        card = choose(voice(me), me.hand, DISCARD_CARD)
        if card:
            move(card, me.discard)


@rule
def dearest_in_hand(me: Player) -> int:
    """The highest cost of a card in hand."""
    return max((card.cost for card in me.hand), default=0)


@word(
    en="discards their most expensive card in hand",
    ru="сбрасывает самую дорогую карту из руки",
    gives=NOT_COUNTED,
    short=("discards dearest {card}", "сбрасывает самую дорогую {card}"),
)
def discards_dearest(me: Player) -> None:
    most = dearest_in_hand(me)
    card = choose(voice(me), (card for card in me.hand if card.cost == most), DISCARD_CARD)
    if card:
        move(card, me.discard)


@word(
    en="destroys their {n:dearest-card} in hand",
    ru="уничтожает {n:dearest-card} в своей руке",
    gives={"harm": "2.5 n"},
    short=("destroys dearest {n:card}", "уничтожает {n:card} дороже всех"),
)
def destroys_dearest(me: Player, n: int) -> None:
    for _ in range(n):
        most = dearest_in_hand(me)
        card = choose(voice(me), (card for card in me.hand if card.cost == most), DESTROY_CARD)
        if card:
            destroy(card)


@word(
    en="discards a prepped spell",
    ru="сбрасывает подготовленное заклинание",
    gives=NOT_COUNTED,
    short=("discards {spell}", "сбрасывает {spell}"),
)
def discards_spell(me: Player) -> None:
    spell = choose(voice(me), me.prepped, DISCARD_SPELL)
    if spell:
        leave_breach(spell, me.discard)


@word(
    en="destroys a prepped spell that costs 0",
    ru="уничтожает подготовленное заклинание стоимостью 0",
    gives=NOT_COUNTED,
    short=("destroys {spell} for 0", "уничтожает {spell} за 0"),
)
def destroys_free_spell(me: Player) -> None:
    spell = choose(voice(me), (spell for spell in me.prepped if spell.cost == 0), DESTROY_SPELL)
    if spell:
        leave_breach(spell, table.destroyed)


# --- to what extent a player can do it --------------------------------------------------------------------------------


@rule
def one_card(me: Player) -> int:
    """Whether a player has a card in hand."""
    return min(1, len(me.hand))


@rule
def two_cards(me: Player) -> int:
    """How many of two cards a player has in hand."""
    return min(2, len(me.hand))


@rule
def three_cards(me: Player) -> int:
    """How many of three cards a player has in hand."""
    return min(3, len(me.hand))


@rule
def one_spell(me: Player) -> int:
    """Whether a player has a prepped spell."""
    return min(1, len(me.prepped))


@rule
def one_free_spell(me: Player) -> int:
    """Whether a player has a prepped spell that costs 0."""
    return 1 if any(spell.cost == 0 for spell in me.prepped) else 0


@rule
def charges_of(me: Player) -> int:
    """How many charges a player has."""
    return me.charges


@rule
def spells_of(me: Player) -> int:
    """How many spells a player has prepped."""
    return len(me.prepped)


# --- what the players do together -------------------------------------------------------------------------------------


@rule
def prepped_spells() -> int:
    """How many spells are prepped by all players."""
    return sum(len(someone.prepped) for someone in table.players)


@rule
def dearest_prepped() -> int:
    """The highest cost of a prepped spell."""
    return max((spell.cost for someone in table.players for spell in someone.prepped), default=0)


@rule
def a_dearest_spell() -> Card | None:
    """The most expensive prepped spell; the players decide between equals (AE-AMB-02)."""
    most = dearest_prepped()
    return choose(
        everyone(),
        (spell for someone in table.players for spell in someone.prepped if spell.cost == most),
        DESTROY_SPELL,
    )


@word(
    en="the players together discard {n:card} from hand",
    ru="игроки сообща сбрасывают из рук {n:card}",
    gives={"harm": "0.5 n"},
    short=("all discard {n:card}", "все сбрасывают {n:card}"),
)
def together_discard(me: Player, n: int) -> None:
    for _ in range(n):
        card = choose(everyone(), (card for someone in table.players for card in someone.hand), DISCARD_TOGETHER)
        if card:
            owner: Player = card.pile.owner
            move(card, owner.discard)


@word(
    en="the players together discard {n:prepped-spell}",
    ru="игроки сообща сбрасывают {n:prepped-spell}",
    gives={"harm": "1.2 n"},
    short=("all discard {n:spell}", "все сбрасывают {n:spell}"),
)
def together_discard_spells(me: Player, n: int) -> None:
    for _ in range(n):
        spell = choose(everyone(), (spell for someone in table.players for spell in someone.prepped), DISCARD_SPELL)
        if spell:
            owner: Player = spell.pile.owner
            leave_breach(spell, owner.discard)


@word(
    en="the players together destroy the {n:dearest-spell}",
    ru="игроки сообща уничтожают {n:dearest-spell}",
    gives={"harm": "3 n"},
    short=("all destroy dearest {n:spell}", "все уничтожают {n:spell} дороже всех"),
    about={Matter.SPELLS: "n"},
)
def together_destroy_dearest(me: Player, n: int) -> None:
    for _ in range(n):
        spell = a_dearest_spell()
        if spell:
            leave_breach(spell, table.destroyed)


@word(
    en="the players together destroy {n:prepped-spell} that cost 0",
    ru="игроки сообща уничтожают {n:prepped-spell} стоимостью 0",
    gives={"harm": "0.5 n"},
    short=("all destroy {n:spell} for 0", "все уничтожают {n:spell} за 0"),
)
def together_destroy_free(me: Player, n: int) -> None:
    for _ in range(n):
        spell = choose(
            everyone(),
            (spell for someone in table.players for spell in someone.prepped if spell.cost == 0),
            DESTROY_SPELL,
        )
        if spell:
            leave_breach(spell, table.destroyed)
