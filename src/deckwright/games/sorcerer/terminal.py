"""Sorcerer in the terminal: opponents on top, the battlefields side by side with the dice below, me at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as RichText

from deckwright.faces import texts as T
from deckwright.faces.face import Canvas, Card, Face, Side, around
from deckwright.faces.paint import bar, card_name, divider, known_cards, labelled, rows
from deckwright.faces.signs import Sign
from deckwright.games.sorcerer.plan import FieldPlan, Roll, SidePlan, TablePlan
from deckwright.games.sorcerer.schema import DEFENCE
from deckwright.lang.cards import Kind
from deckwright.lang.look import View
from deckwright.lang.texts import Text

ENERGY = Sign("✸", "bold deep_sky_blue1")
ACTION = Sign("●", "bold indian_red1")
OMEN = Sign("☾", "bold medium_orchid")
FATE = Sign("✚", "bold hot_pink")
BLOOD = Sign("♦", "bold red3")
CROWN = Sign("♛", "bold gold1")
ATTACK = Sign("↯", "bold orange_red1")
ESSENCE = Sign("♥", "bold light_coral")
WOUND = Sign("✕", "bold red3")
FLAME = Sign("▴", "bold dark_orange")
FOLLOWER = Sign("✱", "bold dark_olive_green2")
DEFENDED = Sign("▼", "bold steel_blue1")
AVATAR = Sign("♟", "bold white")
# What is so for a card in play, by its mark.
STATES = {
    "exhausted": Sign("↷", "grey62"),
    "blanked": Sign("∅", "bold grey70"),
    "daunted": Sign("↓", "bold yellow3"),
    "spurred": Sign("↑", "bold spring_green3"),
}
DICE = {
    "miss": Sign("[·]", "grey50"),
    "hit": Sign("[×]", "bold"),
    "double": Sign("[××]", "bold"),
    "critical": Sign("[★]", "bold gold1"),
}

GRIMOIRE = Text("grimoire", "гримуар")
GRAVEYARD = Text("graveyard", "кладбище")
MAKING = Text("Making sorcerers", "Создание магов")
READYING = Text("Getting ready", "Подготовка")
ROUND = Text("Round {n}", "Раунд {n}")
BATTLE = Text("battle", "бой")
NEXT = Text("next: {name}", "следующий ход: {name}")
FIRST = Text("{order}. {name} first", "{order}. первым {name}")
CONQUERED = Text("conquered: {name}", "завоёвано: {name}")
NO_BATTLE = Text("no battle this round", "в этом раунде боя нет")
SKILLS = Text("Skills", "Навыки")
CASTING = Text("Being played", "Разыгрывается")
YOUR_TEAM = Text("your team", "ваша команда")
OPPONENTS = Text("opponents", "противники")
ELSEWHERE = Text("Elsewhere", "На других полях битвы")
TO_CHOOSE = Text("Decks to choose from", "Колоды на выбор")
ATTACKS = Text("{name} attacks", "Атакует {name}")
LAST_ROLL = Text("The last roll", "Последний бросок")
TO_COME = Text("dice to come: {n}, about {damage} damage", "будет кубиков: {n}, около {damage} урона")
NO_DICE = Text("no dice", "без кубиков")
BROUGHT = Text("hits {hits} + critical {criticals}", "попадания {hits} + критические {criticals}")
UNOPPOSED = Text("unopposed", "беспрепятственно")
ON_CARDS = {
    Sign("4/3", "bold"): Text("attack / essence left", "сила атаки / сколько осталось сущности"),
    AVATAR: Text("avatar", "аватар"),
    STATES["exhausted"]: Text("exhausted", "исчерпан"),
    STATES["blanked"]: Text("blanked", "сведён на нет"),
    STATES["daunted"]: Text("daunted, 1 attack less", "устрашён, сила атаки −1"),
    STATES["spurred"]: Text("spurred, 2 attack more", "воодушевлён, сила атаки +2"),
    DICE["miss"]: Text("miss", "промах"),
    DICE["hit"]: Text("hit", "попадание"),
    DICE["double"]: Text("double hit", "двойное попадание"),
    DICE["critical"]: Text("critical hit", "критическое попадание"),
}

BY_SIDE_FROM = 72  # columns: the battlefields stand side by side from here on
TRACK = 6  # columns of a bar
NAME = 10  # columns of a player's name on a battlefield


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
        """What a card does, after its attack and essence: as they are now if it stands on a battlefield."""
        worth = self.look.plan(view, lang).worth.get(card)
        attack, essence = kind.facts.get("attack", 0), kind.facts.get("essence", 0)
        numbers = ""
        if worth is not None:
            numbers = f"{worth.attack}/{worth.left}"
        elif kind.facts.get("is_minion"):
            numbers = f"{attack}/{essence}"
        elif attack or essence:
            numbers = f"{attack:+}/{essence:+}"
        return " · ".join(part for part in (numbers, self.brief(kind, lang)) if part)

    def board(self, view: View, me: int, canvas: Canvas) -> RenderableType:
        """Opponents, the battlefields, the dice, me."""
        plan: TablePlan = self.look.plan(view, canvas.lang)
        own, others = view["players"][me], around(view, me)
        mates = [side for side in others if side["seat"] in plan.mates]
        opponents = [side for side in others if side not in mates]
        middle = self._decks(view, plan, canvas) if plan.drafting else self._fields(view, plan, canvas)
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

    def _player(self, view: View, side: Side, plan: TablePlan, canvas: Canvas) -> Iterator[RenderableType]:
        """A sorcerer: how they stand, their skill cards, the card they are playing."""
        yield self._standing(view, side, plan, canvas)
        skills = known_cards(side["piles"]["skills"])
        if skills and not (canvas.compact and side["seat"] != view["seat"]):
            names = (self._skill(card, canvas.lang) for card in skills)
            yield labelled(SKILLS.said(canvas.lang), RichText(", ").join(names))
        playing = known_cards(side["piles"]["casting"])
        if playing:
            yield labelled(CASTING.said(canvas.lang), self.names(playing, canvas))

    def _standing(self, view: View, side: Side, plan: TablePlan, canvas: Canvas) -> RichText:
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
        return self._marked(card_name(self, self.kind_of(card), lang), card)

    # --- the battlefields ---------------------------------------------------------------------------------------------

    def _heading(self, view: View, plan: TablePlan, canvas: Canvas) -> RenderableType:
        number = view["values"]["round"]
        text = ROUND if number else MAKING if plan.phase == "make" else READYING
        title = RichText(text.said(canvas.lang, n=number), "bold")
        if plan.phase == "battle":
            title.append(f" · {BATTLE.said(canvas.lang)}", ATTACK.style)
        if plan.next is not None:
            title.append(f" · {NEXT.said(canvas.lang, name=canvas.name(plan.next))}", "grey50")
        return divider(title)

    def _fields(self, view: View, plan: TablePlan, canvas: Canvas) -> Iterator[RenderableType]:
        """Those the viewer fights on, as large as there is room for; the others of a ring with less."""
        under = self._under(view)
        if canvas.compact or canvas.width < BY_SIDE_FROM:
            for field in plan.large:
                yield from self._in_lines(view, plan, field, under, canvas)
        else:
            yield self._by_side(view, plan, under, canvas)
        if plan.strips and canvas.compact:
            yield labelled(ELSEWHERE.said(canvas.lang), self._strips(plan, canvas))
        else:
            for field in plan.strips:
                yield from self._in_lines(view, plan, field, under, canvas)

    def _by_side(
        self, view: View, plan: TablePlan, under: Mapping[int, Sequence[Card]], canvas: Canvas
    ) -> RenderableType:
        """A column for each battlefield: its name, the far side, the near side."""
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in plan.large:
            grid.add_column(ratio=1)
        grid.add_row(*(self._field_name(field, canvas) for field in plan.large))
        grid.add_row(*(self._state(field, canvas) for field in plan.large))
        for sides in ([field.far for field in plan.large], [field.near for field in plan.large]):
            grid.add_row(*(self._track(plan, side, canvas) for side in sides))
            both = zip(plan.large, sides, strict=True)
            grid.add_row(*(self._minions(view, plan, field, side, under, canvas) for field, side in both))
        return grid

    def _field_name(self, field: FieldPlan, canvas: Canvas) -> RichText:
        return RichText(self.place_name(field.id, canvas), "bold underline" if field.fought else "bold")

    @staticmethod
    def _state(field: FieldPlan, canvas: Canvas) -> RichText:
        """What becomes of a battlefield in this round: as the how manieth it is fought, and who attacks first."""
        lang = canvas.lang
        if field.conqueror is not None:
            return RichText(CONQUERED.said(lang, name=_short(canvas.name(field.conqueror))), CROWN.style)
        if field.exhausted:
            return RichText(NO_BATTLE.said(lang), STATES["exhausted"].style)
        return RichText(FIRST.said(lang, order=field.order, name=_short(canvas.name(field.begins))), "grey50")

    def _track(self, plan: TablePlan, side: SidePlan, canvas: Canvas) -> RichText:
        """Whose side it is, what is left of its defence, and whose avatars stand there."""
        text = RichText.assemble((DEFENDED.symbol, DEFENDED.style), f" {side.left:>2} ")
        text.append_text(bar(side.left, DEFENCE, TRACK, DEFENDED.style))
        if len(side.seats) == 1:
            text.append(f" {_short(canvas.name(side.captain))}")
            return text.append(f" {AVATAR.symbol}", AVATAR.style) if side.avatars else text
        ours = any(seat in side.seats for seat in plan.mates)
        text.append(f" {(YOUR_TEAM if ours else OPPONENTS).said(canvas.lang)}")
        if side.avatars:
            names = ", ".join(_short(canvas.name(seat)) for seat in side.avatars)
            text.append(f" {AVATAR.symbol} ", AVATAR.style).append(names, "grey70")
        return text

    def _minions(
        self,
        view: View,
        plan: TablePlan,
        field: FieldPlan,
        side: SidePlan,
        under: Mapping[int, Sequence[Card]],
        canvas: Canvas,
    ) -> RenderableType:
        """The minions of a side, a line each, with what lies under them."""
        lines = rows(1)
        for seat, card in self._there(view, field, side):
            worth = plan.worth[card["id"]]
            figures = RichText.assemble((f" {worth.attack}", ATTACK.style), "/", (str(worth.left), ESSENCE.style))
            lines.add_row(figures, self._minion(plan, card, seat, side, canvas))
            for burden in under.get(card["id"], ()):
                lines.add_row(RichText("└", "grey50", justify="right"), self._burden(burden, seat, canvas))
        return lines if lines.row_count else RichText(" –", "grey50")

    def _in_lines(
        self, view: View, plan: TablePlan, field: FieldPlan, under: Mapping[int, Sequence[Card]], canvas: Canvas
    ) -> Iterator[RenderableType]:
        """A battlefield where there is little room: its name, and a line for each side."""
        yield RichText("  ").join((RichText(), self._field_name(field, canvas), self._state(field, canvas)))
        for side in (field.far, field.near):
            said = []
            for seat, card in self._there(view, field, side):
                worth = plan.worth[card["id"]]
                text = RichText.assemble((str(worth.attack), ATTACK.style), "/", (str(worth.left), ESSENCE.style), " ")
                text.append_text(self._minion(plan, card, seat, side, canvas))
                for burden in under.get(card["id"], ()):
                    text.append(" └ ", "grey50").append_text(self._burden(burden, seat, canvas))
                said.append(text)
            line = Grid.grid(padding=(0, 1, 0, 0))
            line.add_column(no_wrap=True)
            line.add_column()
            track = RichText("    ").append_text(self._track(plan, side, canvas)).append(":" if said else "")
            line.add_row(track, RichText(", ").join(said))
            yield line

    def _strips(self, plan: TablePlan, canvas: Canvas) -> RichText:
        """Battlefields of others in as few words as possible: defence, minions and their attack on both sides."""

        def side(one: SidePlan) -> RichText:
            text = RichText(f"{_short(canvas.name(one.captain))} ").append(
                f"{DEFENDED.symbol}{one.left}", DEFENDED.style
            )
            return text.append(f" {ATTACK.symbol}{one.attack}", ATTACK.style) if one.minions else text

        lines = (
            RichText(f"{self.place_name(field.id, canvas)} ", "bold")
            .append_text(side(field.far))
            .append(" – ", "grey50")
            .append_text(side(field.near))
            for field in plan.strips
        )
        return RichText(" · ", "grey50").join(lines)

    # --- minions ------------------------------------------------------------------------------------------------------

    @staticmethod
    def _there(view: View, field: FieldPlan, side: SidePlan) -> Iterator[tuple[int, Card]]:
        """The minions of a side on a battlefield, each with its owner's seat."""
        place = next(place for place in view["places"]["fields"] if place["id"] == field.id)
        for seat in side.seats:
            for card in known_cards(place["sides"][seat]["piles"]["minions"]):
                yield seat, card

    @staticmethod
    def _under(view: View) -> dict[int, list[Card]]:
        """What lies under each minion: attachments and followers of anybody."""
        found: dict[int, list[Card]] = {}
        for player in view["players"]:
            for name in ("attached", "followers"):
                for card in known_cards(player["piles"][name]):
                    found.setdefault(card["host"], []).append({**card, "owner": player["seat"], "pile": name})
        return found

    def _minion(self, plan: TablePlan, card: Card, seat: int, side: SidePlan, canvas: Canvas) -> RichText:
        """A minion's name, the tokens on it, how it is; in a team, whose it is."""
        text = card_name(self, self.kind_of(card), canvas.lang)
        if len(side.seats) > 1:
            text.append(f" {_short(canvas.name(seat))}", "grey62")
        followers = plan.worth[card["id"]].followers
        tokens = ((WOUND, card.get("wounds", 0)), (FLAME, card.get("flames", 0)), (FOLLOWER, followers))
        for sign, n in tokens:
            if n:
                text.append(f" {sign.symbol}{n}", sign.style)
        self._marked(text, card)
        if plan.roll is not None and plan.roll.attacker == card["id"]:
            text.stylize("reverse", 0, len(self.kind_of(card).said(canvas.lang)) + 2)
        return text

    def _burden(self, card: Card, host: int, canvas: Canvas) -> RichText:
        """A card under a minion; a follower has its token, a card of another player its owner."""
        text = card_name(self, self.kind_of(card), canvas.lang)
        if card["pile"] == "followers":
            text = RichText.assemble((FOLLOWER.symbol, FOLLOWER.style), " ", (text.plain, "grey62"))
        if card["owner"] != host:
            text.append(f" ({_short(canvas.name(card['owner']))})", "grey62")
        return self._marked(text, card)

    @staticmethod
    def _marked(text: RichText, card: Card) -> RichText:
        """Signs for how a card is; one that is exhausted is pale."""
        if card.get("exhausted"):
            text.stylize("dim")
        for mark, sign in STATES.items():
            if card.get(mark):
                text.append(f" {sign.symbol}", sign.style)
        return text

    # --- dice and decks -----------------------------------------------------------------------------------------------

    def _roll(self, plan: TablePlan, roll: Roll, canvas: Canvas) -> RenderableType:
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

    def _decks(self, view: View, plan: TablePlan, canvas: Canvas) -> Iterator[RenderableType]:
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


def _short(name: str) -> str:
    """A player's name where there is little room."""
    return name if len(name) <= NAME else f"{name[: NAME - 1]}…"


FACE = SorcererFace
