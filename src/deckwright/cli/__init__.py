"""One command, `deckwright`, for all of it."""

from __future__ import annotations

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; the answer is the exit code."""
    from deckwright.cli.running import run

    return run(arguments)
