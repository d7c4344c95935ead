"""Why the system refused to read or write a file, in the reader's language."""

from __future__ import annotations

import errno

from schemas.message import Message

_REASONS = {
    errno.ENOENT: "no_file", errno.ENOTDIR: "no_file", errno.EISDIR: "is_folder",
    errno.EACCES: "no_permission", errno.EPERM: "no_permission", errno.EROFS: "read_only",
    errno.ELOOP: "link_loop", errno.EINVAL: "no_plain_file", errno.ENAMETOOLONG: "name_too_long",
    errno.ENOSPC: "no_space", errno.EDQUOT: "no_space", errno.EIO: "device",
}  # fmt: skip


def system_reason(error: OSError | ValueError) -> Message | str:
    """The reason as a part of a sentence; the system's own words for what is rare."""
    code = _REASONS.get(getattr(error, "errno", None) or 0)
    if code is not None:
        return Message(f"system.{code}")
    return getattr(error, "strerror", None) or str(error)
