"""A policy for two seats, learned in C from games at some twenty thousand a second. No steward reads it yet.

`python -m tests.training.coup.heads` is the command; it wants gcc. docs/stewards.md says what was run.
"""
