"""The user's own rulesets and those of packs: YAML files in their folders, beside those that ship."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.i18n import _, current, format_list
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import (
    BASE,
    list_rulesets,
    load_ruleset,
    parent_clauses,
    read_ruleset,
    ruleset_ids,
    written,
)
from game.storage.errors import in_plain_words
from game.storage.paths import data_home, packs
from game.storage.writing import write_whole
from game.yamlfile.validation_words import nearest
from game.yamlfile.yaml_positions import YamlFault, read_marked

_MOST = 40  # letters of an id that is not there which are repeated


@dataclass(frozen=True, slots=True)
class OwnFile:
    """One file of the folder: what it says, or what is wrong with it."""

    path: Path
    ruleset: Ruleset | None
    fault: YamlFault | None = None


def own_folder() -> Path:
    """The folder of the user's rulesets; it need not exist yet."""
    return data_home() / "rulesets"


def own_files() -> tuple[OwnFile, ...]:
    """Every ruleset file of the user, by its name. A faulty one spoils nothing but itself."""
    try:
        paths = sorted(own_folder().glob("*.yaml"))
    except OSError:
        return ()
    files: list[OwnFile] = []
    taken: dict[str, Path] = {}
    # one file may extend another, so a change of any of them counts for all
    states = tuple(map(written, paths))
    for path in paths:
        file = _read(path, states, current())
        if file.ruleset and (first := taken.setdefault(file.ruleset.id, path)) is not path:
            file = OwnFile(path, None, _twice(path, file.ruleset.id, first.name))
        files.append(file)
    return tuple(files)


def own_rulesets() -> tuple[Ruleset, ...]:
    """The user's rulesets that can be played."""
    return tuple(file.ruleset for file in own_files() if file.ruleset)


def pack_rulesets() -> tuple[Ruleset, ...]:
    """The rulesets of packs of lessons that can be played; an id that is taken stays whose it was."""
    found = {ruleset.id: ruleset for ruleset in own_rulesets()}
    own = frozenset(found)
    for folder in _pack_folders():
        listed = sorted(folder.glob("*.yaml"))
        states = tuple(map(written, listed))
        for path in listed:
            ruleset = _read(path, states, current()).ruleset
            if ruleset is not None:
                found.setdefault(ruleset.id, ruleset)
    return tuple(ruleset for ruleset_id, ruleset in found.items() if ruleset_id not in own)


def _pack_folders() -> list[Path]:
    try:
        folders = [each / "rulesets" for each in packs().iterdir() if not each.name.startswith(".")]
    except OSError:
        return []
    return sorted(folder for folder in folders if folder.is_dir())


def _added() -> tuple[Ruleset, ...]:
    return (*own_rulesets(), *pack_rulesets())


def all_rulesets() -> tuple[Ruleset, ...]:
    """Every ruleset that can be played: those that ship with the app, the user's, then those of packs."""
    return (*list_rulesets(), *_added())


def all_ids() -> tuple[str, ...]:
    """The ids of `all_rulesets`, without reading more than the user's files."""
    return (*ruleset_ids(), *(ruleset.id for ruleset in _added()))


def find_ruleset(ruleset_id: str) -> Ruleset:
    """A ruleset by id, shipped or added. Raises KeyError if there is none that can be played."""
    if ruleset_id in (BASE, *ruleset_ids()):
        return load_ruleset(ruleset_id)
    return next((ruleset for ruleset in _added() if ruleset.id == ruleset_id), None) or _none(ruleset_id)


def no_such_ruleset(ruleset_id: str) -> str:
    """What is said where no ruleset has this id, with those that are there."""
    near = nearest(ruleset_id, all_ids())
    if near:
        return _("There's no ruleset {id}. Did you mean {word}?").format(id=ruleset_id[:_MOST], word=near)
    text = _("There's no ruleset {id}. These are the rulesets: {known}.")
    return text.format(id=ruleset_id[:_MOST], known=format_list(all_ids()))


def own_file(ruleset_id: str) -> OwnFile | None:
    """The file of one of the user's rulesets, or None for one that came with the app or a pack."""
    return next((file for file in own_files() if file.ruleset and file.ruleset.id == ruleset_id), None)


def _none(ruleset_id: str) -> Ruleset:
    raise KeyError(ruleset_id)


@lru_cache(maxsize=256)
def _read(path: Path, _states: tuple[tuple[int, int], ...], _language: str) -> OwnFile:
    """One file; what it says is kept until a file of the folder changes."""
    try:
        return OwnFile(path, read_own(path))
    except YamlFault as fault:
        return OwnFile(path, None, fault)


def read_own(path: Path) -> Ruleset:
    """A ruleset that somebody wrote. Raises YamlFault where it cannot stand beside those that ship."""
    ruleset = read_ruleset(path)
    if ruleset.id in (BASE, *ruleset_ids()):
        raise _shipped(path, ruleset.id)
    _check_clauses(path, ruleset)
    return ruleset


def _check_clauses(path: Path, ruleset: Ruleset) -> None:
    """A clause id must not be one of the sheet below: a reader could not tell the two apart."""
    marked = read_marked(path, path.name)
    below = parent_clauses(path)
    for clause_id in marked.data.get("clauses") or {}:
        if clause_id in below:
            raise marked.fault_at_key(
                ("clauses", clause_id),
                _("{clause} is a clause of the sheet that this one extends.").format(clause=clause_id),
                _("Give the clause its own id, for example MINE-01."),
            )


def take_in(path: Path) -> Ruleset:
    """Copies somebody else's file into the folder and gives its ruleset.

    Raises YamlFault for a file that cannot be played, StorageError where it cannot be kept.
    """
    ruleset = read_ruleset(path)
    if ruleset.id in (BASE, *ruleset_ids()):
        raise _shipped(path, ruleset.id)
    kept = own_folder() / f"{ruleset.id}.yaml"
    there = own_file(ruleset.id)
    if there is not None and there.path.read_bytes() != path.read_bytes():
        raise _twice(path, ruleset.id, there.path.name)
    if there is None:
        with in_plain_words(own_folder()):
            own_folder().mkdir(parents=True, exist_ok=True)
            write_whole(kept, path.read_bytes())
    return find_ruleset(ruleset.id)


def _shipped(path: Path, ruleset_id: str) -> YamlFault:
    return read_marked(path, path.name).fault(
        ("id",),
        _("“{name}” is the id of a ruleset that comes with Left Bower.").format(name=ruleset_id),
        _("Choose another id, for example “my-{name}”.").format(name=ruleset_id),
    )


def _twice(path: Path, ruleset_id: str, other: str) -> YamlFault:
    return read_marked(path, path.name).fault(
        ("id",),
        _("“{name}” is also the id of the ruleset in {file}.").format(name=ruleset_id, file=other),
        _("Choose another id in one of the two files."),
    )
