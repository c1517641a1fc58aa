"""Help for people who play Shards of Infinity: how to play, what is asked, what is still possible, how it went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from deckwright.cli.faces.face import Sign, View
from deckwright.cli.faces.shards import signs
from deckwright.cli.faces.shards import texts as X
from deckwright.games.shards.game import SHARDS
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text

if TYPE_CHECKING:
    from deckwright.table import Event, Option


def how_to_play(view: View, lang: str) -> Sequence[str]:
    """The game in a few lines; alone against Nemesis one more."""
    lines = [text.said(lang) for text in X.HOW_TO_PLAY]
    alone = any(side["values"]["nemesis"] for side in view["players"])
    return [X.HOW_TO_NEMESIS.said(lang), *lines[1:]] if alone else lines


def legend(lang: str) -> Sequence[tuple[Sign, str]]:
    """What the signs mean."""
    vocabulary = SHARDS.vocabulary
    resources = (
        (signs.CRYSTAL, X.CRYSTALS),
        (signs.POWER, X.POWER),
        (signs.MASTERY, X.MASTERY),
        (signs.HEALTH, X.HEALTH),
        (signs.SHIELD, X.SHIELD),
        (signs.CARD, X.CARDS_TO_DRAW),
    )
    factions = [(sign, vocabulary.name(faction, "", lang)) for faction, sign in signs.FACTIONS.items()]
    gates = [
        (Sign("★10:", signs.MASTERY.style), X.LEGEND_GATE.said(lang)),
        (Sign("★10 →", signs.MASTERY.style), X.LEGEND_CHANGE.said(lang)),
    ]
    return [*((sign, text.said(lang)) for sign, text in resources), *factions, *gates]


def explain_prompt(prompt: str, view: View, me: int, lang: str) -> str:
    """A line that helps to answer a question."""
    text = X.EXPLAIN.get(prompt)
    if text is None:
        return ""
    mine = view["players"][me]["values"]
    power = mine["assigned"] if prompt == "show-shields" else view["values"]["power"]
    said = "∞" if power >= SHARDS.vocabulary.infinite else power
    return text.said(lang, power=said, blocked=mine["blocked"], health=mine["health"])


def advice(view: View, options: Sequence[Option], lang: str) -> str:
    """What is still possible before the main phase ends."""
    verbs = Counter(option.verb for option in options)
    values = view["values"]
    parts = []
    if verbs["play"]:
        parts.append(X.PLAY_CARDS.said(lang, n=verbs["play"]))
    if verbs["activate"]:
        parts.append(X.ACTIVATE.said(lang, n=verbs["activate"]))
    if verbs["recruit-relic"]:
        parts.append(X.RELIC.said(lang))
    if verbs["recruit"]:
        crystals = SHARDS.vocabulary.amount(values["crystals"], "crystal", lang)
        parts.append(X.BUY.said(lang, crystals=crystals, n=verbs["recruit"]))
    if verbs["focus"]:
        parts.append(X.FOCUS.said(lang))
    if verbs["attack"]:
        parts.append(X.ATTACK.said(lang, n=verbs["attack"]))
    if parts:
        return X.STILL_POSSIBLE.said(lang, what=" · ".join(parts))
    if values["power"]:
        power = SHARDS.vocabulary.amount(values["power"], "power", lang)
        return X.ALL_DONE_ATTACK.said(lang, power=power)
    return X.ALL_DONE.said(lang)


_RESOURCES = {"crystals", "power", "more_power", "infinite_power", "mastery", "health"}
_CONDITIONS = {"by_mastery", "at_mastery", "if_leader"}  # those that the order of play can only help through mastery


def easy_plays(hand: Sequence[Kind], view: View, me: int) -> tuple[list[Kind], list[Kind]]:
    """Cards that only give resources, those that give mastery first; and those of them that had better wait."""
    easy = [kind for kind in hand if kind.effects() and _words(kind) <= _RESOURCES | _CONDITIONS]
    talons = any("health_gives_power" in _words(kind) for kind in hand)
    later = [kind for kind in easy if _near_threshold(kind, view, me) or (talons and "health" in _words(kind))]
    now = sorted((kind for kind in easy if kind not in later), key=lambda kind: "mastery" not in _words(kind))
    return now, later


def _words(kind: Kind) -> set[str]:
    return {effect.word.name for effect in kind.effects()}


def _near_threshold(kind: Kind, view: View, me: int) -> bool:
    """Whether one more mastery from Focus, not used yet, would reach a threshold of the card."""
    mine = view["players"][me]["values"]
    thresholds = {e.arguments.get("n") for e in kind.effects() if e.word.keyword == "mastery"}
    return not mine["focused"] and mine["mastery"] + 1 in thresholds


def statistics(events: Sequence[Event], view: View) -> Sequence[tuple[Text, Sequence[int]]]:
    """What everybody did, and how they stand now."""
    sides = range(len(view["players"]))
    counts = {note: Counter[int]() for note in ("plays", "recruits", "destroys", "damaged")}
    active = 0
    for event in events:
        if event.what == "turn":
            active = event.data["player"]
        elif event.what == "note":
            note = event.data["note"]
            if note == "damaged":
                counts[note][active] += event.data["number"]
            elif note in ("plays", "fast-plays"):
                counts["plays"][event.data["player"]] += 1
            elif note in counts:
                counts[note][event.data["player"]] += 1
    lines: list[tuple[Text, Sequence[int]]] = [
        (text, [view["players"][side]["values"][value] for side in sides])
        for text, value in ((X.STAT_HEALTH, "health"), (X.STAT_MASTERY, "mastery"))
    ]
    told = (
        (X.STAT_DAMAGE, "damaged"),
        (X.STAT_PLAYED, "plays"),
        (X.STAT_RECRUITED, "recruits"),
        (X.STAT_DESTROYED, "destroys"),
    )
    return lines + [(text, [counts[note][side] for side in sides]) for text, note in told]
