"""A word of the glossary with what belongs to it: decided once for window and terminal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.course.glossary import TermView
from game.course.loader import Catalogue, LessonFile
from game.course.teaching import Teaching
from game.i18n import _, format_list, ngettext
from game.pages.page import Paragraph
from game.words.markup import link

_LESSONS, _NEAR = 3, 10  # so many lessons and other words are named where there is little room


@dataclass(frozen=True)
class WordPage:
    """A word, notes on where it belongs, and the lesson that explains it best; empty where none does.

    The notes link to `lesson` with its id and `clause` with its id.
    """

    term: TermView
    notes: tuple[Paragraph, ...]
    lesson: str


class WordBook:
    """The glossary with the lessons that speak of its words, gathered once."""

    def __init__(self, course: Catalogue) -> None:
        self.glossary = course.glossary
        self._teaching = Teaching(course)

    def page(self, term_id: str, *, short: bool = False, plain: bool = False) -> WordPage:
        """What is said of a word; `short` names the nearest words and best lessons, `plain` no clauses."""
        term, lessons = self.glossary.view(term_id), self._teaching.lessons_of(term_id)
        near = self.glossary.near(term_id)
        if short:
            lessons, near = lessons[:_LESSONS], near[:_NEAR]
        notes = tuple(self._notes(term, near, lessons, plain=plain))
        return WordPage(term, notes, lessons[0].id if lessons else "")

    def _notes(
        self, term: TermView, near: tuple[str, ...], lessons: tuple[LessonFile, ...], *, plain: bool
    ) -> Iterator[Paragraph]:
        """Other words, lessons and clauses."""
        if near:
            words = format_list(link(other, self.glossary.title(other)) for other in near)
            yield Paragraph(_("See also {words}").format(words=words))
        if lessons:
            text = ngettext("Lesson: {lessons}", "Lessons: {lessons}", len(lessons))
            ids = {file.title: f"lesson {file.id}" for file in lessons}
            titles = format_list(
                _("“{title}”").format(title=title) for title in ids
            )  # titles have commas, too
            yield Paragraph(text.format(lessons=titles), links=_longest_first(ids))
        if term.clauses and not plain:
            text = _("In the sheets: {clauses}").format(clauses=format_list(term.clauses))
            yield Paragraph(text, links=_longest_first({each: f"clause {each}" for each in term.clauses}))


def _longest_first(links: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Links in an order in which no phrase is found inside another."""
    return tuple(sorted(links.items(), key=lambda pair: -len(pair[0])))
