"""Words of the Hollow Crown and its acolytes."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.damage import hit
from deckwright.games.aeons_end.rules.life import gravehold_suffers, suffer, win
from deckwright.games.aeons_end.rules.nemesis import enter_play
from deckwright.games.aeons_end.schema import Card, Difficulty, player, this
from deckwright.games.aeons_end.texts import ACTS, WHO_SUFFERS
from deckwright.games.war_eternal.schema import Player, table
from deckwright.games.war_eternal.slots import blood_dries, blood_magic
from deckwright.games.war_eternal.texts import WHICH_ACOLYTE
from deckwright.lang.meaning import NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.types import choose, choose_player, everyone, move, move_all, note, shuffle
from deckwright.lang.words import word

ACOLYTES_AT_FIRST = 2


# --- the mat ----------------------------------------------------------------------------------------------------------
@word(
    en="begins with two of its nine acolytes. When one is discarded, the next comes into play. At the end of any "
    "turn without an acolyte in play the players win",
    ru="начинает с двумя из девяти аколитов. Когда аколита сбрасывают, в игру входит следующий. Если в конце "
    "любого хода в игре нет аколитов, игроки побеждают",
    gives=NOT_COUNTED,
    short=("no acolytes: victory", "нет аколитов — победа"),
)
def begins_with_acolytes(me: Player) -> None:
    """The acolytes are shuffled, the first come into play; for beginners one is discarded."""
    move_all(table.acolyte_box, table.acolyte_deck)
    shuffle(table.acolyte_deck)
    for _ in range(ACOLYTES_AT_FIRST):
        draw_acolyte()
    if table.difficulty == Difficulty.BEGINNER:
        move(table.acolyte_deck.top, table.acolytes_gone)


@rule
def draw_acolyte() -> None:
    """The next acolyte comes into play, if any is left."""
    card = table.acolyte_deck.top
    if card:
        enter_play(card)


@rule
def acolyte_falls(card: Card, me: Player) -> None:
    """A discarded acolyte has a pile of its own, and the next one takes its place at once."""
    move(card, table.acolytes_gone)
    draw_acolyte()


@rule
def crown_falls(card: Card, me: Player) -> None:
    """At the end of any turn without an acolyte in play the players win."""
    if not any(threat.acolyte for threat in table.threats):
        win()


# --- blood magic ------------------------------------------------------------------------------------------------------


@rule
def resolve_blood(acolyte: Card) -> None:
    """The blood magic of one acolyte, if it is still there."""
    if acolyte in table.threats:
        note(ACTS, acolyte)
        blood_magic(acolyte, player(0))


@rule
def resolve_all_blood() -> None:
    """The blood magic of every acolyte, the oldest first, without the damage they do to themselves."""
    for acolyte in table.threats:
        if acolyte.acolyte:
            table.bloodless = True
            resolve_blood(acolyte)
            table.bloodless = False


@rule
def strongest_acolyte() -> Card | None:
    """The acolyte with the most life; the players decide between equals."""
    most = max((card.life for card in table.threats if card.acolyte), default=0)
    return choose(everyone(), (card for card in table.threats if card.acolyte and card.life == most), WHICH_ACOLYTE)


@rule
def weakest_acolyte() -> Card | None:
    """The acolyte with the least life; the players decide between equals."""
    least = min((card.life for card in table.threats if card.acolyte), default=0)
    return choose(everyone(), (card for card in table.threats if card.acolyte and card.life == least), WHICH_ACOLYTE)


@rule
def blood_of_strongest() -> Card | None:
    """The blood magic of the acolyte with the most life; which one it was is the answer."""
    acolyte = strongest_acolyte()
    if acolyte:
        resolve_blood(acolyte)
    return acolyte


@word(
    en="resolve the [blood-magic] of the acolyte with the most life",
    ru="примените эффект «[blood-magic]» аколита, у которого больше всего жизней",
    gives={"harm": 2.0},
    short=("[blood-magic] of strongest", "[blood-magic] сильнейшего"),
)
def crown_unleashed(me: Player) -> None:
    if table.difficulty >= Difficulty.EXPERT:
        resolve_all_blood()
    else:
        blood_of_strongest()


@word(
    en="resolve the [blood-magic] of each acolyte in play, without the damage they do to themselves",
    ru="примените эффект «[blood-magic]» каждого аколита в игре; урон, который аколиты при этом "
    "наносят самим себе, не учитывается",
    gives={"harm": 4.0},
    short=("all [blood-magic]", "вся [blood-magic]"),
)
def all_blood_magic(me: Player) -> None:
    resolve_all_blood()


@word(
    en="resolve the [blood-magic] of each acolyte in play 2 times, without the damage they do to themselves",
    ru="примените 2 раза эффект «[blood-magic]» каждого аколита в игре; урон, который аколиты при этом "
    "наносят самим себе, не учитывается",
    gives=NOT_COUNTED,
    short=("all [blood-magic] ×2", "вся [blood-magic] ×2"),
)
def all_blood_magic_twice(me: Player) -> None:
    resolve_all_blood()
    resolve_all_blood()


# --- blood magic that does nothing ------------------------------------------------------------------------------------


@rule
def crown_is_idle(card: Card) -> bool:
    """Whether an unleash could do nothing: no acolyte is there to act, or none whose blood magic has any effect."""
    if table.difficulty >= Difficulty.EXPERT:
        return not any(threat.acolyte and not blood_dries(threat, True) for threat in table.threats)
    most = max((threat.life for threat in table.threats if threat.acolyte), default=0)
    return not any(
        threat.acolyte and threat.life == most and not blood_dries(threat, False) for threat in table.threats
    )


@rule
def without_spells(card: Card, bloodless: bool) -> bool:
    """Whether nobody has a spell prepped that could be counted."""
    return not any(someone.prepped for someone in table.players)


@rule
def without_cards(card: Card, bloodless: bool) -> bool:
    """Whether nobody has a card to discard and the acolyte does not hurt itself."""
    return bloodless and not any(someone.hand for someone in table.players)


# --- what acolytes do -------------------------------------------------------------------------------------------------


@rule
def acolyte_suffers(acolyte: Card, n: int) -> None:
    """An acolyte's own blood magic hurts it, unless a card says otherwise."""
    if not table.bloodless and acolyte in table.threats:
        hit(player(0), acolyte, n)


@word(
    en="this acolyte suffers {n:damage}",
    ru="этот аколит получает {n:damage}",
    gives=NOT_COUNTED,
    short=("itself −{n:life}", "сам −{n:life}"),
)
def acolyte_damage(me: Player, n: int) -> None:
    acolyte_suffers(this(), n)


@word(
    en="Gravehold and this acolyte each suffer 1 damage for each spell prepped by the player with the most",
    ru="Грейвхолд и этот аколит получают по 1 урону за каждое подготовленное заклинание игрока, у которого их больше "
    "всего",
    gives=NOT_COUNTED,
    short=("Gravehold, itself −{life} per {spell}", "Грейвхолд и сам −{life} за {spell}"),
)
def damage_by_most_spells(me: Player) -> None:
    spells = max((len(someone.prepped) for someone in table.players), default=0)
    gravehold_suffers(spells)
    if spells > 0:
        acolyte_suffers(this(), spells)


@word(
    en="this acolyte suffers {damage:damage} if that player has {n:life} or less",
    ru="этот аколит получает {damage:damage}, если у этого игрока {n:life} или меньше",
    gives=NOT_COUNTED,
    short=("<≤{n:life}> itself −{damage:life}", "<≤{n:life}> сам −{damage:life}"),
)
def if_player_weak(me: Player, n: int, damage: int) -> None:
    if me.life <= n:
        acolyte_suffers(this(), damage)


@word(
    en="two different players suffer {n:damage} each",
    ru="два разных игрока получают по {n} урону",
    gives=NOT_COUNTED,
    short=("two players −{n:life}", "два игрока −{n:life}"),
)
def two_players_suffer(me: Player, n: int) -> None:
    first = choose_player(everyone(), table.players, WHO_SUFFERS)
    if first:
        suffer(first, n)
        second = choose_player(everyone(), first.others, WHO_SUFFERS)
        if second:
            suffer(second, n)
        else:
            suffer(first, n)


@rule
def charge_lost(me: Player) -> int:
    """Completely only if any player has a charge to lose."""
    return 100 if any(someone.charges > 0 for someone in table.players) else 50


@rule
def one_charge(me: Player) -> int:
    """Whether a player has a charge."""
    return min(1, me.charges)


@rule
def card_discarded(me: Player) -> int:
    """Completely only if any player has a card in hand."""
    return 100 if any(someone.hand for someone in table.players) else 50


# --- the cards of the Hollow Crown ------------------------------------------------------------------------------------


@word(
    en="put the acolyte with the least life on the bottom of the acolyte deck, then draw an acolyte into play",
    ru="положите аколита с наименьшим количеством жизней под низ колоды аколитов, затем введите в игру нового аколита",
    gives=NOT_COUNTED,
    short=("replace the weakest", "заменить слабейшего"),
)
def acolyte_replaced(me: Player) -> None:
    acolyte = weakest_acolyte()
    if acolyte:
        acolyte.life = 0
        move(acolyte, table.acolyte_deck, bottom=True)
    draw_acolyte()


@word(
    en="resolve the [blood-magic] of the acolyte with the least life; then that acolyte suffers {n:damage}",
    ru="примените эффект «[blood-magic]» аколита с наименьшим количеством жизней; затем этот аколит "
    "получает {n:damage}",
    gives={"harm": 2.0},
    short=("[blood-magic] of weakest, it −{n:life}", "[blood-magic] слабейшего, он −{n:life}"),
)
def weakest_bleeds(me: Player, n: int) -> None:
    acolyte = weakest_acolyte()
    if acolyte:
        resolve_blood(acolyte)
        if acolyte in table.threats:
            hit(player(0), acolyte, n)


@word(
    en="resolve the [blood-magic] of the acolyte with the most life; then that acolyte suffers {n:damage}",
    ru="примените эффект «[blood-magic]» аколита, у которого больше всего жизней; затем этот аколит "
    "получает {n:damage}",
    gives=NOT_COUNTED,
    short=("[blood-magic] of strongest, it −{n:life}", "[blood-magic] сильнейшего, он −{n:life}"),
)
def strongest_bleeds(me: Player, n: int) -> None:
    acolyte = blood_of_strongest()
    if acolyte and acolyte in table.threats:
        hit(player(0), acolyte, n)


@rule
def heal_and_resolve(n: int, times: int) -> None:
    """The weakest acolyte gains life, never more than at the start (WE-NCARD-05), and its blood magic happens."""
    acolyte = weakest_acolyte()
    if acolyte:
        acolyte.life = min(acolyte.most_life, acolyte.life + n)
        for _ in range(times):
            resolve_blood(acolyte)


@word(
    en="the acolyte with the least life gains {n:life}; resolve its [blood-magic]",
    ru="аколит с наименьшим количеством жизней получает {n:life}; примените его эффект «[blood-magic]»",
    gives=NOT_COUNTED,
    short=("weakest +{n:life}, [blood-magic]", "слабейший +{n:life}, [blood-magic]"),
)
def weakest_rises(me: Player, n: int) -> None:
    heal_and_resolve(n, 1)


@word(
    en="the acolyte with the least life gains {n:life}; resolve its [blood-magic] 2 times",
    ru="аколит с наименьшим количеством жизней получает {n:life}; примените 2 раза его эффект «[blood-magic]»",
    gives={"harm": 8.0},
    short=("weakest +{n:life}, [blood-magic] ×2", "слабейший +{n:life}, [blood-magic] ×2"),
)
def weakest_rises_twice(me: Player, n: int) -> None:
    heal_and_resolve(n, 2)


@word(
    en="draw an acolyte into play",
    ru="введите в игру нового аколита",
    gives=NOT_COUNTED,
    short=("new acolyte", "новый аколит"),
)
def acolyte_joins(me: Player) -> None:
    draw_acolyte()


@word(
    en="shuffle the {n:acolyte} discarded last into the acolyte deck",
    ru="замешайте в колоду аколитов {n:acolyte}, сброшенных последними",
    gives=NOT_COUNTED,
    short=("{n} acolytes return", "вернутся аколиты: {n}"),
)
def acolytes_return(me: Player, n: int) -> None:
    for _ in range(n):
        if table.acolytes_gone:
            move(table.acolytes_gone.top, table.acolyte_deck)
    shuffle(table.acolyte_deck)
