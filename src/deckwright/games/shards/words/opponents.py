"""The words that turn against opponents, and what lasts this turn."""

from __future__ import annotations

from deckwright.games.shards.rules.core import chooser, destroy_champion, opposes
from deckwright.games.shards.schema import Player, table
from deckwright.games.shards.texts import DESTROY_CHAMPION, DESTROYS, WHO_LOSES_MASTERY
from deckwright.lang.types import choose, choose_player, note
from deckwright.lang.words import word


@word(
    en="an opponent of your choice loses {n:mastery}",
    ru="выбранный вами противник теряет {n:mastery}",
    gives={"mastery": 1},
    short=("opponent −{n:mastery}", "противник −{n:mastery}"),
)
def opponent_loses_mastery(me: Player, n: int) -> None:
    victim = choose_player(chooser(me), (other for other in me.others if opposes(me, other)), WHO_LOSES_MASTERY)
    if victim:
        victim.mastery = max(0, victim.mastery - n)


@word(
    en="destroy an enemy champion",
    ru="уничтожьте чемпиона противника",
    gives={"tempo": 1.5},
    short=("destroy {champion}", "уничтожить {champion}"),
)
def destroy_enemy_champion(me: Player) -> None:
    card = choose(
        chooser(me),
        (card for enemy in me.others if opposes(me, enemy) for card in enemy.play if card.champion),
        DESTROY_CHAMPION,
    )
    if card:
        note(DESTROYS, card, player=me)
        destroy_champion(card)


@word(
    en="destroy all enemy champions",
    ru="уничтожьте всех чемпионов противников",
    gives={"tempo": 2},
    short=("destroy all champions", "уничтожить всех чемпионов"),
)
def destroy_enemy_champions(me: Player) -> None:
    for enemy in me.others:
        if opposes(me, enemy):
            for card in enemy.play:
                if card.champion:
                    note(DESTROYS, card, player=me)
                    destroy_champion(card)


@word(
    en="your damage cannot be blocked by shields this turn",
    ru="в этом ходу ваш урон нельзя заблокировать щитами",
    gives={"power": 1},
    short=("ignore shields", "мимо щитов"),
)
def ignore_shields(me: Player) -> None:
    table.piercing = True


@word(
    en="if one opponent loses {n} or more health to your attack this turn, draw {cards} extra cards in the end phase",
    ru="если в этом ходу один из противников потеряет от вашей атаки не меньше {n:health}, "
    "в завершающей фазе возьмите на {cards} карты больше",
    gives={"cards": 1.5},
    short="<{damage}{n}+> +{cards:card}",
)
def extra_cards_for_damage(me: Player, n: int, cards: int) -> None:
    table.extra_cards += cards
    table.extra_cards_damage = n


@word(
    en="until the end of the turn, whenever you gain health, also gain that much power",
    ru="до конца хода каждый раз, когда получаете здоровье, получайте столько же мощи",
    gives={"power": 3},
    short="{health} → +{power}",
)
def health_gives_power(me: Player) -> None:
    table.talons += 1
