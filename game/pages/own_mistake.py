"""What is said when an own mistake comes back: before the answer, while it is weighed, and then and now."""

from __future__ import annotations

from dataclasses import replace

from game.course.memory.days import local_day
from game.course.memory.own_mistakes import Comeback
from game.course.memory.scheduling import Answered
from game.i18n import _, format_date, format_list, format_number
from game.pages.page import BarRows, Block, Button, ButtonRow, Page, Paragraph, Sum, Sums
from game.rules.actions import Action, Phase
from game.rules.seats import Seat, own_first
from game.rules.view import SeatView
from game.storage.mistakes import Mistake
from game.tutor import bars as bar_words
from game.tutor.bars import Bar, bars
from game.tutor.review import Judged, Mark
from game.tutor.review import words as told
from game.words import seat_name

_SAYS = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DEFEND, Phase.FARMERS_HAND, Phase.NAME_UPCARD)


def question_page(page: Page, mistake: Mistake, view: SeatView, *, sister: bool) -> Page:
    """The question at the table; `page` is what a practice table would say there."""
    title = _("A hand like one you misplayed") if sister else _("You've been here before")
    after = _(
        "Answer first. Then you'll see what you did last time and why it cost you. A choice "
        "that's just as good counts as right."
    )
    if sister:
        after = _("A choice that's just as good counts as right.")
    blocks = (
        Paragraph(_asks(mistake, view, sister=sister)),
        *page.blocks,
        Sums("", facts(view)),
        Paragraph(after, soft=True),
    )
    usual = tuple(row for row in page.buttons if any(each.id in ("put down", "leave") for each in row))
    return replace(
        page,
        title=title,
        where=_from(mistake),
        blocks=blocks,
        buttons=(*usual, *_rows()),
        closes=False,
        slip="",
    )


def weighing_page(page: Page) -> Page:
    """The answer is given, and what each choice is worth is being worked out."""
    words = _("Working out what each choice is worth …")
    return replace(
        page, title=_("Let's see"), blocks=(Paragraph(words),), todo="", buttons=(), closes=False, slip=""
    )


def result_page(
    mistake: Mistake, judged: Judged, comeback: Comeback, when: str, ways: tuple[ButtonRow, ...]
) -> Page:
    """Then and now. `when` is how far ahead it comes back ("in 3 days"), `ways` are the buttons."""
    blocks: list[Block] = [Paragraph(_reason(judged, _then(mistake)))]
    if judged.values is not None:
        blocks.append(_then_and_now(mistake, judged))
    blocks.append(Paragraph(_back(comeback, when), ruled=True, bold=True))
    title = _result(judged, comeback)
    return Page(title, tuple(blocks), buttons=ways, who=_("Your tutor"), where=_("Then and now"))


def ways_on(number: int, total: int, *, look: bool) -> tuple[ButtonRow, ...]:
    """The buttons below the answer to one of so many; `look` is whether its hand is kept."""
    words = _("Done")
    if number < total:
        # NOTE: goes on to the next of several things, for example "Next, 4 of 7"
        words = _("Next, {n} of {total}").format(n=format_number(number + 1), total=format_number(total))
    hand = (Button("look", _("See the hand")),) if look else ()
    return (
        (Button("next", words, icon="arrow", main=True),),
        (
            Button("play on", _("Play on")),
            *hand,
            Button("not again", _("Drop it")),
        ),
    )


def _asks(mistake: Mistake, view: SeatView, *, sister: bool) -> str:
    says = view.phase in _SAYS
    if sister:
        return (
            _("Other cards, the same kind of decision. What do you say?")
            if says
            else _("Other cards, the same kind of decision. What do you do?")
        )
    text = _("You had this hand on {day}, and your choice cost you. What do you do now?")
    if says:
        text = _("You had this hand on {day}, and your call cost you. What do you say now?")
    return text.format(day=format_date(local_day(mistake.made), "long"))


def _from(mistake: Mistake) -> str:
    return {
        "lesson": _("From a lesson"),
        "drill": _("From a drill"),
        "daily": _("From the deal of the day"),
        "slip": _("From an honest table"),
    }.get(mistake.source, _("From your own games"))


def facts(view: SeatView) -> tuple[Sum, ...]:
    """The score, and who comes after."""
    ours, theirs = own_first(view.standing.points, view.seat)
    # NOTE: the score in a small table, for example "Us 6, Them 8"
    score = _("Us {ours}, Them {theirs}").format(ours=format_number(ours), theirs=format_number(theirs))
    rows = [Sum(_("Score"), score)]
    names = [seat_name(seat, view.seat) for seat in _still_to_come(view)]
    if names:
        rows.append(Sum(_("After you"), format_list(names, "unit")))
    return tuple(rows)


def _still_to_come(view: SeatView) -> list[Seat]:
    """Who acts after the learner in this round of calls, or in this trick."""
    if view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
        last = view.dealer
    elif view.phase is Phase.PLAY and view.trick is not None:
        last = view.trick.leader.right
    elif view.phase is Phase.PLAY:
        last = view.seat.right
    else:
        return []
    found, seat = list[Seat](), view.seat
    while seat is not last:
        seat = seat.left
        if seat not in view.sitting_out:
            found.append(seat)
    return found


def _rows() -> tuple[ButtonRow, ...]:
    return (
        (Button("hint", _("Hint"), icon="bulb"), Button("why", _("Why?"))),
        (Button("another day", _("Tomorrow")), Button("not again", _("Drop it"))),
    )


def _reason(judged: Judged, then: Action | None) -> str:
    return told.sentence(judged) if judged.mark in (Mark.GOOD, Mark.MISTAKE) else told.why(judged, then=then)


def _then(mistake: Mistake) -> Action | None:
    """What was chosen the first time; None at another deal like it."""
    return None if mistake.sister else Action.parse(mistake.action)


def _result(judged: Judged, comeback: Comeback) -> str:
    if comeback.right:
        late = comeback.answered is not Answered.KNEW_IT
        return _("Right, but not right away") if late else _("Right this time")
    if judged.mark is Mark.GOOD:
        return _("Almost right")
    return _("You looked at the answer") if judged.mark is Mark.BEST else _("Not this time")


def _back(comeback: Comeback, when: str) -> str:
    if comeback.as_sister:
        # NOTE: {when} is a span of time, for example "in 3 days"
        return _("You'll get another deal like it {when}.").format(when=when)
    if comeback.right and comeback.has_sisters:
        # NOTE: {when} is a span of time, for example "in 3 days"
        return _("This one comes back {when}. After that, you'll get another deal like it.").format(when=when)
    # NOTE: {when} is a span of time, for example "in 3 days"
    return _("It comes back {when}.").format(when=when)


def _then_and_now(mistake: Mistake, judged: Judged) -> BarRows:
    """The worth of each choice, with what was chosen then and now said beside it."""
    found = bars(judged.view, judged.values, done=True).unfolded()
    then = _then(mistake)
    shown = tuple(_named(bar, then, judged.action) for bar in found.shown)
    note = bar_words.note_words(judged.view, found, whole=False)
    return BarRows(
        bar_words.head_words(), bar_words.axis_words(found), replace(found, shown=shown), "", note, bare=False
    )


def _named(bar: Bar, then: Action | None, now: Action) -> Bar:
    if bar.action == then == now:
        # NOTE: a choice in a list, made in an old game and again now, for example "Pass, then and now"
        return replace(bar, words=_("{action} (then and now)").format(action=bar.words))
    if bar.action == then:
        # NOTE: a choice in a list, made in an old game, for example "Pass, then"
        return replace(bar, words=_("{action} (then)").format(action=bar.words))
    if bar.action == now:
        # NOTE: a choice in a list, made now, for example "I assist, now"
        return replace(bar, words=_("{action} (now)").format(action=bar.words))
    return bar
