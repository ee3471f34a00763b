"""What lessons teach and ask: words of the glossary and clauses of the sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.course.checks.texts import texts
from game.course.links import linked_terms
from game.course.loader import LessonFile
from game.course.steps import AskingStep, ShownStep, TermStep
from game.course.table_steps import FreePlayStep
from game.course.views import StepView
from game.markup import spans


def lessons_of_term(lessons: Iterable[LessonFile], term_id: str) -> tuple[LessonFile, ...]:
    """The lessons that explain a word, then those that link to it."""
    explained, linked = [], []
    for file in lessons:
        if any(isinstance(step, TermStep) and step.term == term_id for step in file.lesson.shown):
            explained.append(file)
        elif term_id in _links(file):
            linked.append(file)
    return (*explained, *linked)


def _links(file: LessonFile) -> set[str]:
    return {term for _path, text in texts(file.marked.data) for term in linked_terms(text)}


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
