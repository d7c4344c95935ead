"""Rules of rounds."""
