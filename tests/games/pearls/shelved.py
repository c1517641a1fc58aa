"""Pearls as an installed game: on the shelf beside ours, in this process and in those it starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.games.packages import installed

ROOT = Path(__file__).parents[3]


@contextmanager
def shelved(site: Path, id: str = "pearls", where: str = "tests.games.pearls.game:PEARLS") -> Iterator[None]:
    """As if `pip install` had just brought it, or another game of the tests; afterwards all is as it was.

    The folder is for the record of it.
    """
    record = site / f"{id}-1.0.dist-info"
    record.mkdir(parents=True)
    (record / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1.0\n", "utf-8")
    (record / "entry_points.txt").write_text(f"[deckwright.games]\n{id} = {where}\n", "utf-8")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(site), str(ROOT), *([before] if before else [])])
    try:
        with installed(site):
            yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
