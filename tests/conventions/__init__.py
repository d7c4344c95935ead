"""Tests about the code itself: sizes, sentences, names, determinism, words, the rulebook's ledger."""
