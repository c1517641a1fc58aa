"""What the mages of The New Age add to the look of a game: tokens on breaches, the Forged deck, help with questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from deckwright.games.aeons_end.plan import TablePlan
from deckwright.games.new_age.cards.breaches import ANCIENT
from deckwright.games.new_age.words.mages import ENERGIZE_TOKENS
from deckwright.lang.look import Look, View
from deckwright.lang.texts import Text

ENERGIZED = Text("Energize token", "жетон подпитки")
SURGE = Text("Surge tokens: {n}", "жетонов прилива: {n}")
FORGED = Text(
    "Forged deck: Crystals {crystals}, Sparks {sparks}", "кованая колода: кристаллов {crystals}, искр {sparks}"
)
FORGER = "lost"
EXPLAIN = {
    "help-with-ability": Text(
        "All your charges are spent; the ally whose turn it is gains the aether.",
        "Вся ваша энергия будет потрачена; эфир получит союзник, чей сейчас ход.",
    ),
    "lend-charge": Text(
        "Your ally gains twice as many charges as you lose.", "Союзник получит вдвое больше энергии, чем вы потеряете."
    ),
    "energize-which": Text(
        "Whoever casts a spell from it gains 1 charge each time. Tokens: {n} (our reading).",
        "Кто произносит из него заклинание, каждый раз получает 1 энергию. Всего жетонов: {n} (наше прочтение).",
    ),
    "forge-which": Text(
        "A forged card gives twice as much and comes into your hand at once.",
        "Кованая карта даёт вдвое больше и сразу приходит в руку.",
    ),
    "return-which": Text(
        "For a relic the new card may cost 3 more, for any other card 2 more.",
        "За реликвию новая карта может быть дороже на 3, за любую другую — на 2.",
    ),
    "back-onto-deck": Text("You draw them from the top.", "Вы будете брать их сверху."),
}
MOVES = {
    ("forged", "hand"): Text("takes from the Forged deck", "берёт из кованой колоды"),
    ("shown", "hand"): Text("takes into hand", "берёт в руку"),
    ("deck", "shown"): Text("reveals", "открывает"),
    ("shown", "deck"): Text("puts back onto the deck", "возвращает на колоду"),
    ("hand", "stock"): Text("returns to the supply", "возвращает в запас"),
    ("discard", "stock"): Text("returns to the supply", "возвращает в запас"),
    ("hand", "market"): Text("returns to the supply", "возвращает в запас"),
    ("discard", "market"): Text("returns to the supply", "возвращает в запас"),
    ("play", "deck"): Text("puts onto the deck", "кладёт на колоду"),
}
PLACES = {"shown": Text("revealed", "открыта"), "forged": Text("Forged deck", "кованая колода")}


def tokens_on(side: Mapping[str, Any], breach: Mapping[str, Any], lang: str) -> Sequence[str]:
    """What lies on a breach besides spells and relics."""
    said = [ENERGIZED.said(lang)] if breach.get("energized") else []
    if breach["card"] == ANCIENT.id and side["values"]["surge"]:
        said.append(SURGE.said(lang, n=side["values"]["surge"]))
    return said


def forged_deck(view: View, side: Mapping[str, Any], lang: str) -> str:
    """The Forged deck, said beside the mage who brings it; nothing beside others."""
    if not any(mat["card"] == FORGER for mat in side["piles"]["mat"]["cards"]):
        return ""
    left = [card["card"] for card in view["piles"]["forged"]["cards"]]
    return FORGED.said(lang, crystals=left.count("forged-crystal"), sparks=left.count("forged-spark"))


def with_mages(look: Look) -> Look:
    """A look that shows what these mages have, too."""

    def plan(view: View, lang: str) -> TablePlan:
        found: TablePlan = look.plan(view, lang)
        on_breaches = {
            breach["id"]: tokens_on(side, breach, lang)
            for side in view["players"]
            for breach in side["piles"]["breaches"]["cards"]
        }
        forged = {side["seat"]: forged_deck(view, side, lang) for side in view["players"]}
        return replace(found, own={**found.own, "on_breaches": on_breaches, "forged": forged})

    def explain(prompt: str, view: View, me: int, lang: str) -> str:
        text = EXPLAIN.get(prompt)
        return text.said(lang, n=ENERGIZE_TOKENS) if text else look.explain_prompt(prompt, view, me, lang)

    return replace(
        look,
        told=replace(look.told, moves={**look.told.moves, **MOVES}),
        places={**look.places, **PLACES},
        plan=plan,
        explain_prompt=explain,
    )
