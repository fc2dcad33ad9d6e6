"""The stewards of Coup: prudent and cunning, and the odds of a claim."""
