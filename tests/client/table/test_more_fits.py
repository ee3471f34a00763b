"""Nothing is folded behind More where the sheet has room for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client.screens.practice import PracticeScreen
from game.client.table.more_line import MoreLine
from game.client.table.sheet import lay_sheet, text_of
from game.client.widgets.scroll import ScrollArea
from game.dev.shots.shot import maker
from game.i18n import gettext_in  # noqa: F401
