"""Marks, costs, places in the hand, what was done and what was better."""

from __future__ import annotations

from game.bots.levels import Level
from game.bots.words import level_name
from game.i18n import _, format_number
from game.rules.actions import Action, ActionKind, Phase
from game.rules.view import SeatView
from game.tutor.action_words import action_words, choice_words
from game.tutor.equivalent_play import same_choice
from game.tutor.review.judgement import ANSWER_READ, HandReview, Judged, Mark
from game.tutor.review.words.reasons import why
from game.words import suit_name
from game.words.markup import mark
from game.words.names import Names, speaks_to

_CALLING = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)


def mark_words(judged: Judged) -> str:
    """The mark in a word or two."""
    if judged.as_told:
        # NOTE: the mark of a decision that was the best, after the answer of a hint had been read
        return _("As hinted")
    if judged.as_good:
        return _("Just as good")
    return {
        Mark.ONLY: _("No choice"),
        Mark.BEST: _("Best"),
        Mark.GOOD: _("Good"),
        Mark.MISTAKE: _("Mistake"),
        Mark.UNKNOWN: _("Not judged"),
    }[judged.mark]


def hint_words(judged: Judged) -> str:
    """How far a hint was read before a decision; empty where none was."""
    if not judged.hint:
        return ""
    if judged.hint >= ANSWER_READ:
        return _("Hint used: the answer")
    return _("Hint used: the idea") if judged.hint > 1 else _("Hint used: the nudge")


def cost_words(cost: float) -> str:
    """What something cost: "no cost", "0.6 points"."""
    if round(cost, 1) == 0:
        return _("no cost")
    # NOTE: what a decision cost, for example "0.6 points"; the number has one decimal
    return _("{points} points").format(points=format_number(cost, 1))


def short_cost(cost: float) -> str:
    """The same where there is little room: "−0.6 pt"."""
    if round(cost, 1) == 0:
        return _("no cost")
    # NOTE: points lost, as short as can be: "−0.6 pt", with a real minus sign
    return _("−{points} pt").format(points=format_number(cost, 1))


def decision_title(judged: Judged) -> str:
    """Where in the hand a decision was made."""
    return place_words(judged.view)


def place_words(view: SeatView) -> str:
    """Where in the hand something is to be decided."""
    phase = view.phase
    if phase is Phase.PLAY:
        return _("Trick {n}").format(n=format_number(len(view.tricks) + 1))
    return {
        Phase.NAME_UPCARD: _("Naming the joker's suit"),
        Phase.FARMERS_HAND: _("Farmer's hand"),
        Phase.DISCARD: _("Discarding"),
        Phase.GIVE: _("Giving a card"),
        Phase.DEFEND: _("Defending"),
        Phase.RULING: _("Choosing after a ruling"),
        Phase.NAME_LEAD: _("Choosing the suit to be led"),
    }.get(phase, _("Calling"))


def did_words(judged: Judged, names: Names | None = None) -> str:
    """What was done, as a sentence."""
    action, view = judged.action, judged.view
    if judged.untold and action.kind is ActionKind.DISCARD:
        return _("The discard wasn't recorded.")
    if names is not None and not speaks_to(view.seat, names):
        # NOTE: a player of a recorded game and what the player did, for example "Anna: 9 of clubs."
        return _("{player}: {action}.").format(player=names[action.seat], action=action_words(view, action))
    if action.card is not None:
        return _card_words(view, action).format(card=mark(action.card))
    if view.phase in _CALLING:
        return _("You said “{call}.”").format(call=action_words(view, action))
    if action.kind is ActionKind.NAME and action.suit is not None:
        return _("You named {suit} for the joker.").format(suit=suit_name(action.suit))
    if action.kind is ActionKind.LEAVE:
        return _("You left the upcard on the table.")
    if action.kind is ActionKind.DEFEND:
        return _("You defended alone.") if action.alone else _("You and your partner defended together.")
    return {
        ActionKind.EXCHANGE: _("You exchanged three cards."),
        ActionKind.REDEAL: _("You showed the hand, and the cards were dealt again."),
    }.get(action.kind, _("You kept the hand."))


def _card_words(view: SeatView, action: Action) -> str:
    if action.kind is ActionKind.DISCARD:
        return _("You discarded the {card}.")
    if action.kind is ActionKind.GIVE:
        return _("You gave your partner the {card}.")
    return _("You led the {card}.") if view.led is None else _("You played the {card}.")


def better_words(judged: Judged) -> str:
    """What would have been better, as a line; empty where nothing was."""
    if judged.better is None or judged.as_good:
        return ""
    # NOTE: what would have been better than what was done: a card or a call
    return _("Better: {action}.").format(action=choice_words(judged.view, judged.better))


def sentence(judged: Judged, names: Names | None = None) -> str:
    """What there is to say of a decision: why it was a good one, or why another was better."""
    if judged.better is None or judged.as_good:
        return why(judged, names)
    reason, card, other = why(judged, names), judged.better.card, _as_good_as_better(judged)
    if card is not None and other is not None and other.card is not None:
        # NOTE: two cards that would have been better, and a sentence that tells why
        text = _("The {card} was better, and so was the {other}. {reason}")
        return text.format(card=mark(card), other=mark(other.card), reason=reason)
    if card is not None:
        # NOTE: a card that would have been better, and a sentence that tells why
        text = _("The {card} was better. {reason}")
        return text.format(card=mark(card), reason=reason)
    call = action_words(judged.view, judged.better)
    if other is not None:
        # NOTE: two calls that would have been better, and a sentence that tells why
        text = _("“{call}” was better, and so was “{other}”. {reason}")
        return text.format(call=call, other=action_words(judged.view, other), reason=reason)
    # NOTE: a call that would have been better, and a sentence that tells why
    text = _("“{call}” was better. {reason}")
    return text.format(call=call, reason=reason)


def _as_good_as_better(judged: Judged) -> Action | None:
    """Another choice that is as good as the best, where `better` isn't the one the bars put first."""
    if judged.values is None or judged.better is None:
        return None
    first = judged.values.best.action
    return None if same_choice(judged.view, first, judged.better) else first


def headline(review: HandReview, names: Names | None = None) -> tuple[str, str] | None:
    """The costliest decision as a title and a sentence; None where no decision cost anything."""
    worst = review.costliest
    if worst is None or worst.better is None:
        return None
    # NOTE: for example "Trick 3: the jack of diamonds was worth 0.6 points more"
    text = _("{place}: {action} was worth {points} points more")
    title = text.format(
        place=decision_title(worst),
        action=choice_words(worst.view, worst.better),
        points=format_number(worst.cost, 1),
    )
    return title, why(worst, names)


def levels_asked() -> str:
    """What is asked where each level's choice is shown."""
    return _("What would others do?")


def level_line(level: Level, action: Action, view: SeatView) -> str:
    """What a level would do."""
    # NOTE: a level of players and what it would do here, for example "Sharp: the jack of diamonds"
    text = _("{level}: {action}")
    return text.format(level=level_name(level), action=choice_words(view, action))
