"""From an interaction to its answer: who is meant, what was entered, what was refused."""
