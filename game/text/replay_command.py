"""`leftbower replay`: what records tell, as lines or as data."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from game.i18n.foreign_text import on_one_line
from game.pages.file_list import folder_lines
from game.pages.replay_words import record_lines
from game.records.deal_data import as_data
from game.records.export_command import ruleset_called
from game.records.record_faults import RecordRefused
from game.records.record_file import open_record
from game.records.record_folder import look_into
from game.text.console import print_lines


def replay(files: Sequence[Path], ruleset_id: str | None, *, as_json: bool) -> int:
    """Print every deal of the records; 1 if one of them is refused, and then nothing of that one.

    Of a folder the records in it are listed.
    """
    chosen = None if ruleset_id is None else ruleset_called(ruleset_id)
    refused = False
    for file in files:
        if file.is_dir() and not as_json:
            print_lines([on_one_line(str(file)), *folder_lines(look_into(file))])
            continue
        try:
            record = open_record(file, chosen)
        except RecordRefused as fault:
            print(fault.sentence, file=sys.stderr)
            refused = True
            continue
        if as_json:
            print("".join(f"{json.dumps(as_data(deal))}\n" for deal in record.deals), end="")
        else:
            print_lines([str(file), "", *record_lines(record)])
    return 1 if refused else 0
