"""Help for people who play Ascension, on any screen: how to play, what is asked, what is still possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from deckwright.games.ascension.vocabulary import VOCABULARY
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.texts import Text

# --- how to play ------------------------------------------------------------------------------------------------------
GOAL = Text(
    "Your goal: the most honor when the honor pool is empty and the round is finished.",
    "Цель: набрать больше всех славы к тому времени, когда запас славы исчерпан и раунд доигран.",
)
GOAL_ALONE = Text(
    "You race alone against a score: get more than {target} honor in {turns} (a variant of ours).",
    "Вы играете в одиночку на счёт: наберите больше {target} очков славы за {turns} (это наш вариант).",
)
HOW_TO_PLAY = (
    Text(
        "Your turn: play all cards of your hand; they give runes and power, which last until the turn ends.",
        "В свой ход разыграйте все карты из руки: они дают руны и могущество до конца хода.",
    ),
    Text(
        "Runes acquire heroes and constructs of the centre row. They go to your discard pile and come to hand later.",
        "За руны приобретайте героев и конструкты из центрального ряда. Карта ляжет в сброс, а позже придёт в руку.",
    ),
    Text(
        "Power defeats monsters: you get their honor and their reward at once. The Cultist is always there.",
        "Могуществом побеждайте монстров: славу и награду вы получаете сразу. Культист доступен всегда.",
    ),
    Text(
        "Constructs stay in play and can be used every turn. {which} count their honor at the end.",
        "Конструкты остаются в игре, их можно применять каждый ход. В конце славу приносят {which}.",
    ),
    Text(
        "When you end your turn, what is left is lost, the hand is discarded and you draw 5 new cards.",
        "Когда вы закончите ход, непотраченное пропадёт, рука уйдёт в сброс, и вы возьмёте 5 новых карт.",
    ),
    Text(
        "Easy start: play your whole hand, defeat and acquire the dearest you can, end your turn.",
        "Для начала: разыграйте всю руку, победите и приобретите самое дорогое, закончите ход.",
    ),
)


ALL_CARDS = Text("All your cards", "все ваши карты")
DECK_AND_HAND = Text("The cards of your deck and hand", "карты вашей колоды и руки")


def how_to_play(view: View, lang: str) -> Sequence[str]:
    """The game in a few lines, for somebody who has never played it; alone the goal is another one."""
    values = view["values"]
    goal = GOAL.said(lang)
    if values["solo"]:
        turns = VOCABULARY.amount(values["solo_turns"], "turn", lang)
        goal = GOAL_ALONE.said(lang, target=values["solo_target"], turns=turns)
    which = (ALL_CARDS if values["score_everything"] else DECK_AND_HAND).said(lang)
    return [goal, *(text.said(lang, which=which) for text in HOW_TO_PLAY)]


# --- questions --------------------------------------------------------------------------------------------------------
VERBS = {
    "play": Text("Play from your hand", "Разыграть из руки"),
    "use": Text("Use a construct, once per turn", "Применить конструкт, раз в ход"),
    "use-second": Text("Use the second ability, once per turn", "Применить вторую способность, раз в ход"),
    "defeat": Text("Defeat a monster: you get its reward", "Победить монстра и получить награду"),
    "acquire": Text("Acquire: the card goes to your discard pile", "Приобрести: карта ляжет в ваш сброс"),
    "choose": Text("Choose a card", "Выберите карту"),
}
PLACES = {
    "hand": Text("from hand", "из руки"),
    "discard": Text("from the discard pile", "из сброса"),
    "constructs": Text("in play", "в игре"),
    "row": Text("from the centre row", "из ряда"),
    "mystics": Text("always there", "всегда доступен"),
    "infantry": Text("always there", "всегда доступна"),
    "cultists": Text("always there", "всегда доступен"),
}
EXPLAIN = {
    "banish-own": Text(
        "A banished card is gone for good, its honor too. Banish weak starting cards: good ones come more often.",
        "Изгнанная карта уходит навсегда, и её слава тоже. Изгоняйте слабые начальные карты: хорошие будут приходить "
        "чаще.",
    ),
    "banish-discard": Text(
        "A banished card is gone for good, its honor too.", "Изгнанная карта уходит навсегда, и её слава тоже."
    ),
    "banish-hand": Text("You must banish one; it is gone for good.", "Одну карту изгнать нужно; она уйдёт навсегда."),
    "banish-row": Text(
        "Another card takes its place at once. Nobody can have the banished one.",
        "На её место сразу ляжет другая. Изгнанная карта никому не достанется.",
    ),
    "defeat-free": Text("You get the whole reward.", "Награду вы получите целиком."),
    "acquire-free": Text("You will draw it next.", "Вы возьмёте её следующей."),
    "take-any": Text("You pay nothing for it.", "Платить не нужно."),
    "copy-hero": Text("Its effect happens once more.", "Эффект этого героя сработает ещё раз."),
    "launch": Text("It may be used this very turn.", "Его можно будет применить уже в этом ходу."),
    "destroy": Text("It goes to your discard pile, not to the Void.", "Он уйдёт в ваш сброс, а не в Бездну."),
    "keep": Text("The others go to your discard pile.", "Остальные уйдут в ваш сброс."),
}


def explain_prompt(prompt: str, view: View, me: int, lang: str) -> str:
    """A line that helps to answer a question."""
    text = EXPLAIN.get(prompt)
    return text.said(lang) if text else ""


# --- the turn ---------------------------------------------------------------------------------------------------------
STILL_POSSIBLE = Text("Still possible: {what}", "Ещё можно: {what}")
PLAY_CARDS = Text("play cards ({n})", "разыграть карты ({n})")
USE = Text("use constructs ({n})", "применить конструкты ({n})")
DEFEAT = Text("defeat ({power}; {n} in reach)", "победить ({power}; по силам: {n})")
ACQUIRE = Text("acquire ({runes}; {n} in reach)", "приобрести ({runes}; по средствам: {n})")
ALL_DONE = Text("Everything is done: end your turn.", "Всё сделано: заканчивайте ход.")


def advice(view: View, options: Sequence[Any], lang: str) -> str:
    """What is still possible before the turn ends."""
    verbs = Counter(option.verb for option in options)
    values, amount = view["values"], VOCABULARY.amount
    parts = []
    if verbs["play"]:
        parts.append(PLAY_CARDS.said(lang, n=verbs["play"]))
    if verbs["use"] or verbs["use-second"]:
        parts.append(USE.said(lang, n=verbs["use"] + verbs["use-second"]))
    if verbs["defeat"]:
        parts.append(DEFEAT.said(lang, power=amount(values["power"], "power", lang), n=verbs["defeat"]))
    if verbs["acquire"]:
        runes = amount(values["runes"] + values["mechana_runes"], "rune-there", lang)
        parts.append(ACQUIRE.said(lang, runes=runes, n=verbs["acquire"]))
    return STILL_POSSIBLE.said(lang, what=" · ".join(parts)) if parts else ALL_DONE.said(lang)


_PLAIN = {"runes", "power", "honor", "discount"}
_WAITING = {"if_lifebound", "honor_per_faction"}  # what other cards played first can only help


def easy_plays(hand: Sequence[Kind], view: View, me: int) -> tuple[list[Kind], list[Kind]]:
    """Heroes that only give resources; those that others played first would help had better wait."""
    heroes = [kind for kind in hand if kind.facts.get("hero")]
    easy = [kind for kind in heroes if _words(kind) <= _PLAIN | _WAITING]
    others_first = len(easy) < len(hand)
    later = [kind for kind in easy if _words(kind) & _WAITING and others_first]
    now = sorted((kind for kind in easy if kind not in later), key=lambda kind: bool(_words(kind) & _WAITING))
    return now, later


def _words(kind: Kind) -> set[str]:
    return {effect.word.name for effect in kind.effects()}


# --- the end ----------------------------------------------------------------------------------------------------------
STAT_SCORE = Text("final score", "итоговый счёт")
STAT_HONOR = Text("honor gained", "получено славы")
STAT_CARDS = Text("honor of cards", "слава карт")
STAT_DONE = {
    "acquires": Text("cards acquired", "приобретено карт"),
    "defeats": Text("monsters defeated", "побеждено монстров"),
    "banishes": Text("cards banished", "изгнано карт"),
    "plays": Text("cards played", "разыграно карт"),
}


def statistics(events: Sequence[Any], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """How the honor came together in the end, and what everybody did: one number for each side."""
    values = [player["values"] for player in view["players"]]
    counts = {note: Counter[int]() for note in STAT_DONE}
    for event in events:
        if event.what == "note" and event.data["note"] in counts:
            counts[event.data["note"]][event.data["player"]] += 1
    return [
        (STAT_SCORE, [side["score"] for side in values]),
        (STAT_HONOR, [side["honor"] for side in values]),
        (STAT_CARDS, [max(0, side["score"] - side["honor"]) for side in values]),
        *((text, [counts[note][side] for side in range(len(values))]) for note, text in STAT_DONE.items()),
    ]


def honor_gained(events: Sequence[Any], side: int) -> int:
    """The honor that a side gained by what happened."""
    changes = (e.data for e in events if e.what == "change" and e.data["value"] == "honor" and e.data["player"] == side)
    return sum(change["new"] - change["old"] for change in changes)
