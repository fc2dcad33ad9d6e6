"""Mutants of the rules: small changes to functions that name a rule, for the game's tests to catch."""
