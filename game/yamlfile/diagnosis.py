"""The errors of the YAML parser, put into words for somebody who writes lessons and not programs."""

from __future__ import annotations

import re
from collections.abc import Callable

import yaml

from game.i18n import _
from game.yamlfile.faults import Mark
from game.yamlfile.traps import Trap, cut_short, in_quotes, offset, place, quoted

_AFTER_KEY = re.compile(r"^\s*(?:- +)*[^\s:#'\"{\[][^:#]*: +|^\s*(?:- +)+")
_KEY_LINE = re.compile(r"^ *(?:- +)*[\w-]+:(?: |$)|^ *- +\{", re.MULTILINE)
_LINE_END = re.compile("\r\n|[\r\n\x85\u2028\u2029]")  # what the parser counts as one
_ITEM_KEY = re.compile(r"\s*(?:- +)+[\w-]+")
_NO_SPACE = re.compile(r"\s*(?:- +)*[\w-]+:[^\s:]")


def diagnose(error: Exception, text: str, last: Mark) -> Trap:
    """Puts an error of the YAML parser into words; `last` is the last place that was read well."""
    if isinstance(error, yaml.reader.ReaderError):
        before = text[: error.position]
        mark = Mark(before.count("\n") + 1, len(before) - before.rfind("\n"))
        message = _("There's a character here that can't be shown and isn't allowed.")
        return Trap(mark, message, _("Delete it and type the text again."))
    if not isinstance(error, yaml.MarkedYAMLError):
        message = _("There's a character code here that doesn't stand for any character.")
        return Trap(last, message, _("Type the character itself instead of its code."))
    trouble = _Trouble(error, text)
    swallowed = _swallowed(text, trouble.at)
    if swallowed is not None:
        return swallowed
    for pattern, tell in _TELLERS:
        if re.search(pattern, trouble.says):
            return tell(trouble)
    return _unreadable(trouble)


class _Trouble:
    """An error of the parser with the lines around it."""

    def __init__(self, error: yaml.MarkedYAMLError, text: str) -> None:
        self.says = f"{error.context or ''}; {error.problem or ''}"
        self.lines = [*_LINE_END.split(text), ""]
        self.at = place(error.problem_mark or error.context_mark)
        self.begun = place(error.context_mark or error.problem_mark)

    def line(self, mark: Mark) -> str:
        return self.lines[min(mark.line, len(self.lines)) - 1]

    def before(self) -> str:
        """The line of the error up to its place."""
        return self.line(self.at)[: self.at.column - 1]

    def value_before(self) -> tuple[str, int]:
        """What stands between the key of the line and the error, and the column where it begins."""
        before = self.before()
        key = _AFTER_KEY.match(before)
        start = key.end() if key else len(before) - len(before.lstrip())
        return before[start:], start + 1

    def rest(self, mark: Mark) -> str:
        """The text that begins at a mark, in quotes; empty inside braces and brackets."""
        line = self.line(mark)
        text = line[mark.column - 1 :].strip()
        flow = re.search(r"[\[{]", line[: mark.column - 1])
        return "" if flow or not text else in_quotes(text)

    def part(self, mark: Mark) -> str:
        """The text around a mark up to the next signs of a list or a group, in quotes."""
        line, at = self.line(mark), mark.column - 1
        start = max(line.rfind(sign, 0, at) for sign in ("[", "{", ",", ": "))
        end = min((place for sign in ",]}" if (place := line.find(sign, at)) >= 0), default=len(line))
        text = line[start + 1 : end].strip(": ")
        return in_quotes(text) if text else '"{JS}"'

    def remark_above(self) -> Mark | None:
        """A # that cut a text short, in the line of the beginning or the one above it."""
        for number in (self.begun.line, self.begun.line - 1):
            sign = re.search(r"[^\s:,] +(#)", self.line(Mark(number, 1))) if number >= 1 else None
            if sign is not None:
                return Mark(number, sign.start(1) + 1)
        return None


def _swallowed(text: str, at: Mark) -> Trap | None:
    """A quote without its end took the lines below for text, up to the next quote before `at`."""
    opened: yaml.ScalarToken | None = None
    try:
        for token in yaml.scan(text, Loader=yaml.SafeLoader):
            if place(token.start_mark) >= at:
                break
            opened = token if isinstance(token, yaml.ScalarToken) and token.style in ("'", '"') else opened
    except (yaml.YAMLError, ValueError, OverflowError):
        pass  # the error itself; the tokens before it are known
    if opened is None or place(opened.end_mark).line < at.line - 1:
        return None
    held = text[offset(opened.start_mark) : offset(opened.end_mark)].partition("\n")[2]
    if not _KEY_LINE.search(held):
        return None
    message = _(
        "The quote that opens here doesn't end until line {line}, so the keys in between are read as text."
    )
    mend = _("Add the closing quote at the end of the text.")
    return Trap(place(opened.start_mark), message.format(line=place(opened.end_mark).line), mend)


def _bad_start(trouble: _Trouble) -> Trap:
    return _refused_start(trouble, trouble.at)


def _directive(trouble: _Trouble) -> Trap:
    return _refused_start(trouble, trouble.begun)


def _refused_start(trouble: _Trouble, mark: Mark) -> Trap:
    sign = trouble.line(mark)[mark.column - 1 : mark.column]
    message = _("Text can't begin with {sign} unless it's in quotes.").format(sign=sign)
    return Trap(mark, message, quoted(trouble.rest(mark)))


def _star(trouble: _Trouble) -> Trap:
    message = _("Text that begins with a star or an ampersand is read as a reference.")
    return Trap(trouble.begun, message, quoted(trouble.rest(trouble.begun)))


def _tag(trouble: _Trouble) -> Trap:
    message = _("Text that begins with an exclamation mark is read as a tag.")
    return Trap(trouble.begun, message, quoted(trouble.rest(trouble.begun)))


def _dash(trouble: _Trouble) -> Trap:
    message = _("A dash that begins a list can't follow a key on the same line.")
    mend = _("Begin the list on the next line. If the dash is part of some text, put the text in quotes.")
    return Trap(trouble.at, message, mend)


def _colon(trouble: _Trouble) -> Trap:
    if _ITEM_KEY.fullmatch(trouble.before()) or not _AFTER_KEY.match(trouble.before()):
        return _too_far_in(trouble)
    value, _column = trouble.value_before()
    rest = trouble.line(trouble.at)[trouble.at.column - 1 :].rstrip()
    return _colon_in_text(trouble.at, in_quotes(f"{value}{rest}"))


def _colon_in_text(mark: Mark, example: str) -> Trap:
    message = _("There's a second colon on this line, and unquoted text can't contain a colon and a space.")
    return Trap(mark, message, quoted(example))


def _too_far_in(trouble: _Trouble) -> Trap:
    above = max(
        (n for n in range(1, trouble.at.line) if trouble.lines[n - 1].strip()), default=trouble.at.line
    )
    if _NO_SPACE.match(trouble.lines[above - 1]):
        return _needs_space(Mark(above, _indent(trouble.lines[above - 1]) + 1))
    inset = _indent(trouble.line(trouble.at))
    if inset <= _indent(trouble.lines[above - 1]):
        return _needs_key(Mark(above, _indent(trouble.lines[above - 1]) + 1))
    message = _("This line is indented more than the line above, which already has its value.")
    mend = _(
        "Begin it under the first letter of the key above. If it continues that text, put the text in quotes."
    )
    if _ITEM_KEY.fullmatch(trouble.before()):
        mend = _("Indent the line above under the keys it belongs to, or move this item to the left.")
    return Trap(Mark(trouble.at.line, inset + 1), message, mend)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _needs_space(mark: Mark) -> Trap:
    message = _("This key's colon needs a space after it.")
    return Trap(mark, message, _("Type a space after the colon."))


def _needs_key(mark: Mark) -> Trap:
    message = _("This line has no key. It has to begin with a word, a colon, and a space.")
    mend = _("Add the key. If the line continues the text above, indent it more than that text's key.")
    return Trap(mark, message, mend)


def _brackets(trouble: _Trouble) -> Trap:
    """Inside braces or square brackets something other than a comma or the end was met."""
    got = trouble.says.rsplit("got", 1)[-1].strip(" '\"")
    new_item = trouble.at.line != trouble.begun.line and ":" not in trouble.before()
    if got == ":" and not new_item:
        return _colon_in_text(trouble.at, '"Yes: spades."')
    if got in ("{", "[", "?"):
        message = _("Unquoted text inside braces or brackets can't contain {sign}.").format(sign=got)
        return Trap(trouble.at, message, quoted(trouble.part(trouble.at) if got == "?" else '"{JS}"'))
    if got == "<scalar>" and trouble.at.line == trouble.begun.line:
        return _after_value(trouble)
    cut = trouble.remark_above()
    if cut is not None and trouble.at.line > cut.line >= trouble.begun.line:
        return cut_short(cut)
    message = _("A brace or square bracket that opens here is never closed.")
    return Trap(trouble.begun, message, _("Close it, or put quotes around the text it's part of."))


def _after_value(trouble: _Trouble) -> Trap:
    message = _("There's something here after the end of the value.")
    return Trap(
        trouble.at,
        message,
        _("Put a comma between two values, or put all of the text in one pair of quotes."),
    )


def _block(trouble: _Trouble) -> Trap:
    """The lines of a list or of a group of keys do not begin in one column, or a value has a tail."""
    value, column = trouble.value_before()
    if value.startswith("{"):
        token = value.rstrip()
        message = _("Text can't begin with {token}, because YAML reads the brace as a group of keys.")
        mark = Mark(trouble.at.line, column)
        rest = trouble.line(trouble.at)[trouble.at.column - 1 :].rstrip()
        return Trap(mark, message.format(token=token), quoted(in_quotes(f"{value}{rest}")))
    if value.startswith("[["):
        message = _("Text can't begin with {sign} unless it's in quotes.").format(sign="[[")
        mark = Mark(trouble.at.line, column)
        return Trap(mark, message, quoted(trouble.rest(mark)))
    if value[:1] in ("'", '"'):
        message = _("This text continues after its closing quote.")
        mend = _(
            "Put the whole text in one pair of quotes. If there's a quote inside it, use the other kind "
            "around it."
        )
        return Trap(trouble.at, message, mend)
    if value.startswith("["):
        return _after_value(trouble)
    return _out_of_line(trouble)


def _out_of_line(trouble: _Trouble) -> Trap:
    message = _("This line doesn't begin in the same column as the lines it belongs with.")
    return Trap(trouble.at, message, _("Indent it by the same number of spaces as the lines around it."))


def _no_colon(trouble: _Trouble) -> Trap:
    cut = trouble.remark_above()
    if cut is not None:
        return cut_short(cut)
    if _NO_SPACE.match(trouble.line(trouble.begun)):
        return _needs_space(trouble.begun)
    return _needs_key(trouble.begun)


def _open_quote(trouble: _Trouble) -> Trap:
    message = _("The quote that opens here is never closed.")
    return Trap(trouble.begun, message, _("Add the closing quote at the end of the text."))


def _escape(trouble: _Trouble) -> Trap:
    message = _("In double quotes, a backslash starts a special character, and YAML doesn't know this one.")
    return Trap(trouble.at, message, _("Write two backslashes, or use single quotes around the text."))


def _folded(trouble: _Trouble) -> Trap:
    message = _("Nothing can come after the sign for a long text (> or |) on the same line.")
    mend = _(
        "Begin the text on the next line, indented. If the sign is part of the text, put the text in quotes."
    )
    return Trap(trouble.at, message, mend)


def _unreadable(trouble: _Trouble) -> Trap:
    message = _("This line can't be read as YAML.")
    mend = _("Check the indentation, colons, quotes, and brackets here and on the line above.")
    return Trap(trouble.at, message, mend)


_TELLERS: tuple[tuple[str, Callable[[_Trouble], Trap]], ...] = (
    (r"cannot start any token|node content|keys are not allowed", _bad_start),
    (r"scanning a directive", _directive),
    (r"scanning an (alias|anchor)", _star),
    (r"scanning a tag|tag handle", _tag),
    (r"mapping values are not allowed", _colon),
    (r"sequence entries are not allowed", _dash),
    (r"expected ',' or '[}\]]'", _brackets),
    (r"unexpected (end of stream|document separator)", _open_quote),
    (r"quoted scalar.*(escape|hexdecimal)", _escape),
    (r"scanning a block scalar", _folded),
    (r"could not find expected ':'", _no_colon),
    (r"expected <block end>", _block),
    (r"<document start>", _out_of_line),
)
