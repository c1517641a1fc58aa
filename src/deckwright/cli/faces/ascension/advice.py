"""Help for people who play Ascension: how to play, what is asked, what is still possible, how it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from deckwright.cli.faces.ascension import signs
from deckwright.cli.faces.ascension import texts as X
from deckwright.cli.faces.face import Sign, View
from deckwright.games.ascension.game import ASCENSION
from deckwright.games.ascension.look import statistics as final_scores
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text

if TYPE_CHECKING:
    from deckwright.table import Event, Option


def how_to_play(view: View, lang: str) -> Sequence[str]:
    """The game in a few lines; alone the goal is another one."""
    lines = [text.said(lang) for text in X.HOW_TO_PLAY]
    values = view["values"]
    if not values["solo"]:
        return lines
    turns = ASCENSION.vocabulary.amount(values["solo_turns"], "turn", lang)
    return [X.HOW_TO_SOLO.said(lang, target=values["solo_target"], turns=turns), *lines[1:]]


def legend(lang: str) -> Sequence[tuple[Sign, str]]:
    """What the signs mean."""
    resources = (
        (signs.RUNE, X.RUNES),
        (signs.MECHANA_RUNE, X.MECHANA_RUNES),
        (signs.POWER, X.POWER),
        (signs.HONOR, X.HONOR),
        (signs.CARD, X.CARDS_TO_DRAW),
        (signs.MONSTER, X.MONSTER),
    )
    factions = [(sign, ASCENSION.vocabulary.name(faction, "", lang)) for faction, sign in signs.FACTIONS.items()]
    return [*((sign, text.said(lang)) for sign, text in resources), *factions]


def explain_prompt(prompt: str, lang: str) -> str:
    """A line that helps to answer a question."""
    text = X.EXPLAIN.get(prompt)
    return text.said(lang) if text else ""


def advice(view: View, options: Sequence[Option], lang: str) -> str:
    """What is still possible before the turn ends."""
    verbs = Counter(option.verb for option in options)
    values = view["values"]
    amount = ASCENSION.vocabulary.amount
    parts = []
    if verbs["play"]:
        parts.append(X.PLAY_CARDS.said(lang, n=verbs["play"]))
    if verbs["use"] or verbs["use-second"]:
        parts.append(X.USE.said(lang, n=verbs["use"] + verbs["use-second"]))
    if verbs["defeat"]:
        parts.append(X.DEFEAT.said(lang, power=amount(values["power"], "power", lang), n=verbs["defeat"]))
    if verbs["acquire"]:
        runes = amount(values["runes"] + values["mechana_runes"], "rune", lang)
        parts.append(X.ACQUIRE.said(lang, runes=runes, n=verbs["acquire"]))
    return X.STILL_POSSIBLE.said(lang, what=" · ".join(parts)) if parts else X.ALL_DONE.said(lang)


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


def statistics(events: Sequence[Event], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """The final scores, and what everybody did."""
    sides = range(len(view["players"]))
    told = {
        "acquires": X.STAT_ACQUIRED,
        "defeats": X.STAT_DEFEATED,
        "banishes": X.STAT_BANISHED,
        "plays": X.STAT_PLAYED,
    }
    counts = {note: Counter[int]() for note in told}
    for event in events:
        if event.what == "note" and event.data["note"] in counts:
            counts[event.data["note"]][event.data["player"]] += 1
    done = [(text, [counts[note][side] for side in sides]) for note, text in told.items()]
    return [*final_scores(events, view), *done]
