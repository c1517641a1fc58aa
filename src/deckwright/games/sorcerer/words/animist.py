"""The words of the Animist: stolen cards become followers; these are moved, removed and counted (SOR-LIN-09 to -14)."""

from __future__ import annotations

from deckwright.games.sorcerer.rules.attaching import make_follower, shed, shift
from deckwright.games.sorcerer.rules.gains import draw
from deckwright.games.sorcerer.rules.harming import heal, hurt, weaken
from deckwright.games.sorcerer.rules.minions import followers_of
from deckwright.games.sorcerer.rules.sides import field_of, hostile, in_play, owner_of
from deckwright.games.sorcerer.rules.slots import adds_essence, on_attacked, on_death_here, shields
from deckwright.games.sorcerer.rules.targets import choose_enemy, choose_own, opponent_in_reach, within
from deckwright.games.sorcerer.schema import Battlefield, Card, Player, Reach, table
from deckwright.games.sorcerer.texts import AIM
from deckwright.lang.rules import rule
from deckwright.lang.types import Prompt, choose, choose_player, nothing, random_below, this
from deckwright.lang.words import Effect, word

MOST_MADE = 4  # followers that one card makes
ENOUGH = 2  # cards in a hand that may be stolen from

WHICH_DEAD = Prompt(
    "which-dead", "Which card of a graveyard becomes a follower?", "Какая карта с кладбища станет последователем?"
)
WHOM_IT_FOLLOWS = Prompt("whom-it-follows", "Which minion does it follow?", "За каким приспешником он последует?")
MOVE_FOLLOWER = Prompt(
    "move-follower", "Which follower crawls to the attacker?", "Какой последователь переползёт к атакующему?"
)
WHOSE_FOLLOWER = Prompt("whose-follower", "Whose follower?", "Чей последователь?")
REMOVE_FOLLOWER = Prompt("remove-follower", "Which follower do you remove?", "Какого последователя вы уберёте?")
SHED_FOR_WOUND = Prompt(
    "shed-for-wound", "Remove a follower instead of taking a wound?", "Убрать последователя вместо раны?"
)
FEED_ON_GRAVEYARD = Prompt(
    "feed-on-graveyard",
    "Which topmost card of a graveyard follows the attacker?",
    "Какая верхняя карта кладбища последует за атакующим?",
)


# --- making followers -------------------------------------------------------------------------------------------------
@rule
def host_for(me: Player, reach: Reach) -> Card | None:
    """The minion of mine that a stolen card follows."""
    return choose(
        me,
        (card for field in table.fields if within(me, field, reach) for card in field.minions[me]),
        WHOM_IT_FOLLOWS,
    )


@rule
def steal_the_dead(me: Player, reach: Reach) -> bool:
    """A card of an opponent's graveyard follows a minion of mine, if I like; whether one does."""
    if not any(len(field.minions[me]) > 0 for field in table.fields if within(me, field, reach)):
        return False
    other = choose_player(me, (each for each in table.players if opponent_in_reach(me, each) and each.graveyard), AIM)
    if other is None:
        return False
    card = choose(me, other.graveyard, WHICH_DEAD, optional=True)
    if card is None:
        return False
    minion = host_for(me, reach)
    assert minion is not None
    make_follower(card, minion)
    return True


@word(
    en="you may attach a card of an opponent's graveyard to a minion of yours here as a [follower|follower]",
    ru="вы можете превратить карту с кладбища противника в [follower|последователя] своего приспешника здесь",
    gives={"board": 1.2},
    short=("[follower]: graveyard", "[follower]: кладбище"),
)
def dead_follow(me: Player) -> None:
    steal_the_dead(me, Reach.HERE)


@word(
    en="attach up to {n:card} of opponents' graveyards to your minions as [follower|followers]",
    ru="превратите до {n} карт с кладбищ противников в [follower|последователей] своих приспешников",
    gives={"board": "1.2 n"},
    short=("{n} [follower]: graveyards", "{n} [follower]: кладбища"),
)
def swarm_of_dead(me: Player, n: int) -> None:
    for _ in range(n):
        if not steal_the_dead(me, Reach.ANYWHERE):
            break


@rule
def steal_a_page(me: Player, minion: Card) -> None:
    """The top card of an opponent's grimoire follows a minion of mine."""
    other = choose_player(me, (each for each in table.players if opponent_in_reach(me, each) and each.grimoire), AIM)
    if other:
        card = other.grimoire.top
        assert card is not None
        make_follower(card, minion)


@word(
    en="attach the top card of an opponent's grimoire to a minion of yours here as a [follower|follower]",
    ru="превратите верхнюю карту гримуара противника в [follower|последователя] своего приспешника здесь",
    gives={"board": 1.2, "cards": 0.3},
    short=("[follower]: grimoire", "[follower]: гримуар"),
)
def page_follows(me: Player) -> None:
    if has_page(me):
        minion = host_for(me, Reach.HERE)
        if minion:
            steal_a_page(me, minion)


@rule
def has_page(me: Player) -> bool:
    """Whether an opponent has a grimoire to take a card from."""
    return any(opponent_in_reach(me, each) and len(each.grimoire) > 0 for each in table.players)


@word(
    en="for each of your minions here, at most {n}, choose an opponent and attach the top card of that grimoire to "
    "it as a [follower|follower]",
    ru="для каждого вашего приспешника здесь, но не больше чем для {n}, выберите противника и превратите верхнюю "
    "карту его гримуара в [follower|последователя] этого приспешника",
    gives={"board": 2.5, "cards": 0.6},
    short=("[follower] for each: grimoire", "[follower] каждому: гримуар"),
)
def pages_follow_all(me: Player, n: int) -> None:
    field = table.here
    left = n
    if field:
        for minion in field.minions[me]:
            if left > 0:
                left -= 1
                steal_a_page(me, minion)


@word(
    en="attach a random card from the hand of an opponent who has {n} or more to a minion of yours here as a "
    "[follower|follower]",
    ru="превратите случайную карту из руки противника, у которого их не меньше {n}, в [follower|последователя] своего "
    "приспешника здесь",
    gives={"board": 1.2, "cards": 0.7},
    short=("[follower]: hand", "[follower]: рука"),
)
def hand_follows(me: Player, n: int) -> None:
    other = choose_player(
        me, (each for each in table.players if opponent_in_reach(me, each) and len(each.hand) >= n), AIM
    )
    if other:
        minion = host_for(me, Reach.HERE)
        if minion:
            make_follower(random_of_hand(other), minion)


@rule
def random_of_hand(other: Player) -> Card:
    """Any card of a hand, by chance."""
    left = random_below(len(other.hand))
    found: Card | None = nothing()
    for card in other.hand:
        if left == 0:
            found = card
        left -= 1
    assert found is not None
    return found


@word(
    en="whenever an enemy minion is destroyed here, attach it to this minion as a [follower|follower], {n} at most",
    ru="когда здесь уничтожен вражеский приспешник, он становится [follower|последователем] этого приспешника "
    "(не больше {n})",
    gives={"board": 1.5},
    short=("<enemy dies> [follower]", "<враг гибнет> [follower]"),
    slot=on_death_here,
)
def wraps_the_dead(card: Card, me: Player, dead: Card, n: int) -> None:
    if dead in owner_of(dead).graveyard and followers_of(card) < n:
        make_follower(dead, card)


@rule
def enemy_died(card: Card, me: Player, other: Card) -> bool:
    """Whether the dead one was an enemy's."""
    return hostile(me, owner_of(other))


@rule
def court_is_open(card: Card, me: Player, other: Card) -> bool:
    """Whether the attacker lives, nobody was fed in this round, and an opponent has somebody dead."""
    return (
        not card.used
        and in_play(other)
        and any(opponent_in_reach(me, each) and len(each.graveyard) > 0 for each in table.players)
    )


@word(
    en="once per round, after a minion of yours attacks here, you may attach the top card of an opponent's graveyard "
    "to it as a [follower|follower]",
    ru="раз в раунд после атаки вашего приспешника здесь вы можете превратить верхнюю карту кладбища противника в его "
    "[follower|последователя]",
    gives={"board": 1.2},
    short=("<1×, after attack> [follower]: graveyard", "<1×, после атаки> [follower]: кладбище"),
    slot=on_attacked,
)
def carrion_follows(card: Card, me: Player) -> None:
    attacker = table.attacker
    assert attacker is not None
    dead = choose(
        me,
        (last_buried(other) for other in table.players if opponent_in_reach(me, other) and other.graveyard),
        FEED_ON_GRAVEYARD,
        optional=True,
    )
    if dead:
        card.used = True
        make_follower(dead, attacker)
    else:
        table.declined = True


@rule
def last_buried(other: Player) -> Card:
    """The top card of a graveyard that is not empty."""
    card = other.graveyard.top
    assert card is not None
    return card


# --- what followers are good for --------------------------------------------------------------------------------------
@rule
def followers_beside(me: Player, minion: Card, field: Battlefield) -> int:
    """How many followers my other minions on a battlefield have."""
    return sum(followers_of(other) for other in field.minions[me] if other != minion)


@rule
def follows_mine(me: Player, card: Card, field: Battlefield) -> bool:
    """Whether a follower lies under a minion of mine on a battlefield."""
    host = card.host
    return host is not None and host in field.minions[me]


@rule
def whose_under(me: Player, minion: Card) -> Player | None:
    """Whose followers under a minion are meant: asked where there are those of several, and then which of them."""
    return choose_player(
        me, (whose for whose in table.players if any(each.host == minion for each in whose.followers)), WHOSE_FOLLOWER
    )


@rule
def whose_here(me: Player, field: Battlefield, but: Card | None) -> Player | None:
    """The same of all minions of mine on a battlefield, but one."""
    return choose_player(
        me,
        (
            whose
            for whose in table.players
            if any(each.host != but and follows_mine(me, each, field) for each in whose.followers)
        ),
        WHOSE_FOLLOWER,
    )


@rule
def crawl_to(me: Player, minion: Card) -> None:
    """A follower of another minion of mine here goes to this one."""
    field = table.here
    if field:
        whose = whose_here(me, field, minion)
        if whose:
            card = choose(
                me,
                (each for each in whose.followers if each.host != minion and follows_mine(me, each, field)),
                MOVE_FOLLOWER,
            )
            if card:
                shift(card, minion)


@word(
    en="you may move a [follower|follower] from another minion of yours here to this minion",
    ru="вы можете переместить [follower|последователя] другого вашего приспешника здесь к этому приспешнику",
    gives={"board": 0.6},
    short=("move a [follower] here", "[follower] — сюда"),
)
def gathers(me: Player) -> None:
    crawl_to(me, this())


@word(
    en="when a minion of yours attacks here, you may move a [follower|follower] from another minion of yours "
    "here to it",
    ru="когда здесь атакует ваш приспешник, вы можете переместить к нему [follower|последователя] другого вашего "
    "приспешника здесь",
    gives={"board": 1.5},
    short=("move a [follower] to the attacker", "[follower] — к атакующему"),
)
def marshals(me: Player) -> None:
    attacker = table.attacker
    if attacker is not None:
        crawl_to(me, attacker)


@rule
def others_have_followers(card: Card, me: Player) -> bool:
    """Whether a follower can come to the attacker from a minion beside it."""
    attacker = table.attacker
    field = field_of(card)
    return attacker is not None and field is not None and followers_beside(me, attacker, field) > 0


@word(
    en="when an attack would put a wound on this minion, you may remove one of its [follower|followers] instead",
    ru="когда атака должна нанести рану этому приспешнику, вы можете вместо этого убрать его [follower|последователя]",
    gives={"board": 1},
    short=("<wound> −1 [follower]", "<рана> −1 [follower]"),
    slot=shields,
)
def sheds_followers(card: Card, me: Player, victim: Card) -> None:
    whose = whose_under(me, card)
    if whose:
        follower = choose(me, (each for each in whose.followers if each.host == card), SHED_FOR_WOUND, optional=True)
        if follower:
            table.bearer = None
            shed(follower)


@rule
def has_one_to_shed(card: Card, me: Player, other: Card) -> bool:
    """Whether it is this minion that is about to be wounded, and something crawls on it."""
    return card == other and followers_of(card) > 0


@word(
    en="remove a [follower|follower] from a minion of yours here; if you do, {effect}",
    ru="уберите [follower|последователя] своего приспешника здесь; если убрали, {effect}",
    gives={"effect": 0.6},
    short="<−1 [follower]> {effect}",
)
def shed_for(me: Player, effect: Effect) -> None:
    field = table.here
    if field:
        whose = whose_here(me, field, nothing())
        if whose:
            card = choose(me, (each for each in whose.followers if follows_mine(me, each, field)), REMOVE_FOLLOWER)
            if card:
                shed(card)
                effect(me)


@rule
def has_followers_here(card: Card, me: Player) -> bool:
    """Whether a minion of mine there has a follower."""
    field = field_of(card)
    return field is not None and any(followers_of(minion) > 0 for minion in field.minions[me])


@word(
    en="the equipped minion has +{n:essence} for each of its [follower|followers]",
    ru="снаряжённый приспешник получает +{n:essence} за каждого своего [follower|последователя]",
    gives={"board": "1.5 n"},
    short="+{n:essence}/[follower]",
    slot=adds_essence,
)
def armours_by_followers(card: Card, minion: Card, n: int) -> int:
    return n * followers_of(minion) if card.host == minion else 0


@word(
    en="[weaken|weaken] the equipped minion",
    ru="[weaken|ослабьте] снаряжённого приспешника",
    gives={"harm": 1.5},
    short="[weaken]",
)
def weaken_host(me: Player) -> None:
    host = this().host
    if host:
        weaken(host)


# --- sorceries --------------------------------------------------------------------------------------------------------
@word(
    en="heal {n:wound} from a minion of yours; then you may remove one of its [follower|followers]; if you do, draw "
    "{m:card}",
    ru="вылечите {n:wound} у своего приспешника; затем вы можете убрать его [follower|последователя]; если убрали, "
    "доберите {m:card}",
    gives={"board": "0.7 n", "cards": "0.4 m"},
    short=("heal {n} · <−1 [follower]> {m:card}", "лечение {n} · <−1 [follower]> {m:card}"),
)
def moults(me: Player, n: int, m: int) -> None:
    minion = choose_own(me, Reach.ANYWHERE)
    if minion:
        heal(minion, n)
        whose = whose_under(me, minion)
        if whose:
            card = choose(me, (each for each in whose.followers if each.host == minion), REMOVE_FOLLOWER, optional=True)
            if card:
                shed(card)
                draw(me, m)


@word(
    en="deal {n:damage} to an enemy minion, and 1 more for each [follower|follower] of your minions on its battlefield",
    ru="нанесите {n:damage} вражескому приспешнику и ещё по 1 за каждого [follower|последователя] ваших "
    "приспешников на "
    "его поле битвы",
    gives={"harm": "2 n"},
    short=("{n:damage} +1/[follower]", "{n:damage} +1/[follower]"),
)
def swarm_feeds(me: Player, n: int) -> None:
    minion = choose_enemy(me, Reach.ANYWHERE)
    if minion:
        field = field_of(minion)
        assert field is not None
        hurt(minion, n + sum(followers_of(mine) for mine in field.minions[me]))
