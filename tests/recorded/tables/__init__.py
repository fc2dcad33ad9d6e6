"""Matches recorded at tables of the real service and the real content: all that a table may be asked for."""
