"""Build hook of the wheel: packs lessons, sprites and compiled catalogues into `game/_data`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = "game/_data"
NOT_PACKED = {".po", ".py", ".pyc"}  # catalogues go in compiled; the scripts that draw sprites stay at home
NOT_PACKED_FOLDERS = {"shots", "__pycache__"}  # pictures for the README


class Data(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the data files to a wheel; an editable install and the sdist read the folders as they stand."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it builds; fills the map from files to their places in the wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        files: dict[str, str] = build_data["force_include"]
        for folder in ("lessons", "sprites", "locales"):
            for path in sorted((root / folder).rglob("*")):
                place = path.relative_to(root)
                if path.is_file() and not _left_out(place):
                    files[str(path)] = f"{DATA}/{place.as_posix()}"
        self._compiled = tempfile.TemporaryDirectory(prefix="leftbower-catalogues-")
        for source in sorted((root / "locales").glob("*/LC_MESSAGES/*.po")):
            place = source.relative_to(root).with_suffix(".mo")
            target = Path(self._compiled.name) / place
            target.parent.mkdir(parents=True, exist_ok=True)
            with source.open("rb") as text, target.open("wb") as binary:
                write_mo(binary, read_po(text))
            files[str(target)] = f"{DATA}/{place.as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel stands; removes the compiled catalogues."""
        compiled = getattr(self, "_compiled", None)
        if compiled is not None:
            compiled.cleanup()


def _left_out(place: Path) -> bool:
    return place.suffix in NOT_PACKED or not NOT_PACKED_FOLDERS.isdisjoint(place.parts)
