"""Laying a position of Aeon's End: what follows from its cards, what cannot be, and the phases it may begin with."""

from __future__ import annotations

from deckwright.games.aeons_end.rules.aether import is_earmarked, lose_aether
from deckwright.games.aeons_end.rules.breaches import reaches, refresh, right_of
from deckwright.games.aeons_end.rules.hooks import forgets, refuses_more, settles_more
from deckwright.games.aeons_end.rules.nemesis import nemesis_turn
from deckwright.games.aeons_end.rules.slots import more_life, offers_more, refuses, settles, when_anyone_casts
from deckwright.games.aeons_end.rules.turn import after_casting, draw_phase, end_of_any_turn, next_turn, take_turn
from deckwright.games.aeons_end.schema import LAST_STAGE, Card, Player, table
from deckwright.lang.laying import Laying
from deckwright.lang.rules import has_effect, rule
from deckwright.lang.types import Note, begin_turn, move, note

MUCH_LIFE = Note(
    "much-life", "{player} has more than {number} life", "{player}: жизней больше {number}", ("player", "number")
)
MUCH_CHARGE = Note(
    "much-charge",
    "{player} has more than {number} charges",
    "{player}: энергии больше {number}",
    ("player", "number"),
)
LIVELY = Note("lively", "{player} is exhausted and has life", "{player}: у обессиленного мага нет жизней", ("player",))
NO_MAGE = Note("no-mage", "{player} has no mage", "{player}: нет мага", ("player",))
NO_SPELL = Note("no-spell", "{card} is no spell to prep", "{card}: это не заклинание", ("card",))
NO_BREACH = Note(
    "no-breach",
    "{card} is prepped in no breach of {player}",
    "{card}: не лежит ни в одном разломе ({player})",
    ("card", "player"),
)
NO_SECOND_BREACH = Note(
    "no-second-breach",
    "{card} has no second breach on the right",
    "{card}: справа нет второго разлома",
    ("card",),
)
CROWDED = Note(
    "crowded-breach",
    "{card} of {player} holds spells that do not go together",
    "{card} ({player}): эти заклинания не помещаются вместе",
    ("card", "player"),
)
NO_RELIC = Note("no-relic", "{card} is no relic to attach", "{card}: это не реликвия", ("card",))
NOT_ATTACHED = Note(
    "not-attached",
    "{card} is attached to no breach of {player}",
    "{card}: не прикреплена ни к одному разлому ({player})",
    ("card", "player"),
)
SECOND_RELIC = Note(
    "second-relic",
    "{card} of {player} carries more than one relic",
    "{card} ({player}): к разлому прикреплено больше одной реликвии",
    ("card", "player"),
)
NOT_A_BREACH = Note("not-a-breach", "{card} is no breach", "{card}: это не разлом", ("card",))
FAR_TURNED = Note("far-turned", "{card} cannot be turned that far", "{card}: так далеко не повернуть", ("card",))
GREAT_GRAVEHOLD = Note(
    "great-gravehold", "Gravehold has more than {number} life", "у Грейвхолда больше {number} жизней", ("number",)
)
WRONG_LIFE = Note(
    "wrong-life",
    "{card} is in play with 1 to {number} life",
    "{card}: в игре с жизнями от 1 до {number}",
    ("card", "number"),
)
DEBT = Note("debt", "aether is never below 0", "эфира не бывает меньше 0")


# --- what follows -----------------------------------------------------------------------------------------------------


@rule
def lay(card: Card) -> None:
    """What is in play has all its life and power tokens."""
    if card in table.threats or card in table.nemesis_mat:
        card.life = card.most_life + more_life(card)
        card.countdown = card.power_tokens


@rule
def settle() -> None:
    """What each mage needs for the ability, what room the breaches have, whether played cards differ."""
    for nemesis in table.nemesis_mat:
        if has_effect(nemesis, settles):
            settles(nemesis)
        table.foe_offers = has_effect(nemesis, offers_more)
    if is_earmarked():
        table.earmarked = True
    settles_more()
    table.onlookers = any(has_effect(mage, when_anyone_casts) for me in table.players for mage in me.mat)
    table.helpers = any(mage.helps_allies for me in table.players for mage in me.mat)
    for me in table.players:
        for mage in me.mat:
            me.most_charges = mage.most_charges
        for breach in me.breaches:
            refresh(me, breach)
        first = me.play.top
        if not table.nemesis_turn and first and any(card.kind != first.kind for card in me.play):
            table.plays_differ = True


# --- what cannot be ---------------------------------------------------------------------------------------------------


@rule
def refuse() -> None:
    """What no game comes to."""
    for me in table.players:
        refuse_player(me)
        for mage in me.mat:
            if has_effect(mage, refuses):
                refuses(mage)
        for breach in me.breaches:
            refuse_breach(me, breach)
        for spell in me.prepped:
            refuse_spell(me, spell)
        for relic in me.attached:
            refuse_relic(me, relic)
    if table.gravehold > table.start_gravehold:
        note(GREAT_GRAVEHOLD, number=table.start_gravehold)
    restricted = min(table.gem_aether, table.card_aether, table.spell_aether)
    if min(table.aether, restricted, table.relic_aether, table.breach_aether) < 0:
        note(DEBT)
    for card in table.threats:
        most = card.most_life + more_life(card)  # 0: whatever it came with
        if card.minion and (card.life < 1 or 0 < most < card.life):
            note(WRONG_LIFE, card, number=most)
    for nemesis in table.nemesis_mat:
        if has_effect(nemesis, refuses):
            refuses(nemesis)
    refuses_more()


@rule
def refuse_player(me: Player) -> None:
    """A player has a mage, and neither more nor less than a mage can have."""
    if not me.mat:
        note(NO_MAGE, player=me)
    if me.life > table.start_life or me.life < 0:
        note(MUCH_LIFE, player=me, number=table.start_life)
    if me.charges > me.most_charges or me.charges < 0:
        note(MUCH_CHARGE, player=me, number=me.most_charges)
    if me.exhausted and me.life > 0:
        note(LIVELY, player=me)


@rule
def refuse_breach(me: Player, breach: Card) -> None:
    """A breach holds one spell, or two that may share it (WE-PREP-02, WE-TERM-08)."""
    if breach.position == 0:
        note(NOT_A_BREACH, breach)
    if breach.stage < 0 or breach.stage > LAST_STAGE:
        note(FAR_TURNED, breach)
    inside = sum(1 for spell in me.prepped if reaches(spell, breach))
    widened = breach.two_at_once or any(relic.makes_room and relic.breach == breach for relic in me.attached)
    links = sum(1 for spell in me.prepped if reaches(spell, breach) and spell.link)
    sparks = sum(1 for spell in me.prepped if reaches(spell, breach) and spell.spark)
    kindles = sum(1 for spell in me.prepped if reaches(spell, breach) and spell.takes_spark)
    if inside > 2 or (inside == 2 and links < 2 and (sparks < 1 or kindles < 1) and not widened):
        note(CROWDED, breach, player=me)


@rule
def refuse_spell(me: Player, spell: Card) -> None:
    """What is prepped is a spell in a breach of its player's, a wide one in two."""
    if not spell.spell:
        note(NO_SPELL, spell)
    breach = spell.breach
    if breach is None or breach not in me.breaches:
        note(NO_BREACH, spell, player=me)
    elif spell.dual and right_of(me, breach) is None:
        note(NO_SECOND_BREACH, spell)


@rule
def refuse_relic(me: Player, relic: Card) -> None:
    """What is attached is a relic, the only one under a breach of its player's (NA-ATTACH-02)."""
    if not relic.relic:
        note(NO_RELIC, relic)
    breach = relic.breach
    if breach is None or breach not in me.breaches:
        note(NOT_ATTACHED, relic, player=me)
    elif any(other != relic and other.breach == breach for other in me.attached):
        note(SECOND_RELIC, breach, player=me)


# --- where play may begin ---------------------------------------------------------------------------------------------


@rule
def from_casting_phase(me: Player) -> None:
    """A player's whole turn."""
    put_aside()
    lose_aether()
    take_turn(me)
    go_on()


@rule
def from_main_phase(me: Player) -> None:
    """A player's turn from the main phase on, with the aether that was laid."""
    enter_turn(me)
    after_casting(me)
    go_on()


@rule
def from_draw_phase(me: Player) -> None:
    """The end of a player's turn."""
    enter_turn(me)
    draw_phase(me, False)
    go_on()


@rule
def from_nemesis_turn() -> None:
    """A turn of the nemesis, with the cards on its deck that were laid."""
    put_aside()
    lose_aether()
    nemesis_turn()
    go_on()


@rule
def from_next_turn() -> None:
    """Whose turn it is, the turn order deck says."""
    put_aside()
    lose_aether()
    while True:
        next_turn()


@rule
def enter_turn(me: Player) -> None:
    """It is a player's turn."""
    put_aside()
    begin_turn(me)
    table.active = me


@rule
def go_on() -> None:
    """After this turn the next ones, to the end."""
    end_of_any_turn()
    while True:
        next_turn()


@rule
def put_aside() -> None:
    """What was going on when the position was laid is over."""
    table.nemesis_turn = False
    table.dealing = 0
    table.bonus = 0
    table.bonus_dealt = False
    table.cut_short = False
    table.unleashing = 0
    table.exhausting = False
    table.extra_draws = 0
    table.drawing_up = False
    forgets()
    for me in table.players:
        me.falls = 0
        me.excess = 0
        me.counted = 0
    for card in table.resolving:
        move(card, table.nemesis_discard)
    for card in table.nemesis_mat:
        card.aimable = False
    for card in table.threats:
        card.aimable = False


LAYING = Laying(
    lay,
    settle,
    refuse,
    {
        "casting-phase": from_casting_phase,
        "main-phase": from_main_phase,
        "draw-phase": from_draw_phase,
        "nemesis-turn": from_nemesis_turn,
        "next-turn": from_next_turn,
    },
)
