"""The words of the switches of games and events."""

from __future__ import annotations

from game.i18n import _, ngettext
from game.switch_texts.wording import SwitchText, Texts, Value, counted, yes_no


def game() -> Texts:
    return _length() | _event()


def _length() -> Texts:
    return {
        "game_points": SwitchText(
            _("A game ends at"),
            {None: Value(_("No score"), _("No score ends the game."))},
            counted(
                lambda n: ngettext(
                    "The first with {n} point wins the game.", "The first with {n} points wins the game.", n
                )
            ),
            (5, 7, 10, 11, 15),
        ),
        "game_deals": SwitchText(
            _("Deals of a game"),
            {None: Value(_("As many as it takes"), _("The game goes on for as many deals as it takes."))},
            counted(lambda n: ngettext("A game has {n} deal.", "A game has {n} deals.", n)),
            (4, 8, 12, 16),
        ),
        "thrown_in_counts": SwitchText(
            _("A hand thrown in counts as a deal"),
            yes_no(
                _("A hand thrown in is one of the deals of the game."),
                _("A hand thrown in is not counted, and one more is dealt."),
            ),
        ),
    }


def _event() -> Texts:
    return {
        "event": SwitchText(
            _("A game belongs to"),
            {
                "single": Value(_("Nothing else"), _("A game stands by itself.")),
                "teams": Value(_("A team event"), _("Partners stay together and meet team after team.")),
                "progressive": Value(
                    _("A progressive event"), _("Winners move to the next table, and partners change.")
                ),
            },
        ),
        "event_rounds": SwitchText(
            _("Rounds of an event"),
            {None: Value(_("Open"), _("The event has no fixed number of rounds."))},
            counted(lambda n: ngettext("The event has {n} round.", "The event has {n} rounds.", n)),
            (2, 4, 6, 8),
        ),
        "round_minutes": SwitchText(
            _("Minutes of a round"),
            {None: Value(_("No clock"), _("A round takes as long as it takes."))},
            counted(
                lambda n: ngettext(
                    "A round ends after {n} minute, when the hand in play is over.",
                    "A round ends after {n} minutes, when the hand in play is over.",
                    n,
                )
            ),
            (10, 15, 20, 30),
        ),
        "event_tie": SwitchText(
            _("A tie for the first place"),
            {
                "shared": Value(_("Shared"), _("Those who are level share the place.")),
                "extra-round": Value(_("One more round"), _("Those who are level play one more round.")),
            },
        ),
        "rulings": SwitchText(
            _("In doubt"),
            {
                "players": Value(_("The players decide"), _("The players settle it among themselves.")),
                "director": Value(_("The director decides"), _("The director is called and decides.")),
            },
        ),
    }
