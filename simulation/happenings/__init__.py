"""What can happen, by subject: frozen values that rules make; nothing else changes the world."""
