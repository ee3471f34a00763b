"""A game at the table by typed lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import ClassVar

from game.bots.levels import Bot, three_bots
from game.i18n import _, format_number, pgettext
from game.presenters.practice_games import PracticeGame
from game.records.opening import played_so_far
from game.records.reviewing import keep_review, reviewable
from game.rules.actions import Phase
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Setup
from game.rules.view import SeatView
from game.session import Moment, Player, Session
from game.storage.database import Store
from game.storage.errors import StorageError
from game.text.answers import action_meant, choices_lines
from game.text.asking import Enquiry
from game.text.commands import AT_THE_TABLE, Command, command_meant, help_lines, spoken
from game.text.console import Console, not_understood
from game.text.describe import company_lines, hand_line, in_order, listed, recap, trick_line, upcard_line
from game.text.leaving import Leave
from game.text.narrator import moment_lines
from game.text.review import ReviewTalk
from game.text.spelling import folded
from game.text.terms import say_word
from game.text.wording import wrong_words
from game.tutor.narrate import award_sentence
from game.tutor.review import review_hand
from game.words import seat_name


class TableTalk:
    """One practice game, from where it stands to its end."""

    commands: ClassVar[tuple[Command, ...]] = AT_THE_TABLE

    def __init__(
        self, console: Console, game: PracticeGame, card_help: bool, store: Store | None = None
    ) -> None:
        """`store` keeps what the decisions of a reviewed hand cost; without one nothing is kept of it."""
        self._console = console
        self._game = game
        self._store = store
        self._session = game.session
        self._card_help = card_help
        self._enquiry = Enquiry(game.session, card_help)

    def play(self, returning: bool = False) -> None:
        """Play until the game is over. Raises Leave where the learner goes; the journal keeps the game."""
        stop = self._session.subscribe(self._tell)
        if returning:
            self._console.say(_("You are back at the table."), *recap(self._session.view))
        try:
            while not self.over:
                self._carefully(self._advance)
                if not self.over:
                    self._decision()
        finally:
            stop()
        self._console.say(*self._summary())

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play here."""
        return self._session.over

    def _tell(self, moment: Moment) -> None:
        self._console.say(*moment_lines(moment))

    def _advance(self) -> None:
        while self._session.advance():
            pass

    def _decision(self) -> None:
        """Ask until the game has moved; a question in between does not ask anew."""
        before = self._session.state
        self._enquiry.refused = None
        self._console.gap()
        self._console.say(*question(self._session.view, self._card_help))
        while self._session.state is before:
            self._hear()

    def _hear(self) -> None:
        typed = self._console.hear()
        command = command_meant(typed, self.commands)
        if command is not None:
            self._obey(*command)
        elif self._session.view.phase is Phase.HAND_OVER:
            self._between_hands(typed)
        elif not typed:
            self._console.say(*question(self._session.view, self._card_help))
        else:
            self._try(typed)

    def _obey(self, command: Command, rest: str) -> None:
        if command in (Command.MENU, Command.QUIT):
            raise Leave(to_menu=command is Command.MENU)
        if command is Command.HELP:
            self._console.say(what_to_type(self._session.view), *help_lines(self.commands))
        elif command is Command.UNDO:
            self._undo()
        elif command is Command.REVIEW:
            self._look_back()
        elif command is Command.TERM:
            say_word(self._console, rest)
        else:
            self._console.say(*self._enquiry.answer(command, rest))
            if command is Command.SCORE:
                self._console.say(*company_lines(self._game.company))

    def _undo(self) -> None:
        if not self._session.can_undo:
            self._console.say(_("You have not decided anything yet."))
        else:
            self._carefully(self._session.undo)

    def _look_back(self) -> None:
        """The review of the hand played last."""
        record = played_so_far(self._session)
        number = max((at for at, deal in enumerate(record.deals) if deal.over), default=None)
        if number is None:
            self._console.say(_("There is something to look at when a hand has been played."))
            return
        self._console.say(_("Your decisions are being weighed."))
        hand = reviewable(record, number)
        review = review_hand(hand.steps, hints=hand.hints)
        if self._store is not None:
            store = self._store
            self._carefully(lambda: keep_review(store, self._game.id, hand.deal, review))
        levels = {seat: player.level for seat, player in self._others().items()}
        ReviewTalk(self._console, hand, review, self._play_again, levels).look()
        self._console.gap()
        self._console.say(*question(self._session.view, self._card_help))

    def _play_again(self, ruleset: Ruleset, setup: Setup) -> Award | None:
        return play_again(self._console, self._others(), self._card_help, ruleset, setup)

    def _others(self) -> Mapping[Seat, Bot]:
        """Who plays with the learner; in a lesson it is taken to be steady players."""
        company = self._game.company
        return three_bots() if company is None else company.players()

    def _between_hands(self, typed: str) -> None:
        if typed and folded(typed) not in {"next", folded(pgettext("word to type", "next")), "yes", "go on"}:
            self._console.say(not_understood(typed), what_to_type(self._session.view))
        else:
            self._carefully(self._session.next_hand)

    def _try(self, typed: str) -> None:
        action = action_meant(typed, self._session.view)
        if action is None:
            self._console.say(not_understood(typed), what_to_type(self._session.view))
        elif wrong_words(typed, self._session.view, action):
            self._console.say(wrong_words(typed, self._session.view, action))
        elif not self._session.judge(action).legal:
            self._enquiry.refused = action
            self._console.say(*self._enquiry.explained(action))
        else:
            self._carefully(lambda: self._session.submit(action))

    def _carefully(self, step: Callable[[], object]) -> None:
        """Do what is written down on the way; where that fails, say so and try again when asked to."""
        while True:
            try:
                step()
                return
            except StorageError as fault:
                self._console.complain(fault)

    def _summary(self) -> list[str]:
        """The hands of a finished game, and how to have the same cards again."""
        results = self._session.state.standing.results
        hands = [
            # NOTE: one hand of a finished game, for example "Hand 3. They are euchred."
            _("Hand {n}. {outcome}").format(n=format_number(number), outcome=award_sentence(result.award))
            for number, result in enumerate(results, 1)
        ]
        return [*hands, _("The seed {seed} deals these cards again.").format(seed=self._game.seed)]


def play_again(
    console: Console, others: Mapping[Seat, Player], card_help: bool, ruleset: Ruleset, setup: Setup
) -> Award | None:
    """A hand played from where a setup leads to until it is over or left; what came of it."""
    session = Session(ruleset, setup, others)
    with suppress(_Back):
        _Trial(console, PracticeGame(0, setup.seed, session), card_help).play()
    return session.state.award


class _Back(Exception):
    """The learner goes back to the review."""


class _Trial(TableTalk):
    """A hand played once more; it is left when it is over, or for the review."""

    commands = (*AT_THE_TABLE, Command.BACK)

    def _obey(self, command: Command, rest: str) -> None:
        if command is Command.BACK:
            raise _Back
        super()._obey(command, rest)

    @property
    def over(self) -> bool:
        return self._session.state.phase in (Phase.HAND_OVER, Phase.GAME_OVER)

    def _summary(self) -> list[str]:
        return []


def question(view: SeatView, card_help: bool) -> list[str]:
    """What the learner has to decide, and the numbered answers."""
    if view.phase is Phase.HAND_OVER:
        text = _("Press Enter to go on, or type “{review}” to look at your decisions.")
        return [text.format(review=spoken(Command.REVIEW))]
    if view.phase is Phase.NAME_UPCARD:
        return [_("You turned up the joker. Which suit do you give it?"), *choices_lines(view)]
    if view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
        asked = _("It is your turn to speak.")
        return [asked, upcard_line(view), hand_line(view, card_help), *choices_lines(view)]
    if view.phase is Phase.FARMERS_HAND:
        asked = _("You hold three cards of a lowest rank, a farmer's hand.")
        return [asked, upcard_line(view), hand_line(view, card_help), *choices_lines(view)]
    if view.phase is Phase.DEFEND:
        return [_("Do you defend alone?"), hand_line(view, card_help), *choices_lines(view)]
    cards = hand_line(view, card_help, numbered=True)
    if view.phase is Phase.GIVE:
        asked = _("{name} plays alone. Which card do you give?")
        return [asked.format(name=seat_name(view.seat.partner)), cards]
    if view.phase is Phase.DISCARD:
        return [_("You hold six cards. Which one do you put down?"), cards, *choices_lines(view)]
    return [*_trick_so_far(view), cards, *_allowed(view, card_help), _("Which card do you play?")]


def _trick_so_far(view: SeatView) -> list[str]:
    number = format_number(len(view.tricks) + 1)
    if view.trick is None or not view.trick.plays:
        return [_("Trick {n}. You lead.").format(n=number)]
    return [_("Trick {n}. It is your turn.").format(n=number), trick_line(view)]


def _allowed(view: SeatView, card_help: bool) -> list[str]:
    """The cards that may be played, where help with that is wanted and some may not."""
    cards = [action.card for action in view.legal if action.card is not None]
    if not card_help or len(cards) == len(view.hand):
        return []
    allowed = listed(in_order(cards), view.trump, help_with_left=True, numbered=False)
    return [_("You may play: {cards}.").format(cards=allowed)]


def what_to_type(view: SeatView) -> str:
    """The answers that this decision takes."""
    if view.phase is Phase.HAND_OVER:
        return _("Press Enter to go on to the next hand.")
    if view.phase in (Phase.PLAY, Phase.DISCARD, Phase.GIVE):
        # NOTE: JD is what is typed for the jack of diamonds in every language
        text = _("Type a number or a card, for example JD. Type “{help}” for everything else.")
        return text.format(help=spoken(Command.HELP))
    text = _("Type a number or the words behind it. Type “{help}” for everything else.")
    return text.format(help=spoken(Command.HELP))


def welcome(game: PracticeGame) -> list[str]:
    """Who sits where and plays how well, and by which rules."""
    rules = _(game.session.ruleset.short_name)
    text = _("You play by the rules {rules}. The seed of the cards is {seed}.")
    return [
        text.format(rules=rules, seed=game.seed),
        _("Your partner Nora sits opposite. Walt sits on your left and Ezra on your right."),
        *company_lines(game.company),
        _("Type “{help}” at any time for what you can type.").format(help=spoken(Command.HELP)),
    ]
