"""Switches that cannot be played together, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.i18n import _
from game.rules.ruleset import ScoreKeeping, Switches


@dataclass(frozen=True, slots=True)
class Clash:
    """Two or more switches whose values exclude each other; both texts are whole sentences."""

    switches: tuple[str, ...]
    message: str
    mend: str


def clashes(switches: Switches) -> Iterator[Clash]:
    """Every impossible combination of a table's switches, none for a table that can be played.

    A game without an end is one, too; only the practice set-up may ask for it, and it does not ask here.
    """
    for find in _FINDERS:
        found = find(switches)
        if found is not None:
            yield found


def _no_trump_with_joker(switches: Switches) -> Clash | None:
    if not (switches.no_trump and switches.joker):
        return None
    return Clash(
        ("no_trump", "joker"),
        _("With no_trump a joker would have no suit and no rank."),
        _("Set joker to false, or no_trump to false."),
    )


def _partner_without_own_score(switches: Switches) -> Clash | None:
    if switches.lone_march_partner_points is None or switches.individual_scores:
        return None
    return Clash(
        ("lone_march_partner_points", "individual_scores"),
        _(
            "Partners who share their points cannot get different ones, so lone_march_partner_points "
            "needs individual_scores."
        ),
        _("Set individual_scores to true, or lone_march_partner_points to null."),
    )


def _counters_for_four(switches: Switches) -> Clash | None:
    if not switches.individual_scores or switches.score_keeping is ScoreKeeping.SCORE_CARD:
        return None
    return Clash(
        ("individual_scores", "score_keeping"),
        _("With individual_scores two counter cards cannot show what each player has."),
        _("Set score_keeping to score-card, or individual_scores to false."),
    )


def _progressive_without_own_score(switches: Switches) -> Clash | None:
    if switches.event != "progressive" or switches.individual_scores:
        return None
    return Clash(
        ("event", "individual_scores"),
        _("At a progressive event partners change, so each player needs a score of their own."),
        _("Set individual_scores to true, or event to single or teams."),
    )


def _event_without_deals(switches: Switches) -> Clash | None:
    if switches.event == "single" or switches.game_deals is not None:
        return None
    return Clash(
        ("event", "game_deals"),
        _("At an event all tables play equally many deals, and game_deals is null."),
        _("Set game_deals to a number, or event to single."),
    )


def _rounds_of_nothing(switches: Switches) -> Clash | None:
    given = [
        name
        for name, unset in (("event_rounds", None), ("round_minutes", None), ("event_tie", "shared"))
        if getattr(switches, name) != unset
    ]
    if switches.event != "single" or not given:
        return None
    return Clash(
        (*given, "event"),
        _("{switch} belongs to an event, and event is single.").format(switch=given[0]),
        _("Set event to teams or progressive, or leave {switch} out.").format(switch=given[0]),
    )


def _buried_in_sight(switches: Switches) -> Clash | None:
    if not (switches.upcard_shown and switches.bury_upcard):
        return None
    return Clash(
        ("upcard_shown", "bury_upcard"),
        _("With bury_upcard the turned card may be put down, so it cannot lie open until it is played."),
        _("Set upcard_shown to false, or bury_upcard to false."),
    )


def _no_end(switches: Switches) -> Clash | None:
    if switches.game_points is not None or switches.game_deals is not None:
        return None
    return Clash(
        ("game_points", "game_deals"),
        _("With both game_points and game_deals null a game would never end."),
        _("Give one of them a number."),
    )


_FINDERS: tuple[Callable[[Switches], Clash | None], ...] = (
    _no_trump_with_joker,
    _partner_without_own_score,
    _counters_for_four,
    _progressive_without_own_score,
    _event_without_deals,
    _rounds_of_nothing,
    _buried_in_sight,
    _no_end,
)
