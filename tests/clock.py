"""A clock for tests: it tells the same time until it is moved."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

MORNING = datetime(2026, 1, 31, 9, 30, tzinfo=UTC)


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = MORNING

    def __call__(self) -> datetime:
        return self.time

    def forward(self, minutes: int = 0, *, days: int = 0) -> None:
        self.time += timedelta(days=days, minutes=minutes)
