"""The words of Shards cards: what an effect does, and how it is said in English and Russian."""

from __future__ import annotations

from deckwright.games.shards.rules import core
from deckwright.games.shards.rules.core import (
    champions_of,
    chooser,
    destroy_champion,
    gain_crystals,
    gain_health,
    gain_mastery,
    gain_power,
    lands_in_play,
    leave_row,
    on_play,
    opposes,
    receive,
)
from deckwright.games.shards.rules.keywords import dominates, echoes, inspired, unified
from deckwright.games.shards.schema import INFINITE, MOST_HEALTH, Card, Choice, Faction, Leader, Player, table
from deckwright.games.shards.texts import (
    COPIES,
    COPY_CARD,
    DESTROY_CHAMPION,
    DESTROYS,
    HAND_OR_PLAY,
    INTO_PLAY,
    RECRUIT_FREE,
    RECRUITS,
    REMOVE_CARD,
    RETURN_CARD,
    TO_HAND,
    WHO_LOSES_MASTERY,
)
from deckwright.lang.rules import rule
from deckwright.lang.types import ask, choose, choose_player, move, note, offer, this
from deckwright.lang.words import Effect, word

# --- gaining ----------------------------------------------------------------------------------------------------------


@word(en="gain {n:crystal}", ru="получите {n:crystal}")
def crystals(me: Player, n: int) -> None:
    gain_crystals(me, n)


@word(en="gain {n:power}", ru="получите {n:power}")
def power(me: Player, n: int) -> None:
    gain_power(me, n)


@word(en="gain {n} more power", ru="получите ещё {n:power}")
def more_power(me: Player, n: int) -> None:
    gain_power(me, n)


@word(en="gain infinite power", ru="получите бесконечную мощь")
def infinite_power(me: Player) -> None:
    gain_power(me, INFINITE)


@word(en="gain {n:mastery}", ru="получите {n:mastery}")
def mastery(me: Player, n: int) -> None:
    gain_mastery(me, n)


@word(en="gain {n:health}", ru="получите {n:health}")
def health(me: Player, n: int) -> None:
    gain_health(me, n)


@word(en="draw {n:card}", ru="возьмите {n:card}")
def draw(me: Player, n: int) -> None:
    core.draw(me, n)


@word(
    en="gain {n:power} for each {faction} champion you have in play",
    ru="получите {n:power} за каждого чемпиона {faction:of} в вашей игровой зоне",
)
def power_per_champion(me: Player, n: int, faction: Faction) -> None:
    gain_power(me, n * champions_of(me, faction))


@word(
    en="gain {n:crystal} for each {faction} champion you have in play",
    ru="получите {n:crystal} за каждого чемпиона {faction:of} в вашей игровой зоне",
)
def crystals_per_champion(me: Player, n: int, faction: Faction) -> None:
    gain_crystals(me, n * champions_of(me, faction))


@word(
    en="gain {n} more power for each {faction} ally you have played this turn",
    ru="получите ещё {n:power} за каждого союзника {faction:of}, разыгранного вами в этом ходу",
)
def power_per_ally_played(me: Player, n: int, faction: Faction) -> None:
    gain_power(me, n * sum(1 for card in me.play if card.faction == faction and not card.champion))


@word(
    en="gain {n} more power for each {faction} card in your discard pile",
    ru="получите ещё {n:power} за каждую карту {faction:of} в вашем сбросе",
)
def power_per_card_in_discard(me: Player, n: int, faction: Faction) -> None:
    gain_power(me, n * sum(1 for card in me.discard if card.faction == faction))


@word(
    en="gain power equal to half your mastery, rounded up",
    ru="получите мощь, равную половине вашего мастерства (с округлением вверх)",
)
def power_of_half_mastery(me: Player) -> None:
    gain_power(me, (me.mastery + 1) // 2)


@word(en="gain power equal to your mastery", ru="получите мощь, равную вашему мастерству")
def power_of_mastery(me: Player) -> None:
    gain_power(me, me.mastery)


@word(en="double the power you have", ru="удвойте имеющуюся у вас мощь")
def double_power(me: Player) -> None:
    gain_power(me, table.power)


# --- conditions -------------------------------------------------------------------------------------------------------


@word(en="[mastery] {n}+: {effect}", ru="[mastery] {n}+: {effect}", keyword="mastery")
def at_mastery(me: Player, n: int, effect: Effect) -> None:
    if me.mastery >= n:
        effect(me)


@word(
    en="{effect}. [mastery] {n}+: {better} instead",
    ru="{effect}. [mastery] {n}+: вместо этого {better}",
    keyword="mastery",
)
def by_mastery(me: Player, effect: Effect, n: int, better: Effect) -> None:
    if me.mastery >= n:
        better(me)
    else:
        effect(me)


@word(en="[inspire]: {effect}", ru="[inspire]: {effect}", keyword="inspire")
def inspire(me: Player, effect: Effect) -> None:
    if inspired(me):
        effect(me)


@word(en="{effect}. [inspire]: {better} instead", ru="{effect}. [inspire]: вместо этого {better}", keyword="inspire")
def by_inspire(me: Player, effect: Effect, better: Effect) -> None:
    if inspired(me):
        better(me)
    else:
        effect(me)


@word(en="[echo]: {effect}", ru="[echo]: {effect}", keyword="echo")
def echo(me: Player, effect: Effect) -> None:
    if echoes(me):
        effect(me)


@word(en="{effect}. [echo]: {better} instead", ru="{effect}. [echo]: вместо этого {better}", keyword="echo")
def by_echo(me: Player, effect: Effect, better: Effect) -> None:
    if echoes(me):
        better(me)
    else:
        effect(me)


@word(en="[unify]: {effect}", ru="[unify]: {effect}", keyword="unify")
def unify(me: Player, effect: Effect) -> None:
    if unified(me, this()):
        effect(me)


@word(en="{effect}. [unify]: {better} instead", ru="{effect}. [unify]: вместо этого {better}", keyword="unify")
def by_unify(me: Player, effect: Effect, better: Effect) -> None:
    if unified(me, this()):
        better(me)
    else:
        effect(me)


@word(en="[dominion]: {effect}", ru="[dominion]: {effect}", keyword="dominion")
def dominion(me: Player, effect: Effect) -> None:
    if dominates(me):
        effect(me)


@word(en="if your leader is {leader}, {effect}", ru="если ваш лидер — {leader}, {effect}")
def if_leader(me: Player, leader: Leader, effect: Effect) -> None:
    if me.leader == leader:
        effect(me)


@word(
    en="if you have {n} or more {faction} champions in play, {effect}",
    ru="если в вашей игровой зоне не меньше {n} чемпионов {faction:of}, {effect}",
)
def if_champions(me: Player, n: int, faction: Faction, effect: Effect) -> None:
    if champions_of(me, faction) >= n:
        effect(me)


@word(en="if your health is now 50, {effect}", ru="если ваше здоровье теперь равно 50, {effect}")
def at_full_health(me: Player, effect: Effect) -> None:
    if me.health == MOST_HEALTH:
        effect(me)


@word(
    en="if your mastery is higher than each opponent's, {effect}",
    ru="если ваше мастерство выше, чем у каждого из противников, {effect}",
)
def if_wisest(me: Player, effect: Effect) -> None:
    if not any(opposes(me, other) and other.mastery >= me.mastery for other in me.others):
        effect(me)


# --- cards ------------------------------------------------------------------------------------------------------------


@word(
    en="you may remove a card from your hand or discard pile",
    ru="вы можете удалить карту из руки или сброса",
    keyword="remove",
)
def may_remove(me: Player) -> None:
    remove_one(me)


@word(
    en="you may remove up to 2 cards from your hand and discard pile in any combination",
    ru="вы можете удалить до 2 карт из руки и сброса в любом сочетании",
    keyword="remove",
)
def may_remove_two(me: Player) -> None:
    if remove_one(me):
        remove_one(me)


@rule
def remove_one(me: Player) -> bool:
    """Remove one card of hand or discard pile, if the player likes (SOI-REM-01)."""
    card = choose(
        me,
        (card for zone in (me.hand, me.discard) for card in zone),
        REMOVE_CARD,
        optional=True,
    )
    if card:
        move(card, table.removed)
        return True
    return False


@word(en="return a champion from your discard pile to your hand", ru="верните чемпиона из сброса в руку")
def return_champion(me: Player) -> None:
    take_back(me, choose(me, (card for card in me.discard if card.champion), RETURN_CARD))


@word(en="return a mercenary from your discard pile to your hand", ru="верните наёмника из сброса в руку")
def return_mercenary(me: Player) -> None:
    take_back(me, choose(me, (card for card in me.discard if card.mercenary), RETURN_CARD))


@word(en="return all mercenaries from your discard pile to your hand", ru="верните всех наёмников из сброса в руку")
def return_mercenaries(me: Player) -> None:
    for card in me.discard:
        if card.mercenary:
            move(card, me.hand)


@word(
    en="return one {faction} card from your discard pile to your hand", ru="верните карту {faction:of} из сброса в руку"
)
def return_card(me: Player, faction: Faction) -> None:
    take_back(me, choose(me, (card for card in me.discard if card.faction == faction), RETURN_CARD))


@rule
def take_back(me: Player, card: Card | None) -> None:
    """Return the chosen card to hand, if there was one."""
    if card:
        move(card, me.hand)


@word(
    en="recruit a card of cost {n} or less from the centre row without paying",
    ru="призовите из центрального ряда карту стоимостью не больше {n}, не платя за неё",
)
def recruit_free(me: Player, n: int) -> None:
    if not me.nemesis:
        card = choose(me, (card for card in table.row if card.cost <= n), RECRUIT_FREE)
        if card:
            note(RECRUITS, card, player=me)
            leave_row(card)
            receive(me, card)


@word(en="recruit that card into your hand", ru="призовите её в руку")
def recruit_free_to_hand(me: Player, n: int) -> None:
    if not me.nemesis:
        card = choose(me, (card for card in table.row if card.cost <= n), RECRUIT_FREE)
        if card:
            note(RECRUITS, card, player=me)
            awaited = lands_in_play(card)
            into_play = awaited and wants_in_play(me)  # asked while the card still lies in its place
            leave_row(card)
            if into_play:
                receive(me, card)
            else:
                if awaited:
                    table.landing -= 1  # it was the next champion, wherever it goes
                move(card, me.hand)


@rule
def wants_in_play(me: Player) -> bool:
    """Two effects say where the card goes; the player picks one."""
    offer(INTO_PLAY)
    offer(TO_HAND)
    picked: Choice = ask(me, HAND_OR_PLAY)
    return picked.verb == INTO_PLAY


@word(
    en="the next {faction} champion you recruit this turn goes into play at once",
    ru="следующий чемпион {faction:of}, призванный вами в этом ходу, сразу попадает в игровую зону",
)
def next_champion_lands(me: Player, faction: Faction) -> None:
    table.landing += 1


# --- opponents --------------------------------------------------------------------------------------------------------


@word(en="an opponent of your choice loses {n:mastery}", ru="выбранный вами противник теряет {n:mastery}")
def opponent_loses_mastery(me: Player, n: int) -> None:
    victim = choose_player(chooser(me), (other for other in me.others if opposes(me, other)), WHO_LOSES_MASTERY)
    if victim:
        victim.mastery = max(0, victim.mastery - n)


@word(en="destroy an enemy champion", ru="уничтожьте чемпиона противника")
def destroy_enemy_champion(me: Player) -> None:
    card = choose(
        chooser(me),
        (card for enemy in me.others if opposes(me, enemy) for card in enemy.play if card.champion),
        DESTROY_CHAMPION,
    )
    if card:
        note(DESTROYS, card, player=me)
        destroy_champion(card)


@word(en="destroy all enemy champions", ru="уничтожьте всех чемпионов противников")
def destroy_enemy_champions(me: Player) -> None:
    for enemy in me.others:
        if opposes(me, enemy):
            for card in enemy.play:
                if card.champion:
                    note(DESTROYS, card, player=me)
                    destroy_champion(card)


@word(en="your damage cannot be blocked by shields this turn", ru="в этом ходу ваш урон нельзя заблокировать щитами")
def ignore_shields(me: Player) -> None:
    table.piercing = True


@word(
    en="if you deal {n} or more unblocked damage to one opponent this turn, draw {cards} extra cards in the end phase",
    ru="если в этом ходу вы нанесёте одному противнику не меньше {n} единиц незаблокированного урона, "
    "в завершающей фазе возьмите на {cards} карты больше",
)
def extra_cards_for_damage(me: Player, n: int, cards: int) -> None:
    table.extra_cards += cards
    table.extra_cards_damage = n


@word(
    en="until the end of the turn, whenever you gain health, also gain that much power",
    ru="до конца хода каждый раз, когда получаете здоровье, получайте столько же мощи",
)
def health_gives_power(me: Player) -> None:
    table.talons += 1


# --- copying (SOI-RULE-02 to -05) -------------------------------------------------------------------------------------


@word(
    en="copy the effects of another card you have played this turn that is not a champion. "
    "[mastery] {n}+: copy them once more",
    ru="скопируйте эффекты другой карты, разыгранной вами в этом ходу (но не чемпиона). "
    "[mastery] {n}+: скопируйте их ещё раз",
    keyword="copy",
)
def copy_played_card(me: Player, n: int) -> None:
    card = choose(
        chooser(me),
        (card for card in me.play if not card.champion and not card.copied and card != this()),
        COPY_CARD,
    )
    if card:
        copy(me, card, this())
        if me.mastery >= n:
            copy(me, card, this())


@word(
    en="copy the effects of one {faction} ally you have played this turn",
    ru="скопируйте эффекты союзника {faction:of}, разыгранного вами в этом ходу",
    keyword="copy",
)
def copy_ally(me: Player, faction: Faction) -> None:
    card = choose(
        chooser(me),
        (card for card in me.play if not card.champion and card.faction == faction and not card.copied),
        COPY_CARD,
    )
    if card:
        copy(me, card, this())


@word(
    en="copy the effects of all {faction} allies you have played this turn and of each one you play later this turn",
    ru="скопируйте эффекты всех союзников {faction:of}, которых вы уже разыграли в этом ходу, "
    "и до его конца копируйте эффекты каждого следующего",
    keyword="copy",
)
def copy_allies(me: Player, faction: Faction) -> None:
    for card in me.play:
        if not card.champion and card.faction == faction:
            copy(me, card, this())
    table.copier = this()


@rule
def copy(me: Player, card: Card, copier: Card) -> None:
    """Apply the effects of a card as effects of the copier; a card is copied once in a chain, so chains end."""
    note(COPIES, card, player=me)
    card.copied = True
    on_play(card, me, copier)
    card.copied = False
