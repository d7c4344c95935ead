"""How the window looks: colours, palette and style sheet in light, dark and high contrast."""
