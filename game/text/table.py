"""A game at the table by typed lines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from game.bots.company import Company
from game.i18n import _, format_number, pgettext
from game.pages.ending import side_head
from game.pages.hint_page import ANSWER
from game.pages.table_page import company_blocks, turn_title, turn_todo
from game.presenters.desk import Desk
from game.presenters.occasions import Occasion, Trial
from game.presenters.practice import PracticePresenter
from game.presenters.practice_games import PracticeGame
from game.presenters.practice_rules import may_tie
from game.records.record_file import played_so_far
from game.records.reviewing import finished_hands, keep_review, reviewable
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Setup
from game.rules.view import SeatView
from game.session import Moment, Session
from game.text.console import Console, not_understood
from game.text.describe import dealer_line, hand_line, in_order, listed, recap, trick_line, upcard_line
from game.text.everywhere import obeyed
from game.text.narrator import moment_lines
from game.text.page_lines import block_lines, page_lines, refusal_lines
from game.text.review import ReviewTalk
from game.text.spelling import folded
from game.text.table_questions import facts, why
from game.text.typed_actions import action_meant, card_phase, choices_lines
from game.text.typed_words import AT_THE_TABLE, Command, command_meant, help_lines, spoken
from game.text.wording import wrong_words
from game.tutor.award_words import award_sentence
from game.tutor.bars import list_words
from game.tutor.hints import advised_words
from game.tutor.review import review_hand
from game.words import sentence


class TableTalk:
    """One practice game, from where it stands to its end."""

    commands: ClassVar[tuple[Command, ...]] = AT_THE_TABLE

    def __init__(
        self, console: Console, desk: Desk, game: PracticeGame, occasion: Occasion | None = None
    ) -> None:
        """`occasion` is what is played for, a game of one's own where it is not told."""
        self._console, self._desk = console, desk
        self._table = PracticePresenter(desk, game, self._tell, occasion)
        self._session = game.session

    def play(self, returning: bool = False) -> None:
        """Play until the game is over. Raises Leave where the learner goes; the journal keeps the game."""
        if returning:
            self._console.say(_("You are back at the table."), *recap(self._session.view))
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
        self._console.say(*moment_lines(moment, result=False))  # the page at the end of a hand tells it

    def _advance(self) -> None:
        while not self._session.over and not self._session.waits_for_learner:
            self._do(self._table.advance)

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
        self._ask()
        while self._session.state is before:
            self._hear()

    def _ask(self) -> None:
        view = self._session.view
        if view.phase is not Phase.HAND_OVER:
            self._console.say(*question(view, self._desk.settings().card_help))
            return
        text = _("Press Enter to go on, or type “{review}” to look at your decisions.")
        self._console.say(*page_lines(self._table.page()), text.format(review=spoken(Command.REVIEW)))

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
        else:
            self._console.say(*self._answer(command, rest))

    def _answer(self, command: Command, rest: str) -> list[str]:
        view = self._session.view
        if command is Command.WHY:
            return why(rest, view, self._table.enquiry, self._session.judge)
        if command is Command.HINT:
            return self._hint()
        if command is Command.SCORE:
            self._table.act("score")
            page = self._table.page()
            return [sentence(page.where), *block_lines(page.blocks), dealer_line(view)]
        return facts(command, view, self._desk.settings().card_help)

    def _hint(self) -> list[str]:
        """The next step of the hint; after the last one the answer again."""
        self._table.act("hint")
        if self._table.hint.step:  # before that its values are not needed
            self._table.hint.look()
        hint = self._table.hint.state
        if hint is None:
            return [_("There is nothing to decide now.")]
        lines = block_lines(self._table.page().blocks[hint.step :])
        if hint.step < ANSWER or hint.values is None or hint.bars is None:
            return lines
        advised = advised_words(hint.view, hint.advice, hint.values)
        return [advised, *lines, list_words(hint.view, hint.bars.unfolded())]

    def _undo(self) -> None:
        if not self._session.can_undo:
            self._console.say(_("You have not decided anything yet."))
        else:
            self._do(partial(self._table.act, "undo"))

    def _look_back(self) -> None:
        """The review of the hand played last."""
        record = finished_hands(played_so_far(self._session))
        if not record.deals:
            self._console.say(_("You can review a hand once it has been played."))
            return
        self._console.say(_("Your decisions are being weighed."))
        game, hand = self._table.game, reviewable(record, len(record.deals) - 1)
        review = review_hand(hand.steps, hand.seat, hints=hand.hints)
        if game.id:
            self._console.carefully(lambda: keep_review(self._desk.store, game.id, hand.deal, review))
        company = game.company or Company()
        play = partial(play_again, self._console, self._desk, company)
        ReviewTalk(self._console, hand, review, play, company.levels(hand.seat)).look()
        self._console.gap()
        self._ask()

    def _between_hands(self, typed: str) -> None:
        if typed and folded(typed) not in {"next", folded(pgettext("word to type", "next")), "yes", "go on"}:
            self._console.say(not_understood(typed), what_to_type(self._session.view))
        else:
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
                self._console.say(*refusal_lines(self._table.refusal))

    def _ending(self) -> list[str]:
        """What came of a hand that is left; of a game all its hands, and how to have the same cards again."""
        if not self._session.over:
            return page_lines(self._table.page())
        if not self._table.game.id:
            return []
        standing, learner = self._session.state.standing, self._session.learner
        hands = [
            # NOTE: one hand of a finished game, for example "Hand 3. They are euchred."
            _("Hand {n}. {outcome}").format(
                n=format_number(number), outcome=award_sentence(result.award, learner)
            )
            for number, result in enumerate(standing.results, 1)
        ]
        if self._session.ruleset.switches.individual_scores:
            sides = (learner.side, learner.side.other)
            hands += [sentence(side_head(standing, side, learner, individual=True)) for side in sides]
        return [*hands, _("The seed {seed} deals these cards again.").format(seed=self._table.game.seed)]


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


class _Back(Exception):
    """The learner goes back to the review."""


class _TrialTalk(TableTalk):
    """A hand played once more; it is left when it is over, or for the review."""

    commands = (*AT_THE_TABLE, Command.BACK)

    def _obey(self, command: Command, rest: str) -> None:
        if command is Command.BACK:
            raise _Back
        super()._obey(command, rest)


def question(view: SeatView, card_help: bool) -> list[str]:
    """What the learner has to decide, and the numbered answers."""
    title, todo = sentence(turn_title(view)), turn_todo(view, None)
    if not card_phase(view):
        return [title, upcard_line(view), hand_line(view, card_help), todo, *choices_lines(view)]
    cards = hand_line(view, card_help, numbered=True)
    if view.phase is not Phase.PLAY:
        return [title, cards, todo, *choices_lines(view)]
    # NOTE: which trick it is, and whose turn, for example "Trick 2. You lead."
    title = _("Trick {n}. {title}").format(n=format_number(len(view.tricks) + 1), title=title)
    trick = trick_line(view) if view.trick is not None and view.trick.plays else ""
    return [title, trick, cards, *_allowed(view, card_help), todo]


def _allowed(view: SeatView, card_help: bool) -> list[str]:
    """The cards that may be played, where help with that is wanted and some may not."""
    cards: list[Card] = [action.card for action in view.legal if action.card is not None]
    if not card_help or len(cards) == len(view.hand):
        return []
    allowed = listed(in_order(cards), view.trump, help_with_left=True, numbered=False)
    return [_("You may play: {cards}.").format(cards=allowed)]


def what_to_type(view: SeatView) -> str:
    """The answers that this decision takes."""
    if view.phase is Phase.HAND_OVER:
        return _("Press Enter to go on to the next hand.")
    if card_phase(view):
        # NOTE: JD is what is typed for the jack of diamonds in every language
        text = _("Type a number or a card, for example JD. Type “{help}” for everything else.")
        return text.format(help=spoken(Command.HELP))
    text = _("Type a number or the words next to it. Type “{help}” for everything else.")
    return text.format(help=spoken(Command.HELP))


def welcome(game: PracticeGame) -> list[str]:
    """Who sits where and plays how well, and by which rules."""
    rules = _(game.session.ruleset.short_name)
    text = _("You play under {rules} rules. The seed of the cards is {seed}.")
    return [
        text.format(rules=rules, seed=game.seed),
        may_tie(game.session.ruleset),
        _("Your partner Nora sits opposite. Walt sits on your left and Ezra on your right."),
        *block_lines(company_blocks(game.company, game.session.learner)),
        _("Type “{help}” at any time for what you can type.").format(help=spoken(Command.HELP)),
    ]
