"""The words of the Screaming Coast: the tide moves enemy minions, shrieks daunt them, the sea takes energy."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.gains import lose_energy
from deckwright.games.sorcerer.rules.harming import daunt, hurt
from deckwright.games.sorcerer.rules.moving import relocate
from deckwright.games.sorcerer.rules.sides import adjacent, field_of, has_room, hostile, in_play, owner_of, reaches
from deckwright.games.sorcerer.rules.slots import on_round_end
from deckwright.games.sorcerer.rules.targets import choose_enemy, choose_field
from deckwright.games.sorcerer.schema import Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import AIM, ENEMY_MINION
from deckwright.lang.rules import rule
from deckwright.lang.types import Prompt, choose, choose_place, choose_player
from deckwright.lang.words import word

DRAG = Prompt("drag", "Which enemy minion does the tide take?", "Какого вражеского приспешника унесёт прилив?")
DRAG_TO = Prompt("drag-to", "To which battlefield is it carried?", "На какое поле битвы его унесёт?")


# --- the tide ---------------------------------------------------------------------------------------------------------


@rule
def can_drift(minion: Card, field: Battlefield) -> bool:
    """Whether an effect may carry a minion to a battlefield: adjacent for its owner, and not full (SOR-BR-13)."""
    here = field_of(minion)
    whose = owner_of(minion)
    return here is not None and adjacent(whose, here, field) and has_room(whose, field)


@rule
def adrift(minion: Card) -> bool:
    """Whether there is a battlefield to which a minion may be carried."""
    return any(can_drift(minion, field) for field in table.fields)


@rule
def carry(me: Player, minion: Card) -> None:
    """Move a minion to an adjacent battlefield of the player's choice, if there is one with room."""
    there = choose_place(me, (field for field in table.fields if can_drift(minion, field)), DRAG_TO)
    if there:
        relocate(minion, there)


@rule
def may_carry(me: Player, minion: Card) -> None:
    """The player may move a minion to an adjacent battlefield."""
    there = choose_place(me, (field for field in table.fields if can_drift(minion, field)), DRAG_TO, optional=True)
    if there:
        relocate(minion, there)


@word(
    en="you may move an enemy minion from here to an adjacent battlefield, or from an adjacent battlefield here",
    ru="вы можете переместить вражеского приспешника отсюда на соседнее поле битвы или с соседнего поля битвы сюда",
    gives={"harm": 1},
    short=("move an enemy from or to here", "переместить врага отсюда или сюда"),
)
def false_lights(me: Player) -> None:
    here = table.here
    if here is None:
        return
    minion = choose(
        me,
        (
            card
            for field in table.fields
            if reaches(me, field)
            for each in table.players
            if hostile(me, each)
            for card in field.minions[each]
            if (field == here and adrift(card)) or can_drift(card, here)
        ),
        DRAG,
        optional=True,
    )
    if minion:
        if field_of(minion) == here:
            carry(me, minion)
        else:
            relocate(minion, here)


@rule
def gulls_ready(card: Card, me: Player) -> bool:
    """Whether an enemy minion on the card's battlefield can be carried away."""
    here = field_of(card)
    if here is None:
        return False
    return any(adrift(minion) for each in table.players if hostile(me, each) for minion in here.minions[each])


@word(
    en="you may move an enemy minion here to an adjacent battlefield",
    ru="вы можете переместить вражеского приспешника отсюда на соседнее поле битвы",
    gives={"harm": 2},
    short=("move an enemy away", "унести врага"),
)
def carry_off(me: Player) -> None:
    here = table.here
    if here:
        minion = choose(
            me,
            (card for each in table.players if hostile(me, each) for card in here.minions[each] if adrift(card)),
            DRAG,
        )
        if minion:
            carry(me, minion)


@word(
    en="move an enemy minion to an adjacent battlefield and [daunted|daunt] it",
    ru="переместите вражеского приспешника на соседнее поле битвы и [daunted|устрашите] его",
    gives={"harm": 2},
    short=("move an enemy, [daunted]", "переместить врага, [daunted]"),
)
def drag_under(me: Player) -> None:
    minion = choose_enemy(me, Reach.ANYWHERE)
    if minion:
        carry(me, minion)
        daunt(minion)


@word(
    en="deal {n:damage} to an enemy minion; if it survives, you may move it to an adjacent battlefield",
    ru="нанесите {n:damage} вражескому приспешнику; если он выжил, вы можете переместить его на соседнее поле битвы",
    gives={"harm": "n"},
    short=("{n} damage, move the survivor", "{n} урона, выжившего переместить"),
)
def dash(me: Player, n: int) -> None:
    minion = choose_enemy(me, Reach.ANYWHERE)
    if minion:
        if not hurt(minion, n):
            may_carry(me, minion)


@word(
    en="you may move the equipped minion to an adjacent battlefield",
    ru="вы можете переместить снаряжённого приспешника на соседнее поле битвы",
    gives={"harm": 1},
    short=("move the equipped", "переместить снаряжённого"),
    slot=on_round_end,
)
def tows(card: Card, me: Player) -> None:
    minion = card.host
    if minion and in_play(minion):
        may_carry(me, minion)


# --- shrieks and the toll of the sea ----------------------------------------------------------------------------------


@rule
def bold(me: Player, minion: Card) -> bool:
    """Whether an enemy minion is still to attack, and not daunted yet."""
    return hostile(me, owner_of(minion)) and not minion.exhausted and not minion.daunted


@rule
def bold_here(me: Player, field: Battlefield) -> Card | None:
    """An enemy minion of the player's choice that is ready and not daunted."""
    return choose(me, (card for each in table.players for card in field.minions[each] if bold(me, card)), ENEMY_MINION)


@word(
    en="[daunted|daunt] a ready enemy minion here",
    ru="[daunted|устрашите] готового вражеского приспешника здесь",
    gives={"harm": 1},
    short=("a ready enemy [daunted]", "готовый враг [daunted]"),
)
def shriek(me: Player) -> None:
    here = table.here
    if here:
        minion = bold_here(me, here)
        if minion:
            daunt(minion)


@rule
def somebody_bold(card: Card, me: Player) -> bool:
    """Whether there is somebody to shriek at on the card's battlefield."""
    here = field_of(card)
    return here is not None and any(bold(me, minion) for each in table.players for minion in here.minions[each])


@word(
    en="[daunted|daunt] a ready enemy minion here; if there is nobody to daunt, the attacker gets +{n:attack} "
    "for this roll",
    ru="[daunted|устрашите] готового вражеского приспешника здесь; если устрашить некого, "
    "атакующий получает +{n:attack} на этот бросок",
    gives={"harm": 1, "board": "0.5 n"},
    short=("a ready enemy [daunted], else +{n}", "готовый враг [daunted], иначе +{n}"),
)
def wail(me: Player, n: int) -> None:
    here = table.here
    if here:
        minion = bold_here(me, here)
        if minion:
            daunt(minion)
        else:
            table.bonus += n


@word(
    en="an opponent here who has energy loses {n:energy}; if none has any, the attacker gets +{bonus:attack} for this "
    "roll",
    ru="противник здесь, у которого есть энергия, теряет {n:energy}; если её нет ни у кого из них, атакующий получает "
    "+{bonus:attack} на этот бросок",
    gives={"harm": "n"},
    short=("opponent −{n} energy, or +{bonus}", "противник −{n} энергии или +{bonus}"),
)
def collect_duty(me: Player, n: int, bonus: int) -> None:
    here = table.here
    if here:
        payer = choose_player(
            me,
            (each for each in table.players if hostile(me, each) and reaches(each, here) and each.energy > 0),
            AIM,
        )
        if payer:
            lose_energy(payer, n)
        else:
            table.bonus += bonus


@word(
    en="choose a battlefield: [daunted|daunt] every enemy minion there; an opponent there loses {n:energy}",
    ru="выберите поле битвы: [daunted|устрашите] там всех вражеских приспешников; один из противников там "
    "теряет {n:energy}",
    gives={"harm": 3},
    short=("a battlefield: all [daunted], −{n} energy", "поле битвы: все [daunted], −{n} энергии"),
)
def toll_the_bell(me: Player, n: int) -> None:
    field = choose_field(me, Reach.ANYWHERE)
    if field:
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    daunt(minion)
        payer = choose_player(me, (each for each in table.players if hostile(me, each) and reaches(each, field)), AIM)
        if payer:
            lose_energy(payer, n)
