"""A game at the table by typed lines."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from game.bots.company import Company
from game.i18n import _, pgettext
from game.presenters.desk import Desk
from game.presenters.new_lesson import source_of
from game.presenters.occasions import Occasion, Trial
from game.presenters.practice import PracticePresenter
from game.presenters.practice_games import PracticeGame
from game.presenters.slip_trial import SlipOccasion, SlipTrial, sit_down_to_slip
from game.records.reviewing import Reviewable
from game.rules.actions import Phase
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Setup
from game.session import Moment, Session
from game.text.authors import make_lesson
from game.text.console import Console, not_understood
from game.text.describe import dealer_line, recap
from game.text.everywhere import obeyed
from game.text.game_end import played_lines
from game.text.hint_lines import next_hint
from game.text.honest import read_pages, stands_words, stop_words, stops_at
from game.text.more import Unsaid, in_two
from game.text.narrator import moment_lines
from game.text.page_lines import block_lines, page_lines, refusal_lines
from game.text.review import ReviewTalk
from game.text.spelling import folded
from game.text.table_prompts import question, what_to_type
from game.text.table_questions import facts, why
from game.text.typed_actions import action_meant
from game.text.typed_words import AT_AN_HONEST_TABLE, AT_THE_TABLE, Command, command_meant, help_lines, spoken
from game.text.weighed_hand import weigh_last, weighing_words
from game.text.wording import wrong_words
from game.tutor.review import HandReview
from game.words import sentence


class TableTalk:
    """One practice game, from where it stands to its end."""

    commands: tuple[Command, ...] = AT_THE_TABLE

    def __init__(
        self, console: Console, desk: Desk, game: PracticeGame, occasion: Occasion | None = None
    ) -> None:
        """`occasion` is what is played for, a game of one's own where it is not told."""
        self._console, self._desk = console, desk
        self._table = PracticePresenter(desk, game, self._tell, occasion)
        self._session = game.session
        self._unsaid = Unsaid(console, lambda: desk.settings().show_more)
        if self._session.state.honest is not None:
            self.commands = tuple(dict.fromkeys((*AT_AN_HONEST_TABLE, *self.commands)))

    def play(self, returning: bool = False) -> None:
        """Play until the game is over. Raises Leave where the learner goes; the journal keeps the game."""
        if returning:
            self._console.say(_("You're back at the table."), *recap(self._session.view))
        read_pages(self._console, self._table, self._do)
        self._advance()
        while not self.over:
            self._decision()
            self._advance()
        self._console.say(*self._ending())

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play here."""
        left = self._session.state.phase is Phase.HAND_OVER and self._table.occasion.leaves(self._session)
        return left or self._session.over

    def _tell(self, moment: Moment) -> None:
        reason = "" if moment.view.phase is Phase.HAND_OVER else self._table.honest.reason
        self._console.say(*moment_lines(moment, result=False), reason)  # pages tell the rest

    def _advance(self) -> None:
        while not self._session.over and not self._session.waits_for_learner:
            if stops_at(self._session.view):
                self._stop()
            else:
                self._do(self._table.advance)
            read_pages(self._console, self._table, self._do)

    def _stop(self) -> None:
        """The others wait until the learner lets them go on, or does something."""
        before = self._session.state
        self._console.say(*stop_words(self._session.view))
        while self._session.state is before:
            typed = self._console.hear()
            command = command_meant(typed, self.commands)
            if command is not None:
                self._obey(*command)
            elif typed:
                self._try(typed)
            else:
                self._do(self._table.advance)
            read_pages(self._console, self._table, self._do)

    def _do(self, step: Callable[[], object]) -> None:
        """Do what is written down on the way; where that fails, say so and try again when asked to."""
        step()
        while self._table.trouble:
            self._console.complain(self._table.trouble)
            step()

    def _decision(self) -> None:
        """Ask until the game has moved; a question in between does not ask anew."""
        before = self._session.state
        self._console.gap()
        self._unsaid.forget()
        self._ask()
        while self._session.state is before:
            self._hear()
            read_pages(self._console, self._table, self._do)

    def _ask(self) -> None:
        view = self._session.view
        if view.phase is not Phase.HAND_OVER:
            self._console.say(*question(view, self._desk.settings().card_help))
            return
        text = _("Press Enter to go on, or type “{review}” to look at your decisions.")
        self._unsaid.say(in_two(self._table, page_lines))
        self._console.say(text.format(review=spoken(Command.REVIEW)))

    def _hear(self) -> None:
        typed = self._console.hear()
        command = command_meant(typed, self.commands)
        if command is not None:
            self._obey(*command)
        elif self._session.view.phase is Phase.HAND_OVER:
            self._between_hands(typed)
        elif not typed:
            self._ask()
        else:
            self._try(typed)

    def _obey(self, command: Command, rest: str) -> None:
        helping = (what_to_type(self._session.view), *help_lines(self.commands))
        if obeyed(self._console, (command, rest), helping):
            return
        if command is Command.UNDO:
            self._undo()
        elif command is Command.REVIEW:
            self._look_back()
        elif command is Command.WHY:
            self._unsaid.say(why(rest, self._session.view, self._table.sheet.enquiry, self._session.judge))
        elif command is Command.HINT:
            self._unsaid.say(next_hint(self._table))
        elif command is Command.MORE:
            self._unsaid.tell()
        elif command in (Command.DIRECTOR, Command.ELSE):
            self._table.act("director" if command is Command.DIRECTOR else "acts")
        elif command is not Command.LAST or not self._table.honest.look_back():
            self._console.say(*self._seen(command))

    def _seen(self, command: Command) -> list[str]:
        """What lies at the table, or the score."""
        view = self._session.view
        if command is Command.SCORE:
            self._table.act("score")
            page = self._table.page()
            return [sentence(page.where), *block_lines(page.blocks), dealer_line(view)]
        return facts(command, view, self._desk.settings().card_help)

    def _undo(self) -> None:
        if self._session.can_undo:
            self._do(partial(self._table.act, "undo"))
        elif self._session.state.honest is not None and self._session.history:
            self._console.say(stands_words())
        else:
            self._console.say(_("You haven't made any decisions yet."))

    def _look_back(self) -> None:
        """The review of the hand played last."""
        if not any(done.after.award is not None for done in self._session.history):
            self._console.say(_("You can review a hand once it's over."))
            return
        self._console.say(weighing_words())
        hand, review = self._weigh()
        company = self._table.game.company or Company()
        play = partial(play_again, self._console, self._desk, company)
        make = partial(make_lesson, self._console, self._desk)
        ReviewTalk(self._console, hand, review, play, company.levels(hand.seat), make).look()
        self._console.gap()
        self._ask()

    def _weigh(self) -> tuple[Reviewable, HandReview]:
        """The hand played last with its review, which is kept."""
        game, occasion = self._table.game.id, self._table.occasion
        return weigh_last(self._console, self._desk, self._session, game, occasion)

    def _between_hands(self, typed: str) -> None:
        if typed and folded(typed) not in {"next", folded(pgettext("word to type", "next")), "yes", "go on"}:
            self._console.say(not_understood(typed), what_to_type(self._session.view))
        else:
            if self._console.live:  # a script does not wait for it
                self._weigh()
            self._do(partial(self._table.act, "next"))

    def _try(self, typed: str) -> None:
        view = self._session.view
        action = action_meant(typed, view)
        if action is None:
            self._console.say(not_understood(typed), what_to_type(view))
        elif wrong_words(typed, view, action):
            self._console.say(wrong_words(typed, view, action))
        else:
            self._do(partial(self._table.attempt, action))
            if self._table.refusal is not None:
                self._unsaid.say(refusal_lines(self._table.refusal))

    def _ending(self) -> list[str]:
        """What came of a hand that is left; of a game all its hands, and how to have the same cards again."""
        if not self._session.over:
            return page_lines(self._table.page())
        if not self._table.game.id:
            return []
        return played_lines(self._session, self._table.game.seed)


def play_again(
    console: Console,
    desk: Desk,
    company: Company,
    ruleset: Ruleset,
    setup: Setup,
    earlier: Award | None,
    learner: Seat,
) -> None:
    """A hand played in a seat from where a setup leads to until it is over or left."""
    session = Session(ruleset, setup, company.players(learner), learner=learner)
    game = PracticeGame(0, setup.seed, session, company)
    trial = Trial(ruleset, setup, earlier, company, learner)
    try:
        _TrialTalk(console, desk, game, trial).play()
    except _Back:
        console.say(trial.before(learner))


def try_slip(console: Console, desk: Desk, trial: SlipTrial) -> None:
    """A table one slip before a clause, until the hand is over or left."""
    game = sit_down_to_slip(trial)
    console.say(*recap(game.session.view))
    with suppress(_Back):
        _SlipTalk(console, desk, game, SlipOccasion(trial)).play()


class _Back(Exception):
    """The learner goes back to where the table was opened."""


class _TrialTalk(TableTalk):
    """A hand that is tried; it is left when it is over, or to go back."""

    commands: tuple[Command, ...] = (*AT_THE_TABLE, Command.LESSON, Command.BACK)

    def _obey(self, command: Command, rest: str) -> None:
        if command is Command.BACK:
            raise _Back
        if command is Command.LESSON:
            make_lesson(self._console, self._desk, source_of(self._session))
            self._console.gap()
            self._ask()
            return
        super()._obey(command, rest)


class _SlipTalk(_TrialTalk):
    """A slip that is tried. No lesson is made of it."""

    commands = (*AT_THE_TABLE, Command.BACK)
