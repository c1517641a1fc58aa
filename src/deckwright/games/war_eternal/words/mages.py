"""The abilities of the eight mages, and what belongs to them."""

from __future__ import annotations

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import leave_breach, open_breaches, reaches, take_away_breach
from deckwright.games.aeons_end.rules.cards import an_ally, destroy, draw, gain, gain_onto_deck, take
from deckwright.games.aeons_end.rules.casting import cast
from deckwright.games.aeons_end.rules.damage import can_be_hit, deal, hit, spell_damage
from deckwright.games.aeons_end.rules.life import gain_life, gravehold_gains, voice
from deckwright.games.aeons_end.rules.main_phase import offer_own_preps
from deckwright.games.aeons_end.texts import (
    CAST_WHICH,
    GAIN_WHICH,
    HOW_MUCH_DAMAGE,
    MAY_DESTROY,
    WHICH_BREACH,
    WHICH_PLAYER,
    WHICH_TARGET,
)
from deckwright.games.aeons_end.words.breaches import ask_to_prep
from deckwright.games.war_eternal.schema import Card, Player, table
from deckwright.games.war_eternal.texts import FORCE_SPELL
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_number, choose_player, move
from deckwright.lang.words import word


# --- Quilius ----------------------------------------------------------------------------------------------------------
@word(
    en="deal {n:damage}. If that discards a minion of the nemesis deck, Quilius gains a trophy",
    ru="нанесите {n:damage}. Если из-за этого сброшен приспешник из колоды исчадия, Куилиус получает жетон трофея",
    gives={"damage": "1.1 n"},
    short=("{n:damage}, trophy for a minion", "{n:damage}, трофей за приспешника"),
    about={Matter.DAMAGE: "n"},
)
def damage_for_trophy(me: Player, n: int) -> None:
    target = spell_damage(me, n)
    if target and target.tier > 0 and target.minion and target not in table.threats:
        for someone in table.players:
            for mage in someone.mat:
                if mage.gathers_trophies:
                    someone.trophies += 1


@word(
    en="deal {n:damage} for each trophy you have",
    ru="нанесите {n:damage} за каждый свой жетон трофея",
    gives=NOT_COUNTED,
    short=("{n:damage} per trophy", "{n:damage} за трофей"),
)
def damage_by_trophies(me: Player, n: int) -> None:
    deal(me, n * me.trophies)


# --- Dezmodia ---------------------------------------------------------------------------------------------------------
@word(
    en="any player destroys an opened breach I or II of theirs, takes the spells in it back to hand and puts a "
    "[sigil] in its place. Then that player may prep a spell",
    ru="любой игрок уничтожает свой открытый разлом I или II, возвращает заклинания из него в руку и кладёт на его "
    "место [sigil]. Затем этот игрок может подготовить заклинание",
    gives=NOT_COUNTED,
    short=("[sigil], prep {spell}", "[sigil], подготовить {spell}"),
)
def tempest_sigil(me: Player) -> None:
    owner = choose_player(
        voice(me),
        (someone for someone in table.players if any(may_be_sigil(breach) for breach in someone.breaches)),
        WHICH_PLAYER,
    )
    if owner:
        breach = choose(voice(owner), (breach for breach in owner.breaches if may_be_sigil(breach)), WHICH_BREACH)
        assert breach is not None
        for spell in owner.prepped:
            if reaches(spell, breach):
                leave_breach(spell, owner.hand)
        replace_by_sigil(owner, breach)
        offer_own_preps(owner)
        ask_to_prep(owner)


@rule
def may_be_sigil(breach: Card) -> bool:
    """Whether a Sigil breach can take this one's place: an opened I or II."""
    return breach.open and breach.position <= 2 and not breach.sigil


@rule
def replace_by_sigil(owner: Player, breach: Card) -> None:
    """A Sigil breach comes in the place of a breach, which is destroyed."""
    from_box: Card | None = None
    for tile in table.breach_box:
        if tile.sigil and tile.position == breach.position:
            from_box = tile
    if from_box:
        move(from_box, owner.breaches, bottom=True)
        from_box.open = True
        take_away_breach(owner, breach)
        keep_breaches_in_order(owner)


@rule
def keep_breaches_in_order(owner: Player) -> None:
    """Breaches lie from left to right by their number (WE-BREACH-02)."""
    for position in range(1, 5):
        for breach in owner.breaches:
            if breach.position == position:
                move(breach, owner.breaches, bottom=True)


# --- Garu -------------------------------------------------------------------------------------------------------------
@word(
    en="discard up to {most} of your prepped spells. Deal {n:damage} and {more} more for each of them, divided as you "
    "like among the nemesis and any minions",
    ru="сбросьте до {most} своих подготовленных заклинаний. Нанесите {n:damage} и ещё {more} за каждое из них, "
    "распределив урон как угодно между исчадием и приспешниками",
    gives=NOT_COUNTED,
    short=("{n:damage} +{more} per discarded {spell}", "{n:damage} +{more} за сброшенное {spell}"),
)
def colossal_force(me: Player, most: int, n: int, more: int) -> None:
    total = n
    discarded = 0
    while discarded < most:
        spell = choose(voice(me), me.prepped, FORCE_SPELL, optional=True)
        if spell is None:
            break
        leave_breach(spell, me.discard)
        total += more
        discarded += 1
    divide(me, total)


@rule
def divide(me: Player, total: int) -> None:
    """Divide damage among the targets there are now, each hit once; what comes into play meanwhile is none."""
    for place in (table.nemesis_mat, table.threats):
        for card in place:
            card.aimable = can_be_hit(card)
    left = total
    while left > 0 and targets_left() > 0:
        table.dealing = left
        target = choose(
            voice(me),
            (card for place in (table.nemesis_mat, table.threats) for card in place if card.aimable),
            WHICH_TARGET,
        )
        amount = left
        if targets_left() > 1:
            amount = choose_number(voice(me), 1, left, HOW_MUCH_DAMAGE)
        if target:
            target.aimable = False
            left -= amount
            hit(me, target, amount)
    for place in (table.nemesis_mat, table.threats):
        for card in place:
            card.aimable = False


@rule
def targets_left() -> int:
    """How many targets were not hit yet."""
    return sum(1 for place in (table.nemesis_mat, table.threats) for card in place if card.aimable)


# --- Gex --------------------------------------------------------------------------------------------------------------
@word(
    en="destroy up to {n} cards that cost 0 in your discard pile. Then any ally draws {cards:card} and gains "
    "{life:life}",
    ru="уничтожьте в своей стопке сброса до {n} карт стоимостью 0. Затем любой союзник берёт {cards:card} и получает "
    "{life:life}",
    gives=NOT_COUNTED,
    short=(
        "destroy {n:card} · ally {cards:card} {life:life}",
        "уничтожить {n:card} · союзник {cards:card} {life:life}",
    ),
)
def vimcraft_oath(me: Player, n: int, cards: int, life: int) -> None:
    destroyed = 0
    while destroyed < n:
        card = choose(
            voice(me),
            (card for card in me.discard if card.cost == 0 and not card.indestructible),
            MAY_DESTROY,
            optional=True,
        )
        if card is None:
            break
        destroy(card)
        destroyed += 1
    ally = an_ally(me)
    draw(ally, cards)
    gain_life(ally, life)


# --- Mazahaedron ------------------------------------------------------------------------------------------------------
@word(
    en="you may gain a gem that costs {n} or less. Then Gravehold gains {life:life}",
    ru="вы можете получить самоцвет стоимостью {n} или меньше. Затем Грейвхолд получает {life:life}",
    gives=NOT_COUNTED,
    short=("gem ≤{n:aether} · Gravehold {life:life}", "самоцвет ≤{n:aether} · Грейвхолд {life:life}"),
)
def underearth_mantra(me: Player, n: int, life: int) -> None:
    card = choose(voice(me), (card for card in table.market if card.gem and card.cost <= n), GAIN_WHICH, optional=True)
    if card:
        gain(me, card)
    gravehold_gains(life)


# --- Mist -------------------------------------------------------------------------------------------------------------
@word(
    en="cast up to {n} different prepped spells of any players. After each, put that spell into the hand of any ally",
    ru="произнесите до {n} разных подготовленных заклинаний любых игроков. После каждого положите это заклинание "
    "в руку любого союзника",
    gives=NOT_COUNTED,
    short=("cast {n:spell} of anybody", "произнести любые {n:spell}"),
)
def exalted_brand(me: Player, n: int) -> None:
    count = 0
    while count < n:
        spell = choose(
            voice(me), (card for someone in table.players for card in someone.prepped), CAST_WHICH, optional=True
        )
        if spell is None:
            return
        owner: Player = spell.pile.owner
        cast(me, spell)
        if spell in owner.discard:
            ally = an_ally(me)
            take(ally, spell)
        count += 1


# --- Ulgimor ----------------------------------------------------------------------------------------------------------
@word(
    en="gain {n:life}; if you are exhausted, any ally gains {less:life} instead",
    ru="получите {n:life}; если вы обессилены, вместо этого любой союзник получает {less:life}",
    gives=NOT_COUNTED,
    short=("{n:life} · <→ exhausted> ally {less:life}", "{n:life} · <→ обессилены> союзник {less:life}"),
)
def eidolon_shroud(me: Player, n: int, less: int) -> None:
    if me.exhausted:
        gain_life(an_ally(me), less)
    else:
        gain_life(me, n)


# --- Yan Magda --------------------------------------------------------------------------------------------------------
@word(
    en="gain any card. Then, if you have {n:breach}, any ally gains any card and puts it on top of their deck",
    ru="получите любую карту. Затем, если у вас открыты {n:breach}, любой союзник получает любую карту и кладёт её "
    "на верх своей колоды",
    gives=NOT_COUNTED,
    short=("any card · <{n} opened> and for an ally", "любая карта · <открыты {n}> и союзнику"),
)
def imperium_ritual(me: Player, n: int) -> None:
    card = choose(voice(me), table.market, GAIN_WHICH)
    if card:
        gain(me, card)
    if open_breaches(me) >= n:
        ally = an_ally(me)
        second = choose(voice(ally), table.market, GAIN_WHICH)
        if second:
            gain_onto_deck(ally, second)
