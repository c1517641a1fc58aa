"""The words of the Necromancer: graves that open, and the dead who are of use."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.casting import may_enter, put_into_play, put_into_play_exhausted
from deckwright.games.sorcerer.rules.deaths import exile, leave_to_hand, strip
from deckwright.games.sorcerer.rules.gains import mill
from deckwright.games.sorcerer.rules.harming import destroy, hurt, spur
from deckwright.games.sorcerer.rules.sides import field_of, has_room, owner_of
from deckwright.games.sorcerer.rules.slots import on_death_here, on_destroyed, shields
from deckwright.games.sorcerer.rules.targets import choose_enemy, choose_own, has_foes
from deckwright.games.sorcerer.schema import Answer, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import FROM_GRAVEYARD, MILLED, RETURNS, SACRIFICE, WHERE_TO
from deckwright.lang.rules import rule
from deckwright.lang.types import Prompt, Verb, ask, choose, choose_place, confirm, move, note, offer, reveal, this
from deckwright.lang.words import Effect, word

BURY = Verb("bury", ("card",), "Bury {card}", "Похоронить: {card}")
LEAVE = Verb("leave", (), "Leave it on top", "Оставить сверху")
DIG = Prompt("dig", "A card of your grimoire: to the graveyard?", "Карту из гримуара — на кладбище?")
EXILE_ONE = Prompt(
    "exile-one", "Choose a minion card of your graveyard to exile", "Какого приспешника с кладбища изгнать из игры?"
)
CALL_BACK = Prompt(
    "call-back", "Put the destroyed minion into play again, exhausted?", "Снова ввести погибшего в игру исчерпанным?"
)
KEEP_HEART = Prompt(
    "keep-heart",
    "Return the minion to its owner's hand instead?",
    "Вернуть приспешника в руку владельца, пока он не погиб?",
)


# --- digging ----------------------------------------------------------------------------------------------------------


@word(
    en="look at the top {n:card} of your grimoire and put any of them into your graveyard",
    ru="посмотрите {n:card} с верха своего гримуара и положите любые из них на кладбище",
    gives={"cards": 0.5},
    short=("dig {n:card}", "раскопать {n:card}"),
)
def dig(me: Player, n: int) -> None:
    """All of them are seen before the first is decided on; those that stay keep their order."""
    left = n
    for card in me.grimoire:
        if left == 0:
            break
        left -= 1
        reveal(card, to=me)
    left = n
    for card in me.grimoire:
        if left == 0:
            break
        left -= 1
        offer(BURY, card)
        offer(LEAVE)
        picked: Answer = ask(me, DIG)
        if picked.verb == BURY:
            move(card, me.graveyard)
            note(MILLED, card, player=me)


@word(
    en="put the top {n:card} of your grimoire into your graveyard, then return a card from your graveyard to your hand",
    ru="положите {n:card} с верха своего гримуара на кладбище, затем верните карту со своего кладбища в руку",
    gives={"cards": 2},
    short=("{n:card} to the graveyard, one back", "{n:card} на кладбище, одну в руку"),
)
def unroll(me: Player, n: int) -> None:
    mill(me, n)
    card = choose(me, me.graveyard, FROM_GRAVEYARD)
    if card:
        take_back(me, card)


@rule
def take_back(me: Player, card: Card) -> None:
    """From the graveyard to the hand."""
    strip(card)
    note(RETURNS, card, player=me)
    move(card, me.hand)


# --- entombed ---------------------------------------------------------------------------------------------------------


@rule
def tomb_may_open(card: Card, me: Player) -> bool:
    """Whether there is room where the avatar stands."""
    field = me.avatar
    return field is not None and may_enter(me, field)


@word(
    en="put this card into play where your avatar stands",
    ru="введите эту карту в игру там, где стоит ваш аватар",
    gives={"board": 2},
    short=("rises at the avatar", "восстаёт у аватара"),
)
def rise(me: Player) -> None:
    rise_at_avatar(me, this())


@rule
def rise_at_avatar(me: Player, card: Card) -> None:
    """From the graveyard to the battlefield of the avatar, if there is room."""
    field = me.avatar
    if field is not None and may_enter(me, field):
        put_into_play(me, card, field)


@word(
    en="exile this card; {effect}",
    ru="изгоните эту карту из игры; {effect}",
    gives={"effect": 0.8},
    short=("exile: {effect}", "изгнать: {effect}"),
    keyword="exile",
)
def exile_this_for(me: Player, effect: Effect) -> None:
    exile(this())
    effect(me)


@word(
    en="deal {n:damage} to an enemy minion where your avatar stands",
    ru="нанесите {n:damage} вражескому приспешнику там, где стоит ваш аватар",
    gives={"harm": "n"},
    short="{n:damage}",
)
def deal_at_avatar(me: Player, n: int) -> None:
    """The avatar's battlefield is where an entombed card works."""
    minion = choose_enemy(me, Reach.HERE)
    if minion:
        hurt(minion, n)


@word(
    en="a minion of yours where your avatar stands is [spurred|spurred]",
    ru="ваш приспешник там, где стоит ваш аватар, [spurred|воодушевлён]",
    gives={"board": 1},
    short="[spurred]",
)
def spur_at_avatar(me: Player) -> None:
    minion = choose_own(me, Reach.HERE)
    if minion:
        spur(minion)


@rule
def enemy_at_avatar(card: Card, me: Player) -> bool:
    """Whether somebody can be aimed at where the avatar stands."""
    field = me.avatar
    return field is not None and has_foes(me, field)


@rule
def corpses(me: Player) -> int:
    """Minion cards in the graveyard."""
    return sum(1 for card in me.graveyard if card.is_minion)


@word(
    en="exile {n} other minion cards from your graveyard, then put this card into play where your avatar stands",
    ru="изгоните из игры {n:minion} со своего кладбища, кроме этого, "
    "затем введите эту карту в игру там, где стоит ваш аватар",
    gives={"board": 4},
    short=("exile {n}: rises at the avatar", "изгнать {n}: восстаёт у аватара"),
    keyword="exile",
)
def rise_over(me: Player, n: int) -> None:
    queen = this()
    for _ in range(n):
        other = choose(me, (card for card in me.graveyard if card.is_minion and card != queen), EXILE_ONE)
        if other:
            exile(other)
    rise_at_avatar(me, queen)


@rule
def three_others_may_be_exiled(card: Card, me: Player) -> bool:
    """The price of Menkhet, and room for her."""
    return corpses(me) >= 4 and tomb_may_open(card, me)


# --- what the dead are good for ---------------------------------------------------------------------------------------


@rule
def has_corpse(card: Card, me: Player) -> bool:
    """Whether there is a minion card to exile."""
    return corpses(me) > 0


@word(
    en="you may exile a minion card from your graveyard; if you do, {effect}",
    ru="вы можете изгнать из игры приспешника со своего кладбища; если изгнали, {effect}",
    gives={"effect": 0.8},
    short=("exile a dead minion: {effect}", "изгнать мёртвого: {effect}"),
    keyword="exile",
)
def exile_corpse_for(me: Player, effect: Effect) -> None:
    other = choose(me, (card for card in me.graveyard if card.is_minion), EXILE_ONE)
    if other:
        exile(other)
        effect(me)


@word(
    en="+1 attack for every {per} minion cards in your graveyard, at most +{most}",
    ru="+1 к силе атаки за каждые {per:card} приспешников на вашем кладбище, но не больше +{most}",
    gives={"board": "0.7 most"},
    short=("+1 per {per} dead, ≤{most}", "+1 за {per} мёртвых, ≤{most}"),
)
def bonus_for_corpses(me: Player, per: int, most: int) -> None:
    table.bonus += min(most, corpses(me) // per)


@word(
    en="each other Undead of yours here is [spurred|spurred]",
    ru="вся ваша другая нежить здесь [spurred|воодушевлена]",
    gives={"board": 1.5},
    short=("spur other Undead", "воодушевить нежить"),
)
def spur_undead(me: Player) -> None:
    field = table.here
    if field is None:
        return
    for card in field.minions[me]:
        if card.undead and card != this():
            spur(card)


@word(
    en="put a minion card that costs {n} or less from your graveyard into play on a battlefield of your choice",
    ru="введите в игру со своего кладбища приспешника стоимостью не больше {n} на поле битвы по вашему выбору",
    gives={"board": "n"},
    short=("a dead minion ≤{n:energy} rises", "восстаёт мёртвый ≤{n:energy}"),
)
def raise_dead(me: Player, n: int) -> None:
    card = choose(me, (card for card in me.graveyard if card.is_minion and card.cost <= n), FROM_GRAVEYARD)
    if card:
        field = choose_place(me, (each for each in table.fields if may_enter(me, each)), WHERE_TO)
        if field is not None:
            put_into_play(me, card, field)


@rule
def may_operate(card: Card, me: Player) -> bool:
    """Once a round, with somebody else of mine there to begin with."""
    field = field_of(card)
    return not card.used and field is not None and len(field.minions[me]) > 1


@word(
    en="once per round, destroy another minion of yours here; if you do, "
    "put another minion card that costs at most {n} more than it from your graveyard into play here",
    ru="раз в раунд уничтожьте другого своего приспешника здесь; если уничтожили, введите сюда в игру "
    "со своего кладбища другого приспешника, который дороже его не более чем на {n:energy}",
    gives={"board": 2},
    short=("another dies, a dead ≤+{n:energy} rises", "другой гибнет, мёртвый ≤+{n:energy} восстаёт"),
)
def operate(me: Player, n: int) -> None:
    professor = this()
    field = table.here
    if field is None:
        return
    patient = choose(me, (card for card in field.minions[me] if card != professor), SACRIFICE)
    if patient is None:
        return
    professor.used = True
    destroy(patient)
    card = choose(
        me,
        (card for card in me.graveyard if card.is_minion and card != patient and card.cost <= patient.cost + n),
        FROM_GRAVEYARD,
    )
    if card and has_room(me, field):
        put_into_play(me, card, field)


# --- what answers to death --------------------------------------------------------------------------------------------


@rule
def may_call_back(card: Card, me: Player, other: Card) -> bool:
    """Once a round, one of mine, and with room for it."""
    field = field_of(card)
    return not card.used and other in me.graveyard and field is not None and has_room(me, field)


@word(
    en="once per round, when another minion of yours is destroyed here, you may put it into play here again, exhausted",
    ru="раз в раунд, когда ваш другой приспешник погибает здесь, вы можете снова ввести его сюда в игру исчерпанным",
    gives={"board": 3},
    short=("1×: your dead rises exhausted", "1×: ваш мёртвый восстаёт исчерпанным"),
    slot=on_death_here,
)
def call_back(card: Card, me: Player, dead: Card) -> None:
    field = table.here
    if field is None or not confirm(me, CALL_BACK):
        return
    card.used = True
    if dead.dying:  # its own When Destroyed ability has been triggered, too, and is not lost
        dead.dying = False
        on_destroyed(dead, me)
    if dead in me.graveyard and has_room(me, field):
        put_into_play_exhausted(me, dead, field)


@rule
def may_take_share(card: Card, me: Player, other: Card) -> bool:
    """Once a round, for one of mine, and with a cheaper one in the graveyard."""
    if card.used or owner_of(other) != me:
        return False
    return any(each.is_minion and each.cost < other.cost for each in me.graveyard)


@word(
    en="once per round, when a minion of yours is destroyed here, "
    "you may return a minion card of lower cost from your graveyard to your hand",
    ru="раз в раунд, когда ваш приспешник погибает здесь, "
    "вы можете вернуть со своего кладбища в руку приспешника меньшей стоимости",
    gives={"cards": 1},
    short=("1×: your minion dies → a cheaper one to hand", "1×: ваш погиб → более дешёвый в руку"),
    slot=on_death_here,
)
def jackals_due(card: Card, me: Player, dead: Card) -> None:
    back = choose(
        me, (each for each in me.graveyard if each.is_minion and each.cost < dead.cost), FROM_GRAVEYARD, optional=True
    )
    if back:
        card.used = True
        take_back(me, back)
    else:
        table.declined = True


@word(
    en="when a point of attack damage would destroy the equipped minion, you may return it to its owner's hand instead",
    ru="когда единица урона от атаки уничтожила бы снаряжённого приспешника, вы можете вместо этого вернуть его "
    "в руку владельца",
    gives={"cards": 1},
    short=("saves its minion to hand", "спасает приспешника в руку"),
    slot=shields,
)
def keep_heart(card: Card, me: Player, victim: Card) -> None:
    if confirm(me, KEEP_HEART):
        table.bearer = None
        leave_to_hand(victim)
