"""The book of the cunning with two seats, learned in C from some twelve thousand games a second.

`python -m tests.training.coup.heads` is the command; it wants gcc. docs/coup_training.md says what was run.
"""
