"""What is said of the proof that the course teaches: why, what is asked, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from math import ceil

from game.course.memory.help_trial import HelpTrial
from game.i18n import _, format_date, format_number, format_percent, ngettext
from game.pages.lines import Sheet, notes
from game.pages.page import Button, ButtonRow, Page, Paragraph
from game.pages.proof_figures import Figures, figure_lines
from game.proof.forms import Sitting, Standing, due
from game.proof.gain import Change, change, cost_of, paired, share_of
from game.proof.help_found import Found
from game.words import sentence, setting_line


@dataclass(frozen=True, slots=True)
class CourseTaken:
    """How many lessons of the course were finished or passed by a test, and how many there are."""

    done: int
    lessons: int

    @property
    def goes_on(self) -> bool:
        return self.done < self.lessons


@dataclass(frozen=True, slots=True)
class TrialPage:
    """The trial of who helps to find out: what it found, and whether one can begin at this time."""

    trial: HelpTrial
    result: Found | None
    ready: bool
    now: datetime

    @property
    def runs(self) -> bool:
        return self.trial.since is not None and not self.trial.over(self.now)


def proof_title() -> str:
    """What it is called."""
    return _("Is the course working?")


def whisker_words() -> str:
    """What the thin line on a bar shows."""
    return _("A full bar means all 24 right. The thin line shows how far off the number could be.")


def overview(
    standings: Sequence[Standing],
    following: Standing | None,
    course: CourseTaken,
    trial: TrialPage,
    figures: Figures,
) -> Sheet:
    """All that is known, and what can be done next."""
    begun = any(each.done for each in standings)
    told = [*_gains(standings), *_waits(standings, following)] if begun else _why()
    told += _early(following, course)
    told += [*figure_lines(figures), *_help(trial)]
    rows: list[ButtonRow] = []
    if following is not None:
        early = following.sitting is Sitting.AFTER and course.goes_on
        rows.append((Button("take", _take(following), main=not early),))
    rows.append((*_trial_buttons(trial), Button("leave", _("Back"))))
    return Sheet(_("Your tutor"), _("Only on this computer"), proof_title(), notes(told), tuple(rows))


def _why() -> list[str]:
    return [
        _(
            "Make 24 decisions before the course, 24 different ones after it, and the first 24 "
            "again two weeks later. Then you'll see what you learned and what stuck."
        ),
        _(
            "A coin flip decides which 24 you get first. Nothing leaves this computer, and you can"
            " quit anytime."
        ),
    ]


def _early(following: Standing | None, course: CourseTaken) -> list[str]:
    """That a form comes too late to be before the course, or too early to be after it."""
    if following is None or following.begun:
        return []
    if following.sitting is Sitting.BEFORE and course.done:
        text = ngettext(
            "You've finished {n} lesson already, so you'll see less of what you learned.",
            "You've finished {n} lessons already, so you'll see less of what you learned.",
            course.done,
        )
        return [text.format(n=format_number(course.done))]
    if following.sitting is Sitting.AFTER and course.goes_on:
        text = ngettext(
            "It's early for the next 24: you've finished {n} of {all} lessons.",
            "It's early for the next 24: you've finished {n} of {all} lessons.",
            course.done,
        )
        return [text.format(n=format_number(course.done), all=format_number(course.lessons))]
    return []


def _take(following: Standing) -> str:
    left = len(following.left)
    if following.begun:
        return ngettext("Keep going: {n} decision left", "Keep going: {n} decisions left", left).format(
            n=format_number(left)
        )
    return {
        Sitting.BEFORE: _("Take the first 24"),
        Sitting.AFTER: _("Take the next 24"),
        Sitting.LATER: _("Take the first 24 again"),
    }[following.sitting]


@dataclass(frozen=True, slots=True)
class ShareRow:
    """A sitting as a bar: its name, the words beside it, and the share with its range; None before it."""

    name: str
    words: str
    value: float | None = None
    low: float = 0.0
    high: float = 0.0


def share_rows(standings: Sequence[Standing]) -> tuple[ShareRow, ...]:
    """The three sittings, taken or not."""
    return tuple(map(_row, standings))


def _row(standing: Standing) -> ShareRow:
    name = {
        Sitting.BEFORE: _("Before the course"),
        Sitting.AFTER: _("After the course"),
        Sitting.LATER: _("Two weeks later"),
    }[standing.sitting]
    if not standing.done:
        done, every = len(standing.answers), len(standing.answers) + len(standing.left)
        text = _("{n} of {all} done") if done else _("not yet")
        return ShareRow(name, text.format(n=format_number(done), all=format_number(every)))
    share = share_of(standing.answers)
    # NOTE: how one of three tests went, for example "9 of 24 right, 0.42 points lost a decision"
    text = _("{right} of {all} right, {cost} points lost per decision")
    words = text.format(
        right=format_number(share.right),
        all=format_number(share.of),
        cost=format_number(cost_of(standing.answers), 2),
    )
    return ShareRow(name, words, share.value, share.low, share.high)


def row_line(row: ShareRow) -> str:
    """A sitting as a line: "Before the course: 9 of 24 right, 0.42 points lost a decision."."""
    return sentence(setting_line(row.name, row.words))


def _waits(standings: Sequence[Standing], following: Standing | None) -> list[str]:
    if following is None and standings[1].done and not standings[2].done:
        day = format_date(due(standings[1]).astimezone().date(), "long")
        return [_("Come back on {day} for the first 24 again.").format(day=day)]
    return []


def _gains(standings: Sequence[Standing]) -> list[str]:
    shares = [share_of(each.answers) if each.done else None for each in standings]
    before, after, later = shares
    lines = []
    if before is not None and after is not None:
        lines.append(_gained(change(before, after), after.of, later=False))
    if before is not None and later is not None:
        lines.append(_gained(paired(standings[0].answers, standings[2].answers), later.of, later=True))
    return lines


def _gained(found: Change, of: int, *, later: bool) -> str:
    """How many decisions of a form went right that did not before, with how far off that may be."""
    n = round(found.value * of)
    if n < 0:
        # NOTE: after a course, compared with before it; {of} is how many decisions there were: 24
        after = ngettext(
            "After the course, you got {n} fewer of {of} right, give or take {error}.",
            "After the course, you got {n} fewer of {of} right, give or take {error}.",
            -n,
        )
        # NOTE: two weeks after a course, compared with before it; {of} is how many decisions there were: 24
        weeks = ngettext(
            "Two weeks later, you got {n} fewer of {of} right than before the course, give or take {error}.",
            "Two weeks later, you got {n} fewer of {of} right than before the course, give or take {error}.",
            -n,
        )
    else:
        # NOTE: after a course, compared with before it; {of} is how many decisions there were: 24
        after = ngettext(
            "After the course, you got {n} more of {of} right, give or take {error}.",
            "After the course, you got {n} more of {of} right, give or take {error}.",
            n,
        )
        # NOTE: two weeks after a course, compared with before it; {of} is how many decisions there were: 24
        weeks = ngettext(
            "Two weeks later, you got {n} more of {of} right than before the course, give or take {error}.",
            "Two weeks later, you got {n} more of {of} right than before the course, give or take {error}.",
            n,
        )
    told = (weeks if later else after).format(
        n=format_number(abs(n)), of=format_number(of), error=format_number(ceil(found.error * of))
    )
    return f"{told} {_sure(found)}"


def _sure(found: Change) -> str:
    return _("That's more than luck.") if found.sure else _("That could still be luck.")


def _trial_buttons(told: TrialPage) -> ButtonRow:
    if told.runs:
        return (Button("stop", _("Stop the test")),)
    if not told.ready:
        return ()
    new = told.trial.since is None
    return (Button("help", _("Start the two-week test") if new else _("Start a new two-week test")),)


def _help(told: TrialPage) -> list[str]:
    if told.runs and told.trial.end is not None:
        day = format_date(told.trial.end.astimezone().date(), "long")
        text = _("The test runs until {day}. Until then, half of what you got wrong doesn't come back.")
        return [text.format(day=day)]
    if told.trial.since is None and told.ready:
        return [
            _(
                "You can also test whether it helps to see your mistakes again. For two weeks, half of"
                " them come back and half don't. A coin flip decides which. Then you'll see which half"
                " went better."
            )
        ]
    if told.trial.since is None:
        return [_("Once you've made a few mistakes, you can also test whether it helps to see them again.")]
    if told.result is None:
        return [_("The two-week test is over. You played too few hands in it to compare.")]
    # NOTE: shares of right answers, for example "71%" and "59%"; {error} is one, too: "9%"
    text = _(
        "You were right {back} of the time on mistakes that came back and {away} on those that didn't, "
        "give or take {error}."
    )
    said = text.format(
        back=format_percent(told.result.with_it.value),
        away=format_percent(told.result.without.value),
        error=format_percent(told.result.change.error),
    )
    return [f"{said} {_sure(told.result.change)}"]


def question_page(page: Page, number: int, total: int) -> Page:
    """One decision of a form: no help, and nothing is told about it."""
    where = _("Decision {number} of {total}").format(number=format_number(number), total=format_number(total))
    kept = tuple(row for row in page.buttons if any(each.id in ("put down", "leave") for each in row))
    later = (Button("another day", _("Finish later")),)
    return replace(
        page, where=where, buttons=(*kept, later), closes=False, slip="", done=number - 1, steps=total
    )


def noted_page(number: int, total: int) -> Page:
    """The answer was kept; how good it was is told when all are."""
    words = _("Next") if number < total else _("See how you did")
    return Page(
        _("Noted"),
        (Paragraph(_("You'll see how you did when you've finished all of them.")),),
        buttons=((Button("next", words, icon="arrow", main=True),),),
        who=_("Your tutor"),
        where=_("Decision {number} of {total}").format(
            number=format_number(number), total=format_number(total)
        ),
        done=number,
        steps=total,
    )
