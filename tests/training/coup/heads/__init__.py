"""A book for two seats, learned in C by regrets. No steward reads it yet.

`python -m tests.training.coup.heads` is the command; it wants gcc. docs/stewards.md says what was run.
"""
