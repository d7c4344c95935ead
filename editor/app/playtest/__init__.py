"""The play-test in the same canvas: a run, who plays it, what is shown of it."""
