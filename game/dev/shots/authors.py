"""Lessons in the making, in telling states."""

from __future__ import annotations

from contextlib import redirect_stdout
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from game.bots.at_once import AtOnce, Waited
from game.bots.ladder import Level
from game.bots.levels import bot
from game.bots.piecework import Errand, Progress, finished
from game.client.screens.authors import DraftsScreen, FinderScreen, NewLessonScreen
from game.client.screens.recorder import AskScreen, RecorderScreen, RecorderSetupScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.course.beginning import begin_lesson
from game.dev.shots.replays import bots_game
from game.finding.search import Found, look_through
from game.finding.wanted import LEARNER, Wanted, best_of
from game.pages.drafts import DRAFTS, NEW, PACK
from game.pages.new_lesson import FILE
from game.presenters.deal_finder import DealFinder
from game.presenters.draft_folder import FoundDraft, look_at_draft
from game.presenters.drafts import Drafts
from game.presenters.hand_recording import HandRecording
from game.presenters.hand_setup import HandSetup
from game.presenters.list_pages import Choose, Fill, Press, Turn
from game.presenters.new_lesson import LessonSource, NewLesson
from game.presenters.recorder import AskHere, RecorderSetup
from game.records.reviewing import reviewable
from game.rules.actions import ActionKind
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rulesets.shipped import list_rulesets
from game.strategy.decisions import decide
from game.strategy.values import Effort
from game.tutor.review import review_hand

_ROUGH = Effort(chunk=20, most=60, error=0.2)
_SHOWN = Path("/home/ann/Documents/Left Bower/Lesson drafts")


def new_lesson(services: Services, seed: str) -> Screen:
    """A hand of a greenhorn, with its mistakes as questions."""
    return NewLessonScreen(services, _lesson(services))


def new_lesson_answer(services: Services, seed: str) -> Screen:
    """One answer, with its words."""
    lesson = _lesson(services)
    question = lesson.questions.chosen[0]
    lesson.do(Choose(f"answer {question.step} 0"))
    return NewLessonScreen(services, lesson)


def new_lesson_file(services: Services, seed: str) -> Screen:
    """The file as it will be."""
    lesson = _lesson(services)
    lesson.do(Turn(FILE))
    return NewLessonScreen(services, lesson)


def find_deals(services: Services, seed: str) -> Screen:
    """The search, with what was found by now."""
    return FinderScreen(services, _finder(services))


def find_deals_none(services: Services, seed: str) -> Screen:
    """Before anything is looked for."""
    return FinderScreen(services, DealFinder(services))


def find_deals_searching(services: Services, seed: str) -> Screen:
    """While deals are looked for."""
    finder = _finder(services)
    finder.do(Press("search"))
    finder.rest()
    return _Still(services, finder)


def find_deals_found(services: Services, seed: str) -> Screen:
    """One of the deals that were found."""
    finder = _finder(services)
    finder.do(Choose(finder.page().rows[0].key))
    return FinderScreen(services, finder)


class _Still(FinderScreen):
    """A search that waits."""

    def enter(self) -> None:
        """Nothing goes on."""


def _finder(services: Services) -> DealFinder:
    """A search at its end: deals in which the learner, who deals, should pass."""
    finder = DealFinder(replace(services, worker=_Known))  # type: ignore[arg-type]
    for field, value in (("dealer", "0"), ("best", "pass"), ("margin", "0.2")):
        finder.do(Fill(field, value))
    finder.do(Press("search"))
    finder.settle()
    return finder


class _Known(AtOnce):
    """Looks for the same deals once."""

    def run(self, errand: Errand) -> Waited:
        _wanted, numbers = errand.about
        return Waited(lambda: Progress(True, result=_looked(numbers)))


@cache
def _looked(numbers: range) -> list[Found]:
    wanted = Wanted(list_rulesets()[0], best_of("pass"), dealer=LEARNER, margin=0.2)
    return finished(look_through((wanted, numbers)))


def recorder(services: Services, seed: str) -> Screen:
    """Hands that are being set up, with a card that is chosen."""
    pages = RecorderSetup(services)
    hands = {Seat.SOUTH: "JH AH KH 9S TS", Seat.WEST: "AS KS", Seat.EAST: "9H"}
    for seat, cards in hands.items():
        pages.do(Fill(f"hand {int(seat)}", cards))
    pages.do(Fill("upcard", "JD"))
    pages.hold(Card.parse("QC"))
    return RecorderSetupScreen(services, pages)


def recorder_ready(services: Services, seed: str) -> Screen:
    """All cards laid."""
    pages = RecorderSetup(services)
    pages.setup = _dealt(services)
    return RecorderSetupScreen(services, pages)


def recorder_call(services: Services, seed: str) -> Screen:
    """Walt is to call."""
    setup = _dealt(services)
    return RecorderScreen(services, HandRecording(setup.ruleset, setup.setup))


def recorder_play(services: Services, seed: str) -> Screen:
    """In the middle of a trick, at a question."""
    hand = _played(services)
    hand.ask()
    return RecorderScreen(services, hand)


def recorder_refused(services: Services, seed: str) -> Screen:
    """A card that may not be played."""
    hand = _played(services)
    barred = list[Card]()
    while not barred:
        hand.play(decide(hand.view).action)
        barred = [card for card in hand.view.hand if card not in [each.card for each in hand.view.legal]]
    screen = RecorderScreen(services, hand)
    screen.recorder.choose(barred[0])
    return screen


def ask_here(services: Services, seed: str) -> Screen:
    """The answers to a question."""
    hand = _played(services)
    hand.ask()
    pages = AskHere(hand)
    pages.do(Choose("answer 0"))
    pages.do(Fill("grade", "best"))
    pages.do(Fill("say", "Trump it while you can."))
    return AskScreen(services, pages)


def _dealt(services: Services) -> HandSetup:
    setup = HandSetup(services.rulesets()[0], lambda: "5")
    setup.dealer = Seat.EAST
    setup.deal_all()
    return setup


def _played(services: Services) -> HandRecording:
    """A hand in its second trick, where somebody has to follow."""
    setup = _dealt(services)
    hand = HandRecording(setup.ruleset, setup.setup)
    while hand.now.bidding.maker is None:
        orders = [each for each in hand.view.legal if each.kind is ActionKind.ORDER and not each.alone]
        hand.play(orders[0])
    while not (len(hand.now.tricks) == 1 and hand.now.trick is not None and len(hand.now.trick.plays) == 2):
        hand.play(decide(hand.view).action)
    return hand


def drafts(services: Services, seed: str) -> Screen:
    """Drafts, one of which has something to fix."""
    return DraftsScreen(services, _Shown(services, DRAFTS))


def drafts_fault(services: Services, seed: str) -> Screen:
    """What is wrong in one of them."""
    pages = _Shown(services, DRAFTS)
    pages.do(Choose("draft count-first.yaml"))
    return DraftsScreen(services, pages)


def drafts_new(services: Services, seed: str) -> Screen:
    """The ways to begin a lesson."""
    return DraftsScreen(services, _Shown(services, NEW))


def drafts_pack(services: Services, seed: str) -> Screen:
    """A pack to be made."""
    return DraftsScreen(services, _Shown(services, PACK))


def _lesson(services: Services) -> NewLesson:
    record = bots_game(services, "1", 4, bot(Level.GREENHORN, "1"))
    hand = reviewable(record, 0)
    found = review_hand(hand.steps, Seat.SOUTH, _ROUGH)
    return NewLesson(services, LessonSource(hand, "Game 3, deal 1", None, found))


class _Shown(Drafts):
    """Drafts that lie in a folder of the usual name."""

    def __init__(self, services: Services, tab: str) -> None:
        super().__init__(services, "Ann")
        with TemporaryDirectory() as place:
            found = [_draft(Path(place) / f"{name}.yaml") for name in ("trump-the-ace", "count-first")]
        self._found, self._folder = tuple(found), _SHOWN
        self.do(Turn(tab))

    def look(self) -> None:
        super().look()
        self.settle()


def _draft(path: Path) -> FoundDraft:
    with redirect_stdout(StringIO()):
        begin_lesson(path)
    text = path.read_text(encoding="utf-8")
    title = {"trump-the-ace": "Trump their ace", "count-first": "Count before you lead"}[path.stem]
    text = text.replace("A title of your own", title)
    if path.stem == "count-first":
        text = text.replace("grade: best", "grade: bst")
    path.write_text(text, encoding="utf-8")
    return look_at_draft(path)
