"""What the first screen says of games: of one that begins at once, and of one that was left."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_list, format_number, ngettext
from game.presenters.lesson_entry import Invitation
from game.presenters.practice_games import base_ruleset, chosen_ruleset, resume
from game.presenters.practice_rules import may_tie
from game.rules.actions import Phase
from game.rules.ruleset import Ruleset
from game.rules.seats import own_first
from game.session import HOME_SEAT
from game.storage.database import Store
from game.storage.journal import SavedGame
from game.storage.settings import Practice
from game.words import seat_name, trump_line


def play_line(practice: Practice, rulesets: Sequence[Ruleset]) -> str:
    """With whom, against whom, by which rules and how long a game is that begins at once."""
    ruleset = chosen_ruleset(practice, rulesets)
    first, second = (seat_name(seat, HOME_SEAT) for seat in (HOME_SEAT.left, HOME_SEAT.right))
    names = {
        "partner": seat_name(HOME_SEAT.partner, HOME_SEAT),
        "opponents": format_list((first, second)),
        "rules": _(base_ruleset(practice, rulesets).short_name),
    }
    points, deals = ruleset.switches.game_points, ruleset.switches.game_deals
    if points is not None:
        text = ngettext(
            "With {partner}, against {opponents}. {rules} rules, to {n} point.",
            "With {partner}, against {opponents}. {rules} rules, to {n} points.",
            points,
        )
        return text.format(n=format_number(points), **names)
    if deals is not None:
        text = ngettext(
            "With {partner}, against {opponents}. {rules} rules, {n} hand.",
            "With {partner}, against {opponents}. {rules} rules, {n} hands.",
            deals,
        )
        told = text.format(n=format_number(deals), **names)
        return f"{told} {may_tie(ruleset)}".rstrip()
    return _("With {partner}, against {opponents}. {rules} rules, no end.").format(**names)


def game_left(store: Store, saved: SavedGame) -> Invitation:
    """The game that waits: how it stands, and what comes next. Raises LostGame."""
    session = resume(store, saved).session
    state = session.state
    us, them = own_first(state.standing.points, session.learner)
    points = {"us": format_number(us), "them": format_number(them)}
    if us > them:
        title = _("You're ahead, {us} to {them}").format(**points)
    elif us < them:
        title = _("You're behind, {us} to {them}").format(**points)
    else:
        title = _("It's {us} all").format(**points)
    number = format_number(state.standing.deals + (state.phase is not Phase.HAND_OVER))
    # NOTE: which hand of a game, and what is trump in it, for example "Hand 9. Hearts are trump."
    text = _("Hand {n}. {trump}.") if state.trump is not None else _("Hand {n}. No trump yet.")
    under = text.format(n=number, trump=trump_line(state.trump))
    return Invitation(_("A game you left"), title, under, _("Go on"))
