"""Shards of Infinity in the terminal: opponents on top, the centre row, me below."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from deckwright.faces import texts as T
from deckwright.faces.face import Canvas, Card, Face, Side, around
from deckwright.faces.paint import card_name, divider, gauge, known_cards, labelled, together
from deckwright.faces.row import RowCard, row_of_cards
from deckwright.faces.signs import Sign
from deckwright.games.shards.rules.core import strengthens
from deckwright.games.shards.schema import MOST_HEALTH, MOST_MASTERY, ROW_SIZE, Leader
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.texts import Text
from deckwright.lang.words import effects_in

CRYSTAL = Sign("◆", "bold cyan")
POWER = Sign("↯", "bold orange_red1")
MASTERY = Sign("★", "bold gold1")
HEALTH = Sign("♥", "bold light_coral")
SHIELD = Sign("▼", "bold steel_blue1")
CARD = Sign("▤", "bold")

RELICS = Text("Relics", "Реликвии")
RELICS_AT = Text("from 10 mastery on, take one", "с 10 мастерства возьмите одну")
OUT = Text("out of the game", "выбыл")
PARTNER = Text("partner", "партнёр")
MERCENARY = Text("mercenary", "наёмник")
CHAMPION = Text("champion", "чемпион")
ALLY = Text("ally", "союзник")
ACTIVATED = Text("activated", "активирован")
LEGEND_CHANGE = Text("at this mastery it becomes this instead", "при таком мастерстве вместо этого")
LEGEND_GATE = Text("at this mastery also this", "при таком мастерстве ещё и это")

SHORT_BAR, LONG_BAR = 4, 12  # columns
PRICED = ("recruit", "fast-play")


class ShardsFace(Face):
    """How Shards of Infinity looks in the terminal."""

    signs = {
        "crystal": CRYSTAL,
        "power": POWER,
        "mastery": MASTERY,
        "health": HEALTH,
        "card": CARD,
        "shield": SHIELD,
        "champion": Sign("♜", "bold"),
        "ally": Sign("♟", "bold"),
        "mercenary": Sign("♞", "bold"),
    }
    families = {
        "none": Sign("·", "grey70"),
        "homodeus": Sign("▲", "dark_orange"),
        "order": Sign("☼", "deep_sky_blue1"),
        "undergrowth": Sign("♣", "green3"),
        "wraethe": Sign("♠", "medium_orchid"),
    }
    numbers = {"show": SHIELD}

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """Resources, factions, and how thresholds of mastery are written."""
        gate, change = Sign("★10+:", MASTERY.style), Sign("★10+ →", MASTERY.style)
        return [*super().legend(lang), (gate, LEGEND_GATE.said(lang)), (change, LEGEND_CHANGE.said(lang))]

    def say_briefly(self, kind: Kind, lang: str) -> str:
        """A leader says which relics belong to it."""
        if kind.home != "leader_cards":
            return super().say_briefly(kind, lang)
        relics = [other.said(lang) for other in self.look.related(kind) if other.all_facts().get("relic")]
        return f"{RELICS.said(lang)}: {', '.join(relics)}"

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """Opponents, the centre row, me; at the set-up there is no row yet."""
        own = view["players"][me]
        opponents = [self._player(view, side, canvas, me) for side in around(view, me)]
        mine = self._player(view, own, canvas, me)
        if not view["turn"]:
            return Group(*opponents, mine, *self._relics(own, canvas))
        row = (self._heading(view, canvas), self._centre_row(view, canvas), divider())
        return Group(*opponents, *row, mine, *self._mine(view, own, canvas))

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """Health, mastery and numbers of cards."""
        return self._standing(view, view["players"][side], canvas, None)

    # --- players ------------------------------------------------------------------------------------------------------

    def _player(self, view: View, side: Side, canvas: Canvas, me: int) -> RenderableType:
        """A side: its name and leader, health, mastery, how many cards; and what it has in play."""
        line = self._standing(view, side, canvas, me)
        in_play = side["piles"]["play"]["cards"]
        if not in_play:
            return line
        return Group(line, labelled(T.IN_PLAY.said(canvas.lang), self._in_play(in_play, side, canvas)))

    def _standing(self, view: View, side: Side, canvas: Canvas, me: int | None) -> RenderableType:
        values, piles = side["values"], side["piles"]
        name = self.side_name(view, side, canvas)
        name.truncate(canvas.width // 5, overflow="ellipsis")
        for leader in known_cards(piles["board"]):
            name.append(" ").append_text(card_name(self, self.kind_of(leader), canvas.lang))
        if me is not None and side["seat"] != me and values["team"] == view["players"][me]["values"]["team"]:
            name.append(f" ({PARTNER.said(canvas.lang)})", "italic")
        if not values["alive"] and view["turn"]:
            return name.append(f" — {OUT.said(canvas.lang)}", "grey50")
        counts = RichText() if values["nemesis"] else self.counts(side, canvas)
        room = (canvas.width - name.cell_len - counts.cell_len - 16) // 2
        length = max(SHORT_BAR, min(LONG_BAR, room))
        health = gauge(HEALTH, values["health"], MOST_HEALTH, length)
        mastery = gauge(MASTERY, values["mastery"], MOST_MASTERY, length)
        line = RichText("  ", no_wrap=True, overflow="ellipsis").join((name, health, mastery, counts))
        line.rstrip()
        return line

    def _in_play(self, cards: Sequence[Card], side: Side, canvas: Canvas) -> RichText:
        """What lies before a player: champions with their health, and the cards played this turn."""
        strengthened = self._extra_health(cards, side)
        champions_first = sorted(cards, key=lambda card: not self.kind_of(card).all_facts().get("champion"))
        return together(self._card_in_play(card, strengthened, canvas) for card in champions_first)

    def _card_in_play(self, card: Card, strengthened: int, canvas: Canvas) -> RichText:
        kind = self.kind_of(card)
        facts = kind.all_facts()
        text = card_name(self, kind, canvas.lang)
        if facts.get("champion"):
            text.append(f" {HEALTH.symbol}{facts['health'] + strengthened - card.get('wounds', 0)}", HEALTH.style)
            if card.get("activated"):
                text.append(f" {ACTIVATED.said(canvas.lang)}", "grey50")
        return text

    def _extra_health(self, cards: Iterable[Card], side: Side) -> int:
        """What other cards add to each champion."""
        leader = Leader[side["values"]["leader"].upper().replace("-", "_")]
        given = (effect.arguments for card in cards for effect in effects_in(self.kind_of(card).slots.get(strengthens)))
        return sum(int(each["n"]) for each in given if each["leader"] == leader)

    def _mine(self, view: View, side: Side, canvas: Canvas) -> list[RenderableType]:
        """What only I have: what I can spend, my hand, my relics."""
        lines: list[RenderableType] = []
        if view["active"] == side["seat"]:
            lines.append(self.amounts(view, {"crystals": "crystal", "power": "power"}, canvas))
        lines += self.hand(view, side, canvas)
        return lines if canvas.compact else [*lines, *self._relics(side, canvas)]

    def _relics(self, side: Side, canvas: Canvas) -> list[RenderableType]:
        relics = self.by_kind(known_cards(side["piles"]["relics"]))
        if not relics or side["values"]["relic_taken"]:
            return []
        text = self.names(relics, canvas).append(f"  ({RELICS_AT.said(canvas.lang)})", "grey50")
        return [labelled(RELICS.said(canvas.lang), text)]

    # --- the centre row -----------------------------------------------------------------------------------------------

    def _heading(self, view: View, canvas: Canvas) -> RenderableType:
        left = T.CENTRE_LEFT.said(canvas.lang, n=view["piles"]["centre"]["count"])
        return divider(RichText.assemble((T.CENTRE.said(canvas.lang), "bold"), (f" · {left}", "grey50")))

    def _centre_row(self, view: View, canvas: Canvas) -> RenderableType:
        """The cards that can be recruited."""
        cards = [self._in_row(card, view, canvas.lang) for card in known_cards(view["piles"]["row"])]
        return row_of_cards(cards, ROW_SIZE, self.signs.values(), canvas)

    def _in_row(self, card: Card, view: View, lang: str) -> RowCard:
        kind = self.kind_of(card)
        price, far = self.price_now(view, card, kind.all_facts()["cost"], PRICED)
        brief = self.brief(kind, lang)
        return RowCard(kind.said(lang), self.sign(kind), price, CRYSTAL, self._type(kind, lang), brief, far)

    def _type(self, kind: Kind, lang: str) -> RichText:
        facts = kind.all_facts()
        text = RichText(style="grey62")
        if facts.get("champion"):
            text.append(CHAMPION.said(lang)).append(f" {HEALTH.symbol}{facts['health']}", HEALTH.style)
        else:
            text.append((MERCENARY if facts.get("mercenary") else ALLY).said(lang))
        if facts.get("shield"):
            text.append(f" {SHIELD.symbol}{facts['shield']}", SHIELD.style)
        return text


FACE = ShardsFace
