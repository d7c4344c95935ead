"""Renders the icon for desktops: `python packaging/icons.py [FOLDER]` (default: packaging/icons)."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).parent
SOURCE = HERE.parent / "editor" / "app" / "icons" / "trapwright.svg"
SIZES = (48, 128, 256)


def main(folder: Path) -> None:
    """Copy the SVG and write one PNG for each size."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SOURCE.name).write_bytes(SOURCE.read_bytes())
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        QSvgRenderer(str(SOURCE)).render(painter)
        painter.end()
        image.save(str(folder / f"trapwright-{size}.png"))


if __name__ == "__main__":
    application = QGuiApplication(["icons", "-platform", "offscreen"])
    main(Path(sys.argv[1]) if sys.argv[1:] else HERE / "icons")
