"""Who is on whose side."""
