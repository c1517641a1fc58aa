"""The words of Zevrane's deck: guests, seconds, heirlooms and dances of a court."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.attaching import shift
from deckwright.games.sorcerer.rules.casting import can_cast, cast, has_target, price_of
from deckwright.games.sorcerer.rules.gains import draw
from deckwright.games.sorcerer.rules.harming import exhaust, spur
from deckwright.games.sorcerer.rules.moving import can_go, relocate
from deckwright.games.sorcerer.rules.sides import field_of, has_room, owner_of, reaches
from deckwright.games.sorcerer.rules.slots import adds_attack, on_cast
from deckwright.games.sorcerer.rules.targets import choose_field, within
from deckwright.games.sorcerer.schema import Answer, Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import PLAY_WITHOUT, WHERE_TO
from deckwright.lang.rules import rule
from deckwright.lang.types import CHOOSE, Prompt, ask, choose, choose_place, move, offer, offered, reveal, this
from deckwright.lang.words import Effect, word

TAKE_ONE = Prompt("take-one", "Which card do you take into your hand?", "Какую карту вы возьмёте в руку?")
PASSENGER = Prompt("passenger", "Who comes along?", "Кто отправится следом?")
DANCER = Prompt("dancer", "Which minion of yours is spurred?", "Какого приспешника воодушевить?")
STEP = Prompt("step", "Where does it go? Pass to leave it here", "Куда он перейдёт? Можно оставить на месте")


# --- guests -----------------------------------------------------------------------------------------------------------
@word(
    en="you may play a minion or attachment from your hand here, paying its cost",
    ru="вы можете разыграть приспешника или довесок с руки здесь, заплатив стоимость",
    gives={"energy": 2},
    short=("play here", "розыгрыш здесь"),
)
def may_play_here(me: Player) -> None:
    spell = choose(
        me,
        (card for card in me.hand if not card.is_sorcery and can_cast(me, card, Reach.HERE)),
        PLAY_WITHOUT,
        optional=True,
    )
    if spell:
        cast(me, spell, price_of(me, spell), Reach.HERE)


@word(
    en="choose a battlefield and play up to {n:minion} from your hand there, paying {less} energy less for each",
    ru="выберите поле битвы и разыграйте там до {n} приспешников с руки, заплатив за каждого на {less:energy} меньше",
    gives={"energy": "2.5 n"},
    short=("play {n:minion} −{less:energy}", "до {n} приспешников −{less:energy}"),
)
def play_minions(me: Player, n: int, less: int) -> None:
    field = choose_field(me, Reach.ANYWHERE)
    for _ in range(n):
        table.here = field
        spell = choose(
            me,
            (
                card
                for card in me.hand
                if card.is_minion and has_target(me, card, Reach.HERE) and price_of(me, card) - less <= me.energy
            ),
            PLAY_WITHOUT,
            optional=True,
        )
        if spell is None:
            break
        cast(me, spell, max(0, price_of(me, spell) - less), Reach.HERE)
    table.here = None


@word(
    en="look at the top {n:card} of your grimoire, take one into your hand and put the rest at the bottom",
    ru="посмотрите {n:card} с верха своего гримуара, одну возьмите в руку, остальные положите вниз",
    gives={"cards": 1.5},
    short=("1 of {n:card}", "1 из {n}"),
)
def take_of_top(me: Player, n: int) -> None:
    seen = 0
    for card in me.grimoire:
        if seen == n:
            break
        seen += 1
        reveal(card, to=me)
        offer(CHOOSE, card)
    if offered() == 0:
        return
    picked: Answer = ask(me, TAKE_ONE)
    move(picked.card, me.hand)
    for _ in range(seen - 1):
        move(me.grimoire.top, me.grimoire, bottom=True)


@word(
    en="once per round, after you play another minion here, draw {n:card}",
    ru="раз в раунд, после того как вы разыграли здесь другого приспешника, доберите {n:card}",
    gives={"cards": "1.5 n"},
    short=("1×: guest → {n:card}", "1×: гость → {n:card}"),
    slot=on_cast,
)
def greets_guests(card: Card, me: Player, spell: Card, n: int) -> None:
    card.used = True
    draw(me, n)


@rule
def has_guest(card: Card, me: Player, other: Card) -> bool:
    """Whether a minion has joined this one, the first in this round."""
    return other.is_minion and not card.used and field_of(other) == field_of(card)


# --- seconds and heirlooms --------------------------------------------------------------------------------------------
@word(
    en="when another minion of yours attacks here, you may [exhausted|exhaust] this minion; if you do, {effect}",
    ru="когда здесь атакует другой ваш приспешник, вы можете [exhausted|исчерпать] этого; если исчерпали, {effect}",
    gives={"effect": 0.6},
    short="<[exhausted]?> {effect}",
)
def exhaust_this_for(me: Player, effect: Effect) -> None:
    if exhaust(this()):
        effect(me)


@rule
def stands_by(card: Card, me: Player) -> bool:
    """Whether a ready minion sees another one attack."""
    return card != table.attacker and not card.exhausted


@word(
    en="once per round, when another minion of yours attacks here, you may move this attachment to it",
    ru="раз в раунд, когда здесь атакует другой ваш приспешник, вы можете переместить этот довесок к нему",
    gives={"board": 1},
    short=("1×: pass on", "1×: передать"),
)
def pass_on(me: Player) -> None:
    attacker = table.attacker
    if attacker:
        this().used = True
        shift(this(), attacker)


@rule
def can_be_passed(card: Card, me: Player) -> bool:
    """Whether the heirloom lies under somebody else than the attacker, and was not passed on yet (SOR-ATT-06)."""
    host = card.host
    return not card.used and host is not None and host != table.attacker


@word(
    en="your other minions here have +{n:attack}",
    ru="другие ваши приспешники здесь получают +{n:attack}",
    gives={"board": "2 n"},
    short=("others +{n:attack}", "другие +{n:attack}"),
    slot=adds_attack,
)
def leads_the_others(card: Card, minion: Card, n: int) -> int:
    return n if minion != card and owner_of(minion) == owner_of(card) else 0


# --- steps ------------------------------------------------------------------------------------------------------------
@word(
    en="once per round, move this minion to any other battlefield; another minion of yours from here may come along",
    ru="раз в раунд переместите этого приспешника на любое другое поле битвы; "
    "с ним может отправиться ещё один ваш приспешник отсюда",
    gives={"board": 1},
    short=("1×: fly +1 minion", "1×: перелёт вдвоём"),
)
def fly_with_passenger(me: Player) -> None:
    this().used = True
    here = table.here
    field = choose_place(me, (each for each in table.fields if can_go(this(), each) and has_room(me, each)), WHERE_TO)
    if field and here:
        relocate(this(), field)
        if has_room(me, field):
            guest = choose(me, here.minions[me], PASSENGER, optional=True)
            if guest:
                relocate(guest, field)


@rule
def can_fly_off(card: Card, me: Player) -> bool:
    """Whether the balloon has not gone up in this round, and somewhere there is room to land."""
    return not card.used and any(can_go(card, field) and has_room(me, field) for field in table.fields)


@word(
    en="up to {n} times: a minion of yours anywhere is [spurred|spurred], and you may move it to any other battlefield",
    ru="до {n} раз: ваш приспешник где угодно [spurred|воодушевлён], "
    "и вы можете переместить его на любое другое поле битвы",
    gives={"board": "1.5 n"},
    short=("{n}×: [spurred] · move", "{n}×: [spurred] · переместить"),
)
def dance(me: Player, n: int) -> None:
    for _ in range(n):
        dancer = choose(
            me,
            (
                card
                for field in table.fields
                if within(me, field, Reach.ANYWHERE)
                for card in field.minions[me]
                if may_dance(me, card)
            ),
            DANCER,
            optional=True,
        )
        if dancer is None:
            break
        dancer.tried = True
        spur(dancer)
        table.here = field_of(dancer)
        there = choose_place(
            me,
            (each for each in table.fields if may_step(me, dancer, each)),
            STEP,
            optional=True,
        )
        if there:
            relocate(dancer, there)
    for field in table.fields:
        for card in field.minions[me]:
            card.tried = False


@rule
def may_step(me: Player, dancer: Card, field: Battlefield) -> bool:
    """Whether a dance may take a minion to a battlefield."""
    return reaches(me, field) and field != field_of(dancer) and has_room(me, field)


@rule
def may_dance(me: Player, dancer: Card) -> bool:
    """Nobody dances twice, and the dance does something: who is spurred already may still be moved (SOR-FX-01)."""
    if dancer.tried:
        return False
    return not dancer.spurred or any(may_step(me, dancer, field) for field in table.fields)
