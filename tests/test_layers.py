"""The rooms of the house: each imports only from those below it, and pygame stays in the client."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from game.rulesets.shipped import ruleset_ids

GAME = Path(__file__).resolve().parent.parent / "game"

FLOORS = [
    ["game", "game.rules"],
    ["game.i18n", "game.storage.paths"],
    ["game.words"],
    ["game.strategy"],
    ["game.bots"],
    ["game.tutor"],
    ["game.yamlfile", "game.storage", "game.rulesets"],
    ["game.taking_part", "game.session", "game.records"],
    ["game.course", "game.asking", "game.evening", "game.finding", "game.drafting", "game.drills"],
    ["game.packs", "game.proof"],
    ["game.classes"],
    ["game.pages"],
    ["game.presenters"],
    ["game.client.draw", "game.client.system", "game.client.sound"],
    ["game.client.widgets"],
    ["game.client.table"],
    ["game.client.screens"],
    ["game.client"],
    ["game.text"],
    ["game.bench", "game.arena", "game.dev"],
    ["game.cli"],
    ["game.__main__"],
]
"""From the ground up; rooms of one floor may use each other."""

STRANGERS = {("game.text", "game.client")}
"""Rooms that stand side by side, although the list above has to put one first."""

DRAWING = ("game.client.", "game.dev.measure", "game.dev.watch", "game.dev.shots.")
"""Where pygame may be imported."""

IMPURE = {
    "pygame",
    "os",
    "io",
    "pathlib",
    "time",
    "datetime",
    "sqlite3",
    "yaml",
    "secrets",
    "asyncio",
    "threading",
}
"""What the rules may not touch: windows, files, clocks."""


def modules() -> list[Path]:
    return sorted(path for path in GAME.rglob("*.py") if "_data" not in path.parts)


def dotted(path: Path) -> str:
    parts = path.relative_to(GAME.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a module imports, wherever in it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = GAME.parent.joinpath(*node.module.split("."), name.name)
                is_module = inner.is_dir() or inner.with_suffix(".py").is_file()
                yield node.lineno, f"{node.module}.{name.name}" if is_module else node.module


def room(module: str) -> tuple[int, str]:
    """The floor and the room of a module: the longest name in the list that it begins with."""
    found = [
        (name, floor)
        for floor, names in enumerate(FLOORS)
        for name in names
        if module == name or (name != "game" and module.startswith(f"{name}."))
    ]
    assert found, f"{module} stands in no room: give it a place in FLOORS"
    name, floor = max(found, key=lambda place: len(place[0]))
    return floor, name


def test_a_module_imports_only_from_rooms_below_its_own() -> None:
    wrong = []
    for path in modules():
        floor, own = room(dotted(path))
        for line, target in imports(path):
            if target == "game" or target.startswith("game."):
                below, other = room(target)
                if below > floor or (own, other) in STRANGERS:
                    wrong.append(f"{path}:{line}: {own} may not import {target}")
    assert "\n".join(wrong) == ""


def test_pygame_is_imported_in_the_client_and_by_what_draws_for_developers_alone() -> None:
    guests = [
        f"{path}:{line}"
        for path in modules()
        if not dotted(path).startswith(DRAWING)
        for line, target in imports(path)
        if target.partition(".")[0] == "pygame"
    ]
    assert guests == []


def test_reportlab_is_imported_where_paper_is_drawn_alone() -> None:
    guests = [
        f"{path}:{line}"
        for path in modules()
        if not dotted(path).startswith("game.evening.paper.")
        for line, target in imports(path)
        if target.partition(".")[0] == "reportlab"
    ]
    assert guests == []


def test_the_rules_touch_no_window_no_file_and_no_clock() -> None:
    touched = [
        f"{path}:{line}: {target}"
        for path in modules()
        if dotted(path).startswith("game.rules.")
        for line, target in imports(path)
        if target.partition(".")[0] in IMPURE
    ]
    assert touched == []


def test_chance_comes_from_generators_of_its_own() -> None:
    shared = []
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                names = {node.attr} if node.value.id == "random" else set()
            elif isinstance(node, ast.ImportFrom) and node.module == "random":
                names = {name.name for name in node.names}
            else:
                continue
            if names - {"Random", "SystemRandom"}:
                shared.append(f"{path}:{node.lineno}")
    assert shared == []


def test_no_code_names_a_ruleset() -> None:
    ids = set(ruleset_ids())
    named = [
        f"{path}:{node.lineno}: {node.value}"
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
    ]
    assert named == []


def test_every_module_stays_short_enough_to_read() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert {dotted(path): length for path, length in lengths.items() if length > 300} == {}


def test_no_module_imports_in_a_circle_not_even_for_its_types() -> None:
    names = {dotted(path): path for path in modules()}
    known = {
        name: {target for _line, target in imports(path) if target in names} for name, path in names.items()
    }
    while ends := {name for name, targets in known.items() if not targets & known.keys()}:
        known = {name: targets for name, targets in known.items() if name not in ends}
    begun = {name for name in known if any(name in targets for targets in known.values())}
    assert sorted(begun) == []


def test_no_half_of_a_class_stands_in_for_the_other_half() -> None:
    found = [
        f"{path}:{node.lineno}"
        for path in modules()
        for node in ast.walk(tree(path))
        if (isinstance(node, ast.Name) and node.id == "NotImplementedError")
        or (isinstance(node, ast.Call) and ast.unparse(node).startswith("hasattr(self"))
    ]
    assert found == []


MOST_PARAMETERS = 7


def _parameters(node: ast.AST) -> list[str]:
    """The names that a function takes, and those that make a dataclass."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        taken = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        return [each.arg for each in taken if each.arg not in ("self", "cls")]
    if isinstance(node, ast.ClassDef) and any(
        "dataclass" in ast.unparse(each) for each in node.decorator_list
    ):
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        return [ast.unparse(each.target) for each in fields if "init=False" not in ast.unparse(each)]
    return []


def test_nothing_in_the_window_takes_more_than_seven_parameters() -> None:
    long = [
        f"{path}:{getattr(node, 'lineno', 0)}"
        for path in modules()
        if dotted(path).startswith("game.client.")
        for node in ast.walk(tree(path))
        if len(_parameters(node)) > MOST_PARAMETERS
    ]
    assert long == []
