"""The editor: editing without a window in `core`, the window in `app`, the command line."""
