"""A vote weighed and cast."""
