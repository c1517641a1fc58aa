"""Words of Fenrix and his claws: only whoever has the Position token on a claw can damage it.

The Position token of a player is the card it lies on, `token_on`, or nothing while the player has it.
"""

from __future__ import annotations

from typing import Any

from deckwright.games.aeons_end.features import Matter
from deckwright.games.aeons_end.rules.breaches import leave_breach
from deckwright.games.aeons_end.rules.cards import destroy
from deckwright.games.aeons_end.rules.life import gain_tokens, lose_to_nemesis, lose_tokens, suffer, voice
from deckwright.games.aeons_end.rules.slots import (
    immediately,
    more_life,
    on_persistent,
    out_of_reach_of,
    pay_toll,
    toll_possible,
)
from deckwright.games.aeons_end.schema import Difficulty, player
from deckwright.games.aeons_end.texts import ACTS, DESTROY_CARD, WHO_SUFFERS
from deckwright.games.aeons_end.words.nemesis import dearest_prepped
from deckwright.games.new_age.claws import TOKENS_FOR_CLAW
from deckwright.games.new_age.schema import Answer, Card, Player, table
from deckwright.games.new_age.texts import (
    CLAW_COMES,
    LAST_CLAW,
    NO_CLAW_LEFT,
    PLACE_TOKEN,
    PLACES_TOKEN,
    SPELL_ONTO_DECK,
    TAKES_TOKEN_BACK,
    TOKEN_ASTRAY,
    WHICH_CLAW,
    WHO_PLACES,
    WHO_TAKES_BACK,
)
from deckwright.lang.meaning import LEAST, NOT_COUNTED
from deckwright.lang.rules import rule
from deckwright.lang.shorts import NOT_ON_CARDS
from deckwright.lang.types import choose, choose_player, everyone, move, move_all, note, offer, this
from deckwright.lang.words import Effect, word

# --- claws ------------------------------------------------------------------------------------------------------------


@rule
def claws_in_play() -> int:
    """How many claws are in play, the Hunting Claw among them."""
    return sum(1 for card in table.threats if card.claw)


@rule
def free_number() -> int:
    """The lowest number that no claw in play has."""
    number = 1
    while any(card.claw_number == number for card in table.threats):
        number += 1
    return number


@rule
def claw_comes(life: int) -> Card | None:
    """The top card of the claw deck comes into play; if that was the last one, the players have lost."""
    card = table.claw_deck.top
    if card is None:
        return None
    move(card, table.threats, bottom=True)
    note(CLAW_COMES, card)
    card.claw_number = free_number()
    card.life = life if life > 0 else card.most_life + more_life(card)
    if not table.claw_deck:
        note(LAST_CLAW)
        lose_to_nemesis()
    immediately(card, player(0))
    return card


@rule
def claws_will_come(card: Card) -> bool:
    """In his own turn Fenrix is not outlasted while tokens are left that bring a claw: claws first, then the check."""
    return table.nemesis_turn and table.tokens >= TOKENS_FOR_CLAW


@rule
def claw_leaves(card: Card, me: Player) -> None:
    """A claw that is discarded goes onto the claw deck again, and Position tokens on it to their players."""
    return_tokens(card)
    card.claw_number = 0
    move(card, table.claw_deck)


@rule
def return_tokens(card: Card) -> None:
    """Position tokens on a card go back to their players."""
    for someone in table.players:
        if someone.token_on == card:
            someone.token_on = None


@rule
def tokens_leave(card: Card, me: Player) -> None:
    """A minion that is discarded leaves the Position tokens on it to their players."""
    return_tokens(card)


@rule
def turn_is_over(card: Card, me: Player) -> None:
    """What holds for a turn ends with it."""
    table.no_placing = False
    for threat in table.threats:
        threat.rests = False


# --- Position tokens --------------------------------------------------------------------------------------------------


@rule
def place_token(me: Player, claw: Card) -> None:
    """A player places the Position token on a minion, from wherever it is."""
    me.token_on = claw
    note(PLACES_TOKEN, claw, player=me)


@rule
def placing_done(card: Card, me: Player, picked: Answer) -> None:
    """Place the Position token where the player picked."""
    if picked.verb == PLACE_TOKEN:
        place_token(me, picked.card)


@rule
def fury_of(card: Card) -> int:
    """Cards beside the mat make claws stronger."""
    return len(table.beside_mat)


# --- positions that were laid -----------------------------------------------------------------------------------------


@rule
def settle_claws(card: Card) -> None:
    """Claws in play are numbered, others are not; a Position token lies on nothing that has left play."""
    for hidden in table.claw_deck:
        hidden.claw_number = 0
    for threat in table.threats:
        if threat.claw and threat.tier == 0 and threat.claw_number == 0:
            threat.claw_number = free_number()
    for someone in table.players:
        claw = someone.token_on
        if claw and claw not in table.threats:
            someone.token_on = None


@rule
def refuse_claws(card: Card) -> None:
    """Position tokens lie on minions, and with an empty claw deck the game is over."""
    for someone in table.players:
        claw = someone.token_on
        if claw and not claw.minion:
            note(TOKEN_ASTRAY, claw, player=someone)
    if not table.claw_deck:
        note(NO_CLAW_LEFT)


# --- the mat ----------------------------------------------------------------------------------------------------------


@word(
    en="begins with {few:token} (with 3 players {three}, with 4 players {four}); five [claw]s are the claw deck. "
    "Increased difficulty: one of them is in play from the start",
    ru="начинает с {few:from-tokens} (при 3 игроках — с {three}, при 4 — с {four}); пять карт «[claw]» — колода "
    "когтей. Повышенная сложность: один коготь в игре с самого начала",
    gives=NOT_COUNTED,
    short=("five claws", "пять когтей"),
)
def begins_with_claws(me: Player, few: int, three: int, four: int) -> None:
    move_all(table.claw_box, table.claw_deck)
    gain_tokens(few if table.seats < 3 else three if table.seats == 3 else four)
    if table.difficulty >= Difficulty.EXPERT:
        claw_comes(0)


@word(
    en="in the main phase a player may place their [position-token] on a claw, as often as they like (our reading)",
    ru="в основную фазу игрок может поместить свой [position-token] на коготь, сколько угодно раз (наше прочтение)",
    gives=NOT_COUNTED,
    short=("place tokens on claws", "жетоны — на когти"),
)
def lets_place(me: Player) -> None:
    if not table.no_placing:
        for claw in table.threats:
            if claw.claw and me.token_on != claw:
                offer(PLACE_TOKEN, claw)


@word(
    en="at the end of the nemesis turn, as long as there are {least} nemesis tokens or more: put a claw into play and "
    "lose {lost:token}. When the claw deck is empty, the players lose",
    ru="в конце хода исчадия, пока у него {least:token} или больше: введите в игру коготь, и исчадие теряет "
    "{lost:token}. Когда колода когтей пуста, игроки проигрывают",
    gives=NOT_COUNTED,
    short=("≥{least:token}: a claw, −{lost:token}", "≥{least:token}: коготь, −{lost:token}"),
)
def calls_claws(me: Player, least: int, lost: int) -> None:
    while table.tokens >= least:
        claw_comes(0)
        lose_tokens(lost)


# --- what claws do ----------------------------------------------------------------------------------------------------


@word(
    en="damage of a player whose [position-token] is not on it is prevented",
    ru="урон от игрока предотвращается, если на этом когте нет его [position-token|жетона позиции]",
    gives=NOT_COUNTED,
    short=("token here: can be damaged", "с жетоном: можно ранить"),
    slot=out_of_reach_of,
)
def needs_token(card: Card, me: Player) -> bool:
    return me.token_on != card


@word(
    en="any player may place their [position-token] on it",
    ru="любой игрок может поместить на него свой [position-token]",
    gives=NOT_COUNTED,
    short=("a token may come here", "сюда можно жетон"),
)
def invites_token(me: Player) -> None:
    claw = this()
    if not table.no_placing:
        chosen = choose_player(
            everyone(), (someone for someone in table.players if someone.token_on != claw), WHO_PLACES, optional=True
        )
        if chosen:
            place_token(chosen, claw)


@word(
    en="a player whose [position-token] is on it suffers {n:damage}",
    ru="игрок, чей [position-token] на нём, получает {n:damage}",
    gives={"harm": "n"},
    short=("<token here> −{n:life}", "<жетон здесь> −{n:life}"),
    about={Matter.PLAYER: "n"},
)
def holder_suffers(me: Player, n: int) -> None:
    claw = this()
    chosen = choose_player(everyone(), (someone for someone in table.players if someone.token_on == claw), WHO_SUFFERS)
    if chosen:
        suffer(chosen, n)


@rule
def somebody_holds(me: Player) -> int:
    """Whether a Position token is on the claw that acts."""
    claw = this()
    return 100 if any(someone.token_on == claw for someone in table.players) else 0


@word(
    en="place the [position-token] of each player on it",
    ru="поместите на него [position-token] каждого игрока",
    gives=NOT_COUNTED,
    short=("all tokens come here", "сюда все жетоны"),
)
def draws_all_tokens(me: Player) -> None:
    for someone in table.players:
        place_token(someone, this())


# --- his cards --------------------------------------------------------------------------------------------------------


@rule
def a_token_lies() -> bool:
    """Whether any Position token lies on a minion."""
    return any(someone.token_on is not None for someone in table.players)


@rule
def token_to_return(me: Player) -> int:
    """Completely only if a Position token lies on a minion."""
    return 100 if a_token_lies() else 50


@rule
def card_to_discard(me: Player) -> int:
    """Completely only if any player has a card in hand."""
    return 100 if any(someone.hand for someone in table.players) else 67


@word(
    en="the [position-token] of any player goes back from a minion to that player",
    ru="[position-token] любого игрока возвращается с приспешника к этому игроку",
    gives={"harm": 0.8},
    short=("a token goes back", "жетон возвращается"),
    about={Matter.UNLEASH: 1},
)
def token_returns(me: Player) -> None:
    chosen = choose_player(
        everyone(), (someone for someone in table.players if someone.token_on is not None), WHO_TAKES_BACK
    )
    if chosen:
        chosen.token_on = None
        note(TAKES_TOKEN_BACK, player=chosen)


@word(
    en="put {n} claws into play with {life:life} each; they do not act this turn",
    ru="введите в игру {n} когтя, у каждого {life:life}; в этот ход они не действуют",
    gives={"harm": "2 n"},
    short=("{n} claws, {life:life}", "когти: {n}, {life:life}"),
)
def whelps_come(me: Player, n: int, life: int) -> None:
    for _ in range(n):
        claw = claw_comes(life)
        if claw:
            claw.rests = True


@word(
    en="if no claw is in play, {none}. Otherwise {some}",
    ru="если в игре нет когтей, {none}. Иначе {some}",
    gives=LEAST,
    short=("<no claw> {none} · <else> {some}", "<нет когтей> {none} · <иначе> {some}"),
)
def by_presence_of_claws(me: Player, none: Effect, some: Effect) -> None:
    if claws_in_play() == 0:
        none(me)
    else:
        some(me)


@word(
    en="if {n} claws or fewer are in play, {few}. Otherwise {many}",
    ru="если когтей в игре {n} или меньше, {few}. Иначе {many}",
    gives=LEAST,
    short=("<≤{n} claws> {few} · <more> {many}", "<≤{n} когтей> {few} · <больше> {many}"),
)
def by_claws(me: Player, n: int, few: Effect, many: Effect) -> None:
    if claws_in_play() <= n:
        few(me)
    else:
        many(me)


@word(
    en="places their [position-token] on a claw",
    ru="помещает свой [position-token] на коготь",
    gives=NOT_COUNTED,
    short=("places the token on a claw", "помещает жетон на коготь"),
)
def places_on_claw(me: Player) -> None:
    if not table.no_placing:
        claw = choose(voice(me), (card for card in table.threats if card.claw), WHICH_CLAW)
        if claw:
            place_token(me, claw)


@word(
    en="this turn no [position-token] can be placed on a claw",
    ru="в этот ход [position-token] нельзя поместить на коготь",
    gives={"harm": 0.4},
    short=("no tokens on claws", "жетоны не на когти"),
)
def nobody_places(me: Player) -> None:
    table.no_placing = True


@word(
    en="the player with the most expensive prepped spell puts it on top of their deck",
    ru="игрок с самым дорогим подготовленным заклинанием кладёт его на верх своей колоды",
    gives={"harm": 1.5},
    short=("dearest {spell} onto its deck", "самое дорогое {spell} — на колоду"),
)
def dearest_goes_back(me: Player) -> None:
    most = dearest_prepped()
    spell = choose(
        everyone(),
        (spell for someone in table.players for spell in someone.prepped if spell.cost == most),
        SPELL_ONTO_DECK,
    )
    if spell:
        owner: Player = spell.pile.owner
        leave_breach(spell, owner.deck)


@word(
    en="put this card beside the nemesis mat: for the rest of the game claws come into play with 1 life more",
    ru="положите эту карту рядом с планшетом исчадия: до конца партии когти входят в игру с 1 дополнительной жизнью",
    gives={"harm": 2.0},
    short=("claws +1 {life} from now on", "когти +1 {life} до конца партии"),
)
def stays_beside_mat(me: Player) -> None:
    move(this(), table.beside_mat)


@word(
    en="resolve what each claw in play does",
    ru="примените эффект каждого когтя в игре",
    gives={"harm": 5.0},
    short=("all claws act", "все когти действуют"),
)
def all_claws_act(me: Player) -> None:
    for claw in table.threats:
        if claw.claw and not claw.rests:
            note(ACTS, claw)
            on_persistent(claw, player(0))


@word(
    en="destroy {n:card} of your hand that cost {least} or more each (our reading)",
    ru="уничтожьте в руке {n:card} стоимостью {least} или больше каждая (наше прочтение)",
    gives=NOT_COUNTED,
    short=("destroy {n:card} ≥{least:aether}", "уничтожить {n:card} ≥{least:aether}"),
)
def toll_dear_destroyed(me: Player, n: int, least: int) -> None:
    for _ in range(n):
        card = choose(voice(me), (card for card in me.hand if card.cost >= least), DESTROY_CARD)
        if card:
            destroy(card)


@word(en="", ru="", gives=NOT_COUNTED, short=NOT_ON_CARDS, slot=toll_possible)
def has_dear_cards(card: Card, me: Player, n: int, least: int) -> bool:
    """Whether a player has so many cards in hand that cost so much."""
    return sum(1 for held in me.hand if held.cost >= least) >= n


def toll_of_dear_destroyed(n: int, least: int) -> dict[Any, list[Effect]]:
    """TO DISCARD: cards of the hand that cost so much, for good."""
    return {toll_possible: [has_dear_cards(n, least)], pay_toll: [toll_dear_destroyed(n, least)]}
