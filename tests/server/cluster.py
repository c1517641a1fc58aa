"""A PostgreSQL server of our own for tests: made in a temporary folder, reached by a socket in it, gone afterwards."""

from __future__ import annotations

import glob
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import psycopg
import pytest

# Nothing here has to outlive a loss of power, so the server need not wait for the disk.
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
unix_socket_permissions = 0777
fsync = off
full_page_writes = off
autovacuum = off
shared_buffers = 32MB
max_connections = 100
"""


class Cluster:
    """A running server. `fresh()` makes an empty database and says its address."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._numbers = itertools.count(1)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql:///{database}?{urlencode({'host': self.folder, 'user': 'postgres'})}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def create(self) -> None:
        """Make the files of the server."""
        self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(SETTINGS.format(folder=self.folder))

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={self.folder / 'log'}")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; connections are cut. `immediate` tidies nothing up."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    def restart(self) -> None:
        """Stop the server and start it again."""
        self.stop()
        self.start()

    @property
    def running(self) -> bool:
        """Whether the server runs."""
        return (self._data / "postmaster.pid").exists()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), f"--pgdata={self._data}", *arguments]
        # Into a file: the server would keep a pipe open for as long as it runs.
        with (self.folder / f"{program}.out").open("w+", encoding="utf-8") as said:
            done = subprocess.run(
                command, stdout=said, stderr=subprocess.STDOUT, cwd=self.folder, env=_environment(), **_who()
            )
            said.seek(0)
            assert done.returncode == 0, f"{' '.join(command)}:\n{said.read()}"


@contextmanager
def private_cluster() -> Iterator[Cluster]:
    """A server for as long as the block runs. Without PostgreSQL the test is skipped; where CI is true, it fails."""
    programs = _programs()
    if programs is None:
        missing = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        missing(
            "PostgreSQL is not installed (no initdb on PATH or under /usr/lib/postgresql): apt-get install postgresql"
        )
    # /tmp: the path of a socket must be short, and the user who runs the server must be able to go there.
    folder = Path(tempfile.mkdtemp(prefix="deckwright-pg-", dir="/tmp"))
    try:
        if who := _who():
            os.chown(folder, who["user"], who["group"])
        cluster = Cluster(programs, folder)
        cluster.create()
        cluster.start()
        try:
            yield cluster
        finally:
            if cluster.running:
                cluster.stop("immediate")
    finally:
        shutil.rmtree(folder)


def _programs() -> Path | None:
    """Where PostgreSQL's programs lie; Debian keeps them off the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    newest = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda path: int(path.split("/")[4]))
    return Path(newest[-1]).parent if newest else None


def _who() -> dict[str, Any]:
    """As whom to run the server: it refuses to be root."""
    if os.geteuid() != 0:
        return {}
    names = {user.pw_name: user for user in pwd.getpwall()}
    user = names.get("postgres") or names["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _environment() -> dict[str, str]:
    """Ours, without what would tell the server of another one."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}
