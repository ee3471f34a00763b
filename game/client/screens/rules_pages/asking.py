"""Questions asked before something of an own table would be lost."""

from __future__ import annotations

from collections.abc import Callable

from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.stage import Screen
from game.i18n import _

Deed = Callable[[], None]


def before_leaving(leave: Deed, save: Deed | None) -> Screen:
    """Asks whether to leave; `save` is None for a table that cannot be saved as it is."""
    answers = [Answer(_("Leave without saving"), leave), Answer(_("Stay"))]
    if save:
        answers.insert(0, Answer(_("Save and leave"), save))
    return MessageScreen(_("Save your table?"), _("What you changed here is not saved yet."), answers)


def before_starting(sheet: str, begin: Deed, keep: Deed) -> Screen:
    """Asks whether to begin anew from another sheet."""
    question = _("The rules you changed go back to those of {sheet}. You can undo it.").format(sheet=sheet)
    answers = [Answer(_("Start from it"), begin), Answer(_("Keep my rules"), keep)]
    return MessageScreen(_("Start from another sheet?"), question, answers)
