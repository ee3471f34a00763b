"""What argparse says by itself, in the language spoken."""

from __future__ import annotations

import argparse
import inspect

import pytest

from game.cli.parser_words import WORDS
from tests.cli.test_entry import said


@pytest.mark.parametrize("words", WORDS)
def test_every_word_is_one_that_argparse_says(words: str) -> None:
    source = inspect.getsource(argparse)
    assert words in source or words.replace("'", "\\'") in source


def test_help_has_no_english_of_its_own_left(capsys: pytest.CaptureFixture[str]) -> None:
    _code, out, _err = said(capsys, "--locale", "en_XA", "ask", "--help")
    for word in ("usage:", "options:", "show this help"):
        assert word not in out
