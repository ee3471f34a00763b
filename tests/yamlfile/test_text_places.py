"""A place within a text is found however the text is written in its file."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from game.yamlfile.yaml_positions import load_marked

WAYS = {
    "plain": "a: Walt leads @ here\n",
    "plain on two lines": "a: Walt leads\n  and then @ here\n",
    "single quotes": "a: 'It''s @ here'\n",
    "double quotes": 'a: "Say \\"yes\\" \\u00e9 \\n twice @ here"\n',
    "a line break escaped": 'a: "Walt \\\n   leads @ here"\n',
    "folded": "a: >-\n  Walt leads.\n\n  Nora @ follows.\n",
    "literal": "a: |  # as it is\n  Walt leads.\n    Nora @ follows.\n",
    "literal with an indent": "a: |2\n    Walt leads @\n",
}


@pytest.mark.parametrize("text", WAYS.values(), ids=WAYS.keys())
def test_a_sign_is_found_where_it_stands(text: str) -> None:
    marked = load_marked(text, "a.yaml")
    fault = marked.fault_within(("a",), marked.data["a"].index("@"), "Here.", "")
    line = text.splitlines()[fault.line - 1]
    assert line[fault.column - 1] == "@"


@given(
    st.text(st.sampled_from("ab@ é'\"\\{}[]:#\n-"), min_size=1, max_size=60),
    st.sampled_from(["'", '"', "|", ">", None]),
)
def test_any_text_that_is_written_down_is_found_again(text: str, style: Any) -> None:
    written = yaml.safe_dump({"a": text}, default_style=style, allow_unicode=True, width=20)
    marked = load_marked(written.replace('"a":', "a:", 1).replace("'a':", "a:", 1), "a.yaml")
    lines = marked.source.split("\n")
    for index, sign in enumerate(text):
        if sign in "ab@é":
            fault = marked.fault_within(("a",), index, "Here.", "")
            there = lines[fault.line - 1][fault.column - 1 :]
            assert there[0] == sign
