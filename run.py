"""Set up Deckwright in an environment of its own and run it: `python3 run.py play shards`, `python3 run.py test`.

Everything after the file name goes to the `deckwright` command, except `test`, which installs what the tests need and
runs them. The environment lies in `.venv` beside this file and is renewed when pyproject.toml changes.
"""

from __future__ import annotations

import glob
import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = Path(os.environ.get("DECKWRIGHT_VENV", HERE / ".venv"))
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def install(extra: str) -> None:
    """Install the project, with an extra if one is named, unless that has been done already."""
    wanted = hashlib.sha256((HERE / "pyproject.toml").read_bytes()).hexdigest()
    stamp = HOME / f".deckwright-{extra or 'plain'}"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if not (BIN / ("python.exe" if os.name == "nt" else "python")).exists():
        print("Setting up an environment in", HOME, flush=True)
        venv.create(HOME, with_pip=True)
    target = f"{HERE}[{extra}]" if extra else str(HERE)
    subprocess.run([str(BIN / "python"), "-m", "pip", "install", "--quiet", "--editable", target], check=True)
    stamp.write_text(wanted)


def say_what_is_skipped() -> None:
    """Some tests need a program that pip does not bring; where CI is true they fail without it."""
    what = "fail" if os.environ.get("CI") == "true" else "be skipped"
    if not any(map(shutil.which, BROWSERS)):
        print(f"No browser is installed: tests/browser will {what} (apt-get install chromium).", flush=True)
    if not shutil.which("initdb") and not glob.glob("/usr/lib/postgresql/*/bin/initdb"):
        print(f"PostgreSQL is not installed: its tests will {what} (apt-get install postgresql).", flush=True)


def main(arguments: list[str]) -> int:
    """Install what is needed, then run."""
    if sys.version_info < (3, 11):
        print("Deckwright needs Python 3.11 or newer; this is", sys.version.split()[0])
        return 2
    testing = arguments[:1] == ["test"]
    try:
        install("dev" if testing else "")
        if testing:
            say_what_is_skipped()
        tests = ["-m", "pytest", *(arguments[1:] or ["-n", "auto"])]
        command = tests if testing else ["-m", "deckwright", *arguments]
        return subprocess.run([str(BIN / "python"), *command], cwd=HERE if testing else None).returncode
    except subprocess.CalledProcessError as error:
        return error.returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
