"""`python -m game` is the command `leftbower`."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command; Ctrl-C ends it silently even while it is being loaded."""
    try:
        from game.cli.entry import main as run
    except KeyboardInterrupt:
        return 130
    return run()


if __name__ == "__main__":
    sys.exit(main())
