"""What is new in a part of the page: its new lines, and where the others stood in what the browser has already."""

from __future__ import annotations

from collections.abc import Sequence

Patch = list[str | list[int]]  # new lines, and runs of old ones: [from which, how many]


def patch(before: str, now: str) -> Patch:
    """How a text is made of the lines of an earlier one."""
    stood = {line: at for at, line in enumerate(before.split("\n"))}
    found: Patch = []
    for line in now.split("\n"):
        at = stood.get(line)
        run = found[-1] if found else None
        if at is None:
            found.append(line)
        elif isinstance(run, list) and sum(run) == at:
            run[1] += 1
        else:
            found.append([at, 1])
    return found


def patched(before: str, made: Sequence[str | list[int]]) -> str:
    """The text that a patch makes of an earlier one, as a browser does it."""
    old = before.split("\n")
    lines: list[str] = []
    for piece in made:
        lines += [piece] if isinstance(piece, str) else old[piece[0] : sum(piece)]
    return "\n".join(lines)
