"""Orders of the designer: values that are checked without changing anything, then enter the stream."""
