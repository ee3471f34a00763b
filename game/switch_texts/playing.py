"""The words of the switches of lone hands and of play."""

from __future__ import annotations

from game.i18n import _
from game.switch_texts.wording import SwitchText, Texts, Value, yes_no


def alone() -> Texts:
    return {
        "partners_best": SwitchText(
            _("A card from the partner"),
            yes_no(
                _("A lone player gets one card from the partner and puts one down."),
                _("A lone player plays with the cards dealt."),
            ),
        ),
        "partners_hand": SwitchText(
            _("The partner's cards lie"),
            {
                "face-down": Value(
                    _("Before the partner"),
                    _("The partner of a lone player lays the hand face down in place."),
                ),
                "in-the-middle": Value(
                    _("In the middle"),
                    _("The partner of a lone player lays the hand in the middle, face down."),
                ),
                "discarded": Value(
                    _("With the dead cards"),
                    _("The partner of a lone player puts the hand with the dead cards."),
                ),
            },
        ),
        "defend_alone": SwitchText(
            _("Defending alone"),
            yes_no(
                _("Against a lone hand, one opponent may send the partner out and defend alone."),
                _("The opponents of a lone hand always defend together."),
            ),
        ),
        "lone_lead": SwitchText(
            _("Lead against a lone hand"),
            {
                "dealers-left": Value(
                    _("Dealer's left"),
                    _("The dealer's left leads, or the next player if that one sits out."),
                ),
                "makers-left": Value(
                    _("Lone player's left"),
                    _("The lone player's left leads, or the lone defender if that one sits out."),
                ),
            },
        ),
    }


def play() -> Texts:
    return {
        "tricks_kept_by": SwitchText(
            _("Tricks are kept"),
            {
                "side": Value(_("By the side"), _("Partners keep their tricks together.")),
                "winner": Value(_("By the winner"), _("Tricks lie before the player who won each of them.")),
            },
        ),
        "trump_cube": SwitchText(
            _("The trump cube lies"),
            {
                "corner": Value(
                    _("At the corner"), _("It shows trump at the corner of the table, and anyone may ask.")
                ),
                "on-kitty": Value(_("On the kitty"), _("It shows trump on the kitty, and nobody asks.")),
            },
        ),
    }
