"""The words of Ariaspes' deck: bodies that change, and tear apart what is wounded."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.attaching import shed
from deckwright.games.sorcerer.rules.casting import complete, enter, price_of
from deckwright.games.sorcerer.rules.deaths import leave_to_hand
from deckwright.games.sorcerer.rules.harming import hear_deaths, hold_deaths, hurt, settle, spur
from deckwright.games.sorcerer.rules.minions import attack_of, wounded
from deckwright.games.sorcerer.rules.sides import field_of, hostile, in_play
from deckwright.games.sorcerer.rules.slots import shields
from deckwright.games.sorcerer.rules.targets import choose_enemy, has_foes, within
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import CASTS_AT, OWN_MINION
from deckwright.lang.rules import rule
from deckwright.lang.types import Prompt, Verb, ask, choose, confirm, note, offer, offered, this
from deckwright.lang.words import Effect, word

SPUR_IT = Verb("spur", ("card",), "Spur {card}", "Воодушевить: {card}")
CHANGE = Verb("change", ("card",), "{card} changes shape", "Сменить облик: {card}")
SPUR_OR_CHANGE = Prompt("spur-or-change", "Spur a minion, or change its shape?", "Воодушевить или сменить облик?")
NEW_SHAPE = Prompt("new-shape", "Which minion takes its place?", "Какой приспешник займёт его место?")
SLIP_AWAY = Prompt("cat-slips-away", "Return it to your hand?", "Вернуть его в руку?")


# --- change of shape --------------------------------------------------------------------------------------------------
@rule
def change_price(me: Player, old: Card, new: Card) -> int:
    """What the new shape costs more than the old one."""
    return max(0, price_of(me, new) - old.cost)


@rule
def can_change(me: Player, old: Card) -> bool:
    """Whether a minion of the hand can be paid for in the place of another."""
    return any(card.is_minion and change_price(me, old, card) <= me.energy for card in me.hand)


@rule
def change(me: Player, old: Card) -> Card | None:
    """A minion of the hand is played in the place of one in play, which returns; my attachments pass on."""
    field = field_of(old)
    new = choose(
        me, (card for card in me.hand if card.is_minion and change_price(me, old, card) <= me.energy), NEW_SHAPE
    )
    if new is None or field is None:
        return None
    me.energy -= change_price(me, old, new)
    heirs = 0
    for card in me.attached:
        if card.host == old:
            card.host = new
            heirs += 1
    leave_to_hand(old)
    note(CASTS_AT, new, player=me, place=field)
    enter(me, new, field)
    if heirs > 0:
        inherit(new, field)
    complete(me, new)
    return new


@rule
def inherit(new: Card, field: Battlefield) -> None:
    """What was passed on lies under the new minion now, and may take too much of its essence (SOR-ATT-04)."""
    if in_play(new):
        new.laden = True
        settle(field)


@word(
    en="a minion of yours here is [spurred|spurred], or [change|changes shape]",
    ru="ваш приспешник здесь [spurred|воодушевлён] или [change|меняет облик]",
    gives={"board": 1.5},
    short="[spurred] / [change]",
)
def spur_or_change(me: Player) -> None:
    field = table.here
    if field:
        for minion in field.minions[me]:
            offer(SPUR_IT, minion)
            if can_change(me, minion):
                offer(CHANGE, minion)
        if offered() > 0:
            picked: Answer = ask(me, SPUR_OR_CHANGE)
            if picked.verb == CHANGE:
                change(me, picked.card)
            else:
                spur(picked.card)


@word(
    en="this minion [change|changes shape], and the one that takes its place is [spurred|spurred]",
    ru="этот приспешник [change|меняет облик], а тот, кто занял его место, [spurred|воодушевлён]",
    gives={"board": 1.5},
    short="[change] · [spurred]",
)
def change_this_and_spur(me: Player) -> None:
    new = change(me, this())
    if new:
        spur(new)


@rule
def has_company(card: Card, me: Player) -> bool:
    """Whether a minion of mine stands where the skill works."""
    field = field_of(card)
    return field is not None and len(field.minions[me]) > 0


@rule
def can_change_this(card: Card, me: Player) -> bool:
    """Whether the hand holds a shape for this minion."""
    return can_change(me, card)


# --- wounds torn open -------------------------------------------------------------------------------------------------
@word(
    en="if an enemy minion here is wounded, {effect}",
    ru="если здесь есть раненый вражеский приспешник, {effect}",
    gives={"effect": 0.6},
    short=("<wounded foe> {effect}", "<раненый враг> {effect}"),
)
def if_enemy_wounded(me: Player, effect: Effect) -> None:
    if smells_blood(this(), me):
        effect(me)


@rule
def smells_blood(card: Card, me: Player) -> bool:
    """Whether an enemy minion here is wounded."""
    return any(
        wounded(minion)
        for field in table.fields
        if within(me, field, Reach.HERE)
        for each in table.players
        if hostile(me, each)
        for minion in field.minions[each]
    )


@word(
    en="deal {n:damage} to every wounded enemy minion here",
    ru="нанесите {n:damage} каждому раненому вражескому приспешнику здесь",
    gives={"harm": "1.3 n"},
    short=("{n:damage} each wounded", "{n:damage} каждому раненому"),
)
def tear_wounds_open(me: Player, n: int) -> None:
    field = table.here
    if field:
        before = hold_deaths()
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    if wounded(minion):
                        hurt(minion, n)
        hear_deaths(before)


@word(
    en="choose a minion of yours anywhere: it deals damage equal to its attack to an enemy minion on its battlefield",
    ru="выберите своего приспешника где угодно: он наносит вражескому приспешнику на том же поле битвы урон, "
    "равный своей силе атаки",
    gives={"harm": 4},
    short=("its attack as damage", "урон по силе атаки"),
)
def tear_apart(me: Player) -> None:
    minion = choose(
        me,
        (
            card
            for field in table.fields
            if within(me, field, Reach.ANYWHERE) and has_foes(me, field)
            for card in field.minions[me]
        ),
        OWN_MINION,
    )
    if minion:
        table.here = field_of(minion)
        victim = choose_enemy(me, Reach.HERE)
        if victim:
            hurt(victim, attack_of(minion))
        table.here = None


# --- bodies that get away ---------------------------------------------------------------------------------------------
@word(
    en="after this minion attacks, you may return it to your hand",
    ru="после атаки этого приспешника вы можете вернуть его в руку",
    gives={"board": 0.5},
    short=("attacks → hand?", "атака → в руку?"),
)
def may_slip_away(me: Player) -> None:
    if in_play(this()) and confirm(me, SLIP_AWAY):
        leave_to_hand(this())


@word(
    en="when attack damage would destroy the equipped minion, destroy this attachment instead",
    ru="когда урон от атаки должен уничтожить снаряжённого приспешника, вместо этого уничтожьте этот довесок",
    gives={"board": 1.5},
    short=("saves from death", "спасает от гибели"),
    slot=shields,
)
def is_shed_instead(card: Card, me: Player, victim: Card) -> None:
    table.bearer = None
    shed(card)
