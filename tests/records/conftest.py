"""A command run and listened to, and a file to run it on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.cli import entry


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> tuple[int, str, str]:
        code = entry.main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


@pytest.fixture
def put(tmp_path: Path) -> Any:
    def write(data: Any, name: str = "game.egn") -> Path:
        file = tmp_path / name
        if isinstance(data, bytes):
            file.write_bytes(data)
        else:
            file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
        return file

    return write
