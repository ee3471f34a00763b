"""The words of the switches of making trump."""

from __future__ import annotations

from game.i18n import _
from game.switch_texts.wording import SwitchText, Texts, Value, yes_no


def calling() -> Texts:
    return _first_round() | _second_round()


def _first_round() -> Texts:
    return {
        "natural_trump": SwitchText(
            _("Natural trump to order up"),
            yes_no(
                _("Whoever accepts it must hold a card printed in its suit. The left bower does not do."),
                _("Any hand may accept the turn-up, also one without a card of its suit."),
            ),
        ),
        "canadian_loner": SwitchText(
            _("The dealer's partner only alone"),
            yes_no(
                _("The dealer's partner may accept the turn-up only to play alone."),
                _("The dealer's partner may accept the turn-up, and both partners play."),
            ),
        ),
        "take_upcard": SwitchText(
            _("The dealer takes the turn-up"),
            {
                "must": Value(_("Must"), _("When it is accepted, the dealer takes it into the hand.")),
                "may": Value(_("May"), _("When it is accepted, the dealer may take it or leave it.")),
            },
        ),
        "bury_upcard": SwitchText(
            _("The turn-up may be the discard"),
            yes_no(
                _("The dealer may put down the very card that was taken up."),
                _("The dealer puts down another card than the one taken up."),
            ),
        ),
        "upcard_shown": SwitchText(
            _("The taken turn-up lies open"),
            yes_no(
                _("The dealer leaves it open on the table until it is played."),
                _("The dealer holds it in the hand with the other cards."),
            ),
        ),
        "strict_words": SwitchText(
            _("The right words only"),
            yes_no(
                _("A call counts only in the words of the table."),
                _("A call counts in any words, as long as its meaning is clear."),
            ),
        ),
    }


def _second_round() -> Texts:
    return {
        "turn_down": SwitchText(
            _("A turned-down card lies"),
            {
                "face-down": Value(_("Face down"), _("It lies face down on the pack.")),
                "under-pack": Value(_("Under the pack"), _("It is slid under the pack, its face hidden.")),
                "face-up": Value(_("Face up"), _("It lies half under the pack and shows its face all hand.")),
                "face-up-until-called": Value(
                    _("Face up for a while"),
                    _("It shows its suit until trump is called, and is then hidden."),
                ),
            },
        ),
        "stick_the_dealer": SwitchText(
            _("Stick the dealer"),
            yes_no(
                _("If all the others pass twice, the dealer must name a suit."),
                _("If all four pass twice, the hand is thrown in."),
            ),
        ),
        "no_trump": SwitchText(
            _("No trump"),
            yes_no(
                _("In the second round a hand without trump may be called, too."),
                _("Trump is always one of the four suits."),
            ),
        ),
    }
