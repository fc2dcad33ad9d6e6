"""AI players. Each sees what its seat sees, view and offers, and nothing else."""
