"""The words of treasures that lie on the table: the group's (level 2) and those on the mats of mages (level 3).

What a treasure answers to, if it is a card, is `table.answered`.
"""

from __future__ import annotations

from deckwright.games.aeons_end.rules.breaches import can_be_focused
from deckwright.games.aeons_end.rules.cards import destroy, gain
from deckwright.games.aeons_end.rules.damage import deal, focus_breach
from deckwright.games.aeons_end.rules.life import gain_charge, gain_life, voice
from deckwright.games.aeons_end.rules.slots import out_of_reach_of
from deckwright.games.aeons_end.schema import this
from deckwright.games.aeons_end.texts import FOCUS_BREACH, GAIN_WHICH, MAY_DESTROY, WHO_IS_MEANT
from deckwright.games.new_age.schema import Card, Player, table
from deckwright.games.new_age.slots import adds_against_nemesis, adds_to_spell, cheapens, fits_pile
from deckwright.games.new_age.texts import ONTO_ITS_DECK, TREASURE_WORKS, WHO_DEALS
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import choose, choose_player, confirm, everyone, move, note
from deckwright.lang.words import word

BREACHES = (1, 2, 3, 4)


@rule
def tell_of(me: Player) -> None:
    """That the treasure does something for a player, for all to hear."""
    note(TREASURE_WORKS, this(), player=me)


@rule
def has_no_closed_breach(me: Player) -> bool:
    """Whether every breach that a player still has is opened."""
    return all(breach.open for breach in me.breaches)


# --- next to a supply pile --------------------------------------------------------------------------------------------
@word(
    en="as the game begins, put this next to a relic or spell supply pile",
    ru="в начале партии положите это сокровище рядом со стопкой запаса с реликвиями или заклинаниями",
    gives=NOT_COUNTED,
    short=("<next to relics or spells>", "<у стопки реликвий или заклинаний>"),
    slot=fits_pile,
)
def beside_relic_or_spell(card: Card, pile: Card) -> bool:
    return pile.relic or pile.spell


@word(
    en="as the game begins, put this next to a supply pile of cards that cost {least} or more",
    ru="в начале партии положите это сокровище рядом со стопкой запаса с картами стоимостью {least} или больше",
    gives=NOT_COUNTED,
    short=("<next to a pile of {least:aether} or more>", "<у стопки за {least:aether} или больше>"),
    slot=fits_pile,
)
def beside_dear(card: Card, pile: Card, least: int) -> bool:
    return pile.cost >= least


@word(
    en="players gain them for {n:aether} less; what they cost by themselves stays the same",
    ru="игроки получают их на {n:aether} дешевле; сама стоимость карт не меняется",
    gives={"help": "1.5 n"},
    short=("price −{n:aether}", "цена −{n:aether}"),
    slot=cheapens,
)
def costs_less(card: Card, n: int) -> int:
    return n


@word(
    en="whenever a player gains a card of that pile, they focus one of their breaches",
    ru="каждый раз, когда игрок получает карту из этой стопки, он настраивает один из своих разломов",
    gives={"help": 2},
    short=("<gained> focus a breach", "<получена> настроить разлом"),
)
def focuses_for_gain(me: Player) -> None:
    breach = choose(voice(me), (breach for breach in me.breaches if can_be_focused(breach)), FOCUS_BREACH)
    if breach:
        tell_of(me)
        focus_breach(breach)


@word(
    en="whenever a player gains a card of that pile, they deal {n:damage}",
    ru="каждый раз, когда игрок получает карту из этой стопки, он наносит {n:damage}",
    gives={"damage": "0.9 n"},
    short=("<gained> {n:damage}", "<получена> {n:damage}"),
)
def strikes_for_gain(me: Player, n: int) -> None:
    tell_of(me)
    deal(me, n)


@word(
    en="when the last card of a supply pile is gained or destroyed, any player deals {n:damage}",
    ru="когда последнюю карту стопки запаса получают или уничтожают, любой игрок наносит {n:damage}",
    gives={"damage": "0.2 n"},
    short=("<pile empty> {n:damage}", "<стопка пуста> {n:damage}"),
)
def strikes_for_empty_pile(me: Player, n: int) -> None:
    tell_of(me)
    deal(who_deals(me), n)


@rule
def who_deals(me: Player) -> Player:
    """Any player; they are asked only where it matters who deals the damage."""
    if any(has_effect(card, out_of_reach_of) for card in table.threats):
        chosen = choose_player(everyone(), table.players, WHO_DEALS)
        if chosen:
            return chosen
    return me


# --- abilities, breaches, turns ---------------------------------------------------------------------------------------
@word(
    en="after the ability of a player is resolved, that player deals {n:damage}",
    ru="каждый раз после применения своей способности игрок наносит {n:damage}",
    gives={"damage": "0.7 n"},
    short=("<ability> {n:damage}", "<способность> {n:damage}"),
)
def strikes_for_ability(me: Player, n: int) -> None:
    tell_of(me)
    deal(me, n)


@word(
    en="after the ability of a player is resolved, any player may destroy a card in their hand",
    ru="каждый раз после применения способности игрока любой игрок может уничтожить карту в своей руке",
    gives={"thinning": 1.4},
    short=("<ability> destroy {card} of a hand", "<способность> уничтожить {card} из руки"),
)
def lets_anybody_destroy(me: Player) -> None:
    chosen = choose_player(everyone(), (someone for someone in table.players if someone.hand), WHO_IS_MEANT)
    if chosen:
        tell_of(me)
        card = choose(voice(chosen), chosen.hand, MAY_DESTROY, optional=True)
        if card:
            destroy(card)


@word(
    en="when a player opens a breach, that player deals {n:damage}",
    ru="когда игрок открывает разлом, он наносит {n:damage}",
    gives={"damage": "0.6 n"},
    short=("<a breach opened> {n:damage}", "<открыт разлом> {n:damage}"),
)
def strikes_for_opening(me: Player, n: int) -> None:
    tell_of(me)
    deal(me, n)


@word(
    en="when a player opens a breach, that player gains {n:charge}",
    ru="когда игрок открывает разлом, он получает {n:charge}",
    gives={"help": "0.8 n"},
    short=("<a breach opened> {n:charge}", "<открыт разлом> {n:charge}"),
)
def charges_for_opening(me: Player, n: int) -> None:
    tell_of(me)
    gain_charge(me, n)


@word(
    en="at the start of a player's turn, if they have no closed breaches, they gain {n:charge}",
    ru="в начале хода игрока, если у него нет закрытых разломов, он получает {n:charge}",
    gives={"help": "0.6 n"},
    short=("<all breaches open> {n:charge}", "<все разломы открыты> {n:charge}"),
)
def charges_when_all_open(me: Player, n: int) -> None:
    if has_no_closed_breach(me):
        tell_of(me)
        gain_charge(me, n)


@word(
    en="at the start of your turn, gain {n:aether} that can only be used to gain relics",
    ru="в начале своего хода получите {n:aether}, который можно потратить только на получение реликвий",
    gives={"aether": "0.6 n"},
    short=("<turn> {n:aether} for relics", "<ход> {n:aether} на реликвии"),
)
def brings_relic_aether(me: Player, n: int) -> None:
    tell_of(me)
    table.relic_aether += n
    table.earmarked = True


@word(
    en="at the start of your first turn, focus each of your closed breaches once",
    ru="в начале своего первого хода настройте каждый свой закрытый разлом по одному разу",
    gives={"help": 2.5},
    short=("<first turn> focus all breaches", "<первый ход> настроить все разломы"),
)
def focuses_all(me: Player) -> None:
    tell_of(me)
    for position in BREACHES:
        breach = breach_at(me, position)
        if breach and can_be_focused(breach):
            focus_breach(breach)


@rule
def breach_at(me: Player, position: int) -> Card | None:
    """A player's breach of this number, if it is still there."""
    for breach in me.breaches:
        if breach.position == position:
            return breach
    return None


@word(
    en="at the start of your first turn, gain a card from the supply that costs {most} or less",
    ru="в начале своего первого хода получите из запаса карту стоимостью {most} или меньше",
    gives={"help": 3},
    short=("<first turn> {card} for {most:aether} or less", "<первый ход> {card} за {most:aether} или меньше"),
)
def gains_at_once(me: Player, most: int) -> None:
    tell_of(me)
    card = choose(voice(me), (card for card in table.market if card.cost <= most), GAIN_WHICH)
    if card:
        gain(me, card)


# --- what its player gains and plays ----------------------------------------------------------------------------------
@word(
    en="when you gain a spell, you gain {n:life}",
    ru="когда вы получаете заклинание, вы получаете {n:life}",
    gives={"help": "1.4 n"},
    short=("<{spell} gained> {n:life}", "<получено {spell}> {n:life}"),
)
def heals_for_spell(me: Player, n: int) -> None:
    tell_of(me)
    gain_life(me, n)


@word(
    en="when you gain a relic, you may put it on top of your deck",
    ru="когда вы получаете реликвию, вы можете положить её на верх своей колоды",
    gives={"help": 0.5},
    short=("<relic gained> onto your deck", "<реликвия> на колоду"),
)
def may_go_onto_deck(me: Player) -> None:
    relic = table.answered
    if relic and relic in me.discard and confirm(voice(me), ONTO_ITS_DECK):
        tell_of(me)
        move(relic, me.deck)


@word(
    en="when you play a gem that costs {least} or more, gain {n} more aether",
    ru="когда вы разыгрываете самоцвет стоимостью {least} или больше, получите на {n:aether} больше",
    gives={"aether": "1.2 n"},
    short=("<gem for {least:aether}+> {n:aether}", "<самоцвет за {least:aether}+> {n:aether}"),
)
def more_of_dear_gem(me: Player, least: int, n: int) -> None:
    gem = table.answered
    if gem and gem.cost >= least:
        tell_of(me)
        table.aether += n


# --- spells -----------------------------------------------------------------------------------------------------------
@word(
    en="once per turn, when you cast two or more spells in your casting phase, gain {n:aether}",
    ru="один раз за ход, когда вы произносите в свою фазу заклинаний два или больше заклинаний, получите {n:aether}",
    gives={"aether": "0.9 n"},
    short=("<2nd {spell}> {n:aether}", "<2-е {spell}> {n:aether}"),
)
def brings_aether_for_two(me: Player, n: int) -> None:
    tell_of(me)
    table.aether += n


@word(
    en="once per turn, when you cast a spell that costs {least} or more, gain {n:charge}",
    ru="один раз за ход, когда вы произносите заклинание стоимостью {least} или больше, получите {n:charge}",
    gives={"help": "0.9 n"},
    short=("<{spell} for {least:aether}+> {n:charge}", "<{spell} за {least:aether}+> {n:charge}"),
)
def charges_for_dear_spell(me: Player, least: int, n: int) -> None:
    spell = table.answered
    if spell and spell.cost >= least and not this().used:
        this().used = True
        tell_of(me)
        gain_charge(me, n)


@word(
    en="spells you cast that cost {least} or more deal {n} more damage",
    ru="произнесённые вами заклинания стоимостью {least} или больше наносят на {n:damage} больше",
    gives={"damage": "2 n"},
    short=("<{spell} for {least:aether}+> +{n:damage}", "<{spell} за {least:aether}+> +{n:damage}"),
    slot=adds_to_spell,
)
def magnifies(card: Card, me: Player, spell: Card, least: int, n: int) -> int:
    return n if spell.cost >= least else 0


@word(
    en="while you have no closed breaches, spells you cast deal {n} more damage",
    ru="пока у вас нет закрытых разломов, произнесённые вами заклинания наносят на {n:damage} больше",
    gives={"damage": "0.9 n"},
    short=("<all breaches open> +{n:damage}", "<все разломы открыты> +{n:damage}"),
    slot=adds_to_spell,
)
def destroys_with_all_open(card: Card, me: Player, spell: Card, n: int) -> int:
    return n if has_no_closed_breach(me) else 0


@word(
    en="when you deal damage to the nemesis with a spell, it deals {n} more",
    ru="когда вы наносите заклинанием урон исчадию, нанесите на {n:damage} больше",
    gives={"damage": "1.9 n"},
    short=("nemesis +{n:damage}", "исчадию +{n:damage}"),
    slot=adds_against_nemesis,
)
def cuts_nemesis(card: Card, n: int) -> int:
    return n
