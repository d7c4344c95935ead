"""Rows of a tree widget as lists, and a filter over groups of rows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem


def groups_of(tree: QTreeWidget) -> list[QTreeWidgetItem]:
    """The rows at the top."""
    rows = (tree.topLevelItem(row) for row in range(tree.topLevelItemCount()))
    return [row for row in rows if row is not None]


def rows_of(group: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    """The rows of a group."""
    rows = (group.child(row) for row in range(group.childCount()))
    return [row for row in rows if row is not None]


def filter_groups(tree: QTreeWidget, wanted: Callable[[QTreeWidgetItem], bool], expand: bool) -> None:
    """Hide the rows that are not wanted, and groups in which nothing is left."""
    for group in groups_of(tree):
        hits = [(row, wanted(row)) for row in rows_of(group)]
        for row, hit in hits:
            row.setHidden(not hit)
        group.setHidden(not any(hit for _, hit in hits))
        if expand:
            group.setExpanded(True)
