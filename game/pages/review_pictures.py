"""What a decision of a review is shown with: the card or call itself, and what was better."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.view import SeatView
from game.tutor.action_words import action_words
from game.tutor.review import Judged, Mark


@dataclass(frozen=True, slots=True)
class Shown:
    """An action as a picture: a card, or the words of a call, with the state the picture has."""

    card: Card | None
    words: str
    state: str = ""  # mistake, recommended or nothing


def shown(judged: Judged) -> tuple[Shown, ...]:
    """What was done, and what was better if anything was; nothing of a card that is not told."""
    if judged.untold and judged.action.kind is not ActionKind.PLAY:
        return ()
    if not judged.cost or judged.better is None:
        return (_picture(judged.view, judged.action, "recommended" if judged.mark is Mark.BEST else ""),)
    state = "mistake" if judged.mark is Mark.MISTAKE else ""
    return _picture(judged.view, judged.action, state), _picture(judged.view, judged.better, "recommended")


def _picture(view: SeatView, action: Action, state: str) -> Shown:
    return Shown(action.card, "" if action.card else action_words(view, action), state)
