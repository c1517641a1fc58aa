"""A scene that remembers what was read of it: a part of a page is drawn again only if something it read has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from deckwright.server.scene.scene import Scene

PLAIN = (int, str, tuple, type(None))
BY_NAME = ("piles", "values")  # of these it is remembered which ones were read


@dataclass(frozen=True)
class Glimpse:
    """What a part read, and what it looked like then."""

    read: Mapping[tuple[str, str], Any]
    besides: Any  # what it was told apart from the scene
    html: str

    def holds(self, scene: Scene, besides: Any) -> bool:
        """Whether it would look the same now."""
        return besides == self.besides and all(
            _same(value, _of(scene, name, key)) for (name, key), value in self.read.items()
        )


class Watched:
    """Stands in for a scene, and writes down what is read."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._read: dict[tuple[str, str], Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name in BY_NAME:
            return _Names(self._scene, name, self._read)
        value = self._read[name, ""] = getattr(self._scene, name)
        return value


class _Names(Mapping[str, Any]):
    """Piles or values by their names."""

    def __init__(self, scene: Scene, name: str, read: dict[tuple[str, str], Any]) -> None:
        self._all, self._name, self._read = getattr(scene, name), name, read

    def __getitem__(self, key: str) -> Any:
        value = self._read[self._name, key] = self._all[key]
        return value

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)


class Keeping:
    """The parts of one viewer's page as they were last drawn."""

    def __init__(self) -> None:
        self._readings: dict[str, Glimpse] = {}

    def drawn(self, name: str, scene: Scene, besides: Any, draw: Callable[[Any], str]) -> str:
        """A part as it looks now: as it was, or drawn anew."""
        kept = self._readings.get(name)
        if kept is None or not kept.holds(scene, besides):
            watched = Watched(scene)
            text = draw(watched)
            kept = self._readings[name] = Glimpse(watched._read, besides, text)
        return kept.html


def _of(scene: Scene, name: str, key: str) -> Any:
    value = getattr(scene, name)
    return value.get(key) if key else value


def _same(before: Any, now: Any) -> bool:
    """Whether something looks as it did: things that have not changed are the very same objects."""
    if before is now:
        return True
    if isinstance(before, PLAIN):
        return bool(before == now)
    if isinstance(before, list) and isinstance(now, list):
        return len(before) == len(now) and all(map(_same, before, now))
    return False
