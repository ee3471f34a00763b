"""A question about the rules, typed in the terminal."""

from __future__ import annotations

import pytest

from game.text.settling import settle

HOW = "Type “ask” and a question, for example “ask who leads against a loner”."


def test_ask_alone_tells_how_to_ask() -> None:
    assert settle(" ") == [HOW]


@pytest.mark.parametrize("typed", ["who", "xyzzy"])
def test_what_is_near_to_no_question_is_met_with_how_to_ask_here(typed: str) -> None:
    assert settle(typed) == ["No question about the rules is near to that.", HOW]
