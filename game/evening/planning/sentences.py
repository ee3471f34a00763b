"""What a plan is like and what is wrong with it, in sentences for organizers."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.evening.event import EventKind
from game.evening.planning.checker import Fault, FaultKind, Report
from game.i18n import _, format_list, format_number, ngettext

Name = Callable[[int], str]
"""What somebody is called: a number, or a name."""


def summary(report: Report) -> Iterator[str]:
    """Partners, opponents and byes, each with what is best possible and why."""
    if report.kind is EventKind.TEAMS:
        yield from _team_lines(report)
    else:
        yield from _partner_lines(report)
        yield from _opponent_lines(report)
    yield _byes_line(report)


def fault_line(fault: Fault, name: Name = format_number) -> str:
    """One fault as a sentence."""
    text = {
        FaultKind.TWICE: _("Round {round}: {people} can only have one place."),
        FaultKind.MISSING: _("Round {round}: {people} should have a place."),
        FaultKind.STRANGER: _(
            "Round {round}: {people} can't play, because nobody with that number is there."
        ),
        FaultKind.IDLE: _("Round {round}: {people} sit out, but could fill another table."),
        FaultKind.UNFAIR: _("Round {round}: {people} sit out too often. Somebody else's turn comes first."),
        FaultKind.PARTNER_AGAIN: _("Round {round}: {people} have been partners before."),
        FaultKind.TEAM_SPLIT: _("Round {round}: {people} are partners, but belong to different teams."),
        FaultKind.TEAMS_AGAIN: _(
            "Round {round}: {people} have met before, and there are other teams to meet."
        ),
    }[fault.kind]
    return text.format(round=format_number(fault.round), people=format_list(map(name, fault.people)))


def _partner_lines(report: Report) -> Iterator[str]:
    if report.partner_repeats == 0:
        yield _("Nobody has the same partner twice.")
        return
    least = report.best.partner_repeats
    yield ngettext(
        "Two players are partners again {n} time.",
        "Two players are partners again {n} times.",
        report.partner_repeats,
    ).format(n=format_number(report.partner_repeats))
    yield from _least_line(least)
    if least and report.steady:
        tables = report.players // 4
        yield ngettext(
            "Here's why: {rounds} rounds at {tables} table need {needed} pairs of partners, but {players} "
            "players can only make {pairs} different ones.",
            "Here's why: {rounds} rounds at {tables} tables need {needed} pairs of partners, but {players} "
            "players can only make {pairs} different ones.",
            tables,
        ).format(
            rounds=format_number(report.rounds),
            tables=format_number(tables),
            needed=format_number(2 * tables * report.rounds),
            players=format_number(report.players),
            pairs=format_number(report.players * (report.players - 1) // 2),
        )


def _opponent_lines(report: Report) -> Iterator[str]:
    if report.opponent_repeats == 0:
        yield _("Nobody plays against the same opponent twice.")
        return
    yield ngettext(
        "Two players are opponents again {n} time, no pair more than {most} times in all.",
        "Two players are opponents again {n} times, no pair more than {most} times in all.",
        report.opponent_repeats,
    ).format(n=format_number(report.opponent_repeats), most=format_number(report.most_met))
    yield from _least_line(report.best.opponent_repeats)


def _team_lines(report: Report) -> Iterator[str]:
    if report.opponent_repeats == 0:
        yield _("No two teams meet twice.")
        return
    yield ngettext(
        "Two teams meet again {n} time.", "Two teams meet again {n} times.", report.opponent_repeats
    ).format(n=format_number(report.opponent_repeats))
    yield from _least_line(report.best.opponent_repeats)


def _least_line(least: int) -> Iterator[str]:
    """What is best possible, where it isn't none at all."""
    if least:
        # NOTE: the line before says how often partners, opponents or teams meet again
        yield _("No plan can have fewer than {n}.").format(n=format_number(least))


def _byes_line(report: Report) -> str:
    fewest, most = min(report.byes.values()), max(report.byes.values())
    if most == 0:
        return _("Everyone plays in every round.")
    if fewest == most:
        return ngettext("Everyone sits out {n} round.", "Everyone sits out {n} rounds.", most).format(
            n=format_number(most)
        )
    if most > fewest + 1:
        return _("Players sit out {fewest} to {most} rounds, latecomers included.").format(
            fewest=format_number(fewest), most=format_number(most)
        )
    return ngettext(
        "Everyone sits out {fewest} or {most} round.", "Everyone sits out {fewest} or {most} rounds.", most
    ).format(fewest=format_number(fewest), most=format_number(most))
