"""Only one copy of the app at a time: a lock that ends with the process, however that ends.

It also remembers whether the last holder closed its file, for one that did not may have left it damaged.
"""

from __future__ import annotations

import errno
import os
import sys
import weakref
from pathlib import Path

from game.storage.errors import busy

if sys.platform == "win32":
    import msvcrt

    def _seize(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


_TAKEN = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}


class Lock:
    """An exclusive lock on a file that is never removed: another copy may wait on it."""

    def __init__(self, path: Path) -> None:
        """Raises StoreBusy if another holder has it, OSError if the file cannot be made."""
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _seize(self._descriptor)
        except OSError as error:
            self.release()
            if error.errno in _TAKEN:
                raise busy() from error
            raise
        _forget_in_children(self)

    @property
    def left_open(self) -> bool:
        """Whether the last holder did not say that all was well."""
        return os.fstat(self._descriptor).st_size > 0

    def note_open(self) -> None:
        """From now on the file is in use. Raises OSError."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, b"open\n")

    def note_closed(self) -> None:
        """The file was closed and is whole. Raises OSError."""
        os.ftruncate(self._descriptor, 0)

    def release(self) -> None:
        """Lets the next one in; a second call does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def _forget_in_children(lock: Lock) -> None:
    """A forked child shares the lock and may outlive a killed app, so it lets go of its share at once."""
    known = weakref.ref(lock)

    def let_go() -> None:
        held = known()
        if held is not None:
            held.release()

    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=let_go)
