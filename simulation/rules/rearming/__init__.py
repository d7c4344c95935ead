"""Rearming: when trap parts need it, who does it, how it goes."""
