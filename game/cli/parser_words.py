"""What argparse says by itself, in the language spoken now.

It looks its words up by two names of its own module; ours are put there.
"""

from __future__ import annotations

import argparse

from game.i18n import N_, gettext, ngettext

WORDS = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("show program's version number and exit"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("ambiguous option: %(option)s could match %(matches)s"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
    N_("not allowed with argument %s"),
    N_("one of the arguments %s is required"),
    N_("expected one argument"),
    N_("expected at least one argument"),
    N_("expected at most one argument"),
)
"""Those that players of the commands come to read."""


def speak() -> None:
    """From now on argparse speaks the language in use; what it says besides stays English."""
    vars(argparse).update(_=gettext, ngettext=ngettext)
