"""A question as data: how people put it, and which switch or topic of a ruleset answers it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """One question of the table.

    `on` names switches and topics; the first one decides the answer. `yes` are the values of that switch
    that mean yes; None where the question is not one of yes or no. `says` is the answer that holds at every
    table; empty where a switch gives it.
    """

    id: str
    ask: str
    on: tuple[str, ...]
    also: tuple[str, ...] = ()  # other ways to put it, and words that belong to it
    yes: tuple[str, ...] | None = None
    says: str = ""


def question(
    name: str, ask: str, on: str, also: str = "", *, yes: str | None = None, says: str = ""
) -> Question:
    """A question from texts: names in `on` and values in `yes` stand apart by spaces, phrases by bars."""
    phrases = tuple(phrase.strip() for phrase in also.split("|") if phrase.strip())
    return Question(name, ask, tuple(on.split()), phrases, None if yes is None else tuple(yes.split()), says)


def fixed(name: str, ask: str, on: str, says: str, also: str = "", *, yes: bool | None = None) -> Question:
    """A question with one answer for every table, and the topic whose clause says so."""
    meant = None if yes is None else "True" if yes else ""
    return question(name, ask, on, also, yes=meant, says=says)
