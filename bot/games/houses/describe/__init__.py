"""Events in words: for the table, in private, and what is refused."""
