"""The inspector: what is selected, with its properties, generated from the models."""
