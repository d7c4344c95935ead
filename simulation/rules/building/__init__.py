"""Building on site."""
