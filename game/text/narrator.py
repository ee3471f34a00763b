"""Tells what happens at the table as it happens."""

from __future__ import annotations

from game.i18n import _
from game.pages.happenings import sentences_of
from game.rules import events as ev
from game.session import Moment
from game.text.describe import recap, score_line, tricks_line


def moment_lines(moment: Moment) -> list[str]:
    """One step of the game in words; after an undo, where the table stands again."""
    view = moment.view
    if moment.rewound:
        return [_("You are back at your last decision."), *recap(view)]
    lines: list[str] = []
    for event, sentence in sentences_of(moment):
        lines.append(sentence)
        if isinstance(event, ev.TrickGathered):
            lines.append(tricks_line(view))
        elif isinstance(event, ev.HandScored):
            lines.append(score_line(view))
    return lines
