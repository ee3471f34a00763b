"""Tells what happens at the table as it happens."""

from __future__ import annotations

from game.i18n import _
from game.pages.happenings import sentences_of
from game.pages.table_page import tricks_line
from game.rules import events as ev
from game.session import Moment
from game.text.describe import recap


def moment_lines(moment: Moment, *, result: bool = True) -> list[str]:
    """One step of the game in words; after an undo, where the table stands again.

    `result` is whether what a finished hand brought and what was ruled are among them.
    """
    view = moment.view
    if moment.rewound:
        return [_("Back to your last decision."), *recap(view)]
    lines: list[str] = []
    for event, sentence in sentences_of(moment):
        if result or not isinstance(event, ev.HandScored | ev.Ruled):
            lines.append(sentence)
        if isinstance(event, ev.TrickGathered):
            lines.append(tricks_line(view))
    return lines
