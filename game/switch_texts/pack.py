"""The words of the switches of pack and deal."""

from __future__ import annotations

from game.i18n import _, format_number
from game.switch_texts.wording import SwitchText, Texts, Value, yes_no


def pack() -> Texts:
    return {
        "pack": SwitchText(
            _("Cards in the pack"),
            {
                24: Value(format_number(24), _("The pack goes from the ace down to the nine.")),
                28: Value(format_number(28), _("The pack goes from the ace down to the eight.")),
                32: Value(format_number(32), _("The pack goes from the ace down to the seven.")),
            },
        ),
        "joker": SwitchText(
            _("Joker"),
            yes_no(
                _("A joker is added, and it is always the highest trump."),
                _("No joker is added to the pack."),
            ),
        ),
    }


def deal() -> Texts:
    return {
        "first_dealer": SwitchText(
            _("First dealer"),
            {
                "first-jack": Value(_("First jack"), _("Whoever is dealt the first jack deals first.")),
                "first-black-jack": Value(
                    _("First black jack"), _("Whoever is dealt the first black jack deals first.")
                ),
            },
        ),
        "cut": SwitchText(
            _("Cutting the pack"),
            {
                "uncut": Value(_("No cut"), _("The pack is dealt as it was shuffled.")),
                "offered": Value(_("Offered"), _("The player at the dealer's right cuts before the deal.")),
                "cut-card": Value(
                    _("With a cut card"),
                    _("The player at the dealer's right cuts, and a plain card hides the lowest card."),
                ),
            },
        ),
        "deal_plan": SwitchText(
            _("Packets of the deal"),
            {
                "either": Value(
                    _("Two or three"), _("The dealer begins with two cards or three and keeps to it.")
                ),
                "three-two": Value(_("Three, then two"), _("Each player gets three cards and then two.")),
                "two-three": Value(_("Two, then three"), _("Each player gets two cards and then three.")),
            },
        ),
        "farmers_hand": SwitchText(
            _("Farmer's hand"),
            {
                "played": Value(_("Played"), _("A hand with three of a lowest rank is played as dealt.")),
                "exchange": Value(
                    _("Exchanged"),
                    _("Three of a lowest rank may be shown and exchanged for the hidden cards of the kitty."),
                ),
                "redeal": Value(
                    _("Dealt again"), _("Three of a lowest rank may be shown, and the cards are dealt again.")
                ),
            },
        ),
    }
