"""What the lab has of this game alone: what is counted of simulated games."""
