"""The command `leftbower export`, and what commands about records share."""

from __future__ import annotations

from pathlib import Path

from game.i18n import _
from game.records.annotating import Annotate
from game.records.exporting import export_file, export_saved
from game.records.record_faults import RecordRefused
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_ids, find_ruleset, no_such_ruleset
from game.storage.writing import check_free, write_named


def ruleset_called(ruleset_id: str) -> Ruleset:
    """A ruleset by its id. Raises RecordRefused with those that are there."""
    if ruleset_id in all_ids():
        return find_ruleset(ruleset_id)
    raise RecordRefused(no_such_ruleset(ruleset_id))


def export(
    file: Path | None,
    game: int | None,
    output: Path | None,
    *,
    replace: bool = False,
    as_record: bool = False,
    remarks: Annotate | None = None,
) -> int:
    """Write a game in Euchre Game Notation, or as our own record: a file's, or one of the learner's store.

    A file that is there is written over only to `replace` it. Raises RecordRefused, StorageError.
    """
    if output is not None:
        check_free(output, replace=replace)
    keeps = (as_record, remarks)
    text = export_saved(game, *keeps) if file is None else export_file(file, *keeps)
    if output is None:
        print(text, end="")
        return 0
    write_named(output, text.encode(errors="replace"), replace=replace)  # halves of a sign are no text
    print(_("The game is in {file}.").format(file=output))
    return 0
