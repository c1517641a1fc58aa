"""The words of the Haunted Forest: a pack that goes where the hunt is, and is worth more together."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.distributing import spread_damage
from deckwright.games.sorcerer.rules.harming import exhaust, heal, spur
from deckwright.games.sorcerer.rules.moving import relocate
from deckwright.games.sorcerer.rules.sides import adjacent, field_of, has_room, in_play, owner_of, reaches
from deckwright.games.sorcerer.rules.slots import on_attacked, on_cast
from deckwright.games.sorcerer.rules.targets import has_foes
from deckwright.games.sorcerer.schema import Battlefield, Card, Player, table
from deckwright.lang.rules import rule
from deckwright.lang.types import Prompt, choose, choose_place, confirm, this
from deckwright.lang.words import word

JOIN_THE_HUNT = Prompt(
    "join-the-hunt",
    "Move this minion to the battlefield of the one you have just played?",
    "Переместить этого приспешника на поле битвы только что разыгранного?",
)
CALL_HERE = Prompt(
    "call-here",
    "Which minion of yours moves to this battlefield?",
    "Какой ваш приспешник переместится на это поле битвы?",
)
WHERE_TO_HIDE = Prompt("where-to-hide", "To which battlefield do they go?", "На какое поле битвы они уйдут?")
SEND_THERE = Prompt("send-there", "Which minion of yours moves there?", "Какой ваш приспешник переместится туда?")
SLIP_AWAY = Prompt("slip-to", "To which battlefield does it slip away?", "На какое поле битвы он ускользнёт?")
CLOSE_AT = Prompt("close-at", "On which battlefield does the ring close?", "На каком поле битвы сожмётся кольцо?")
HUNT_WITH = Prompt(
    "hunt-with",
    "Which ready minion hunts along and is exhausted?",
    "Какой готовый приспешник поможет и будет исчерпан?",
)


# --- ambush -----------------------------------------------------------------------------------------------------------


@word(
    en="once per round, after you play another minion, you may move this minion to its battlefield",
    ru="раз в раунд, разыграв другого приспешника, вы можете переместить этого приспешника на его поле битвы",
    gives={"board": 1},
    short=("you play a minion: move to it", "разыгран приспешник: переместить к нему"),
    slot=on_cast,
)
def joins_the_hunt(card: Card, me: Player, spell: Card) -> None:
    field = field_of(spell)
    if field and confirm(me, JOIN_THE_HUNT):
        card.used = True
        relocate(card, field)


@rule
def hears_the_hunt(card: Card, me: Player, other: Card) -> bool:
    """A minion was played elsewhere, there is room beside it, and the hound has not run in this round."""
    field = field_of(other)
    if card.used or not other.is_minion or field is None:
        return False
    return field != field_of(card) and has_room(me, field)


@word(
    en="you may move one of your minions from another battlefield here",
    ru="вы можете переместить сюда своего приспешника с другого поля битвы",
    gives={"board": 1},
    short=("move one of yours here", "переместить сюда своего"),
)
def call_one_here(me: Player) -> None:
    field = table.here
    if field:
        called(me, field)


@word(
    en="exhaust this minion to move up to {n} of your other minions here and [spurred|spur] them",
    ru="исчерпайте этого приспешника, чтобы переместить сюда до {n} других своих приспешников и "
    "[spurred|воодушевить] их",
    gives={"board": "2 n"},
    short=("exhaust: move {n} here, [spurred]", "исчерпать: {n} сюда, [spurred]"),
)
def sound_the_hunt(me: Player, n: int) -> None:
    field = table.here
    if field and exhaust(this()):
        for _ in range(n):
            minion = called(me, field)
            if minion is None:
                break
            spur(minion)


@rule
def called(me: Player, field: Battlefield) -> Card | None:
    """A minion of the player's choice comes from another battlefield, if there is room; or none."""
    if not has_room(me, field):
        return None
    minion = choose(
        me, (card for each in table.fields if each != field for card in each.minions[me]), CALL_HERE, optional=True
    )
    if minion:
        relocate(minion, field)
    return minion


@rule
def hunt_ready(card: Card, me: Player) -> bool:
    """The horn calls if its bearer is ready, there is room, and somebody can come."""
    field = field_of(card)
    if card.exhausted or field is None or not has_room(me, field):
        return False
    return any(each != field and len(each.minions[me]) > 0 for each in table.fields)


@word(
    en="choose a battlefield: move up to {n} of your minions there and heal {heals:wound} from each of them",
    ru="выберите поле битвы: переместите туда до {n} своих приспешников и вылечите у каждого из них {heals:wound}",
    gives={"board": "1.5 n"},
    short=("move {n} of yours, heal {heals}", "переместить {n} своих, лечение {heals}"),
)
def into_hiding(me: Player, n: int, heals: int) -> None:
    field = choose_place(me, (each for each in table.fields if may_hide(me, each)), WHERE_TO_HIDE)
    if field is None:
        return
    table.here = field
    for _ in range(n):
        if not has_room(me, field):
            break
        minion = choose(
            me, (card for each in table.fields if each != field for card in each.minions[me]), SEND_THERE, optional=True
        )
        if minion is None:
            break
        relocate(minion, field)
        heal(minion, heals)


@rule
def may_hide(me: Player, field: Battlefield) -> bool:
    """Whether somebody of mine could move to a battlefield."""
    if not reaches(me, field) or not has_room(me, field):
        return False
    return any(each != field and len(each.minions[me]) > 0 for each in table.fields)


@word(
    en="after the equipped minion attacks, you may move it to an adjacent battlefield",
    ru="после атаки снаряжённого приспешника вы можете переместить его на соседнее поле битвы",
    gives={"board": 1},
    short=("after its attack: move it", "после атаки: переместить"),
    slot=on_attacked,
)
def slips_away(card: Card, me: Player) -> None:
    minion = card.host
    assert minion is not None
    here = field_of(minion)
    whose = owner_of(minion)
    if here:
        there = choose_place(
            me,
            (each for each in table.fields if adjacent(whose, here, each) and has_room(whose, each)),
            SLIP_AWAY,
            optional=True,
        )
        if there:
            relocate(minion, there)


@rule
def covers(card: Card, me: Player, other: Card) -> bool:
    """The cloak is under the minion that has attacked, and that one lives."""
    return card.host == other and in_play(other)


# --- the pack ---------------------------------------------------------------------------------------------------------


@rule
def pack_ready(card: Card, me: Player) -> bool:
    """Whether another ready minion of mine is where the attack is."""
    return in_a_pack(me, field_of(card))


@rule
def in_a_pack(me: Player, field: Battlefield | None) -> bool:
    """Whether a ready minion of mine is on a battlefield beside the attacker."""
    if field is None:
        return False
    return any(not minion.exhausted and minion != table.attacker for minion in field.minions[me])


@word(
    en="if you have another ready minion here, the attacker gets +{n:attack} for this roll",
    ru="если у вас здесь есть другой готовый приспешник, атакующий получает +{n:attack} на этот бросок",
    gives={"board": "1.5 n"},
    short=("another ready here: +{n}", "другой готовый здесь: +{n}"),
)
def with_the_pack(me: Player, n: int) -> None:
    if in_a_pack(me, table.here):
        table.bonus += n


@word(
    en="you may exhaust another ready minion of yours here; if you do, the attacker gets +{n:attack} for this "
    "roll, +{more:attack} if it was a Beast",
    ru="вы можете исчерпать другого своего готового приспешника здесь; если вы это сделали, атакующий получает "
    "+{n:attack} на этот бросок, а если это зверь, то +{more:attack}",
    gives={"board": "0.5 more"},
    short=("exhaust another: +{n}, Beast +{more}", "исчерпать другого: +{n}, зверь +{more}"),
)
def hunt_together(me: Player, n: int, more: int) -> None:
    field = table.here
    if field:
        helper = choose(
            me,
            (minion for minion in field.minions[me] if not minion.exhausted and minion != table.attacker),
            HUNT_WITH,
        )
        if helper and exhaust(helper):
            table.bonus += more if helper.beast else n


@word(
    en="heal {n:wound} from each of your other minions here",
    ru="вылечите {n:wound} у каждого другого своего приспешника здесь",
    gives={"board": "1.5 n"},
    short=("heal {n} from each other", "лечение {n} всем другим"),
)
def heal_the_pack(me: Player, n: int) -> None:
    field = table.here
    if field:
        for minion in field.minions[me]:
            if minion != this():
                heal(minion, n)


@word(
    en="choose a battlefield: distribute as much damage among enemy minions there as you have minions there, "
    "{most} at most",
    ru="выберите поле битвы: распределите между вражескими приспешниками там столько урона, сколько там ваших "
    "приспешников, но не больше {most}",
    gives={"harm": "0.6 most"},
    short=("distribute {damage} = yours there, ≤{most}", "распределить {damage} = число ваших там, ≤{most}"),
)
def close_the_ring(me: Player, most: int) -> None:
    field = choose_place(
        me, (each for each in table.fields if len(each.minions[me]) > 0 and has_foes(me, each)), CLOSE_AT
    )
    if field:
        spread_damage(me, field, min(most, len(field.minions[me])))
