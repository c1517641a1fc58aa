"""One game at the terminal, from the first question to the last word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.cli.faces import face_of
from deckwright.cli.faces.face import Look
from deckwright.cli.play import saves, sayings
from deckwright.cli.play.menu import Menu, menu_of
from deckwright.cli.play.screen import Leave, Screen
from deckwright.cli.play.seating import Seating
from deckwright.cli.play.story import Story, told
from deckwright.cli.problems import INTERRUPTED, Problem
from deckwright.cli.voice import percent
from deckwright.lang.texts import LANGUAGES

if TYPE_CHECKING:
    from deckwright.lang.cards import Kind
    from deckwright.table import Table

# The same keys on a Russian keyboard, and a few words for them.
_SAME_KEY = dict(zip("шгдрыфкйi", "iulhsarqi", strict=True)) | {
    "help": "?",
    "помощь": "?",
    "undo": "u",
    "отмена": "u",
    "log": "l",
    "hint": "h",
    "подсказка": "h",
    "save": "s",
    "info": "i",
    "rules": "r",
    "правила": "r",
    "quit": "q",
    "exit": "q",
    "выход": "q",
    "язык": "lang",
}


HINT_SECONDS = 1.0  # how long the bot thinks about a hint


class Session:
    """People and bots at one table."""

    def __init__(self, table: Table, seating: Seating, lang: str, screen: Screen) -> None:
        self.table, self.seating, self.lang, self.screen = table, seating, lang, screen
        self.face = face_of(table.game.id)
        self.bots = seating.bots(table.game, table.seed or 0)
        self.notices: list[RichText] = []  # to be shown with the table when it is drawn next
        self.last_person: int | None = None
        self.explained = bool(table.history)
        self.stories: dict[int, Story] = {}
        self._speak_from_the_beginning()
        for story in self.stories.values() if table.history else ():
            story.news()

    # --- the loop -----------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the person leaves. The answer is the exit code."""
        try:
            while not self.table.over:
                seat = self._whose_question()
                if seat in self.bots:
                    self._do(self.bots[seat].choose(self.table, seat))
                else:
                    self._ask(seat)
        except Leave:
            return self._keep()
        except KeyboardInterrupt:
            self.screen.console.print()
            self._keep()
            return INTERRUPTED
        self._the_end()
        return 0

    def _whose_question(self) -> int:
        """Who answers: of a team a person before a bot."""
        seats = self.table.to_answer
        return next((seat for seat in seats if seat not in self.bots), seats[0])

    def _do(self, index: int) -> None:
        events = self.table.choose(index)
        for story in self.stories.values():
            story.add(events, self.table.revision)

    def _ask(self, seat: int) -> None:
        """Show the table to a person and do what they type, until one choice is made."""
        if len(self.stories) > 1 and seat != self.last_person:
            self.screen.curtain(self._name(seat), self.lang)
        self.last_person = seat
        self._keep_quietly()
        self._explain_once(seat)
        menu = self._show(seat)
        revision = self.table.revision
        while self.table.revision == revision:
            typed = self.screen.ask(T.PROMPT.said(self.lang))
            if not typed:
                menu = self._show(seat)
                continue
            entry = menu.find(typed) if typed.isdigit() else None
            if entry is not None:
                self._do(entry.option.index)
            elif typed.isdigit():
                self.screen.say(T.BAD_NUMBER.said(self.lang), "yellow")
            else:
                menu = self._command(typed, seat, menu)

    def _show(self, seat: int) -> Menu:
        """Draw the table, the question and its choices for a person."""
        view, look = self.table.view(seat), self._look()
        options = self.table.offered(seat)
        menu = menu_of(self.face, view, seat, options, look)
        story = self.notices + told(self.stories[seat].news(), self.face, self.lang, self._name)
        self.notices = []
        question = self._question(seat)
        self.screen.table(self.face, view, seat, menu, story, question, look)
        return menu

    def _question(self, seat: int) -> list[RenderableType]:
        """What is asked, by which card, and a line that helps."""
        prompt = self.table.prompt
        assert prompt is not None
        main = prompt.id == self.face.main_prompt
        title = (T.YOUR_TURN if main else T.YOUR_CHOICE).said(self.lang, name=self._name(seat))
        text = RichText.assemble((f"{title}. ", "bold"), prompt.said(self.lang))
        source = self.face.game.kind(prompt.source) if prompt.source else None
        if source is not None:
            text.append(f" [{T.ASKED_BY.said(self.lang, card=source.name(self.lang))}]", "italic grey70")
        view = self.table.view(seat)
        help = self.face.explain_prompt(prompt.id, view, seat, self.lang)
        if main:
            help = self.face.advice(view, seat, self.table.offered(seat), self.lang)
        return [text, RichText(help, "italic grey70")] if help else [text]

    def _explain_once(self, seat: int) -> None:
        """On the first turn of a new game: how to play."""
        prompt = self.table.prompt
        if self.explained or prompt is None or prompt.id != self.face.main_prompt:
            return
        self.explained = True
        self.screen.page(*sayings.how_to_play(self.face, self.table.view(seat), self.lang), self.lang)

    # --- commands -----------------------------------------------------------------------------------------------------

    def _command(self, typed: str, seat: int, menu: Menu) -> Menu:
        """Do what was typed instead of a number; the menu, drawn anew if the table was."""
        word, _, rest = typed.partition(" ")
        word = _SAME_KEY.get(word.casefold(), word.casefold())
        rest = rest.strip()
        show = self.screen.console.print
        match word:
            case "?":
                show(sayings.help_page(self.face, self.lang))
            case "i":
                self._info(rest, menu)
            case "u":
                self._undo()
            case "l":
                lines = told(self.stories[seat].entries, self.face, self.lang, self._name)
                for line in lines or [RichText(T.LOG_EMPTY.said(self.lang))]:
                    show(line)
            case "h":
                self._hint(seat)
            case "s":
                self._save(rest)
            case "a":
                self._play_easy(seat)
            case "r":
                show(sayings.rules_found(self.table.game.id, rest, self.lang))
            case "lang":
                return self._speak(rest, seat, menu)
            case "q":
                self._quit()
            case _:
                self.screen.say(T.BAD_COMMAND.said(self.lang, given=word), "yellow")
        return menu

    def _info(self, what: str, menu: Menu) -> None:
        """All about a card: by the number of a choice, or by its name."""
        from deckwright.cli.pages.cards import card_page, find_card

        entry = menu.find(what) if what.isdigit() else None
        if not what:
            self.screen.say(T.INFO_OF_WHAT.said(self.lang), "yellow")
        elif what.isdigit() and (entry is None or entry.kind is None):
            self.screen.say(T.NO_CARD_THERE.said(self.lang, n=what), "yellow")
        else:
            try:
                kind = entry.kind if entry is not None else None
                self.screen.console.print(
                    card_page(self.face, kind or find_card(self.face.game, what, self.lang), self.lang)
                )
            except Problem as problem:
                self.screen.say(problem.message(self.lang), "yellow")

    def _undo(self) -> None:
        """Go back to the last question that a person answered."""
        twin = self.table.clone()
        steps = 0
        while twin.history:
            twin.undo()
            steps += 1
            if any(seat not in self.bots for seat in twin.to_answer):
                self.table.undo(steps)
                for story in self.stories.values():
                    story.forget_after(self.table.revision)
                self.notice(T.UNDONE.said(self.lang))
                return
        self.screen.say(T.NOTHING_TO_UNDO.said(self.lang), "yellow")

    def _hint(self, seat: int) -> None:
        from deckwright import bots

        with self.screen.console.status(T.THINKING.said(self.lang)):
            best = bots.make("search", self.table.game).advise(self.table, seat, seconds=HINT_SECONDS)[0]
        option = self.table.offered(seat)[best.index].said(self.lang)
        win = percent(best.win or 0.0, self.lang, digits=0)
        self.screen.say(T.HINT.said(self.lang, option=option, win=win), "green")

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say(T.SAVE_WHERE.said(self.lang), "yellow")
            return
        try:
            saves.write(Path(name), saves.pack(self.table, self.seating))
        except OSError as error:
            self.screen.say(T.NOT_KEPT.said(self.lang, reason=error.strerror or str(error)), "yellow")
        else:
            self.screen.say(T.SAVED.said(self.lang, path=name), "green")

    def _play_easy(self, seat: int) -> None:
        """Play every card that simply gives resources; stop as soon as something is asked."""
        played = 0
        later: list[Kind] = []
        while not self.table.over and seat in self.table.to_answer:
            prompt = self.table.prompt
            plays = {
                o.card: o for o in self.table.offered(seat) if o.verb == self.face.play_verb and o.card is not None
            }
            if prompt is None or prompt.id != self.face.main_prompt:
                break
            hand = [kind for id in plays if (kind := self.face.game.kind(id)) is not None]
            now, later = self.face.easy_plays(hand, self.table.view(seat), seat)
            if not now:
                break
            self._do(plays[now[0].id].index)
            played += 1
        if later:
            names = ", ".join(kind.name(self.lang) for kind in later)
            say = self.notice if played else self.screen.say
            say(T.LEFT_FOR_YOU.said(self.lang, names=names))
        elif not played:
            self.screen.say(T.NOTHING_SAFE.said(self.lang), "yellow")

    def _speak(self, lang: str, seat: int, menu: Menu) -> Menu:
        if lang not in LANGUAGES:
            self.screen.say(T.LANG_WHICH.said(self.lang), "yellow")
            return menu
        self.lang = lang
        self._speak_from_the_beginning()
        self.notice(T.NOW_SPEAKING.said(lang))
        return self._show(seat)

    def _quit(self) -> None:
        name = self.screen.ask(T.QUIT_SAVE.said(self.lang))
        if name:
            self._save(name)
        raise Leave

    # --- keeping, ending ----------------------------------------------------------------------------------------------

    def _keep_quietly(self) -> str:
        """Keep the game, so that nothing is lost whatever happens; what went wrong, if anything did."""
        try:
            saves.write(saves.kept_path(self.table.game.id), saves.pack(self.table, self.seating))
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def _keep(self) -> int:
        """Keep the game and say so."""
        trouble = self._keep_quietly()
        if trouble:
            self.screen.say(T.NOT_KEPT.said(self.lang, reason=trouble), "yellow")
        else:
            self.screen.say(T.KEPT.said(self.lang, game=self.table.game.id), "green")
        return 0

    def _the_end(self) -> None:
        """Tell the last events, who won, and how it went; the game need not be kept any longer."""
        saves.kept_path(self.table.game.id).unlink(missing_ok=True)
        first = next(iter(self.stories.values()), None)
        for line in told(first.news(), self.face, self.lang, self._name) if first else []:
            self.screen.console.print(line)
        self.screen.console.print(sayings.ending(self.face, self.table, self.lang, self._name))

    def notice(self, text: str) -> None:
        """Something to say when the table is drawn next."""
        self.notices.append(RichText(text, "yellow"))

    # --- names --------------------------------------------------------------------------------------------------------

    def _speak_from_the_beginning(self) -> None:
        """Name the seats in the language of the moment, and tell all that happened with these names."""
        self.table.names[:] = self.seating.names(self.lang)
        told_so_far = {seat: story.seen_until for seat, story in self.stories.items()}
        self.stories = {seat: Story(self.face, seat) for seat in self.seating.people}
        for again, events in sayings.replayed(self.table):
            for story in self.stories.values():
                story.add(events, again.revision)
        for seat, story in self.stories.items():
            story.seen_until = told_so_far.get(seat, 0)

    def _name(self, side: int) -> str:
        return self.table.name(side, self.lang)

    def _look(self) -> Look:
        name: Callable[[int], str] = self._name
        return Look(self.lang, self.screen.console.width, False, name)
