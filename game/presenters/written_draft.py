"""The file of a lesson that is made in the window: written, written again, and never over another's words."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from game.drafting.draft_file import write_draft
from game.drafting.lesson_draft import Draft
from game.i18n import _
from game.pages.file_list import path_words
from game.presenters.draft_folder import new_draft
from game.storage.errors import StorageError
from game.yamlfile.faults import YamlFault


@dataclass(frozen=True)
class WrittenDraft:
    """A file, what was written to it, and what is to fix in it; `told` says where it is."""

    path: Path
    raw: bytes
    fault: YamlFault | None
    told: tuple[str, ...]

    @property
    def by_hand(self) -> bytes | None:
        """What stands in it, where somebody has changed it since."""
        with suppress(OSError):
            there = self.path.read_bytes()
            return there if there != self.raw else None
        return None


def place_for_draft(written: WrittenDraft | None, title: str) -> Path:
    """Where a draft goes: into its own file, if nobody has changed that since; else into a new one."""
    if written is not None and written.by_hand is None and written.path.exists():
        return written.path
    return new_draft(title)


def write(draft: Draft, path: Path, before: WrittenDraft | None) -> WrittenDraft | tuple[str, ...]:
    """Writes a draft; gives what there is to say where that cannot be done."""
    told = []
    if before is not None and before.by_hand is not None:
        text = _("You changed {file} in your editor, so it stays as it is beside this one.")
        told.append(text.format(file=before.path.name))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        faults = write_draft(path, draft, force=before is not None and path == before.path)
        raw = path.read_bytes()
    except StorageError as trouble:
        return (trouble.sentence,)
    except OSError as trouble:
        failed = _("{folder} can't be used: {reason}.")
        return (failed.format(folder=path_words(path.parent), reason=trouble.strerror or trouble),)
    saved = _("Saved: {file}").format(file=path_words(path))
    return WrittenDraft(path, raw, faults[0] if faults else None, (saved, *told))
