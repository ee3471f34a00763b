"""Drills by typed lines: what to drill, its decisions one after the other, and how it went."""

from __future__ import annotations

from collections.abc import Sequence

from game.drills.dealing import Dealt
from game.drills.plan import Topic
from game.i18n import _
from game.pages.drill_result import result_lines
from game.pages.drill_words import asked_topic, begin_words, field_words, no_deals, topic_about, topic_title
from game.presenters.drill_decision import purpose_of
from game.presenters.drill_result import DrillEnd
from game.presenters.drill_run import DrillRun
from game.presenters.drill_setup import FIELDS, DrillSetup
from game.text.console import Console
from game.text.decision import DecisionTalk
from game.text.desk import TextDesk
from game.text.lesson_door import take_lesson
from game.text.menus import choose
from game.words import setting_line


class DrillTalk:
    """Drills at the learner's own table."""

    def __init__(self, console: Console, desk: TextDesk) -> None:
        self._console, self._desk = console, desk

    def begin(self, topic: Topic | None = None, role: str = "") -> None:
        """Asks what to drill, if it isn't told, and goes on until the learner has had enough."""
        setup = DrillSetup(self._desk, topic or "", role)
        if topic is None:
            topics = [(topic_title(each), each) for each in Topic]
            topic = choose(self._console, asked_topic(), topics)
            if topic is None:
                return
            setup.take("topic", topic)
        self._console.say(topic_about(topic), setup.last_line(topic))
        if self._set(setup):
            self._drill(setup, ())

    def _set(self, setup: DrillSetup) -> bool:
        """The other choices, until the drill begins; False for going back."""
        while True:
            fields = [field for field in FIELDS if len(setup.options(field)) > 1]
            lines = [(_line(setup, field), field) for field in fields]
            asked = _("Choose a setting to change, or begin.")
            field = choose(self._console, asked, [(begin_words(), ""), *lines])
            if not field:
                return field is not None
            values = [(words, value) for value, words in setup.options(field)]
            value = choose(self._console, field_words(field), values)
            if value is not None:
                setup.take(field, value)

    def _drill(self, setup: DrillSetup, deals: Sequence[Dealt]) -> None:
        run = DrillRun(self._desk, setup.plan, setup.ruleset, deals=deals)
        while not run.over:
            if not run.look():
                self._console.say(no_deals(run.broke_off))
                return
            self._console.gap()
            asked = run.take()
            DecisionTalk(self._console, self._desk, asked, purpose_of(run)).ask()
        if run.given:
            self._tell(setup, DrillEnd(run))

    def _tell(self, setup: DrillSetup, end: DrillEnd) -> None:
        page = end.page()
        self._console.gap()
        self._console.say(*result_lines(page))
        answers = [(button.words, button.id) for button in page.buttons]
        if page.lesson:
            answers.append((page.lesson, "lesson"))
        chosen = choose(self._console, _("What next?"), [*answers, (_("Done"), "leave")])
        route = end.act(chosen or "leave")
        if route is not None and route.name == "drill_run":
            self._drill(setup, end.deals(chosen or ""))
        elif route is not None and route.name == "lesson":
            take_lesson(self._console, self._desk, *map(str, route.about))


def _line(setup: DrillSetup, field: str) -> str:
    return setting_line(field_words(field), dict(setup.options(field))[setup.chosen(field)])
