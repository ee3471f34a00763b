"""An evening by typed lines: choosing it, the room, the own table, the score card, and the end."""

from __future__ import annotations

from time import monotonic

from game.i18n import _
from game.pages.evening_clock import clock_lines
from game.pages.page import Page
from game.presenters.desk import Desk, Route
from game.presenters.evening import EveningPresenter, Stage
from game.presenters.evening_games import (
    EveningGame,
    LostEvening,
    resume_evening,
    unfinished_evening,
)
from game.presenters.evening_setup import EveningSetup
from game.presenters.practice_games import PracticeGame
from game.session import HOME_SEAT, Moment
from game.storage.evenings import SavedEvening
from game.text.console import Console
from game.text.evening_hands import HandsTalk
from game.text.menus import agreed, choose
from game.text.page_lines import page_lines
from game.text.run_nights import run_nights
from game.text.table import TableTalk
from game.text.typed_words import AT_THE_TABLE, Command
from game.words import sentence
from game.words.names import in_names

_LONGEST_STEP = 60.0  # seconds of the clock that pass with one step, however long nobody types


class EveningTalk:
    """The conversation of an evening."""

    def __init__(self, console: Console, desk: Desk, learner: str = "") -> None:
        self._console, self._desk, self._learner = console, desk, learner

    def offer(self) -> bool:
        """Whether an evening was left and the learner goes on with it, now."""
        saved = self._left()
        if saved is None:
            return False
        rules = _(resume_evening(self._desk.store, saved).evening.event.ruleset.short_name)
        text = _("You left a euchre night under {rules} rules. Do you want to go on with it?")
        if not agreed(self._console, text.format(rules=rules)):
            return False
        self._live(resume_evening(self._desk.store, saved))
        return True

    def choose(self) -> None:
        """An evening from the main menu: the one that was left, or a new one."""
        if not self.offer():
            self._set_up()

    def _left(self) -> SavedEvening | None:
        try:
            return unfinished_evening(self._desk.store)
        except LostEvening as lost:
            self._console.say(lost.sentence)
            return None

    def _set_up(self) -> None:
        setup = EveningSetup(self._desk)
        while True:
            page = setup.page()
            self._console.gap()
            self._console.say(*page_lines(page))
            pressed = self._pressed(page)
            if pressed is None:
                return
            if pressed == "begin":
                break
            if pressed == "club":
                run_nights(self._console, self._desk)
                continue
            if pressed == "draw":
                setup.draw()
                continue
            field = pressed.partition(" ")[2]
            choice = next(each for each in setup.choices if each.field == field)
            value = choose(
                self._console, sentence(choice.name), [(words, value) for value, words in choice.values]
            )
            if value is not None:
                setup.choose(field, value)
        self._live(setup.begin(self._learner))

    def _pressed(self, page: Page) -> str | None:
        """The id of the button that was chosen; None for going back."""
        buttons = [(button.words, button.id) for button in page.every_button()]
        return choose(self._console, page.todo or _("What would you like to do?"), buttons)

    def _live(self, game: EveningGame) -> None:
        presenter = EveningPresenter(self._desk, game)
        try:
            while self._step(presenter):
                pass
        finally:
            presenter.rest()

    def _step(self, presenter: EveningPresenter) -> bool:
        """One page and what is done on it; False where the learner goes."""
        self._catch_up(presenter)
        page = presenter.page()
        self._console.gap()
        self._console.say(page.where and sentence(page.where), *page_lines(page))
        pressed = self._pressed(page)
        if pressed is None:
            return False
        route = presenter.act(pressed)
        if route is None:
            return True
        if route.name == "review":
            HandsTalk(self._console, self._desk, route).ask()
            return True
        if route.name != "evening_table":
            return False
        self._at_table(presenter, route)
        return True

    def _catch_up(self, presenter: EveningPresenter) -> None:
        """The other tables play as far as one sees them; at the end of a round to its end."""
        state = presenter.game.state
        if presenter.stage is Stage.ROUND and state.still_playing:
            self._console.say(_("The other tables finish. This takes a moment."))
        while True:
            state = presenter.game.state
            own = 0 if state.own is None else len(state.own.hands) + 1
            behind = [n for n in state.still_playing if len(state.tables[n - 1].hands) < own]
            if presenter.trouble or not (behind or (presenter.stage is Stage.ROUND and state.still_playing)):
                return
            presenter.advance()

    def _at_table(self, presenter: EveningPresenter, route: Route) -> None:
        _presenter, table = route.about
        assert isinstance(table, PracticeGame)
        talk = _EveningTable(self._console, presenter, table)
        try:
            talk.play(returning=bool(table.session.actions))
        except _Up:
            pass
        finally:
            presenter.settle()


class _Up(Exception):
    """The learner gets up from the table."""


class _EveningTable(TableTalk):
    """The own table; the clock of the evening runs with what happens there."""

    commands: tuple[Command, ...] = (*AT_THE_TABLE, Command.BACK)

    def __init__(self, console: Console, presenter: EveningPresenter, game: PracticeGame) -> None:
        occasion = presenter.occasion
        if occasion.names is not None:
            names = occasion.names
            console = console.renaming(lambda text: in_names(text, HOME_SEAT, names))
        self._evening, self._since = presenter, monotonic()
        if presenter.game.state.left is not None:
            self.commands = (*self.commands, Command.CLOCK)
        super().__init__(console, presenter.desk, game, occasion)

    def _obey(self, command: Command, rest: str) -> None:
        if command is Command.BACK:
            raise _Up
        if command is Command.CLOCK:
            self._evening.turn_clock()
            self._console.say(self._evening.trouble, *clock_lines(self._evening.game.state))
            return
        super()._obey(command, rest)

    def _tell(self, moment: Moment) -> None:
        now = monotonic()
        self._evening.pass_time(int(1000 * min(now - self._since, _LONGEST_STEP)))
        self._since = now
        super()._tell(moment)
