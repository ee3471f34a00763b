"""A word of the glossary with what belongs to it."""

from __future__ import annotations

import pytest

from game.course.links import linked_terms
from game.pages.glossary import WordBook
from tests.shipped import course

BOOK = WordBook(course())


@pytest.mark.parametrize("term", BOOK.glossary.terms)
def test_the_notes_of_a_word_name_its_neighbours_lessons_and_clauses(term: str) -> None:
    page = BOOK.page(term)
    links = [link for note in page.notes for _phrase, link in note.links]
    named = [other for note in page.notes for other in linked_terms(note.text)]
    assert tuple(named) == BOOK.glossary.near(term)
    assert {link for link in links if link.startswith("clause ")} == {
        f"clause {clause}" for clause in page.term.clauses
    }
    assert bool(page.lesson) is any(link.startswith("lesson ") for link in links)
    assert all(phrase in note.text for note in page.notes for phrase, _link in note.links)


def test_a_short_page_names_the_best_only() -> None:
    whole, short = BOOK.page("left-bower"), BOOK.page("left-bower", short=True)
    assert short.lesson == whole.lesson == "left-bower"
    lessons = [link for note in short.notes for _phrase, link in note.links if link.startswith("lesson ")]
    assert len(lessons) <= 3
    assert all(len(linked_terms(note.text)) <= 10 for note in short.notes)


def test_a_plain_page_names_no_clauses() -> None:
    page = BOOK.page("partner", plain=True)
    assert not [link for note in page.notes for _phrase, link in note.links if link.startswith("clause ")]
    assert page.notes
