"""What lessons teach and ask: words of the glossary and clauses of the sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.course.checks.texts import texts
from game.course.glossary import Glossary
from game.course.links import linked_terms
from game.course.loader import Catalogue, LessonFile
from game.course.steps import AskingStep, ShownStep, TermStep
from game.course.table_steps import FreePlayStep
from game.course.views import StepView
from game.words.markup import spans


class Teaching:
    """Which lessons speak of which words, gathered from all lessons once."""

    def __init__(self, course: Catalogue) -> None:
        self._glossary = course.glossary
        self._spoken = [
            _Spoken(file, _explained(file), _linked(file, course.glossary), _taught(file))
            for file in course.lessons
        ]

    def lessons_of(self, term_id: str) -> tuple[LessonFile, ...]:
        """The lessons that explain a word, then those that link to it; else those that teach its clauses."""
        explain = [spoken.file for spoken in self._spoken if term_id in spoken.explained]
        link = [spoken.file for spoken in self._spoken if term_id in spoken.linked - spoken.explained]
        if explain or link or term_id not in self._glossary:
            return (*explain, *link)
        resting = set(self._glossary.terms[term_id].clauses)
        return tuple(spoken.file for spoken in self._spoken if resting & spoken.taught)


@dataclass(frozen=True)
class _Spoken:
    """What one lesson speaks of: words it explains, words it links to, clauses it teaches."""

    file: LessonFile
    explained: set[str]
    linked: set[str]
    taught: set[str]


def _explained(file: LessonFile) -> set[str]:
    return {step.term for step in file.lesson.shown if isinstance(step, TermStep)}


def _taught(file: LessonFile) -> set[str]:
    return {clause for clause, asked in clauses_of(file) if not asked}


def _linked(file: LessonFile, glossary: Glossary) -> set[str]:
    here = glossary.seen_from(file.pack)
    return {here.id_of(term) for _path, text in texts(file.marked.data) for term in linked_terms(text)}


def terms_here(step: StepView) -> tuple[str, ...]:
    """The ids of the words that a step explains or that its texts link to, as it stands now."""
    said = (step.text, step.after, step.feedback.say if step.feedback else "")
    linked = (span.term for text in said for span in spans(text) if span.term)
    own = (step.term.id,) if step.term else ()
    return tuple(dict.fromkeys((*own, *linked)))


def asks(step: ShownStep) -> bool:
    """Whether a step asks for something, so that its clauses are asked there and not taught."""
    return isinstance(step, AskingStep | FreePlayStep)


def clauses_of(file: LessonFile) -> Iterator[tuple[str, bool]]:
    """Each clause that a lesson speaks of, and whether it is asked; else it is taught."""
    for step in file.lesson.shown:
        for clause in step.clauses:
            yield clause, asks(step)
