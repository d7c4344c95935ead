"""The map on the screen: camera, layers, gestures."""
