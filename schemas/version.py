"""The version of the program, alone in its file so that asking for it imports nothing."""

VERSION = "0.1.0"
