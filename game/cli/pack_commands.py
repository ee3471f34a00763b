"""The commands of `leftbower lesson` that make packs of lessons, and add, list and remove them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.cli import arguments
from game.cli.complaints import Refused
from game.i18n import _, format_list

if TYPE_CHECKING:
    from game.presenters.handed_file import Handed


def add(tools: Any) -> None:
    """Add them to the tools of `leftbower lesson`."""
    _add_pack(tools)
    _add_add(tools)
    _add_catalogue(tools)
    listed = tools.add_parser("packs", help=_("list the packs of lessons on this computer"))
    listed.set_defaults(command=_packs)
    removed = tools.add_parser(
        "remove",
        help=_("remove a pack of lessons"),
        description=_("Remove a pack of lessons. What you learned with it stays, in case you add it again."),
    )
    removed.add_argument("id", metavar="ID", help=_("the id of the lesson pack"))
    removed.set_defaults(command=_remove)


def _add_pack(tools: Any) -> None:
    pack = tools.add_parser(
        "pack",
        help=_("make one file of a folder of lessons"),
        description=_("Check a folder of lessons, and make one file of it that you can hand out."),
    )
    pack.add_argument("folder", type=Path, metavar="FOLDER", help=_("the folder with the lessons"))
    pack.add_argument("file", type=Path, metavar="FILE.lbpack", help=_("the file to write"))
    pack.add_argument(
        "--title", metavar="TITLE", default="", help=_("the title of the lesson pack, kept in its pack.yaml")
    )
    pack.add_argument("--author", metavar="NAME", default="", help=_("who wrote it, kept in its pack.yaml"))
    arguments.add_force(pack)
    pack.set_defaults(command=partial(_told, _pack))


def _add_add(tools: Any) -> None:
    parser = tools.add_parser(
        "add",
        help=_("add a pack of lessons"),
        description=_("Add a pack of lessons, a single lesson, or house rules that somebody gave you."),
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=_("a lesson pack, a lesson file, or a file of house rules")
    )
    parser.add_argument(
        "--force",
        action="store_true",
        help=_(
            "go back to an older version, or let it take the place of another lesson pack with the same id"
        ),
    )
    parser.add_argument("--yes", action="store_true", help=_("add it without asking"))
    parser.set_defaults(command=partial(_told, _add))


def _add_catalogue(tools: Any) -> None:
    parser = tools.add_parser(
        "catalogue",
        help=_("translate a lesson or a pack of lessons"),
        description=_(
            "Write the texts of a lesson, or of a whole folder of lessons, to a small file for a translator. "
            "Do it again when the lesson changes: what's translated stays."
        ),
        epilog=_("For example: {command}").format(command="leftbower lesson catalogue club --to de"),
    )
    parser.add_argument(
        "source", type=Path, metavar="FILE", help=_("a lesson file, or the folder with pack.yaml")
    )
    parser.add_argument(
        "--to", required=True, metavar="LANGUAGE", help=_("the code of the language, for example de or pt_BR")
    )
    parser.set_defaults(command=partial(_told, _catalogue))


def _told(command: Callable[[argparse.Namespace], int], options: argparse.Namespace) -> int:
    """A command whose faults are told one a line."""
    from game.yamlfile.faults import YamlFault

    try:
        return command(options)
    except YamlFault as fault:
        print(*fault.all, sep="\n", file=sys.stderr)
        return 2


def _pack(options: argparse.Namespace) -> int:
    from game.packs.limits import ENDING, named
    from game.packs.packing import pack_up
    from game.pages.packs import offer_lines, still_drafts_line
    from game.storage.writing import check_free, write_named

    if options.file.suffix.lower() != ENDING:
        raise Refused(_("The name of a lesson pack ends in {ending}.").format(ending=ENDING))
    check_free(options.file, replace=options.force)  # before the checks, which take a while
    if options.folder.is_dir():
        _sign(options.folder, " ".join(options.title.split()), " ".join(options.author.split()))
    packed = pack_up(options.folder)
    write_named(options.file, packed.raw, replace=options.force)
    print(*offer_lines(packed.pack), sep="\n")
    if drafts := sum(bool(file.lesson.draft) for file in packed.pack.lessons.lessons):
        print(still_drafts_line(drafts))
    if packed.left_out:
        print(_("Not in the lesson pack: {files}.").format(files=named(packed.left_out)))
    print(_("Wrote {file}.").format(file=options.file))
    return 0


def _sign(folder: Path, title: str, author: str) -> None:
    """Writes pack.yaml, or the title and the author in it, where they were given."""
    from game.course.chapters import FILE
    from game.packs.drafts_pack import begun, signed
    from game.storage.writing import write_named

    about = folder / FILE
    if not about.exists():
        if not (title and author):
            text = _("There's no {file} in this folder yet. Add {options}, and it's written for you.")
            raise Refused(text.format(file=FILE, options="--title TITLE --author NAME"))
        write_named(about, begun(title, author).encode())
        print(_("Wrote {file}.").format(file=about))
    elif title or author:
        write_named(about, signed(about.read_text("utf-8"), title, author).encode(), replace=True)


def _catalogue(options: argparse.Namespace) -> int:
    from game.i18n import format_number
    from game.packs.translating import write_catalogue

    done = write_catalogue(options.source, options.to)
    print(_("Wrote {file}.").format(file=done.path))
    text = _("Texts: {n}. Still to be translated: {missing}.")
    print(text.format(n=format_number(done.texts), missing=format_number(done.missing)))
    if not done.in_pack:
        print(_("It goes with the lesson in a pack of lessons: put both in one folder with a pack.yaml."))
    return 0


def _add(options: argparse.Namespace) -> int:
    from game.i18n.foreign_text import on_one_line
    from game.packs import shelf
    from game.packs.loose import look_at_lesson
    from game.pages.packs import added_line, ids_line, offer_lines
    from game.presenters.handed_file import FileKind, kind_of, look_at
    from game.rulesets.own_rulesets import take_in

    kind = kind_of(options.file)
    addable = kind in (FileKind.PACK, FileKind.LESSON, FileKind.RULES) and options.file.is_file()
    asks = addable and not options.yes and _at_a_terminal()
    if asks and not _wanted(look_at(options.file)):
        print(_("Nothing was added."))
        return 0
    if kind is FileKind.RULES and options.file.is_file():
        ruleset = take_in(options.file)
        print(_("Added the house rules “{name}”.").format(name=on_one_line(_(ruleset.name))))
        return 0
    if kind is FileKind.LESSON:
        file, offer = look_at_lesson(options.file)
        shelf.add(offer)
        print(_("Added “{title}” to your single lessons.").format(title=on_one_line(file.title)))
        return 0
    offer = shelf.look(options.file)
    shelf.add(offer, force=options.force or asks)  # the question says what it would take the place of
    if not asks:
        print(*offer_lines(offer.pack), sep="\n")
    print(added_line(offer))
    print(ids_line(offer.pack))
    return 0


def _at_a_terminal() -> bool:
    """Whether somebody is there to be asked."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def _wanted(handed: Handed) -> bool:
    """Shows what is in a file, and asks whether it is to be added."""
    from game.text.console import Console
    from game.text.menus import agreed
    from game.words.markup import as_typed

    console = Console(sys.stdin, sys.stdout)
    console.say(*map(as_typed, handed.lines))
    return agreed(console, handed.title)


def _packs(_options: argparse.Namespace) -> int:
    from game.packs import shelf
    from game.pages.packs import ids_line, shelf_line

    found = shelf.shelved()
    for each in found:
        print(shelf_line(each))
        if each.pack is not None and each.pack.lessons.lessons:
            print("  " + ids_line(each.pack))
    if not found:
        print(_("You haven't added any packs of lessons yet."))
    return 0


def _remove(options: argparse.Namespace) -> int:
    from game.packs import shelf
    from game.packs.limits import shown

    known = [each.id for each in shelf.shelved()]
    if not shelf.remove(options.id):
        text = _("You don't have a lesson pack called “{id}”. Choose one of these: {known}.")
        if not known:
            text = _("You don't have a lesson pack called “{id}”.")
        raise Refused(text.format(id=shown(options.id), known=format_list(known)))
    print(_("Removed the lesson pack {id}.").format(id=options.id))
    return 0
