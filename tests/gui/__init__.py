"""Stories in the window, told with a real mouse and real keys."""
