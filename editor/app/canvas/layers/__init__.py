"""The layers of the canvas, one module each: terrain below, cursor on top."""
