"""What can be read of a file whose YAML is broken."""

from __future__ import annotations

from random import Random

import pytest

from game.yamlfile.blanking import read_around_faults
from game.yamlfile.yaml_positions import YamlFault, load_marked

FILE = """\
title: A trial
tables:
  one: {dealer: you}
  two:
    dealer: left
steps:
  - id: a
    text: One.
  - id: b
    text: Two.
"""


def read(text: str) -> tuple[object, list[int]]:
    raw = text.encode()
    try:
        return load_marked(raw, "trial.yaml").data, []
    except YamlFault as first:
        found = read_around_faults(raw, first, ("steps", "tables"))
    return found.marked and found.marked.data, [fault.line for fault in found.faults]


@pytest.mark.parametrize(
    ("old", "new", "line", "lost"),
    [
        ("text: One.", "text: [One.", 8, ("steps", 0)),
        ("text: Two.", '"text: Two.', 10, ("steps", 1)),
        ("{dealer: you}", "{dealer: you", 3, ("tables", "one")),
        ("    dealer: left", "\tdealer: left", 5, ("tables", "two")),
        ("title: A trial", "title: A: trial", 1, ("title",)),
    ],
)
def test_the_entry_with_the_fault_is_left_out_and_the_others_are_there(
    old: str, new: str, line: int, lost: tuple[str | int, ...]
) -> None:
    data, lines = read(FILE.replace(old, new))
    assert lines == [line]
    assert isinstance(data, dict)
    whole = {"title": "A trial", "tables": {"one": {"dealer": "you"}, "two": {"dealer": "left"}},
             "steps": [{"id": "a", "text": "One."}, {"id": "b", "text": "Two."}]}  # fmt: skip
    if lost[0] == "steps":
        whole["steps"][lost[1]] = {}  # type: ignore[index]
    elif len(lost) > 1:
        del whole["tables"][lost[1]]  # type: ignore[attr-defined]
    else:
        del whole["title"]
    assert data == whole


def test_every_fault_is_told_at_once() -> None:
    text = (
        FILE.replace("text: One.", "text: [One.").replace("text: Two.", "text: a: b").replace("you}", "you")
    )
    assert read(text)[1] == [3, 8, 10]


def test_no_file_keeps_the_reader_for_ever() -> None:
    chance = Random(7)
    for _case in range(300):
        signs = list(FILE)
        for _change in range(chance.choice((1, 3, 9))):
            signs[chance.randrange(len(signs))] = chance.choice("\"'[]{}:,-\n \t#|>&*!%@`")
        data, lines = read("".join(signs))
        assert lines or data is not None
