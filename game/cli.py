"""The command `leftbower`: reads its arguments and opens the room that serves them.

Rooms are imported where they are needed, so that each command starts as fast as it can. Whatever goes wrong
is said in a sentence: exit code 2 for arguments that make no sense, 1 for everything else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from game import (
    __version__,
    arena_commands,
    arguments,
    i18n,
    learner_commands,
    lesson_commands,
    question_commands,
    record_commands,
    rule_commands,
    streams,
)
from game.bots.ladder import Level
from game.complaints import Refused, called, complain
from game.i18n import _

if TYPE_CHECKING:
    Command = Callable[[argparse.Namespace], int]
    Commands = argparse._SubParsersAction["_Parser"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    streams.prepare()
    i18n.use()
    try:
        words = sys.argv[1:] if argv is None else list(argv)
        if words[:1] == ["dev"]:  # not among the commands that players see
            from game.dev import commands

            return commands.main(words[1:])
        _speak(words)
        options = _parser().parse_args(words)
        command: Command = options.command
        code = command(options)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        streams.fall_silent()
        return 1
    except Exception as error:
        return complain(error)


def _speak(words: Sequence[str]) -> None:
    """Take the language up first, so that help and errors speak it, too."""
    code = _language_parser().parse_known_args(words)[0].locale
    if code and i18n.use(code).partition("_")[0] != code.replace("-", "_").partition("_")[0].lower():
        message = _("There is no language {code} here. There are: {languages}.")
        raise Refused(message.format(code=code, languages=", ".join((*i18n.available(), i18n.PSEUDO))))


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line and where to read on."""

    def error(self, message: str) -> NoReturn:
        sentence = _("{fault}. See {command} --help.").format(fault=message.rstrip("."), command=self.prog)
        self.exit(2, f"{sentence[:1].upper()}{sentence[1:]}\n")


def _language_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="leftbower", add_help=False, allow_abbrev=False)
    parser.add_argument("--locale", metavar="CODE", help=_("the language to speak, for example en"))
    return parser


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="leftbower",
        description=_("Left Bower teaches euchre at a card table. Without a command it opens the app."),
        parents=[_language_parser()],
    )
    parser.add_argument("--version", action="version", version=f"Left Bower {__version__}")
    parser.set_defaults(command=_open_app)
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", parser_class=_Parser)
    _add_text(commands)
    rule_commands.add(commands)
    question_commands.add(commands)
    lesson_commands.add(commands, _open_app)
    record_commands.add(commands, _open_app)
    _add_shot(commands)
    _add_bench(commands)
    arena_commands.add(commands)
    learner_commands.add(commands)
    return parser


def _open_app(options: argparse.Namespace, **shown: str) -> int:
    from game.client.app import NoDisplay
    from game.client.app import main as open_window

    try:
        return open_window(language=options.locale, **shown)
    except NoDisplay:
        raise Refused(
            _("No window can be opened here. Type {command} to play in this terminal.").format(
                command=called("text")
            )
        ) from None


def _add_text(commands: Commands) -> None:
    parser = commands.add_parser(
        "text",
        help=_("play and learn in this terminal"),
        description=_(
            "The same games and lessons as plain lines: for screen readers and machines without a display."
        ),
    )
    parser.add_argument(
        "--transcript", metavar="LESSON", help=_("print a lesson with its best answers and stop")
    )
    parser.add_argument("--lesson", metavar="LESSON", help=_("go straight to a lesson"))
    parser.add_argument("--ruleset", metavar="ID", help=_("sit down at a table with these rules"))
    parser.add_argument(
        "--seed", type=arguments.seed, help=_("deal the cards that belong to this word or number")
    )
    parser.add_argument(
        "--opponents", type=arguments.level, metavar="LEVEL",
        help=_("play against opponents of this level: {levels}").format(levels=", ".join(Level)),
    )  # fmt: skip
    parser.add_argument(
        "--partner", type=arguments.level, metavar="LEVEL", help=_("play with a partner of this level")
    )
    parser.set_defaults(command=_text)


def _text(options: argparse.Namespace) -> int:
    from game.text.main import main as talk

    return talk(options)


def _add_shot(commands: Commands) -> None:
    parser = commands.add_parser(
        "shot",
        help=_("draw a screen into a picture file"),
        description=_("Draw a screen into a picture file, without a display."),
    )
    parser.add_argument("screen", metavar="SCREEN", help=_("the name of the screen, for example home"))
    parser.add_argument("picture", type=arguments.picture, metavar="FILE.png")
    parser.add_argument(
        "--size", type=arguments.size, default=(1280, 720), metavar="WxH", help=_("in pixels")
    )
    parser.add_argument(
        "--text",
        type=arguments.text_size,
        default=100,
        metavar="PERCENT",
        help=_("size of the text, 100 to 150"),
    )
    parser.add_argument(
        "--locale", metavar="CODE", default=argparse.SUPPRESS, help=_("the language to speak")
    )
    parser.add_argument(
        "--seed",
        type=arguments.seed,
        default="1",
        help=_("deal the cards that belong to this word or number"),
    )
    arguments.add_force(parser)
    parser.set_defaults(command=_shot)


def _shot(options: argparse.Namespace) -> int:
    from game.client import shot

    shot.save(
        options.screen, options.picture,
        size=options.size, text=options.text, seed=options.seed, replace=options.force,
    )  # fmt: skip
    return 0


def _add_bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help=_("measure how fast the app is here"),
        description=_("Measure how fast the app is here."),
    )
    parser.add_argument("--json", action="store_true", help=_("the numbers for other programs"))
    parser.set_defaults(command=_bench)


def _bench(options: argparse.Namespace) -> int:
    from game.bench import report

    return report.main(as_json=options.json)
