"""`leftbower lesson new`: a small lesson that holds, for an author to begin with."""

from __future__ import annotations

import re
import sys
import unicodedata
from pathlib import Path

from game.i18n import _
from game.storage import paths
from game.storage.errors import not_written
from game.storage.writing import FileThere, NotWritten, check_free, write_named

_NUMBER = re.compile(r"^[0-9]+[-_ ]*")
_TEMPLATE = """\
# yaml-language-server: $schema={schema}
format: 1
id: {id}
title: A title of your own
summary: One sentence for the list of lessons.
level: beginner
minutes: 3
teaches: [trump-wins]

tables:
  ace-led:
    dealer: you
    trump: hearts
    made: second-round
    hands:
      you: [9H, KD, QC, TC, 9C]
      left: {{has: [AS]}}
    played: [left AS, partner 9S, right TS]

steps:
  - type: say
    id: intro
    table: ace-led
    text: Hearts are trump. Walt led the {{AS}}, and you have no spade.

  - type: play
    id: take-it
    table: ace-led
    tests: [trump-wins]
    ask: Win the trick.
    goal: win-trick
    answers:
      - {{cards: 9H, grade: best, say: "The smallest trump is enough."}}
      - {{any: other, grade: wrong, say: auto, then: [gather]}}
    hints: ["Which suit is trump?", auto]
"""


def begin_lesson(path: Path) -> int:
    """Write the lesson and say what to do next; 1 where that cannot be done."""
    if path.is_dir():
        path = path / "my-lesson.yaml"
    elif path.suffix.lower() not in (".yaml", ".yml"):
        path = path.with_name(path.name + ".yaml")
    try:
        check_free(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_named(path, _TEMPLATE.format(id=lesson_id_of(path), schema=schema_beside(path)).encode())
    except FileThere:
        print(_("{file} already exists. Choose another name.").format(file=path), file=sys.stderr)
        return 1
    except NotWritten as error:
        print(error.sentence, file=sys.stderr)
        return 1
    except OSError as error:
        print(not_written(path, error), file=sys.stderr)
        return 1
    print(_("Wrote {file}. To see it, run: leftbower lesson preview {file}").format(file=path))
    return 0


def lesson_id_of(path: Path) -> str:
    """The name of the file without the number in front, in the letters of an id."""
    plain = unicodedata.normalize("NFKD", path.stem.lower())  # an accent is a sign of its own then
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    words = re.findall(r"[a-z0-9]+", _NUMBER.sub("", letters))
    return "-".join(words) or "my-lesson"


def schema_beside(path: Path) -> str:
    """Where an editor finds the schema: beside the lessons of a checkout, else where the app has it."""
    for number, folder in enumerate(path.resolve().parents):
        if (folder / "lesson.schema.json").is_file():
            return "../" * number + "lesson.schema.json" if number else "lesson.schema.json"
    return (paths.lessons() / "lesson.schema.json").as_posix()
