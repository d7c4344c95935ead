"""The rules by chapter; `order.py` lists them all, in the order in which they answer."""
