"""Set up Deckwright in an environment of its own and run it: `python3 run.py play shards`.

Everything after the file name goes to the `deckwright` command, except four words for those who work on it:

    setup        install what tests and checks need, and say which programs are missing
    test         all tests; with arguments, what pytest makes of them
    test quick   the tests that are not slow: for daily work
    check        lint, format, types and the quick tests

The environment lies in `.venv` beside this file and is renewed when pyproject.toml or requirements.lock change. With
DECKWRIGHT_LOCKED set it gets exactly what requirements.lock names, checked by its hashes, and nothing else.
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
SIDE_BY_SIDE = ["-n", "auto", "--dist", "worksteal"]
QUICK = [*SIDE_BY_SIDE, "-m", "not slow", "--durations=5", "--durations-min=2"]  # names what ought to be marked slow
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def install(extra: str) -> None:
    """Install the project, with an extra if one is named, unless that has been done already."""
    files = ("pyproject.toml", "requirements.lock")
    wanted = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in files)).hexdigest()
    stamp = HOME / f".deckwright-{extra or 'plain'}"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    if not (BIN / ("python.exe" if os.name == "nt" else "python")).exists():
        print("Setting up an environment in", HOME, flush=True)
        venv.create(HOME, with_pip=True)
    if os.environ.get("DECKWRIGHT_LOCKED"):
        pip("--require-hashes", "--requirement", str(HERE / "requirements.lock"))
        pip("--no-deps", "--no-build-isolation", "--editable", str(HERE))
    else:
        pip("--editable", f"{HERE}[{extra}]" if extra else str(HERE))
    stamp.write_text(wanted)


def pip(*arguments: str) -> None:
    """Install something into the environment."""
    subprocess.run([str(BIN / "python"), "-m", "pip", "install", "--quiet", *arguments], check=True)


def say_what_is_skipped() -> None:
    """Some tests need a program that pip does not bring; where CI is true they fail without it."""
    what = "fail" if os.environ.get("CI") == "true" else "be skipped"
    if not any(map(shutil.which, BROWSERS)):
        print(f"No browser is installed: tests/browser will {what} (apt-get install chromium).", flush=True)
    if not shutil.which("initdb") and not glob.glob("/usr/lib/postgresql/*/bin/initdb"):
        print(f"PostgreSQL is not installed: its tests will {what} (apt-get install postgresql).", flush=True)


def run(*command: str, here: bool = True) -> int:
    """Run a module of the environment, in the project's folder or in the user's; its exit code."""
    return subprocess.run([str(BIN / "python"), "-m", *command], cwd=HERE if here else None).returncode


def test(arguments: list[str]) -> int:
    """All tests, the quick ones, or those that the arguments name."""
    if arguments[:1] == ["quick"]:
        return run("pytest", *QUICK, *arguments[1:])
    return run("pytest", *(arguments or SIDE_BY_SIDE))


def check() -> int:
    """Everything that is quick to say, whatever comes of the one before; then what came of each, in a line."""
    codes = {
        "lint": run("ruff", "check", "--quiet", "."),
        "format": run("ruff", "format", "--check", "--quiet", "."),
        "types": run("mypy", "--no-error-summary"),
        "quick tests": test(["quick"]),
    }
    print("\n" + " · ".join(f"{step}: {'failed' if code else 'fine'}" for step, code in codes.items()))
    return int(any(codes.values()))


def main(arguments: list[str]) -> int:
    """Install what is needed, then run."""
    if sys.version_info < (3, 11):
        print("Deckwright needs Python 3.11 or newer; this is", sys.version.split()[0])
        return 2
    word = arguments[0] if arguments else ""
    try:
        if word not in ("setup", "test", "check"):
            install("")
            return run("deckwright", *arguments, here=False)
        install("dev")
        say_what_is_skipped()
        if word == "test":
            return test(arguments[1:])
        return check() if word == "check" else 0
    except subprocess.CalledProcessError as error:
        return error.returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
