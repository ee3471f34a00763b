"""A hand made into a lesson by typed lines: the pages of the window."""

from __future__ import annotations

from game.i18n import _
from game.presenters.desk import Desk
from game.presenters.new_lesson import LessonSource, NewLesson
from game.rules.ruleset import Ruleset
from game.text.console import Console
from game.text.list_talk import ListTalk


def make_lesson(console: Console, desk: Desk, source: LessonSource) -> None:
    """The pages on which a hand becomes a lesson. How to preview it is told: a hand may still lie here."""

    def preview(path: str, ruleset: Ruleset) -> None:
        command = _("leftbower lesson preview {file}").format(file=f'"{path}"')
        console.say(_("Type this in another window to preview it: {command}").format(command=command))

    def drafts() -> None:
        console.say(_("Your drafts are under “Write lessons” in the main menu."))

    lesson = NewLesson(desk, source)
    ListTalk(console, {"preview": preview, "drafts": drafts}).talk(lesson, works=lesson)
