"""What is said of the learners of a computer: of each in the list, and of what is done for one of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.i18n import _, format_date
from game.pages.lines import Sheet, notes
from game.pages.page import Button
from game.storage.learners import Learner


def learner_about(learner: Learner, here: bool) -> str:
    """What stands below a name in the list; `here` is who learns now."""
    if here:
        return _("learning now")
    if learner.since is None:
        return ""
    return _("since {day}").format(day=format_date(learner.since))


def learner_sheet(learner: Learner, standing: Sequence[str] | None) -> Sheet:
    """What can be done for a learner; `standing` tells of the cards of the one who learns now, else None."""
    lines = [_("Each learner has their own lessons, memory cards, games, and settings.")]
    lines += [_("Any rules you write are shared with everyone here.")] if standing is None else standing
    buttons = (
        (Button("go-on", go_on_as(learner), main=True),),
        (Button("rename", _("Rename")), Button("export", _("Export"))),
        (Button("erase", _("Erase")),),
    )
    return Sheet(_("Your tutor"), _("Who is learning?"), learner.name, notes(lines), buttons)


def go_on_as(learner: Learner) -> str:
    """The words with which a learner sits down."""
    return _("Continue as {name}").format(name=learner.name)


def own_name_question() -> str:
    """What is asked where a learner's name is read for the first time."""
    return _("What's your own name?")


def own_name_reason() -> str:
    """Why it is asked, and that it need not be given."""
    return _("You'll see it in the list of learners here and in any file you export. You can skip this.")


def exported_words(learner: Learner, path: Path) -> str:
    """Where everything kept of a learner is now."""
    text = _("Everything about {name} is in this file:\n{file}")
    return text.format(name=learner.name, file=path)


def erase_question(learner: Learner) -> str:
    """What is asked before a learner is erased."""
    return _("Erase {name}?").format(name=learner.name)


def erase_warning(learner: Learner) -> str:
    """What erasing a learner takes away."""
    text = _(
        "{name}'s lessons, memory cards, games, mistakes, drills, and settings will be gone "
        "from this computer for good. You can export them first."
    )
    return text.format(name=learner.name)
