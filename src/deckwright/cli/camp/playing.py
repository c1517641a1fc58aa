"""A campaign played at the terminal: the camp asks, the battle is played, the camp goes on."""

from __future__ import annotations

import json
import secrets

from rich.text import Text as RichText

from deckwright.campaigns import doings, result_of
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import Chapter
from deckwright.cli import texts as T
from deckwright.cli.camp import telling
from deckwright.cli.camp import texts as C
from deckwright.cli.camp.files import LocalCampaign
from deckwright.cli.play.screen import Leave, Screen
from deckwright.cli.play.seating import Seating, Sitter, from_record, usual_bots
from deckwright.cli.problems import INTERRUPTED
from deckwright.lang.campaign import Decision
from deckwright.table import Table

_QUIT, _BACK = ("q", "quit", "й", "выход"), ("b", "back", "и", "назад")


class Playing:
    """One campaign at one terminal."""

    def __init__(self, campaign: LocalCampaign, lang: str, screen: Screen) -> None:
        self.campaign, self.lang, self.screen = campaign, lang, screen
        self.console = screen.console

    def run(self) -> int:
        """Play until it is over or the person leaves; the answer is the exit code."""
        journey = self.campaign.journey
        telling.tell(self.console, journey.opening if not journey.chapters else journey.chapters[-1].after, self.lang)
        try:
            while journey.ending is None:
                if journey.under_way is None:
                    self._camp()
                elif not self._battle(journey.under_way):
                    return self._left()
        except (Leave, KeyboardInterrupt) as stopped:
            self._left()
            return INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else 0
        self._the_end()
        return 0

    # --- the camp -----------------------------------------------------------------------------------------------------

    def _camp(self) -> None:
        """Decide everything, and go."""
        journey = self.campaign.journey
        telling.show_road(self.console, journey, self.lang)
        telling.show_kept(self.console, journey, self.lang)
        while True:
            while open := [question.decision for question in journey.questions() if question.answers is None]:
                self._decide(open[0])
            battle = doings.next_battle(journey)
            self.screen.say(C.LEAVING.said(self.lang, name=battle.said(self.lang)), "bold")
            changes = doings.before_departing(journey)
            telling.show_changes(self.console, journey, changes, C.WILL_GO, C.WILL_COME, self.lang)
            typed = self.screen.ask(C.GO.said(self.lang)).casefold()
            if typed in _QUIT:
                raise Leave
            if typed not in _BACK:
                self.campaign.write(e.DEPART, doings.departed(journey, secrets.token_urlsafe(6)), 0)
                return
            for decision in reversed(journey.answers()):
                self.campaign.write(e.RETRACT, doings.retracted(journey, decision))

    def _decide(self, decision: Decision) -> None:
        """Ask for one decision until it can be."""
        self.screen.say(decision.said(self.lang), "bold")
        if decision.help.en:
            self.screen.say(decision.help.said(self.lang), "italic grey70")
        for number, choice in enumerate(decision.choices, start=1):
            about = f" — {choice.about.said(self.lang)}" if choice.about.en else ""
            self.console.print(RichText(f"  {number}  {choice.said(self.lang)}{about}"))
        by_id = {choice.id: choice.said(self.lang) for choice in decision.choices}
        usual = ", ".join(by_id[id] for id in decision.usual) or C.USUAL_NOTHING.said(self.lang)
        wanted = str(decision.least) if decision.least == decision.most else f"{decision.least}–{decision.most}"
        self.screen.say(C.PICK.said(self.lang, wanted=wanted, usual=usual), "grey70")
        while (answers := self._picked(decision)) is None:
            self.screen.say(C.BAD_PICK.said(self.lang), "yellow")
        problem = decision.problem(answers)
        if problem is not None:
            self.screen.say(problem.said(self.lang), "yellow")
            return
        for foretold in decision.follows(answers):
            cards = telling.cards(self.campaign.journey, foretold.cards, self.lang)
            self.screen.say(f"{foretold.said(self.lang)}: {cards}", "red" if foretold.loss else "green")
        self.campaign.write(e.DECIDE, doings.decided(self.campaign.journey, decision.id, answers))

    def _picked(self, decision: Decision) -> tuple[str, ...] | None:
        typed = self.screen.ask(C.PICK_PROMPT.said(self.lang))
        if not typed:
            return decision.usual
        if typed.casefold() in _QUIT:
            raise Leave
        words = typed.replace(",", " ").split()
        if not all(word.isdecimal() and int(word) <= len(decision.choices) for word in words):
            return None
        return tuple(decision.choices[int(word) - 1].id for word in words if int(word) > 0)

    # --- the battle ---------------------------------------------------------------------------------------------------

    def _battle(self, chapter: Chapter) -> bool:
        """Play the battle; whether it has ended."""
        from deckwright.cli.play.session import Session

        saved, journey = self.campaign.battle, self.campaign.journey
        with self.console.status(T.PREPARING.said(self.lang)):
            if saved is not None:
                table = Table.load(saved, game=journey.game)
                seating = from_record(table.game, json.loads(saved).get("seated"), table.seats, table.names)
            else:
                battle = chapter.battle
                table = Table.open(journey.game, len(chapter.party), battle.seed or 0, battle.options)
                seating = Seating(tuple(self._sitter(place) for place in chapter.party))
        session = Session(table, seating, self.lang, self.screen, keep=self.campaign.keep_battle)
        if not table.over:
            session.run()
        self.lang = session.lang
        if not session.table.over:
            return False
        self.campaign.keep_battle(session.table.save())
        result = result_of(session.table, chapter.battle.id, chapter.attempt, chapter.people)
        self.campaign.write(e.RESULT, doings.resulted(journey, result))
        telling.show_chapter(self.console, journey, journey.chapters[-1], self.lang)
        return True

    def _sitter(self, place: PartySeat) -> Sitter:
        if place.member is not None:
            return Sitter(person=self.campaign.journey.members[place.member].name)
        return Sitter(place.level or usual_bots(self.campaign.journey.game))

    def _left(self) -> int:
        self.screen.say(C.KEPT.said(self.lang, name=self.campaign.name), "green")
        return 0

    def _the_end(self) -> None:
        journey = self.campaign.journey
        assert journey.ending is not None
        telling.show_road(self.console, journey, self.lang)
        telling.show_kept(self.console, journey, self.lang)
        end = C.THE_END_WON if journey.ending.won else C.THE_END_LOST
        self.screen.say(end.said(self.lang), "bold green" if journey.ending.won else "bold red")
        opened = [each.said(self.lang) for each in journey.game.campaigns if each.id in journey.ending.opens]
        if opened:
            self.screen.say(C.OPENS.said(self.lang, names=", ".join(opened)))
