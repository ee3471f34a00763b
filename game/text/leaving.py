"""Leaving a game or a lesson before its end; both are kept as they stand."""

from __future__ import annotations


class Leave(Exception):
    """The learner goes: to the first list, or out of the app."""

    def __init__(self, to_menu: bool) -> None:
        super().__init__()
        self.to_menu = to_menu
