"""Words of Arachnos: his ritual, the tokens that feed it, and the World Devourer that it calls.

How far the ritual has come is a number of the table. While the World Devourer is in play the ritual is complete, and
Arachnos himself does nothing any more: his end is that of the World Devourer.
"""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.aether import aether_for, pay
from deckwright.games.aeons_end.rules.life import foe, gain_tokens, lose_tokens, unleash, win
from deckwright.games.aeons_end.rules.nemesis import begin_in_play
from deckwright.games.aeons_end.rules.slots import invulnerable
from deckwright.games.aeons_end.schema import EXHAUSTION_UNLEASHES, Answer, Difficulty, Use
from deckwright.games.new_age.ritual import TOO_MANY_AT_EIGHT, TOO_MANY_TOKENS
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.games.new_age.texts import (
    DEVOURER_SWELLS,
    FAR_RITUAL,
    PUSH_BACK,
    RITUAL_COMPLETE,
    RITUAL_GOES_BACK,
    RITUAL_GOES_ON,
)
from deckwright.lang.meaning import LEAST, NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import move, move_all, note, offer, this
from deckwright.lang.words import Effect, word

MOST_HUNGRY = 9  # the World Devourer for nine tokens and more


# --- the ritual -------------------------------------------------------------------------------------------------------


@rule
def devourer_is_here() -> bool:
    """Whether the World Devourer is in play: then the ritual is complete."""
    return any(card.devourer for card in table.threats)


@rule
def ritual_advances() -> None:
    """A step along the track; the last one completes the ritual."""
    if not devourer_is_here():
        table.ritual += 1
        note(RITUAL_GOES_ON, number=table.ritual_length - table.ritual)
        if table.ritual >= table.ritual_length:
            complete_ritual()


@rule
def too_many_tokens() -> int:
    """With how many tokens the ritual is complete."""
    return TOO_MANY_AT_EIGHT if table.ritual_at_eight else TOO_MANY_TOKENS


@rule
def feed_ritual(n: int) -> None:
    """Arachnos gains tokens; too many of them complete the ritual."""
    gain_tokens(n)
    if table.tokens >= too_many_tokens():
        complete_ritual()


@rule
def complete_ritual() -> None:
    """All cards of the nemesis leave the game, and the World Devourer for his tokens comes into play.

    Nothing more of the nemesis card that brought it about happens.
    """
    if devourer_is_here():
        return
    table.ritual = table.ritual_length
    for card in table.threats:
        card.life = 0
        card.countdown = 0
        move(card, table.swallowed)
    move_all(table.deck_1, table.swallowed)
    move_all(table.deck_2, table.swallowed)
    move_all(table.deck_3, table.swallowed)
    hunger = min(table.tokens, MOST_HUNGRY)
    for card in table.devourers:
        if card.tier == hunger:
            move(card, table.threats)
            note(RITUAL_COMPLETE, card)
            begin_in_play(card)
    table.cut_short = table.nemesis_turn


@rule
def cost_of_going_back() -> int:
    """What the space costs that the ritual has come to; 0 on the start and at the end."""
    if table.ritual == 0 or table.ritual == table.ritual_length:
        return 0
    return table.ritual_costs[table.ritual - 1]


# --- the mat ----------------------------------------------------------------------------------------------------------


@word(
    en="a [ritual] begins. Increased difficulty: Arachnos gains 2 nemesis tokens; [unleash] 2 times",
    ru="начинается [ritual]. Повышенная сложность: Арахнос получает 2 жетона исчадия; [unleash] 2 раза",
    gives=NOT_COUNTED,
    short=("the [ritual] begins", "начинается [ritual]"),
)
def begins_ritual(me: Player) -> None:
    if table.difficulty >= Difficulty.EXPERT:
        feed_ritual(2)
        unleash(2)


@word(
    en="the [ritual] moves one space on",
    ru="[ritual] продвигается на одну ячейку",
    gives={"harm": 1.6},
    short=("[ritual] +1", "[ritual] +1"),
)
def ritual_goes_on(me: Player) -> None:
    ritual_advances()


@rule
def ritual_is_over(card: Card) -> bool:
    """With the World Devourer in play an unleash does nothing, and no card is drawn."""
    return devourer_is_here()


@word(
    en="in their main phase players may spend the aether that its space names to move the [ritual] one space back. "
    "How many spaces there are and what they cost is our reading",
    ru="в свою основную фазу игроки могут потратить столько эфира, сколько указано на ячейке ритуала, и вернуть "
    "[ritual] на одну ячейку назад. Сколько ячеек и сколько они стоят — наше прочтение",
    gives=NOT_COUNTED,
    short=("<{aether}> [ritual] −1", "<{aether}> [ritual] −1"),
)
def can_be_pushed_back(me: Player) -> None:
    cost = cost_of_going_back()
    if cost > 0 and cost <= aether_for(Use.OTHER):
        offer(PUSH_BACK, number=cost)


@rule
def push_back(card: Card, me: Player, picked: Answer) -> None:
    """A player pays, and the ritual moves back."""
    pay(me, Use.OTHER, picked.number)
    table.ritual -= 1
    note(RITUAL_GOES_BACK, player=me, number=table.ritual_length - table.ritual)


@word(
    en="cannot be dealt damage while the World Devourer is in play",
    ru="не получает урона, пока в игре Пожиратель миров",
    gives=NOT_COUNTED,
    short=("<Devourer> no damage", "<Пожиратель> без урона"),
    slot=invulnerable,
)
def hides_behind_devourer(card: Card) -> bool:
    return devourer_is_here()


@word(
    en="if Arachnos has no life left, or neither a card to draw nor one in play, he loses 1 nemesis token and the "
    "ritual is complete",
    ru="если у Арахноса не осталось жизней либо не осталось карт ни в колоде, ни в игре, он теряет 1 жетон исчадия, "
    "и ритуал завершён",
    gives=NOT_COUNTED,
    short=("<no life> −1 {token}, [ritual] complete", "<нет жизней> −1 {token}, [ritual] завершён"),
)
def ends_in_ritual(me: Player) -> None:
    lose_tokens(1)
    complete_ritual()


@word(
    en="when a player is exhausted while the World Devourer is in play, it gains {n:life} instead of two unleashes, "
    "even beyond what it came with (our reading)",
    ru="если игрок становится обессиленным, пока в игре Пожиратель миров, вместо двух натисков Пожиратель получает "
    "{n:life}, даже сверх тех, с которыми пришёл (наше прочтение)",
    gives=NOT_COUNTED,
    short=("<exhausted> Devourer +{n:life}", "<обессилен> Пожиратель +{n:life}"),
)
def devourer_swells(me: Player, n: int) -> None:
    if devourer_is_here():
        for card in table.threats:
            card.life += n
            note(DEVOURER_SWELLS, card, number=n)
    else:
        unleash(EXHAUSTION_UNLEASHES)


# --- the World Devourer -----------------------------------------------------------------------------------------------


@word(
    en="its life is that of Arachnos and {n} more",
    ru="жизней у него столько же, сколько у Арахноса, и ещё {n}",
    gives=NOT_COUNTED,
    short=("{life} of Arachnos +{n}", "{life} Арахноса +{n}"),
)
def grows_out_of_arachnos(me: Player, n: int) -> None:
    card: Card = this()
    card.life = foe().life + n


@word(
    en="when it is discarded, the players win",
    ru="когда его сбрасывают, игроки побеждают",
    gives=NOT_COUNTED,
    short=("<discarded> victory", "<сброшен> победа"),
)
def players_win(me: Player) -> None:
    win()


# --- his cards --------------------------------------------------------------------------------------------------------


@word(
    en="Arachnos gains {n:token}",
    ru="Арахнос получает {n:token}",
    gives={"harm": "1.5 n"},
    short="+{n:token}",
    about={Matter.TOKENS: "n"},
)
def arachnos_gains(me: Player, n: int) -> None:
    feed_ritual(n)


@word(
    en="with {n:token} or fewer, {few}. Otherwise {many}",
    ru="если жетонов исчадия {n} или меньше, {few}. Иначе {many}",
    gives=LEAST,
    short=("<≤{n:token}> {few} · <more> {many}", "<≤{n:token}> {few} · <больше> {many}"),
)
def by_his_tokens(me: Player, n: int, few: Effect, many: Effect) -> None:
    if table.tokens <= n:
        few(me)
    else:
        many(me)


@word(
    en="Arachnos gains {n:life}, but never has more than at the start",
    ru="Арахнос получает {n:life}, но их не может стать больше, чем в начале",
    gives={"harm": "0.5 n"},
    short=("Arachnos +{n:life}", "Арахнос +{n:life}"),
)
def arachnos_recovers(me: Player, n: int) -> None:
    nemesis = foe()
    nemesis.life = min(nemesis.most_life + table.nemesis_life, nemesis.life + n)


@word(
    en="the ritual is complete",
    ru="ритуал завершён",
    gives={"harm": 8.0},
    short=("[ritual] complete", "[ritual] завершён"),
)
def ritual_is_complete(me: Player) -> None:
    complete_ritual()


# --- positions that were laid -----------------------------------------------------------------------------------------


@rule
def settle_ritual(card: Card) -> None:
    """With the World Devourer in play the ritual is complete; it has the life it came with unless that was laid."""
    for threat in table.threats:
        if threat.devourer:
            table.ritual = table.ritual_length
            if threat.life == 0:
                threat.life = card.life + threat.grows_by


@rule
def refuse_ritual(card: Card) -> None:
    """The ritual is between its start and its end, and at the end only with the World Devourer."""
    if table.ritual < 0 or table.ritual > table.ritual_length:
        note(FAR_RITUAL, number=table.ritual_length)
    elif table.ritual == table.ritual_length and not devourer_is_here():
        note(FAR_RITUAL, number=table.ritual_length)
