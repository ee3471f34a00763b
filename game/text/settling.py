"""A question about the rules, typed at any time, and what every sheet answers."""

from __future__ import annotations

from game.asking.answers import side_by_side
from game.asking.telling import NotAsked, NothingNear, lines, meant
from game.i18n import _, pgettext
from game.storage.own_rulesets import all_rulesets


def settle(typed: str) -> list[str]:
    """The answer of every table; how to ask, where nothing or something unknown is asked."""
    how = _("Type “{ask}” and a question, for example “{ask} who leads against a loner”.")
    how = how.format(ask=pgettext("word to type", "ask"))
    if not typed.strip():
        return [how]
    try:
        question = meant(typed)
    except NothingNear:
        return [_("No question about the rules is near to that."), how]
    except NotAsked as fault:
        return [fault.sentence]
    return lines(question, side_by_side(question, all_rulesets()))
