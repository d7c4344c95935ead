"""Quick fixes: edits that put right what a check found."""
