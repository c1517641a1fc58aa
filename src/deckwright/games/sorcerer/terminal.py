"""Sorcerer in the terminal: opponents on top, the battlefields side by side with the dice below, me at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text as RichText

from deckwright.faces import texts as T
from deckwright.faces.face import Canvas, Card, Face, Side, around
from deckwright.faces.paint import card_name, divider, known_cards, labelled, rows
from deckwright.faces.signs import Sign
from deckwright.games.sorcerer.plan import Roll, Situation
from deckwright.games.sorcerer.terminal_fields import Battlefields, marked
from deckwright.games.sorcerer.terminal_signs import (
    ACTION,
    ATTACK,
    ATTACKS,
    BATTLE,
    BLOOD,
    BROUGHT,
    CASTING,
    CROWN,
    DEFENDED,
    DICE,
    ENERGY,
    ESSENCE,
    FATE,
    FLAME,
    FOLLOWER,
    GRAVEYARD,
    GRIMOIRE,
    LAST_ROLL,
    MAKING,
    NEXT,
    NO_DICE,
    OMEN,
    ON_CARDS,
    READYING,
    ROUND,
    SKILLS,
    TO_CHOOSE,
    TO_COME,
    UNOPPOSED,
    WOUND,
)
from deckwright.games.sorcerer.texts import WHO_ATTACKS
from deckwright.lang.cards import Kind
from deckwright.lang.look import View


class SorcererFace(Face):
    """How Sorcerer looks in the terminal."""

    signs = {
        "energy": ENERGY,
        "action": ACTION,
        "omen": OMEN,
        "fate": FATE,
        "attack": ATTACK,
        "essence": ESSENCE,
        "wound": WOUND,
        "lamp": DEFENDED,
        "flame": FLAME,
        "follower": FOLLOWER,
        "vial": BLOOD,
        "crown": CROWN,
        **{f"die-{face}": sign for face, sign in DICE.items()},
    }
    families = {
        "sor-tegu": Sign("△", "sandy_brown"),
        "sor-miselda": Sign("≈", "cadet_blue"),
        "sor-zevrane": Sign("○", "light_goldenrod2"),
        "sor-ariaspes": Sign("»", "plum2"),
        "sor-necromancer": Sign("☠", "dark_sea_green2"),
        "sor-demonologist": Sign("✦", "light_coral"),
        "sor-bloodlord": Sign("◉", "indian_red1"),
        "sor-animist": Sign("¤", "dark_olive_green2"),
        "sor-haunted-forest": Sign("♣", "green3"),
        "sor-outcast-sanctuary": Sign("☻", "light_steel_blue"),
        "sor-screaming-coast": Sign("∿", "sky_blue2"),
        "sor-forgotten-temple": Sign("☼", "wheat1"),
    }
    counted = ((T.HAND, "hand"), (GRIMOIRE, "grimoire"), (GRAVEYARD, "graveyard"))

    def legend(self, lang: str) -> Sequence[tuple[Sign, str]]:
        """What the signs mean: those on cards and dice besides."""
        return [*super().legend(lang), *((sign, meaning.said(lang)) for sign, meaning in ON_CARDS.items())]

    def about(self, view: View, card: int | None, kind: Kind, lang: str) -> str:
        """What a card does, after its attack and essence: as they are now if it stands on a battlefield.

        Where an attacker is chosen, the damage to expect of each stands beside them.
        """
        worth = self.look.plan(view, lang).worth.get(card)
        attack, essence = kind.facts.get("attack", 0), kind.facts.get("essence", 0)
        numbers = ""
        if worth is not None:
            numbers = f"{worth.attack}/{worth.left}"
            if view["prompt"] and view["prompt"]["id"] == WHO_ATTACKS.id:
                numbers += f" ≈{worth.expected}"
        elif kind.facts.get("is_minion"):
            numbers = f"{attack}/{essence}"
        elif attack or essence:
            numbers = f"{attack:+}/{essence:+}"
        return " · ".join(part for part in (numbers, self.brief(kind, lang)) if part)

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """Opponents, the battlefields, the dice, me."""
        plan: Situation = self.look.plan(view, canvas.lang)
        own, others = view["players"][me], around(view, me)
        mates = [side for side in others if side["seat"] in plan.mates]
        opponents = [side for side in others if side not in mates]
        middle = self._decks(view, plan, canvas) if plan.drafting else Battlefields(self, view, plan, canvas).lines()
        return Group(
            *(part for side in opponents for part in self._player(view, side, plan, canvas)),
            self._heading(view, plan, canvas),
            *middle,
            *([self._roll(plan, plan.roll, canvas)] if plan.roll else []),
            divider(),
            *(part for side in (*mates, own) for part in self._player(view, side, plan, canvas)),
            *(self.hand(view, own, canvas) if own["piles"]["hand"]["count"] else []),
        )

    def standing(self, view: View, side: int, canvas: Canvas) -> RenderableType:
        """Energy, actions, omens and numbers of cards."""
        return self._standing(view, view["players"][side], self.look.plan(view, canvas.lang), canvas)

    # --- players ------------------------------------------------------------------------------------------------------

    def _player(self, view: View, side: Side, plan: Situation, canvas: Canvas) -> Iterator[RenderableType]:
        """A sorcerer: how they stand, their skill cards, the card they are playing."""
        yield self._standing(view, side, plan, canvas)
        skills = known_cards(side["piles"]["skills"])
        if skills and not (canvas.compact and side["seat"] != view["seat"]):
            names = (self._skill(card, canvas.lang) for card in skills)
            yield labelled(SKILLS.said(canvas.lang), RichText(", ").join(names))
        playing = known_cards(side["piles"]["casting"])
        if playing:
            yield labelled(CASTING.said(canvas.lang), self.names(playing, canvas))

    def _standing(self, view: View, side: Side, plan: Situation, canvas: Canvas) -> RichText:
        values, seat = side["values"], side["seat"]
        name = self.side_name(view, side, canvas)
        name.truncate(canvas.width // 4, overflow="ellipsis")
        amounts = [(ENERGY, values["energy"]), (ACTION, values["actions"]), (OMEN, values["omens"])]
        if plan.pools[seat]:
            amounts.append((BLOOD, values["blood"]))
        if view["values"]["mode"] == "royal":
            amounts.append((CROWN, values["points"]))
        said = [RichText(f"{sign.symbol} {n}", sign.style if n else "grey50") for sign, n in amounts]
        if values["fate"]:
            said.append(RichText(FATE.symbol, FATE.style))
        cells = (name, *said, self.counts(side, canvas))
        return RichText("  ", no_wrap=True, overflow="ellipsis").join(cells)

    def _skill(self, card: Card, lang: str) -> RichText:
        return marked(card_name(self, self.kind_of(card), lang), card)

    def _heading(self, view: View, plan: Situation, canvas: Canvas) -> RenderableType:
        number = view["values"]["round"]
        text = ROUND if number else MAKING if plan.phase == "make" else READYING
        title = RichText(text.said(canvas.lang, n=number), "bold")
        if plan.phase == "battle":
            title.append(f" · {BATTLE.said(canvas.lang)}", ATTACK.style)
        if plan.next is not None:
            title.append(f" · {NEXT.said(canvas.lang, name=canvas.name(plan.next))}", "grey50")
        return divider(title)

    # --- dice and decks -----------------------------------------------------------------------------------------------

    def _roll(self, plan: Situation, roll: Roll, canvas: Canvas) -> RenderableType:
        """The dice of the attack with their numbers, and what they bring; before the roll, what may be expected."""
        lang = canvas.lang
        title = ATTACKS.said(lang, name=plan.attacker_name) if roll.attacker is not None else LAST_ROLL.said(lang)
        text = RichText.assemble((f"  {title}: ", "grey50"))
        for i, die in enumerate(roll.dice, 1):
            sign = DICE[die.face]
            text.append(f"{i}", "grey50").append(f"{sign.symbol} ", sign.style)
        if roll.dice:
            text.append(f" {BROUGHT.said(lang, hits=roll.hits, criticals=roll.criticals)}")
        elif roll.to_come:
            text.append(TO_COME.said(lang, n=roll.to_come, damage=roll.expected))
        else:
            text.append(NO_DICE.said(lang))
        return text.append(f" · {UNOPPOSED.said(lang)}", "grey70") if roll.unopposed else text

    def _decks(self, view: View, plan: Situation, canvas: Canvas) -> Iterator[RenderableType]:
        """The decks of a draft, each with its skill card."""
        yield RichText(f"  {TO_CHOOSE.said(canvas.lang)}:", "grey50")
        lines = rows(2, no_wrap=canvas.compact)
        for deck in view["places"]["decks"]:
            skill = next(iter(known_cards(deck["piles"]["cards"])), None)
            if deck["id"] in plan.drafting and skill is not None:
                kind = self.kind_of(skill)
                name = RichText(f"    {self.place_name(deck['id'], canvas)}", "bold")
                lines.add_row(
                    name, card_name(self, kind, canvas.lang), RichText(self.brief(kind, canvas.lang), "grey70")
                )
        yield lines


FACE = SorcererFace
