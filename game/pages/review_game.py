"""What is said of all hands of a game together, and of each in a list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.i18n import _, format_number, ngettext
from game.records.record_file import Recorded
from game.tutor.action_words import signed
from game.tutor.review import HandReview, Mark, mark_of, together
from game.tutor.review import words as told
from game.words import in_one_breath, seat_name
from game.words.markup import plain

_MOST_COST = 4.0  # points lost that fill the bar of a hand; hardly one costs more


@dataclass(frozen=True, slots=True)
class HandLine:
    """A hand in a list. `mark` is None while it is being weighed, `bar` (of 1) then, too."""

    title: str
    pill: str
    mark: Mark | None = None
    cost: str = ""
    bar: float | None = None

    @property
    def spoken(self) -> str:
        """The line in plain words."""
        return in_one_breath((plain(self.title), self.pill, self.cost))


def hand_line(number: int, title: str, found: HandReview | None) -> HandLine:
    """A hand by its place in the record, from 0, with what its decisions cost as far as that is known."""
    # NOTE: a hand in a list: its number, and its title, for example "You called hearts: 4 tricks, 1 point"
    head = _("**Hand {n}** {title}").format(n=format_number(number + 1), title=title)
    if found is None or not found.complete:
        return HandLine(head, _("Thinking"))
    cost = told.short_cost(found.cost) if found.cost > 0 or not found.doubtful else ""
    return HandLine(head, *_mistakes(found), cost, min(1.0, found.cost / _MOST_COST))


def _mistakes(found: HandReview) -> tuple[str, Mark]:
    if found.mistakes:
        text = ngettext("{n} mistake", "{n} mistakes", found.mistakes)
        return text.format(n=format_number(found.mistakes)), Mark.MISTAKE
    if found.doubtful:
        return _("Not judged"), Mark.UNKNOWN
    if not found.judged:
        return _("No choice"), Mark.ONLY
    return _("No mistakes"), Mark.BEST if mark_of(found.cost) is Mark.BEST else Mark.GOOD


def player_reviewed(record: Recorded) -> str:
    """The name of the player of a record of others; empty where that is the learner."""
    seat = record.learner
    name = record.names[seat]
    return name if record.foreign and name != seat_name(seat, seat) else ""


def game_sums(known: Sequence[HandReview], hands: int, player: str = "") -> list[str]:
    """What is known of all hands by now, a sentence each. `player` names somebody else than the learner.

    Hands of which not everything can be said are counted, but are not among the sums.
    """
    if not known:
        return [_("Still weighing the decisions.")]
    lines = []
    if len(known) < hands:
        text = _("{n} of {total} hands reviewed so far.")
        lines.append(text.format(n=format_number(len(known)), total=format_number(hands)))
    doubtful = sum(each.doubtful for each in known)
    if doubtful < len(known):
        lines += _counted(together(known), len(known) - doubtful, player)
    return [*lines, told.left_out_words(doubtful)] if doubtful else lines


def _counted(whole: HandReview, hands: int, player: str) -> list[str]:
    """What so many hands cost together, the mistakes in them, and how the result came about."""
    cost = (
        _("{player}'s choices cost **{cost}** points, **{each}** per hand.")
        if player
        else _("Your choices cost **{cost}** points, **{each}** per hand.")
    )
    mistakes = ngettext(
        "{n} mistake in {decisions} decisions.", "{n} mistakes in {decisions} decisions.", whole.mistakes
    )
    result = (
        _("Result {points}: {choices} from the player's choices, {luck} from everything else.")
        if player
        else _("Result {points}: {choices} from your choices, {luck} from everything else.")
    )
    if whole.slips:
        result = _(
            "Result {points}: {choices} from your choices, {slips} from your slips, {luck} from everything "
            "else."
        )
    each = format_number(whole.cost / hands, 2)
    return [
        cost.format(player=player, cost=format_number(whole.cost, 1), each=each),
        mistakes.format(n=format_number(whole.mistakes), decisions=format_number(whole.own)),
        *_by_hints(len(whole.judged) - whole.own),
        result.format(
            points=signed(whole.points),
            choices=signed(-whole.cost),
            slips=signed(whole.slips),
            luck=signed(whole.luck),
        ),
    ]


def _by_hints(count: int) -> list[str]:
    if not count:
        return []
    text = ngettext("{n} more decision followed a hint.", "{n} more decisions followed a hint.", count)
    return [text.format(n=format_number(count))]
