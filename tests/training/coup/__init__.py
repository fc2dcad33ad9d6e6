"""The training of Coup's cunning: many quick tables at once in numpy, held to the engine by a test.

`python -m tests.training.coup` is the command; docs/notebook/stewards.md says what was run with which seeds.
"""
