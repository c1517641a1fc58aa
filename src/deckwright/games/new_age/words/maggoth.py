"""Words of Maggoth and its Nest: maggots and flies fill rows, and a row that becomes full does harm.

The tokens of a row are two numbers. All of them together are one target, the card of the Nest: it is in play while any
token is, and its life is that of the highest row that holds any, for damage has to go there.
"""

from __future__ import annotations

from typing import Any

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.cards import destroy
from deckwright.games.aeons_end.rules.life import gravehold_suffers, suffer, voice
from deckwright.games.aeons_end.rules.slots import pay_toll, toll_possible
from deckwright.games.aeons_end.schema import Answer, Card, Difficulty, ask
from deckwright.games.aeons_end.texts import DESTROY_CARD, DISCARD_SPELL, WHO_SUFFERS
from deckwright.games.aeons_end.words.tolls import has_cards
from deckwright.games.new_age.nest import TOKENS
from deckwright.games.new_age.schema import NestRow, Player, table
from deckwright.games.new_age.texts import (
    FLIES_COME,
    FLY_HATCHES,
    LEAVE_FLIES,
    MAGGOTS_COME,
    MANY_TOKENS,
    NEST_OVERFLOWS,
    ROW_FILLS,
    SPREAD_DAMAGE,
    WIDE_ROW,
)
from deckwright.lang.meaning import LEAST, NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_player, everyone, move, note, offer
from deckwright.lang.words import Effect, word

FLY_LIFE = 2


# --- rows -------------------------------------------------------------------------------------------------------------


@rule
def tokens_on(row: NestRow) -> int:
    """How many spaces of a row are taken."""
    return row.maggots + row.flies


@rule
def free_spaces() -> int:
    """How many spaces of the Nest are free."""
    return table.nest_size - table.nest_tokens


@rule
def top_row() -> NestRow | None:
    """The highest row that holds a token: all damage goes there."""
    found: NestRow | None = None
    if table.nest_height > 0:
        found = table.nest[table.nest_height - 1]
    return found


@rule
def count_nest() -> None:
    """How many maggots and flies are in play, up to which row, and what room is left; while tokens come, it is kept."""
    tokens = 0
    height = 0
    for row in table.nest:
        row.room = table.nest_spaces[row.number] - tokens_on(row)
        if tokens_on(row) > 0:
            tokens += tokens_on(row)
            height = row.number + 1
    table.nest_tokens = tokens
    table.nest_height = height


@rule
def the_horde() -> Card | None:
    """The card of the Nest, if it is in play."""
    for card in table.threats:
        if card.horde:
            return card
    return None


@rule
def reckon_nest() -> None:
    """The card of the Nest is in play while any token is, with the life of the highest row that holds one."""
    row = top_row()
    if row:
        reckon_top(row)
    else:
        card = the_horde()
        if card:
            card.life = 0
            move(card, table.nest_box)


@rule
def reckon_top(row: NestRow) -> None:
    """The same for the highest row that holds a token."""
    waiting = table.nest_box.top
    if waiting:
        move(waiting, table.threats)
    card = the_horde()
    if card:
        card.life = row.maggots + FLY_LIFE * row.flies


# --- tokens come ------------------------------------------------------------------------------------------------------


@rule
def token_comes(fly: bool) -> None:
    """A token takes a space of the lowest row that has one; a row that becomes full has its effect at once."""
    for row in table.nest:
        if row.room > 0:
            row.room -= 1
            if fly:
                row.flies += 1
            else:
                row.maggots += 1
            table.nest_tokens += 1
            if row.number + 1 >= table.nest_height:
                table.nest_height = row.number + 1
                reckon_top(row)
            if row.room == 0:
                row_fills(row)
            return
    note(NEST_OVERFLOWS)
    gravehold_suffers(table.nest_overflow)


@rule
def row_fills(row: NestRow) -> None:
    """What a row does when it becomes full; first the damage, then a fly hatches (NA-EX-13)."""
    note(ROW_FILLS, number=row.number + 1)
    gravehold_suffers(table.nest_gravehold[row.number])
    if table.nest_player[row.number] > 0:
        chosen = choose_player(everyone(), table.players, WHO_SUFFERS)
        if chosen:
            suffer(chosen, table.nest_player[row.number])
    if table.nest_hatches[row.number] > 0:
        hatch()


@rule
def hatch() -> None:
    """A maggot of the lowest row that has one becomes a fly."""
    for row in table.nest:
        if row.maggots > 0:
            row.maggots -= 1
            row.flies += 1
            note(FLY_HATCHES)
            reckon_nest()
            return


@rule
def maggots_crawl(n: int) -> None:
    """So many maggots come, one after the other, as long as there are spaces."""
    if free_spaces() > 0:
        note(MAGGOTS_COME, number=min(n, free_spaces()))
    for _ in range(n):
        token_comes(False)


@rule
def flies_swarm(n: int) -> None:
    """So many flies come, one after the other, as long as there are spaces."""
    if free_spaces() > 0:
        note(FLIES_COME, number=min(n, free_spaces()))
    for _ in range(n):
        token_comes(True)


# --- damage -----------------------------------------------------------------------------------------------------------


@rule
def nest_damaged(card: Card, me: Player) -> None:
    """Damage is spread over the tokens of the highest row: a fly that is dealt 1 becomes a maggot.

    The life that is left in the row is known already; what is chosen is how many flies hold it, two of it each.
    """
    row = top_row()
    if row is None or card.life == row.maggots + FLY_LIFE * row.flies:
        return
    left = card.life
    card.life = row.maggots + FLY_LIFE * row.flies  # as the tokens say until it is chosen which of them go
    table.nest_left = left
    row.flies = flies_left(me, row, left, max(0, row.flies - (card.life - left)))
    row.maggots = left - FLY_LIFE * row.flies
    table.nest_left = 0
    card.life = left
    count_nest()
    if top_row():
        reckon_nest()


@rule
def flies_left(me: Player, row: NestRow, left: int, least: int) -> int:
    """How many flies stay flies: all there are, or as few as the damage can reach; asked only if that is a choice."""
    most = min(row.flies, left // FLY_LIFE)
    if least >= most:
        return most
    for number in range(least, most + 1):
        offer(LEAVE_FLIES, number=number)
    picked: Answer = ask(voice(me), SPREAD_DAMAGE)
    return picked.number


@rule
def nest_emptied(card: Card, me: Player) -> None:
    """The Nest is no card to discard: without tokens it waits for the next."""
    move(card, table.nest_box)


# --- positions that were laid -----------------------------------------------------------------------------------------


@rule
def settle_nest(card: Card) -> None:
    """Whether the card of the Nest is in play, and its life, follow from the tokens."""
    count_nest()
    reckon_nest()


@rule
def refuse_nest(card: Card) -> None:
    """No row holds more than its spaces, and there are only so many tokens."""
    for row in table.nest:
        if row.maggots < 0 or row.flies < 0 or row.room < 0:
            note(WIDE_ROW, number=row.number + 1)
    if table.nest_tokens > TOKENS:
        note(MANY_TOKENS, number=TOKENS)


# --- the mat ----------------------------------------------------------------------------------------------------------


@word(
    en="begins with {n:maggot} on the bottom row of the [nest]. A row that becomes full has its effect at once; a "
    "token that finds no space costs Gravehold life. The rows above the bottom one and that cost are our reading",
    ru="начинает с {n:from-maggots} в нижнем ряду [nest|улья]. Когда ряд заполнен, сразу срабатывает его эффект; "
    "жетон, которому не нашлось места, отнимает жизни у Грейвхолда. Ряды выше нижнего и эта потеря — наше прочтение",
    gives=NOT_COUNTED,
    short=("at first {n:maggot}", "сначала {n:maggot}"),
)
def begins_with_maggots(me: Player, n: int) -> None:
    count_nest()
    maggots_crawl(n)


@word(
    en="place 2 maggots. Increased difficulty: a fly and a maggot instead",
    ru="поместите в улей 2 личинки. Повышенная сложность: вместо этого муху и личинку",
    gives={"harm": 1.6},
    short=("+2 maggots", "+2 личинки"),
)
def nest_grows(me: Player) -> None:
    if table.difficulty >= Difficulty.EXPERT:
        flies_swarm(1)
        maggots_crawl(1)
    else:
        maggots_crawl(2)


# --- its cards --------------------------------------------------------------------------------------------------------


@word(
    en="place {n:maggot}",
    ru="поместите в улей {n:maggot}",
    gives={"harm": "0.7 n"},
    short="+{n:maggot}",
    about={Matter.UNLEASH: "0.5 n"},
)
def place_maggots(me: Player, n: int) -> None:
    maggots_crawl(n)


@word(
    en="place {n:fly}",
    ru="поместите в улей {n:fly}",
    gives={"harm": "n"},
    short="+{n:fly}",
    about={Matter.UNLEASH: "0.7 n"},
)
def place_flies(me: Player, n: int) -> None:
    flies_swarm(n)


@word(
    en="a fly [hatches]",
    ru="[hatches] муха",
    gives={"harm": 0.4},
    short="{maggot}→{fly}",
)
def fly_hatches(me: Player) -> None:
    hatch()


@word(
    en="if {n} or fewer maggots and flies are in play, {few}. Otherwise {many}",
    ru="если в игре {n} или меньше личинок и мух, {few}. Иначе {many}",
    gives=LEAST,
    short=("<≤{n} in the Nest> {few} · <more> {many}", "<≤{n} в улье> {few} · <больше> {many}"),
)
def by_tokens(me: Player, n: int, few: Effect, many: Effect) -> None:
    if table.nest_tokens <= n:
        few(me)
    else:
        many(me)


@word(
    en="{usual}. If the table was set up so, {literal} instead",
    ru="{usual}. Если так выбрано в настройках, вместо этого {literal}",
    gives=LEAST,
    short=("{usual} · <by a setting> {literal}", "{usual} · <по настройке> {literal}"),
)
def as_pulse_is_read(me: Player, usual: Effect, literal: Effect) -> None:
    if table.nest_pulse_flies:
        literal(me)
    else:
        usual(me)


@rule
def room_for_six(me: Player) -> int:
    """How much of placing six maggots is possible."""
    return 100 * min(6, free_spaces()) // 6


@word(
    en="discards their most expensive prepped spell",
    ru="сбрасывает своё самое дорогое подготовленное заклинание",
    gives={"harm": 1.5},
    short=("discards dearest {spell}", "сбрасывает самое дорогое {spell}"),
)
def discards_dearest_spell(me: Player) -> None:
    most = max((spell.cost for spell in me.prepped), default=0)
    spell = choose(voice(me), (spell for spell in me.prepped if spell.cost == most), DISCARD_SPELL)
    if spell:
        leave_breach(spell, me.discard)


@word(
    en="destroy {n:card} of your hand",
    ru="уничтожьте {n:card} в руке",
    gives=NOT_COUNTED,
    short=("destroy {n:card}", "уничтожить {n:card}"),
)
def toll_destroyed(me: Player, n: int) -> None:
    for _ in range(n):
        card = choose(voice(me), me.hand, DESTROY_CARD)
        if card:
            destroy(card)


def toll_of_destroyed(n: int) -> dict[Any, list[Effect]]:
    """TO DISCARD: cards of the hand, for good."""
    return {toll_possible: [has_cards(n)], pay_toll: [toll_destroyed(n)]}
