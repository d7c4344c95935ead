"""Tools without a window: a press, moves and a release make a gesture, and a gesture one edit."""
