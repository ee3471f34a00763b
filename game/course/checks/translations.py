"""The translations of a pack: what holds of a text in its own language holds of it in every other one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from game.course.checks.readable import Unreadable, too_wide_in, undrawn_in
from game.course.checks.rule_numbers import Rule, ruled
from game.i18n.po_files import handed_out
from game.i18n.strayed import forms
from game.yamlfile.faults import YamlFault

LOCALES = "locales"
"""The folder of a pack that holds its catalogues."""


def faults(home: Path) -> Iterator[YamlFault]:
    """All that keeps the translations below a folder from being read with ease."""
    for path in sorted(path for path in (home / LOCALES).glob("*.po") if path.is_file()):
        yield from ruled(Rule.LETTERS, _in_catalogue(path, undrawn_in))
        yield from ruled(Rule.LINES, _in_catalogue(path, too_wide_in))


def _in_catalogue(path: Path, look: Callable[[str], Unreadable | None]) -> Iterator[YamlFault]:
    """The first thing of each translation; what is still to be gone over is shown to nobody."""
    for message in handed_out(path) or ():
        if not message.id or message.fuzzy:
            continue
        for form in forms(message.string or ""):
            if found := look(form):
                yield YamlFault(str(path), message.lineno or 1, 1, found.message, found.mend)
                break
