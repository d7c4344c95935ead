"""A lock on an open file that ends with the process that holds it, also when it is killed."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import msvcrt

    def locked(descriptor: int) -> bool:
        """Lock the open file; False when another holds it."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def locked(descriptor: int) -> bool:
        """Lock the open file; False when another holds it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
