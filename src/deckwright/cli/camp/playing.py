"""A campaign played at the terminal: the camp asks, the battle is played, the camp goes on."""

from __future__ import annotations

import json
import secrets

from deckwright.campaigns import doings, result_of
from deckwright.campaigns import entries as e
from deckwright.campaigns.entries import PartySeat
from deckwright.campaigns.journey import Chapter
from deckwright.cli.camp import telling
from deckwright.cli.camp import texts as C
from deckwright.cli.camp.files import LocalCampaign
from deckwright.cli.pages.cards import card_page
from deckwright.cli.play import texts as P
from deckwright.cli.play.screen import Leave, Screen
from deckwright.cli.play.seating import Seating, Sitter, from_record, usual_bots
from deckwright.cli.problems import INTERRUPTED
from deckwright.faces import face_of
from deckwright.lang.campaign import Decision
from deckwright.table import Table

_QUIT, _BACK = ("q", "quit", "й", "выход"), ("b", "back", "и", "назад")
_PLAYERS = ("p", "players", "з", "игроки")
_OTHERS_GO = ("",)  # in place of answers: no answer has such an id


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
            if self._leaves():
                return

    def _leaves(self) -> bool:
        """All is decided: go, or think again."""
        journey = self.campaign.journey
        battle = doings.next_battle(journey)
        ahead = C.LEAVING.said(self.lang, name=battle.said(self.lang)) if battle else C.ENDS_HERE.said(self.lang)
        self.screen.say(ahead, "bold")
        if battle:
            if battle.about.en:
                self.screen.say(battle.about.said(self.lang), "grey70")
            self.screen.say(C.GOING.said(self.lang, names=", ".join(self._names())), "grey70")
        changes = doings.before_departing(journey)
        telling.show_changes(self.console, journey, changes, telling.SOON, self.lang)
        typed = self.screen.ask((C.GO if battle else C.END).said(self.lang)).casefold()
        if typed in _QUIT:
            raise Leave
        if typed in _PLAYERS:
            self._regroup()
            return False
        if typed not in _BACK:
            leaving = doings.departed(journey, secrets.token_urlsafe(6))
            self.campaign.write(e.DEPART, leaving, 0)
            telling.tell(self.console, e.read_lines(leaving["told"]), self.lang)
            return True
        for decision in reversed(journey.answers()):
            self.campaign.write(e.RETRACT, doings.retracted(journey, decision))
        return False

    def _decide(self, decision: Decision) -> None:
        """Ask for one decision until it can be."""
        self.screen.say(decision.said(self.lang), "bold")
        if decision.help.en:
            self.screen.say(decision.help.said(self.lang), "italic grey70")
        telling.show_choices(self.console, self.campaign.journey.game, decision.choices, self.lang)
        by_id = {choice.id: choice.said(self.lang) for choice in decision.choices}
        usual = ", ".join(by_id[id] for id in decision.usual) or C.USUAL_NOTHING.said(self.lang)
        wanted = str(decision.least) if decision.least == decision.most else f"{decision.least}–{decision.most}"
        self.screen.say(C.PICK.said(self.lang, wanted=wanted, usual=usual), "grey70")
        while (answers := self._picked(decision)) is None:
            self.screen.say(C.BAD_PICK.said(self.lang), "yellow")
        if answers == _OTHERS_GO:
            self._regroup()
            return
        problem = decision.problem(answers)
        if problem is not None:
            self.screen.say(problem.said(self.lang), "yellow")
            return
        for foretold in decision.follows(answers):
            cards = telling.cards(self.campaign.journey, foretold.cards, self.lang)
            said = f"{foretold.said(self.lang)}: {cards}" if cards else foretold.said(self.lang)
            self.screen.say(
                said, "red" if foretold.loss else "bold yellow" if foretold.warns else "green" if cards else "yellow"
            )
        self.campaign.write(e.DECIDE, doings.decided(self.campaign.journey, decision.id, answers))

    def _picked(self, decision: Decision) -> tuple[str, ...] | None:
        typed = self.screen.ask(C.PICK_PROMPT.said(self.lang))
        while typed.startswith("?"):
            self._explain(decision, typed.removeprefix("?").strip())
            typed = self.screen.ask(C.PICK_PROMPT.said(self.lang))
        if not typed:
            return decision.usual
        if typed.casefold() in _QUIT:
            raise Leave
        if typed.casefold() in _PLAYERS:
            return _OTHERS_GO
        words = typed.replace(",", " ").split()
        if not all(word.isdecimal() and int(word) <= len(decision.choices) for word in words):
            return None
        return tuple(decision.choices[int(word) - 1].id for word in words if int(word) > 0)

    def _explain(self, decision: Decision, number: str) -> None:
        """Show the card of a choice."""
        known = number.isdecimal() and 0 < int(number) <= len(decision.choices)
        choice = decision.choices[int(number) - 1] if known else None
        kind = self.campaign.journey.game.kind(choice.card or choice.id) if choice is not None else None
        if kind is None:
            self.screen.say(C.NO_CARD.said(self.lang), "yellow")
        else:
            self.console.print(card_page(face_of(self.campaign.journey.game), kind, self.lang))

    def _regroup(self) -> None:
        """Others go into the next battle than into the last one."""
        seats = self.campaign.journey.seats
        typed = self.screen.ask(C.HOW_MANY.said(self.lang, least=seats.start, most=seats.stop - 1))
        if not typed.isdecimal() or int(typed) not in seats:
            self.screen.say(C.BAD_NUMBER.said(self.lang, least=seats.start, most=seats.stop - 1), "yellow")
            return
        self.campaign.regroup(int(typed))

    # --- the battle ---------------------------------------------------------------------------------------------------

    def _battle(self, chapter: Chapter) -> bool:
        """Play the battle; whether it has ended."""
        from deckwright.cli.play.session import Session

        saved, journey = self.campaign.battle, self.campaign.journey
        with self.console.status(P.PREPARING.said(self.lang)):
            if saved is not None:
                table = Table.load(saved, game=journey.game)
                seating = from_record(table.game, json.loads(saved).get("seated"), table.seats, table.names)
            else:
                seats, battle = len(chapter.party), chapter.battle
                options, _ = journey.game.still_taken(seats, battle.options)
                table = Table.open(journey.game, seats, battle.seed or 0, options)
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

    def _names(self) -> list[str]:
        """Who goes into the next battle."""
        journey = self.campaign.journey
        return Seating(tuple(self._sitter(place) for place in journey.party)).names(journey.game, self.lang)

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
