"""A pack in a folder: what it says of itself, its lessons, words, rulesets and languages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.course.chapters import FILE, PackFile
from game.course.checks.translations import LOCALES
from game.course.glossary import FILE as GLOSSARY
from game.course.glossary import Glossary
from game.course.loader import RULES, Catalogue, load_catalogue, read_glossary, read_pack
from game.course.pack_names import OWN
from game.i18n import _, format_list, is_code
from game.i18n.po_files import handed_out, usable
from game.i18n.strayed import Strayed, strayed_in
from game.packs.limits import refused
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import read_own
from game.storage import paths
from game.yamlfile.faults import YamlFault, gathered
from game.yamlfile.yaml_positions import read_marked


@dataclass(frozen=True)
class Pack:
    """A pack as it stands in its folder; its lessons and words have the names that it gives them itself.

    `faults` are of files that cannot be used; they hurt no other file.
    """

    folder: Path
    about: PackFile
    lessons: Catalogue
    rulesets: tuple[Ruleset, ...]
    languages: tuple[str, ...]
    """The codes of the languages it has been translated into."""
    faults: tuple[YamlFault, ...]

    @property
    def id(self) -> str:
        return self.about.id


def read_folder(folder: Path, name: str, *, whole: bool = False) -> Pack:
    """The pack in a folder, called `name` in faults. Raises YamlFault where it does not say what it is.

    Where it is wanted `whole` or not at all, reading ends at the first faulty file, which is raised: so a
    hostile pack takes no longer than its largest file.
    """
    about = read_about(folder, name)
    lessons = load_catalogue(folder, name, own_glossary(), whole=whole)
    faults = list(lessons.faults)
    _stop(whole, faults)
    rulesets: list[Ruleset] = []
    for path in sorted((folder / RULES).glob("*.yaml")):
        try:
            rulesets.append(_named(path, read_own(path), rulesets))
        except YamlFault as fault:
            faults.append(fault)
            _stop(whole, faults)
    translated = sorted((folder / LOCALES).glob("*.po"))
    found = {path.stem: _untranslated(path, name) for path in translated}
    faults += filter(None, found.values())
    _stop(whole, faults)
    languages = tuple(code for code, broken in found.items() if broken is None)
    return Pack(folder, about, lessons, tuple(rulesets), languages, tuple(faults))


def read_about(folder: Path, name: str) -> PackFile:
    """What the pack in a folder says of itself. Raises YamlFault."""
    if not (folder / FILE).is_file():
        message = _("There's no {file} here, so this isn't a pack of lessons.").format(file=FILE)
        mend = _("Write one with the id, title, author, and version of the lesson pack.")
        raise refused(name, message, mend)
    about = read_pack(folder / FILE, f"{name}/{FILE}")
    if about.id == OWN:
        marked = read_marked(folder / FILE, f"{name}/{FILE}")
        message = _("“{name}” is the id of the course that comes with Left Bower.").format(name=OWN)
        raise marked.fault(("id",), message, _("Give the lesson pack its own id."))
    return about


@lru_cache(maxsize=1)
def own_glossary() -> Glossary:
    """The words that come with the app, to which those of a pack are added."""
    return read_glossary(paths.lessons() / GLOSSARY)


def must_hold(pack: Pack) -> Pack:
    """The pack, if something is in it. Raises YamlFault."""
    if not pack.lessons.lessons and not pack.rulesets and not pack.lessons.glossary.terms:
        message = _("There's nothing in this lesson pack.")
        raise refused(pack.id, message, _("Put a lesson, a glossary, or a ruleset into it."))
    return pack


def _stop(whole: bool, faults: list[YamlFault]) -> None:
    if whole and faults:
        raise faults[0]


def _named(path: Path, ruleset: Ruleset, others: list[Ruleset]) -> Ruleset:
    if any(other.id == ruleset.id for other in others):
        message = _("Another ruleset of this lesson pack already has this id.")
        raise read_marked(path, path.name).fault(("id",), message, _("Give this one its own id."))
    return ruleset


def _untranslated(path: Path, name: str) -> YamlFault | None:
    """What is wrong with a catalogue."""
    file = f"{name}/{LOCALES}/{path.name}"
    if not is_code(path.stem):
        message = _("The name of this file isn't the code of a language.")
        return refused(file, message, _("Name it like de.po or pt_BR.po."))
    catalogue = handed_out(path)
    if catalogue is None or usable(catalogue) is None:
        return unreadable(file)
    strays = [_stray(file, each) for each in strayed_in(catalogue)]
    return gathered(strays) if strays else None


def unreadable(file: str) -> YamlFault:
    """A catalogue that is none."""
    message = _("The translations in this file can't be read.")
    return refused(file, message, _("Check it with a program for translators, such as Poedit."))


def _stray(file: str, stray: Strayed) -> YamlFault:
    """A translation without a card, a number, bold or a link that its English has, or with another."""
    held = format_list([*stray.lost, *stray.gained])
    message = _("This translation and its English don't have the same marks: {marks}.").format(marks=held)
    mend = _("Copy the braces, links, and asterisks from the English as they are.")
    return YamlFault(file, stray.line, 1, message, mend)
