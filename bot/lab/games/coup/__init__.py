"""Coup in the lab: the post of a round, for the audit."""
