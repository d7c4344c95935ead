"""Rules of combat."""
