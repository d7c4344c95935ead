"""What the dungeon's own and wild creatures do about enemies they know, and when there are none."""
