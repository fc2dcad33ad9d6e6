"""The shared pages and controls: made from offers, waits, events and texts of a game, and nothing else."""
