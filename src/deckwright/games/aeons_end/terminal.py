"""Aeon's End in the terminal: the nemesis on top, the supply, then the mages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from deckwright.faces import texts as T
from deckwright.faces.face import Canvas, Card, Face, Side, around
from deckwright.faces.paint import card_name, divider, gauge, known_cards, labelled, rows
from deckwright.faces.signs import Sign
from deckwright.games.aeons_end.blows import Blow
from deckwright.lang.game import Game
from deckwright.lang.look import View
from deckwright.lang.texts import Text

AETHER = Sign("◆", "bold cyan")
DAMAGE = Sign("↯", "bold orange_red1")
LIFE = Sign("♥", "bold light_coral")
CHARGE = Sign("★", "bold gold1")
CARD = Sign("▤", "bold")
TOKEN = Sign("●", "bold medium_orchid")
POWER = Sign("◔", "bold hot_pink")
SPELL = Sign("✦", "bold deep_sky_blue1")
# By the end of a family's id: its beginning names the box.
FAMILIES = {
    "gem": Sign("◇", "aquamarine1"),
    "relic": Sign("○", "khaki1"),
    "spell": Sign("✦", "deep_sky_blue1"),
    "mage": Sign("☼", "white"),
    "breach": Sign("◎", "medium_purple1"),
    "attack": Sign("✕", "indian_red1"),
    "minion": Sign("☻", "orange1"),
    "power": Sign("◔", "hot_pink"),
    "nemesis": Sign("☠", "bold red"),
    "turn": Sign("≡", "grey70"),
}

GRAVEHOLD = Text("Gravehold", "Грейвхолд")
DECK_LEFT = Text("deck: {one} + {two} + {three}", "колода: {one} + {two} + {three}")
TURNS_LEFT = Text("Turn order: {left} left, taken: {taken}", "Очерёдность: осталось {left}, были: {taken}")
NO_THREATS = Text("no minions and powers in play", "приспешников и сил в игре нет")
SUPPLY = Text("Supply", "Запас")
DISCARDED = Text("Discard pile, top first", "Стопка сброса, сверху вниз")
OPEN = Text("open", "открыт")
TURNED = Text("open for {n}", "открыть за {n}")
EXHAUSTED = Text("exhausted", "обессилен")
AETHER_KINDS = {
    "gem_aether": Text("not for relics and spells", "не для реликвий и заклинаний"),
    "card_aether": Text("for cards only", "только на карты"),
    "spell_aether": Text("for spells only", "только на заклинания"),
    "relic_aether": Text("for relics only", "только на реликвии"),
    "breach_aether": Text("for breaches only", "только на разломы"),
    "jewel_aether": Text("for gems only", "только на самоцветы"),
}

SHORT_BAR = 8  # columns


class AeonsEndFace(Face):
    """How a box of Aeon's End looks in the terminal."""

    signs = {
        "aether": AETHER,
        "wound": DAMAGE,
        "life": LIFE,
        "charge": CHARGE,
        "card": CARD,
        "token": TOKEN,
        "power": POWER,
        "spell": SPELL,
    }
    own_families: Mapping[str, Sign] = {}  # of cards that only a box has

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        signs = {**FAMILIES, **self.own_families}
        self.families = {each.id: signs[each.id.rpartition("-")[2]] for each in self.look.families}

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """What the signs mean; that of spells stands among the amounts already."""
        return [(sign, meaning) for sign, meaning in super().legend(lang) if sign is not FAMILIES["spell"]]

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """The nemesis, the supply, the mages."""
        parts: list[RenderableType] = [*self._nemesis(view, canvas), *self._supply(view, canvas)]
        for side in (*around(view, me), view["players"][me]):
            parts += self._mage(view, side, canvas, mine=side["seat"] == me)
        return Group(*parts)

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """Life, charges and numbers of cards."""
        return self._standing(view, view["players"][side], canvas)

    # --- the nemesis --------------------------------------------------------------------------------------------------

    def _nemesis(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """Life and tokens of the nemesis, Gravehold, the turn order, and what the next nemesis turn brings."""
        mats = known_cards(view["piles"]["nemesis_mat"])
        if not mats:
            return []
        values, piles, kind = view["values"], view["piles"], self.kind_of(mats[0])
        line = card_name(self, kind, canvas.lang).append("  ")
        line.append_text(gauge(LIFE, mats[0].get("life", 0), max(1, kind.facts["most_life"]), SHORT_BAR))
        if values["tokens"]:
            line.append(f"  {TOKEN.symbol} {values['tokens']}", TOKEN.style)
        left = {name: piles[f"deck_{tier}"]["count"] for tier, name in ((1, "one"), (2, "two"), (3, "three"))}
        line.append(f"  {DECK_LEFT.said(canvas.lang, **left)}", "grey62")
        line.append(f"   {GRAVEHOLD.said(canvas.lang)} ", "bold")
        line.append_text(gauge(LIFE, values["gravehold"], max(1, values["start_gravehold"]), SHORT_BAR))
        taken = self._in_order(known_cards(piles["turns_taken"]), canvas) or T.NOTHING.said(canvas.lang)
        order = TURNS_LEFT.said(canvas.lang, left=piles["turns"]["count"], taken=taken)
        return [line, RichText(order, "grey62"), *self._threats(view, canvas)]

    def _threats(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """Minions and powers in the order they act, with what they will do."""
        cards = [
            card for card in known_cards(view["piles"]["threats"]) if not self.kind_of(card).all_facts().get("horde")
        ]
        if not cards:
            return [RichText(f"  {NO_THREATS.said(canvas.lang)}", "grey50")]
        coming = {each.card: each.text for each in self.look.coming(view, canvas.lang)}
        lines = rows(2, no_wrap=canvas.compact)
        for card in cards:
            kind = self.kind_of(card)
            sign, count = (POWER, card.get("countdown", 0)) if kind.facts.get("power") else (LIFE, card.get("life", 0))
            name = RichText("  ").append_text(card_name(self, kind, canvas.lang))
            text = coming.get(card["id"], self.brief(kind, canvas.lang))
            lines.add_row(name, RichText(f"{sign.symbol}{count}", sign.style), RichText(text, "grey70"))
        return [lines]

    # --- the supply ---------------------------------------------------------------------------------------------------

    def _supply(self, view: View, canvas: Canvas) -> list[RenderableType]:
        """The piles of the supply: cost, name, what is left, what the card does."""
        cards = known_cards(view["piles"]["market"])
        if not cards:
            return []
        left = Counter(card["card"] for card in known_cards(view["piles"]["stock"]))
        prices = self.look.plan(view, canvas.lang).own.get("prices", {})
        lines = rows(3, no_wrap=True)
        for card in cards:
            kind = self.kind_of(card)
            price = RichText(f"  {AETHER.symbol}{prices.get(kind.id, kind.facts['cost'])}", AETHER.style)
            brief = RichText(self.brief(kind, canvas.lang), "grey70")
            lines.add_row(price, card_name(self, kind, canvas.lang), f"×{1 + left[kind.id]}", brief)
        return [divider(RichText(SUPPLY.said(canvas.lang), "bold")), lines]

    # --- mages --------------------------------------------------------------------------------------------------------

    def _mage(self, view: View, side: Side, canvas: Canvas, *, mine: bool) -> list[RenderableType]:
        """A mage: how they stand, their breaches and spells, their hand."""
        piles, lang = side["piles"], canvas.lang
        lines: list[RenderableType] = [divider(), self._standing(view, side, canvas)]
        if piles["breaches"]["cards"]:
            lines.append(self._breaches(view, side, canvas))
        lines.append(labelled(T.YOUR_HAND.said(lang), self.names(known_cards(piles["hand"]), canvas)))
        if piles["play"]["cards"]:
            lines.append(labelled(T.PLAYED.said(lang), self.names(known_cards(piles["play"]), canvas)))
        if mine and piles["discard"]["cards"] and not canvas.compact:
            pile = self._in_order(known_cards(piles["discard"]), canvas)
            lines.append(labelled(DISCARDED.said(lang), RichText(pile, "grey70")))
        if side["seat"] == view["active"]:
            lines.append(self._aether(view, canvas))
        return lines

    def _standing(self, view: View, side: Side, canvas: Canvas) -> RichText:
        values = side["values"]
        line = self.side_name(view, side, canvas)
        for card in known_cards(side["piles"]["mat"]):
            line.append(" ").append_text(card_name(self, self.kind_of(card), canvas.lang))
        line.append("  ")
        line.append_text(gauge(LIFE, values["life"], max(1, view["values"]["start_life"]), SHORT_BAR)).append("  ")
        line.append_text(gauge(CHARGE, values["charges"], max(1, values["most_charges"]), values["most_charges"]))
        if values["exhausted"]:
            line.append(f"  {EXHAUSTED.said(canvas.lang)}", "bold red")
        for text in self.also(view, side, canvas.lang):
            line.append(f"  {text}")
        return line.append("  ").append_text(self.counts(side, canvas))

    def also(self, view: View, side: Side, lang: str) -> Sequence[str]:
        """What else a mage of this box has."""
        return ()

    def on_breach(self, side: Side, breach: Card, lang: str) -> Sequence[str]:
        """What lies on a breach besides, in this box."""
        return ()

    def _breaches(self, view: View, side: Side, canvas: Canvas) -> RichText:
        """Every breach: opened, or what opening it costs now; the spells in it, the relic attached to it."""
        blows = self.look.plan(view, canvas.lang).blows
        prepped, attached = (known_cards(side["piles"][name]) for name in ("prepped", "attached"))
        parts = []
        for breach in known_cards(side["piles"]["breaches"]):
            inside = [card for card in prepped if card.get("breach") == breach["id"]]
            text = self._breach(breach, [self._spell(card, blows, canvas.lang) for card in inside], canvas.lang)
            for said in self.on_breach(side, breach, canvas.lang):
                text.append(f" + {said}")
            for relic in attached:
                if relic.get("breach") == breach["id"]:
                    text.append(" + ").append_text(card_name(self, self.kind_of(relic), canvas.lang))
            parts.append(text)
        return RichText("  ").append_text(RichText("   ").join(parts))

    def _spell(self, card: Card, blows: Mapping[int, Blow], lang: str) -> str:
        """A prepped spell, with the damage it will deal."""
        blow = blows.get(card["id"])
        return self.kind_of(card).said(lang) + (f" {DAMAGE.symbol}{blow.sign}" if blow else "")

    def _breach(self, breach: Card, inside: Sequence[str], lang: str) -> RichText:
        kind = self.kind_of(breach)
        state = OPEN.said(lang)
        if not breach.get("open"):
            state = TURNED.said(lang, n=kind.facts["open_cost"] - kind.facts["open_step"] * breach.get("stage", 0))
        if kind.facts.get("special"):
            state += f"; {self.brief(kind, lang)}"
        text = card_name(self, kind, lang).append(f" ({state})", self.sign(kind).style)
        if inside:
            return text.append(": " + " + ".join(inside), "bold")
        return text.append(f": {T.EMPTY_PLACE.said(lang)}", "grey50") if breach.get("open") else text

    def _aether(self, view: View, canvas: Canvas) -> RichText:
        """What can be spent; some aether is not good for everything."""
        text = self.amounts(view, {"aether": "aether"}, canvas)
        text.rstrip()
        for name, said in AETHER_KINDS.items():
            if view["values"].get(name):
                text.append(f"   {AETHER.symbol} {view['values'][name]} ({said.said(canvas.lang)})", AETHER.style)
        return text

    def _in_order(self, cards: Sequence[Card], canvas: Canvas) -> str:
        """Cards in the order they lie in."""
        return ", ".join(self.kind_of(card).said(canvas.lang) for card in cards)


FACE = AeonsEndFace
