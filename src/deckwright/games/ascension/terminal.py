"""Ascension in the terminal: opponents on top, the centre, me below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from deckwright.faces import texts as T
from deckwright.faces.face import Canvas, Card, Face, Side, around
from deckwright.faces.paint import bar, card_name, divider, known_cards, labelled, together
from deckwright.faces.row import RowCard, row_of_cards
from deckwright.faces.signs import Sign
from deckwright.games.ascension.schema import ROW_SIZE
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.texts import Text

RUNE = Sign("◆", "bold cyan")
MECHANA_RUNE = Sign("◇", "bold dark_orange")
POWER = Sign("↯", "bold orange_red1")
HONOR = Sign("★", "bold gold1")
CARD = Sign("▤", "bold")
TURN = Sign("↻", "bold")

IN_VOID = Text("{n} in the Void", "в Бездне {n}")
POOL = Text("honor pool", "запас славы")
LAST_ROUND = Text("last round!", "последний раунд!")
TURNS_LEFT = Text("turns left, this one included: {n}", "осталось ходов, считая этот: {n}")
ALWAYS = Text("Always there", "Всегда доступны")
LEFT = Text("{n} left", "ещё {n}")
CONSTRUCTS = Text("Constructs", "Конструкты")
USED = Text("used", "применён")
MECHANA_RUNES = Text("for Mechana constructs", "для конструктов Механы")
HERO = Text("hero", "герой")
CONSTRUCT = Text("construct", "конструкт")
MONSTER = Text("monster", "монстр")

POOL_BAR, BAR_FROM = 16, 96  # columns: the bar, and the width that has room for it
ALWAYS_THERE = ("mystics", "infantry", "cultists")
PRICED = ("acquire", "defeat")


class AscensionFace(Face):
    """How Ascension looks in the terminal."""

    signs = {
        "rune": RUNE,
        "rune-there": RUNE,
        "charge": MECHANA_RUNE,
        "power": POWER,
        "honor": HONOR,
        "card": CARD,
        "turn": TURN,
        "monster": POWER,
        "construct": Sign("▣", "bold"),
    }
    families = {
        "unaligned": Sign("·", "grey70"),
        "enlightened": Sign("☼", "light_goldenrod2"),
        "lifebound": Sign("♣", "green3"),
        "mechana": Sign("▲", "dark_orange"),
        "void": Sign("♠", "medium_orchid"),
        "monster": Sign("☠", "light_coral"),
    }

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """Opponents, the centre, me."""
        own = view["players"][me]
        return Group(
            *(self._player(view, side, canvas) for side in around(view, me)),
            self._heading(view, canvas),
            self._centre_row(view, canvas),
            self._always_there(view, canvas),
            divider(),
            self._player(view, own, canvas),
            *([self._resources(view, canvas)] if view["active"] == me else []),
            *self.hand(view, own, canvas),
        )

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """Honor and numbers of cards."""
        return self._standing(view, view["players"][side], canvas)

    # --- players ------------------------------------------------------------------------------------------------------

    def _player(self, view: View, side: Side, canvas: Canvas) -> RenderableType:
        """A side: its name, honor and cards, its constructs, and the heroes it has played."""
        lines: list[RenderableType] = [self._standing(view, side, canvas)]
        for text, pile in ((CONSTRUCTS, "constructs"), (T.PLAYED, "play")):
            cards = self.by_kind(known_cards(side["piles"][pile]))
            if cards:
                said = together(self._in_play(card, canvas.lang) for card in cards)
                lines.append(labelled(text.said(canvas.lang), said))
        return Group(*lines)

    def _standing(self, view: View, side: Side, canvas: Canvas) -> RichText:
        values = side["values"]
        name = self.side_name(view, side, canvas)
        name.truncate(canvas.width // 3, overflow="ellipsis")
        honor = RichText(f"{HONOR.symbol} {values['score'] or values['honor']}", HONOR.style)
        return RichText("  ", no_wrap=True, overflow="ellipsis").join((name, honor, self.counts(side, canvas)))

    def _in_play(self, card: Card, lang: str) -> RichText:
        """A card before its player; a construct used this turn says so."""
        text = card_name(self, self.kind_of(card), lang)
        return text.append(f" {USED.said(lang)}", "grey50") if card.get("used") else text

    def _resources(self, view: View, canvas: Canvas) -> RichText:
        text = self.amounts(view, {"runes": "rune-there", "power": "power"}, canvas)
        for_constructs = view["values"]["mechana_runes"]
        if for_constructs:
            text.append(f"{MECHANA_RUNE.symbol} {for_constructs} ", MECHANA_RUNE.style)
            text.append(MECHANA_RUNES.said(canvas.lang), "grey70")
        return text

    # --- the centre ---------------------------------------------------------------------------------------------------

    def _heading(self, view: View, canvas: Canvas) -> RenderableType:
        values, piles, lang = view["values"], view["piles"], canvas.lang
        title = RichText.assemble((T.CENTRE.said(lang), "bold"))
        counts = (T.CENTRE_LEFT.said(lang, n=piles["centre"]["count"]), IN_VOID.said(lang, n=piles["void"]["count"]))
        title.append("".join(f" · {count}" for count in counts), "grey50").append(" · ", "grey50")
        if values["solo"]:
            title.append(TURNS_LEFT.said(lang, n=values["turns_left"]), "bold")
        elif values["pool"]:
            title.append(f"{POOL.said(lang)} ").append(f"{HONOR.symbol} {values['pool']} ", HONOR.style)
            if canvas.width >= BAR_FROM:
                title.append_text(bar(values["pool"], values["honor_pool"], POOL_BAR, HONOR.style))
        else:
            title.append(LAST_ROUND.said(lang), HONOR.style)
        return divider(title)

    def _centre_row(self, view: View, canvas: Canvas) -> RenderableType:
        """The cards that can be acquired or defeated."""
        cards = [self._in_row(card, view, canvas.lang) for card in known_cards(view["piles"]["row"])]
        return row_of_cards(cards, ROW_SIZE, self.signs.values(), canvas)

    def _in_row(self, card: Card, view: View, lang: str) -> RowCard:
        kind = self.kind_of(card)
        price, far, sign = self._price(card, view)
        return RowCard(kind.said(lang), self.sign(kind), price, sign, _type(kind, lang), self.brief(kind, lang), far)

    def _price(self, card: Card, view: View) -> tuple[int, bool, Sign]:
        """What a card costs now, whether that is too much, and what it is paid in."""
        facts = self.kind_of(card).facts
        printed, sign = (facts["strength"], POWER) if facts.get("monster") else (facts["cost"], RUNE)
        return *self.price_now(view, card, printed, PRICED), sign

    def _always_there(self, view: View, canvas: Canvas) -> RenderableType:
        """The cards that do not lie in the row."""
        piles = [view["piles"][name] for name in ALWAYS_THERE]
        parts = [self._pile(card, pile["count"], view, canvas) for pile in piles for card in known_cards(pile)[:1]]
        return labelled(ALWAYS.said(canvas.lang), RichText(" · ").join(parts))

    def _pile(self, top: Card, count: int, view: View, canvas: Canvas) -> RichText:
        """A pile of equal cards: what one costs and does, and how many are left where that matters."""
        kind = self.kind_of(top)
        price, far, sign = self._price(top, view)
        text = RichText().append(f"{sign.symbol}{price} ", "grey50" if far else sign.style)
        text.append_text(card_name(self, kind, canvas.lang)).append(f" {self.brief(kind, canvas.lang)}", "grey70")
        return text if kind.facts.get("monster") else text.append(f" ({LEFT.said(canvas.lang, n=count)})", "grey50")


def _type(kind: Kind, lang: str) -> RichText:
    text = RichText(style="grey62")
    if kind.facts.get("monster"):
        return text.append(MONSTER.said(lang))
    text.append((CONSTRUCT if kind.facts.get("construct") else HERO).said(lang))
    return text.append(f" {HONOR.symbol}{kind.facts['honor']}", HONOR.style)


FACE = AscensionFace
