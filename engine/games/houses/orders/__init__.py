"""Standing orders: what a person writes in advance (messages), what then plays for a silent house (turn)."""
