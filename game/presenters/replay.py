"""A record stepped through: which deal and step are shown, whose cards are seen, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from game.i18n import _, format_number, pgettext
from game.pages.calls import Call
from game.pages.happenings import call_said
from game.pages.page import NOTHING_BESIDE, Beside, Block, Button, ButtonRow, Page, Paragraph, Refusal
from game.pages.replay_words import deal_lines, happened, other_choices
from game.pages.review_game import player_reviewed
from game.pages.table_model import Marks, TableModel, in_order
from game.presenters.desk import Desk, Route
from game.presenters.new_lesson import LessonSource, teaches
from game.presenters.occasions import by_rules
from game.records.followed_deals import Followed, Step, score_after
from game.records.record_file import Recorded
from game.records.reviewing import reviewable, scores_before
from game.rules.actions import Action, Phase, asks_nobody
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Standing, State
from game.rules.view import SeatView, mask, observe
from game.session import Moment


class ReplayPresenter:
    """Steps through the deals of a record; nothing can be played and nothing is kept.

    `show` is told of every step forward, and of None where the table stands elsewhere at once.
    """

    def __init__(
        self, desk: Desk, record: Recorded, title: str, game_id: int, show: Callable[[Moment | None], None]
    ) -> None:
        """`game_id` is that of one's own game in the store; 0 for other records."""
        self.desk, self.record, self.title, self.game_id = desk, record, title, game_id
        self.deal = 0  # place of the deal in the record
        self.done = 0  # steps of it that are shown
        self.eyes: Seat | None = None
        self._show = show

    @property
    def followed(self) -> Followed:
        """The deal that is shown."""
        return self.record.deals[self.deal]

    @property
    def now(self) -> State:
        """The state after the steps that are shown."""
        return self.followed.steps[self.done - 1].after if self.done else self.followed.first

    @property
    def last_step(self) -> Step | None:
        """The step that led here; None at the beginning of a deal."""
        return self.followed.steps[self.done - 1] if self.done else None

    @property
    def view(self) -> SeatView:
        """The table as its learner sees it; what may be done is no question here."""
        return replace(observe(self.now, self.record.learner), legal=(), standing=self._standing())

    def _standing(self) -> Standing:
        """The score of the game, where the deals of a record each begin from nothing, too."""
        before = tuple(scores_before(self.record))[self.deal]
        scored = self.now.standing.deals > self.followed.first.standing.deals
        return score_after(before, self.followed) if scored else before

    # -- moving ------------------------------------------------------------------------------

    def act(self, pressed: str) -> Route | None:
        """A button or a key, by its id; the review is another screen."""
        deeds: Mapping[str, Callable[[], None]] = {
            "on": self._on,
            "back": self._back,
            "start": partial(self._jump, 0),
            "end": partial(self._jump, len(self.followed.steps)),
            "eyes": self._next_eyes,
            "deal before": partial(self._go, self.deal - 1),
            "deal after": partial(self._go, self.deal + 1),
        }
        if pressed in deeds:
            deeds[pressed]()
        elif pressed == "review" and self.followed.steps:
            seat = self.record.learner if self.eyes is None else self.eyes
            return Route("review", (self.record, self.title, seat, self.deal, self.game_id))
        elif pressed == "lesson" and teaches(self.followed):
            return Route("new_lesson", (self._lesson(),))
        return None

    def _lesson(self) -> LessonSource:
        """The hand as a lesson about what is decided next: by whose eyes one looks, or by whoever it is."""
        coming = self.followed.steps[self.done :]
        deciding = (
            step.action.seat for step in coming if not asks_nobody(legal(step.before, step.action.seat))
        )
        seat = self.eyes if self.eyes is not None else next(deciding, self.record.learner)
        # NOTE: the title of a game, and which of its deals it is
        where = _("{title}, deal {n}").format(title=self.title, n=format_number(self.deal + 1))
        title = where if len(self.record.deals) > 1 else self.title
        hand = reviewable(self.record.seen_from(seat), self.deal)
        return LessonSource(hand, title, self.done if coming else None)

    def _on(self) -> None:
        """One step on; from the last one to the next deal."""
        if self.done < len(self.followed.steps):
            step = self.followed.steps[self.done]
            self.done += 1
            learner = self.record.learner
            events = tuple(mask(event, learner) for event in step.events)
            self._show(Moment(self.done, step.action, events, observe(step.after, learner)))
        elif self.deal < len(self.record.deals) - 1:
            self._go(self.deal + 1)

    def _back(self) -> None:
        """One step back; from the first one to the end of the deal before."""
        if self.done:
            self._jump(self.done - 1)
        elif self.deal:
            self.deal -= 1
            self._jump(len(self.followed.steps))

    def _go(self, deal: int) -> None:
        """The beginning of another deal."""
        if 0 <= deal < len(self.record.deals):
            self.deal = deal
            self._jump(0)

    def _jump(self, done: int) -> None:
        self.done = done
        self._show(None)

    def _next_eyes(self) -> None:
        """Everyone's cards, then those of one player after the other."""
        eyes = (None, *clockwise_from(self.record.learner))
        self.eyes = eyes[(eyes.index(self.eyes) + 1) % len(eyes)]

    # -- what is shown and said --------------------------------------------------------------

    def model(self, *, still: bool) -> TableModel:
        """The table; whose cards are turned is up to whoever draws it."""
        view = self.view
        return TableModel(
            view,
            in_order(view.hand, view.trump),
            Marks(tags=self.desk.settings().card_help),
            self._speech(),
            names=self.record.names if self.record.foreign else None,
            question=(self.deal, self.eyes),
        )

    def _speech(self) -> dict[Seat, str]:
        """What was said last, if the last step was a call."""
        step = self.last_step
        if step is None:
            return {}
        second = step.before.phase is Phase.SECOND_ROUND
        words = call_said(self.record.ruleset, step.action, step.before.dealer, second)
        return {step.action.seat: words} if words else {}

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the screen."""
        # NOTE: the title of the screen on which a recorded game is looked at
        return _("Record"), self.title

    def page(self, beside: Beside = NOTHING_BESIDE, folds: int = 0) -> Page:
        """What is said of the step that is shown."""
        step, deal = self.last_step, self.followed
        title = _("The cards are dealt") if step is None else happened(step, self.record)
        blocks: list[Block] = [Paragraph(line) for line in deal_lines(deal, self.done, self.record)]
        choices = other_choices(deal, self.done, self.record)
        if choices:
            blocks.append(Paragraph(choices, soft=True, ruled=True))
        blocks.append(Paragraph(self._eyes_words(), soft=True, ruled=not choices))
        if deal.steps:
            blocks.append(Paragraph(self._review_words(), soft=True))
        # NOTE: where in a recorded game we are
        where = _("Deal {deal} of {deals}, step {step} of {steps}").format(
            deal=format_number(self.deal + 1),
            deals=format_number(len(self.record.deals)),
            step=format_number(self.done),
            steps=format_number(len(deal.steps)),
        )
        return Page(title, tuple(blocks), "", self._rows(), who=by_rules(self.record.ruleset), where=where)

    def _rows(self) -> tuple[ButtonRow, ...]:
        at_end = self.done == len(self.followed.steps)
        last = self.deal == len(self.record.deals) - 1
        rows: list[ButtonRow] = []
        if not (at_end and last):
            words = _("Next deal") if at_end else _("Next step")
            rows.append((Button("on", words, icon="arrow", main=True),))
        # NOTE: where there is little room: one step back, the first step, the last one, whose cards are seen,
        # NOTE: the deal before, the deal after
        short = (
            pgettext("one step", "Back"),
            pgettext("of a replay", "Start"),
            pgettext("of a replay", "End"),
            _("Cards"),
            _("Before"),
            _("After"),
        )
        back = Button("back", _("Back one"), short=short[0])
        rows.append((back, Button("eyes", _("Whose cards?"), short=short[3])))
        start = Button("start", _("Go to start"), short=short[1])
        rows.append((start, Button("end", _("Go to end"), short=short[2])))
        if len(self.record.deals) > 1:
            before = Button("deal before", _("Previous deal"), short=short[4])
            rows.append((before, Button("deal after", _("Next deal"), short=short[5])))
        if self.followed.steps:
            lesson = Button("lesson", _("Make a lesson"), icon="pencil", short=_("Lesson"))
            made = (lesson,) if teaches(self.followed) else ()
            rows.append((Button("review", _("Review"), icon="search"), *made))
        return tuple(rows)

    def _eyes_words(self) -> str:
        if self.eyes is None:
            return _("You see every card in the record.")
        if self.eyes is self.record.learner and not player_reviewed(self.record):
            return _("You see only your own cards.")
        return _("You see only {player}'s cards.").format(player=self.record.names[self.eyes])

    def _review_words(self) -> str:
        seat = self.record.learner if self.eyes is None else self.eyes
        if seat is self.record.learner and not player_reviewed(self.record):
            return _("The review marks your decisions.")
        return _("The review marks {player}'s decisions.").format(player=self.record.names[seat])

    # -- nothing can be done at this table -----------------------------------------------------

    most_folds = 0
    explains = may_choose = False
    refusal: Refusal | None = None
    alone: bool | None = None
    calls: tuple[Call, ...] = ()
    recommended: tuple[Action, ...] = ()

    def choose(self, card: Card, dropped: bool = False) -> None:
        """Cards of a record are not played."""

    def call(self, action: Action) -> None:
        """Nothing is said at a record."""
