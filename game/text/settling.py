"""A question about the rules, typed at any time, and what every sheet answers."""

from __future__ import annotations

from game.asking.answers import side_by_side
from game.asking.telling import NotAsked, lines, meant
from game.i18n import _, pgettext
from game.storage.own_rulesets import all_rulesets


def settle(typed: str) -> list[str]:
    """The answer of every table; how to ask, where nothing or something unknown is asked."""
    if not typed.strip():
        text = _("Type “{ask}” and a question, for example “{ask} who leads against a loner”.")
        return [text.format(ask=pgettext("word to type", "ask"))]
    try:
        question = meant(typed)
    except NotAsked as fault:
        return [fault.sentence]
    return lines(question, side_by_side(question, all_rulesets()))
