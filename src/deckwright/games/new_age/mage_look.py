"""What the mages of The New Age add to the look of a game: tokens on breaches, the Forged deck, help with questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from deckwright.games.aeons_end.plan import TablePlan
from deckwright.games.new_age.cards.breaches import ANCIENT
from deckwright.games.new_age.words.mages import ENERGIZE_TOKENS
from deckwright.lang.look import Look, View
from deckwright.lang.texts import Text

ENERGIZED = Text("Energize token", "жетон подпитки")
SURGE_SIGN = "surge"
SHAPES = {
    SURGE_SIGN: "M1 19C2 9 8 3.4 15.4 4.4 19.8 5 22.6 8.4 21.6 11.4 20.8 13.8 17.8 14.4 16.4 12.6 17.6 11.8 17.4 9.8"
    " 15.4 9.4 12 8.8 9.6 12 11.2 15.2 12.8 18.4 18 18.6 23 15.6 V21 H1Z",
}
SURGE = Text("Surge tokens: {n}", "жетонов прилива: {n}")
FORGED = Text(
    "Forged deck: Crystals {crystals}, Sparks {sparks}", "кованая колода: кристаллов {crystals}, искр {sparks}"
)
FORGER = "lost"
DEPICTED = {  # who would look too much alike, and whose name alone says nothing
    "taqren": "warden",
    "claudia": "moons",
    "rhia": "robed",
    "soskel": "hood",
    "fenrix": "wolf",
}
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
    "drain-which": Text(
        "Its player gains life; the breach gives no more charges.",
        "Его игрок получит жизни; энергии этот разлом больше не даст.",
    ),
    "attach-to": Text(
        "One relic for a breach, and it stays there; the breach may be closed.",
        "К разлому — не больше одной реликвии; там она и останется. Разлом может быть и закрыт.",
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


@dataclass(frozen=True)
class BreachToken:
    """Tokens on a breach: their sign, how many, what is said of them."""

    symbol: str
    number: int
    said: str


def tokens_on(side: Mapping[str, Any], breach: Mapping[str, Any], lang: str) -> Sequence[BreachToken]:
    """What lies on a breach besides spells and relics."""
    found = [BreachToken("charge", 1, ENERGIZED.said(lang))] if breach.get("energized") else []
    surge = side["values"]["surge"]
    if breach["card"] == ANCIENT.id and surge:
        found.append(BreachToken(SURGE_SIGN, surge, SURGE.said(lang, n=surge)))
    return found


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
        shapes={**look.shapes, **SHAPES},
        depicted={**look.depicted, **DEPICTED},
        told=replace(look.told, moves={**look.told.moves, **MOVES}),
        places={**look.places, **PLACES},
        plan=plan,
        explain_prompt=explain,
    )
