"""Words of the supply of The New Age: relics under breaches, help from allies with the same card, far breaches."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import attach, can_be_attached_to, can_be_focused
from deckwright.games.aeons_end.rules.cards import an_ally, destroy, draw, leave_supply, take
from deckwright.games.aeons_end.rules.casting import cast
from deckwright.games.aeons_end.rules.damage import anything_to_hit, can_be_hit, focus_breach, spell_damage, strike_at
from deckwright.games.aeons_end.rules.hooks import was_destroyed
from deckwright.games.aeons_end.rules.life import (
    foe,
    gain_charge,
    gain_life,
    room_for_life,
    room_in_gravehold,
    share_of,
    voice,
)
from deckwright.games.aeons_end.schema import Card, Player, table, this
from deckwright.games.aeons_end.texts import (
    CAST_WHICH,
    DESTROY_CARD,
    FOCUS_BREACH,
    MAY_DISCARD,
    MAY_TAKE,
    WHICH_ALLY,
)
from deckwright.games.aeons_end.words.cards import is_ally, lies_on_top
from deckwright.games.aeons_end.words.gains import copy_in_supply
from deckwright.games.new_age.texts import (
    ATTACH_TO,
    DESTROY_CAST_SPELL,
    DISCARD_COPY,
    ONTO_ITS_DECK,
    TO_WHICH_ALLY,
    WHO_GAINS_LIFE,
)
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_player, confirm, move
from deckwright.lang.words import Effect, word

FAR = 3  # breaches III and IV


# --- relics under breaches --------------------------------------------------------------------------------------------
@word(
    en="[attach] this to a breach of any player",
    ru="[attach] эту реликвию к разлому любого игрока",
    gives={"help": 1.2},
    short="[attach]",
)
def attach_to_any(me: Player) -> None:
    """Without a free breach it stays where it is, a played relic like any other (NA-ATTACH-07)."""
    breach = choose(
        voice(me),
        (breach for someone in table.players for breach in someone.breaches if can_be_attached_to(breach)),
        ATTACH_TO,
    )
    if breach:
        attach(this(), breach)


@word(
    en="whenever a spell is cast from that breach, the caster gains {n:aether}",
    ru="каждый раз, когда из этого разлома произносят заклинание, произнёсший его игрок получает {n:aether}",
    gives={"aether": "n"},
    short=("<cast> {n:aether}", "<произнесение> {n:aether}"),
)
def brings_aether(me: Player, n: int) -> None:
    table.aether += n


# --- a card of the same name in the hands of an ally ------------------------------------------------------------------
@rule
def has_copy(me: Player, card: Card) -> bool:
    """Whether a player has a card of the same name in hand."""
    return any(other.kind == card.kind for other in me.hand)


@rule
def ally_cycles(me: Player, card: Card) -> bool:
    """An ally who has a card of the same name in hand may discard it and draw a card; whether one did is the answer."""
    ally = choose_player(
        voice(me),
        (someone for someone in table.players if is_ally(me, someone) and has_copy(someone, card)),
        WHICH_ALLY,
    )
    if ally is None:
        return False
    copy = choose(voice(ally), (other for other in ally.hand if other.kind == card.kind), DISCARD_COPY, optional=True)
    if copy is None:
        return False
    move(copy, ally.discard)
    draw(ally, 1)
    return True


@word(
    en="any ally may discard a card of this name from their hand and draw a card; if they do, {effect}",
    ru="любой союзник может сбросить из руки карту с таким же названием и взять карту; если он это сделал, {effect}",
    gives={"effect": 0.3},
    short=("<an ally's copy> {effect}", "<копия союзника> {effect}"),
)
def if_ally_cycles(me: Player, effect: Effect) -> None:
    if ally_cycles(me, this()):
        effect(me)


@word(
    en="any ally may discard a card of this name from their hand and draw a card. If they do, {both}. Otherwise {one}",
    ru="любой союзник может сбросить из руки карту с таким же названием и взять карту. Если он это сделал, {both}. "
    "Иначе {one}",
    gives={"both": 0.3, "one": 0.7},
    short=("{one} · <→ an ally's copy> {both}", "{one} · <→ копия союзника> {both}"),
)
def both_if_ally_cycles(me: Player, one: Effect, both: Effect) -> None:
    if ally_cycles(me, this()):
        both(me)
    else:
        one(me)


@word(
    en="if any ally has a card of this name in their discard pile, also {effect}",
    ru="если в стопке сброса любого союзника есть карта с таким же названием, дополнительно {effect}",
    gives={"effect": 0.5},
    short=("<an ally's copy in discard> +{effect}", "<копия в сбросе союзника> +{effect}"),
)
def if_ally_discarded_copy(me: Player, effect: Effect) -> None:
    found = any(
        card.kind == this().kind for someone in table.players if is_ally(me, someone) for card in someone.discard
    )
    if found:
        effect(me)


# --- gems -------------------------------------------------------------------------------------------------------------
@word(
    en="if the top card of your discard pile is a spell, you may put this on top of your deck",
    ru="если верхняя карта вашей стопки сброса — заклинание, вы можете положить эту карту на верх своей колоды",
    gives={"help": 0.5},
    short=("<a spell on discard> onto your deck", "<в сбросе сверху заклинание> на колоду"),
)
def may_recur(me: Player) -> None:
    top = me.discard.top
    if top and top.spell and confirm(voice(me), ONTO_ITS_DECK):
        move(this(), me.deck)


@word(
    en="may discard a card from their hand; if they do, they gain {n:charge}",
    ru="может сбросить карту из руки; если он это сделал, он получает {n:charge}",
    gives={"help": "0.4 n"},
    short=("discards {card} → {n:charge}", "сбрасывает {card} → {n:charge}"),
)
def may_discard_for_charge(me: Player, n: int) -> None:
    card = choose(voice(me), me.hand, MAY_DISCARD, optional=True)
    if card:
        move(card, me.discard)
        gain_charge(me, n)


@word(
    en="destroy a card of this supply pile",
    ru="уничтожьте карту из стопки запаса этой карты",
    gives=NOT_COUNTED,
    short=("destroy {card} of its pile", "уничтожить {card} из её стопки"),
    about={Matter.DAMAGE: 1},
)
def destroy_from_pile(me: Player) -> None:
    copy = copy_in_supply(this())
    if copy:
        leave_supply(copy)
        destroy(copy)
        was_destroyed(me, copy)


@rule
def blast_extent(me: Player) -> int:
    """A card of the pile can be destroyed if one is left; damage can be dealt if there is anything to hit."""
    return (50 if copy_in_supply(this()) else 0) + (50 if anything_to_hit() else 0)


# --- relics -----------------------------------------------------------------------------------------------------------
@rule
def charge_extent(me: Player) -> int:
    """A charge can be gained if there is a space for it."""
    return 100 if me.charges < me.most_charges else 0


@rule
def top_card_extent(me: Player) -> int:
    """A top card can be destroyed if any discard pile has one."""
    return 100 if any(has_top_to_destroy(someone) for someone in table.players) else 0


@rule
def has_top_to_destroy(me: Player) -> bool:
    """Whether the top card of a player's discard pile can be destroyed."""
    return any(lies_on_top(card) and not card.indestructible for card in me.discard)


@word(
    en="destroy the top card of any player's discard pile",
    ru="уничтожьте верхнюю карту стопки сброса любого игрока",
    gives={"thinning": 1},
    short=("destroy a top {card} of discard", "уничтожить верхнюю {card} сброса"),
    about={Matter.THINNING: 1},
)
def destroy_top_of_any(me: Player) -> None:
    card = choose(
        voice(me),
        (
            card
            for someone in table.players
            for card in someone.discard
            if lies_on_top(card) and not card.indestructible
        ),
        DESTROY_CARD,
    )
    if card:
        destroy(card)


@rule
def small_life_extent(me: Player) -> int:
    """Destroying a card can always be done; gaining 2 life, as far as there is room."""
    return (100 + share_of(2, room_for_life(me))) // 2


@rule
def ally_focus_extent(me: Player) -> int:
    """An ally's breach can be focused if there is a closed one."""
    return 100 if any(may_be_focused_by(me, breach) for each in table.players for breach in each.breaches) else 0


@rule
def may_be_focused_by(me: Player, breach: Card) -> bool:
    """Whether it is a closed breach of an ally."""
    owner: Player = breach.pile.owner
    return is_ally(me, owner) and can_be_focused(breach)


@word(
    en="focus a closed breach of any ally",
    ru="настройте закрытый разлом любого союзника",
    gives={"help": 0.8},
    short=("focus an ally's breach", "настроить у союзника"),
    about={Matter.FOCUS: 1},
)
def focus_ally(me: Player) -> None:
    breach = choose(
        voice(me),
        (breach for someone in table.players for breach in someone.breaches if may_be_focused_by(me, breach)),
        FOCUS_BREACH,
    )
    if breach:
        focus_breach(breach)


@rule
def prepped_extent(me: Player) -> int:
    """A prepped spell can be cast if anybody has one."""
    return 100 if any(len(someone.prepped) > 0 for someone in table.players) else 0


@word(
    en="cast a prepped spell of any player, then you may destroy it",
    ru="произнесите подготовленное заклинание любого игрока, затем вы можете уничтожить его",
    gives={"damage": 2},
    short=("cast any {spell}", "произнести любое {spell}"),
    about={Matter.DAMAGE: 3},
)
def cast_and_may_destroy(me: Player) -> None:
    spell = choose(voice(me), (card for someone in table.players for card in someone.prepped), CAST_WHICH)
    if spell:
        owner: Player = spell.pile.owner
        cast(me, spell)
        if spell in owner.discard and confirm(voice(me), DESTROY_CAST_SPELL):
            destroy(spell)


@rule
def gravehold_gain_extent(me: Player) -> int:
    """Gravehold can gain 2 life as far as it has room."""
    return share_of(2, room_in_gravehold())


@rule
def player_gain_extent(me: Player) -> int:
    """A player can gain 2 life as far as anybody has room."""
    return max((share_of(2, room_for_life(someone)) for someone in table.players), default=0)


@word(
    en="any player gains {n:life}",
    ru="любой игрок получает {n:life}",
    gives={"help": "0.5 n"},
    short=("any player {n:life}", "любой игрок {n:life}"),
    about={Matter.LIFE: "n"},
)
def any_player_gains_life(me: Player, n: int) -> None:
    chosen = choose_player(voice(me), table.players, WHO_GAINS_LIFE)
    if chosen:
        gain_life(chosen, n)


# --- spells -----------------------------------------------------------------------------------------------------------
@rule
def cast_from_afar() -> bool:
    """Whether the spell is cast from an opened breach III or IV."""
    breach = table.cast_from
    return breach is not None and breach.open and breach.position >= FAR


@word(
    en="deal {n:damage}, and {more} more if cast from an opened breach III or IV",
    ru="нанесите {n:damage} и ещё {more}, если заклинание произнесено из открытого разлома III или IV",
    gives={"damage": 3.5},
    short=("{n:damage} · <open III, IV> +{more:damage}", "{n:damage} · <открытый 3-й, 4-й> +{more:damage}"),
    about={Matter.DAMAGE: "n"},
)
def damage_from_afar(me: Player, n: int, more: int) -> None:
    spell_damage(me, n + more if cast_from_afar() else n)


@word(
    en="if cast from an opened breach III or IV, you may put this card into the hand of any ally",
    ru="если заклинание произнесено из открытого разлома III или IV, вы можете положить эту карту в руку любого "
    "союзника",
    gives={"help": 0.5},
    short=("<open III, IV> to an ally's hand", "<открытый 3-й, 4-й> в руку союзника"),
)
def may_pass_on(me: Player) -> None:
    if cast_from_afar():
        ally = choose_player(
            voice(me), (someone for someone in table.players if is_ally(me, someone)), TO_WHICH_ALLY, optional=True
        )
        if ally:
            take(ally, this())


@word(
    en="deal {n:damage} to the nemesis",
    ru="нанесите {n:damage} исчадию",
    gives={"damage": "n"},
    short=("nemesis {n:damage}", "исчадию {n:damage}"),
)
def damage_to_nemesis(me: Player, n: int) -> None:
    table.bonus_dealt = True
    nemesis = foe()
    if can_be_hit(nemesis):
        strike_at(me, nemesis, n + table.bonus)


@word(
    en="may discard up to {n:card} from their hand; for each of them, they draw a card",
    ru="может сбросить из руки до {n} карт и за каждую из них берёт карту",
    gives={"help": 0.5},
    short=("exchanges {n:card}", "меняет {n:card}"),
)
def may_exchange(me: Player, n: int) -> None:
    discarded = 0
    while discarded < n:
        card = choose(voice(me), me.hand, MAY_DISCARD, optional=True)
        if card is None:
            break
        move(card, me.discard)
        discarded += 1
    draw(me, discarded)


@word(
    en="you may return up to {n:card} that cost 0 from your discard pile to your hand",
    ru="вы можете вернуть в руку до {n} карт стоимостью 0 из своей стопки сброса",
    gives={"aether": "0.6 n"},
    short=("return {n:card} of cost 0", "вернуть {n:card} за 0"),
)
def may_return_cheap(me: Player, n: int) -> None:
    for _ in range(n):
        card = choose(voice(me), (card for card in me.discard if card.cost == 0), MAY_TAKE, optional=True)
        if card is None:
            return
        take(me, card)


@word(
    en="[while-prepped]: once in each of your turns, when you gain a charge, any ally gains {n:charge}",
    ru="[while-prepped]: один раз в каждый ваш ход, когда вы получаете энергию, любой союзник получает {n:charge}",
    gives={"help": "0.8 n"},
    short=("<a charge> ally {n:charge}", "<энергия> союзник {n:charge}"),
)
def lifts_ally(me: Player, n: int) -> None:
    gain_charge(an_ally(me), n)
