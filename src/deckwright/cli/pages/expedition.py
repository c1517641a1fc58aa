"""`deckwright expedition`: campaigns at the terminal, begun, listed, shown, played, carried away and brought in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text as RichText

from deckwright.campaigns.record import read
from deckwright.cli import texts as T
from deckwright.cli.camp import files, telling
from deckwright.cli.camp import texts as C
from deckwright.cli.camp.files import LocalCampaign
from deckwright.cli.camp.playing import Playing
from deckwright.cli.pages.common import find_game
from deckwright.cli.play import saves
from deckwright.cli.play import texts as P
from deckwright.cli.play.opening import screen
from deckwright.cli.play.screen import Screen
from deckwright.cli.play.seating import read_bots
from deckwright.cli.problems import Problem
from deckwright.games import ids, load
from deckwright.lang.campaign import Campaign
from deckwright.lang.game import Game

USUAL_PLAYERS = 2


@dataclass(frozen=True)
class CampWish:
    """What was asked for on the command line."""

    action: str
    what: str = ""
    file: Path | None = None
    campaign: str = ""
    call: str = ""
    players: int | None = None
    bots: str = ""
    hotseat: bool = False
    person: str = ""
    seed: int | None = None
    options: Sequence[str] = ()


def run(wish: CampWish, lang: str) -> int:
    """Do what was asked for; the answer is the exit code."""
    doings = {"new": _new, "list": _list, "show": _show, "play": _play, "export": _export, "import": _import}
    if wish.action not in doings:
        raise Problem(C.UNKNOWN_ACTION, given=wish.action)
    return doings[wish.action](wish, screen(), lang)


def _new(wish: CampWish, shown: Screen, lang: str) -> int:
    if not wish.what:
        raise Problem(C.WHICH_GAME, names=", ".join(id for id in ids() if load(id).campaigns) or "—")
    game = find_game(wish.what)
    campaign = _campaign(game, wish.campaign, lang)
    options = dict(_option(each) for each in wish.options)
    campaign.read_options(options)
    name = files.fresh_name(wish.call, game.id)
    players = USUAL_PLAYERS if wish.players is None else wish.players
    people = [wish.person] + [""] * (players - 1 if wish.hotseat else 0)
    others = [] if wish.hotseat or players == 1 else read_bots(game, wish.bots, players - 1)
    with shown.console.status(P.PREPARING.said(lang)):
        begun = LocalCampaign.begin(name, game, campaign, options, wish.seed, people, others)
    telling.tell(shown.console, begun.journey.opening, lang)
    shown.say(C.BEGUN.said(lang, name=name), "green")
    return 0


def _option(given: str) -> tuple[str, Any]:
    name, sign, value = given.partition("=")
    if not sign or not name.strip():
        raise Problem(T.BAD_OPTION_FORM, given=given)
    return name.strip(), value.strip()


def _campaign(game: Game, wanted: str, lang: str) -> Campaign[Any]:
    if not game.campaigns:
        raise Problem(C.NO_CAMPAIGNS, game=game.said(lang))
    found = game.campaign(wanted) if wanted else game.campaigns[0]
    if found is None:
        raise Problem(C.NO_SUCH, given=wanted, names=", ".join(each.id for each in game.campaigns))
    return found


def _list(wish: CampWish, shown: Screen, lang: str) -> int:
    names = files.names()
    if not names:
        shown.say(C.NOTHING_YET.said(lang))
    for name in names:
        try:
            journey = LocalCampaign.open(name).journey
            said = f"{journey.game.said(lang)}: {journey.campaign.said(lang)} · {telling.standing(journey, lang)}"
        except Exception as error:  # one that cannot be read does not hide the others
            from deckwright.cli.problems import explain

            said = explain(error, lang) or str(error)
        shown.console.print(RichText.assemble((name, "bold"), f"  {said}"), soft_wrap=True)
    return 0


def _opened(wish: CampWish, shown: Screen, lang: str) -> LocalCampaign:
    name = wish.what or (files.names() or [""])[0]
    if not name:
        raise Problem(C.NOTHING_YET)
    with shown.console.status(P.PREPARING.said(lang)):
        return LocalCampaign.open(name)


def _show(wish: CampWish, shown: Screen, lang: str) -> int:
    campaign = _opened(wish, shown, lang)
    journey = campaign.journey
    title = f"{campaign.name} · {journey.campaign.said(lang)} · {telling.standing(journey, lang)}"
    shown.say(title, "bold")
    shown.say(C.SEED.said(lang, seed=journey.head.seed), "grey70")
    telling.show_road(shown.console, journey, lang)
    telling.show_kept(shown.console, journey, lang)
    telling.show_history(shown.console, journey, lang)
    return 0


def _play(wish: CampWish, shown: Screen, lang: str) -> int:
    campaign = _opened(wish, shown, lang)
    if wish.players is not None:
        people = wish.players if wish.hotseat else 0
        bots = read_bots(campaign.journey.game, wish.bots, wish.players) if wish.bots else []
        campaign.regroup(wish.players, bots, people=people)
    return Playing(campaign, lang, shown).run()


def _export(wish: CampWish, shown: Screen, lang: str) -> int:
    if wish.file is None:
        raise Problem(C.WHICH_FILE, action="export")
    if wish.file.exists():
        raise Problem(C.THERE_ALREADY, name=wish.file)
    campaign = _opened(wish, shown, lang)
    saves.write(wish.file, files.path_of(campaign.name).read_text(encoding="utf-8"))
    shown.say(C.EXPORTED.said(lang, name=campaign.name, file=wish.file), "green")
    return 0


def _import(wish: CampWish, shown: Screen, lang: str) -> int:
    if not wish.what:
        raise Problem(C.WHICH_FILE, action="import")
    text = Path(wish.what).expanduser().read_text(encoding="utf-8", errors="replace")
    with shown.console.status(P.PREPARING.said(lang)):
        brought = read(text)
    name = files.fresh_name(wish.call, brought.journey.game.id)
    LocalCampaign(name, brought.kept, brought.journey).keep()
    for note in brought.notes:
        shown.say(note.said(lang), "yellow")
    shown.say(C.IMPORTED.said(lang, name=name), "green")
    return 0
