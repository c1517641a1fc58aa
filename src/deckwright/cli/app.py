"""The commands: what they are called and what they take. The work is done elsewhere, imported when it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from deckwright.cli import texts as T
from deckwright.cli import voice
from deckwright.cli.problems import Problem, example_game

app = typer.Typer(add_completion=False)

Lang = Annotated[str | None, typer.Option("--lang", metavar="ru|en")]
GameName = Annotated[str, typer.Argument(metavar="GAME")]
SavedGame = Annotated[Path, typer.Argument(metavar="FILE")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Json = Annotated[bool, typer.Option("--json")]


def _at_least(least: int, **given: int) -> None:
    for name, number in given.items():
        if number < least:
            raise Problem(T.AT_LEAST, name=f"--{name}", least=least)


def _tell_version(wanted: bool) -> None:
    if wanted:
        from deckwright import __version__

        typer.echo(f"deckwright {__version__}")
        raise typer.Exit


@app.callback()
def everything(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_tell_version)] = False,
) -> None:
    """What stands before the command."""
    context.obj = voice.read(lang)


@app.command()
def games(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    options: Annotated[str | None, typer.Option("--options", metavar="GAME")] = None,
    lang: Lang = None,
) -> None:
    """The games and their options."""
    from deckwright.cli.pages.common import console
    from deckwright.cli.pages.games import list_games, show_game

    language = voice.read(lang, context.obj)
    wanted = game or options
    if wanted is None:
        list_games(console(), language)
    else:
        show_game(console(), wanted, language)


@app.command()
def cards(
    context: typer.Context,
    game: GameName,
    card: Annotated[list[str] | None, typer.Argument(metavar="[CARD]")] = None,
    lang: Lang = None,
) -> None:
    """The cards of a game."""
    from deckwright.cli.pages.cards import list_cards, show_card
    from deckwright.cli.pages.common import console, find_game

    language = voice.read(lang, context.obj)
    found = find_game(game)
    if card:
        show_card(console(), found, " ".join(card), language)
    else:
        list_cards(console(), found, language)


@app.command()
def rules(
    context: typer.Context,
    game: GameName,
    what: Annotated[list[str] | None, typer.Argument(metavar="[WHAT]")] = None,
    lang: Lang = None,
) -> None:
    """The rules of a game."""
    from deckwright.cli.pages.common import console, find_game
    from deckwright.cli.pages.rules import show_rules

    show_rules(console(), find_game(game), " ".join(what or []), voice.read(lang, context.obj))


@app.command()
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    players: Annotated[int, typer.Option("--players")] = 2,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,…")] = "",
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    name: Annotated[str, typer.Option("--name")] = "",
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    port: Annotated[int, typer.Option("--port")] = 8040,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    lang: Lang = None,
) -> None:
    """The web table in the browser; with a game, that game at the terminal."""
    language = voice.read(lang, context.obj)
    if game is None:
        from deckwright.cli.pages.web import play_in_browser

        if terminal or load is not None or resume:
            raise Problem(T.WHICH_GAME, game=example_game())
        play_in_browser(port, language, open_browser=browser)
        raise typer.Exit(0)
    from deckwright.cli.play.opening import go_on, open_new

    if load is not None or resume:
        code = go_on(game, load, language)
    else:
        _at_least(1, players=players)
        code = open_new(game, players, bots, seed, option or [], name, language, hotseat=hotseat)
    raise typer.Exit(code)


@app.command()
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port")] = 8040,
    workers: Annotated[int, typer.Option("--workers")] = 1,
    bots: Annotated[int, typer.Option("--bot-workers")] = 1,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    keep: Annotated[int, typer.Option("--keep-days")] = 180,
    prefix: Annotated[str, typer.Option("--prefix", metavar="PATH")] = "",
    lang: Lang = None,
) -> None:
    """The web table for others."""
    from deckwright.cli.pages.web import serve_for_others

    language = voice.read(lang, context.obj)
    _at_least(1, workers=workers, **{"bot-workers": bots, "keep-days": keep})
    _at_least(0, port=port)
    origins = tuple(each.rstrip("/") for each in origin or ())
    serve_for_others(host, port, workers, bots, database, origins, keep, prefix, language)


@app.command()
def store(
    context: typer.Context,
    action: Annotated[str, typer.Argument(metavar="check|export|import")],
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    lang: Lang = None,
) -> None:
    """The store of a server."""
    from deckwright.cli.pages.common import console
    from deckwright.cli.pages.store import look_after

    raise typer.Exit(look_after(console(), action, file, database, voice.read(lang, context.obj)))


@app.command("campaign", hidden=True)
@app.command()
def expedition(
    context: typer.Context,
    action: Annotated[str, typer.Argument(metavar="new|list|show|play|export|import")],
    what: Annotated[str, typer.Argument(metavar="[GAME|NAME|FILE]")] = "",
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]")] = None,
    campaign: Annotated[str, typer.Option("--campaign", metavar="ID")] = "",
    call: Annotated[str, typer.Option("--call", metavar="NAME")] = "",
    players: Annotated[int | None, typer.Option("--players")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,…")] = "",
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    name: Annotated[str, typer.Option("--name")] = "",
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Battles that follow each other, and what is kept between them."""
    from deckwright.cli.pages.expedition import CampWish, run

    if players is not None:
        _at_least(1, players=players)
    wish = CampWish(action, what, file, campaign, call, players, bots, hotseat, name, seed, option or ())
    raise typer.Exit(run(wish, voice.read(lang, context.obj)))


@app.command()
def simulate(
    context: typer.Context,
    game: GameName,
    players: Annotated[int, typer.Option("--players")] = 2,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,…")] = "",
    number: Annotated[int, typer.Option("--games")] = 10_000,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    option: Options = None,
    cores: Annotated[int, typer.Option("--cores")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Many games between bots."""
    from deckwright.cli.pages import simulate as page
    from deckwright.cli.pages.common import console, find_game, read_options
    from deckwright.cli.play.seating import read_bots, usual_bots

    language = voice.read(lang, context.obj)
    _at_least(1, games=number, players=players)
    _at_least(0, seed=seed, cores=cores)
    found = find_game(game)
    options = read_options(found, option or [], language)
    seated = read_bots(found, bots or usual_bots(found, "greedy,random"), players)
    report = page.run_simulation(found, seated, number, seed, options, cores or None, console(stderr=json), language)
    if json:
        page.print_json(console(), report)
    else:
        page.show_report(console(), found, report, language)


@app.command()
def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,…")] = "",
    number: Annotated[int, typer.Option("--games")] = 100,
    players: Annotated[int, typer.Option("--players")] = 2,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    option: Options = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE")] = None,
    cores: Annotated[int, typer.Option("--cores")] = 0,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """A tournament of bots."""
    from deckwright.cli.pages import arena as page
    from deckwright.cli.pages.common import console, find_game, read_options
    from deckwright.cli.play.seating import named_bots, usual_bots

    language = voice.read(lang, context.obj)
    _at_least(1, games=number, players=players)
    _at_least(0, seed=seed, cores=cores)
    found = find_game(game)
    options = read_options(found, option or [], language)
    playing = named_bots(found, bots or usual_bots(found, "random,greedy,strategist"))
    standings = page.run_arena(
        found, playing, number, players, seed, options, file, cores or None,
        console(stderr=json), language,
    )  # fmt: skip
    if json:
        page.print_json(console(), standings)
    else:
        page.show_standings(console(), found, standings, language)


@app.command()
def tune(
    context: typer.Context,
    game: GameName,
    what: Annotated[str, typer.Option("--what", metavar="weights|outlook")] = "weights",
    players: Annotated[int, typer.Option("--players")] = 2,
    number: Annotated[int, typer.Option("--games")] = 0,
    generations: Annotated[int, typer.Option("--generations")] = 60,
    seed: Annotated[int, typer.Option("--seed")] = 1,
    option: Options = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE")] = None,
    cores: Annotated[int, typer.Option("--cores")] = 0,
    lang: Lang = None,
) -> None:
    """Better bots by self-play."""
    from deckwright.cli.pages import tune as page
    from deckwright.cli.pages.common import console, find_game, read_options

    language = voice.read(lang, context.obj)
    _at_least(1, players=players, generations=generations)
    _at_least(0, seed=seed, cores=cores, games=number)
    found = find_game(game)
    options = read_options(found, option or [], language)
    page.run(found, what, players, options, number, generations, seed, file, cores or None, console(), language)


@app.command()
def replay(
    context: typer.Context,
    file: SavedGame,
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[str, typer.Option("--seat", metavar="N|open")] = "",
    lang: Lang = None,
) -> None:
    """A saved game, told."""
    from deckwright.cli.pages import past
    from deckwright.cli.play.opening import load, screen

    language = voice.read(lang, context.obj)
    shown = screen()
    table, seating = load(file, language, shown)
    past.replay(shown, table, seating, seat, language, step=step)


@app.command()
def hint(
    context: typer.Context,
    file: SavedGame,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "master",
    seconds: Annotated[float, typer.Option("--seconds")] = 2.0,
    lang: Lang = None,
) -> None:
    """What a strong bot would do."""
    from deckwright.cli.pages import past
    from deckwright.cli.play.opening import load, screen

    language = voice.read(lang, context.obj)
    shown = screen()
    table, seating = load(file, language, shown)
    past.hint(shown.console, table, seating, bot, seconds, language)


@app.command("new-game")
def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")] = Path(),
    lang: Lang = None,
) -> None:
    """A package for a game of one's own."""
    from deckwright.cli.pages.common import console
    from deckwright.cli.pages.starting import start

    start(console(), name, folder, voice.read(lang, context.obj))


@app.command()
def bench(
    context: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]")] = None,
    seconds: Annotated[float, typer.Option("--seconds")] = 3.0,
    peers: Annotated[bool, typer.Option("--peers/--no-peers")] = True,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """How fast it is."""
    from deckwright.cli.pages.common import find_game
    from deckwright.games import ids
    from deckwright.study import bench as measured

    voice.read(lang, context.obj)
    measured.main([find_game(each).id for each in games or ids()], seconds, peers, json)
