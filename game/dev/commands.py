"""`leftbower dev`: what the people who build Left Bower need, and players do not."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.storage import paths


def main(argv: Sequence[str]) -> int:
    """Run one tool in a checkout; 0 when all is well, 1 when there is something to mend."""
    parser = argparse.ArgumentParser(prog="leftbower dev", description="Tools for developers, in a checkout.")
    tools = parser.add_subparsers(metavar="TOOL", required=True)
    texts = tools.add_parser("catalogues", help="write the templates in locales/ and update every language")
    texts.add_argument(
        "--check", action="store_true", help="write nothing; fail when something is stale or wrong"
    )
    texts.add_argument("--begin", metavar="CODE", help="start the catalogues of a language, for example de")
    options = parser.parse_args(argv)

    root = paths.resources()
    if not (root / "pyproject.toml").is_file():
        print("This works in a checkout of the project only.")
        return 1
    return _check(root) if options.check else _update(root, options.begin)


def _check(root: Path) -> int:
    from game.dev import catalogues

    faults = list(catalogues.faults(root))
    for fault in faults:
        print(fault)
    if faults:
        print("Run `python -m game dev catalogues` to write the templates anew.")
    return 1 if faults else 0


def _update(root: Path, begin: str | None) -> int:
    from babel.core import UnknownLocaleError

    from game.dev import catalogues

    changed = catalogues.update(root)
    if begin:
        try:
            changed += catalogues.begin(root, begin)
        except (UnknownLocaleError, ValueError):
            print(f"{begin} names no language.")
            return 1
    for path in changed:
        print(f"written: {path.relative_to(root)}")
    return 0
