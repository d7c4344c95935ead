"""What minions decide, one behaviour a file; the first that has an answer counts."""
