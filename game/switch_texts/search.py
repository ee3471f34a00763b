"""Finds switches by a question in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from game.i18n import _
from game.rules.ruleset import Ruleset
from game.switch_texts import groups

_STEM = 4  # letters that make two words the same: lead, leads, leader


def find(question: str, rulesets: Sequence[Ruleset]) -> tuple[str, ...]:
    """The switches that the most words of the question speak of, in the order of play; none, if none does."""
    wanted = _stems(question)
    scores = {name: _score(wanted, words) for name, words in _spoken_of(rulesets)}
    best = max(scores.values(), default=0.0)
    return tuple(name for name, score in scores.items() if score and score >= best * 0.75)


def nearest(question: str, count: int = 3) -> tuple[str, ...]:
    """The switches whose names look most like the question."""
    names = {name: text.name.lower() for group in groups() for name, text in group.texts.items()}

    def likeness(name: str) -> float:
        return -SequenceMatcher(None, question.lower(), names[name]).ratio()

    return tuple(sorted(names, key=likeness)[:count])


def _spoken_of(rulesets: Sequence[Ruleset]) -> Iterable[tuple[str, tuple[set[str], set[str]]]]:
    """Each switch with the words of its name, and with those of its values and clauses."""
    for group in groups():
        for name, text in group.texts.items():
            more = [group.title]
            for ruleset in rulesets:
                value = text.of(getattr(ruleset.switches, name))
                more += [value.words, value.sentence, _(ruleset.clause(ruleset.cite(name)).says)]
            yield name, (_stems(text.name), _stems(" ".join(more)))


def _score(wanted: set[str], words: tuple[set[str], set[str]]) -> float:
    name, more = words
    return 2.0 * len(wanted & name) + len(wanted & (more - name))


def _stems(text: str) -> set[str]:
    """The first letters of the words that say something."""
    # NOTE: words of a question that tell nothing about what is meant, with spaces between them
    empty = _(
        "a about an and are at be can do does for how i if in is it may my of on or the to what when who"
    )
    words = re.findall(r"[^\W_]+", text.lower())
    return {word[:_STEM] for word in words if word not in empty.split()}
