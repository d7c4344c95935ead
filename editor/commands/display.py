"""Whether Qt can show a window here, found out in a child process: without a display Qt aborts."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import dataclass

from schemas.message import Message

PROBE = "--probe-window"
PROBE_SECONDS = 20

APT = (
    "libegl1 libgl1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
    " libxcb-image0 libxcb-render-util0 libxcb-randr0 libxcb-xinerama0 libdbus-1-3 libfontconfig1"
)
DNF = (
    "mesa-libEGL mesa-libGL libxkbcommon-x11 xcb-util-cursor xcb-util-wm xcb-util-keysyms xcb-util-image"
    " xcb-util-renderutil libxcb dbus-libs fontconfig"
)
_MISSING = re.compile(r"(lib[\w.+-]+): cannot open shared object file")
_NO_SCREEN = "could not connect to display"


def probe() -> int:
    """What the child does: start Qt and end. Aborts or raises where the window would."""
    from PySide6.QtGui import QGuiApplication

    QGuiApplication([])
    return 0


@dataclass(frozen=True)
class WindowProbe:
    """A child that tries to start Qt while its parent goes on with other work."""

    child: subprocess.Popen[str]

    @staticmethod
    def started() -> WindowProbe:
        """Start the child."""
        program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "editor"]
        child = subprocess.Popen(
            [*program, PROBE], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        return WindowProbe(child)

    def refusal(self) -> Message | None:
        """Why no window can be shown, or None. Waits for the child."""
        try:
            _, said = self.child.communicate(timeout=PROBE_SECONDS)
        except subprocess.TimeoutExpired:
            self.child.kill()
            _, said = self.child.communicate()
        return None if self.child.returncode == 0 else refusal_from(said)


def refusal_from(said: str) -> Message:
    """What Qt's words mean for the reader: which library is missing, or that there is no screen."""
    if missing := _MISSING.search(said):
        return Message("display.library", library=missing[1], apt=APT, dnf=DNF)
    if "xcb-cursor" in said and _NO_SCREEN not in said:
        return Message("display.library", library="libxcb-cursor.so.0", apt=APT, dnf=DNF)
    if _NO_SCREEN in said:
        return Message("display.no_screen")
    reason = next((line for line in reversed(said.splitlines()) if line.strip()), "?")
    return Message("display.failed", reason=reason.strip())
