"""The shelf all games stand on: ours, and those of other packages that are installed beside us.

A package offers a game by an entry point of the group `deckwright.games`: its name is the game's id, its value says
where the `Game` is. Whatever is wrong with such a package stays with it: it is told as a `GameFailed`, and all other
games are there as if it were not.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import metadata

from deckwright.lang.errors import LanguageError
from deckwright.lang.game import Game
from deckwright.lang.texts import Text

GROUP = "deckwright.games"
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

_FAILED = Text(
    "The game {id} of the package {package} cannot be played: {why}.", "Игра {id} пакета {package} недоступна: {why}."
)
_NOT_AN_ID = Text(
    "an id is made of small Latin letters and digits, with single hyphens between them",
    "id состоит из строчных латинских букв и цифр, между ними могут стоять одиночные дефисы",
)
_TAKEN = Text("the package {other} has a game of this id already", "игра с таким id уже есть в пакете {other}")
_NOT_A_GAME = Text("{where} is no Game, it is of type {type}", "{where} — не Game, а объект типа {type}")
_OTHER_ID = Text("the game itself says that its id is {own}", "сама игра называет другой id: {own}")
_NOT_COMPILED = Text("its rules do not compile: {error}", "её правила не компилируются: {error}")
_NOT_LOADED = Text("its code stops with {type}: {error}", "её код остановился с ошибкой {type}: {error}")


class GameFailed(Exception):
    """A game that is installed but cannot be played: which, whose, why, and the way to the line where it stopped."""

    def __init__(self, id: str, package: str, reason: Text, trace: str = "", **values: object) -> None:
        self.id, self.package, self.trace = id, package, trace
        self._reason, self._values = reason, values
        super().__init__(self.said("en"))

    def why(self, lang: str) -> str:
        """The reason alone, without a full stop."""
        return self._reason.said(lang, **self._values).rstrip(". \n")

    def said(self, lang: str) -> str:
        """The whole sentence."""
        return _FAILED.said(lang, id=self.id, package=self.package, why=self.why(lang))


class Shelf(Mapping[str, Game]):
    """The games that can be played, by their ids: ours in our order, then those of others in the order of their ids.

    A game is loaded when it is asked for. To say which games there are, all are loaded, since only then is it known
    which of them fail.
    """

    def __init__(self, own: str, ours: Mapping[str, str]) -> None:
        self._own = own
        self._ours = [metadata.EntryPoint(id, where, GROUP) for id, where in ours.items()]
        self._lent: dict[str, Game] = {}
        self.look_again()

    def look_again(self) -> None:
        """Forget what was found: a package has been installed or removed since."""
        self._offers: dict[str, metadata.EntryPoint] | None = None
        self._known: dict[str, Game | GameFailed] = {}
        self._refused: list[GameFailed] = []

    @contextmanager
    def lent(self, game: Game) -> Iterator[None]:
        """A game that may not be installed stands on the shelf for a while, in this process: it is being tried out."""
        before = self._lent
        self._lent = {**before, game.id: game}
        try:
            yield
        finally:
            self._lent = before

    def __getitem__(self, id: str) -> Game:
        if id in self._lent:
            return self._lent[id]
        offered = self._offered()[id]
        if id not in self._known:
            self._known[id] = self._tried(offered)
        found = self._known[id]
        if isinstance(found, GameFailed):
            raise found.with_traceback(None)  # the way to an earlier asker is of no use to this one
        return found

    def __contains__(self, id: object) -> bool:
        """Whether there is such a game, and it can be played."""
        try:
            self[str(id)]
        except (KeyError, GameFailed):
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        return (id for id in {**self._offered(), **self._lent} if id in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def broken(self) -> list[GameFailed]:
        """What is installed and cannot be played."""
        for _ in self:
            pass
        return [*self._refused, *(found for found in self._known.values() if isinstance(found, GameFailed))]

    def _offered(self) -> Mapping[str, metadata.EntryPoint]:
        """What stands on the shelf, one offer for each id: of two packages with one id the first by name has it."""
        if self._offers is None:
            offers, refused = {offer.name: offer for offer in self._ours}, []
            for offer in sorted(metadata.entry_points(group=GROUP), key=lambda offer: (offer.name, _package(offer))):
                first = offers.setdefault(offer.name, offer)
                if first is not offer:
                    other = self._package(first)
                    refused.append(GameFailed(offer.name, _package(offer), _TAKEN, other=other))
            self._offers, self._refused = offers, refused
        return self._offers

    def _package(self, offer: metadata.EntryPoint) -> str:
        return self._own if offer in self._ours else _package(offer)

    def _tried(self, offer: metadata.EntryPoint) -> Game | GameFailed:
        """The game of an offer, or why there is none. Our own rules are compiled later: that they do, is tested."""
        id, package = offer.name, self._package(offer)
        if not _ID.fullmatch(id):
            return GameFailed(id, package, _NOT_AN_ID)
        try:
            game = offer.load()
            if not isinstance(game, Game):
                return GameFailed(id, package, _NOT_A_GAME, where=offer.value, type=type(game).__name__)
            if game.id != id:
                return GameFailed(id, package, _OTHER_ID, own=game.id)
            if offer not in self._ours:
                game.program  # noqa: B018  a rule that is wrong shows here, and not when somebody sits down
        except LanguageError as error:
            return GameFailed(id, package, _NOT_COMPILED, traceback.format_exc(), error=error)
        except (Exception, SystemExit) as error:
            return GameFailed(id, package, _NOT_LOADED, traceback.format_exc(), type=type(error).__name__, error=error)
        return game


def _package(offer: metadata.EntryPoint) -> str:
    """The distribution that makes an offer; one without a name goes by its module's."""
    name = offer.dist.name if offer.dist is not None else None
    return name or offer.value.partition(":")[0].partition(".")[0]
