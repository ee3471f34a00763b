"""What the first screen says of games: of one that begins at once, and of one that was left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.i18n import _, format_number, ngettext
from game.presenters.lesson_entry import Invitation, SmallPicture
from game.presenters.occasions import by_rules
from game.presenters.practice_games import base_ruleset, chosen_ruleset, resume
from game.presenters.practice_rules import is_usual, may_tie
from game.rules.actions import Phase
from game.rules.ruleset import Ruleset
from game.rules.seats import own_first
from game.storage.database import Store
from game.storage.journal import SavedGame
from game.storage.settings import Practice
from game.words import trump_line

if TYPE_CHECKING:
    from game.storage.evenings import SavedEvening


def play_line(practice: Practice, rulesets: Sequence[Ruleset]) -> str:
    """By which rules and how long a game is that begins at once."""
    ruleset, base = chosen_ruleset(practice, rulesets), base_ruleset(practice, rulesets)
    rules = _("The beginners' rules") if is_usual(practice, base) else by_rules(base)
    points, deals = ruleset.switches.game_points, ruleset.switches.game_deals
    if points is not None:
        # NOTE: by which rules and how long, for example "Danville rules, to 10 points."
        text = ngettext("{rules}, to {n} point.", "{rules}, to {n} points.", points)
        return text.format(n=format_number(points), rules=rules)
    if deals is not None:
        text = ngettext("{rules}, {n} hand.", "{rules}, {n} hands.", deals)
        told = text.format(n=format_number(deals), rules=rules)
        return f"{told} {may_tie(ruleset)}".rstrip()
    return _("{rules}, as long as you like.").format(rules=rules)


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
    picture = SmallPicture("score")
    return Invitation(_("A game you left"), title, under, _("Go on"), picture=picture)


def evening_left(store: Store, saved: SavedEvening) -> Invitation:
    """The evening that waits: the learner's place in it, and what comes next."""
    from game.pages.evening_words import is_own, points_words  # only where an evening was left
    from game.presenters.evening_games import LostEvening, resume_evening

    over = _("A euchre night you left")
    try:
        game = resume_evening(store, saved)
    except LostEvening as lost:
        return Invitation(
            over, _("It can't be read"), lost.sentence, _("Go on"), picture=SmallPicture("score")
        )
    state, evening = game.state, game.evening
    places = evening.standing_with(state.tables)
    own = next(place for place in places if is_own(evening, place.unit))
    text = _("You're in place {rank} of {n}, with {points}")
    title = text.format(
        rank=format_number(own.rank), n=format_number(len(places)), points=points_words(own.points)
    )
    text = _("{event}, overtime, hand {hand}.")
    if not evening.in_overtime:
        # NOTE: where in a euchre night one is, for example "Wednesday night, round 3 of 6, hand 5."
        text = _("{event}, round {round} of {rounds}, hand {hand}.")
    hand = min(len(state.own_boxes) + 1, evening.event.hands)
    under = text.format(
        event=_(evening.event.ruleset.short_name), round=format_number(evening.number),
        rounds=format_number(evening.rounds), hand=format_number(hand),
    )  # fmt: skip
    return Invitation(over, title, under, _("Go on"), picture=SmallPicture("score"))


def left_behind(store: Store, game: SavedGame | None, night: SavedEvening | None) -> Invitation:
    """What waits: a night, else a game. Raises ValueError where neither was left."""
    if night is not None:
        return evening_left(store, night)
    if game is None:
        raise ValueError("nothing was left")
    return game_left(store, game)
