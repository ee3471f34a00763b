"""What the steps of a hint say once values are known, so that rule of thumb and search never disagree."""

from __future__ import annotations

import re
from collections.abc import Callable

from game.i18n import _
from game.rules.view import SeatView
from game.strategy.values import Values
from game.tutor.advise import Advice, answer_words
from game.tutor.reasons_why import Why, reason_why
from game.tutor.significance import overruled
from game.words.markup import link, spans


def idea_words(advice: Advice, values: Values | None) -> str:
    """The second step: the rule of thumb, with a doubt where the values are sure that it does not hold."""
    if values is None or not overruled(values, advice.action):
        return advice.idea
    # NOTE: follows a rule of thumb that does not hold in this hand, before the answer tells so
    doubt = _("But maybe not here.")
    return f"{advice.idea} {doubt}"


def linked(text: str, advice: Advice | Why, title: Callable[[str], str]) -> tuple[str, str]:
    """The text with the glossary's word in it as a link, and that link by itself where it is not in the text.

    `title` gives a word of the glossary by its id; empty while it cannot be told.
    """
    if advice.term is None or not title(advice.term) or any(span.term for span in spans(text)):
        return text, ""
    names = [_(advice.rule.title)] if advice.rule is not None else []
    for name in (*names, title(advice.term)):
        found = re.search(rf"\b{re.escape(name)}\b", text, re.IGNORECASE)
        if found:
            marked = link(advice.term, found.group())
            return text[: found.start()] + marked + text[found.end() :], ""
    return text, link(advice.term, title(advice.term))


def why_not_words(view: SeatView, advice: Advice, values: Values) -> str:
    """Why the rule of thumb does not hold here; empty where it does, or where it is a matter of taste."""
    if not overruled(values, advice.action):
        return ""
    return reason_why(view, values.best.action, values).sentence


def advised_words(view: SeatView, advice: Advice, values: Values) -> str:
    """What to do, in a sentence: by the rule of thumb, or by the values where they are sure of better."""
    return answer_words(view, values.best.action if overruled(values, advice.action) else advice.action)
