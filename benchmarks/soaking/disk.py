"""A disk that can be full: where we may mount, a small one of our own; else the server may not let files grow."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

ROOM = "8g"  # of a disk of our own, when it is not full; it takes memory only as it is used


class Disk:
    """A folder for a database."""

    def __init__(self, folder: Path, ours: bool) -> None:
        self.folder = folder
        self.database = folder / "tables.db"
        self.ours = ours

    def fill(self, pid: int) -> None:
        """Leave no room, for the process of this number at least.

        The log that SQLite writes ahead is emptied first: as long as it has old entries to write over, it needs none.
        """
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.database, timeout=1)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if self.ours:
            taken = os.statvfs(self.folder)
            self._remount(str((taken.f_blocks - taken.f_bfree) * taken.f_frsize))
        else:
            _limit(pid, 4096)

    def free(self, pid: int) -> None:
        """Make room again."""
        if self.ours:
            self._remount(ROOM)
        else:
            _limit(pid, resource.RLIM_INFINITY)

    def _remount(self, size: str) -> None:
        # Fails if somebody took more just now: then the disk is not full this time, which is seen by the refusals.
        subprocess.run(["mount", "-o", f"remount,size={size}", str(self.folder)], capture_output=True, check=False)


def _limit(pid: int, size: int) -> None:
    """SQLite takes this for a disk that fails, not for a full one: it is refused too, with another reason."""
    with suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def small_disk(folder: Path) -> Iterator[Disk]:
    """A disk at a folder, for as long as the block runs."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={ROOM},mode=700", "deckwright-soak", str(folder)]
    ours = shutil.which("mount") is not None and not subprocess.run(mount, capture_output=True, check=False).returncode
    try:
        yield Disk(folder, ours)
    finally:
        if ours:
            subprocess.run(["umount", str(folder)], check=False)
