"""The end of a drill: figures from what is kept, the decisions worth a second look, and what comes next."""

from __future__ import annotations

from game.bots.ladder import Level
from game.drills.dealing import Dealt
from game.drills.level_costs import level_costs, measured_under
from game.drills.past import DrilledDay, drilled_days
from game.drills.plan import LEARNER
from game.i18n import _, format_number, ngettext
from game.pages import drill_result as page
from game.pages.drill_result import DrillResult, Look
from game.pages.drill_words import subtitle
from game.pages.page import Button
from game.presenters.desk import BACK, Route
from game.presenters.drill_run import DrillRun, Given
from game.presenters.lesson_list import catalogue
from game.rules.hand import start
from game.rules.view import observe
from game.rulesets.shipped import load_ruleset
from game.storage.errors import StorageError
from game.tutor.estimate import Estimate, estimate
from game.tutor.review import Mark

_LOOKS = 2
_ROWS = 7  # days that are plotted, today among them


class DrillEnd:
    """What is shown when a drill is over."""

    def __init__(self, run: DrillRun) -> None:
        self.run = run
        self._days = self._kept()

    def _kept(self) -> tuple[DrilledDay, ...]:
        if self.run.again:
            return ()
        try:
            return drilled_days(self.run.desk.store, self.run.plan)
        except StorageError:  # which says so elsewhere; this drill is told all the same
            return ()

    @property
    def heading(self) -> tuple[str, str]:
        """Title and second line of the screen."""
        return _("Drill"), subtitle(self.run.plan, _(self.run.ruleset.short_name))

    @property
    def _now(self) -> Estimate:
        """Today's figure: that of this drill, with what else was drilled of its kind today."""
        today = self.run.desk.store.now().astimezone().date()
        if self._days and self._days[-1].day == today:
            return self._days[-1].estimate
        return estimate([(each.cost, each.error) for each in self.run.given])

    @property
    def _earlier(self) -> tuple[DrilledDay, ...]:
        today = self.run.desk.store.now().astimezone().date()
        return tuple(each for each in self._days if each.day < today)

    def page(self) -> DrillResult:
        """What is said."""
        run, now, earlier = self.run, self._now, self._earlier
        costs = {} if run.again else level_costs(run.plan)
        levels = [(level, costs[level][0]) for level in reversed(Level) if level in costs]
        marks = tuple(each.mark for each in run.given)
        figure, unit, give = page.figure_words(now, run.plan.counts)
        stands = _("Same deals again. This round isn't saved.")
        if not run.again:
            stands = page.how_it_stands(now, page.before(earlier), costs)
        return DrillResult(
            figure, unit, give, stands, page.plot_rows(earlier[1 - _ROWS :], now), page.level_lines(levels),
            run.plan.counts, marks, page.tally_words(marks, run.plan.counts),
            self._more(now, bool(levels)), tuple(map(self._look, self._dearest[:_LOOKS])),
            self._praised, self._buttons(), self._lesson_words(),
        )  # fmt: skip

    def _more(self, now: Estimate, levels: bool) -> str:
        """How many more decisions make it surer, and under which rules the levels were measured."""
        if self.run.again:
            return ""
        under = measured_under(self.run.plan) if levels else ""
        if under in ("", self.run.ruleset.id):
            return page.more_words(now)
        return " ".join([page.more_words(now), page.measured_words(load_ruleset(under))])

    @property
    def _dearest(self) -> list[Given]:
        """What was not the best, the dearest first."""
        wrong = [each for each in self.run.given if each.mark is not Mark.BEST]
        return sorted(wrong, key=lambda each: -each.cost)

    @property
    def _praised(self) -> Look | None:
        """The best answer that was hardest to find: where the next best was nearest, and yet worse."""
        found = [each for each in self.run.given if each.judged and each.mark is Mark.BEST and _second(each)]
        chosen = min(found, key=_second, default=None)
        return self._look(chosen) if chosen is not None else None

    def _look(self, given: Given) -> Look:
        if given.judged is not None:
            return page.look_at(given.judged, self.run.plan.asks_alone)
        state = start(self.run.ruleset, given.dealt.setup)
        return page.look_at_count(observe(state, LEARNER), given.said)

    def _buttons(self) -> tuple[Button, ...]:
        wrong, count = len(self._dearest), self.run.plan.count
        again = ngettext("Play it again", "Play the {n} again", wrong).format(n=format_number(wrong))
        more = ngettext("{n} more", "{n} more", count).format(n=format_number(count))
        first = (Button("again", again, icon="replay"),) if wrong else ()
        return (*first, Button("more", more, main=True))

    def _lesson_words(self) -> str:
        file = catalogue().find(self.run.plan.lesson)
        return "" if file is None else page.lesson_words(self.run.plan, file.title)

    def deals(self, pressed: str) -> tuple[Dealt, ...]:
        """The deals that a button asks again; none where new ones are dealt."""
        return tuple(each.dealt for each in self._dearest) if pressed == "again" else ()

    def act(self, pressed: str) -> Route | None:
        """A button was pressed; where it leads."""
        plan = self.run.plan
        if pressed in ("again", "more"):
            return Route("drill_run", (plan, self.run.ruleset, self.deals(pressed)), instead=True)
        if pressed == "lesson":
            return Route("lesson", (plan.lesson,))
        return BACK if pressed == "leave" else None


def _second(given: Given) -> float:
    """How far the next choice was behind, 0 where it was as good."""
    values = given.judged.values if given.judged is not None else None
    if values is None or len(values.ranked) < 2 or given.judged is None or given.judged.as_good:
        return 0.0
    return values.ranked[1].behind
