"""The play-test in the window."""
