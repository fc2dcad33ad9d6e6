"""Standing orders: what a person writes in advance, and what then plays for the house when it is silent."""
