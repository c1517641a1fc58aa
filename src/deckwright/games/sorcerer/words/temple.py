"""The words of the Forgotten Temple: stone gazes, guardians, mended walls."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.attaching import shed
from deckwright.games.sorcerer.rules.conquest import restore
from deckwright.games.sorcerer.rules.harming import destroy, exhaust, heal
from deckwright.games.sorcerer.rules.minions import attack_of
from deckwright.games.sorcerer.rules.sides import captain, field_of, hostile, owner_of, reaches
from deckwright.games.sorcerer.rules.slots import shields
from deckwright.games.sorcerer.rules.targets import choose_field
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Player, Reach, table
from deckwright.lang.rules import rule
from deckwright.lang.types import CHOOSE, Prompt, Verb, ask, choose, confirm, offer, offered, this
from deckwright.lang.words import word

WEAK = 3  # the attack of those whom the skill can stare at
MEND = Verb("mend", ("place", "number"), "Restore {number} defence: {place}", "Восстановить защиту ({number}): {place}")
STARE_AT = Prompt("stare-at", "Which enemy minion is exhausted?", "Какой вражеский приспешник будет исчерпан?")
STONE_OR_WALL = Prompt(
    "stone-or-wall",
    "Restore your defence, or exhaust an enemy minion",
    "Восстановите защиту или исчерпайте вражеского приспешника",
)
TURN_TO_STONE = Prompt(
    "turn-to-stone",
    "Whom do you petrify? An exhausted minion is destroyed, a ready one exhausted",
    "Кто окаменеет? Исчерпанный будет уничтожен, готовый — исчерпан",
)
GUARD = Prompt("guard", "Take this damage with the guardian?", "Принять этот урон на стража?")


# --- the gaze ---------------------------------------------------------------------------------------------------------


@rule
def may_be_stared_at(me: Player, minion: Card, most: int) -> bool:
    """Whether it is a ready enemy minion with at most so much attack."""
    return hostile(me, owner_of(minion)) and not minion.exhausted and attack_of(minion) <= most


@rule
def in_sight(me: Player, field: Battlefield | None, most: int) -> bool:
    """Whether such a minion is on a battlefield."""
    if field is None:
        return False
    return any(may_be_stared_at(me, minion, most) for each in table.players for minion in field.minions[each])


@rule
def stare(me: Player, field: Battlefield, most: int) -> Card | None:
    """A ready enemy minion of the player's choice with at most so much attack."""
    return choose(
        me,
        (card for each in table.players for card in field.minions[each] if may_be_stared_at(me, card, most)),
        STARE_AT,
    )


@word(
    en="you may exhaust an enemy minion here whose attack is lower than this minion's",
    ru="вы можете исчерпать вражеского приспешника здесь с силой атаки ниже, чем у этого приспешника",
    gives={"harm": 2.5},
    short=("exhaust a weaker enemy", "исчерпать более слабого врага"),
)
def never_blink(me: Player) -> None:
    field = table.here
    if field:
        minion = stare(me, field, attack_of(this()) - 1)
        if minion:
            exhaust(minion)


@rule
def weaker_here(card: Card, me: Player) -> bool:
    """Whether a ready enemy minion on the card's battlefield has less attack."""
    return in_sight(me, field_of(card), attack_of(card) - 1)


@word(
    en="you may exhaust an enemy minion here with attack {n} or less",
    ru="вы можете исчерпать вражеского приспешника здесь с силой атаки не больше {n}",
    gives={"harm": "0.5 n"},
    short=("exhaust an enemy ≤{n}", "исчерпать врага ≤{n}"),
)
def may_stare(me: Player, n: int) -> None:
    field = table.here
    if field:
        minion = choose(
            me,
            (card for each in table.players for card in field.minions[each] if may_be_stared_at(me, card, n)),
            STARE_AT,
            optional=True,
        )
        if minion:
            exhaust(minion)


@word(
    en="exhaust the equipped minion, if it is yours, to exhaust an enemy minion here whose attack is no higher",
    ru="исчерпайте снаряжённого приспешника, если он ваш, чтобы исчерпать вражеского приспешника здесь с силой "
    "атаки не выше, чем у него",
    gives={"harm": 1.5},
    short=("exhaust it: exhaust an enemy no stronger", "исчерпать его: исчерпать врага не сильнее"),
)
def stare_down(me: Player) -> None:
    mask: Card = this()
    minion = mask.host
    field = table.here
    if minion and field and exhaust(minion):
        victim = stare(me, field, attack_of(minion))
        if victim:
            exhaust(victim)


@rule
def mask_ready(card: Card, me: Player) -> bool:
    """The mask works on a ready minion of mine that can stare at somebody."""
    minion = card.host
    if minion is None or minion.exhausted or owner_of(minion) != me:
        return False
    return in_sight(me, field_of(card), attack_of(minion))


@word(
    en="choose an enemy minion: if it is exhausted, destroy it; if it is ready and its attack is {n} or less, "
    "exhaust it",
    ru="выберите вражеского приспешника: если он исчерпан, уничтожьте его; если он готов и его сила атаки не "
    "больше {n}, исчерпайте его",
    gives={"harm": 4},
    short=("destroy exhausted, or exhaust ≤{n}", "уничтожить исчерпанного или исчерпать ≤{n}"),
)
def petrify(me: Player, n: int) -> None:
    minion = choose(
        me,
        (
            card
            for field in table.fields
            if reaches(me, field)
            for each in table.players
            if hostile(me, each)
            for card in field.minions[each]
            if card.exhausted or attack_of(card) <= n
        ),
        TURN_TO_STONE,
    )
    if minion and not exhaust(minion):
        destroy(minion)


# --- walls ------------------------------------------------------------------------------------------------------------


@rule
def breached(me: Player, field: Battlefield | None) -> bool:
    """Whether there is defence of mine to be restored on a battlefield."""
    return field is not None and not field.conquered and field.damage[captain(me)] > 0


@word(
    en="exhaust this minion to [restore|restore] {n:defence} here",
    ru="исчерпайте этого приспешника, чтобы [restore|восстановить] здесь {n:defence}",
    gives={"defence": "1.5 n"},
    short=("exhaust: restore {n}", "исчерпать: восстановить {n}"),
)
def lay_stones(me: Player, n: int) -> None:
    field = table.here
    if field and exhaust(this()):
        restore(me, field, n)


@rule
def mason_ready(card: Card, me: Player) -> bool:
    """The mason is ready, and there is something to mend."""
    return not card.exhausted and breached(me, field_of(card))


@word(
    en="choose a battlefield: [restore|restore] {n:defence} there and exhaust every enemy minion there with "
    "attack {weak} or less",
    ru="выберите поле битвы: [restore|восстановите] там {n:defence} и исчерпайте всех вражеских приспешников "
    "там с силой атаки не больше {weak}",
    gives={"defence": "n", "harm": 2},
    short=("a battlefield: restore {n}, exhaust ≤{weak}", "поле битвы: восстановить {n}, исчерпать ≤{weak}"),
)
def seal(me: Player, n: int, weak: int) -> None:
    field = choose_field(me, Reach.ANYWHERE)
    if field:
        restore(me, field, n)
        for each in table.players:
            if hostile(me, each):
                for minion in field.minions[each]:
                    if attack_of(minion) <= weak:
                        exhaust(minion)


@word(
    en="you may [restore|restore] {n:defence} here or exhaust an enemy minion here with attack {weak} or less",
    ru="вы можете [restore|восстановить] здесь {n:defence} или исчерпать здесь вражеского приспешника с силой "
    "атаки не больше {weak}",
    gives={"defence": "n", "harm": 0.5},
    short=("restore {n} or exhaust ≤{weak}", "восстановить {n} или исчерпать ≤{weak}"),
)
def stone_or_wall(me: Player, n: int, weak: int) -> None:
    field = table.here
    if field is None:
        return
    if breached(me, field):
        offer(MEND, place=field, number=n)
    for each in table.players:
        if hostile(me, each):
            for minion in field.minions[each]:
                if not minion.exhausted and attack_of(minion) <= weak:
                    offer(CHOOSE, minion)
    if offered() == 0:
        return
    picked: Answer = ask(me, STONE_OR_WALL)
    if picked.verb == MEND:
        restore(me, field, n)
    else:
        exhaust(picked.card)


@rule
def gaze_ready(card: Card, me: Player) -> bool:
    """There is a wall to mend, or somebody weak to stare at."""
    return breached(me, field_of(card)) or in_sight(me, field_of(card), WEAK)


# --- guardians and skins ----------------------------------------------------------------------------------------------


@word(
    en="once per round, when a point of attack damage would be put on another minion of yours here, you may put "
    "it on this minion instead",
    ru="раз в раунд, когда единица урона от атаки приходится на другого вашего приспешника здесь, вы можете "
    "перенести её на этого приспешника",
    gives={"board": 1},
    short=("once: take damage for another", "раз: принять урон за другого"),
    slot=shields,
)
def guards(card: Card, me: Player, victim: Card) -> None:
    if confirm(me, GUARD):
        card.used = True
        table.bearer = card


@rule
def may_guard(card: Card, me: Player, other: Card) -> bool:
    """Once a round, another minion of mine."""
    return not card.used and card != other and owner_of(other) == me


@word(
    en="heal {n:wound} from the equipped minion, then destroy this attachment",
    ru="вылечите {n:wound} у снаряжённого приспешника, затем уничтожьте этот довесок",
    gives={"board": "0.5 n"},
    short=("heal {n}, destroy this", "лечение {n}, уничтожить"),
)
def slough(me: Player, n: int) -> None:
    skin: Card = this()
    minion = skin.host
    if minion:
        heal(minion, n)
        shed(skin)


@rule
def skin_ready(card: Card, me: Player) -> bool:
    """There are wounds to leave behind."""
    minion = card.host
    return minion is not None and minion.wounds > 0
