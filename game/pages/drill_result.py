"""How a drill went: what a decision cost, beside one's own past and the levels, and what to look at again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.ladder import Level
from game.bots.words import level_name
from game.drills.moments import trumps_gone, trumps_held, trumps_out
from game.drills.past import DrilledDay, together
from game.drills.plan import Plan
from game.i18n import _, format_date, format_number, format_percent, ngettext, pgettext
from game.pages.calls import alone_or_not
from game.pages.page import Button
from game.pages.stand_words import stand_words
from game.pages.table_model import in_order
from game.rules.actions import Phase
from game.rules.cards import Card, Suit
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView
from game.tutor.action_words import action_words
from game.tutor.estimate import Estimate, differs
from game.tutor.level_stand import Costs, level_stand
from game.tutor.review import Judged, Mark
from game.tutor.review import words as told
from game.words import head_line, sentence


@dataclass(frozen=True, slots=True)
class PlotRow:
    """A line of the plot: a day with its figure and how far that may be off."""

    words: str
    mean: float
    low: float
    high: float
    now: bool = False


@dataclass(frozen=True, slots=True)
class LevelLine:
    """A dotted line of the plot."""

    words: str
    cost: float


@dataclass(frozen=True, slots=True)
class Look:
    """A decision worth a second look: the cards, what was chosen and what was best, and why.

    `beside` are the upcard, or what lay on the table; `cost` is empty for one that was right. `head` says
    what the cards are where they are not the hand: it is a count of trumps then.
    """

    hand: tuple[Card, ...]
    beside: tuple[Card, ...]
    trump: Suit | None
    you: str
    best: str
    cost: str
    reason: str
    head: str = ""

    @property
    def you_words(self) -> str:
        """What was chosen, in bold."""
        # NOTE: what was chosen in a decision, for example "You: I order it up"
        return _("You: **{action}**").format(action=self.you)

    @property
    def best_words(self) -> str:
        """What was best, or the right count, in bold."""
        if self.head:
            # NOTE: the right count of trumps, beside what was said, for example "Right: 3"
            return _("Right: **{n}**").format(n=self.best)
        # NOTE: what was best, beside what was chosen, for example "Best: I pass"
        return _("Best: **{action}**").format(action=self.best)

    @property
    def said(self) -> str:
        """All of it in a line."""
        told = [] if self.best == "" else [self.best_words]
        lines = [self.you_words, *told, self.cost, self.reason]
        return " ".join(sentence(each.replace("**", "")) for each in lines if each)


def looks_title() -> str:
    """What stands above the decisions worth a second look."""
    return _("Worth a second look")


def no_looks() -> str:
    """What is said where there are none."""
    return _("Nothing. You got every one right.")


def best_badge() -> str:
    """What stands on an answer that was hard and right."""
    return pgettext("over the best choice", "Best")


@dataclass(frozen=True, slots=True)
class DrillResult:
    """All that is said at the end of a drill."""

    figure: str
    unit: str
    give: str
    sentence: str
    rows: tuple[PlotRow, ...]
    levels: tuple[LevelLine, ...]
    percent: bool  # whether the figures are shares
    marks: tuple[Mark, ...]
    tally: tuple[str, ...]
    more: str
    looks: tuple[Look, ...]
    praised: Look | None
    buttons: tuple[Button, ...]
    lesson: str = ""  # the words of the link to it


def figure_words(now: Estimate, counts: bool) -> tuple[str, str, str]:
    """The figure, what it is, and how far it may be off over how many."""
    over = ngettext(
        "give or take {off}, over {n} decision", "give or take {off}, over {n} decisions", now.count
    )
    unit = _("points lost per decision")
    if counts:
        over = ngettext(
            "give or take {off}, over {n} count", "give or take {off}, over {n} counts", now.count
        )
        unit = _("of your counts were off")
    off = _number(now.off, counts)
    return _number(now.mean, counts), unit, over.format(off=off, n=format_number(now.count))


def how_it_stands(now: Estimate, past: Estimate | None, costs: Costs) -> str:
    """The figure beside one's own past and between the levels, in two sentences or three."""
    found = [_past(now, past)]
    if costs and not now.few:
        found.append(stand_words(level_stand(now, costs)))
    if now.few:
        found.append(_("That's too few to say much yet."))
    return " ".join(found)


def _past(now: Estimate, past: Estimate | None) -> str:
    if past is None:
        return _("Your first drill of this kind.")
    if not differs(now, past):
        return _("About the same as before, as far as we can tell.")
    if now.mean > past.mean:
        return _("More lost than before.")
    return _("Less than half what it was.") if now.mean <= past.mean / 2 else _("Less lost than before.")


def plot_rows(days: Sequence[DrilledDay], now: Estimate) -> tuple[PlotRow, ...]:
    """A line for each earlier day, and today's."""
    earlier = [(format_date(each.day, "long"), each.estimate, False) for each in days]
    rows = [*earlier, (_("Today"), now, True)]
    return tuple(PlotRow(words, each.mean, each.low, each.high, here) for words, each, here in rows)


def level_lines(levels: Sequence[tuple[Level, float]]) -> tuple[LevelLine, ...]:
    """The dotted lines."""
    return tuple(LevelLine(level_name(level), cost) for level, cost in levels)


def tally_words(marks: Sequence[Mark], counts: bool) -> tuple[str, ...]:
    """How many were best, nearly as good, and mistakes."""
    best, good, wrong = (sum(each is mark for each in marks) for mark in (Mark.BEST, Mark.GOOD, Mark.MISTAKE))
    if counts:
        right = ngettext("**{n}** right", "**{n}** right", best)
        off = ngettext("**{n}** off", "**{n}** off", wrong)
        return right.format(n=format_number(best)), off.format(n=format_number(wrong))
    texts = (
        (ngettext("**{n}** best", "**{n}** best", best), best),
        (ngettext("**{n}** nearly as good", "**{n}** nearly as good", good), good),
        (ngettext("**{n}** mistake", "**{n}** mistakes", wrong), wrong),
    )
    return tuple(text.format(n=format_number(count)) for text, count in texts)


def more_words(now: Estimate) -> str:
    """How many more make the range half as wide."""
    more = now.more_for_half
    text = ngettext(
        "About {n} more would cut the range in half.", "About {n} more would cut the range in half.", more
    )
    return text.format(n=format_number(more))


def measured_words(ruleset: Ruleset) -> str:
    """What is said where the levels were measured under other rules than those of the drill."""
    # NOTE: {rules} are house rules by their name: "The levels' figures are from Hoyle classic rules."
    return _("The levels' figures are from {rules} rules.").format(rules=_(ruleset.short_name))


def look_at(judged: Judged, with_whom: bool) -> Look:
    """A decision as one looks at it again; `with_whom`: only whether alone was asked."""
    view, right = judged.view, judged.mark is Mark.BEST
    said = {call.action: call.words for call in alone_or_not(view)} if with_whom else {}
    better = judged.better or judged.action
    best = "" if right else said.get(better, "") or action_words(view, better)
    cost = "" if right else told.short_cost(judged.cost)
    hand = in_order(view.hand, view.trump)
    you = said.get(judged.action, "") or action_words(view, judged.action)
    return Look(hand, _beside(view), view.trump, you, best, cost, told.why(judged))


def look_at_count(view: SeatView, said: int) -> Look:
    """A wrong count of trumps: those that were still out."""
    out = trumps_out(view)
    reason = _("Yours: {own}. Played: {gone}.").format(
        own=format_number(len(trumps_held(view))), gone=format_number(len(trumps_gone(view)))
    )
    return Look(out, (), view.trump, format_number(said), format_number(len(out)), "", reason, _("Still out"))


def _beside(view: SeatView) -> tuple[Card, ...]:
    if view.phase is Phase.PLAY:
        return () if view.trick is None else tuple(view.trick.cards)
    return () if view.upcard is None or view.phase is Phase.DISCARD else (view.upcard,)


def result_lines(result: DrillResult) -> list[str]:
    """The same as lines, for a terminal and for speech."""
    # NOTE: for example "0.12 points lost a decision, give or take 0.05, over 20 decisions."
    head = _("{figure} {unit}, {give}.").format(figure=result.figure, unit=result.unit, give=result.give)
    rows = [_row_line(row, result.percent) for row in result.rows]
    levels = [_level_line(each, result.percent) for each in result.levels]
    looks = [head_line(looks_title()), *(each.said for each in result.looks)] if result.looks else []
    if result.praised is not None:
        looks += [" ".join([sentence(best_badge()), result.praised.said])]
    tally = [sentence(each.replace("**", "")) for each in result.tally]
    return [head, result.sentence, " ".join(tally), result.more, *rows, *levels, *looks]


def _number(value: float, percent: bool) -> str:
    return format_percent(value) if percent else format_number(value, 2)


def _row_line(row: PlotRow, percent: bool) -> str:
    # NOTE: a day of drills with its figure and the range it lies in: "Today: 0.12 (0.07 to 0.17)"
    text = _("{day}: {figure} ({low} to {high})")
    top = min(row.high, 1.0) if percent else row.high  # no more than all counts are off
    mean, low, high = (_number(each, percent) for each in (row.mean, row.low, top))
    return text.format(day=row.words, figure=mean, low=low, high=high)


def _level_line(line: LevelLine, percent: bool) -> str:
    # NOTE: a level of play and what it loses a decision: "Steady: 0.09"
    return _("{level}: {figure}").format(level=line.words, figure=_number(line.cost, percent))


def before(days: Sequence[DrilledDay]) -> Estimate | None:
    """The figure of all earlier days together."""
    return together(tuple(days))


def lesson_words(plan: Plan, title: str) -> str:
    """The link to the lesson about it."""
    return _("Lesson: {title}").format(title=title)
