"""The arguments of `leftbower`: which commands there are, and the room that serves each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from game import __version__, i18n
from game.bots.ladder import Level
from game.cli import (
    arena_commands,
    arguments,
    class_commands,
    evening_commands,
    fair_command,
    learner_commands,
    lesson_commands,
    parser_words,
    question_commands,
    record_commands,
    rule_commands,
)
from game.cli.complaints import Refused
from game.i18n import _
from game.i18n.language import PSEUDO_WORDS

if TYPE_CHECKING:
    Command = Callable[[argparse.Namespace], int]
    OpenApp = Callable[..., int]
    Commands = argparse._SubParsersAction["_Parser"]


def run(words: Sequence[str], open_app: OpenApp) -> int:
    """Carry out the command that these arguments name and return its exit code."""
    _speak(words)
    parser_words.speak()
    options = make_parser(open_app).parse_args(words)
    command: Command = options.command
    return command(options)


def _speak(words: Sequence[str]) -> None:
    """Take the language up first, so that help and errors speak it, too."""
    code = _language_parser().parse_known_args(words)[0].locale
    if code and i18n.use(code).partition("_")[0] != code.replace("-", "_").partition("_")[0].lower():
        message = _("Left Bower doesn't have the language {code}. Choose one of these: {languages}.")
        raise Refused(message.format(code=code, languages=", ".join((*i18n.available(), *PSEUDO_WORDS))))


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line and where to read on."""

    def error(self, message: str) -> NoReturn:
        sentence = _("{fault}. See {command} --help.").format(fault=message.rstrip("."), command=self.prog)
        self.exit(2, f"{sentence[:1].upper()}{sentence[1:]}\n")


def _language_parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="leftbower", add_help=False, allow_abbrev=False)
    parser.add_argument("--locale", metavar="CODE", help=_("the language to use, for example en"))
    return parser


def make_parser(open_app: OpenApp) -> argparse.ArgumentParser:
    """What all commands and their arguments are called; `open_app` opens the window, by its language."""

    def show(options: argparse.Namespace, **shown: str) -> int:
        return open_app(options.locale, **shown)

    parser = _Parser(
        prog="leftbower",
        description=_("Left Bower teaches euchre at a card table. Without a command, it opens the app."),
        parents=[_language_parser()],
    )
    parser.add_argument("--version", action="version", version=f"Left Bower {__version__}")
    parser.set_defaults(command=show)
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", parser_class=_Parser)
    _add_text(commands)
    rule_commands.add(commands)
    question_commands.add(commands)
    lesson_commands.add(commands, show)
    class_commands.add(commands)
    record_commands.add(commands, show)
    fair_command.add(commands)
    _add_shot(commands)
    _add_bench(commands)
    evening_commands.add(commands)
    arena_commands.add(commands)
    learner_commands.add(commands)
    return parser


def _add_text(commands: Commands) -> None:
    parser = commands.add_parser(
        "text",
        help=_("play and learn in this terminal"),
        description=_(
            "The same games and lessons as plain text, for screen readers and computers without a display."
        ),
    )
    parser.add_argument(
        "--transcript", metavar="LESSON", help=_("print a lesson with its best answers and quit")
    )
    parser.add_argument("--lesson", metavar="LESSON", help=_("go straight to a lesson"))
    parser.add_argument("--ruleset", metavar="ID", help=_("sit down at a table with these rules"))
    parser.add_argument(
        "--seed", type=arguments.seed, help=_("deal the same cards each time you use this word or number")
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
        help=_("save a screen as a picture"),
        description=_("Save a screen as a picture file. You don't need a display."),
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
    parser.add_argument("--locale", metavar="CODE", default=argparse.SUPPRESS, help=_("the language to use"))
    parser.add_argument(
        "--seed",
        type=arguments.seed,
        default="1",
        help=_("deal the same cards each time you use this word or number"),
    )
    arguments.add_force(parser)
    parser.set_defaults(command=_shot)


def _shot(options: argparse.Namespace) -> int:
    from game.dev.shots import shot

    shot.save(
        options.screen, options.picture,
        size=options.size, text=options.text, seed=options.seed, replace=options.force,
    )  # fmt: skip
    return 0


def _add_bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help=_("measure how fast the app runs here"),
        description=_("Measure how fast the app runs here."),
    )
    parser.add_argument("--json", action="store_true", help=_("print the numbers for other programs"))
    parser.set_defaults(command=_bench)


def _bench(options: argparse.Namespace) -> int:
    from game.bench import report

    return report.main(as_json=options.json)
