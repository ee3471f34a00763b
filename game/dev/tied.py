"""Which tests are tied to which clause, read from their files: collecting them all takes far longer."""

from __future__ import annotations

import ast
import importlib
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType

Tied = Iterator[tuple[str, str]]
"""Clauses, each with the name of a test in its file."""


def tied_tests(root: Path) -> Mapping[str, list[str]]:
    """The ids of the tests marked with each clause; nothing where the tests or their runner are not there.

    A test with several cases is named once, without its cases.
    """
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((root / "tests").rglob("test_*.py")):
        file = path.relative_to(root)
        for clause_id, name in _tied_in(path, root):
            test = f"{file.as_posix()}::{name}"
            if test not in found[clause_id]:
                found[clause_id].append(test)
    return found


def _tied_in(path: Path, root: Path) -> Tied:
    text = path.read_text(encoding="utf-8")
    if "mark.clause(" not in text:
        return
    tree = ast.parse(text)
    named = list(_named(tree, "", ()))
    yield from named
    if len(list(_marks(ast.walk(tree)))) > _counted(tree):
        yield from _worked_out(_imported(path, root))


def _named(parent: ast.Module | ast.ClassDef, inside: str, above: tuple[str, ...]) -> Tied:
    """The tests of a module or a class whose clauses are written at them, or above them."""
    marks = [node.value for node in parent.body if isinstance(node, ast.Assign) and _is_marking(node)]
    here = (*above, *_clauses(marks))
    for node in parent.body:
        if isinstance(node, ast.ClassDef):
            yield from _named(node, f"{inside}{node.name}::", (*here, *_clauses(node.decorator_list)))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for clause_id in (*here, *_clauses(node.decorator_list)):
                yield clause_id, inside + node.name


def _is_marking(node: ast.Assign) -> bool:
    return ast.unparse(node.targets[0]) == "pytestmark"


def _clauses(written: Iterable[ast.expr]) -> Iterator[str]:
    for mark in _marks(each for node in written for each in ast.walk(node)):
        for argument in mark.args:
            if isinstance(argument, ast.Constant):
                yield str(argument.value)


def _counted(tree: ast.Module) -> int:
    """The marks of a module that say their clauses where a test or a class is written."""
    places = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    written = [mark for place in places for mark in place.decorator_list]
    written += [node.value for node in tree.body if isinstance(node, ast.Assign) and _is_marking(node)]
    marks = _marks(each for node in written for each in ast.walk(node))
    return sum(all(isinstance(argument, ast.Constant) for argument in mark.args) for mark in marks)


def _marks(nodes: Iterable[ast.AST]) -> Iterator[ast.Call]:
    for node in nodes:
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            yield node


def _imported(path: Path, root: Path) -> ModuleType | None:
    """The module of a file that works clauses out when it is imported; None where pytest is not there."""
    sys.path.insert(0, str(root))
    try:
        return importlib.import_module(".".join(path.relative_to(root).with_suffix("").parts))
    except ImportError:
        return None
    finally:
        sys.path.remove(str(root))


def _worked_out(module: ModuleType | None) -> Tied:
    for name, test in vars(module).items() if module else ():
        for mark in getattr(test, "pytestmark", ()) if name.startswith("test") else ():
            cases = mark.args[1] if mark.name == "parametrize" else ()
            for each in (mark, *(own for case in cases for own in getattr(case, "marks", ()))):
                if each.name == "clause":
                    yield from ((clause_id, name) for clause_id in each.args)
