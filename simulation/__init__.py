"""The game: state, happenings and rules; no window, no clock, no global dice."""
