"""The language the app speaks: texts through gettext, numbers and dates through Babel.

Every function looks the language up when it is called, so that switching it needs no restart. Texts live in
two domains: `leftbower` (the app, its explanations, the rulesets) and `lessons` (context: the lesson's id).
Where a language has no catalogue, or a catalogue lacks a message, the English text is shown.

    >>> from game import i18n
    >>> i18n.use("en")
    'en'
    >>> i18n.ngettext("{n} point", "{n} points", 2).format(n=i18n.format_number(2))
    '2 points'
"""

from __future__ import annotations

import gettext as _gettext
import os
from collections.abc import Iterable
from datetime import date, timedelta
from functools import lru_cache, reduce
from math import inf
from typing import TYPE_CHECKING, Literal

from game.i18n import language as tongue
from game.i18n import po_files
from game.i18n.direction import is_right_to_left
from game.i18n.language import CODE, lessons_of, load, spelt, system_code
from game.i18n.word_forms import formed, forms_of, in_form, is_known
from game.storage import paths

if TYPE_CHECKING:
    from babel.core import Locale

Language = tongue.Language
LESSONS, PSEUDO, SOURCE, TEXTS = tongue.LESSONS, tongue.PSEUDO, tongue.SOURCE, tongue.TEXTS
UNFINISHED = "unfinished.txt"
"""The file in the folder of a language that isn't offered yet: its texts need not be whole."""


class _Speaker:
    """Holds the one language that is spoken now, in every thread."""

    language = Language()


_speaker = _Speaker()


def use(code: str | None = None) -> str:
    """Speak a language (`de`, `pt_BR`, `en_XA`; None: the system's) and return the code in force.

    A language without a catalogue falls back to its plain form (`pt_BR` to `pt`) and then to English.
    """
    wanted = spelt(code) if code else _offered(system_code())
    speak(load(wanted))
    return current()


def _offered(code: str) -> str:
    """The code, or English for a language whose texts are not whole: nobody asked for that one."""
    unfinished = (paths.locales() / each / UNFINISHED for each in (code, code.partition("_")[0]))
    return SOURCE if any(path.exists() for path in unfinished) else code


def speak(language: Language) -> None:
    """Speak a language with these very texts."""
    _speaker.language = language


def current() -> str:
    """The code of the language spoken now."""
    return _speaker.language.code


def right_to_left() -> bool:
    """Whether the language spoken now is written from right to left."""
    return is_right_to_left(_speaker.language.code)


def is_a_form(form: str) -> bool:
    """Whether any language that is offered has a form of this name."""
    return any(is_known(form, forms_of(code, paths.locales())) for code in available())


def available() -> tuple[str, ...]:
    """The codes of the languages that are whole, English first; the pseudo-language is not among them."""
    folder = paths.locales()
    found = {path.parent.parent.name for path in folder.glob(f"*/LC_MESSAGES/{TEXTS}.[pm]o")}
    return (SOURCE, *sorted(each for each in found - {SOURCE} if not (folder / each / UNFINISHED).exists()))


def is_code(text: str) -> bool:
    """Whether a text can be the code of a language."""
    return CODE.fullmatch(text) is not None


def gettext(message: str) -> str:
    """The message in the language spoken now; also known as `_`."""
    language = _speaker.language
    return formed(language.texts.gettext(message), language.forms) if message else ""


_ = gettext


def N_(message: str) -> str:
    """Marks a text for translators where it is written down; `_` translates it where it is shown."""
    return message


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of the message that goes with the number n; fill in `{n}` afterwards with `format_number`."""
    language = _speaker.language
    return formed(language.texts.ngettext(singular, plural, n), language.forms)


def pgettext(context: str, message: str) -> str:
    """The message where its English says two things: the context tells them apart for translators."""
    language = _speaker.language
    return formed(language.texts.pgettext(context, message), language.forms) if message else ""


def npgettext(context: str, singular: str, plural: str, n: int) -> str:
    """The form of the message that goes with the number n, told apart by its context."""
    language = _speaker.language
    return formed(language.texts.npgettext(context, singular, plural, n), language.forms)


def word_in_form(word: str, form: str) -> tuple[str, str]:
    """A word in a form of the language spoken now: what stands before it, and the word itself.

    As it is where the language has no such form.
    """
    forms = _speaker.language.forms
    return in_form(word, form, forms) if is_known(form, forms) else ("", word)


def lesson_text(context: str, message: str) -> str:
    """A text of a lesson; the context is the lesson's id. That of a pack is in the pack's own catalogue."""
    if not message:
        return ""
    pack, slash, own = context.partition("/")
    if slash:
        return _of_pack(pack, current()).pgettext(own, message)
    language = _speaker.language
    return (language.lessons or lessons_of(language.code, paths.locales())).pgettext(context, message)


def forget_packs() -> None:
    """Packs were added or removed: their texts are read anew."""
    _of_pack.cache_clear()


@lru_cache(maxsize=64)
def _of_pack(pack: str, code: str) -> _gettext.NullTranslations:
    """What a pack has of a language, or of its plain form; nothing of a catalogue that cannot be read."""
    for each in dict.fromkeys((code, code.partition("_")[0])):
        found = po_files.from_elsewhere(paths.packs() / pack / "locales" / f"{each}.po")
        if found is not None:
            return found
    return _gettext.NullTranslations()


def format_number(number: float, digits: int | None = None) -> str:
    """The number as the language writes it; `digits` asks for exactly so many after the point."""
    return _written(number, digits, _speaker.language.formats)


@lru_cache(maxsize=1024, typed=True)  # a table writes the same few numbers at every step
def _written(number: float, digits: int | None, formats: str) -> str:
    from babel.numbers import format_decimal

    if digits is None:
        return format_decimal(number, locale=_locale(formats))
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    number = round(number, digits)  # as everyone rounds it who calculates with what is shown
    return format_decimal(number, format=pattern, locale=_locale(formats))


def format_percent(share: float) -> str:
    """A share between 0 and 1 as a whole number of percent."""
    from babel.numbers import format_percent as babel_percent

    return babel_percent(share, locale=_locale(_speaker.language.formats))


def format_date(day: date, style: Literal["full", "long", "medium", "short"] = "long") -> str:
    """The day as the language writes it."""
    formats = _locale(_speaker.language.formats)  # first: it sees to the zone
    from babel.dates import format_date as babel_date

    return babel_date(day, format=style, locale=formats)


def _know_the_zone() -> None:
    """Babel looks for the time zone as it reads its first language, and fails where TZ leads to what is none.

    Times are those of Greenwich then, as they are for Python itself.
    """
    try:
        import babel.dates
    except (ValueError, OSError, LookupError):
        lost = os.environ.pop("TZ", "")
        try:
            import babel.dates  # noqa: F401
        finally:
            os.environ["TZ"] = lost


def format_weekday(day: date, style: Literal["wide", "abbreviated", "narrow"] = "wide") -> str:
    """The name of the weekday."""
    formats = _locale(_speaker.language.formats)
    from babel.dates import get_day_names

    names = get_day_names(style, context="stand-alone", locale=formats)
    return str(names[day.weekday()])


def format_span(span: timedelta, style: Literal["long", "short", "narrow"] = "long") -> str:
    """How far ahead something is, in the largest unit that fits: "in 3 days".

    Up to four weeks ahead it is told in days: "in 2 weeks" would be said of 11 days as well as of 17.
    """
    formats = _locale(_speaker.language.formats)
    from babel.dates import format_timedelta

    by_days = timedelta(hours=23) <= abs(span) < timedelta(weeks=4)
    return format_timedelta(
        span,
        granularity="day" if by_days else "second",
        threshold=inf if by_days else 0.95,
        add_direction=True,
        format=style,
        locale=formats,
    )


def format_list(items: Iterable[str], style: Literal["standard", "or", "unit"] = "standard") -> str:
    """The items as one phrase in the language's own way: "A, B, and C", "A, B, or C" or "A, B, C"."""
    from babel.lists import format_list as babel_list

    locale, told = _locale(_speaker.language.formats), list(items)
    patterns = locale.list_patterns
    if style == "unit" and "start" not in patterns.get("unit", ()):  # Babel has them for few languages
        return reduce(patterns["standard"]["middle"].format, told) if told else ""
    return babel_list(told, style=style, locale=locale)


@lru_cache
def _locale(code: str) -> Locale:
    """Babel's locale of a code, or English where Babel knows none."""
    _know_the_zone()
    from babel.core import Locale, UnknownLocaleError

    try:
        return Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        return Locale.parse(SOURCE)
