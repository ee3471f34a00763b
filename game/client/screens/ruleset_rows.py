"""Whose rules are played: the rulesets as rows on one sheet, each with as much as has room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import MadeForRoom, Sized, Spread
from game.client.widgets.buttons import LinkButton
from game.client.widgets.choices import Setting
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Side
from game.client.widgets.select import Select
from game.client.widgets.still import on_paper
from game.client.widgets.tiles import Choice, ChoiceStyle
from game.i18n import _
from game.rules.ruleset import Ruleset

_ROOMY, _SPARE, _CLOSE = (60, 7), (42, 7), (42, 5)  # the least height of a row, and its margins
_BESIDE_MARK = 74  # of the width of a row, what its words have not

Details = Callable[[Ruleset], str]
"""What a row tells of its ruleset."""


class RulesetRows(FirstThatFits):
    """The rulesets and the way to compare them; a list to drop where no rows fit.

    Where not all can be told, the chosen one is, and that for beginners.
    """

    def __init__(
        self,
        ui: Ui,
        rulesets: Sequence[Ruleset],
        chosen: str,
        on_choose: Callable[[str], None],
        on_compare: Callable[[], None],
    ) -> None:
        """`chosen` is the id of a ruleset, which `on_choose` is given of another."""
        super().__init__(
            lambda: MadeForRoom(partial(self._listed, _ROOMY, _what_is_special)),
            lambda: MadeForRoom(partial(self._listed, _CLOSE, _what_is_special)),
            lambda: MadeForRoom(self._in_one_line),
            lambda: MadeForRoom(partial(self._listed, _SPARE, self._of_chosen_or_first)),
            lambda: MadeForRoom(partial(self._listed, _CLOSE, self._of_chosen)),
            lambda: MadeForRoom(partial(self._listed, _CLOSE, _whom_for)),
            lambda: MadeForRoom(partial(self._listed, _CLOSE, _nothing)),
            self._dropped,
        )
        self._ui, self._rulesets, self._chosen, self._take = ui, rulesets, chosen, on_choose
        words = _("Compare the rules")
        link = LinkButton(ui, "compare", words, on_compare, on_felt=True).within("rules")
        self._below = Inset(link, 0, ui.px(10), 0, 0)

    def _dropped(self) -> Part:
        options = [(ruleset.id, _(ruleset.short_name)) for ruleset in self._rulesets]
        setting = Setting("rules", _("Whose rules?"), options, self._chosen, self._take)
        return Column(Select(self._ui, setting).within("rules"), self._below, side=Side.FILL)

    def _listed(self, form: tuple[float, float], details: Details, width: int, height: int) -> Part:
        self._below.fit(width)
        paper = on_paper(self._ui, self._rows(form, details))
        paper.fit(width, height - self._below.size[1])
        return Column(Sized(paper, height=paper.size[1]), self._below, side=Side.FILL)

    def _rows(self, form: tuple[float, float], details: Details) -> Part:
        """A row for each ruleset, with what `details` tells of it."""
        rows: list[Choice] = []
        for number, ruleset in enumerate(self._rulesets, 1):
            row = Choice(
                self._ui,
                f"rules-{ruleset.id}",
                (_(ruleset.short_name), details(ruleset)),
                ruleset.id == self._chosen,
                partial(self._take, ruleset.id),
                ChoiceStyle(*form, first=number == 1, last=number == len(self._rulesets)),
            )
            rows.append(row.within("rules", "rules"))
        return Spread(*rows)

    def _in_one_line(self, width: int, height: int) -> Part:
        return self._listed(_SPARE, partial(self._unbroken, width), width, height)

    def _unbroken(self, width: int, ruleset: Ruleset) -> str:
        """What is special about a ruleset, where a row so wide has room for it in one line."""
        words, ui = _what_is_special(ruleset), self._ui
        wide = ui.assets.text_width(words, "regular", ui.font(theme.SECOND))
        return words if wide <= width - ui.px(_BESIDE_MARK) else self._of_chosen_or_first(ruleset)

    def _of_chosen(self, ruleset: Ruleset) -> str:
        return _what_is_special(ruleset) if ruleset.id == self._chosen else ""

    def _of_chosen_or_first(self, ruleset: Ruleset) -> str:
        return self._of_chosen(ruleset) or _whom_for(ruleset)


def _whom_for(ruleset: Ruleset) -> str:
    return _("a good start for beginners") if ruleset.beginners else ""


def _what_is_special(ruleset: Ruleset) -> str:
    return _whom_for(ruleset) or _(ruleset.summary)


def _nothing(_ruleset: Ruleset) -> str:
    return ""
