"""The web table, started from the command line."""

from __future__ import annotations

from dataclasses import replace

from deckwright.cli import texts as T
from deckwright.cli.pages.common import console
from deckwright.cli.problems import Problem


def play_in_browser(port: int, lang: str, *, open_browser: bool) -> None:
    """Serve for this machine and open the browser."""
    from deckwright.server import serving

    shown = console()
    shown.print(T.WEB_STARTING.said(lang))
    serving.play_in_browser(
        port, lambda address: shown.print(T.WEB_READY.said(lang, address=address)), open_browser=open_browser
    )


def serve_for_others(
    host: str,
    port: int,
    workers: int,
    bots: int,
    database: str | None,
    origins: tuple[str, ...],
    keep_days: int,
    prefix: str,
    lang: str,
) -> None:
    """Serve for whoever can reach the host."""
    from deckwright.server import serving
    from deckwright.server.settings import DAY, BadPrefix, ServerSettings, read_prefix

    try:
        below = read_prefix(prefix)
    except BadPrefix:
        raise Problem(T.BAD_PREFIX, prefix=prefix) from None
    secure = any(each.startswith("https:") for each in origins)
    settings = ServerSettings(origins=origins, bot_workers=bots, keep=keep_days * DAY, secure=secure, prefix=below)
    if database is not None:
        settings = replace(settings, url=database)
    shown = console()
    shown.print(T.WEB_STARTING.said(lang))
    serving.serve(host, port, workers, settings, lambda address: shown.print(T.WEB_READY.said(lang, address=address)))
