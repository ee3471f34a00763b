"""`leftbower lesson catalogue`: what there is to translate in a lesson or a pack, as one small `.po` file.

The file lies in the pack's `locales` and travels in it. Written again, it keeps what was translated: what
changed in English is marked to be gone over, what is gone stays at the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from game.course.chapters import FILE
from game.course.checks.translations import LOCALES
from game.course.glossary import FILE as GLOSSARY
from game.course.lesson_texts import lesson_texts
from game.course.loader import load_catalogue, read_lesson
from game.course.surroundings import pack_folder
from game.i18n import _, is_code, po_files
from game.packs.limits import refused, shown
from game.packs.pack import own_glossary, read_about, unreadable
from game.storage.writing import write_named

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

_ENGLISH = "en"


@dataclass(frozen=True)
class Translated:
    """A catalogue that was written: where, how many texts it has, how many are still to be translated."""

    path: Path
    texts: int
    missing: int
    in_pack: bool


def write_catalogue(source: Path, code: str) -> Translated:
    """Writes or brings up to date the catalogue of a language for a lesson or a pack.

    `source` is a lesson, or a folder with `pack.yaml`. Of a lesson in a pack the pack's catalogue gets its
    texts, and the others of that catalogue stay. Raises YamlFault for files that cannot be read and for a
    code that is no language, NotWritten where nothing can be written.
    """
    pack = source if source.is_dir() else pack_folder(source)
    home = pack or source.parent
    path = home / LOCALES / f"{code}.po"
    wanted = _begun(code, source, _language_of(pack))
    files = _files(source) if source.is_dir() else [_checked(source)]
    contexts = set()
    for file in files:
        for each in lesson_texts(BytesIO(file.read_bytes())):
            contexts.add(each.context)
            place = (file.resolve().relative_to(home.resolve()).as_posix(), each.line)
            wanted.add(each.text, locations=[place], auto_comments=each.notes, context=each.context)
    catalogue = _there(path)
    if catalogue is None:
        catalogue = wanted
    else:
        if not source.is_dir():
            _keep_others(wanted, catalogue, contexts)
        catalogue.update(wanted, no_fuzzy_matching=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_named(path, po_files.written(catalogue), replace=True)
    told = [message for message in catalogue if message.id]
    missing = sum(not message.string or message.fuzzy for message in told)
    return Translated(path, len(told), missing, pack is not None)


def _language_of(pack: Path | None) -> str:
    """The language that a pack is written in."""
    return read_about(pack, shown(pack.name)).language if pack is not None else _ENGLISH


def _begun(code: str, source: Path, written_in: str) -> Catalog:
    """An empty catalogue. Raises YamlFault for what is no language, or the one it is written in."""
    from babel.core import Locale, UnknownLocaleError
    from babel.messages.catalog import Catalog

    try:
        if not is_code(code):
            raise ValueError(code)
        language = Locale.parse(code)
    except (ValueError, UnknownLocaleError) as error:
        message = _("“{code}” isn't the code of a language.").format(code=shown(code))
        mend = _("Use two letters, such as de or fr, and a country where it matters: pt_BR.")
        raise refused(str(source), message, mend) from error
    if code == written_in:
        message = _("These lessons are written in this language already: {code}.").format(code=code)
        raise refused(str(source), message, _("Name the language that you want to translate them to."))
    header = f"# {language.english_name} texts of {source.stem}. Write each one under its English, as msgstr."
    return Catalog(locale=code, project=source.stem, header_comment=header, charset="utf-8", fuzzy=False)


def _files(folder: Path) -> list[Path]:
    """The files of a pack that hold texts. Raises YamlFault for one that cannot be read."""
    read_about(folder, shown(folder.name))
    held = load_catalogue(folder, shown(folder.name), own_glossary())
    if held.faults:
        raise held.faults[0]
    beside = [path for path in (folder / FILE, folder / GLOSSARY) if path.is_file()]
    return [*beside, *(file.path for file in held.lessons)]


def _checked(lesson: Path) -> Path:
    """A lesson that can be read. Raises YamlFault for one that cannot."""
    read_lesson(lesson)
    return lesson


def _there(path: Path) -> Catalog | None:
    """The catalogue as it is now. Raises YamlFault for one that cannot be read: nothing in it gets lost."""
    if not path.exists():
        return None
    found = po_files.handed_out(path)
    if found is None:
        raise unreadable(str(path))
    return found


def _keep_others(wanted: Catalog, there: Catalog, contexts: set[str]) -> None:
    """Adds what a catalogue holds of the other lessons to what is wanted of it."""
    for message in there:
        if message.id and message.context not in contexts:
            wanted.add(
                message.id, locations=message.locations, auto_comments=message.auto_comments,
                context=message.context,
            )  # fmt: skip
