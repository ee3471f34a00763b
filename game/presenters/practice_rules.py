"""What the practice set-up means for the rules: the chosen ruleset with pack, joker and length."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.i18n import _, format_number, ngettext
from game.presenters.practice_games import lay_over
from game.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from game.storage.settings import Practice


def base_ruleset(practice: Practice, rulesets: Sequence[Ruleset]) -> Ruleset:
    """The ruleset as its sheet has it; the first of the list if the chosen one is gone."""
    return next((ruleset for ruleset in rulesets if ruleset.id == practice.ruleset), rulesets[0])


def chosen_ruleset(practice: Practice, rulesets: Sequence[Ruleset]) -> Ruleset:
    """The ruleset to play by."""
    return lay_over(base_ruleset(practice, rulesets), practice)


def game_words(ruleset: Ruleset) -> str:
    """How long a game of this ruleset is: "A game to 5 points"."""
    points, deals = ruleset.switches.game_points, ruleset.switches.game_deals
    if points is not None:
        return ngettext("A game to {n} point", "A game to {n} points", points).format(n=format_number(points))
    if deals is not None:
        return ngettext("A game of {n} deal", "A game of {n} deals", deals).format(n=format_number(deals))
    return _("A game without an end")
