"""Where a night isn't as its sheet has it, and what the page of rules says there instead of the sheet."""

from __future__ import annotations

from game.evening.club.night import ClubNight
from game.i18n import _, format_number, ngettext


def departures(night: ClubNight) -> dict[str, str]:
    """Sentences by the topics of the sheet they stand for; "" where nothing is said.

    A clause that tells of twelve hands, of teams or of four rounds isn't true at a night of others.
    """
    event, switches = night.event, night.event.ruleset.switches
    hands, kind = event.hands != switches.game_deals, event.kind.value != switches.event
    found: dict[str, str] = {}
    if hands:
        found |= {"game_deals": "", "game_points": ""}
        if switches.event != "single":
            found["score_check"] = _(
                "At the end of a round, both sides agree on the score and sign each other's cards. Look for "
                "a hand that's on both."
            )
    if switches.event == "single":
        return found
    if hands or kind or night.rounds != switches.event_rounds:
        found["event_rounds"] = _minutes(event.minutes)
    if kind:
        found["event-winner"] = (
            _("The team with the highest total wins the night.")
            if night.teams
            else _("The player with the highest total wins the night.")
        )
    if hands or kind:
        found["event_tie"] = (
            _("Those who tie for first place play another round.")
            if event.extra_round
            else _("Those who tie for first place share it.")
        )
    if switches.individual_scores and not event.individual:
        found["individual_scores"] = ""
    return found


def _minutes(minutes: int | None) -> str:
    if minutes is None:
        return ""
    return ngettext(
        "A round is over after {n} minute, when the hand being played is finished.",
        "A round is over after {n} minutes, when the hand being played is finished.",
        minutes,
    ).format(n=format_number(minutes))
