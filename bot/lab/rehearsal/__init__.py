"""A rehearsal: the real bot at a simulated Discord, and five people who use only what a player has."""
