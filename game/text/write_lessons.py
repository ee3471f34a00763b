"""Lessons in the making by typed lines: what is begun, previewed, and handed out."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.bots.company import Company
from game.course.lesson_start import begin
from game.course.surroundings import glossary_near, read_in_pack
from game.i18n import _
from game.presenters.deal_finder import DealFinder
from game.presenters.desk import Desk
from game.presenters.drafts import Drafts
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import AuthorsLesson
from game.presenters.recorder import AskHere, RecorderPages, RecorderSetup
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Setup
from game.text.authors import make_lesson
from game.text.console import Console
from game.text.lesson import LessonTalk
from game.text.list_talk import Doors, ListTalk
from game.text.table import play_again
from game.words.markup import as_typed
from game.yamlfile.faults import YamlFault


class WriteLessons:
    """The conversation of an author."""

    def __init__(self, console: Console, desk: Desk) -> None:
        self._console, self._desk = console, desk
        doors: Doors = {
            "preview": self._preview,
            "records": self._records,
            "find_deals": self._find,
            "recorder": lambda: self._pages.talk(RecorderSetup(desk)),
            "recorder_table": lambda hand: self._pages.talk(RecorderPages(hand)),
            "ask_here": lambda hand: self._pages.talk(AskHere(hand)),
            "new_lesson": partial(make_lesson, console, desk),
            "position": self._play,
            "copy": lambda text: console.say(*text.splitlines()),
        }
        self._pages = ListTalk(console, doors)

    def drafts(self, author: str) -> None:
        """What the author has begun; `author` is the learner's own name, where one was given."""
        pages = Drafts(self._desk, author)
        self._pages.talk(pages, works=pages, rereads=pages)

    def _preview(self, path: str, ruleset: Ruleset) -> None:
        """A draft as a pupil takes it; nothing of it is kept."""
        try:
            file = read_in_pack(Path(path))
            words = glossary_near(Path(path).resolve().parent) or catalogue().glossary
            runner = begin(file, words, ruleset, None)
        except YamlFault as fault:
            self._console.say(*(as_typed(str(each)) for each in fault.all))
            return
        self._console.gap()
        self._console.say(file.title, file.summary)
        LessonTalk(self._console, self._desk, file, runner, AuthorsLesson()).take()

    def _find(self) -> None:
        """Deals are looked for while the author waits."""
        finder = DealFinder(self._desk, self._console.say)
        self._pages.talk(finder, works=finder)

    def _play(
        self, ruleset: Ruleset, setup: Setup, earlier: Award | None, company: Company, learner: Seat
    ) -> None:
        play_again(self._console, self._desk, company, ruleset, setup, earlier, learner)

    def _records(self) -> None:
        command = "leftbower review --ask"
        text = _("Leave Left Bower and type “{command}”. At each hand, type “lesson”.")
        self._console.say(text.format(command=command))
