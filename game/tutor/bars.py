"""The answer of a hint as bars: what each card or call should bring, and what is as good as the best.

An action is shown as far behind the best as it was in the deals that both were tried in, since that
difference is known better than the values themselves. Its thin line, the 90 % interval of the
difference, reaches the end of the best bar exactly where the two are called as good.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.i18n import _, format_number, ngettext
from game.rules.actions import Action, Phase
from game.rules.seats import Side
from game.rules.state import Award, AwardKind
from game.rules.view import SeatView
from game.strategy.standing import worth_at
from game.strategy.values import Values
from game.strategy.worth import points
from game.tutor.action_words import action_words, signed
from game.tutor.significance import as_good, uncertainty

SHOWN = 5
"""So many actions are all shown; of more, those beyond one fewer that are clearly worse are folded."""

_STEPS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)  # points that may stand where the scale has its mark
# where nought may stand on the line, and how far from it those points then are
_PLACES = ((0.13, 0.70), (0.30, 0.53), (0.50, 0.40), (0.70, 0.53), (0.87, 0.70))
_EDGE = 0.02  # of the width, kept free at the ends
_WEIGHED = 0.25  # points by which the end of a game has to change what a point is worth to be told


@dataclass(frozen=True, slots=True)
class Bar:
    """One action. `points` is what it should bring the own side above the other; None: not known yet."""

    action: Action
    words: str
    points: float | None = None
    unsure: float = 0.0  # points to both sides
    behind: float = 0.0
    best: bool = False  # the best, or as good


@dataclass(frozen=True, slots=True)
class Scale:
    """Where points lie on a line that is 1 long: nought at `zero`, a point `unit` further."""

    zero: float = 0.13
    unit: float = 0.70

    def at(self, value: float) -> float:
        """The place of a value; what lies beyond an end is put there."""
        return max(0.0, min(1.0, self.zero + value * self.unit))


@dataclass(frozen=True, slots=True)
class Bars:
    """All legal actions, the best first, after so many deals."""

    shown: tuple[Bar, ...]
    folded: tuple[Bar, ...] = ()
    deals: int = 0
    done: bool = False
    scale: Scale = Scale()

    @property
    def best(self) -> tuple[Action, ...]:
        """What is recommended: one action, or several that are as good."""
        return tuple(bar.action for bar in self.shown if bar.best)

    @property
    def equal(self) -> bool:
        """Whether several actions share the first place."""
        return len(self.best) > 1

    def unfolded(self) -> Bars:
        """The same with nothing folded."""
        shown = (*self.shown, *self.folded)
        return replace(self, shown=shown, folded=(), scale=_scale_of(shown))


def bars(view: SeatView, values: Values | None, done: bool = False) -> Bars:
    """The bars of what is known by now; without lengths while nothing is known."""
    if values is None or values.worlds < 2:
        known = view.legal[: _unfolded(len(view.legal))]
        return Bars(tuple(Bar(action, action_words(view, action)) for action in known))
    rows = _rows(view, values)
    most = _unfolded(len(rows))
    shown = tuple(bar for place, bar in enumerate(rows) if place < most or bar.best)
    folded = tuple(bar for bar in rows if bar not in shown)
    return Bars(shown, folded, values.worlds, done, _scale_of(shown))


def _unfolded(actions: int) -> int:
    """How many of them are shown in any case; the line that tells of the others needs room, too."""
    return actions if actions <= SHOWN else SHOWN - 1


def _rows(view: SeatView, values: Values) -> list[Bar]:
    first = values.best
    rival = uncertainty(values.ranked[1]) if len(values.ranked) > 1 else 0.0
    return [
        Bar(
            value.action,
            action_words(view, value.action),
            first.mean - value.behind,
            rival if value is first else uncertainty(value),
            value.behind,
            as_good(value),
        )
        for value in values.ranked
    ]


def _scale_of(shown: tuple[Bar, ...]) -> Scale:
    found = [bar.points for bar in shown if bar.points is not None]
    return scale_for(min(found), max(found)) if found else Scale()


def scale_for(least: float, most: float) -> Scale:
    """The scale with the longest point that holds all values; nought lies left where that will do."""
    places = _PLACES[1:] if least < 0 else _PLACES[:1]
    scales = [Scale(zero, length / step) for step in _STEPS for zero, length in places]
    fitting = [scale for scale in scales if _holds(scale, least) and _holds(scale, most)]
    if scales[0] in fitting:
        return scales[0]
    return max(fitting or scales[-1:], key=lambda scale: scale.unit)


def _holds(scale: Scale, value: float) -> bool:
    return _EDGE <= scale.zero + value * scale.unit <= 1 - _EDGE


# -- in words --------------------------------------------------------------------------------


def head_words() -> str:
    """What the bars show."""
    return _("Expected points for your team")


def points_words(bar: Bar) -> str:
    """The figure beside a bar; empty while it is not known."""
    return "" if bar.points is None else signed(bar.points)


def folded_words(count: int) -> str:
    """What stands for the actions that are not shown."""
    return ngettext("{n} more, clearly worse", "{n} more, clearly worse", count).format(
        n=format_number(count)
    )


def progress_words(found: Bars, most: int) -> str:
    """How far the search is, while it goes on."""
    return _("Thinking: {n} of {most} deals").format(n=format_number(found.deals), most=format_number(most))


def note_words(view: SeatView, found: Bars, *, whole: bool = True) -> str:
    """How the bars are to be read, once they are done; the `whole` of it says after how many deals, too."""
    if whole:
        text = _("The thin line shows how far off this could still be after {n} deals.")
        text = text.format(n=format_number(found.deals))
    else:
        text = _("The thin line shows how sure this is.")
    told = [text]
    return " ".join([*told, *_remarks(view, found, whole)])


def axis_words(found: Bars) -> tuple[str, ...]:
    """What it means that a bar goes to the left, and to the right; nothing where none goes to the left."""
    if not _any_below(found):
        return ()
    # NOTE: under bars that go to the left where the opponents gain points, and to the right where you do
    return _("They gain"), _("You gain")


def list_words(view: SeatView, found: Bars, *, whole: bool = True) -> str:
    """The same where the bars are lines of text."""
    text = _("Based on {n} deals that fit what you can see.")
    told = [text.format(n=format_number(found.deals))] if whole else []
    if _any_below(found):
        told.append(_("A minus sign means your opponents gain."))
    return " ".join([*told, *_remarks(view, found, whole)])


def _any_below(found: Bars) -> bool:
    return any(bar.points is not None and round(bar.points, 1) < 0 for bar in found.shown)


def _remarks(view: SeatView, found: Bars, whole: bool) -> list[str]:
    told = []
    if found.equal:
        told.append(_("Small differences are just luck."))
    if whole and weighed(view):
        told.append(_("Near the end, points count only if they help win the game."))
    if view.phase is Phase.PLAY and len(view.legal) < len(view.hand):
        told.append(_("You can't play your other cards now."))
    if view.phase is Phase.DISCARD and all(action.card != view.upcard for action in view.legal):
        told.append(_("You can't discard the upcard."))
    return told


def only_words() -> str:
    """What is said in the place of bars where there is no choice."""
    return _("Nothing else is allowed here, so there's nothing to weigh.")


def failed_words() -> str:
    """What is said in the place of bars where no values could be found."""
    return _("Left Bower couldn't compare the choices this time.")


def spoken(bar: Bar, found: Bars) -> str:
    """A bar in words, for speech and for a terminal."""
    named = {"action": bar.words, "points": points_words(bar)}
    if bar.points is None:
        return bar.words
    if bar.best and found.equal:
        # NOTE: one of several equal choices in a list, for example "9 of clubs: +0.9, as good."
        return _("{action}: {points}, just as good.").format(**named)
    if bar.best:
        # NOTE: the best choice of a list, for example "9 of clubs: +0.9, the best."
        return _("{action}: {points}, the best.").format(**named)
    if round(bar.behind, 1) <= round(bar.unsure, 1):
        # NOTE: a choice of a list that is hardly worse, for example "King of hearts: +0.8, a little less."
        return _("{action}: {points}, a little less.").format(**named)
    # NOTE: a worse choice of a list, for example "9 of hearts: +0.2, 0.7 less, give or take 0.1."
    text = _("{action}: {points}, which is {less} less (give or take {unsure}).")
    return text.format(
        **named, less=format_number(bar.behind, 1), unsure=format_number(max(0.1, bar.unsure), 1)
    )


def weighed(view: SeatView) -> bool:
    """Whether the end of the game is so near that a point is not worth a point."""
    worth = worth_at(view.ruleset, view.standing)
    if worth is points:
        return False
    awards = [_award(side, paid) for side in Side for paid in (1, 2)]
    return any(abs(worth(award) - points(award)) > _WEIGHED for award in awards)


def _award(side: Side, paid: int) -> Award:
    own, other = (paid, 0), (0, paid)
    us, them = own if side is Side.US else other
    return Award(AwardKind.MADE, (us, them), (us, them, us, them), "", side)
