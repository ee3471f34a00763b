"""Reading YAML with marks: what is let through, where it stands, and every fault in its own words."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from game.storage import paths
from game.yamlfile.yaml_positions import DEEPEST, LARGEST, Mark, YamlFault, load_marked, read_marked


def fault_of(text: str | bytes) -> YamlFault:
    """The first fault of a text that must have one."""
    with pytest.raises(YamlFault) as caught:
        load_marked(text, "lesson.yaml")
    return caught.value


def test_values_and_keys_are_found_by_line_and_column() -> None:
    marked = load_marked("id: one\nsteps:\n  - type: say\n    text: >-\n      Hello.\n", "lesson.yaml")
    assert marked.data == {"id": "one", "steps": [{"type": "say", "text": "Hello."}]}
    assert marked.where(("id",)) == Mark(1, 5)
    assert marked.where(("steps", 0)) == Mark(3, 5)
    assert marked.where(("steps", 0, "type")) == Mark(3, 11)
    assert marked.where_key(("steps", 0, "text")) == Mark(4, 5)
    assert marked.where(("steps", 0, "text")) == Mark(4, 11)


def test_a_path_that_is_not_there_is_placed_at_the_nearest_value_around_it() -> None:
    marked = load_marked("id: one\nsteps:\n  - type: say\n", "lesson.yaml")
    assert marked.where(("steps", 0, "text")) == Mark(3, 5)
    assert marked.where_key(("steps", 0, "text")) == Mark(3, 5)
    assert marked.where(("nothing",)) == Mark(1, 1)


def test_a_fault_reads_as_file_line_column_message_and_mend() -> None:
    fault = fault_of("id: one\nid: two\n")
    assert str(fault) == (
        "lesson.yaml:2:1: The key id is already on line 1. Keep one of them and remove the other."
    )


@pytest.mark.parametrize(
    "word",
    [
        "no",
        "yes",
        "on",
        "off",
        "True",
        "No",
        "12:30",
        "0o17",
        "017",
        "1_000",
        "2001-01-01",
        "9C",
        "1e5",
        ".inf",
        "<<",
    ],
)
def test_a_word_that_yaml_would_change_stays_text(word: str) -> None:
    assert load_marked(f"answer: {word}\n", "lesson.yaml").data == {"answer": word}


@pytest.mark.parametrize(
    ("word", "value"),
    [("true", True), ("false", False), ("null", None), ("", None), ("6", 6), ("-2", -2), ("2.50", 2.5)],
)
def test_numbers_and_the_words_true_false_and_null_keep_their_meaning(word: str, value: object) -> None:
    data = load_marked(f"answer: {word}\n", "lesson.yaml").data
    assert data == {"answer": value}
    assert type(data["answer"]) is type(value)


FAULTS: list[tuple[str, str, tuple[int, int], str]] = [
    ("a card at the beginning", "text: {JS}\n", (1, 7), 'can\'t begin with {JS}.*"{JS}"'),
    ("a card and more", "text: {JS} is high\n", (1, 7), 'can\'t begin with {JS}.*"{JS} is high"'),
    ("a card in a list", "hints:\n  - {JS} wins\n", (2, 5), '"{JS} wins"'),
    ("a card inside braces", "- {say: The {JH} wins}\n", (1, 13), "can't contain {"),
    ("a question inside brackets", "hints: [Which suit?, auto]\n", (1, 19), "can't contain ?"),
    ("a colon in a text", "say: Yes: spades.\n", (1, 9), 'second colon.*"Yes: spades."'),
    ("a colon inside braces", "- {card: 9D, say: Yes: spades.}\n", (1, 22), "second colon"),
    ("a comma inside braces", "- {card: 9D, say: Yes, spades.}\n", (1, 24), "comma.*spades"),
    ("a remark after a card", "say: Lead the {JH} # high\n", (1, 20), "rest of this text is lost"),
    ("a number sign", "say: Deal #2 is yours\n", (1, 11), "rest of this text is lost"),
    ("a number sign in a long text", "say: Deal\n  no #2 is\n  yours\n", (2, 6), "rest of this text is lost"),
    ("a star", "say: **Right** bower\n", (1, 6), "begins with a star"),
    ("an at sign", "say: @home\n", (1, 6), "can't begin with @"),
    ("a backtick", "say: `JH`\n", (1, 6), "can't begin with `"),
    ("a percent sign", "say: %50\n", (1, 6), "can't begin with %"),
    ("a percent sign first in the line", "%50: say\n", (1, 1), "can't begin with %"),
    ("a closing brace", "say: }\n", (1, 6), "can't begin with }"),
    ("an alias", "say: *JH\n", (1, 6), r"\*JH makes an alias"),
    ("an anchor", "say: &one JH\n", (1, 6), "&one makes an anchor"),
    ("a tag", "say: !Stop it\n", (1, 6), "makes a tag"),
    ("a Python tag", "say: !!python/name:os.system x\n", (1, 6), "makes a tag"),
    ("a tag without a meaning", "say: !a!b x\n", (1, 6), "read as a tag"),
    ("a key twice", "a: 1\nb: 2\na: 3\n", (3, 1), "key a is already on line 1"),
    ("a line too far in", "id: one\n  title: two\n", (2, 3), "indented more than the line above"),
    ("a key of an item at the margin", "a:\n  - b: 1\nc: two\n\n  - d: 3\n", (5, 3), "Indent the line above"),
    ("a key out of line", "a:\n  b: 1\n c: 2\n", (3, 2), "same column"),
    ("an item out of line", "a:\n  - b\n - c\n", (3, 2), "same column"),
    ("no space after a colon", "id:one\ntitle: two\n", (1, 1), "needs a space"),
    ("no space after a later colon", "id: one\ntitle:two\nlevel: x\n", (2, 1), "needs a space"),
    ("a line without a key", "a: b\nfoo\nc: d\n", (2, 1), "has no key"),
    ("a list behind a key", "a: - b\n", (1, 4), "dash"),
    ("a tail behind a quote", 'say: "Yes" she said\n', (1, 12), "after its closing quote"),
    ("an apostrophe in quotes", "say: 'don't'\n", (1, 11), "after its closing quote"),
    ("an open quote", 'say: "Yes\nb: c\n', (1, 6), "never closed"),
    (
        "a quote that ends at a later one",
        'say: "Yes\nb: c\nd: "No, thanks"\n',
        (1, 6),
        "doesn't end until line 3",
    ),
    ("a quote open in a list", '- say: "Yes\n- {a: "b"}\n', (1, 8), "doesn't end until line 2"),
    ("a tail behind a long text", 'say: "Yes\n  and no" so\n', (2, 11), "same column"),
    ("a link to the glossary", "say: [[trick]] is a word\n", (1, 6), r"can't begin with \[\["),
    ("an open brace", "a: {b: c\nd: e\n", (1, 4), "never closed"),
    ("an open bracket", "a: [b, c\nd: e\n", (1, 4), "never closed"),
    ("an open brace before a list", "- a: {b: c\n\n- d: e\n", (1, 6), "never closed"),
    ("a tail behind a bracket", "cards: [JH] wins\n", (1, 13), "after the end of the value"),
    ("an unknown escape", 'say: "\\q"\n', (1, 8), "backslash"),
    ("a code for no character", 'say: "\\UFFFFFFFF"\n', (1, 1), "doesn't stand for any character"),
    ("half a character", 'say: "\\ud800"\n', (1, 6), "half a character"),
    ("a control character", "say: \x07\n", (1, 6), "can't be shown"),
    ("a text behind the sign for long texts", "say: > Yes\n", (1, 8), "Nothing can come after"),
    ("a list as a key", "? [a]\n: b\n", (1, 3), "n't a simple word"),
    ("a decimal as a key", "1.5: b\n", (1, 1), "n't a simple word"),
    ("a second document", "a: b\n---\nc: d\n", (2, 1), "second document"),
    ("nothing", "", (1, 1), "empty"),
    ("only remarks", "# later\n", (1, 1), "empty"),
    ("only a line of dashes", "---\n", (1, 1), "empty"),
    ("a tab", "a:\n\tb: c\n", (2, 1), "tab"),
    ("too much inside one another", "[" * 50 + "]" * 50, (1, DEEPEST + 1), "nested more than 40"),
]


@pytest.mark.parametrize(
    ("text", "place", "words"), [pytest.param(*fault[1:], id=fault[0]) for fault in FAULTS]
)
def test_each_trap_has_its_place_and_its_own_words(text: str, place: tuple[int, int], words: str) -> None:
    fault = fault_of(text)
    assert (fault.line, fault.column) == place
    with pytest.raises(YamlFault, match=words.replace("{", r"\{")):
        raise fault
    assert fault.mend.endswith(".")


@pytest.mark.parametrize(
    "text",
    ["cards: [JH, JD]   # both red\n", "made: second-round # or first\n", 'say: "Deal #2"\n', "n: 6 #six\n"],
)
def test_a_remark_that_cuts_nothing_short_is_let_through(text: str) -> None:
    assert load_marked(text, "lesson.yaml").data


def test_a_file_in_another_encoding_is_refused_at_the_first_strange_byte() -> None:
    fault = fault_of("a: b\nsay: schön\n".encode("latin-1"))
    assert (fault.line, fault.column) == (2, 9)
    assert "UTF-8" in fault.message


def test_the_sign_some_editors_put_first_is_no_part_of_the_text() -> None:
    marked = load_marked("\ufeffid: one\n".encode(), "lesson.yaml")
    assert marked.data == {"id": "one"}
    assert marked.where(("id",)) == Mark(1, 5)


def test_a_file_beyond_a_sane_size_is_refused() -> None:
    assert "512" in fault_of("a" * (LARGEST + 1)).message


def test_several_faults_of_one_reading_are_all_told() -> None:
    fault = fault_of("a: 1\na: 2\nb: [{JS}, {JC}]\n")
    assert [found.mark for found in (fault, *fault.also)] == [Mark(2, 1), Mark(3, 5), Mark(3, 11)]


def test_a_missing_file_is_a_fault_too(tmp_path: Path) -> None:
    with pytest.raises(YamlFault, match=r"nowhere\.yaml:1:1: This file can't be read"):
        read_marked(tmp_path / "nowhere.yaml", "nowhere.yaml")


texts = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"], exclude_characters="#{"), max_size=30
)
keys = st.from_regex(r"[a-z][a-z-]{0,8}[a-z]", fullmatch=True).filter(
    lambda key: key not in {"yes", "no", "on", "off"}
)
leaves = st.none() | st.booleans() | st.integers(-(10**9), 10**9) | texts
documents = st.dictionaries(
    keys,
    st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
        max_leaves=12,
    ),
    min_size=1,
    max_size=5,
)


@given(documents, st.booleans())
def test_a_harmless_document_reads_as_any_yaml_reader_reads_it(data: dict[str, object], flow: bool) -> None:
    class Plain(yaml.SafeDumper):
        def ignore_aliases(self, data: object) -> bool:
            return True

    text = yaml.dump(data, Dumper=Plain, allow_unicode=True, default_flow_style=flow)
    assert load_marked(text, "lesson.yaml").data == yaml.safe_load(text) == data


pieces = st.sampled_from(
    [*"abc:-#{}[]\"'|>&*!%@`,? \n\t\\", "\n  ", ": ", "- ", " #", "{JS}", "---\n", "\ud800", "\x85"]
)


@given(st.text(max_size=80) | st.lists(pieces, max_size=40).map("".join))
def test_any_text_gives_data_or_a_fault_inside_it_and_nothing_else(text: str) -> None:
    try:
        load_marked(text, "lesson.yaml")
    except YamlFault as fault:
        for found in (fault, *fault.also):
            assert 1 <= found.line <= len(text.splitlines()) + 1
            assert found.column >= 1
            assert found.message
            assert found.mend


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x85", "\u2028"])
def test_whatever_ends_a_line_the_fault_stands_on_the_parsers_own_line(end: str) -> None:
    fault = fault_of(end.join(["0", "", "", "0:"]))
    assert (fault.line, fault.column) == (1, 1)


@given(st.binary(max_size=60))
def test_any_bytes_give_data_or_a_fault(raw: bytes) -> None:
    with contextlib.suppress(YamlFault):
        load_marked(raw, "lesson.yaml")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.yaml")
    with pytest.raises(YamlFault, match="n't an ordinary file"):
        read_marked(tmp_path / "pipe.yaml")


def test_both_parsers_read_the_files_of_the_app_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    files = [*sorted(paths.lessons().rglob("*.yaml")), *sorted(paths.rulesets().glob("*.yaml"))]
    quick = [read_marked(file) for file in files]
    monkeypatch.delattr(yaml, "CSafeLoader", raising=False)
    assert [read_marked(file) for file in files] == quick
