"""A campaign: battles that follow each other, and what is kept between them.

It belongs to a game (`Game.campaigns`) and is plain typed Python. Its functions get a `Camp`: what is kept, what was
decided, what happened so far. They may change `camp.kept`, tell lines of a story and draw lots, and nothing else; so
the state after each step follows from seed, options, decisions and results, and everything in it goes by names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from deckwright.lang.errors import DeclarationError
from deckwright.lang.game import Game, GameOption, OptionError
from deckwright.lang.languages import Bilingual
from deckwright.lang.ledger import Ledger
from deckwright.lang.lots import Lots
from deckwright.lang.texts import NO_TEXT, Text

L = TypeVar("L", bound=Ledger)
CAMPAIGN = Text("campaign", "кампания")
STOREHOUSE = Text("What you have", "Что у вас есть")


@dataclass(frozen=True)
class CampChoice(Bilingual):
    """One possible answer at the camp; `card` is the kind to be shown with it, its own id if that is one."""

    id: str
    en: str
    ru: str
    about: Text = NO_TEXT
    card: str = ""


@dataclass(frozen=True)
class Foretold(Bilingual):
    """What will follow if it stays as decided: a sentence, and the cards it is about.

    `loss` says they will be gone, `warns` that somebody should think again before it stays so.
    """

    en: str
    ru: str
    cards: Sequence[str] = ()
    loss: bool = False
    warns: bool = False


def _follows_nothing(answers: Sequence[str]) -> Sequence[Foretold]:
    return ()


def _refuses_nothing(answers: Sequence[str]) -> Text | None:
    return None


@dataclass(frozen=True)
class Decision(Bilingual):
    """Something to be decided at the camp: by the group, or by whoever sits on a seat of the next battle.

    So many of the choices are picked as `least` and `most` say. `refuse` says why a selection cannot be, `follows` what
    comes of one, and `suggested` what somebody would pick who wants to be on the road.
    """

    id: str
    en: str
    ru: str
    choices: Sequence[CampChoice]
    least: int = 1
    most: int = 1
    seat: int | None = None
    help: Text = NO_TEXT
    suggested: Sequence[str] = ()
    follows: Callable[[Sequence[str]], Sequence[Foretold]] = _follows_nothing
    refuse: Callable[[Sequence[str]], Text | None] = _refuses_nothing

    def problem(self, answers: Sequence[str]) -> Text | None:
        """Why these answers cannot be; None if they can."""
        known = [choice.id for choice in self.choices]
        for answer in answers:
            if answer not in known:
                names = ", ".join(known)
                return Text(f"there is no {answer!r}; there are: {names}", f"нет варианта {answer!r}; есть: {names}")
        if len(set(answers)) != len(answers):
            return Text("something is picked twice", "что-то выбрано дважды")
        if not self.least <= len(answers) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least}–{self.most}"
            return Text(f"pick {wanted}, not {len(answers)}", f"нужно выбрать {wanted}, а выбрано {len(answers)}")
        return self.refuse(answers)

    @property
    def usual(self) -> tuple[str, ...]:
        """What is picked if nobody has a wish: what is suggested, else the first ones."""
        return tuple(self.suggested) or tuple(choice.id for choice in self.choices[: self.least])


@dataclass(frozen=True)
class Battle(Bilingual):
    """The next table: which battle of the campaign it is, and what it is opened with.

    Without a seed of its own it has one that follows from the campaign's, the battle and the attempt.
    """

    id: str
    en: str
    ru: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    about: Text = NO_TEXT


@dataclass(frozen=True)
class BattleResult:
    """What came of a battle, by names: the position is told as `arrange` names it. An abandoned one has none."""

    battle: str
    attempt: int
    won: bool
    winners: tuple[int, ...]
    seats: int
    turns: int
    abandoned: bool = False
    position: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Stop(Bilingual):
    """A place on the map: a battle that may come, with a card to be drawn by if there is one.

    `passed` says that the road goes on past it, though the battle was not won.
    """

    id: str
    en: str
    ru: str
    about: Text = NO_TEXT
    card: str = ""
    passed: bool = False


@dataclass(frozen=True)
class Ending:
    """How a campaign ended, and which campaigns of the game it opens."""

    won: bool
    opens: tuple[str, ...] = ()


@dataclass
class Camp(Generic[L]):
    """What a campaign's functions see: everything so far. They may change `kept` and tell what happens."""

    game: Game
    seed: int
    options: Mapping[str, Any]
    kept: L
    seats: int
    answers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    results: Sequence[BattleResult] = ()
    names: Sequence[Text] = ()  # of those who sit there; for what people read, and for nothing else
    lines: list[Text] = field(default_factory=list)
    ending: Ending | None = None

    def answer(self, decision: str) -> str:
        """The one answer to a decision."""
        return self.answers[decision][0]

    def name(self, seat: int) -> Text:
        """What whoever sits there is called, so that a decision can say whose it is."""
        return self.names[seat] if seat < len(self.names) else Text(f"player {seat + 1}", f"игрок {seat + 1}")

    def lots(self, purpose: str) -> Lots:
        """Chance for a purpose; equal seeds and purposes draw the same, in every version."""
        return Lots(self.seed, purpose)

    def won(self, battle: str) -> bool:
        """Whether a battle has been won."""
        return any(result.won and result.battle == battle for result in self.results)

    def attempt(self, battle: str) -> int:
        """Which try of a battle the next one is, from 1."""
        return 1 + sum(result.battle == battle for result in self.results)

    def known(self, names: Iterable[str]) -> list[str]:
        """Those of the names that are cards of today's game."""
        return [name for name in names if self.game.kind(name) is not None]

    def choices(self, names: Iterable[str]) -> list[CampChoice]:
        """Cards as choices, each once; those that today's game has not are left out."""
        found = []
        for name in dict.fromkeys(names):
            kind = self.game.kind(name)
            if kind is not None:
                found.append(CampChoice(name, kind.en, kind.ru, card=name))
        return found

    def tell(self, en: str, ru: str) -> None:
        """A line of the story."""
        self.lines.append(Text(en, ru))

    def finish(self, *, won: bool, opens: Sequence[str] = ()) -> None:
        """The campaign is over; it opens others of the game by their ids."""
        self.ending = Ending(won, tuple(opens))


def _still(option: GameOption, kept: Mapping[str, Any]) -> Any:
    """What an option is today, by those that a campaign was begun with."""
    usual = option.default if option.before is None else option.before
    try:
        return option.read(kept.get(option.id, usual), 0)
    except OptionError:
        return option.default


def _nothing_to_decide(camp: Camp[Any]) -> Sequence[Decision]:
    return ()


@dataclass(frozen=True, eq=False)
class Campaign(Bilingual, Generic[L]):
    """A campaign of a game.

    `begin` writes what there is at first. `camp` says what is to be decided, knowing what has been: what it returns is
    asked at once, and what depends on an answer comes when that is there. `depart` says which table comes next; what it
    changes happens as the battle is opened, and is shown before. It may say None: by what was decided it all ends here,
    as `camp.finish` has told. `after` says what a result brings. `road` is the map.

    A `version` goes up whenever seed, decisions and results may lead elsewhere than before; what is kept of a campaign
    that was begun earlier stays as it is. `former` turns what an earlier version kept into what this one keeps.
    """

    id: str
    en: str
    ru: str
    kept: type[L]
    begin: Callable[[Camp[L]], None]
    depart: Callable[[Camp[L]], Battle | None]
    after: Callable[[Camp[L], BattleResult], None]
    road: Callable[[Camp[L]], Sequence[Stop]]
    camp: Callable[[Camp[L]], Sequence[Decision]] = _nothing_to_decide
    about: Text = NO_TEXT
    called: Text = CAMPAIGN  # what people call it, such as an expedition
    storehouse: Text = STOREHOUSE  # what people call what is kept
    options: Sequence[GameOption] = ()
    seats: range | None = None  # fewer than the game's, if not all numbers of players will do
    version: int = 1
    former: Callable[[dict[str, Any]], dict[str, Any]] | None = None

    def __post_init__(self) -> None:
        self.kept.check()
        if any(option.each for option in self.options):
            raise DeclarationError(f"campaign {self.id}: its options are no lists")

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values, those not given at their defaults; `OptionError` names what is wrong."""
        known = {option.id: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "—"
                raise OptionError(
                    f"{self.en} has no option {name!r}; it has: {names}",
                    f"«{self.ru}»: нет настройки {name!r}; есть: {names}",
                )
        return {id: option.read(given.get(id, option.default), 0) for id, option in known.items()}

    def still_taken(self, kept: Mapping[str, Any]) -> tuple[dict[str, Any], list[str]]:
        """All options of a campaign that was begun earlier, as they are today, and those of then that are no more.

        What was no option then is as it was played then (`GameOption.before`), or at its default.
        """
        today = {option.id: _still(option, kept) for option in self.options}
        return today, [name for name, value in kept.items() if name not in today or today[name] != value]

    def seats_of(self, game: Game) -> range:
        """How many may go into a battle."""
        return self.seats or game.seats

    def recalled(self, told: Mapping[str, Any]) -> tuple[L, list[str]]:
        """What was kept, as this version keeps it, and what of it is not known any more."""
        return self.kept.read(self.former(dict(told)) if self.former is not None else told)
