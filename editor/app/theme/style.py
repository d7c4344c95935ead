"""Puts a theme on the application: Fusion, our palette and one short style sheet."""

from dataclasses import asdict
from pathlib import Path
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from editor.app.theme.colours import THEMES, Colours, ThemeName

_current: list[Colours] = [THEMES["dark"]]

_ROLES = (
    ("Window", "window"), ("WindowText", "text"), ("Base", "base"), ("AlternateBase", "panel"),
    ("ToolTipBase", "raised"), ("ToolTipText", "text"), ("Text", "text"), ("Button", "panel"),
    ("ButtonText", "text"), ("BrightText", "danger"), ("Link", "accent_text"), ("Highlight", "selection"),
    ("HighlightedText", "text"), ("PlaceholderText", "muted"), ("Accent", "accent"), ("Mid", "border"),
    ("Midlight", "raised"), ("Dark", "border"), ("Light", "raised"), ("Shadow", "base"),
)  # fmt: skip

_SHEET = Template("""
QMainWindow::separator { background: $window; width: 4px; height: 4px; }
QMainWindow::separator:hover { background: $accent; }
QToolBar { background: $panel; border: none; border-bottom: 1px solid $border; spacing: 4px; padding: 4px; }
QToolBar::separator { background: $border; width: 1px; margin: 4px; }
QToolButton { border: 1px solid transparent; border-radius: 4px; padding: 4px; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolBarExtension { min-width: 12px; padding: 2px; qproperty-icon: url($folder/down-$name.svg); }
QToolButton:hover { background: $raised; }
QToolButton:checked { background: $selection; border-color: $accent; }
QToolButton:focus { border-color: $accent; }
QToolButton:disabled { color: $muted; }
QMenuBar { background: $panel; padding: 0 4px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; }
QMenuBar::item:selected { background: $raised; }
QMenu { background: $panel; border: 1px solid $border; padding: 4px; }
QMenu::item { padding: 4px 24px 4px 8px; border-radius: 4px; }
QMenu::icon { padding-left: 4px; }
QMenu::item:selected { background: $selection; color: $text; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $border; margin: 4px; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; font-weight: 600; }
QDockWidget::title { background: $panel; padding: 8px; border-bottom: 1px solid $border; }
QDockWidget > QWidget { background: $panel; }
QTabBar::tab { background: transparent; color: $muted; padding: 8px 12px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { background: $raised; }
QTabWidget::pane { border: none; }
QDockWidget QTabBar::tab { border-bottom: none; border-top: 2px solid transparent; }
QDockWidget QTabBar::tab:selected { border-top-color: $accent; }
QTreeView, QListView, QTableView { background: $panel; border: none; outline: none;
    show-decoration-selected: 1; }
QTreeView::item, QListView::item { padding: 4px; }
QTreeView::branch:selected { background: $selection; }
QTreeView::branch:hover { background: $raised; }
QTreeView::item:hover, QListView::item:hover { background: $raised; }
QTreeView::item:selected, QListView::item:selected { background: $selection; color: $text; }
QHeaderView::section { background: $panel; color: $muted; border: none;
    border-bottom: 1px solid $border; padding: 4px; }
QLineEdit, QPlainTextEdit { background: $base; border: 1px solid $border;
    border-radius: 4px; padding: 4px; min-height: 16px; selection-background-color: $selection; }
QLineEdit:focus, QPlainTextEdit:focus { border-color: $accent; }
QAbstractSpinBox, QComboBox { background: $base; border: 1px solid $border; border-radius: 4px;
    padding: 4px; min-height: 16px; selection-background-color: $selection; }
QAbstractSpinBox { qproperty-alignment: "AlignRight | AlignVCenter"; }
QAbstractSpinBox:focus, QComboBox:focus, QComboBox:on { border-color: $accent; }
QAbstractSpinBox:disabled, QComboBox:disabled { color: $muted; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow { image: url($folder/down-$name.svg); width: 12px;
    height: 12px; }
QAbstractSpinBox::up-arrow { image: url($folder/up-$name.svg); width: 12px; height: 12px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 20px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $raised; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $border; outline: none;
    selection-background-color: $selection; selection-color: $text; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; padding: 0; }
QPushButton { background: $raised; border: 1px solid $border; border-radius: 4px; padding: 4px 12px;
    min-height: 20px; }
QPushButton:hover { border-color: $accent; }
QPushButton:focus { border-color: $accent; }
QPushButton:disabled { color: $muted; border-style: dashed; }
QPushButton:default, QPushButton[filled="true"] { background: $accent; color: $on_accent;
    border-color: $accent; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid $muted; border-radius: 3px;
    background: $base; }
QCheckBox::indicator:hover, QCheckBox::indicator:focus { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url($folder/check.svg); }
QCheckBox::indicator:indeterminate { background: $accent; border-color: $accent;
    image: url($folder/partly.svg); }
QCheckBox::indicator:disabled { background: $raised; border-color: $border; }
QStatusBar { background: $panel; border-top: 1px solid $border; }
QStatusBar::item { border: none; }
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 4px; }
QScrollBar:vertical { background: transparent; width: 12px; }
QScrollBar:horizontal { background: transparent; height: 12px; }
QScrollBar::handle { background: $border; border-radius: 4px; min-height: 24px; min-width: 24px;
    margin: 2px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollArea { border: none; background: transparent; }
QDockWidget QScrollArea > QWidget > QWidget { background: $panel; }
*[role="muted"] { color: $muted; }
*[role="heading"] { font-size: 15px; font-weight: 600; }
*[role="title"] { font-size: 28px; font-weight: 700; }
*[role="danger"] { color: $danger; }
*[role="accent"] { color: $accent_text; }
""")


def colours() -> Colours:
    """The colours of the theme that is on."""
    return _current[0]


def system_theme() -> ThemeName:
    """What the desktop prefers: light or dark; dark where it does not say."""
    light = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light
    return "light" if light else "dark"


def put_on(application: QApplication, name: ThemeName | str) -> Colours:
    """Dress the application in a theme; a name that is none follows the desktop."""
    chosen = next((theme for key, theme in THEMES.items() if key == name), None) or THEMES[system_theme()]
    _current[0] = chosen
    application.setStyle("Fusion")
    application.setPalette(palette_of(chosen))
    application.setStyleSheet(sheet_of(chosen))
    return chosen


def palette_of(chosen: Colours) -> QPalette:
    """The palette of a theme; what is disabled is muted."""
    palette = QPalette()
    for role, colour in _ROLES:
        palette.setColor(QPalette.ColorRole[role], QColor(getattr(chosen, colour)))
    for role in ("WindowText", "Text", "ButtonText"):
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[role], QColor(chosen.muted))
    return palette


def sheet_of(chosen: Colours) -> str:
    """The style sheet of a theme."""
    return _SHEET.substitute(asdict(chosen), folder=Path(__file__).parent.as_posix())
