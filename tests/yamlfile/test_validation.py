"""Pydantic's errors told to the author of a YAML file: where, what, and how to mend it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal, Self

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from game.yamlfile.validation import real_path, schema_faults
from game.yamlfile.yaml_positions import Mark, YamlFault, load_marked


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"


class Sheet(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Answer(Sheet):
    grade: Literal["best", "fine", "wrong"]
    cards: str | list[str] | None = None


class Say(Sheet):
    type: Literal["say"]
    text: str
    say: str | None = None


class Play(Sheet):
    type: Literal["play"]
    answers: list[Answer] = Field(min_length=1)
    tries: int = Field(default=3, ge=1, le=9)


class Lesson(Sheet):
    id: str = Field(pattern="^[a-z-]+$")
    joker: bool = False
    colour: Annotated[Colour, Field(strict=False)] = Colour.RED
    needs: dict[str, bool | str] = {}
    steps: list[Annotated[Say | Play, Field(discriminator="type")]] = []

    @model_validator(mode="after")
    def _no_taken_id(self) -> Self:
        if self.id == "taken":
            raise ValueError("Another lesson has this id.", "Choose one of your own.")
        return self


def faults_of(text: str, shape: Any = Lesson) -> list[YamlFault]:
    """All faults of a text that is good YAML and no good lesson."""
    marked = load_marked(text, "lesson.yaml")
    with pytest.raises(ValidationError) as caught:
        Lesson.model_validate(marked.data)
    fault = schema_faults(marked, caught.value, shape)
    return [fault, *fault.also]


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        ("id: x\njokre: true\n", (2, 1), "jokre isn't a key you can use here. Did you mean joker?"),
        (
            "id: x\nsteps: [{type: say, txt: a}]\n",
            (2, 21),
            "txt isn't a key you can use here. Did you mean text?",
        ),
        (
            "id: x\nqqq: 1\n",
            (2, 1),
            "qqq isn't a key you can use here. You can use these keys here: id, joker, ",
        ),
        ("joker: true\n", (1, 1), "The key id is missing here. Add it: id: and its value."),
        ("id: x\nsteps:\n  - type: say\n", (3, 5), "The key text is missing here."),
        (
            "id: x\njoker: no\n",
            (2, 8),
            "This has to be true or false, not no. Write false, without quotes.",
        ),
        ("id: x\njoker: On\n", (2, 8), "Write true, without quotes."),
        ("id: x\njoker: 3\n", (2, 8), "Write true or false, without quotes."),
        ("id: x\ncolour: reed\n", (2, 9), "reed isn't one of them. Did you mean red?"),
        ("id: x\ncolour: 3\n", (2, 9), "3 isn't one of them. Write one of these: red or black."),
        (
            "id: 6\n",
            (1, 5),
            'but 6 without quotes isn\'t read as text. Put the whole text in quotes, for example "6".',
        ),
        ("id:\n", (1, 4), "Text is missing here."),
        (
            "id:\n  Yes: spades.\n",
            (2, 3),
            'turned the beginning into a key. Put the whole text in quotes, for example "Yes: spades.".',
        ),
        ("id: [a, b]\n", (1, 5), "This has to be a single piece of text, not several values."),
        ("id: A b\n", (1, 5), "A b isn't in the right format here."),
        ("id: x\nneeds: 3\n", (2, 8), "This has to be a set of keys with values."),
        (
            "id: x\nneeds: {a: [b]}\n",
            (2, 12),
            "This value doesn't fit here: a list. Write one of these: true or false or text.",
        ),
        ("id: x\nsteps: a\n", (2, 8), "This has to be a list. Put it in square brackets: [a]."),
        ("id: x\nsteps: [{type: pley}]\n", (2, 16), "The key type can't be pley. Did you mean play?"),
        ("id: x\nsteps: [{text: a}]\n", (2, 9), "The key type is missing here."),
        (
            "id: x\nsteps: [{type: play, answers: []}]\n",
            (2, 31),
            "There are too few values here. Write 1 or more values.",
        ),
        (
            "id: x\nsteps: [{type: play, answers: [{grade: best}], tries: 0}]\n",
            (2, 55),
            "0 is too small here. Write 1 or more.",
        ),
        (
            "id: x\nsteps: [{type: play, answers: [{grade: best}], tries: 10}]\n",
            (2, 55),
            "10 is too large here. Write 9 or less.",
        ),
        (
            "id: x\nsteps: [{type: play, answers: [{grade: best}], tries: six}]\n",
            (2, 55),
            "This has to be a whole number, not six.",
        ),
        (
            "id: x\nsteps: [{type: play, answers: [{grade: no}]}]\n",
            (2, 40),
            "no isn't one of them. Write one of these: best, fine, or wrong.",
        ),
        (
            "id: x\nsteps: [{type: play, answers: [{grade: best, cards: 9}]}]\n",
            (2, 53),
            "This value doesn't fit here: 9. Write one of these: text or a list.",
        ),
        (
            "id: x\nsteps: [{type: play, answers: [{grade: best, cards: [JH, 9]}]}]\n",
            (2, 58),
            "This has to be text, but 9",
        ),
        ("id: taken\n", (1, 1), "Another lesson has this id. Choose one of your own."),
        ("- id\n", (1, 1), "This has to be a set of keys with values."),
    ],
)
def test_each_misfit_is_told_once_with_its_place_and_its_mend(
    text: str, place: tuple[int, int], told: str
) -> None:
    faults = faults_of(text)
    assert [(fault.line, fault.column) for fault in faults] == [place]
    assert told in str(faults[0])


def test_all_misfits_are_told_in_the_order_of_the_file() -> None:
    faults = faults_of("joker: no\nid: 7\nsteps:\n  - type: say\n  - {type: say, text: 3}\n")
    assert [fault.mark for fault in faults] == [Mark(1, 8), Mark(2, 5), Mark(4, 5), Mark(5, 23)]


def test_a_name_of_a_union_branch_is_not_mistaken_for_a_key_of_the_same_name() -> None:
    faults = faults_of("id: x\nsteps:\n  - {type: say, say: 3, text: 3}\n")
    assert [fault.mark for fault in faults] == [Mark(3, 22), Mark(3, 31)]


def test_without_a_shape_an_unknown_key_is_still_told() -> None:
    assert "n't a key you can use here. Remove it." in str(faults_of("id: x\njokre: true\n", shape=None)[0])


def test_the_real_path_leaves_out_what_pydantic_put_between() -> None:
    data = {"steps": [{"type": "play", "cards": ["JH", 9]}]}
    assert real_path(("steps", 0, "play", "cards", "list[str]", 1), data) == ("steps", 0, "cards", 1)
    assert real_path(("steps", 0, "play", "tries"), data) == ("steps", 0)
    assert real_path(("steps", 4), data) == ("steps",)


def test_a_faulty_value_does_not_make_its_list_too_short() -> None:
    class Row(Sheet):
        numbers: tuple[int, ...] = Field(min_length=1, strict=False)

    marked = load_marked("numbers: [x]\n", "lesson.yaml")
    with pytest.raises(ValidationError) as caught:
        Row.model_validate(marked.data)
    fault = schema_faults(marked, caught.value, Row)
    assert (fault.mark, fault.also) == (Mark(1, 11), ())
