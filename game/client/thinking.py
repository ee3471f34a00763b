"""The process that thinks for one app: hints, reviews, and the players who search."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from game.i18n import _

if TYPE_CHECKING:
    from game.bots.worker import Worker


class Thinking:
    """Starts the process when it is first wanted, or ahead of time in the background."""

    def __init__(self) -> None:
        self._worker: Worker | None = None
        self._told = False
        self._lock = Lock()  # the app may ask while the process is being started ahead of time

    def worker(self) -> Worker:
        """The warm process. Its work is handed out and looked at by the thread of the window alone."""
        from game.bots.worker import Worker

        with self._lock:
            if self._worker is None:
                self._worker = Worker()
            return self._worker

    @property
    def warm(self) -> bool:
        """Whether the process is there."""
        return self._worker is not None

    def news(self) -> str:
        """A sentence for the first time that one process after the other has failed, else ""."""
        if self._told or self._worker is None or not self._worker.tired:
            return ""
        self._told = True
        return _(
            "Thinking ahead isn't working on this computer right now, so the strong players go by rules of "
            "thumb, and hints have no numbers."
        )

    def close(self) -> None:
        """Ends the process, if there is one; another is started when it is wanted again."""
        with self._lock:
            if self._worker is not None:
                self._worker.close()
                self._worker = None
