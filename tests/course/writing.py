"""Short lessons written for a test: a plain header, tables and steps, and what the checker says."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

from game.course.deals import fill
from game.course.glossary import Glossary, Term
from game.course.lesson_proof import check_file
from game.course.loader import LessonFile, read_lesson
from game.course.runner import Runner
from game.course.tables import Table
from game.rules.hand import start
from game.rules.ruleset import Ruleset
from game.rules.state import State
from game.rulesets.shipped import list_rulesets, load_ruleset
from game.yamlfile.yaml_positions import YamlFault, load_marked

CLASSIC = load_ruleset("hoyle-classic")
STICK = load_ruleset("danville")
GLOSSARY = Glossary({"left-bower": Term(title="left bower", text="The {JD} while hearts are trump.")})

HEAD = """\
format: 1
id: trial
title: A trial
summary: Only for a test.
level: beginner
minutes: 3
"""

LEFT_LED = """\
led:
  dealer: you
  trump: hearts
  maker: partner
  made: second-round
  hands:
    you: [JD, AD, KS, TC, 9S]
    left: {has: [KH], lacks: [JH]}
    partner: {has: [JH]}
  played: [left KH, partner JH, right TH]
"""

READ = """\
- type: say
  id: read
  text: Read this.
"""


def lesson(steps: str = READ, tables: str = "", head: str = HEAD) -> str:
    """The text of a whole lesson."""
    parts = [head]
    if tables:
        parts.append("tables:\n" + indent(tables, "  "))
    parts.append("steps:\n" + indent(steps, "  "))
    return "".join(parts)


def read(text: str, folder: Path) -> LessonFile:
    """The lesson of a text, read from a file. Raises YamlFault."""
    path = folder / "trial.yaml"
    path.write_text(text, encoding="utf-8")
    return read_lesson(path, "trial.yaml")


def faults(text: str, folder: Path, rulesets: tuple[Ruleset, ...] | None = None) -> list[YamlFault]:
    """Everything that reading and checking a lesson finds."""
    try:
        file = read(text, folder)
    except YamlFault as fault:
        return list(fault.all)
    return check_file(file, GLOSSARY, rulesets or list_rulesets())


def run(text: str, folder: Path, ruleset: Ruleset = CLASSIC, saved: str | None = None) -> Runner:
    """A runner of a lesson that is known to hold."""
    return Runner(read(text, folder).lesson, ruleset, GLOSSARY, saved)


def table(text: str) -> Table:
    """A table as it stands in a lesson, without its name."""
    return Table.model_validate(load_marked(text, "table.yaml").data)


def dealt(text: str, ruleset: Ruleset = CLASSIC, seed: str = "trial") -> State:
    """The state that a table leads to."""
    return start(ruleset, fill(table(text), ruleset, seed))
