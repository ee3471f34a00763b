"""The words of the switches of points and how they are kept."""

from __future__ import annotations

from game.i18n import _, ngettext
from game.switch_texts.wording import SwitchText, Texts, Value, counted, yes_no

_FEW = (0, 1, 2, 3, 4, 5)


def scoring() -> Texts:
    return _together() | _lone() | _keeping()


def _together() -> Texts:
    return {
        "made_points": SwitchText(
            _("Three or four tricks"),
            counted=counted(
                lambda n: ngettext(
                    "The makers score {n} point for three or four tricks.",
                    "The makers score {n} points for three or four tricks.",
                    n,
                )
            ),
            offered=_FEW,
        ),
        "march_points": SwitchText(
            _("All five tricks"),
            counted=counted(
                lambda n: ngettext(
                    "The makers score {n} point for all five tricks.",
                    "The makers score {n} points for all five tricks.",
                    n,
                )
            ),
            offered=_FEW,
        ),
        "euchre_points": SwitchText(
            _("Euchred"),
            counted=counted(
                lambda n: ngettext(
                    "If the makers take fewer than three tricks, the others score {n} point.",
                    "If the makers take fewer than three tricks, the others score {n} points.",
                    n,
                )
            ),
            offered=_FEW,
        ),
    }


def _lone() -> Texts:
    return {
        "lone_made_points": SwitchText(
            _("Lone hand, three or four tricks"),
            counted=counted(
                lambda n: ngettext(
                    "A lone player scores {n} point for three or four tricks.",
                    "A lone player scores {n} points for three or four tricks.",
                    n,
                )
            ),
            offered=_FEW,
        ),
        "lone_march_points": SwitchText(
            _("Lone hand, five tricks"),
            counted=counted(
                lambda n: ngettext(
                    "A lone player scores {n} point for all five tricks.",
                    "A lone player scores {n} points for all five tricks.",
                    n,
                )
            ),
            offered=_FEW,
        ),
        "lone_euchre_points": SwitchText(
            _("Lone hand, euchred"),
            counted=counted(
                lambda n: ngettext(
                    "If a lone player takes fewer than three tricks, the others score {n} point.",
                    "If a lone player takes fewer than three tricks, the others score {n} points.",
                    n,
                )
            ),
            offered=_FEW,
        ),
        "lone_defence_points": SwitchText(
            _("Lone defender, three or four tricks"),
            counted=counted(
                lambda n: ngettext(
                    "A lone defender scores {n} point for three or four tricks.",
                    "A lone defender scores {n} points for three or four tricks.",
                    n,
                )
            ),
            offered=_FEW,
        ),
        "lone_defence_march_points": SwitchText(
            _("Lone defender, five tricks"),
            counted=counted(
                lambda n: ngettext(
                    "A lone defender scores {n} point for all five tricks.",
                    "A lone defender scores {n} points for all five tricks.",
                    n,
                )
            ),
            offered=_FEW,
        ),
    }


def _keeping() -> Texts:
    return {
        "individual_scores": SwitchText(
            _("A score for each player"),
            yes_no(_("Each player has a score of their own."), _("Partners share their points.")),
        ),
        "lone_march_partner_points": SwitchText(
            _("Lone march, the partner's points"),
            {None: Value(_("As the lone player"), _("After a lone march the partner scores just as much."))},
            counted(
                lambda n: ngettext(
                    "After a lone march the partner scores {n} point.",
                    "After a lone march the partner scores {n} points.",
                    n,
                )
            ),
            _FEW,
        ),
        "score_keeping": SwitchText(
            _("The score is shown by"),
            {
                "four-and-six": Value(
                    _("A four and a six"), _("Each side shows its score on a four and a six.")
                ),
                "three-and-four": Value(
                    _("A three and a four"), _("Each side shows its score on a three and a four.")
                ),
                "two-fives": Value(_("Two fives"), _("Each side shows its score on two fives.")),
                "score-card": Value(
                    _("A score card"), _("The score is written on a card, a box for each deal.")
                ),
            },
        ),
        "score_check": SwitchText(
            _("Checking the score"),
            {
                "unsigned": Value(_("Not signed"), _("Nobody has to sign the score.")),
                "signed": Value(_("Signed"), _("After the game each side signs the score of the other.")),
                "initialled": Value(_("Initialled"), _("Each box of the score card is initialled.")),
            },
        ),
    }
