"""Small faults that a user would suffer from, each to be caught by the tests near it."""
