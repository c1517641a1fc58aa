"""What cards can do. A word is a rule with a sentence: a card made of words needs no other text."""

from __future__ import annotations

from deckwright.lang.types import ask, move, offer, reveal
from deckwright.lang.words import Effect, word

from new_game.schema import Answer, Player
from new_game.texts import BURY, KEEP, SEEN


@word(en="gain {n:gold}", ru="получите {n:gold}", gives={"gold": "n"}, short="{n:gold}")
def gain(me: Player, n: int) -> None:
    """Numbers of a word stand on the card that uses it. `gives` is for bots, `short` for small cards."""
    me.gold += n


@word(en="make {n} less noise", ru="шума становится меньше на {n}", gives={"quiet": "n"}, short="−{n}{noise}")
def hush(me: Player, n: int) -> None:
    """What is already quiet cannot become quieter."""
    me.noise = max(0, me.noise - n)


@word(
    en="look at the top card of your deck; you may discard it",
    ru="посмотрите верхнюю карту колоды; её можно сбросить",
    gives={"quiet": 0.5},
    short=("scout", "разведка"),
)
def scout(me: Player) -> None:
    """A word may ask, too: the game waits in the middle of the card, and can be saved and undone right there."""
    card = me.deck.top
    if card:
        reveal(card, to=me)
        offer(BURY, card)
        offer(KEEP, card)
        picked: Answer = ask(me, SEEN)
        if picked.verb == BURY:
            move(card, me.discard)


@word(
    en="if you have made no noise: {effect}",
    ru="если вы не шумели: {effect}",
    gives={"effect": 0.5},
    short=("<silence> {effect}", "<тишина> {effect}"),
)
def in_silence(me: Player, effect: Effect) -> None:
    """A word may hold other words and decide about them; about half of the time, bots reckon."""
    if me.noise == 0:
        effect(me)
