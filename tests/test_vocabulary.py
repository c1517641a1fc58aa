"""One vocabulary: a class name means one thing, the glossary knows it, and one place decides between languages."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import deckwright
from deckwright.lang import types

HOME = Path(deckwright.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"
GLOSSARY = (DOCS / "glossary.md").read_text("utf-8")
# What somebody meets who writes games, bots or tools: files of these folders, but for those of their subfolders.
MET = ("lang", "faces", "games", "table", "campaigns", "bots", "study", "testing", "vm", ".")
RECORDS = {
    name for name, thing in vars(types).items() if isinstance(thing, type) and thing.__module__ == types.__name__
}
DECIDES = re.compile(r"==\s*['\"]ru['\"]|['\"]ru['\"]\s*==|_ru if ", re.IGNORECASE)


class Found(NamedTuple):
    """A class and where it stands."""

    name: str
    file: str
    bases: tuple[str, ...]

    @property
    def is_own_record(self) -> bool:
        """Whether it is a game's own record of a thing of the language, or an enum of its schema."""
        in_a_game = self.file.startswith(("games/", "starter/"))
        record = self.name in RECORDS and any(re.match(rf"\w+\.{self.name}\b", base) for base in self.bases)
        return in_a_game and (record or (self.file.endswith("/schema.py") and "IntEnum" in self.bases))


def classes() -> Iterator[Found]:
    """Every class of the sources."""
    for path in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield Found(
                    node.name, path.relative_to(HOME).as_posix(), tuple(ast.unparse(base) for base in node.bases)
                )


def in_glossary() -> dict[str, str]:
    """The classes of the glossary, and where it says that they are."""
    rows = re.findall(r"^\| `(\w+)` \| .+ \| `([\w/.]+)` \|$", GLOSSARY, re.MULTILINE)
    assert len(rows) == len(dict(rows)), "a class stands there twice"
    return dict(rows)


def test_no_two_classes_share_a_name() -> None:
    found = defaultdict(list)
    for each in classes():
        if not each.is_own_record:
            found[each.name].append(each.file)
    assert len(found) > 300
    assert not {name: files for name, files in found.items() if len(files) > 1}


def test_every_class_that_people_meet_is_in_the_glossary() -> None:
    met = {each.name for each in classes() if str(Path(each.file).parent) in MET and not each.name.startswith("_")}
    assert {"Game", "Table", "Bot", "Option", "Rulebook"} <= met
    assert sorted(met - in_glossary().keys()) == []


def test_what_the_glossary_names_is_where_it_says() -> None:
    there = {(each.name, each.file) for each in classes()}
    assert sorted(set(in_glossary().items()) - there) == []


def test_one_place_decides_between_the_languages() -> None:
    sources = (path for path in HOME.rglob("*") if path.suffix in (".py", ".html", ".js"))
    deciding = [
        f"{path.relative_to(HOME).as_posix()}: {line.strip()}"
        for path in sources
        for line in path.read_text("utf-8").splitlines()
        if DECIDES.search(line)
    ]
    assert deciding == ['lang/languages.py: return ru if lang == "ru" else en']
