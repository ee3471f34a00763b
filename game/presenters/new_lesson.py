"""A lesson made of a hand: its decisions weighed aside, asked about as its author likes, and written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from textwrap import shorten

from game.drafting.draft_file import draft_for
from game.drafting.draft_question import DraftQuestion, question_of
from game.drafting.lesson_draft import LONGEST_TITLE, Draft
from game.i18n import _
from game.pages.list_page import ListPage
from game.pages.new_lesson import (
    FILE,
    QUESTIONS,
    AskedRow,
    NewLessonState,
    judged_row,
    new_lesson_page,
    own_row,
)
from game.pages.skill_field import skill_meant
from game.pages.slips_seen import deal_slips
from game.presenters.desk import BACK, Desk, Route
from game.presenters.draft_folder import skills
from game.presenters.draft_questions import DraftQuestions
from game.presenters.list_pages import STAYS, Choose, Deed, Fill, Outcome, Press, Turn
from game.presenters.written_draft import WrittenDraft, place_for_draft, write
from game.records.followed_deals import Followed
from game.records.reviewing import Reviewable, last_hand
from game.rules.actions import Phase
from game.rules.view import SeatView, observe
from game.session import Session
from game.tutor.review import HandReview, HandReviewing, Judged, Mark, judged
from game.tutor.review.weighing import Thought
from game.tutor.review.words import hand_title
from game.yamlfile.faults import YamlFault


@dataclass(frozen=True)
class LessonSource:
    """A hand to make a lesson of, with the title of its game, and the step that one stands before."""

    hand: Reviewable
    title: str
    step: int | None = None
    """The decision at hand is this one or the next; None where one looks at the whole hand."""
    found: HandReview | None = None
    """What is known of the decisions already."""
    questions: tuple[DraftQuestion, ...] = ()
    """What its author has asked; where there is anything, nothing else is."""


def source_of(session: Session) -> LessonSource:
    """The hand that lies on a table, and the decision that it stands at. Raises IndexError before a deal."""
    hand = last_hand(session)
    over = session.state.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
    return LessonSource(hand, _(session.ruleset.short_name), None if over else len(hand.steps))


def teaches(deal: Followed, found: HandReview | None = None) -> bool:
    """Whether a lesson can be made of a deal: there was something to decide, and nobody slipped."""
    asked = found is None or any(each.values for each in found.judged)
    return bool(deal.steps) and asked and not deal_slips(deal)


class NewLesson:
    """The pages of one author. Nothing is written before somebody says so, and nothing is overwritten."""

    def __init__(self, desk: Desk, source: LessonSource) -> None:
        self._source = source
        self._hand = hand = source.hand
        self._tab, self._row = QUESTIONS, ""
        self.questions = DraftQuestions()
        self._judged: dict[int, Judged] = {}
        title = hand_title(hand.steps, hand.seat) if hand.deal.over else _("A hand of your own")
        title = shorten(title, LONGEST_TITLE, placeholder="…")
        self._words = {"title": title, "summary": "", "rest": ""}  # by their fields
        self._told: tuple[str, ...] = ()
        self._fault: YamlFault | None = None
        self._written: WrittenDraft | None = None
        self._edited = False  # since it was written
        self._waiting: int | None = 0  # decisions still to be weighed; None when all are
        self._desk = desk
        self._reviewing: HandReviewing | None = None
        self._open: Thought | None = None
        if source.found is not None and source.found.complete:
            self._take(source.found)
        for question in source.questions:
            self.questions.add(question, chosen=True)
        self.begin()

    # -- what comes to be known ----------------------------------------------------------------

    def begin(self) -> None:
        """Weighs what is not known yet."""
        hand, worker, view = self._hand, self._desk.worker(), self._open_view
        weighed = self._source.found is not None and self._source.found.complete
        if self._source.questions:
            return
        if self._reviewing is None and not weighed and self._waiting is not None:
            self._reviewing = HandReviewing(
                hand.steps, worker, hand.seat, unknown=hand.unknown, hints=hand.hints, soon=True
            )
        if self._open is None and view is not None and len(hand.steps) not in self._judged:
            self._open = worker.appraise(view, soon=True)

    @property
    def _open_view(self) -> SeatView | None:
        """The decision after the last step, where the seat has one to make there."""
        last = self._hand.deal.last
        if self._source.step != len(self._hand.deal.steps) or last.turn is not self._hand.seat:
            return None
        view = observe(last, self._hand.seat)
        return view if len(view.legal) > 1 else None

    def advance(self) -> Outcome | None:
        """Something came once another decision has been weighed."""
        before = len(self._judged)
        if self._reviewing is not None:
            found = self._reviewing.poll()
            if found is not None:
                self._take(found)
            if self._reviewing.done:
                self._reviewing = self._waiting = None
        if self._open is not None and (progress := self._open.poll()) is not None and progress.done:
            view, self._open = self._open_view, None
            if view is not None and progress.values is not None:
                best = progress.values.best.action
                self._know(judged(len(self._hand.deal.steps), view, best, progress.values))
        return STAYS if len(self._judged) != before else None

    def _take(self, found: HandReview) -> None:
        self._waiting = found.waiting
        for each in found.judged:
            if each.step not in self._judged:
                self._know(each)

    def _know(self, found: Judged) -> None:
        """A decision that was weighed; the one at hand is asked about, else what cost something is."""
        self._judged[found.step] = found
        if not found.values or found.untold:
            return
        at_hand = self._at_hand
        chosen = found.mark is Mark.MISTAKE if at_hand is None else found.step == at_hand
        still_open = found.step == len(self._hand.deal.steps)
        self.questions.add(replace(question_of(found), open=still_open), chosen=chosen)
        if chosen and not self._row:
            self._row = f"ask {found.step}"

    @property
    def _at_hand(self) -> int | None:
        """The decision that one stands before, or the next one of this seat."""
        step, steps = self._source.step, self._hand.deal.steps
        if step is None:
            return None
        own = (n for n in range(step, len(steps)) if steps[n].action.seat is self._hand.seat
               and len(observe(steps[n].before, self._hand.seat).legal) > 1)  # fmt: skip
        return next(own, len(steps))

    def settle(self) -> None:
        """Waits until every decision has been weighed."""
        while self._reviewing is not None or self._open is not None:
            self.advance()

    def rest(self) -> None:
        """Nobody looks any more; `begin` goes on."""
        for thinking in (self._reviewing, self._open):
            if thinking is not None:
                thinking.cancel()
        self._reviewing = self._open = None

    # -- what is seen --------------------------------------------------------------------------

    def page(self) -> ListPage:
        """What is to be seen now."""
        thinks = self._reviewing is not None or self._open is not None
        waiting = max(self._waiting or 0, not self._judged) if thinks else 0
        draft = self._draft(self._place) if self.questions.chosen else None
        theirs = None if self._edited else self._by_hand  # the author has gone on with it in an editor
        text = theirs.decode(errors="replace") if theirs is not None else draft.text() if draft else ""
        state = NewLessonState(
            self._source.title, tuple(self._asked()), self._tab, self._at, self._words["title"],
            text if self._tab == FILE else "", waiting, self._told, self._fault,
            self._written is not None and not self._edited, self._words["summary"], skills(),
            self._words["rest"] if draft is not None and draft.moves else None,
            draft is not None and draft.app_words and theirs is None,
            self._tab == FILE and theirs is not None,
        )  # fmt: skip
        return replace(new_lesson_page(state), unsaved=self._edited)

    @property
    def _at(self) -> str:
        """The row that is looked at."""
        first = next(iter(self.questions.steps), None)
        return self._row or ("" if first is None else f"ask {first}")

    def _asked(self) -> Iterator[AskedRow]:
        for step in self.questions.steps:
            question, chosen = self.questions[step], self.questions.is_chosen(step)
            found = self._judged.get(step)
            yield judged_row(found, question, chosen) if found is not None else own_row(question, chosen)

    @property
    def deal(self) -> Followed:
        """The hand that the lesson is about."""
        return self._hand.deal

    @property
    def _place(self) -> Path:
        """Where the file is, or would be."""
        return place_for_draft(self._written, self._words["title"])

    def _draft(self, path: Path) -> Draft:
        known = skills()
        asked = [replace(each, skill=skill_meant(each.skill, known)) for each in self.questions.chosen]
        title, summary, rest = self._words.values()
        return draft_for(path, self.deal, asked, title, summary.strip(), rest.strip())

    @property
    def _by_hand(self) -> bytes | None:
        """What stands in the file, where its author has changed it in an editor."""
        return self._written.by_hand if self._written is not None else None

    # -- what is done --------------------------------------------------------------------------

    def do(self, deed: Deed) -> Outcome:
        """Another tab or row, a field, or a button."""
        match deed:
            case Turn(tab):
                self._tab = tab
            case Choose(row):
                self._row = row
            case Fill(field, text):
                self._fill(field, text)
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _fill(self, field: str, text: str) -> None:
        _kind, *about = self._at.split()
        numbers = [int(each) for each in about if each.isdigit()]
        if field in self._words:
            self._words[field] = text
        elif field == "skill":
            self.questions.test(numbers[0], text)
        elif field == "ask":
            self.questions.ask(numbers[0], text)
        elif field == "say":
            self.questions.say(numbers[0], numbers[1], text)
        elif field == "grade":
            self.questions.grade(numbers[0], numbers[1], text)
        self._changed()

    def _press(self, pressed: str) -> Route | None:
        if pressed == "leave":
            return BACK
        if self._written is not None and pressed in ("folder", "preview"):
            more = (self.deal.first.ruleset,) if pressed == "preview" else ()
            return Route(pressed, (str(self._written.path), *more))
        if pressed == "drafts":
            return Route("drafts", instead=True)
        numbers = [int(each) for each in self._at.split()[1:]]
        if pressed == "save":
            self._save()
        elif pressed == "turn":
            self.questions.turn(numbers[0])
            self._changed()
        elif pressed == "every":
            self.questions.every(numbers[0])
            self._changed()
        return None

    def _changed(self) -> None:
        """What is shown is not what was written."""
        self._told, self._fault, self._edited = (), None, True

    def _save(self) -> None:
        wrong = next((each for each in self.questions.chosen if self.questions.missing(each.step)), None)
        if wrong is not None:
            self._row = f"ask {wrong.step}"
            self._told = (_("This question needs a best answer, and words for everything it says."),)
            return
        path = self._place
        written = write(self._draft(path), path, self._written)
        if isinstance(written, WrittenDraft):
            self._written, self._edited, self._fault = written, False, written.fault
            self._told = written.told
        else:
            self._told = written
