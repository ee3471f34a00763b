"""Words of the glossary in a terminal: what one means, and all of them to look through."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.course.glossary import ExampleView
from game.course.glossary_search import folded, in_order, look_up
from game.i18n import _, format_list, pgettext
from game.packs.shelf import State, state
from game.pages.glossary import WordBook
from game.presenters.lesson_list import catalogue
from game.storage.errors import StorageError
from game.text.console import Console, echo
from game.words import capital, sentence
from game.words.markup import mark

_LIKE = 5  # so many other words that fit are named


def _book() -> WordBook:
    """The glossary with the lessons, read once until a pack comes or goes."""
    return _book_of(state())


@lru_cache(maxsize=1)
def _book_of(_state: State) -> WordBook:
    return WordBook(catalogue())


def explained(typed: str, here: Sequence[str] = ()) -> tuple[list[str], list[str]]:
    """What a word means, and which others fit; then the ids of the words that are told.

    `here` are the ids meant where nothing is typed.
    """
    glossary = _book().glossary
    if not typed.strip():
        known = [term_id for term_id in here if term_id in glossary]
        return [line for term_id in known for line in word_lines(term_id)] or [how_to_ask()], known
    found = look_up(glossary, typed)
    if not found:
        text = _("The glossary has no word like “{typed}”.")
        return [text.format(typed=echo(typed)), how_to_ask()], []
    first, *others = found
    lines = word_lines(first.id)
    if others and folded(first.title) != folded(typed):
        like = format_list(view.title for view in others[:_LIKE])
        lines.append(_("Other words that fit: {words}.").format(words=like))
    return lines, [first.id]


def say_word(console: Console, typed: str, here: Sequence[str] = ()) -> None:
    """Say what a word means. It was met, so that it becomes a memory card."""
    lines, told = explained(typed, here)
    console.say(*lines)
    try:
        for term_id in told:
            console.looked_up(term_id)
    except StorageError as fault:
        console.say(fault.sentence)


def how_to_ask() -> str:
    """How to ask for the meaning of a word."""
    text = _("Type “{term}” and a word, for example “{term} {word}”.")
    return text.format(term=pgettext("word to type", "term"), word=_example())


def _example() -> str:
    glossary = _book().glossary
    return glossary.title(next(iter(glossary.terms), ""))


def word_lines(term_id: str) -> list[str]:
    """Everything there is about a word, a line for each."""
    page = _book().page(term_id)
    view, unlinked = page.term, _book().glossary.unlinked
    lines = [sentence(capital(view.title))]
    if view.said:
        lines.append(_("You say “{words}.”").format(words=view.said))
    lines.append(unlinked(view.text))
    lines += [_shown(example) for example in view.examples]
    if view.also:
        lines.append(_("Other words for it: {words}.").format(words=format_list(view.also)))
    return [*lines, *(sentence(unlinked(note.text)) for note in page.notes)]


def _shown(example: ExampleView) -> str:
    if not example.cards:
        return _("For example: {caption}").format(caption=example.caption)
    cards = format_list(map(mark, example.cards), "unit")
    return _("For example {cards}: {caption}").format(cards=cards, caption=example.caption)


def all_words() -> list[str]:
    """All words by their groups, a line for each group."""
    groups: dict[str, list[str]] = {}
    for view in map(_book().glossary.view, _book().glossary.terms):
        groups.setdefault(view.group, []).append(view.title)
    return [
        # NOTE: a group of words of the glossary, for example "Tricks: trick, lead, follow suit."
        _("{group}: {words}.").format(group=group, words=format_list(words, "unit"))
        for group, words in groups.items()
    ]


def words_with(letter: str) -> list[str]:
    """The words that begin with a letter, on one line; none where no word does."""
    found = [
        view.title for view in in_order(_book().glossary) if folded(view.title).startswith(folded(letter))
    ]
    return [_("{words}.").format(words=format_list(found, "unit"))] if found else []
