"""The clock of a round in words: what is left, that it is stopped, and what happens when time is up."""

from __future__ import annotations

from game.evening.in_play import EveningInPlay
from game.i18n import _, format_number, ngettext
from game.pages.page import Button


def clock_lines(state: EveningInPlay) -> list[str]:
    """What there is to say of the clock in the room; nothing where the sheet has none."""
    if state.left is None:
        return []
    if state.is_clock_stopped:
        return [_("The clock is stopped."), _everybody_plays(state)]
    if not state.left:
        return [_("Time is up. The hand in play is the last one of the round.")]
    return [clock_words(state.left), _("When time is up, each table finishes its hand.")]


def _everybody_plays(state: EveningInPlay) -> str:
    hands = state.evening.event.hands
    return ngettext(
        "While it's stopped, every table plays {n} hand.",
        "While it's stopped, every table plays all {n} hands.",
        hands,
    ).format(n=format_number(hands))


def clock_words(left: int) -> str:
    """The time left in a round."""
    # NOTE: time left on a clock, for example "11:20 left in this round"
    return _("{time} left in this round").format(time=clock_face(left))


def clock_face(left: int) -> str:
    """Minutes and seconds as a clock shows them."""
    minutes, seconds = divmod(left // 1000, 60)
    # NOTE: minutes and seconds on a clock, for example "11:20"
    return _("{minutes}:{seconds}").format(minutes=format_number(minutes), seconds=f"{seconds:02}")


def clock_in_brief(state: EveningInPlay) -> str:
    """The clock in a word or two, for the head of a table; "" where the sheet has none."""
    if state.left is None:
        return ""
    if state.is_clock_stopped:
        return _("clock stopped")
    if not state.left:
        return _("time is up, last hand")
    minutes = -(-state.left // 60_000)
    return ngettext("{n} minute left", "{n} minutes left", minutes).format(n=format_number(minutes))


def clock_button(state: EveningInPlay) -> Button | None:
    """What stops the clock or lets it go on; None where the sheet has none, or the round is over."""
    if state.left is None or state.own is None or state.own_closed:
        return None
    if state.is_clock_stopped:
        return Button("clock", _("Start the clock"), icon="clock")
    return Button("clock", _("Stop the clock"), icon="clock")


def cut_short(state: EveningInPlay) -> str:
    """That the own table ran out of time; "" where it didn't."""
    hands = len(state.own_boxes)
    if not state.is_time_up or hands >= state.evening.event.hands:
        return ""
    return ngettext(
        "Time was up after {n} of {total} hands.", "Time was up after {n} of {total} hands.", hands
    ).format(n=format_number(hands), total=format_number(state.evening.event.hands))
