"""Words of the Umbra Titan, whose tokens hold Gravehold up: without any the players lose."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.life import lose_to_nemesis, lose_tokens
from deckwright.games.aeons_end.rules.nemesis import enter_play
from deckwright.games.aeons_end.rules.turn_order import nemesis_cards_taken
from deckwright.games.aeons_end.schema import Card, Difficulty, this
from deckwright.games.aeons_end.texts import DISCARD_SPELL
from deckwright.games.aeons_end.words.nemesis import dearest_prepped, prepped_spells
from deckwright.games.war_eternal.schema import Player, table
from deckwright.lang.meaning import LEAST, NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, everyone
from deckwright.lang.words import Effect, word


@word(
    en="begins with {n:token}; without any the players lose. Increased difficulty: begins with {harder}",
    ru="начинает с {n:from-tokens}; если их не осталось, игроки проигрывают. Повышенная сложность: начинает "
    "с {harder} жетонами",
    gives=NOT_COUNTED,
    short=("at first {n:token}", "сначала {n:token}"),
)
def begins_on_pillars(me: Player, n: int, harder: int) -> None:
    table.tokens = harder if table.difficulty >= Difficulty.EXPERT else n


@word(
    en="the Umbra Titan loses {n:token}",
    ru="Бурый Титан теряет {n:token}",
    gives={"harm": "2.5 n"},
    short="−{n:token}",
    about={Matter.PILLARS: "n"},
)
def titan_loses(me: Player, n: int) -> None:
    lose_tokens(n)
    if table.tokens == 0:
        lose_to_nemesis()


@word(
    en="with 1 nemesis card in the turn order discard pile {one}; with 2, {two}",
    ru="если в сбросе карт очерёдности хода 1 карта «Исчадие», {one}; если 2, {two}",
    gives=LEAST,
    short=("<1 nemesis turn> {one} · <2 turns> {two}", "<1 ход исчадия> {one} · <2 хода> {two}"),
    about={Matter.PLAYER_OR_GRAVEHOLD: 2},
)
def by_nemesis_turns(me: Player, one: Effect, two: Effect) -> None:
    taken = nemesis_cards_taken()
    if taken == 1:
        one(me)
    elif taken > 1:
        two(me)


@rule
def titan_strikes(me: Player) -> int:
    """The Titan can strike if a nemesis card lies in the turn order discard pile."""
    return 100 if nemesis_cards_taken() > 0 else 0


@rule
def two_tokens(me: Player) -> int:
    """How much of losing two tokens is possible."""
    return 100 * min(2, table.tokens) // 2


@rule
def three_tokens(me: Player) -> int:
    """How much of losing three tokens is possible."""
    return 100 * min(3, table.tokens) // 3


@word(
    en="if 2 nemesis cards lie in the turn order discard pile, {two}. Otherwise {otherwise}",
    ru="если в сбросе карт очерёдности хода 2 карты «Исчадие», {two}. Иначе {otherwise}",
    gives=LEAST,
    short=("{otherwise} · <→ 2 nemesis turns> {two}", "{otherwise} · <→ 2 хода исчадия> {two}"),
)
def if_acted_twice(me: Player, two: Effect, otherwise: Effect) -> None:
    if nemesis_cards_taken() >= 2:
        two(me)
    else:
        otherwise(me)


@word(
    en="if the Umbra Titan has {n:token} or more, {effect}. Otherwise {otherwise}",
    ru="если у Бурого Титана {n} или больше жетонов исчадия, {effect}. Иначе {otherwise}",
    gives=LEAST,
    short="{otherwise} · <→ ≥{n:token}> {effect}",
)
def if_tokens(me: Player, n: int, effect: Effect, otherwise: Effect) -> None:
    if table.tokens >= n:
        effect(me)
    else:
        otherwise(me)


@word(
    en="then, if this minion has {n:life} or less, {effect}",
    ru="затем, если у этого приспешника {n:life} или меньше, {effect}",
    gives={"effect": 1},
    short="<≤{n:life}> {effect}",
)
def if_wounded(me: Player, n: int, effect: Effect) -> None:
    card: Card = this()
    if card.life <= n:
        effect(me)


@word(
    en="the player with the most expensive prepped spell discards it",
    ru="игрок с самым дорогим подготовленным заклинанием сбрасывает его",
    gives={"harm": 2.0},
    short=("discard dearest {spell}", "сбросить самое дорогое {spell}"),
    about={Matter.SPELLS: 2},
)
def dearest_spell_discarded(me: Player) -> None:
    most = dearest_prepped()
    spell = choose(
        everyone(),
        (spell for someone in table.players for spell in someone.prepped if spell.cost == most),
        DISCARD_SPELL,
    )
    if spell:
        owner: Player = spell.pile.owner
        leave_breach(spell, owner.discard)


@rule
def one_spell_of_all(me: Player) -> int:
    """How much of losing a prepped spell is possible, whoever has it."""
    return 100 * min(1, prepped_spells())


@rule
def two_spells_of_all(me: Player) -> int:
    """How much of losing two prepped spells is possible, whoever has them."""
    return 100 * min(2, prepped_spells()) // 2


@rule
def last_minion() -> Card | None:
    """The most recent minion of the nemesis discard pile."""
    for card in table.nemesis_discard:
        if card.minion:
            return card
    return None


@rule
def crumble_extent(me: Player) -> int:
    """An unleash is always possible, a minion comes back only if one was discarded."""
    return 100 if last_minion() is not None else 50


@word(
    en="the minion that was discarded last comes back into play with full life",
    ru="последний сброшенный приспешник возвращается в игру со всеми жизнями",
    gives=NOT_COUNTED,
    short=("last minion returns", "вернётся последний приспешник"),
)
def minion_returns(me: Player) -> None:
    card = last_minion()
    if card:
        enter_play(card)
