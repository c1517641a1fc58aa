"""Every Python sample of the documentation runs, in the order of its page, and its assertions hold."""

from __future__ import annotations

import importlib.util
import inspect
import re
import sys
from pathlib import Path

import pytest

from deckwright.lang import declared, types

DOCS = Path(__file__).parents[2] / "docs"
README = DOCS.parent / "README.md"
PAGES = [README, *sorted(DOCS.glob("*.md"))]
LINKING = [*sorted(DOCS.parent.glob("*.md")), *sorted(DOCS.glob("*.md"))]
_FENCE = re.compile(r"^```(\w*)\s*$")


def samples(page: str) -> str:
    """The Python blocks of a page as one module; everything else is an empty line, so that line numbers agree."""
    lines, inside = [], ""
    for line in page.splitlines():
        fence = _FENCE.match(line)
        if fence:
            inside = "" if inside else fence[1] or "text"
        lines.append(line if inside == "python" and not fence else "")
    return "\n".join(lines) + "\n"


def test_blocks_are_taken_out_in_place() -> None:
    page = "A page.\n\n```python\nx = 1\n```\n\n```console\n$ ls\n```\n\n```python\ny = x\n```\n"
    assert samples(page).splitlines() == ["", "", "", "x = 1", "", "", "", "", "", "", "", "y = x", ""]


@pytest.mark.parametrize(
    "page", [p for p in PAGES if samples(p.read_text("utf-8")).strip()], ids=lambda page: page.stem
)
def test_the_samples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = samples(page.read_text("utf-8"))
    path = tmp_path / f"{page.stem.replace('-', '_')}_samples.py"
    path.write_text(source, "utf-8")  # a file, since the compiler reads the source of rules
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, path.stem, module)  # annotations of classes are looked up there
    spec.loader.exec_module(module)


def test_what_the_readme_quotes_stands_in_the_sources() -> None:
    quoted = re.findall(r"^```py\n(.*?)^```", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    sources = "\n".join(path.read_text("utf-8") for path in (DOCS.parent / "src").rglob("*.py"))
    assert len(quoted) == 2
    for excerpt in quoted:
        assert excerpt.strip() in sources


def test_the_pages_are_there() -> None:
    assert {"language", "architecture", "add-a-card", "add-a-game"} <= {page.stem for page in PAGES}


@pytest.mark.parametrize("page", LINKING, ids=lambda page: page.stem)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)[^)]*\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_language_page_names_every_word_of_the_language() -> None:
    page = (DOCS / "language.md").read_text("utf-8")
    homes = (types.__name__, declared.__name__)
    own = {name for name, thing in vars(types).items() if getattr(thing, "__module__", "") in homes}
    functions = {name for name in own if inspect.isfunction(getattr(types, name)) and not name.startswith("_")}
    marks = {"rule", "slot", "judgement", "word", "has_effect"}
    verbs = {verb.id for verb in types.STANDARD_VERBS}
    missing = {name for name in functions | marks | verbs if not re.search(rf"\b{name}\b", page)}
    assert not missing
    attributes = {
        name for thing in (types.Card, types.Player, types.Pile, types.Shared, types.Place) for name in vars(thing)
    }
    assert not {name for name in attributes if not name.startswith("_") and not re.search(rf"\b{name}\b", page)}
