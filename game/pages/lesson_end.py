"""The page at the end of a lesson: how it went, and where one goes from there."""

from __future__ import annotations

from game.course.loader import LessonFile
from game.course.runner import Runner
from game.i18n import _, pgettext
from game.pages.lesson_words import result_blocks, result_title
from game.pages.page import Button, ButtonRow, Page


def ended_page(
    runner: Runner, file: LessonFile, trouble: str, ways: tuple[str, str], *, kept: bool = False
) -> Page:
    """The page at the end; `ways` are the lesson and the test to go on with, each empty where there is none.

    What is `kept` of an answer or more can be handed in.
    """
    following, tested = map(bool, ways)
    total = runner.met  # not more than the lesson has, however many came back
    on = Button("next", _("Next lesson"), icon="arrow", main=not tested)
    test = Button("test", _("Take the test"), main=True)
    hand = Button("hand", _("Play a hand"), main=not (following or tested))
    leave = Button("leave", pgettext("leaves a finished lesson", "Leave"))
    again = Button("again", _("Take it again"))
    # forwards lies at the lower edge, as at every step: one press too many never leaves the lessons
    last, other = (on, [hand]) if following else (hand, [])
    if tested:
        last, other = test, [last]
    answered = runner.result.solved + runner.result.missed
    hand_in = (Button("hand in", _("Hand in")),) if kept and answered else ()
    rows: tuple[ButtonRow, ...] = ((again, *other), (*hand_in, leave), (last,))
    if not other:
        rows = ((again, leave), hand_in, (last,)) if hand_in else ((again, leave), (last,))
    return Page(
        result_title(runner), result_blocks(runner, file, trouble), "", rows,
        who=_("Your tutor"), where=_("The lesson is done"), done=total, steps=total,
    )  # fmt: skip
