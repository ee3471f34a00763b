"""What is said of a pack of lessons: what is in it, by whom, and what adding it would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.chapters import PackFile
from game.course.pack_names import within
from game.i18n import _, current, format_list, format_number, ngettext
from game.i18n.foreign_text import on_one_line
from game.packs.pack import Pack
from game.packs.shelf import Meeting, Offered, Shelved

_MOST = 6  # lessons that are named


def offer_lines(pack: Pack) -> tuple[str, ...]:
    """A pack as it is shown before it is added, a sentence a line."""
    return tuple(map(on_one_line, _lines(pack)))


def _lines(pack: Pack) -> Iterator[str]:
    yield about_line(pack.about)
    if pack.about.licence:
        yield _("License: {licence}.").format(licence=pack.about.licence.removesuffix("."))
    if line := language_line(pack.about, pack.languages):
        yield line
    if titles := [_quoted(file.lesson.title) for file in pack.lessons.lessons]:
        text = ngettext("{n} lesson: {titles}.", "{n} lessons: {titles}.", len(titles))
        if len(titles) > _MOST:
            # NOTE: how many lessons a pack has, and the titles of the first ones
            text = _("{n} lessons, beginning with {titles}.")
        named = format_list(titles[:_MOST])
        yield text.format(n=format_number(len(titles)), titles=named)
    if terms := pack.lessons.glossary.terms:
        text = ngettext("{n} word for the glossary.", "{n} words for the glossary.", len(terms))
        yield text.format(n=format_number(len(terms)))
    if pack.rulesets:
        names = format_list(_(ruleset.name) for ruleset in pack.rulesets)
        yield _("House rules: {names}.").format(names=names)


def language_line(about: PackFile, languages: Sequence[str] = ()) -> str:
    """In which language a pack is, where it does not speak the one in use or is translated."""
    spoken = {about.language, *languages}
    if any(code.partition("_")[0] == current().partition("_")[0] for code in spoken):
        return ""
    # NOTE: the language of a pack of lessons, for example "It's in German."
    return _("It's in {languages}.").format(languages=format_list(map(_language, sorted(spoken))))


def about_line(about: PackFile) -> str:
    """A pack in one sentence."""
    # NOTE: a pack of lessons, for example "“Friday club” by Nora Hale, version 3."
    text = _("“{title}” by {author}, version {n}.")
    told = text.format(title=about.title, author=about.author, n=format_number(about.version))
    return on_one_line(told)


def step_line(offer: Offered) -> str:
    """What adding the pack would do to the one that is there; empty where there is none."""
    if offer.there is None:
        return ""
    if offer.meeting is Meeting.ANOTHER:
        text = _(
            "You have another lesson pack with the same id: “{title}” by {author}. This one would take its "
            "place, and its lessons would be gone. To keep both, ask the author of this one for another id."
        )
        return on_one_line(text.format(title=offer.there.title, author=offer.there.author))
    there = format_number(offer.there.version)
    return {
        Meeting.OLDER: _("You have a newer one, version {n}."),
        Meeting.SAME: _("You have this version already, and it's the same."),
        Meeting.CHANGED: _("You have this version already, but not everything in it is the same."),
    }.get(offer.meeting, _("You have version {n}. What you've learned stays when you update.")).format(
        n=there
    )


def added_line(offer: Offered) -> str:
    """What is said once a pack has been added."""
    return {
        Meeting.NEW: _("Added. You'll find it on the course map."),
        Meeting.SAME: _("You had it already. Nothing has changed."),
        Meeting.CHANGED: _(
            "Replaced. It has the same version as the one you had, but not everything in it is the same. "
            "What you've learned is still there."
        ),
        Meeting.ANOTHER: _("Added. It has taken the place of the other lesson pack."),
    }.get(offer.meeting, _("Updated. What you've learned is still there."))


def still_drafts_line(drafts: int) -> str:
    """What is said of drafts in a pack, which are handed out all the same."""
    text = ngettext(
        "{n} lesson in it is still a draft, with words from the app. You can hand it out anyway.",
        "{n} lessons in it are still drafts, with words from the app. You can hand them out anyway.",
        drafts,
    )
    return text.format(n=format_number(drafts))


def shelf_line(shelved: Shelved) -> str:
    """A pack in a list."""
    if shelved.pack is None:
        return f"{shelved.id}: {shelved.fault}"
    faulty = len(shelved.pack.faults)
    # NOTE: a pack in a list, after its id, for example "club: “Friday club” by Nora Hale, version 3."
    line = _("{id}: {about}").format(id=shelved.id, about=about_line(shelved.pack.about))
    if not faulty:
        return line
    text = ngettext("{line} {n} file can't be used.", "{line} {n} files can't be used.", faulty)
    return text.format(line=line, n=format_number(faulty))


def ids_line(pack: Pack) -> str:
    """What commands call the lessons of a pack that was added."""
    ids = format_list([within(pack.id, file.id) for file in pack.lessons.lessons], "unit")
    # NOTE: ids of lessons, for example "Its lessons in commands: club/first-hand, club/second-hand"
    return _("Its lessons in commands: {ids}").format(ids=ids)


def _language(code: str) -> str:
    """The name of a language in the one spoken now: "German"."""
    from babel.core import Locale, UnknownLocaleError

    try:
        return Locale.parse(code).get_display_name(current()) or code
    except (UnknownLocaleError, ValueError):
        return code


def _quoted(title: str) -> str:
    return _("“{title}”").format(title=title)
