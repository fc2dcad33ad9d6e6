"""The book of the cunning with two seats, learned in C from some twelve thousand games a second.

`python -m tests.training.coup.heads` is the command; it wants gcc. docs/stewards.md says what was run.
"""
