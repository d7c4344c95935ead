"""Icons by name, in the colours of the theme."""

from editor.app.icons import icon

__all__ = ["icon"]
