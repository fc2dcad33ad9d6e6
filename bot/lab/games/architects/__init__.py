"""What the lab has of this game alone: what is counted of simulated games, and the posts that are audited."""
