"""Which tests are tied to which clause, as the test runner itself collects them."""

from __future__ import annotations

import contextlib
import io
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class _Collector:
    """A plugin that remembers each test's clauses."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: Any) -> None:
        for item in session.items:
            for mark in item.iter_markers("clause"):
                for clause_id in mark.args:
                    self.tests[clause_id].append(item.nodeid)


def tied_tests(root: Path) -> Mapping[str, list[str]]:
    """The ids of the tests marked with each clause; nothing where the tests or their runner are not there."""
    folder = root / "tests"
    try:
        import pytest
    except ImportError:
        return {}
    if not folder.is_dir():
        return {}
    collector = _Collector()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(["--collect-only", "-q", "--rootdir", str(root), str(folder)], plugins=[collector])
    return collector.tests
