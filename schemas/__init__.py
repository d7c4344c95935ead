"""What is written to disk: data models, words and their forms; no behaviour."""
