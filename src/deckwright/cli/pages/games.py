"""`deckwright games`: the games, those that are broken, and all options of one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.cli.pages.common import find_game
from deckwright.cli.play.seating import bot_name
from deckwright.games import GameFailed, broken, ids, load
from deckwright.lang.game import Game, GameOption


def list_games(console: Console, lang: str) -> None:
    """Every game in a few lines."""
    for id in ids():
        game = load(id)
        _title(console, game, lang)
        if game.options:
            names = ", ".join(option.id for option in game.options)
            console.print(Padding(RichText(T.OPTION_NAMES.said(lang, names=names), "grey62"), (0, 0, 0, 2)))
        console.print(Padding(RichText(T.GAMES_HINT.said(lang, game=id), "grey62"), (0, 0, 0, 2)))
    for failed in broken():
        console.print(RichText(failed.said(lang), "red"))
        if failed.trace:
            console.print(Padding(RichText(T.FAILED_HINT.said(lang, game=failed.id), "grey62"), (0, 0, 0, 2)))


def show_game(console: Console, given: str, lang: str) -> None:
    """The game a person named; of one that is broken, how it came to that, for whoever can mend it."""
    try:
        game = find_game(given)
    except GameFailed as failed:
        console.print(RichText(failed.trace, "grey62"))
        raise
    show_options(console, game, lang)


def show_options(console: Console, game: Game, lang: str) -> None:
    """One game with its bots and all its options, their values and what they mean."""
    from deckwright import bots

    _title(console, game, lang)
    console.print(RichText(T.BOTS_OF.said(lang), "grey62"))
    for bot in bots.names(game):
        console.print(Padding(RichText.assemble((bot, "bold cyan"), f"  {bot_name(game, bot, lang)}"), (0, 0, 0, 4)))
    _campaigns(console, game, lang)
    if game.options:
        console.print()
        console.print(RichText(T.OPTIONS_OF.said(lang), "grey62"))
    _options(console, game.options, game.seats.stop - 1, lang)


def _campaigns(console: Console, game: Game, lang: str) -> None:
    """Its campaigns, with options of their own."""
    for campaign in game.campaigns:
        console.print()
        said = T.CAMPAIGN_OF.said(lang, game=game.id, campaign=campaign.id)
        console.print(RichText.assemble((campaign.said(lang), "bold"), (f"  {said}", "grey62")))
        console.print(Padding(RichText(campaign.about.said(lang), "italic grey70"), (0, 0, 0, 4)))
        _options(console, campaign.options, game.seats.stop - 1, lang)


def _options(console: Console, options: Sequence[GameOption], seats: int, lang: str) -> None:
    for option in options:
        console.print()
        name = option.said(lang)
        console.print(RichText.assemble((option.id, "bold cyan"), f"  {name}"))
        help = option.help.said(lang)
        if help:
            console.print(Padding(RichText(help, "italic grey70"), (0, 0, 0, 4)))
        for value, meaning in _values(option, seats, lang):
            line = RichText.assemble((f"{option.id}={value}", "bold"), f"  {meaning}" if meaning else "")
            if value.lstrip(",") == _written(option.default):
                line.append(f"  ({T.DEFAULT.said(lang)})", "green")
            console.print(Padding(line, (0, 0, 0, 4)))


def _title(console: Console, game: Game, lang: str) -> None:
    few, many = game.seats.start, game.seats.stop - 1
    console.print(
        RichText.assemble(
            (game.id, "bold cyan"), "  ", (game.said(lang), "bold"), f"  ({T.PLAYERS.said(lang, few=few, many=many)})"
        )
    )
    if game.about.said(lang):
        console.print(Padding(RichText(game.about.said(lang)), (0, 0, 0, 2)))


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _values(option: GameOption, seats: int, lang: str) -> list[tuple[str, str]]:
    """What an option may be, and what that means; of a list, each entry at its position, the same choices once."""
    found: list[tuple[str, str]] = []
    parts = option.entries(seats)
    for at, part in enumerate(parts):
        named = part.said(lang)
        if at and part.choices and part.choices == parts[at - 1].choices:
            found.append(("," * at + "…", f"{named}: {T.SAME_CHOICES.said(lang)}"))
        else:
            found += [("," * at + value, f"{named}: {meaning}") for value, meaning in _values(part, seats, lang)]
    if found:
        return found
    if option.choices:
        return [(choice.id, choice.said(lang)) for choice in option.choices]
    if option.numbers is not None:
        span = f"{option.numbers.start}–{option.numbers.stop - 1}"
        return [(_written(option.default), span)]
    return [("true", T.YES.said(lang)), ("false", T.NO.said(lang))]
