"""Faults put in by hand, one against each promise, and seen to be caught by the law that guards it."""
