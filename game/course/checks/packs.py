"""What a pack says of its chapters: each is a folder that is there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.course.chapters import PackFile
from game.course.loader import lesson_paths
from game.course.misspelling import near_id
from game.i18n import _
from game.yamlfile.yaml_positions import Marked, YamlFault


def faults(marked: Marked, pack: PackFile, folder: Path) -> Iterator[YamlFault]:
    """Chapters without a folder of lessons: their titles would never be seen."""
    folders = sorted({path.parent.name for path in lesson_paths(folder) if path.parent != folder})
    for chapter in pack.chapters:
        if chapter not in folders:
            message = _("The chapter “{chapter}” has no folder with lessons.").format(chapter=chapter)
            untitled = [each for each in folders if each not in pack.chapters]
            mend = near_id(chapter, untitled, _("Name it like its folder, or remove it."))
            yield marked.fault_at_key(("chapters", chapter), message, mend)
