"""The command `leftbower`: without arguments it opens the app; `command_line` knows what arguments mean.

Rooms are imported where they are needed, so that the app and each command start as fast as they can. Whatever
goes wrong is said in a sentence: exit code 2 for arguments that make no sense, 1 for everything else.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from game import i18n
from game.cli import streams
from game.i18n import _


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    streams.prepare()
    i18n.use()
    try:
        code = _run(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        streams.fall_silent()
        return 1
    except Exception as error:
        from game.cli.complaints import complain

        return complain(error)


def _run(words: list[str]) -> int:
    if not words:
        return open_app()
    if words[0] == "dev":  # not among the commands that players see
        from game.dev import dev_command

        return dev_command.main(words[1:])
    from game.cli import command_line

    return command_line.run(words, open_app)


def open_app(language: str | None = None, **shown: str) -> int:
    """Open the window, with what `game.client.window.main` is to show in it, until it is closed."""
    from game.client.window import NoDisplay
    from game.client.window import main as open_window

    try:
        return open_window(language=language, **shown)
    except NoDisplay:
        from game.cli.complaints import Refused, called

        raise Refused(
            _("Left Bower can't open a window here. Type {command} to play in this terminal.").format(
                command=called("text")
            )
        ) from None
