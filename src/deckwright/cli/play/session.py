"""One game at the terminal, from the first question to the last word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text as RichText

from deckwright.cli import texts as T
from deckwright.cli.play import saves, sayings
from deckwright.cli.play import texts as P
from deckwright.cli.play.menu import Menu, menu_of
from deckwright.cli.play.menu import MenuItem as MenuEntry
from deckwright.cli.play.screen import Leave, Screen
from deckwright.cli.play.seating import Seating
from deckwright.cli.play.story import painted
from deckwright.cli.problems import INTERRUPTED, Problem
from deckwright.cli.voice import percent
from deckwright.faces import Canvas, face_of
from deckwright.lang.languages import LANGUAGES
from deckwright.lang.texts import plain
from deckwright.table.bringing import brings
from deckwright.table.story import Story, StoryEntry, replayed, told

if TYPE_CHECKING:
    from deckwright.lang.cards import Kind
    from deckwright.table import Table

# The same keys on a Russian keyboard, and a few words for them.
_SAME_KEY = dict(zip("шгдрыфкйзi", "iulhsarqpi", strict=True)) | {
    "help": "?",
    "помощь": "?",
    "undo": "u",
    "отмена": "u",
    "log": "l",
    "piles": "p",
    "стопки": "p",
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

    def __init__(
        self, table: Table, seating: Seating, lang: str, screen: Screen, keep: Callable[[str], None] | None = None
    ) -> None:
        """`keep` takes the saved game again and again, where it is kept otherwise than as the one left last."""
        self.table, self.seating, self.lang, self.screen, self.keep = table, seating, lang, screen, keep
        self.face = face_of(table.game)
        self.look = self.face.look
        self.bots = seating.bots(table.game, table.seed or 0)
        self.notices: list[RichText] = []  # to be shown with the table when it is drawn next
        self.last_person: int | None = None
        self.explained = bool(table.history)
        self.table.names[:] = seating.names(self.table.game, lang)
        self.stories = {seat: Story(table.game, seat) for seat in seating.people}
        for again, events in replayed(table):
            for story in self.stories.values():
                story.add(events, again.revision)
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
        if len(self.stories) > 1 and seat != self.last_person and not self.look.open_hands:
            self.screen.curtain(self._name(seat), self.lang)
        self.last_person = seat
        self._keep_quietly()
        self._explain_once(seat)
        menu = self._show(seat)
        revision, warned = self.table.revision, ""
        while self.table.revision == revision:
            typed = self.screen.ask(P.PROMPT.said(self.lang))
            if not typed:
                menu = self._show(seat)
                continue
            entry = menu.find(typed) if typed.isdigit() else None
            if entry is not None and warned != entry.label and self._warns(entry, seat):
                warned = entry.label
            elif entry is not None:
                self._do(entry.option.index)
            elif typed.isdigit():
                self.screen.say(P.BAD_NUMBER.said(self.lang), "yellow")
            else:
                menu = self._command(typed, seat, menu)

    def _warns(self, entry: MenuEntry, seat: int) -> bool:
        """Say why a choice would be a pity, if it would; who means it types it once more."""
        warning = self.look.warn(self.table.view(seat), entry.option, self.lang)
        if warning:
            self.screen.say(f"{warning} {P.ONCE_MORE.said(self.lang, label=entry.label)}", "yellow")
        return bool(warning)

    def _show(self, seat: int) -> Menu:
        """Draw the table, the question and its choices for a person."""
        view, canvas = self.table.view(seat), self._canvas()
        options = self.table.offered(seat)
        menu = menu_of(self.face, view, seat, options, canvas)
        story = self.notices + self._told(self.stories[seat].news())
        self.notices = []
        question = self._question(seat, menu)
        self.screen.table(self.face, view, seat, menu, story, question, canvas)
        return menu

    def _told(self, entries: Sequence[StoryEntry]) -> list[RichText]:
        """What happened, in the language and with the names of the moment."""
        return painted(told(entries, self.table, self.lang), self.face)

    def _question(self, seat: int, menu: Menu) -> list[RenderableType]:
        """What is asked, by which card, and a line that helps."""
        prompt = self.table.prompt
        assert prompt is not None
        main = self.look.is_main(prompt.id, prompt.source)
        title = (P.YOUR_TURN if main else P.YOUR_CHOICE).said(self.lang, name=self._name(seat))
        text = RichText.assemble((f"{title}. ", "bold"), prompt.said(self.lang))
        source = self.face.game.kind(prompt.source) if prompt.source else None
        if source is not None:
            text.append(f" [{P.ASKED_BY.said(self.lang, card=source.said(self.lang))}]", "italic grey70")
        help = self._advice(seat) if main else self._explanation(prompt.id, seat, menu)
        return [text, RichText(help, "italic grey70")] if help else [text]

    def _advice(self, seat: int) -> str:
        """What is still worth doing in one's turn; when nothing is, how to end it."""
        view, options = self.table.view(seat), self.table.offered(seat)
        left = [o for o in options if o.verb not in self.look.closing and not self.look.warn(view, o, self.lang)]
        said = self.look.advice(view, options, self.lang)
        return said if left else f"{said} {P.TYPE_ZERO.said(self.lang)}".lstrip()

    def _explanation(self, prompt: str, seat: int, menu: Menu) -> str:
        """What a question is about, and how to answer it here."""
        said = self.look.explain_prompt(prompt, self.table.view(seat), seat, self.lang)
        return f"{said} {menu.hint(self.lang)}".strip()

    def _explain_once(self, seat: int) -> None:
        """On the first turn of a new game: how to play."""
        prompt = self.table.prompt
        if self.explained or prompt is None or not self.look.is_main(prompt.id, prompt.source):
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
                for line in self._told(self.stories[seat].entries) or [RichText(P.LOG_EMPTY.said(self.lang))]:
                    show(line)
            case "p":
                show(sayings.open_piles(self.face, self.table.view(seat), self._canvas()))
            case "h":
                self._hint(seat)
            case "s":
                self._save(rest)
            case "a" if self.look.plays_easily:
                self._play_easy(seat)
            case "r":
                show(sayings.rules_found(self.table.game, rest, self.lang))
            case "lang":
                return self._speak(rest, seat, menu)
            case "q":
                self._quit()
            case _:
                self.screen.say(P.BAD_COMMAND.said(self.lang, given=word), "yellow")
        return menu

    def _info(self, what: str, menu: Menu) -> None:
        """All about a card: by the number of a choice, or by its name."""
        from deckwright.cli.pages.cards import card_page, find_card

        entry = menu.find(what) if what.isdigit() else None
        if not what:
            self.screen.say(P.INFO_OF_WHAT.said(self.lang), "yellow")
        elif what.isdigit() and (entry is None or entry.kind is None):
            self.screen.say(P.NO_CARD_THERE.said(self.lang, n=what), "yellow")
        else:
            try:
                kind = entry.kind if entry is not None else None
                self.screen.console.print(
                    card_page(self.face, kind or find_card(self.face.game, what, self.lang), self.lang)
                )
            except Problem as problem:
                self.screen.say(problem.said(self.lang), "yellow")

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
                self.notice(P.UNDONE.said(self.lang))
                return
        self.screen.say(P.NOTHING_TO_UNDO.said(self.lang), "yellow")

    def _hint(self, seat: int) -> None:
        from deckwright import bots

        with self.screen.console.status(T.THINKING.said(self.lang)):
            best = bots.make("search", self.table.game).advise(self.table, seat, seconds=HINT_SECONDS)[0]
        option = self.table.offered(seat)[best.index].said(self.lang)
        said = P.HINT.said(self.lang, option=option)
        if best.win is not None:
            said += " " + P.HINT_CHANCE.said(self.lang, win=percent(best.win, self.lang, digits=0))
        if sure := brings(self.table, seat, best.index, self.lang):
            said += "\n" + " · ".join(plain(what) for what in sure)
        self.screen.say(said, "green")

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say(P.SAVE_WHERE.said(self.lang), "yellow")
            return
        try:
            saves.write(Path(name), saves.pack(self.table, self.seating))
        except OSError as error:
            self.screen.say(P.NOT_KEPT.said(self.lang, reason=error.strerror or str(error)), "yellow")
        else:
            self.screen.say(P.SAVED.said(self.lang, path=name), "green")

    def _play_easy(self, seat: int) -> None:
        """Play every card that simply gives resources; stop as soon as something is asked."""
        played = 0
        later: list[Kind] = []
        while not self.table.over and seat in self.table.to_answer:
            prompt = self.table.prompt
            plays = {
                o.card: o for o in self.table.offered(seat) if o.verb == self.look.play_verb and o.card is not None
            }
            if prompt is None or not self.look.is_main(prompt.id, prompt.source):
                break
            hand = [kind for id in plays if (kind := self.face.game.kind(id)) is not None]
            now, later = self.look.easy_plays(hand, self.table.view(seat), seat)
            if not now:
                break
            self._do(plays[now[0].id].index)
            played += 1
        if later:
            names = ", ".join(kind.said(self.lang) for kind in later)
            say = self.notice if played else self.screen.say
            say(P.LEFT_FOR_YOU.said(self.lang, names=names))
        elif not played:
            self.screen.say(P.NOTHING_SAFE.said(self.lang), "yellow")

    def _speak(self, lang: str, seat: int, menu: Menu) -> Menu:
        if lang not in LANGUAGES:
            self.screen.say(P.LANG_WHICH.said(self.lang), "yellow")
            return menu
        self.lang = lang
        self.table.names[:] = self.seating.names(self.table.game, lang)
        self.notice(P.NOW_SPEAKING.said(lang))
        return self._show(seat)

    def _quit(self) -> None:
        name = self.screen.ask(P.QUIT_SAVE.said(self.lang))
        if name:
            self._save(name)
        raise Leave

    # --- keeping, ending ----------------------------------------------------------------------------------------------

    def _keep_quietly(self) -> str:
        """Keep the game, so that nothing is lost whatever happens; what went wrong, if anything did."""
        packed = saves.pack(self.table, self.seating)
        try:
            if self.keep is None:
                saves.write(saves.kept_path(self.table.game.id), packed)
            else:
                self.keep(packed)
        except OSError as error:
            return error.strerror or str(error)
        return ""

    def _keep(self) -> int:
        """Keep the game and say so."""
        trouble = self._keep_quietly()
        if trouble:
            self.screen.say(P.NOT_KEPT.said(self.lang, reason=trouble), "yellow")
        elif self.keep is None:
            self.screen.say(P.KEPT.said(self.lang, game=self.table.game.id), "green")
        return 0

    def _the_end(self) -> None:
        """Tell the last events, who won, and how it went; the game need not be kept any longer."""
        if self.keep is None:
            saves.kept_path(self.table.game.id).unlink(missing_ok=True)
        first = next(iter(self.stories.values()), None)
        for line in self._told(first.news()) if first else []:
            self.screen.console.print(line)
        self.screen.console.print(sayings.ending(self.face, self.table, self.lang, self._name))

    def notice(self, text: str) -> None:
        """Something to say when the table is drawn next."""
        self.notices.append(RichText(text, "yellow"))

    # --- names --------------------------------------------------------------------------------------------------------

    def _name(self, side: int) -> str:
        return self.table.name(side, self.lang)

    def _canvas(self) -> Canvas:
        name: Callable[[int], str] = self._name
        return Canvas(self.lang, self.screen.console.width, False, name)
