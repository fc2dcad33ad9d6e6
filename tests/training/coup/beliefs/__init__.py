"""The cunning with two seats: a policy over what everybody knows, learned in C by games with itself.

`python -m tests.training.coup.beliefs` is the command; it wants gcc.
docs/notebook/coup_training.md says what was run.
"""
